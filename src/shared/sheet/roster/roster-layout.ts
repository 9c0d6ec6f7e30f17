/** Arranges a roster as blocks of known height, in the largest type that fits on one page, or else on several pages. */

import type { FontId } from '../../display/font-ids.ts';
import type { RosterColumn } from '../../rules/line-up-rules.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import {
  BLOCK_EM,
  type Block,
  type BlockPages,
  createSectionBlocks,
  fitBlocks,
  type PageSpace,
} from '../kit/blocks.ts';
import { type CellLayout, type CellStyle, getTallestHeight, layoutCell, type RowLayout } from '../kit/cells.ts';
import type { RowMetrics } from '../kit/row-layout.ts';
import { ACCENT, INK, MUTED } from '../kit/theme.ts';
import { typeset } from '../kit/typeset.ts';
import type { RosterData, RosterMember } from './roster-data.ts';
import { formatOmittedFindings, formatOmittedMembers, getMemberSection } from './roster-text.ts';

/** The sections `members`, or one for each group of members, `extras` and `findings`. */
export type RosterSection = 'members' | `members of ${string}` | 'extras' | 'findings';

/**
 * The columns of every roster. The columns of the game follow the copies. A width is given in ems, or as a
 * part of the width that the columns in ems leave.
 */
const createNameColumn = (translate: Translate): RosterColumn => ({
  head: translate('teamRoster.columns.name'),
  kind: 'words',
  width: { part: 0.6 },
});
const createCopiesColumn = (translate: Translate): RosterColumn => ({
  head: translate('teamRoster.columns.copies'),
  kind: 'figure',
  width: { ems: 2.4 },
});
/** Whether the roster says how many copies there are: a column that is always 1 is left out. */
const hasCopies = ({ members }: RosterData): boolean => members.some(({ copies }) => copies !== 1);

const getRosterStyles = ({ emSize, fonts }: RowMetrics) => {
  const getAscent = (fontId: FontId, fontSize: number) =>
    (fonts[fontId].font.ascent / fonts[fontId].unitsPerEm) * fontSize;
  const createStyle = (fontId: FontId, fontSize: number, color: string): CellStyle => ({
    font: fontId,
    size: fontSize,
    color,
    leading: emSize * BLOCK_EM.leading,
    topShift: getAscent('text', emSize) - getAscent(fontId, fontSize),
  });
  return {
    name: createStyle('text-bold', emSize, INK),
    body: createStyle('text', emSize, INK),
    moment: createStyle('text-italic', emSize, INK),
    attack: { ...createStyle('text', emSize * 0.94, INK), boldFont: 'text-bold' },
    figure: { ...createStyle('display-black', emSize * 1.34, INK), align: 'center' },
    dice: { ...createStyle('display-black', emSize * 1.34, INK), align: 'right' },
    small: createStyle('text-medium', emSize * 0.84, MUTED),
    head: { ...createStyle('text-medium', emSize * 0.84, MUTED), align: 'center' },
    mark: createStyle('text-bold', emSize * 0.84, ACCENT),
  } as const satisfies Record<string, CellStyle>;
};

const createRow = (
  rowKey: string,
  rowKind: RowLayout['kind'],
  cells: readonly CellLayout[],
  hasRule: boolean,
): RowLayout => ({
  rowKey,
  kind: rowKind,
  cells,
  height: getTallestHeight(cells),
  hasRule,
});

/** A column with its left edge and its width in points. */
interface PlacedColumn {
  readonly column: RosterColumn;
  readonly x: number;
  readonly width: number;
}

/**
 * Computes the widths of columns. Columns of figures have fixed widths in ems, so that they never touch. Each column keeps a small gap
 * on the right.
 */
function placeColumns(translate: Translate, rosterData: RosterData, { rowWidth, emSize }: RowMetrics): PlacedColumn[] {
  const copiesColumns = hasCopies(rosterData) ? [createCopiesColumn(translate)] : [];
  const allColumns = [createNameColumn(translate), ...copiesColumns, ...rosterData.columns];
  const sumColumns = (getValue: (column: RosterColumn) => number) =>
    allColumns.reduce((total, column) => total + getValue(column), 0);
  const figuresWidth = sumColumns((column) => getEms(column) * emSize);
  const partSum = sumColumns(getPart);
  let x = 0;
  return allColumns.map((column) => {
    const fullWidth = getEms(column) * emSize + (getPart(column) / partSum) * (rowWidth - figuresWidth);
    const placedColumn = { column, x, width: fullWidth - emSize * 0.3 };
    x += fullWidth;
    return placedColumn;
  });
}

