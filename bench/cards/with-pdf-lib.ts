/**
 * The card with pdf-lib, written as its documentation teaches: embedFont, drawText, drawSvgPath. Fonts are embedded whole:
 * its subsets lose most glyphs of our text face, and embedding is not where its time goes.
 */
import * as fontkit from 'fontkit';
import {
  clip,
  endPath,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
} from 'pdf-lib';
import { channels } from '../../src/shared/card/display/colour.ts';
import type { FontId } from '../../src/shared/text/fonts/font-ids.ts';
import { A4, CARD, corner, SIDES, sheetsOf } from './sheet.ts';
import type { CardWords, Entry } from './words-of-card.ts';

type Fonts = Readonly<Record<FontId, PDFFont>>;
const colour = (hex: string) => rgb(...channels(hex as `#${string}`));
const INK = '#15130f';
const PAPER = '#ffffff';
const MARGIN = 18;

/** A card's corner of a page: y downwards, as the design is drawn. */
class Area {
  constructor(
    readonly page: PDFPage,
    readonly fonts: Fonts,
    readonly left: number,
    readonly top: number,
  ) {}
  text(text: string, x: number, y: number, font: FontId, size: number, fill = INK): void {
    const at = { x: this.left + x, y: A4.height - this.top - y };
    this.page.drawText(text, { ...at, size, font: this.fonts[font], color: colour(fill) });
  }
  centred(text: string, x: number, y: number, font: FontId, size: number, fill = INK): void {
    this.text(text, x - this.fonts[font].widthOfTextAtSize(text, size) / 2, y, font, size, fill);
  }
  path(d: string, fill: string): void {
    this.page.drawSvgPath(d, { x: this.left, y: A4.height - this.top, color: colour(fill) });
  }
  box(x: number, y: number, width: number, height: number, paint: { fill?: string; stroke?: string }): void {
    this.page.drawRectangle({
      x: this.left + x,
      y: A4.height - this.top - y - height,
      width,
      height,
      ...(paint.fill ? { color: colour(paint.fill) } : {}),
      ...(paint.stroke ? { borderColor: colour(paint.stroke), borderWidth: 0.7 } : {}),
    });
  }
}

function art(area: Area, drawing: NonNullable<CardWords['art']>): void {
  const { page, left, top } = area;
  const scale = Math.max(142 / drawing.width, 116 / drawing.height);
  page.pushOperators(pushGraphicsState(), rectangle(left + 38, A4.height - top - 116, 142, 116), clip(), endPath());
  for (const { d, fill, stroke, strokeWidth = 1, opacity } of drawing.shapes) {
    page.drawSvgPath(d, {
      x: left + 38,
      y: A4.height - top,
      scale,
      ...(fill ? { color: colour(fill) } : {}),
      ...(stroke ? { borderColor: colour(stroke), borderWidth: strokeWidth } : {}),
      ...(opacity === undefined ? {} : { opacity, borderOpacity: opacity }),
    });
  }
  page.pushOperators(popGraphicsState());
}

