/** The roster that a team is played from: numbers, attacks, words and boxes of every member, in as many pages as are wished. */

import type { PlayLine, PlayRow } from '../../../rules/play-row.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { InkSheet } from '../../ink/ink-sheet.ts';
import { type Block, sectionBlocks } from '../../kit/blocks.ts';
import type { CellLayout, RowBox, RowLayout } from '../../kit/cells.ts';
import { cellOf } from '../../kit/cells.ts';
import { printedText } from '../../kit/printed.ts';
import { type RowMeasure, rowOf, styles } from '../../kit/row-of-parts.ts';
import { textWidth } from '../../kit/text-lines.ts';
import type { RosterData, RosterMember } from '../roster-data.ts';
import { rosterFooter, stampOf } from '../roster-text.ts';

/** Points of a box for HP: a little more than four millimetres, whatever the size of type. */
const BOX = 11.8;
const GAP = 1.6;
/** More are no boxes to cross out any more: the number stands alone, and is written beside. */
const MOST_BOXES = 120;
/** Points of a box for an Effect, and between these. */
const SMALL = 6.8;

/**
 * What is tried for the wished number of pages, the roomiest first. Set close, attacks and words run on in paragraphs instead of a
 * row each, which takes a third less.
 */
const TRIES = [
  ...[10, 9.5, 9, 8.6, 8.2, 7.8, 7.5].map((em) => ({ em, isClose: false })),
  ...[8.2, 7.8, 7.5, 7.2, 6.9, 6.6, 6.3, 6.1].map((em) => ({ em, isClose: true })),
];
/** Points below which no word is set. */
const LEAST = 6;

/** The sheets to try, the one of the largest type first; the last may need more pages. `version` is that of Rollcall. */
export const playRosterSheets = (
  translate: Translate,
  data: RosterData,
  fonts: FontSet,
  version: string,
): readonly InkSheet<string>[] => TRIES.map((how) => sheetAt(translate, data, how, fonts, version));

type Try = (typeof TRIES)[number];

interface Measure extends RowMeasure {
  readonly isClose: boolean;
}

function sheetAt(
  translate: Translate,
  data: RosterData,
  { em, isClose }: Try,
  fonts: FontSet,
  version: string,
): InkSheet<string> {
  return {
    head: {
      name: data.name,
      title: translate('playRoster.title'),
      note: stampOf(translate, data).toLowerCase(),
      figures: data.figures,
      details: data.details,
    },
    columns: 2,
    isWhole: true,
    sizes: { largest: em, smallest: em, overleaf: em },
    titles: {
      // By their places: a character may stand in the list more than once.
      ...Object.fromEntries(data.members.map((member, index) => [sectionOf(index), titleOf(member)])),
      extras: data.extras?.title ?? '',
    },
    blocksAt: (size, width) => blocksOf(translate, data, { em: size, width, fonts, isClose }),
    footer: rosterFooter(translate, data, version),
    subject: translate('playRoster.subject', { rules: data.rules }),
  };
}

const sectionOf = (place: number): string => `member ${place}`;

const titleOf = ({ name, copies, marks, group }: RosterMember): string =>
  [copies === 1 ? name : `${name} ×${copies}`, ...(group === undefined ? [] : [group]), ...marks].join(' · ');

function blocksOf(translate: Translate, data: RosterData, m: Measure): Block<string>[] {
  const extras = (data.extras?.rows ?? []).map(({ name, text }, index) => lineRow(`extra ${index}`, { name, text }, m));
  return [
    ...data.members.flatMap(({ copies, play }, index) =>
      play ? sectionBlocks(sectionOf(index), memberRows(translate, play, copies, m), m.em) : [],
    ),
    ...(extras.length === 0 ? [] : sectionBlocks('extras', extras, m.em)),
  ];
}

function memberRows(translate: Translate, play: PlayRow, copies: number, m: Measure): RowLayout[] {
  const s = styles(m);
  return [
    ...(play.kind === ''
      ? []
      : [
          rowOf(
            'kind',
            [{ text: printedText(play.kind), style: { ...s.small, size: Math.max(LEAST, s.small.size) }, share: 1 }],
            m,
            'row',
            false,
          ),
        ]),
    numbersRow(play, m),
    ...(m.isClose
      ? [play.attacks, play.lines, play.words].flatMap((lines, index) =>
          lines.length === 0 ? [] : [runOnRow(`run ${index}`, lines, m)],
        )
      : [
          ...play.attacks.map((attack, index) => lineRow(`attack ${index}`, attack, m)),
          ...play.lines.map((line, index) => lineRow(`line ${index}`, line, m)),
          ...(play.words.length === 0 ? [] : [runOnRow('words', play.words, m)]),
        ]),
    ...(play.track === undefined && play.effects.length === 0
      ? []
      : Array.from({ length: copies }, (_, index) => trackRow(translate, play, index, copies, m))),
  ];
}

