/** A roster as blocks of known height, in the largest type that keeps it on one page; on more pages when it must. */

import type { FontId } from '../../display/font-ids.ts';
import type { RosterColumn } from '../../rules/line-up-rules.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { BLOCK_EM, type Block, type BlockPages, type BlockRoom, fitBlocks, sectionBlocks } from '../kit/blocks.ts';
import { type CellLayout, type CellStyle, cellOf, type RowLayout, tallest } from '../kit/cells.ts';
import { ACCENT, INK, MUTED } from '../kit/theme.ts';
import { typeset } from '../kit/typeset.ts';
import type { RosterData, RosterMember } from './roster-data.ts';
import { groupSection, moreFindings, moreMembers, shortPrint } from './roster-text.ts';

/** `members`, or one for each group of them, `extras` and `findings`. */
export type RosterSection = 'members' | `members of ${string}` | 'extras' | 'findings';

export interface RosterMeasure {
  /** Points of the page between its margins. */
  readonly width: number;
  readonly em: number;
  readonly fonts: FontSet;
}

/** Columns that every roster has; those of the game stand between the copies and the fingerprint. */
const nameColumn = (translate: Translate): RosterColumn => ({
  head: translate('teamRoster.columns.name'),
  kind: 'words',
  width: { part: 0.6 },
});
const copiesColumn = (translate: Translate): RosterColumn => ({
  head: translate('teamRoster.columns.copies'),
  kind: 'figure',
  width: { ems: 2.4 },
});
const fingerprintColumn = (translate: Translate): RosterColumn => ({
  head: translate('teamRoster.fingerprint'),
  kind: 'words',
  width: { ems: 6.1 },
});

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
    small: style('text-medium', em * 0.84, MUTED),
    head: { ...style('text-medium', em * 0.84, MUTED), align: 'center' },
    mark: style('text-bold', em * 0.84, ACCENT),
  } as const satisfies Record<string, CellStyle>;
};

const rowOf = (key: string, kind: RowLayout['kind'], cells: readonly CellLayout[], ruled: boolean): RowLayout => ({
  key,
  kind,
  cells,
  height: tallest(cells),
  ruled,
});

/** A column at its place: left edge and width in points. */
interface Placed {
  readonly column: RosterColumn;
  readonly x: number;
  readonly width: number;
}

/** Columns of figures take ems, so that they never grow together; a small gap is kept free at the right of each. */
function placed(translate: Translate, { columns }: RosterData, { width, em }: RosterMeasure): Placed[] {
  const all = [nameColumn(translate), copiesColumn(translate), ...columns, fingerprintColumn(translate)];
  const sum = (of: (column: RosterColumn) => number) => all.reduce((total, column) => total + of(column), 0);
  const figures = sum((column) => emsOf(column) * em);
  const parts = sum(partOf);
  let x = 0;
  return all.map((column) => {
    const full = emsOf(column) * em + (partOf(column) / parts) * (width - figures);
    const place = { column, x, width: full - em * 0.3 };
    x += full;
    return place;
  });
}

const emsOf = ({ width }: RosterColumn): number => ('ems' in width ? width.ems : 0);
const partOf = ({ width }: RosterColumn): number => ('part' in width ? width.part : 0);

function headRow(columns: readonly Placed[], m: RosterMeasure): RowLayout {
  const s = styles(m);
  const cells = columns.map(({ column, x, width }) =>
    cellOf(column.head, x, width, column.kind === 'words' ? s.small : s.head, m.fonts),
  );
  return rowOf('heads', 'heads', cells, false);
}