function front(area: Area, card: CardWords): void {
  if (card.art) art(area, card.art);
  area.path('M 0 0 L 45 0 L 38 118 L 0 118 Z', INK);
  area.path('M 0 0 L 45 0 L 43 42 L 0 42 Z', card.theme.accent);
  area.path(`M 0 118 L ${CARD.width} 112 L ${CARD.width} 153 L 0 153 Z`, INK);
  card.rail.forEach(({ label, value }, i) => {
    area.centred(label, 27, 20 + 25 * i, 'text-bold', 6, i === 0 ? INK : PAPER);
    area.centred(String(value), 27, 37 + 25 * i, 'display-black', 20, i === 0 ? INK : PAPER);
  });
  const width = area.fonts['text-italic'].widthOfTextAtSize(card.concept, 7) + 6;
  area.box(162 - width, 92, width, 10, { fill: PAPER });
  area.text(card.concept, 165 - width, 99, 'text-italic', 7);
  let size = 21;
  while (size > 6 && area.fonts['display-black'].widthOfTextAtSize(card.name, size) > 144) size -= 0.5;
  area.text(card.name, MARGIN, 138, 'display-black', size, PAPER);
  area.text(card.kind, MARGIN, 148, 'text-bold', 6.4, card.theme['accent-on-ink']);
  card.traits.forEach(({ label, dice, resistance }, i) => {
    const middle = MARGIN + 14.4 + 28.8 * i;
    area.centred(label, middle, 164, 'text-bold', 6);
    area.centred(String(dice), resistance === undefined ? middle : middle - 6, 184, 'display-black', 24);
    if (resistance === undefined) return;
    area.box(middle + 1, 170, 12, 13, { fill: INK });
    area.centred(`R${resistance}`, middle + 7, 180, 'display-bold', 9, PAPER);
  });
  area.text('HP', MARGIN, 197, 'text-bold', 6);
  area.text(String(card.hp.white + card.hp.red), MARGIN, 214, 'display-black', 20);
  for (let i = 0; i < card.hp.white + card.hp.red; i++) {
    const stroke = i < card.hp.white ? INK : '#c8102e';
    area.box(37 + 14 * (i % 9), 192 + 14 * Math.floor(i / 9), 13, 13, { stroke });
  }
  area.centred(card.movement, 90, 230, 'text-medium', 6.8);
  let x = MARGIN;
  let y = 238;
  for (const word of card.keywords) {
    const wide = area.fonts['text-bold'].widthOfTextAtSize(word, 6.2) + 4;
    if (x + wide > 142) [x, y] = [MARGIN, y + 8];
    area.box(x, y - 6, wide, 7.4, { stroke: INK });
    area.text(word, x + 2, y, 'text-bold', 6.2);
    x += wide + 1;
  }
}

/** Lines of words no wider than `width`, the first one shorter by what stands before it. */
function wrap(text: string, font: PDFFont, size: number, width: number, first: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    const room = lines.length === 0 ? width - first : width;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

function back(area: Area, card: CardWords): void {
  const accent = card.theme['accent-on-paper'];
  const { text, 'text-bold': bold } = area.fonts;
  area.box(0, 0, CARD.width, 39, { fill: INK });
  area.text(card.name, MARGIN, 27, 'display-black', 16, PAPER);
  area.text(card.kind, MARGIN, 35, 'text-bold', 6.4, card.theme['accent-on-ink']);
  area.box(0, 39, CARD.width, 25, { fill: card.theme.wash });
  card.traits.forEach(({ label, toBeat }, i) => {
    if (toBeat === undefined) return;
    area.centred(label, 66 + 28 * i, 47, 'text-bold', 6);
    area.centred(`${toBeat}+`, 66 + 28 * i, 60, 'display-black', 14);
  });
  let y = 74;
  const entryLine = ({ name, text: words }: Entry, fill: string): void => {
    area.text(name, MARGIN, y, 'text-bold', 6.6, fill);
    const first = bold.widthOfTextAtSize(name, 6.6) + 3;
    wrap(words, text, 6.6, 139, first - 5).forEach((line, i) => {
      area.text(line, i === 0 ? MARGIN + first : MARGIN + 5, y, 'text', 6.6);
      y += 7.6;
    });
  };
  for (const line of card.lines) entryLine(line, accent);
  for (const { title, entries } of card.sections) {
    y += 2;
    area.text(title.toUpperCase(), MARGIN, y, 'display-black', 9, accent);
    y += 8;
    for (const entry of entries) entryLine(entry, INK);
  }
  area.text(card.footer, MARGIN, CARD.height - 17, 'text-medium', 6);
}

export async function withPdfLib(
  cards: readonly CardWords[],
  files: Readonly<Record<FontId, Uint8Array>>,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit as never);
  const embedded = await Promise.all(
    Object.entries(files).map(async ([id, file]) => [id, await document.embedFont(file, { subset: false })] as const),
  );
  const fonts = Object.fromEntries(embedded) as Fonts;
  for (const sheet of sheetsOf(cards)) {
    for (const side of SIDES) {
      const page = document.addPage([A4.width, A4.height]);
      sheet.forEach((card, i) => {
        const { left, top } = corner(i, side);
        (side === 'front' ? front : back)(new Area(page, fonts, left, top), card);
      });
    }
  }
  return document.save();
}
