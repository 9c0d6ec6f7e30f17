/** Arranges the sections of a reference as rows of broken lines, for one column width and one font size. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { ReferenceRow, ReferenceSection, SectionLayout } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type CellLayout, type CellStyle, getTallestHeight, layoutCell, type RowLayout } from '../kit/cells.ts';
import { measureTextWidth } from '../kit/text-lines.ts';
import { ACCENT, EM, INK, MUTED, RULE } from '../kit/theme.ts';
import { typeset } from '../kit/typeset.ts';

export interface ArrangedSection {
  readonly id: string;
  readonly title: string;
  /** The place of the section's rules in the book. */
  readonly cite: ReferenceSection['cite'];
  readonly layout: SectionLayout;
  readonly rows: readonly RowLayout[];
  /** Whether a word is wider than its column, so that it is split. */
  readonly isTooWide: boolean;
  /** The height including bar and padding, without the gap to the next section. */
  readonly height: number;
}

/** The sizes that determine the height of a section. */
export interface SectionMetrics {
  /** The width of the column in points. */
  readonly width: number;
  /** The body font size in points. */
  readonly emSize: number;
  readonly fonts: FontSet;
}

/** The maximum widths of the columns of names, tags and values, as shares of the section's width. */
const MAX_COLUMN_SHARES = { value: 0.14, name: 0.235, tag: 0.16 } as const;
/** The maximum share of the width for a single long word of a name. */
const MAX_WORD_SHARE = 0.4;
/** The factors by which narrower name columns are tried. */
const NARROWER_SHARES = [0.9, 0.8, 0.7, 0.6] as const;
/** The gap between two cells, in ems. */
const CELL_GAP = 0.65;

/** Returns the ascent of a font. In @react-pdf/renderer, it is the distance from the top of a line to its baseline. */
const getAscent = (fontId: FontId, fontSize: number, fonts: FontSet) =>
  (fonts[fontId].font.ascent / fonts[fontId].unitsPerEm) * fontSize;

function createSectionStyles({ emSize, fonts }: SectionMetrics) {
  const leading = emSize * EM.leading;
  const createStyle = (fontId: FontId, fontSize: number, color: string): CellStyle => ({
    font: fontId,
    size: fontSize,
    leading,
    color,
    topShift: getAscent('text', emSize, fonts) - getAscent(fontId, fontSize, fonts),
  });
  return {
    body: { ...createStyle('text', emSize, INK), boldFont: 'text-bold' },
    name: createStyle('text-bold', emSize, INK),
    icon: { ...createStyle('text-bold', emSize, INK), align: 'center' },
    value: createStyle('display-black', emSize * EM.value, ACCENT),
    tag: createStyle('text-medium', emSize * EM.tag, MUTED),
    rightTag: { ...createStyle('display-black', emSize * EM.value, ACCENT), align: 'right' },
    group: createStyle('display-black', emSize * EM.group, ACCENT),
  } as const satisfies Record<string, CellStyle>;
}

const styleCache = new WeakMap<SectionMetrics, ReturnType<typeof createSectionStyles>>();
const getSectionStyles = (metrics: SectionMetrics) =>
  getOrCreateFor(styleCache, metrics, () => createSectionStyles(metrics));

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

/** Returns the height of a row including its padding. */
const getRowHeight = (rowLayout: RowLayout, emSize: number): number =>
  rowLayout.height +
  2 * EM.rowPad * emSize +
  (rowLayout.hasRule ? RULE : 0) +
  (rowLayout.kind === 'group' ? EM.groupGap * emSize : 0);

/** Returns the width of the widest word. A narrower column would split that word. */
const measureWidestWord = (text: string, style: CellStyle, metrics: SectionMetrics): number =>
  Math.max(0, ...text.split(' ').map((word) => measureTextWidth(word, style, metrics.fonts)));

/** The widths of the narrow columns of a section. They depend on the longest entry, within limits. */
interface NarrowColumns {
  /** Absent if no row of the section has an icon. */
  readonly icon?: number;
  readonly value: number;
  readonly name: number;
  readonly tag: number;
}