function memberRow(member: RosterMember, key: string, columns: readonly Placed[], m: RosterMeasure): RowLayout {
  const s = styles(m);
  const texts = [member.name, String(member.copies), ...member.cells, shortPrint(member.fingerprint)];
  const last = columns.length - 1;
  const cells = columns.flatMap(({ column, x, width }, index): CellLayout[] => {
    const text = texts[index] ?? '';
    if (typeof text !== 'string') {
      const middle = width * (column.split ?? 0.5);
      return [
        cellOf(text[0], x, middle, s.dice, m.fonts),
        cellOf(text[1], x + middle + m.em * 0.18, width - middle, s.small, m.fonts),
      ];
    }
    if (index === 0) {
      const below = cellOf(member.marks.join(', '), x, width, s.mark, m.fonts);
      return [{ ...cellOf(text, x, width, s.name, m.fonts), below }];
    }
    const style = index === last ? s.small : column.kind === 'words' ? s.body : s.figure;
    return [cellOf(text, x, width, style, m.fonts)];
  });
  return rowOf(key, 'row', cells, true);
}

/** Rows of a narrow first column, perhaps a narrow second, and a text. */
function listRow(
  key: string,
  parts: readonly [string, CellStyle, number][],
  m: RosterMeasure,
  ruled: boolean,
): RowLayout {
  let x = 0;
  const cells = parts.map(([text, style, share]) => {
    const cell = cellOf(text, x, m.width * share - m.em * 0.6, style, m.fonts);
    x += m.width * share;
    return cell;
  });
  return rowOf(key, 'row', cells, ruled);
}

function sectionRows(translate: Translate, data: RosterData, m: RosterMeasure): [RosterSection, RowLayout[]][] {
  const s = styles(m);
  const columns = placed(translate, data, m);
  const groups = new Map<RosterSection, RowLayout[]>(
    data.members.length === 0 ? [['members', [headRow(columns, m)]]] : [],
  );
  for (const [index, member] of data.members.entries()) {
    const section = groupSection(member);
    const rows = groups.get(section) ?? [headRow(columns, m)];
    groups.set(section, [...rows, memberRow(member, `${index} ${member.id}`, columns, m)]);
  }
  const extras = (data.extras?.rows ?? []).map((each, index) =>
    listRow(
      `x${index}`,
      [
        [each.name, s.name, 0.16],
        [each.tag, s.small, 0.09],
        [typeset(each.text), s.rich, 0.75],
      ],
      m,
      index > 0,
    ),
  );
  const findings = data.findings.map((each, index) => {
    const word = each.severity === 'error' ? s.mark : s.small;
    const parts: [string, CellStyle, number][] = [
      [translate(`teamRoster.severities.${each.severity}`), word, 0.075],
      [each.message, s.body, 0.605],
      [each.cite, s.small, 0.32],
    ];
    return listRow(`f${index}`, parts, m, index > 0);
  });
  const none = listRow('none', [[translate('teamRoster.noFindings'), s.small, 1]], m, false);
  const note = (key: string, text: string) => listRow(key, [[text, s.name, 1]], m, true);
  const { left } = data;
  const last = [...groups.values()].at(-1);
  if (left && left.members > 0) last?.push(note('more members', moreMembers(translate, left.members)));
  if (left && left.findings > 0) findings.push(note('more findings', moreFindings(translate, left.findings)));
  return [
    ...groups,
    ...(extras.length > 0 ? [['extras', extras] as [RosterSection, RowLayout[]]] : []),
    ['findings', findings.length > 0 ? findings : [none]],
  ];
}

/** Every block of the roster in reading order. */
export function rosterBlocks(translate: Translate, data: RosterData, m: RosterMeasure): Block<RosterSection>[] {
  return sectionRows(translate, data, m).flatMap(([section, rows]) => sectionBlocks(section, rows, m.em));
}

/** Sizes of type in points: what is tried for one page, and what is taken where one page is not enough anyway. */
export const ROSTER_SIZES = { largest: 8.6, smallest: 6.4, overleaf: 7 } as const;

/** The blocks of a roster on pages, see `fitBlocks`. */
export function fitRoster(
  translate: Translate,
  data: RosterData,
  width: number,
  room: BlockRoom,
  fonts: FontSet,
): BlockPages<RosterSection> {
  return fitBlocks((em) => rosterBlocks(translate, data, { width, em, fonts }), room, ROSTER_SIZES);
}
