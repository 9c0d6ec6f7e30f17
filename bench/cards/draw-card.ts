/**
 * The card drawn by hand, for libraries with text, paths and pictures but without layout: the same places, sizes and
 * texts for each of them, and each width is measured once.
 */
import type { FontId } from '../../src/shared/display/font-ids.ts';
import type { CardWords, Entry } from './card-text.ts';
import { CARD } from './sheet.ts';

/** Where the portrait stands on a card, in points from its top left. */
export const PORTRAIT = { x: 38, y: 0, width: 142, height: 116 };

/** What a library draws with, a card's corner being the origin and y running downwards. */
export interface Drawer {
  readonly text: (text: string, x: number, y: number, font: FontId, size: number, fill: string) => void;
  readonly path: (d: string, fill: string) => void;
  readonly box: (
    x: number,
    y: number,
    width: number,
    height: number,
    paint: { fill?: string; stroke?: string },
  ) => void;
  readonly portrait: (card: CardWords) => void;
}

/** Width of a text in points. */
export type Measure = (text: string, font: FontId, size: number) => number;

/** Keeps the widths of words at size 1: the same ones come back on every card. */
export function measured(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text, font, size) => {
    const key = `${font} ${text}`;
    const width = known.get(key) ?? measure(text, font, 100) / 100;
    known.set(key, width);
    return width * size;
  };
}

const INK = '#15130f';
const PAPER = '#ffffff';
const MARGIN = 18;

class Canvas {
  constructor(
    readonly drawer: Drawer,
    readonly width: Measure,
  ) {}
  text(text: string, x: number, y: number, font: FontId, size: number, fill = INK): void {
    if (text !== '') this.drawer.text(text, x, y, font, size, fill);
  }
  centred(text: string, x: number, y: number, font: FontId, size: number, fill = INK): void {
    this.text(text, x - this.width(text, font, size) / 2, y, font, size, fill);
  }
  path(d: string, fill: string): void {
    this.drawer.path(d, fill);
  }
  box(x: number, y: number, width: number, height: number, paint: { fill?: string; stroke?: string }): void {
    this.drawer.box(x, y, width, height, paint);
  }
  portrait(card: CardWords): void {
    this.drawer.portrait(card);
  }
}

export function drawCard(drawer: Drawer, measure: Measure, side: 'front' | 'back', card: CardWords): void {
  (side === 'front' ? front : back)(new Canvas(drawer, measure), card);
}

function front(area: Canvas, card: CardWords): void {
  area.portrait(card);
  area.path('M 0 0 L 45 0 L 38 118 L 0 118 Z', INK);
  area.path('M 0 0 L 45 0 L 43 42 L 0 42 Z', card.theme.accent);
  area.path(`M 0 118 L ${CARD.width} 112 L ${CARD.width} 153 L 0 153 Z`, INK);
  card.rail.forEach(({ label, value }, index) => {
    area.centred(label, 27, 20 + 25 * index, 'text-bold', 6, index === 0 ? INK : PAPER);
    area.centred(String(value), 27, 37 + 25 * index, 'display-black', 20, index === 0 ? INK : PAPER);
  });
  const width = area.width(card.concept, 'text-italic', 7) + 6;
  area.box(162 - width, 92, width, 10, { fill: PAPER });
  area.text(card.concept, 165 - width, 99, 'text-italic', 7);
  let size = 21;
  while (size > 6 && area.width(card.name, 'display-black', size) > 144) size -= 0.5;
  area.text(card.name, MARGIN, 138, 'display-black', size, PAPER);
  area.text(card.kind, MARGIN, 148, 'text-bold', 6.4, card.theme['accent-on-ink']);
  card.traits.forEach(({ label, dice, resistance }, index) => {
    const middle = MARGIN + 14.4 + 28.8 * index;
    area.centred(label, middle, 164, 'text-bold', 6);
    area.centred(String(dice), resistance === undefined ? middle : middle - 6, 184, 'display-black', 24);
    if (resistance === undefined) return;
    area.box(middle + 1, 170, 12, 13, { fill: INK });
    area.centred(`R${resistance}`, middle + 7, 180, 'display-bold', 9, PAPER);
  });
  area.text('HP', MARGIN, 197, 'text-bold', 6);
  area.text(String(card.hp.white + card.hp.red), MARGIN, 214, 'display-black', 20);
  for (let index = 0; index < card.hp.white + card.hp.red; index++) {
    const stroke = index < card.hp.white ? INK : '#c8102e';
    area.box(37 + 14 * (index % 9), 192 + 14 * Math.floor(index / 9), 13, 13, { stroke });
  }
  area.centred(card.movement, 90, 230, 'text-medium', 6.8);
  let x = MARGIN;
  let y = 238;
  for (const word of card.keywords) {
    const wide = area.width(word, 'text-bold', 6.2) + 4;
    if (x + wide > 142) [x, y] = [MARGIN, y + 8];
    area.box(x, y - 6, wide, 7.4, { stroke: INK });
    area.text(word, x + 2, y, 'text-bold', 6.2);
    x += wide + 1;
  }
}

/** Lines of words no wider than `width`, the first one shorter by `first`; each word is measured once. */
function wrap(text: string, widthOf: (text: string) => number, width: number, first: number): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let wide = 0;
  for (const word of text.split(' ')) {
    const own = widthOf(word);
    if (line.length > 0 && wide + space + own > (lines.length === 0 ? width - first : width)) {
      lines.push(line.join(' '));
      line = [];
    }
    wide = line.length === 0 ? own : wide + space + own;
    line.push(word);
  }
  return line.length === 0 ? lines : [...lines, line.join(' ')];
}

function back(area: Canvas, card: CardWords): void {
  const accent = card.theme['accent-on-paper'];
  area.box(0, 0, CARD.width, 39, { fill: INK });
  area.text(card.name, MARGIN, 27, 'display-black', 16, PAPER);
  area.text(card.kind, MARGIN, 35, 'text-bold', 6.4, card.theme['accent-on-ink']);
  area.box(0, 39, CARD.width, 25, { fill: card.theme.wash });
  card.traits.forEach(({ label, toBeat }, index) => {
    if (toBeat === undefined) return;
    area.centred(label, 66 + 28 * index, 47, 'text-bold', 6);
    area.centred(`${toBeat}+`, 66 + 28 * index, 60, 'display-black', 14);
  });
  let y = 74;
  const entryLine = ({ name, text: words }: Entry, fill: string): void => {
    area.text(name, MARGIN, y, 'text-bold', 6.6, fill);
    const first = area.width(name, 'text-bold', 6.6) + 3;
    wrap(words, (part) => area.width(part, 'text', 6.6), 139, first - 5).forEach((line, index) => {
      area.text(line, index === 0 ? MARGIN + first : MARGIN + 5, y, 'text', 6.6);
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