function computeNarrowColumns(
  rows: readonly ReferenceRow[],
  sectionLayout: SectionLayout,
  metrics: SectionMetrics,
): NarrowColumns {
  const sectionStyles = getSectionStyles(metrics);
  const computeWidth = (getText: (row: ReferenceRow) => string | undefined, style: CellStyle, maxShare: number) =>
    Math.min(
      metrics.width * maxShare,
      Math.max(0, ...rows.map((row) => measureTextWidth(getText(row) ?? '', style, metrics.fonts))) + 1,
    );
  const tagStyle = sectionLayout === 'tagged' ? sectionStyles.rightTag : sectionStyles.tag;
  const widestName = computeWidth((row) => row.name, sectionStyles.name, MAX_COLUMN_SHARES.name);
  const iconTexts = rows.flatMap(({ icon }) => icon ?? []);
  const narrowColumns = {
    ...(iconTexts.length === 0
      ? {}
      : {
          icon: Math.max(...iconTexts.map((icon) => measureTextWidth(icon, sectionStyles.icon, metrics.fonts))),
        }),
    value: computeWidth((row) => row.value, sectionStyles.value, MAX_COLUMN_SHARES.value),
    name: widestName,
    tag: computeWidth((row) => row.tag, tagStyle, MAX_COLUMN_SHARES.tag),
  };
  // A wider text column can save lines, so narrower name columns are tried. The width that gives the shortest section is best.
  const getTotalHeight = (nameWidth: number) =>
    rows.reduce(
      (sum, row) =>
        sum +
        (row.name
          ? layoutBodyRow(row, sectionLayout, { ...narrowColumns, name: nameWidth }, metrics, false).height
          : 0),
      0,
    );
  // Lines keep a little space free, so one more point keeps the words of names whole.
  const widestWord = 1 + Math.max(0, ...rows.map(({ name }) => measureWidestWord(name, sectionStyles.name, metrics)));
  const minWidth = Math.min(widestWord, metrics.width * MAX_WORD_SHARE);
  const firstWidth = Math.max(minWidth, widestName);
  let bestName = { name: firstWidth, height: getTotalHeight(firstWidth) };
  for (const narrowerShare of NARROWER_SHARES) {
    const nameWidth = Math.max(minWidth, widestName * narrowerShare);
    const totalHeight = getTotalHeight(nameWidth);
    if (totalHeight < bestName.height - 0.01) bestName = { name: nameWidth, height: totalHeight };
  }
  return { ...narrowColumns, name: bestName.name };
}

/**
 * Arranges a row that is not part of a grid, in the order of its cells: the value (`steps` and `values`), the icon, the name, the tag
 * (`classed`), the text, and the tag on the right (`tagged`).
 */
function layoutBodyRow(
  referenceRow: ReferenceRow,
  sectionLayout: SectionLayout,
  narrowColumns: NarrowColumns,
  metrics: SectionMetrics,
  hasRule: boolean,
): RowLayout {
  const sectionStyles = getSectionStyles(metrics);
  const columnGap = CELL_GAP * metrics.emSize;
  const cells: CellLayout[] = [];
  let x = 0;
  const addCell = (text: string, columnWidth: number, style: CellStyle) => {
    cells.push(layoutCell(text, x, columnWidth, style, metrics.fonts));
    x += columnWidth + columnGap;
  };
  if (sectionLayout === 'steps' || sectionLayout === 'values')
    addCell(referenceRow.value ?? '', narrowColumns.value, sectionStyles.value);
  if (narrowColumns.icon !== undefined) addCell(referenceRow.icon ?? '', narrowColumns.icon, sectionStyles.icon);
  addCell(referenceRow.name, narrowColumns.name, sectionStyles.name);
  if (sectionLayout === 'classed') addCell(referenceRow.tag ?? '', narrowColumns.tag, sectionStyles.tag);
  const isTagged = sectionLayout === 'tagged';
  addCell(referenceRow.text, metrics.width - x - (isTagged ? narrowColumns.tag + columnGap : 0), sectionStyles.body);
  if (isTagged) addCell(referenceRow.tag ?? '', narrowColumns.tag, sectionStyles.rightTag);
  return createRow(referenceRow.id, 'row', cells, hasRule);
}

type GridLine = { readonly key: string; readonly cells: readonly string[] };