/** Each number with its name below, in columns as wide as what they hold. */
function numbersRow({ numbers }: PlayRow, m: RowMeasure): RowLayout {
  const s = styles(m);
  const small = { ...s.small, size: Math.max(LEAST, m.em * 0.72), leading: Math.max(LEAST, m.em * 0.72) * 1.16 };
  const wide = numbers.map(([label, value]) =>
    Math.max(textWidth(label, small, m.fonts), textWidth(value, s.strong, m.fonts)),
  );
  const all = wide.reduce((sum, width) => sum + width, 0) + numbers.length * m.em * 0.8;
  const parts = numbers.map(([label, value], index) => ({
    text: value,
    style: s.strong,
    share: ((wide[index] ?? 0) + m.em * 0.8) / all,
    below: [{ text: label, style: small }],
  }));
  return rowOf('numbers', parts, m, 'row', false);
}

const lineRow = (key: string, { name, text }: PlayLine, m: RowMeasure): RowLayout => {
  const s = styles(m);
  const words = text === '' ? `*${printedText(name)}*` : `*${printedText(name)}*  ${printedText(text)}`;
  return rowOf(key, [{ text: words, style: { ...s.body, strong: 'text-bold' }, share: 1 }], m, 'row', true);
};

/** Lines behind each other. */
function runOnRow(key: string, lines: readonly PlayLine[], m: RowMeasure): RowLayout {
  const s = styles(m);
  const words = lines.map(({ name, text }) => `*${printedText(name)}* ${printedText(text)}`).join('   ');
  return rowOf(key, [{ text: words, style: { ...s.body, strong: 'text-bold' }, share: 1 }], m, 'row', true);
}

/** The boxes of one copy: HP, and below them what may lie on it. */
function trackRow(
  translate: Translate,
  { track, effects }: PlayRow,
  copy: number,
  copies: number,
  m: RowMeasure,
): RowLayout {
  const s = styles(m);
  const cells: CellLayout[] = [];
  const boxes: RowBox[] = [];
  let y = 2;
  if (track !== undefined) {
    const name =
      copies === 1 ? track.label : translate('playRoster.numberedTrack', { number: copy + 1, label: track.label });
    const label = `${name} ${track.white + track.red}`;
    const left = textWidth(label, s.strong, m.fonts) + m.em * 0.7;
    const shift = (s.strong.shift ?? 0) + y + (BOX - m.em) / 2;
    cells.push(cellOf(label, 0, left, { ...s.strong, shift }, m.fonts));
    let x = left;
    const drawn = track.white + track.red > MOST_BOXES ? 0 : track.white + track.red;
    for (let index = 0; index < drawn; index += 1) {
      if (x + BOX > m.width) {
        x = left;
        y += BOX + GAP;
      }
      const tone = index < track.white ? {} : { tone: 'red' as const };
      boxes.push({ x, y, width: BOX, height: BOX, isTicked: false, ...tone });
      x += BOX + GAP;
    }
    y += BOX + 3;
  }
  const tiny = { ...s.small, size: Math.max(LEAST, m.em * 0.78), leading: Math.max(LEAST, m.em * 0.78) * 1.16 };
  let x = 0;
  for (const effect of effects) {
    const wide = SMALL + 1.6 + textWidth(effect, tiny, m.fonts) + m.em * 0.38;
    if (x > 0 && x + wide > m.width) {
      x = 0;
      y += Math.max(SMALL, tiny.leading) + 2;
    }
    boxes.push({ x, y, width: SMALL, height: SMALL, isTicked: false });
    const shift = (tiny.shift ?? 0) + y + (SMALL - tiny.size) / 2 - m.em * 0.1;
    cells.push(cellOf(effect, x + SMALL + 1.6, wide, { ...tiny, shift }, m.fonts));
    x += wide;
  }
  return {
    key: `track ${copy}`,
    kind: 'row',
    cells,
    boxes,
    height: y + Math.max(SMALL, tiny.leading) + 1,
    ruled: true,
  };
}

/** The first sheet of no more pages than are wished; the last where none is. */
export function sheetOfPages<S extends string>(
  sheets: readonly InkSheet<S>[],
  pages: number,
  countOf: (sheet: InkSheet<S>) => number,
): InkSheet<S> | undefined {
  return sheets.find((sheet) => countOf(sheet) <= pages) ?? sheets.at(-1);
}
