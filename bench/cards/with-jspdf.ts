/**
 * Draws the card with jsPDF, as an experienced user would. jsPDF embeds JPEG with its metadata. It has no kerning, ligatures or
 * opacity here, and writes a drawing that several cards share on each of them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { jsPDF } from 'jspdf';
import svgpath from 'svgpath';
import type { Drawing } from '../../src/shared/document/schema.ts';
import type { CardWords } from './card-text.ts';
import { cacheWidths, type Drawer, drawCard, PORTRAIT } from './draw-card.ts';
import type { FontFiles } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, getCorner, SIDES, splitIntoSheets } from './sheet.ts';

type Step = { op: 'm' | 'l' | 'c' | 'h'; c: number[] };

/** Converts path data for jsPDF: absolute lines and cubic curves. */
function createPathSteps(pathData: string, scale: number, x: number, y: number): Step[] {
  const steps: Step[] = [];
  svgpath(pathData)
    .unshort()
    .unarc()
    .abs()
    .scale(scale)
    .translate(x, y)
    .iterate(([command, ...coordinates], _segmentIndex, currentX, currentY) => {
      const numbers = coordinates as number[];
      const [a = 0, b = 0, endX = 0, endY = 0] = numbers;
      if (command === 'M') steps.push({ op: 'm', c: numbers });
      else if (command === 'L') steps.push({ op: 'l', c: numbers });
      else if (command === 'H') steps.push({ op: 'l', c: [a, currentY] });
      else if (command === 'V') steps.push({ op: 'l', c: [currentX, a] });
      else if (command === 'C') steps.push({ op: 'c', c: numbers });
      // A quadratic curve as a cubic one: both control points are two thirds of the way from an end to the old control point (a, b).
      else if (command === 'Q')
        steps.push({
          op: 'c',
          c: [
            currentX + ((a - currentX) * 2) / 3,
            currentY + ((b - currentY) * 2) / 3,
            endX + ((a - endX) * 2) / 3,
            endY + ((b - endY) * 2) / 3,
            endX,
            endY,
          ],
        });
      else steps.push({ op: 'h', c: [] });
    });
  return steps;
}

function drawShape(document: jsPDF, shape: Drawing['shapes'][number], scale: number, x: number, y: number): void {
  const { d: pathData, fill: fillColor, stroke: strokeColor, strokeWidth = 1, evenOdd } = shape;
  if (fillColor) document.setFillColor(fillColor);
  if (strokeColor) document.setDrawColor(strokeColor).setLineWidth(strokeWidth * scale);
  document.path(createPathSteps(pathData, scale, x, y));
  if (fillColor && strokeColor) document.fillStroke();
  else if (!fillColor) document.stroke();
  else if (evenOdd) document.fillEvenOdd();
  else document.fill();
}

function createDrawer(document: jsPDF, cardLeft: number, cardTop: number): Drawer {
  return {
    text(textRun, x, y, fontId, fontSize, fillColor) {
      document.setFont(fontId, 'normal').setFontSize(fontSize).setTextColor(fillColor);
      document.text(textRun, cardLeft + x, cardTop + y);
    },
    path(pathData, fillColor) {
      document.setFillColor(fillColor);
      document.path(createPathSteps(pathData, 1, cardLeft, cardTop)).fill();
    },
    box(x, y, boxWidth, boxHeight, { fill: fillColor, stroke: strokeColor }) {
      if (fillColor) document.setFillColor(fillColor);
      if (strokeColor) document.setDrawColor(strokeColor).setLineWidth(0.7);
      document.rect(cardLeft + x, cardTop + y, boxWidth, boxHeight, fillColor ? 'F' : 'S');
    },
    portrait({ photo: photoFile, art: drawing }) {
      const { x, y, width: portraitWidth, height: portraitHeight } = PORTRAIT;
      const pictureSize = photoFile === undefined ? drawing : PHOTO;
      if (pictureSize === undefined) return;
      const scale = Math.max(portraitWidth / pictureSize.width, portraitHeight / pictureSize.height);
      document.saveGraphicsState();
      document
        .rect(cardLeft + x, cardTop + y, portraitWidth, portraitHeight, null)
        .clip()
        .discardPath();
      if (photoFile !== undefined) {
        const [pictureWidth, pictureHeight] = [scale * pictureSize.width, scale * pictureSize.height];
        document.addImage(
          readFileSync(photoFile),
          'JPEG',
          cardLeft + x,
          cardTop + y,
          pictureWidth,
          pictureHeight,
          photoFile,
          'NONE',
        );
      } else for (const shape of drawing?.shapes ?? []) drawShape(document, shape, scale, cardLeft + x, cardTop + y);
      document.restoreGraphicsState();
    },
  };
}

/** Writes the deck. `checkoutFolder` is the root folder of the repository; the package is installed below it for this benchmark alone. */
export async function writeWithJsPdf(
  checkoutFolder: string,
  cards: readonly CardWords[],
  fontFiles: FontFiles,
): Promise<Uint8Array> {
  const requirePackage = createRequire(join(checkoutFolder, 'bench/packages/package.json'));
  const { jsPDF } = requirePackage('jspdf') as typeof import('jspdf');
  const document = new jsPDF({ unit: 'pt', format: [A4.width, A4.height], compress: true });
  for (const [fontId, fontFile] of Object.entries(fontFiles)) {
    document.addFileToVFS(`${fontId}.ttf`, Buffer.from(fontFile).toString('base64'));
    document.addFont(`${fontId}.ttf`, fontId, 'normal');
  }
  const measureText = cacheWidths((textRun, fontId, fontSize) =>
    document.setFont(fontId, 'normal').setFontSize(fontSize).getTextWidth(textRun),
  );
  for (const [sheetIndex, sheet] of splitIntoSheets(cards).entries()) {
    for (const cardSide of SIDES) {
      if (sheetIndex > 0 || cardSide === 'back') document.addPage();
      sheet.forEach((card, index) => {
        const { left, top } = getCorner(index, cardSide);
        drawCard(createDrawer(document, left, top), measureText, cardSide, card);
      });
    }
  }
  return new Uint8Array(document.output('arraybuffer'));
}