const listGridLines = ({ rows }: ReferenceSection): GridLine[] =>
  rows.flatMap(({ id, cells }) => (cells ? [{ key: id, cells }] : []));

/** Returns the width of the widest word of each column of a grid. */
function measureGridWords(section: ReferenceSection, metrics: SectionMetrics): number[] {
  const sectionStyles = getSectionStyles(metrics);
  return (section.heads ?? []).map((head, index) =>
    Math.max(
      measureWidestWord(head, sectionStyles.tag, metrics),
      ...listGridLines(section).map(({ cells }) => measureWidestWord(cells[index] ?? '', sectionStyles.name, metrics)),
    ),
  );
}

const isGridTooWide = (section: ReferenceSection, metrics: SectionMetrics): boolean =>
  measureGridWords(section, metrics).reduce((sum, wordWidth) => sum + getMinColumnWidth(wordWidth, metrics.emSize), 0) >
  metrics.width;

/** Returns the width of a column that holds a word, including the gap to the next column. */
const getMinColumnWidth = (wordWidth: number, emSize: number): number => wordWidth + 0.5 * CELL_GAP * emSize + 1;

/** Arranges cells below column heads. The columns share the width in proportion to their widest cells. */
function layoutGridRows(section: ReferenceSection, metrics: SectionMetrics): RowLayout[] {
  const sectionStyles = getSectionStyles(metrics);
  const headTexts = section.heads ?? [];
  const lines = listGridLines(section);
  const neededWidths = headTexts.map((head, index) =>
    Math.max(
      measureTextWidth(head, sectionStyles.tag, metrics.fonts),
      ...lines.map(({ cells }) => measureTextWidth(cells[index] ?? '', sectionStyles.name, metrics.fonts)),
    ),
  );
  const minWidths = measureGridWords(section, metrics).map((wordWidth) => getMinColumnWidth(wordWidth, metrics.emSize));
  const columnWidths = shareWidths(neededWidths, minWidths, metrics.width, 0.5 * CELL_GAP * metrics.emSize);
  // `names` is the index of the column that names the rows.
  const nameColumn = section.names ?? 0;
  return [
    layoutLineRow({ key: 'heads', cells: headTexts }, columnWidths, () => sectionStyles.tag, 'heads', false, metrics),
    ...lines.map((gridLine) =>
      layoutLineRow(
        gridLine,
        columnWidths,
        (index) => (index === nameColumn ? sectionStyles.name : sectionStyles.body),
        'row',
        true,
        metrics,
      ),
    ),
  ];
}

/**
 * Makes every column as wide as its widest cell, and shares the remaining width. If that is too wide, columns with several words
 * shrink, at most to their widest word.
 */
function shareWidths(
  neededWidths: readonly number[],
  minWidths: readonly number[],
  sharedWidth: number,
  columnGap: number,
): number[] {
  const sumWidths = (addends: readonly number[]) => addends.reduce((a, b) => a + b, 0);
  const spareWidth = sharedWidth - sumWidths(neededWidths);
  // If the remaining width does not cover the gaps, the narrowest columns would split their words.
  if (spareWidth >= neededWidths.length * (columnGap + 1))
    return neededWidths.map((neededWidth) => neededWidth + spareWidth / Math.max(1, neededWidths.length));
  const slackWidths = neededWidths.map((neededWidth, index) =>
    Math.max(0, neededWidth + columnGap - (minWidths[index] ?? 0)),
  );
  const slackShare = Math.max(0, sharedWidth - sumWidths(minWidths)) / Math.max(1, sumWidths(slackWidths));
  return minWidths.map((minWidth, index) => minWidth + (slackWidths[index] ?? 0) * slackShare);
}

