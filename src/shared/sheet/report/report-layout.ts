/**
 * Arranges the cover of a report with its table as blocks of known height. A list is a team that a player has submitted.
 */

import { LIMITS } from '../../base/limits.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Block, createSectionBlocks } from '../kit/blocks.ts';
import { type CellStyle, layoutCell, type RowLayout } from '../kit/cells.ts';
import { CELL_GAP, getRowStyles, layoutRow, type RowMetrics, type RowPart } from '../kit/row-layout.ts';
import { truncateText } from '../kit/sheet-text.ts';
import { shortenFingerprint } from '../roster/roster-text.ts';
import { fitSentences } from './fit-sentences.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import {
  countEntryFindings,
  createCoverRows,
  formatLevels,
  getChangeLabel,
  getEntryStamp,
  isAlarming,
  type ReportSection,
} from './report-text.ts';

type ReportBlock = Block<ReportSection>;

/** The width shares of the table's columns. Those that a report doesn't need leave their share to the reasons. */
const COLUMN_SHARES = {
  number: 0.035,
  player: 0.12,
  name: 0.215,
  levels: 0.06,
  verdict: 0.125,
  change: 0.08,
  fingerprint: 0.1,
  page: 0.045,
} as const;
type TableColumn = keyof typeof COLUMN_SHARES | 'reasons';

/** Returns the columns of the table with their width shares, from left to right. */
function listTableColumns({
  entries,
  since,
  hasPagesPerList,
}: ReportData): readonly (readonly [TableColumn, number])[] {
  const isShown = (column: keyof typeof COLUMN_SHARES): boolean =>
    column === 'player'
      ? entries.some(({ player }) => player !== undefined)
      : column === 'change'
        ? since !== undefined
        : column !== 'page' || hasPagesPerList;
  const shownColumns = (['number', 'player', 'name', 'levels', 'verdict', 'change', 'fingerprint', 'page'] as const)
    .filter(isShown)
    .map((column) => [column, COLUMN_SHARES[column]] as const);
  const reasonsShare = 1 - shownColumns.reduce((sum, [, widthShare]) => sum + widthShare, 0);
  const reasonsIndex = 1 + shownColumns.findIndex(([column]) => column === 'verdict');
  return [...shownColumns.slice(0, reasonsIndex), ['reasons', reasonsShare], ...shownColumns.slice(reasonsIndex)];
}

/** Creates everything below the head of the cover. `entryPages` are the first pages of the entries. */
export function createCoverBlocks(
  translate: Translate,
  reportData: ReportData,
  entryPages: readonly (number | undefined)[],
  metrics: RowMetrics,
): ReportBlock[] {
  const rowStyles = getRowStyles(metrics);
  // The last argument of `layoutRow` says whether a rule separates the row from the previous one.
  const createLineBlocks = (section: ReportSection, texts: readonly string[]): ReportBlock[] => {
    const lineRows = texts.map((text, index) =>
      layoutRow(`${section}${index}`, [{ text, style: rowStyles.body, widthShare: 1 }], metrics, 'row', index > 0),
    );
    return lineRows.length === 0 ? [] : createSectionBlocks<ReportSection>(section, lineRows, metrics.emSize);
  };
  return [
    ...createSectionBlocks<ReportSection>(
      'settings',
      createSettingsRows(translate, reportData, metrics),
      metrics.emSize,
    ),
    ...createSectionBlocks<ReportSection>(
      'lists',
      createTableRows(translate, reportData, entryPages, metrics),
      metrics.emSize,
    ),
    ...createLineBlocks('besides', reportData.otherFiles),
    ...createLineBlocks('vanished', reportData.since?.vanished ?? []),
  ];
}

/** A setting that is longer than this number of ems gets its own row. */
const HALF_ROW_EMS = 27;