const getEms = ({ width }: RosterColumn): number => ('ems' in width ? width.ems : 0);
const getPart = ({ width }: RosterColumn): number => ('part' in width ? width.part : 0);

function layoutHeadRow(columns: readonly PlacedColumn[], metrics: RowMetrics): RowLayout {
  const rosterStyles = getRosterStyles(metrics);
  const cells = columns.map(({ column, x, width: columnWidth }) =>
    layoutCell(
      column.head,
      x,
      columnWidth,
      column.kind === 'words' ? rosterStyles.small : rosterStyles.head,
      metrics.fonts,
    ),
  );
  return createRow('heads', 'heads', cells, false);
}

function layoutMemberRow(
  member: RosterMember,
  rowKey: string,
  columns: readonly PlacedColumn[],
  metrics: RowMetrics,
): RowLayout {
  const rosterStyles = getRosterStyles(metrics);
  const copiesTexts = columns.length > member.cells.length + 1 ? [String(member.copies)] : [];
  const cellTexts = [member.name, ...copiesTexts, ...member.cells];
  const cells = columns.flatMap(({ column, x, width: columnWidth }, index): CellLayout[] => {
    const cellText = cellTexts[index] ?? '';
    if (typeof cellText !== 'string') {
      const splitWidth = columnWidth * (column.split ?? 0.5);
      return [
        layoutCell(cellText[0], x, splitWidth, rosterStyles.dice, metrics.fonts),
        layoutCell(
          cellText[1],
          x + splitWidth + metrics.emSize * 0.18,
          columnWidth - splitWidth,
          rosterStyles.small,
          metrics.fonts,
        ),
      ];
    }
    if (index === 0) {
      const marksCell = layoutCell(member.marks.join(', '), x, columnWidth, rosterStyles.mark, metrics.fonts);
      return [{ ...layoutCell(cellText, x, columnWidth, rosterStyles.name, metrics.fonts), cellBelow: marksCell }];
    }
    const style = column.kind === 'words' ? rosterStyles.body : rosterStyles.figure;
    return [layoutCell(cellText, x, columnWidth, style, metrics.fonts)];
  });
  return addAttacks(createRow(rowKey, 'row', cells, true), member, metrics);
}

/** Lengths of the attacks below a member in ems. They have two columns. */
const ATTACKS = { columns: 2, indent: 0.9, gap: 1.2, top: 0.25 } as const;

/** Adds the attacks below the cells of a row, from left to right and then downwards. */
function addAttacks(row: RowLayout, { attacks }: RosterMember, metrics: RowMetrics): RowLayout {
  const { rowWidth, emSize, fonts } = metrics;
  if (attacks.length === 0) return row;
  const { attack: attackStyle } = getRosterStyles(metrics);
  const indent = ATTACKS.indent * emSize;
  const columnWidth = (rowWidth - indent) / ATTACKS.columns;
  const cells: CellLayout[] = [];
  let top = row.height + ATTACKS.top * emSize;
  for (let start = 0; start < attacks.length; start += ATTACKS.columns) {
    const lineCells = attacks.slice(start, start + ATTACKS.columns).map(({ name, text }, column) =>
      layoutCell(
        [
          { text: name, isBold: true },
          { text: `  ${text}`, isBold: false },
        ],
        indent + column * columnWidth,
        columnWidth - ATTACKS.gap * emSize,
        { ...attackStyle, topShift: (attackStyle.topShift ?? 0) + top },
        fonts,
      ),
    );
    cells.push(...lineCells);
    top += getTallestHeight(lineCells);
  }
  return { ...row, cells: [...row.cells, ...cells], height: top };
}

type ListCell = readonly [text: string, style: CellStyle, widthShare: number];

/** Arranges a row with one or two narrow columns and a text. */
function layoutListRow(
  rowKey: string,
  listCells: readonly ListCell[],
  metrics: RowMetrics,
  hasRule: boolean,
): RowLayout {
  let x = 0;
  const cells = listCells.map(([text, style, widthShare]) => {
    const cell = layoutCell(text, x, metrics.rowWidth * widthShare - metrics.emSize * 0.6, style, metrics.fonts);
    x += metrics.rowWidth * widthShare;
    return cell;
  });
  return createRow(rowKey, 'row', cells, hasRule);
}

