/** A line of words as glyph runs with their places. */

import { cachedFor } from '../../base/cache.ts';
import type { Colour, DisplayItem, TextRun } from '../../display/display-list.ts';
import type { FaceId } from '../../display/font-ids.ts';
import type { ShapedWord } from '../../display/shaped-word.ts';
import { type Face, shapeWord } from '../../text/fonts/fonts.ts';
import { visualOrder } from '../../text/lines/bidi.ts';
import type { Line } from '../../text/lines/lines.ts';
import type { Squeeze } from '../../text/lines/styles.ts';
import { sizeIn, spaceIn, trackingIn, type Word, widthIn } from '../../text/lines/words.ts';

/** A run, and where it begins on its line. */
interface LineRun {
  readonly font: FaceId;
  readonly size: number;
  readonly text: string;
  readonly run: TextRun;
  readonly advance: number;
  readonly fill: Colour;
  readonly from: number;
  readonly field: string | undefined;
}

/** A word, the space after it, or what keeps it apart from the word before it and is not drawn, at its place in reading order. */
interface Part {
  readonly word: Word;
  readonly space: boolean;
  readonly hidden?: boolean;
  readonly level: number;
  readonly index: number;
}

const ordered = ({ level, base }: Word): boolean => level === 0 && base === 0;

/** Words and spaces in reading order; `level` is the one they are ordered by. */
function partsOf({ words }: Line): Part[] {
  const parts: Part[] = [];
  let index = 0;
  words.forEach((word, i) => {
    const { divider, spaceDivider } = word;
    if (divider !== undefined && i > 0) parts.push({ word, space: false, hidden: true, level: divider, index });
    parts.push({ word, space: false, level: word.level, index });
    index += 1;
    if (word.spaces === 0) return;
    // Space at the end of a line belongs to its paragraph, not to the word (UAX 9, rule L1).
    const level = i === words.length - 1 ? word.base : word.spaceLevel;
    if (spaceDivider !== undefined) parts.push({ word, space: true, hidden: true, level: spaceDivider, index });
    parts.push({ word, space: true, level, index });
    index += 1;
  });
  return parts;
}

/** Words and spaces from left to right. */
function visualParts(line: Line): Part[] {
  const parts = partsOf(line);
  // In a line from right to left the last space would stand at the left edge and indent it.
  const end = parts[parts.length - 1];
  if (end?.space === true && end.level % 2 === 1) parts.pop();
  return visualOrder(parts, (part) => part.level).filter(({ hidden }) => hidden !== true);
}

/** Whether two words in a row can stand in one run. */
const alike = (a: Word, b: Word): boolean =>
  a.field === b.field && a.styled.face === b.styled.face && (a.styled.style === b.styled.style || looksLike(a, b));

const looksLike = ({ styled: { style: a } }: Word, { styled: { style: b } }: Word): boolean =>
  a.size === b.size && a.min === b.min && a.colour === b.colour && a.tracking === b.tracking && a.tight === b.tight;

const firstRead = (parts: readonly Part[]): number =>
  parts.reduce((least, { index }) => Math.min(least, index), Number.POSITIVE_INFINITY);
const lastRead = (parts: readonly Part[]): number => parts.reduce((most, { index }) => Math.max(most, index), 0);

/** Parts that stand in a row, in groups between whose parts nothing else is read: only then can runs be read one after the other. */
function unbroken(parts: readonly Part[]): (readonly Part[])[] {
  if (lastRead(parts) - firstRead(parts) < parts.length) return [parts];
  const groups: Part[][] = [];
  let before: Part | undefined;
  for (const part of parts) {
    if (before !== undefined && Math.abs(before.index - part.index) === 1) groups[groups.length - 1]?.push(part);
    else groups.push([part]);
    before = part;
  }
  return groups;
}

/** The space of a face; null for faces that are only used for single characters and have none. */
const spaceOf = (face: Face): ShapedWord | null =>
  cachedFor(spaces, face, () => (face.font.hasGlyphForCodePoint(32) ? shapeWord(face, ' ') : null));
/** Asked for with each word of a line. */
const spaces = new WeakMap<Face, ShapedWord | null>();

/**
 * The words of the run being made, and where each begins. One buffer for all runs, copied when a run is finished: lists
 * that grow take twice the room, and a deck has a million of them.
 */
const gathered: { readonly words: ShapedWord[]; readonly at: number[] } = { words: [], at: [] };

