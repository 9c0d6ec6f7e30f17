/**
 * Draws the card by hand, for libraries with text, paths and images but without layout. Every library gets the same positions, sizes
 * and texts, and each width is measured once.
 */
import type { FontId } from '../../src/shared/display/font-ids.ts';
import type { CardWords, Entry } from './card-text.ts';
import { CARD } from './sheet.ts';

/** Box of the portrait on a card, in points from the top left corner. */
export const PORTRAIT = { x: 38, y: 0, width: 142, height: 116 };

/** Drawing functions of a library. The origin is the card's top left corner, and y runs downwards. */
export interface Drawer {
  readonly text: (textRun: string, x: number, y: number, fontId: FontId, fontSize: number, fillColor: string) => void;
  readonly path: (pathData: string, fillColor: string) => void;
  readonly box: (
    x: number,
    y: number,
    boxWidth: number,
    height: number,
    paint: { fill?: string; stroke?: string },
  ) => void;
  readonly portrait: (card: CardWords) => void;
}

/** Width of a text in points. */
export type Measure = (textRun: string, fontId: FontId, fontSize: number) => number;

/** Caches the widths of texts for all font sizes, since the same texts come back on every card. */
export function cacheWidths(measure: Measure): Measure {
  const knownWidths = new Map<string, number>();
  return (textRun, fontId, fontSize) => {
    const cacheKey = `${fontId} ${textRun}`;
    // The width at font size 1. It is measured at size 100, so that rounding in a library makes no difference.
    const textWidth = knownWidths.get(cacheKey) ?? measure(textRun, fontId, 100) / 100;
    knownWidths.set(cacheKey, textWidth);
    return textWidth * fontSize;
  };
}

// All positions and sizes below are in points and similar to those of Rollcall's classic card.
const INK = '#15130f';
const PAPER = '#ffffff';
const MARGIN = 18;

class Canvas {
  constructor(
    readonly drawer: Drawer,
    readonly measureText: Measure,
  ) {}
  text(textRun: string, x: number, y: number, fontId: FontId, fontSize: number, fillColor = INK): void {
    if (textRun !== '') this.drawer.text(textRun, x, y, fontId, fontSize, fillColor);
  }
  drawCentered(textRun: string, x: number, y: number, fontId: FontId, fontSize: number, fillColor = INK): void {
    this.text(textRun, x - this.measureText(textRun, fontId, fontSize) / 2, y, fontId, fontSize, fillColor);
  }
  path(pathData: string, fillColor: string): void {
    this.drawer.path(pathData, fillColor);
  }
  box(x: number, y: number, boxWidth: number, height: number, paint: { fill?: string; stroke?: string }): void {
    this.drawer.box(x, y, boxWidth, height, paint);
  }
  portrait(card: CardWords): void {
    this.drawer.portrait(card);
  }
}

export function drawCard(drawer: Drawer, measure: Measure, cardSide: 'front' | 'back', card: CardWords): void {
  (cardSide === 'front' ? drawFront : drawBack)(new Canvas(drawer, measure), card);
}

