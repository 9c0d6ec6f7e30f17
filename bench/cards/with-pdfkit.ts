/**
 * The card with pdfkit, as somebody writes it who knows it. It kerns, embeds subsets and passes JPEG through with its
 * metadata; it has no forms, so that a drawing that several cards share is written on each.
 */
import PDFDocument from 'pdfkit';
import type { Drawing } from '../../src/shared/document/schema.ts';
import type { CardWords } from './card-text.ts';
import { type Drawer, drawCard, measured, PORTRAIT } from './draw-card.ts';
import type { Files } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, corner, SIDES, sheetsOf } from './sheet.ts';

function drawShape(doc: PDFDocument, shape: Drawing['shapes'][number]): void {
  const { d, fill, stroke, strokeWidth = 1, opacity = 1, evenOdd } = shape;
  const rule = evenOdd ? 'even-odd' : 'non-zero';
  doc.opacity(opacity).path(d).lineWidth(strokeWidth);
  if (fill && stroke) doc.fillAndStroke(fill, stroke, rule);
  else if (fill) doc.fill(fill, rule);
  else if (stroke) doc.stroke(stroke);
}

function drawerOn(doc: PDFDocument, left: number, top: number): Drawer {
  return {
    text(text, x, y, font, size, fill) {
      doc.font(font).fontSize(size).fillColor(fill);
      doc.text(text, left + x, top + y, { lineBreak: false, baseline: 'alphabetic' });
    },
    path(d, fill) {
      doc.save().translate(left, top).path(d).fill(fill).restore();
    },
    box(x, y, width, height, { fill, stroke }) {
      doc.rect(left + x, top + y, width, height);
      if (fill) doc.fill(fill);
      if (stroke) doc.lineWidth(0.7).stroke(stroke);
    },
    portrait({ photo, art }) {
      const { x, y, width, height } = PORTRAIT;
      const size = photo === undefined ? art : PHOTO;
      if (size === undefined) return;
      const scale = Math.max(width / size.width, height / size.height);
      doc
        .save()
        .rect(left + x, top + y, width, height)
        .clip();
      if (photo !== undefined) doc.image(photo, left + x, top + y, { width: scale * size.width });
      else {
        doc.translate(left + x, top + y).scale(scale);
        for (const shape of art?.shapes ?? []) drawShape(doc, shape);
      }
      doc.restore();
    },
  };
}

export function withPdfkit(cards: readonly CardWords[], files: Files): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, size: [A4.width, A4.height], margin: 0 });
  for (const [id, file] of Object.entries(files)) doc.registerFont(id, file);
  const parts: Uint8Array[] = [];
  const ended = new Promise<Uint8Array>((resolve) => {
    doc.on('data', (part) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  const measure = measured((text, font, size) => doc.font(font).fontSize(size).widthOfString(text));
  for (const sheet of sheetsOf(cards)) {
    for (const side of SIDES) {
      doc.addPage();
      sheet.forEach((card, index) => {
        const { left, top } = corner(index, side);
        drawCard(drawerOn(doc, left, top), measure, side, card);
      });
    }
  }
  doc.end();
  return ended;
}