/** Arranges labeled values in rows of one long value or two short ones. */
function createSettingsRows(translate: Translate, reportData: ReportData, metrics: RowMetrics): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  /** The labels and values of each row. */
  const pairRows: (readonly [label: string, value: string])[][] = [];
  for (const labeledValue of createCoverRows(translate, reportData)) {
    const previousRow = pairRows[pairRows.length - 1];
    const isShort =
      layoutCell(labeledValue[1], 0, metrics.emSize * HALF_ROW_EMS, rowStyles.body, metrics.fonts).lines.length === 1;
    const hasRoom =
      previousRow?.length === 1 &&
      layoutCell(previousRow[0]?.[1] ?? '', 0, metrics.emSize * HALF_ROW_EMS, rowStyles.body, metrics.fonts).lines
        .length === 1;
    if (isShort && hasRoom) previousRow.push(labeledValue);
    else pairRows.push([labeledValue]);
  }
  return pairRows.map((pairs, index) => {
    // With the label, each half of a row takes 0.11 + 0.39 of the width.
    const valueShare = pairs.length === 2 ? 0.39 : 0.89;
    const parts = pairs.flatMap(([label, value]): RowPart[] => [
      { text: label, style: rowStyles.small, widthShare: 0.11 },
      { text: value, style: rowStyles.body, widthShare: valueShare },
    ]);
    return layoutRow(`s${index}`, parts, metrics, 'row', index > 0);
  });
}

/** The maximum number of lines for the rulings of a list in the table, for its reasons, and for its notes. */
const MAX_CELL_LINES = 3;

function createTableRows(
  translate: Translate,
  reportData: ReportData,
  entryPages: readonly (number | undefined)[],
  metrics: RowMetrics,
): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const tableColumns = listTableColumns(reportData);
  const tableHeads = tableColumns.map(
    ([column, widthShare]): RowPart => ({
      text: translate(`eventReport.columns.${column}`),
      style: rowStyles.small,
      widthShare,
    }),
  );
  const createEntryRow = (entry: ReportEntry, index: number): RowLayout => {
    const createPart = ([column, widthShare]: readonly [TableColumn, number]): RowPart => {
      const columnWidth = metrics.rowWidth * widthShare - metrics.emSize * CELL_GAP;
      switch (column) {
        case 'number':
          return { text: String(entry.number), style: rowStyles.small, widthShare };
        case 'player':
          return { text: entry.player ?? '', style: rowStyles.body, widthShare };
        case 'name':
          return {
            text: entry.name,
            style: rowStyles.strong,
            widthShare,
            ...createFileBelow(entry, columnWidth, metrics),
          };
        case 'levels':
          return { text: formatLevels(entry, reportData.event.levels), style: rowStyles.body, widthShare };
        case 'verdict':
          return {
            text: getEntryStamp(translate, entry),
            style: getVerdictStyle(entry, rowStyles),
            widthShare,
            textsBelow: listVerdictNotes(translate, entry).map((text) => ({ text, style: rowStyles.small })),
          };
        case 'reasons':
          return { ...createReasonsPart(translate, entry, columnWidth, metrics), widthShare };
        case 'change': {
          const { kind: changeKind } = entry.change ?? {};
          return {
            text: changeKind ? getChangeLabel(translate, changeKind) : '',
            style: changeKind === 'same' ? rowStyles.small : rowStyles.strong,
            widthShare,
          };
        }
        case 'fingerprint':
          return { text: shortenFingerprint(entry.list?.fingerprint ?? ''), style: rowStyles.small, widthShare };
        case 'page':
          return { text: String(entryPages[index] ?? ''), style: rowStyles.strong, widthShare };
      }
    };
    return layoutRow(getEntryKey(entry), tableColumns.map(createPart), metrics, 'row', true);
  };
  return [layoutRow('heads', tableHeads, metrics, 'heads', false), ...reportData.entries.map(createEntryRow)];
}

/** Names the computed verdict if the stamp says something else; empty otherwise. */
export const listOverruledVerdict = (translate: Translate, { status, verdict }: ReportEntry): string[] =>
  status === verdict
    ? []
    : [translate('eventReport.computed', { verdict: translate(`eventReport.verdicts.${verdict}`) })];