/** Arranges a transposed grid: heads on the left, each row as a column. The second line shows the value that people look up. */
function layoutStripRows(section: ReferenceSection, metrics: SectionMetrics): RowLayout[] {
  const sectionStyles = getSectionStyles(metrics);
  const headTexts = section.heads ?? [];
  const columns = section.rows.flatMap(({ cells }) => (cells ? [cells] : []));
  const firstWidth =
    Math.max(...headTexts.map((head) => measureTextWidth(head, sectionStyles.tag, metrics.fonts))) +
    CELL_GAP * metrics.emSize;
  const nameWidths = columns.map((columnTexts) =>
    measureTextWidth(columnTexts[0] ?? '', sectionStyles.name, metrics.fonts),
  );
  const spareWidth =
    (metrics.width - firstWidth - nameWidths.reduce((sum, nameWidth) => sum + nameWidth, 0)) / columns.length;
  const columnWidths = [firstWidth, ...nameWidths.map((nameWidth) => nameWidth + spareWidth)];
  return headTexts.map((head, index) => {
    const rowStyle = index === 0 ? sectionStyles.name : index === 1 ? sectionStyles.value : sectionStyles.body;
    const cells = [head, ...columns.map((columnTexts) => columnTexts[index] ?? '')];
    return layoutLineRow(
      { key: head, cells },
      columnWidths,
      (columnIndex) => (columnIndex === 0 ? sectionStyles.tag : rowStyle),
      'row',
      index > 0,
      metrics,
    );
  });
}

function layoutLineRow(
  gridLine: GridLine,
  columnWidths: readonly number[],
  getStyle: (columnIndex: number) => CellStyle,
  rowKind: RowLayout['kind'],
  hasRule: boolean,
  metrics: SectionMetrics,
): RowLayout {
  let x = 0;
  const cells = gridLine.cells.map((text, index) => {
    const columnWidth = columnWidths[index] ?? 0;
    const cell = layoutCell(text, x, columnWidth - CELL_GAP * 0.5 * metrics.emSize, getStyle(index), metrics.fonts);
    x += columnWidth;
    return cell;
  });
  return createRow(gridLine.key, rowKind, cells, hasRule);
}

function layoutRows(section: ReferenceSection, metrics: SectionMetrics): RowLayout[] {
  const sectionStyles = getSectionStyles(metrics);
  // Sections with other layouts have no heads, so they get no strip rows.
  const rowLayouts: RowLayout[] =
    section.layout === 'grid' ? layoutGridRows(section, metrics) : layoutStripRows(section, metrics);
  const rows = section.rows
    .filter((row) => row.cells === undefined)
    .map((row, index) => (section.layout === 'steps' ? { ...row, value: String(index + 1) } : row));
  const narrowColumns = computeNarrowColumns(rows, section.layout, metrics);
  let currentGroup: string | undefined;
  for (const row of rows) {
    if (row.group !== undefined && row.group !== currentGroup) {
      rowLayouts.push(
        createRow(
          row.group,
          'group',
          [layoutCell(row.group.toUpperCase(), 0, metrics.width, sectionStyles.group, metrics.fonts)],
          false,
        ),
      );
    }
    const hasRule = rowLayouts.length > 0 && rowLayouts[rowLayouts.length - 1]?.kind !== 'group';
    currentGroup = row.group;
    rowLayouts.push(
      row.name === ''
        ? createRow(
            row.id,
            'note',
            [layoutCell(row.text, 0, metrics.width, sectionStyles.body, metrics.fonts)],
            hasRule,
          )
        : layoutBodyRow(row, section.layout, narrowColumns, metrics, hasRule),
    );
  }
  return rowLayouts;
}

/** Typesets the dashes, minus signs and apostrophes of a section. */
function typesetSection(section: ReferenceSection): ReferenceSection {
  return {
    ...section,
    title: typeset(section.title),
    rows: section.rows.map((row) => ({
      ...row,
      name: typeset(row.name),
      text: typeset(row.text),
      ...(row.value === undefined ? {} : { value: typeset(row.value) }),
      ...(row.cells === undefined ? {} : { cells: row.cells.map(typeset) }),
    })),
  };
}

/** Arranges one section, `metrics.width` points wide. */
export function layoutSection(untypesetSection: ReferenceSection, metrics: SectionMetrics): ArrangedSection {
  const section = typesetSection(untypesetSection);
  const rows = layoutRows(section, metrics);
  return {
    id: section.id,
    title: section.title.toUpperCase(),
    cite: section.cite,
    layout: section.layout,
    rows,
    isTooWide: section.layout === 'grid' && isGridTooWide(section, metrics),
    height:
      metrics.emSize * (EM.bar + EM.barGap) +
      rows.reduce((sum, rowLayout) => sum + getRowHeight(rowLayout, metrics.emSize), 0),
  };
}
