/** A roster as blocks of known height, in the largest type that keeps it on one page; on more pages when it must. */
import type { FontId } from '../../text/fonts/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { BLOCK_EM, type Block, type BlockPages, type BlockRoom, fitBlocks, sectionBlocks } from '../kit/blocks.ts';
import { type CellStyle, cellOf, type LaidCell, type LaidRow, tallest } from '../kit/laid.ts';
import { ACCENT, INK, QUIET } from '../kit/theme.ts';
import { typeset } from '../kit/typeset.ts';
import type { RosterData, RosterMember, RosterTrait } from './roster-data.ts';
import {
  ALL_FINDINGS,
  HEADS,
  MARKS,
  moreFindings,
  moreMembers,
  severityWord,
  shortPrint,
  TITLES,
} from './roster-text.ts';

export type RosterSection = 'members' | 'gimmicks' | 'findings';

export interface RosterMeasure {
  /** Points of the page between its margins. */
  readonly width: number;
  readonly em: number;
  readonly fonts: FontSet;
}

/**
 * Columns of the table in their order. Figures take ems, so that they never grow together; what is left is shared by the
 * columns of words, by their parts.
 */
const COLUMNS = {
  name: { part: 0.6 },
  copies: { ems: 2.4 },
  level: { ems: 3.1 },
  alignment: { ems: 4.9 },
  classes: { part: 0.4 },
  power: { ems: 3.2 },
  move: { ems: 3.2 },
  size: { ems: 2.7 },
  hp: { ems: 4.7 },
  fight: { ems: 3.7 },
  aim: { ems: 3.7 },
  mind: { ems: 3.7 },
  magic: { ems: 3.7 },
  recovery: { ems: 2.7 },
  fingerprint: { ems: 6.1 },
} as const satisfies Record<string, { part: number } | { ems: number }>;
type Column = keyof typeof COLUMNS;
const COLUMN_IDS = Object.keys(COLUMNS) as Column[];

const styles = ({ em, fonts }: RosterMeasure) => {
  const ascent = (font: FontId, size: number) => (fonts[font].font.ascent / fonts[font].unitsPerEm) * size;
  const style = (font: FontId, size: number, colour: string): CellStyle => ({
    font,
    size,
    colour,
    leading: em * BLOCK_EM.leading,
    shift: ascent('text', em) - ascent(font, size),
  });
  return {
    name: style('text-bold', em, INK),
    body: style('text', em, INK),
    rich: { ...style('text', em, INK), strong: 'text-bold' },
    figure: { ...style('display-black', em * 1.34, INK), align: 'center' },
    dice: { ...style('display-black', em * 1.34, INK), align: 'right' },
    small: style('text-medium', em * 0.84, QUIET),
    head: { ...style('text-medium', em * 0.84, QUIET), align: 'center' },
    mark: style('text-bold', em * 0.84, ACCENT),
  } as const satisfies Record<string, CellStyle>;
};

const rowOf = (key: string, kind: LaidRow['kind'], cells: readonly LaidCell[], ruled: boolean): LaidRow => ({
  key,
  kind,
  cells,
  height: tallest(cells),
  ruled,
});

/** Left edge and width of each column, a small gap kept free at its right. */
function places({ width, em }: RosterMeasure): Record<Column, { x: number; width: number }> {
  const columns = COLUMN_IDS.map((id): [Column, { part?: number; ems?: number }] => [id, COLUMNS[id]]);
  const figures = columns.reduce((sum, [, column]) => sum + (column.ems ?? 0) * em, 0);
  let x = 0;
  const entries = columns.map(([id, { part, ems }]) => {
    const full = part === undefined ? (ems ?? 0) * em : part * (width - figures);
    const place = { x, width: full - em * 0.3 };
    x += full;
    return [id, place] as const;
  });
  return Object.fromEntries(entries) as Record<Column, { x: number; width: number }>;
}

const LEFT: readonly Column[] = ['name', 'alignment', 'classes', 'fingerprint'];

function headRow(data: RosterData, m: RosterMeasure): LaidRow {
  const s = styles(m);
  const at = places(m);
  const words = { ...HEADS, aim: data.aimLabel ?? 'Aim' };
  const cells = COLUMN_IDS.map((id) =>
    cellOf(words[id], at[id].x, at[id].width, LEFT.includes(id) ? s.small : s.head, m.fonts),
  );
  return rowOf('heads', 'heads', cells, false);
}

