/**
 * Draws the card with pdfkit, as an experienced user would. pdfkit kerns, embeds subsets and embeds JPEG with its metadata. It has
 * no forms, so a drawing that several cards share is written on each of them.
 */
import PDFDocument from 'pdfkit';
import type { Drawing } from '../../src/shared/document/schema.ts';
import type { CardWords } from './card-text.ts';
import { cacheWidths, type Drawer, drawCard, PORTRAIT } from './draw-card.ts';
import type { FontFiles } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, getCorner, SIDES, splitIntoSheets } from './sheet.ts';

function drawShape(document: PDFDocument, shape: Drawing['shapes'][number]): void {
  const { d: pathData, fill: fillColor, stroke: strokeColor, strokeWidth = 1, opacity = 1, evenOdd } = shape;
  const fillRule = evenOdd ? 'even-odd' : 'non-zero';
  document.opacity(opacity).path(pathData).lineWidth(strokeWidth);
  if (fillColor && strokeColor) document.fillAndStroke(fillColor, strokeColor, fillRule);
  else if (fillColor) document.fill(fillColor, fillRule);
  else if (strokeColor) document.stroke(strokeColor);
}

function createDrawer(document: PDFDocument, cardLeft: number, cardTop: number): Drawer {
  return {
    text(textRun, x, y, fontId, fontSize, fillColor) {
      document.font(fontId).fontSize(fontSize).fillColor(fillColor);
      document.text(textRun, cardLeft + x, cardTop + y, { lineBreak: false, baseline: 'alphabetic' });
    },
    path(pathData, fillColor) {
      document.save().translate(cardLeft, cardTop).path(pathData).fill(fillColor).restore();
    },
    box(x, y, boxWidth, boxHeight, { fill: fillColor, stroke: strokeColor }) {
      document.rect(cardLeft + x, cardTop + y, boxWidth, boxHeight);
      if (fillColor) document.fill(fillColor);
      if (strokeColor) document.lineWidth(0.7).stroke(strokeColor);
    },
    portrait({ photo: photoFile, art: drawing }) {
      const { x, y, width: portraitWidth, height: portraitHeight } = PORTRAIT;
      const pictureSize = photoFile === undefined ? drawing : PHOTO;
      if (pictureSize === undefined) return;
      const scale = Math.max(portraitWidth / pictureSize.width, portraitHeight / pictureSize.height);
      document
        .save()
        .rect(cardLeft + x, cardTop + y, portraitWidth, portraitHeight)
        .clip();
      if (photoFile !== undefined)
        document.image(photoFile, cardLeft + x, cardTop + y, { width: scale * pictureSize.width });
      else {
        document.translate(cardLeft + x, cardTop + y).scale(scale);
        for (const shape of drawing?.shapes ?? []) drawShape(document, shape);
      }
      document.restore();
    },
  };
}

export function writeWithPdfkit(cards: readonly CardWords[], fontFiles: FontFiles): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, size: [A4.width, A4.height], margin: 0 });
  for (const [fontId, fontFile] of Object.entries(fontFiles)) document.registerFont(fontId, fontFile);
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  const measureText = cacheWidths((textRun, fontId, fontSize) =>
    document.font(fontId).fontSize(fontSize).widthOfString(textRun),
  );
  for (const sheet of splitIntoSheets(cards)) {
    for (const cardSide of SIDES) {
      document.addPage();
      sheet.forEach((card, index) => {
        const { left, top } = getCorner(index, cardSide);
        drawCard(createDrawer(document, left, top), measureText, cardSide, card);
      });
    }
  }
  document.end();
  return finished;
}
