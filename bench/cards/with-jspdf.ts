/**
 * The card with jsPDF, as somebody writes it who knows it. It passes JPEG through with its metadata; it neither kerns nor
 * joins letters, shows no opacity here, and writes a drawing that several cards share on each.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { jsPDF } from 'jspdf';
import svgpath from 'svgpath';
import type { Drawing } from '../../src/shared/document/schema.ts';
import type { CardWords } from './card-text.ts';
import { type Drawer, drawCard, measured, PORTRAIT } from './draw-card.ts';
import type { Files } from './fonts.ts';
import { PHOTO } from './photos.ts';
import { A4, corner, SIDES, sheetsOf } from './sheet.ts';

type Step = { op: 'm' | 'l' | 'c' | 'h'; c: number[] };

/** Path data as jsPDF takes it: absolute lines and cubic curves. */
function stepsOf(d: string, scale: number, x: number, y: number): Step[] {
  const out: Step[] = [];
  svgpath(d)
    .unshort()
    .unarc()
    .abs()
    .scale(scale)
    .translate(x, y)
    .iterate(([command, ...c], _, atX, atY) => {
      const n = c as number[];
      const [a = 0, b = 0, e = 0, f = 0] = n;
      if (command === 'M') out.push({ op: 'm', c: n });
      else if (command === 'L') out.push({ op: 'l', c: n });
      else if (command === 'H') out.push({ op: 'l', c: [a, atY] });
      else if (command === 'V') out.push({ op: 'l', c: [atX, a] });
      else if (command === 'C') out.push({ op: 'c', c: n });
      else if (command === 'Q')
        out.push({
          op: 'c',
          c: [atX + ((a - atX) * 2) / 3, atY + ((b - atY) * 2) / 3, e + ((a - e) * 2) / 3, f + ((b - f) * 2) / 3, e, f],
        });
      else out.push({ op: 'h', c: [] });
    });
  return out;
}

function drawShape(doc: jsPDF, shape: Drawing['shapes'][number], scale: number, x: number, y: number): void {
  const { d, fill, stroke, strokeWidth = 1, evenOdd } = shape;
  if (fill) doc.setFillColor(fill);
  if (stroke) doc.setDrawColor(stroke).setLineWidth(strokeWidth * scale);
  doc.path(stepsOf(d, scale, x, y));
  if (fill && stroke) doc.fillStroke();
  else if (!fill) doc.stroke();
  else if (evenOdd) doc.fillEvenOdd();
  else doc.fill();
}

function drawerOn(doc: jsPDF, left: number, top: number): Drawer {
  return {
    text(text, x, y, font, size, fill) {
      doc.setFont(font, 'normal').setFontSize(size).setTextColor(fill);
      doc.text(text, left + x, top + y);
    },
    path(d, fill) {
      doc.setFillColor(fill);
      doc.path(stepsOf(d, 1, left, top)).fill();
    },
    box(x, y, width, height, { fill, stroke }) {
      if (fill) doc.setFillColor(fill);
      if (stroke) doc.setDrawColor(stroke).setLineWidth(0.7);
      doc.rect(left + x, top + y, width, height, fill ? 'F' : 'S');
    },
    portrait({ photo, art }) {
      const { x, y, width, height } = PORTRAIT;
      const size = photo === undefined ? art : PHOTO;
      if (size === undefined) return;
      const scale = Math.max(width / size.width, height / size.height);
      doc.saveGraphicsState();
      doc
        .rect(left + x, top + y, width, height, null)
        .clip()
        .discardPath();
      if (photo !== undefined) {
        const [wide, high] = [scale * size.width, scale * size.height];
        doc.addImage(readFileSync(photo), 'JPEG', left + x, top + y, wide, high, photo, 'NONE');
      } else for (const shape of art?.shapes ?? []) drawShape(doc, shape, scale, left + x, top + y);
      doc.restoreGraphicsState();
    },
  };
}

/** `root` is the folder of the checkout, below which the package is installed for the bench alone. */
export async function withJsPdf(root: string, cards: readonly CardWords[], files: Files): Promise<Uint8Array> {
  const here = createRequire(join(root, 'bench/packages/package.json'));
  const { jsPDF } = here('jspdf') as typeof import('jspdf');
  const doc = new jsPDF({ unit: 'pt', format: [A4.width, A4.height], compress: true });
  for (const [id, file] of Object.entries(files)) {
    doc.addFileToVFS(`${id}.ttf`, Buffer.from(file).toString('base64'));
    doc.addFont(`${id}.ttf`, id, 'normal');
  }
  const measure = measured((text, font, size) => doc.setFont(font, 'normal').setFontSize(size).getTextWidth(text));
  for (const [n, sheet] of sheetsOf(cards).entries()) {
    for (const side of SIDES) {
      if (n > 0 || side === 'back') doc.addPage();
      sheet.forEach((card, index) => {
        const { left, top } = corner(index, side);
        drawCard(drawerOn(doc, left, top), measure, side, card);
      });
    }
  }
  return new Uint8Array(doc.output('arraybuffer'));
}