function memberRow(member: RosterMember, key: string, m: RosterMeasure): LaidRow {
  const s = styles(m);
  const at = places(m);
  const cell = (id: Column, text: string, style: CellStyle) => cellOf(text, at[id].x, at[id].width, style, m.fonts);
  const pair = (id: Column, big: number, small: string) => {
    const middle = at[id].width * (id === 'hp' ? 0.4 : 0.46);
    return [
      cellOf(String(big), at[id].x, middle, s.dice, m.fonts),
      cellOf(small, at[id].x + middle + m.em * 0.18, at[id].width - middle, s.small, m.fonts),
    ];
  };
  const trait = (id: Column, { dice, resistance }: RosterTrait) => pair(id, dice, `R${resistance}`);
  const marks = [
    ...(member.leader ? [MARKS.leader] : []),
    ...(member.guestStar ? [MARKS.guestStar] : []),
    ...(member.legal ? [] : [MARKS.illegal]),
  ];
  const name = cell('name', member.name, s.name);
  const marked = cell('name', marks.join(', '), s.mark);
  const cells = [
    { ...name, below: marked },
    cell('copies', String(member.copies), s.figure),
    cell('level', String(member.level), s.figure),
    cell('alignment', member.alignment, s.body),
    cell('classes', member.classes.join(', '), s.body),
    cell('power', String(member.power), s.figure),
    cell('move', `${member.move}"`, s.figure),
    cell('size', String(member.size), s.figure),
    ...pair('hp', member.hp.total, `${member.hp.red} red`),
    ...trait('fight', member.fight),
    ...trait('aim', member.aim),
    ...trait('mind', member.mind),
    ...trait('magic', member.magic),
    cell('recovery', String(member.recovery), s.figure),
    cell('fingerprint', shortPrint(member.fingerprint), s.small),
  ];
  return rowOf(key, 'row', cells, true);
}

/** Rows of a narrow first column, perhaps a narrow second, and a text. */
function listRow(
  key: string,
  parts: readonly [string, CellStyle, number][],
  m: RosterMeasure,
  ruled: boolean,
): LaidRow {
  let x = 0;
  const cells = parts.map(([text, style, share]) => {
    const cell = cellOf(text, x, m.width * share - m.em * 0.6, style, m.fonts);
    x += m.width * share;
    return cell;
  });
  return rowOf(key, 'row', cells, ruled);
}

function sectionRows(data: RosterData, m: RosterMeasure): [RosterSection, LaidRow[]][] {
  const s = styles(m);
  const members = data.members.map((member, i) => memberRow(member, `${i} ${member.id}`, m));
  const gimmicks = data.gimmicks.map((each, i) =>
    listRow(
      `g${i}`,
      [
        [each.name, s.name, 0.16],
        [each.class, s.small, 0.09],
        [typeset(each.text), s.rich, 0.75],
      ],
      m,
      i > 0,
    ),
  );
  const findings = data.findings.map((each, i) => {
    const word = each.severity === 'error' ? s.mark : s.small;
    const parts: [string, CellStyle, number][] = [
      [severityWord(each.severity), word, 0.075],
      [each.message, s.body, 0.605],
      [each.cite, s.small, 0.32],
    ];
    return listRow(`f${i}`, parts, m, i > 0);
  });
  const none = listRow('none', [[TITLES.none, s.small, 1]], m, false);
  const note = (key: string, text: string) => listRow(key, [[text, s.name, 1]], m, true);
  const { left } = data;
  if (left && left.members > 0) members.push(note('more members', moreMembers(left.members)));
  if (left && left.findings > 0) findings.push(note('more findings', moreFindings(left.findings, ALL_FINDINGS)));
  return [
    ['members', [headRow(data, m), ...members]],
    ...(gimmicks.length > 0 ? [['gimmicks', gimmicks] as [RosterSection, LaidRow[]]] : []),
    ['findings', findings.length > 0 ? findings : [none]],
  ];
}

/** Every block of the roster in reading order. */
export function rosterBlocks(data: RosterData, m: RosterMeasure): Block<RosterSection>[] {
  return sectionRows(data, m).flatMap(([section, rows]) => sectionBlocks(section, rows, m.em));
}

/** Sizes of type in points: what is tried for one page, and what is taken where one page is not enough anyway. */
export const ROSTER_SIZES = { largest: 8.6, smallest: 6.4, overleaf: 7 } as const;

/** The blocks of a roster on pages, see `fitBlocks`. */
export function fitRoster(data: RosterData, width: number, room: BlockRoom, fonts: FontSet): BlockPages<RosterSection> {
  return fitBlocks((em) => rosterBlocks(data, { width, em, fonts }), room, ROSTER_SIZES);
}