/** The state of a run that is being built from left to right. */
interface RunDraft {
  readonly squeeze: Squeeze;
  count: number;
  pen: number;
  text: string;
}

const newDraft = (squeeze: Squeeze): RunDraft => ({ squeeze, count: 0, pen: 0, text: '' });

function gather(to: RunDraft, shaped: ShapedWord): void {
  gathered.words[to.count] = shaped;
  gathered.at[to.count] = to.pen;
  to.count += 1;
}

function addWord(to: RunDraft, word: Word): void {
  gather(to, word.styled.shaped);
  to.pen += widthIn(word, to.squeeze);
  to.text += word.styled.text;
}

function addSpace(to: RunDraft, word: Word): void {
  const shaped = spaceOf(word.styled.face);
  if (shaped !== null) gather(to, shaped);
  to.pen += spaceIn(word, to.squeeze);
  to.text += ' ';
}

/** A finished run that begins at `from` on its line, in the style of its first word. */
function madeOf({ squeeze, count, pen, text }: RunDraft, first: Word, from: number): LineRun {
  const { styled, field } = first;
  const [words, at] = [gathered.words.slice(0, count), gathered.at.slice(0, count)];
  const size = sizeIn(first, squeeze);
  const run = { words, at, tracking: trackingIn(first, squeeze), incomplete: words.some(isIncomplete) };
  return { font: styled.face.id, size, text, run, advance: pen, fill: styled.style.colour, from, field };
}

const isIncomplete = ({ missing }: ShapedWord): boolean => missing !== '';

function runOf(parts: readonly Part[], { squeeze }: Line, from: number): LineRun {
  const to = newDraft(squeeze);
  const places: number[] = [];
  for (const { word, space, index } of parts) {
    (space ? addSpace : addWord)(to, word);
    if (to.count > places.length) places.push(index);
  }
  const first = (parts as [Part])[0].word;
  if (!parts.some(({ level }) => level > 0)) return madeOf(to, first, from);
  to.text = textInOrder(parts);
  const run = madeOf(to, first, from);
  const reading = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return { ...run, run: { ...run.run, reading } };
}

const textInOrder = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.index - b.index)
    .map((part) => (part.space ? ' ' : part.word.styled.text))
    .join('');

/** Runs placed from left to right, but listed in reading order, which is what screen readers and search use. */
function runsInBothDirections(line: Line): LineRun[] {
  const out: { readonly run: LineRun; readonly index: number }[] = [];
  let pen = 0;
  let pending: Part[] = [];
  const close = (): void => {
    if (pending.length === 0) return;
    for (const parts of unbroken(pending)) {
      const run = runOf(parts, line, pen);
      out.push({ run, index: firstRead(parts) });
      pen += run.advance;
    }
    pending = [];
  };
  for (const part of visualParts(line)) {
    const before = pending[pending.length - 1];
    if (before !== undefined && !alike(before.word, part.word)) close();
    pending.push(part);
  }
  close();
  return out.sort((a, b) => a.index - b.index).map(({ run }) => run);
}

/** The same for a line that only runs from left to right: nearly every one, so that it is worth a shorter way. */
function runsFromLeft({ words, squeeze }: Line): LineRun[] {
  const out: LineRun[] = [];
  let pen = 0;
  for (let from = 0; from < words.length; ) {
    const first = words[from] as Word;
    const to = newDraft(squeeze);
    let next = from;
    for (let word: Word | undefined = first; word !== undefined && alike(first, word); word = words[next]) {
      addWord(to, word);
      if (word.spaces > 0) addSpace(to, word);
      next += 1;
    }
    out.push(madeOf(to, first, pen));
    pen += to.pen;
    from = next;
  }
  return out;
}

const runsOf = (line: Line): LineRun[] => (line.words.every(ordered) ? runsFromLeft(line) : runsInBothDirections(line));

/** The runs of a line whose baseline begins at (x, y); runs about a field stand in a group that can be clicked. */
export function lineItems(line: Line, x: number, y: number): readonly DisplayItem[] {
  return runsOf(line).map(({ font, size, text, run, advance, fill, from, field }): DisplayItem => {
    const item: DisplayItem = { kind: 'text', font, size, x: x + from, y, text, run, advance, fill };
    if (field === undefined) return item;
    const hit = { x: x + from, y: y - line.ascent, width: advance, height: line.ascent + line.descent };
    return { kind: 'group', field, hit, items: [item] };
  });
}
