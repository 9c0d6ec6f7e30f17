/** A roster as blocks of known height, in the largest type that keeps it on one page; on more pages when it must. */
import type { FontId } from '../card/font-ids.ts';
import type { FontSet } from '../card/fonts.ts';
import { type CellStyle, cellOf, type LaidCell, type LaidRow, tallest } from './laid.ts';
import type { RosterData, RosterMember, RosterTrait } from './roster-data.ts';
import { HEADS, MARKS, severityWord, shortPrint, TITLES } from './roster-words.ts';
import { ACCENT, INK, QUIET, RULE } from './theme.ts';
import { typeset } from './typeset.ts';

/** A bar that opens a section, or a row of it. `S` names the sections of the sheet. */
export interface Block<S extends string = RosterSection> {
  readonly kind: 'bar' | 'row';
  readonly section: S;
  readonly row?: LaidRow;
  readonly height: number;
}
export type RosterSection = 'members' | 'gimmicks' | 'findings';

export interface RosterMeasure {
  /** Points of the page between its margins. */
  readonly width: number;
  readonly em: number;
  readonly fonts: FontSet;
}

/** In ems. */
export const ROSTER_EM = { leading: 1.18, pad: 0.36, bar: 1.75, barTitle: 1.6, barGap: 0.1, sectionGap: 0.9 } as const;

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
    leading: em * ROSTER_EM.leading,
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
  return [
    ['members', [headRow(data, m), ...members]],
    ...(gimmicks.length > 0 ? [['gimmicks', gimmicks] as [RosterSection, LaidRow[]]] : []),
    ['findings', findings.length > 0 ? findings : [none]],
  ];
}

/** Height of a row with its least padding. */
export const rowHeight = (row: LaidRow, em: number): number =>
  row.height + 2 * ROSTER_EM.pad * em + (row.ruled ? RULE : 0);

/** A section with its bar: the blocks it is made of. */
export function sectionBlocks<S extends string>(section: S, rows: readonly LaidRow[], em: number): Block<S>[] {
  return [
    { kind: 'bar', section, height: em * (ROSTER_EM.bar + ROSTER_EM.barGap + ROSTER_EM.sectionGap) },
    ...rows.map((row): Block<S> => ({ kind: 'row', section, row, height: rowHeight(row, em) })),
  ];
}

/** Every block of the roster in reading order. */
export function rosterBlocks(data: RosterData, m: RosterMeasure): Block[] {
  return sectionRows(data, m).flatMap(([section, rows]) => sectionBlocks(section, rows, m.em));
}

export interface BlockPages<S extends string = RosterSection> {
  readonly em: number;
  /** Points above and below each row: more than the least where the page has room. */
  readonly pad: number;
  readonly pages: readonly (readonly Block<S>[])[];
}

/** Sizes of type in points: what is tried for one page, and what is taken where one page is not enough anyway. */
export const ROSTER_SIZES = { largest: 8.6, smallest: 6.4, overleaf: 7 } as const;
export type BlockSizes = Readonly<Record<keyof typeof ROSTER_SIZES, number>>;
const STEP = 0.1;
const MOST_EXTRA_PAD = 0.3;

/** Points that the first and any further page have for blocks. */
export interface BlockRoom {
  readonly first: number;
  readonly next: number;
}

/** The blocks of a roster on pages, see `fitBlocks`. */
export function fitRoster(data: RosterData, width: number, room: BlockRoom, fonts: FontSet): BlockPages {
  return fitBlocks((em) => rosterBlocks(data, { width, em, fonts }), room, ROSTER_SIZES);
}

/**
 * Blocks on pages, made anew for each size of type that is tried. The largest type that keeps everything on one page is
 * taken; when even the smallest does not, it goes on overleaf.
 */
export function fitBlocks<S extends string>(
  blocksAt: (em: number) => readonly Block<S>[],
  room: BlockRoom,
  { largest, smallest, overleaf }: BlockSizes,
): BlockPages<S> {
  for (let em = largest; em >= smallest - 1e-9; em -= STEP) {
    const blocks = blocksAt(em);
    const spare = room.first - blocks.reduce((sum, block) => sum + block.height, 0);
    if (spare >= 0) {
      const extra = Math.min(MOST_EXTRA_PAD * em, spare / (2 * blocks.length));
      return { em, pad: ROSTER_EM.pad * em + extra, pages: [blocks] };
    }
  }
  return { em: overleaf, pad: ROSTER_EM.pad * overleaf, pages: intoPages(blocksAt(overleaf), room) };
}

/** Fills page after page; a section that goes on begins with its bar, and the table with its heads, again. */
function intoPages<S extends string>(blocks: readonly Block<S>[], room: BlockRoom): Block<S>[][] {
  const pages: Block<S>[][] = [];
  let page: Block<S>[] = [];
  let used = 0;
  const opening = (section: S) => {
    const own = blocks.filter((block) => block.section === section);
    return own.filter((block, i) => i === 0 || block.row?.kind === 'heads');
  };
  blocks.forEach((block, i) => {
    const space = pages.length === 0 ? room.first : room.next;
    // A bar never stands alone at the foot of a page.
    const needed = block.height + (block.kind === 'bar' ? (blocks[i + 1]?.height ?? 0) : 0);
    if (page.length > 0 && used + needed > space) {
      pages.push(page);
      page = block.kind === 'bar' || block.row?.kind === 'heads' ? [] : opening(block.section);
      used = page.reduce((sum, each) => sum + each.height, 0);
    }
    page.push(block);
    used += block.height;
  });
  return [...pages, page];
}