function drawFront(canvas: Canvas, card: CardWords): void {
  canvas.portrait(card);
  canvas.path('M 0 0 L 45 0 L 38 118 L 0 118 Z', INK);
  canvas.path('M 0 0 L 45 0 L 43 42 L 0 42 Z', card.theme.accent);
  canvas.path(`M 0 118 L ${CARD.width} 112 L ${CARD.width} 153 L 0 153 Z`, INK);
  card.rail.forEach(({ label, value: railNumber }, index) => {
    canvas.drawCentered(label, 27, 20 + 25 * index, 'text-bold', 6, index === 0 ? INK : PAPER);
    canvas.drawCentered(String(railNumber), 27, 37 + 25 * index, 'display-black', 20, index === 0 ? INK : PAPER);
  });
  const conceptWidth = canvas.measureText(card.concept, 'text-italic', 7) + 6;
  canvas.box(162 - conceptWidth, 92, conceptWidth, 10, { fill: PAPER });
  canvas.text(card.concept, 165 - conceptWidth, 99, 'text-italic', 7);
  let fontSize = 21;
  while (fontSize > 6 && canvas.measureText(card.name, 'display-black', fontSize) > 144) fontSize -= 0.5;
  canvas.text(card.name, MARGIN, 138, 'display-black', fontSize, PAPER);
  canvas.text(card.kind, MARGIN, 148, 'text-bold', 6.4, card.theme['accent-on-ink']);
  card.traits.forEach(({ label, dice: diceCount, resistance }, index) => {
    const center = MARGIN + 14.4 + 28.8 * index;
    canvas.drawCentered(label, center, 164, 'text-bold', 6);
    canvas.drawCentered(String(diceCount), resistance === undefined ? center : center - 6, 184, 'display-black', 24);
    if (resistance === undefined) return;
    canvas.box(center + 1, 170, 12, 13, { fill: INK });
    canvas.drawCentered(`R${resistance}`, center + 7, 180, 'display-bold', 9, PAPER);
  });
  canvas.text('HP', MARGIN, 197, 'text-bold', 6);
  canvas.text(String(card.hp.white + card.hp.red), MARGIN, 214, 'display-black', 20);
  for (let index = 0; index < card.hp.white + card.hp.red; index++) {
    const stroke = index < card.hp.white ? INK : '#c8102e';
    canvas.box(37 + 14 * (index % 9), 192 + 14 * Math.floor(index / 9), 13, 13, { stroke });
  }
  canvas.drawCentered(card.movement, 90, 230, 'text-medium', 6.8);
  let x = MARGIN;
  let y = 238;
  for (const keyword of card.keywords) {
    const boxWidth = canvas.measureText(keyword, 'text-bold', 6.2) + 4;
    if (x + boxWidth > 142) [x, y] = [MARGIN, y + 8];
    canvas.box(x, y - 6, boxWidth, 7.4, { stroke: INK });
    canvas.text(keyword, x + 2, y, 'text-bold', 6.2);
    x += boxWidth + 1;
  }
}

/** Breaks a text into lines no wider than `lineWidth`; the first line is shorter by `indent`. Each word is measured once. */
function wrapText(
  paragraph: string,
  measureText: (textPart: string) => number,
  lineWidth: number,
  indent: number,
): string[] {
  const spaceWidth = measureText(' ');
  const lines: string[] = [];
  let currentLine: string[] = [];
  let currentWidth = 0;
  for (const word of paragraph.split(' ')) {
    const wordWidth = measureText(word);
    if (
      currentLine.length > 0 &&
      currentWidth + spaceWidth + wordWidth > (lines.length === 0 ? lineWidth - indent : lineWidth)
    ) {
      lines.push(currentLine.join(' '));
      currentLine = [];
    }
    currentWidth = currentLine.length === 0 ? wordWidth : currentWidth + spaceWidth + wordWidth;
    currentLine.push(word);
  }
  return currentLine.length === 0 ? lines : [...lines, currentLine.join(' ')];
}

function drawBack(canvas: Canvas, card: CardWords): void {
  const accent = card.theme['accent-on-paper'];
  canvas.box(0, 0, CARD.width, 39, { fill: INK });
  canvas.text(card.name, MARGIN, 27, 'display-black', 16, PAPER);
  canvas.text(card.kind, MARGIN, 35, 'text-bold', 6.4, card.theme['accent-on-ink']);
  canvas.box(0, 39, CARD.width, 25, { fill: card.theme.wash });
  card.traits.forEach(({ label, toBeat }, index) => {
    if (toBeat === undefined) return;
    canvas.drawCentered(label, 66 + 28 * index, 47, 'text-bold', 6);
    canvas.drawCentered(`${toBeat}+`, 66 + 28 * index, 60, 'display-black', 14);
  });
  let y = 74;
  const drawEntry = ({ name, text }: Entry, fillColor: string): void => {
    canvas.text(name, MARGIN, y, 'text-bold', 6.6, fillColor);
    const indent = canvas.measureText(name, 'text-bold', 6.6) + 3;
    wrapText(text, (textPart) => canvas.measureText(textPart, 'text', 6.6), 139, indent - 5).forEach(
      (lineText, index) => {
        canvas.text(lineText, index === 0 ? MARGIN + indent : MARGIN + 5, y, 'text', 6.6);
        y += 7.6;
      },
    );
  };
  for (const entry of card.lines) drawEntry(entry, accent);
  for (const { title, entries } of card.sections) {
    y += 2;
    canvas.text(title.toUpperCase(), MARGIN, y, 'display-black', 9, accent);
    y += 8;
    for (const entry of entries) drawEntry(entry, INK);
  }
  canvas.text(card.footer, MARGIN, CARD.height - 17, 'text-medium', 6);
}