/** Lists what the table says below a status: the computed verdict if it differs, and the number of findings. */
const listVerdictNotes = (translate: Translate, entry: ReportEntry): string[] => [
  ...listOverruledVerdict(translate, entry),
  ...[countEntryFindings(translate, entry)].filter(Boolean),
];

/** Creates the cell with the reasons of a verdict in words, and the notes below them. */
function createReasonsPart(
  translate: Translate,
  { rulings, reasons, moreReasons, notes, change }: ReportEntry,
  columnWidth: number,
  metrics: RowMetrics,
): Omit<RowPart, 'widthShare'> {
  const rowStyles = getRowStyles(metrics);
  const fitCell = (sentences: readonly string[], moreCount: number, style: CellStyle): string =>
    fitSentences(sentences, {
      countLines: (text) => layoutCell(text, 0, columnWidth, style, metrics.fonts).lines.length,
      maxLines: MAX_CELL_LINES,
      moreCount,
      formatMore: (count) => translate('eventReport.moreReasons', { count }),
    });
  const isNotable = change !== undefined && change.kind !== 'same' && change.kind !== 'new';
  const allNotes = [...notes, ...(isNotable ? [change.sentence] : [])];
  // The judge's words, those of Rollcall and the notes each begin on a new line.
  const [firstText, ...textsBelow] = [
    { text: fitCell(rulings, 0, rowStyles.strong), style: rowStyles.strong },
    { text: fitCell(reasons, moreReasons, rowStyles.body), style: rowStyles.body },
    { text: fitCell(allNotes, 0, rowStyles.small), style: rowStyles.small },
  ].filter(({ text }) => text !== '');
  return { ...(firstText ?? { text: '', style: rowStyles.body }), textsBelow };
}

/** Creates the lines with the file below the name of a list. An unreadable file is already named, so only its folder is added. */
function createFileBelow(
  { file: filePath, list }: ReportEntry,
  columnWidth: number,
  metrics: RowMetrics,
): Pick<RowPart, 'textsBelow'> {
  const { small } = getRowStyles(metrics);
  const fileLines = createFileLines(filePath, columnWidth, small, metrics);
  const textLines = [{ text: fileLines.text, style: small }, ...(fileLines.textsBelow ?? [])];
  return list !== undefined || filePath.includes('/') ? { textsBelow: textLines } : {};
}

/** Returns the style of the status. */
export const getVerdictStyle = (entry: ReportEntry, rowStyles: ReturnType<typeof getRowStyles>): CellStyle =>
  isAlarming(entry)
    ? rowStyles.alert
    : entry.status === 'replaced' || entry.status === 'withdrawn'
      ? rowStyles.small
      : rowStyles.strong;

/** Breaks a path that is too long for one line before its file name, so that it isn't broken in the middle of a word. */
function createFileLines(
  filePath: string,
  columnWidth: number,
  style: CellStyle,
  metrics: RowMetrics,
): Pick<RowPart, 'text' | 'textsBelow'> {
  const nameStart = filePath.lastIndexOf('/') + 1;
  const isSingleLine = (pathText: string) =>
    layoutCell(pathText, 0, columnWidth, style, metrics.fonts).lines.length === 1;
  const truncatePart = (pathText: string) => truncateText(pathText, LIMITS.sheetNameLetters);
  if (nameStart === 0 || (filePath.length <= LIMITS.sheetNameLetters && isSingleLine(filePath)))
    return { text: truncatePart(filePath) };
  return {
    text: truncatePart(filePath.slice(0, nameStart)),
    textsBelow: [{ text: truncatePart(filePath.slice(nameStart)), style }],
  };
}

/** Returns the row key of an entry. Links to the entry's page are found by this key. */
export const getEntryKey = ({ number }: Pick<ReportEntry, 'number'>): string => `list-${number}`;