function layoutSections(
  translate: Translate,
  rosterData: RosterData,
  metrics: RowMetrics,
): [RosterSection, RowLayout[]][] {
  const rosterStyles = getRosterStyles(metrics);
  const columns = placeColumns(translate, rosterData, metrics);
  const groups = new Map<RosterSection, RowLayout[]>(
    rosterData.members.length === 0 ? [['members', [layoutHeadRow(columns, metrics)]]] : [],
  );
  for (const [index, member] of rosterData.members.entries()) {
    const section = getMemberSection(member);
    const rows = groups.get(section) ?? [layoutHeadRow(columns, metrics)];
    groups.set(section, [...rows, layoutMemberRow(member, `${index} ${member.id}`, columns, metrics)]);
  }
  const extras = (rosterData.extras?.rows ?? []).map((extraRow, index) =>
    layoutListRow(
      `x${index}`,
      [
        [extraRow.name, rosterStyles.name, 0.16],
        [extraRow.tag, rosterStyles.small, 0.09],
        [typeset(extraRow.moment), rosterStyles.moment, 0.25],
        [typeset(extraRow.text), rosterStyles.body, 0.5],
      ],
      metrics,
      index > 0,
    ),
  );
  const findings = rosterData.findings.map((finding, index) => {
    const severityStyle = finding.severity === 'error' ? rosterStyles.mark : rosterStyles.small;
    const cells: ListCell[] = [
      [translate(`teamRoster.severities.${finding.severity}`), severityStyle, 0.075],
      [finding.message, rosterStyles.body, 0.605],
      [finding.cite, rosterStyles.small, 0.32],
    ];
    return layoutListRow(`f${index}`, cells, metrics, index > 0);
  });
  const noFindingsRow = layoutListRow(
    'none',
    [[translate('teamRoster.noFindings'), rosterStyles.small, 1]],
    metrics,
    false,
  );
  const createNoteRow = (rowKey: string, text: string) =>
    layoutListRow(rowKey, [[text, rosterStyles.name, 1]], metrics, true);
  const { omitted } = rosterData;
  const lastGroup = [...groups.values()].at(-1);
  if (omitted && omitted.members > 0)
    lastGroup?.push(createNoteRow('more members', formatOmittedMembers(translate, omitted.members)));
  if (omitted && omitted.findings > 0)
    findings.push(createNoteRow('more findings', formatOmittedFindings(translate, omitted.findings)));
  return [
    ...groups,
    ...(extras.length > 0 ? [['extras', extras] as [RosterSection, RowLayout[]]] : []),
    ['findings', findings.length > 0 ? findings : [noFindingsRow]],
  ];
}

/** Creates all blocks of the roster in reading order. */
export function createRosterBlocks(
  translate: Translate,
  rosterData: RosterData,
  metrics: RowMetrics,
): Block<RosterSection>[] {
  return layoutSections(translate, rosterData, metrics).flatMap(([section, rows]) =>
    createSectionBlocks(section, rows, metrics.emSize),
  );
}

/** Font sizes in points: the range that is tried for one page, and the size that is used for several pages. */
export const ROSTER_SIZES = { largest: 10, smallest: 6.4, multiPage: 7 } as const;

/** A roster with more pages leaves out the attacks. */
const MAX_ATTACK_PAGES = 3;

/** Puts the blocks of a roster on pages, see `fitBlocks`. Attacks are left out if the roster fits on one page without them, or is long. */
export function fitRoster(
  translate: Translate,
  rosterData: RosterData,
  pageWidth: number,
  pageSpace: PageSpace,
  fonts: FontSet,
): BlockPages<RosterSection> {
  const fitData = (data: RosterData) =>
    fitBlocks(
      (emSize) => createRosterBlocks(translate, data, { rowWidth: pageWidth, emSize, fonts }),
      pageSpace,
      ROSTER_SIZES,
    );
  const completePages = fitData(rosterData);
  if (completePages.pages.length === 1) return completePages;
  const shortPages = fitData({
    ...rosterData,
    members: rosterData.members.map((member) => ({ ...member, attacks: [] })),
  });
  return shortPages.pages.length === 1 || completePages.pages.length > MAX_ATTACK_PAGES ? shortPages : completePages;
}
