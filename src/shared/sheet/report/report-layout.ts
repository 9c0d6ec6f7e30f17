/**
 * Arranges a report as blocks of known height: the cover with its table, then one or more pages per list. A list is a team that a player
 * has submitted.
 */

import { LIMITS } from '../../base/limits.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Block, createSectionBlocks } from '../kit/blocks.ts';
import { type CellStyle, layoutCell, type RowLayout } from '../kit/cells.ts';
import { CELL_GAP, getRowStyles, layoutRow, type RowMetrics, type RowPart } from '../kit/row-layout.ts';
import { truncateText } from '../kit/sheet-text.ts';
import { createRosterBlocks, type RosterSection } from '../roster/roster-layout.ts';
import { shortenFingerprint } from '../roster/roster-text.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import {
  createCoverRows,
  formatLevels,
  formatPlayer,
  getChangeLabel,
  getVerdictStamp,
  type ReportSection,
  summarizeFindings,
} from './report-text.ts';

type ReportBlock = Block<ReportSection>;

/** The width shares of the table's columns. A `change` column takes its share from the names and files. */
const COLUMN_SHARES = {
  number: 0.035,
  name: 0.245,
  file: 0.275,
  verdict: 0.1,
  levels: 0.065,
  found: 0.13,
  fingerprint: 0.105,
  page: 0.045,
} as const;
const CHANGE_COLUMN = { widthShare: 0.1, fromName: 0.045, fromFile: 0.055 } as const;

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

function createTableRows(
  translate: Translate,
  reportData: ReportData,
  entryPages: readonly (number | undefined)[],
  metrics: RowMetrics,
): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const isCompared = reportData.since !== undefined;
  const columnShares = {
    ...COLUMN_SHARES,
    name: COLUMN_SHARES.name - (isCompared ? CHANGE_COLUMN.fromName : 0),
    file: COLUMN_SHARES.file - (isCompared ? CHANGE_COLUMN.fromFile : 0),
  };
  const createChangeCell = (text: string, style: CellStyle): RowPart[] =>
    isCompared ? [{ text, style, widthShare: CHANGE_COLUMN.widthShare }] : [];
  const createHead = (columnId: keyof typeof COLUMN_SHARES): RowPart => ({
    text: translate(`eventReport.columns.${columnId}`),
    style: rowStyles.small,
    widthShare: columnShares[columnId],
  });
  const tableHeads = [
    ...(['number', 'name', 'file', 'verdict', 'levels', 'found'] as const).map(createHead),
    ...createChangeCell(translate('eventReport.columns.change'), rowStyles.small),
    ...(['fingerprint', 'page'] as const).map(createHead),
  ];
  const createEntryRow = (entry: ReportEntry, index: number): RowLayout => {
    const createCell = (columnId: keyof typeof COLUMN_SHARES, text: string, style: CellStyle): RowPart => ({
      text,
      style,
      widthShare: columnShares[columnId],
    });
    const { kind: changeKind } = entry.change ?? {};
    const player = formatPlayer(translate, entry);
    const parts = [
      createCell('number', String(entry.number), rowStyles.small),
      {
        ...createCell('name', entry.name, rowStyles.strong),
        ...(player === '' ? {} : { textsBelow: [{ text: player, style: rowStyles.small }] }),
      },
      {
        ...createCell('file', entry.file, rowStyles.small),
        ...createFileLines(
          entry.file,
          metrics.rowWidth * columnShares.file - metrics.emSize * CELL_GAP,
          rowStyles.small,
          metrics,
        ),
      },
      createCell('verdict', getVerdictStamp(translate, entry.verdict), getVerdictStyle(entry, rowStyles)),
      createCell('levels', formatLevels(entry, reportData.event.levels), rowStyles.body),
      createCell('found', summarizeFindings(translate, entry), rowStyles.body),
      ...createChangeCell(
        changeKind ? getChangeLabel(translate, changeKind) : '',
        changeKind === 'same' ? rowStyles.small : rowStyles.strong,
      ),
      createCell('fingerprint', shortenFingerprint(entry.list?.fingerprint ?? ''), rowStyles.small),
      createCell('page', String(entryPages[index] ?? ''), rowStyles.strong),
    ];
    return layoutRow(getEntryKey(entry), parts, metrics, 'row', true);
  };
  return [layoutRow('heads', tableHeads, metrics, 'heads', false), ...reportData.entries.map(createEntryRow)];
}

const getVerdictStyle = (
  { verdict, replacedBy }: ReportEntry,
  rowStyles: ReturnType<typeof getRowStyles>,
): CellStyle => (replacedBy !== undefined ? rowStyles.small : verdict === 'legal' ? rowStyles.strong : rowStyles.alert);

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

/** Creates a row for each entry without its own pages, with the codes of its findings. */
export function createBriefBlocks(
  translate: Translate,
  briefEntries: readonly ReportEntry[],
  metrics: RowMetrics,
): ReportBlock[] {
  const rowStyles = getRowStyles(metrics);
  const columnShares = { number: COLUMN_SHARES.number, name: COLUMN_SHARES.name, file: COLUMN_SHARES.file } as const;
  const codesShare = 1 - columnShares.number - columnShares.name - columnShares.file;
  const headCells = (['number', 'name', 'file'] as const).map((columnId) => ({
    text: translate(`eventReport.columns.${columnId}`),
    style: rowStyles.small,
    widthShare: columnShares[columnId],
  }));
  const briefRows = briefEntries.map((entry) => {
    const { number, name, file: filePath, omitted, unreadable } = entry;
    const parts: RowPart[] = [
      { text: String(number), style: rowStyles.small, widthShare: columnShares.number },
      { text: name, style: rowStyles.strong, widthShare: columnShares.name },
      {
        style: rowStyles.small,
        widthShare: columnShares.file,
        ...createFileLines(
          filePath,
          metrics.rowWidth * columnShares.file - metrics.emSize * CELL_GAP,
          rowStyles.small,
          metrics,
        ),
      },
      {
        text: `${getVerdictStamp(translate, entry.verdict)}, ${summarizeFindings(translate, entry)}`,
        style: rowStyles.alert,
        widthShare: codesShare,
        textsBelow: [{ text: unreadable?.reason ?? omitted?.codes ?? '', style: rowStyles.small }],
      },
    ];
    return layoutRow(getEntryKey(entry), parts, metrics, 'row', true);
  });
  const headRow = layoutRow(
    'heads',
    [...headCells, { text: translate('eventReport.columns.found'), style: rowStyles.small, widthShare: codesShare }],
    metrics,
    'heads',
    false,
  );
  return createSectionBlocks<ReportSection>('brief', [headRow, ...briefRows], metrics.emSize);
}

/** Creates everything below the head of an entry's page. Findings come before the roster. */
export function createEntryBlocks(translate: Translate, entry: ReportEntry, metrics: RowMetrics): ReportBlock[] {
  const rowStyles = getRowStyles(metrics);
  const { unreadable, list } = entry;
  const createTextBlocks = (section: ReportSection, texts: readonly string[]) =>
    createSectionBlocks<ReportSection>(
      section,
      texts.map((text, index) =>
        layoutRow(`${section}${index}`, [{ text, style: rowStyles.body, widthShare: 1 }], metrics, 'row', index > 0),
      ),
      metrics.emSize,
    );
  return [
    ...createSectionBlocks<ReportSection>('entry', createAboutRows(translate, entry, metrics), metrics.emSize),
    ...(unreadable
      ? [...createTextBlocks('unreadable', [unreadable.reason]), ...createTextBlocks('todo', unreadable.advice)]
      : []),
    ...(list
      ? createSectionBlocks<ReportSection>('findings', createFindingRows(translate, entry, metrics), metrics.emSize)
      : []),
    ...(list?.roster ? createRosterBlocks(translate, list.roster, metrics).filter(isReportSection) : []),
  ];
}

/** Whether a report prints a block of the roster. The report has its own block of findings, before the roster. */
const isReportSection = (rosterBlock: Block<RosterSection>): rosterBlock is Block<'members' | 'extras'> =>
  rosterBlock.section === 'members' || rosterBlock.section === 'extras';

type LabeledText = readonly [label: string, value: string, style: CellStyle];

function createAboutRows(
  translate: Translate,
  { file: filePath, player, list, change, notes }: ReportEntry,
  metrics: RowMetrics,
): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const isAlarming = change !== undefined && change.kind !== 'same' && change.kind !== 'new';
  const sinceStyle = isAlarming ? rowStyles.strong : rowStyles.body;
  const labeledTexts: readonly LabeledText[] = [
    [translate('eventReport.labels.file'), filePath, rowStyles.strong],
    ...(player === undefined ? [] : [[translate('eventReport.labels.player'), player, rowStyles.strong] as const]),
    ...(list ? [[translate('eventReport.labels.id'), list.id, rowStyles.body] as const] : []),
    ...(list ? [[translate('eventReport.labels.fingerprint'), list.fingerprint, rowStyles.body] as const] : []),
    ...(change ? [[translate('eventReport.labels.since'), change.sentence, sinceStyle] as const] : []),
    ...notes.map((note) => [translate('eventReport.labels.note'), note, rowStyles.body] as const),
  ];
  return labeledTexts.map(([label, value, style], index) =>
    layoutRow(
      `a${index}`,
      [
        { text: label, style: rowStyles.small, widthShare: 0.11 },
        { text: value, style, widthShare: 0.89 },
      ],
      metrics,
      'row',
      index > 0,
    ),
  );
}

function createFindingRows(translate: Translate, { findings, omitted }: ReportEntry, metrics: RowMetrics): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  if (findings.length === 0)
    return [
      layoutRow(
        'none',
        [{ text: translate('teamRoster.noFindings'), style: rowStyles.small, widthShare: 1 }],
        metrics,
        'row',
        false,
      ),
    ];
  const findingRows = findings.map(({ severity, message, fixes, cite, code }, index) => {
    const fixTexts = fixes.map((fix) => ({
      text: translate('eventReport.wayOut', { fix }),
      style: rowStyles.muted,
    }));
    const parts: RowPart[] = [
      {
        text: translate(`teamRoster.severities.${severity}`),
        style: severity === 'error' ? rowStyles.smallAlert : rowStyles.small,
        widthShare: 0.08,
      },
      { text: message, style: rowStyles.body, widthShare: 0.57, textsBelow: fixTexts },
      {
        text: cite,
        style: rowStyles.small,
        widthShare: 0.35,
        textsBelow: [{ text: code, style: rowStyles.small }],
      },
    ];
    return layoutRow(`f${index}`, parts, metrics, 'row', index > 0);
  });
  if (omitted)
    findingRows.push(
      layoutRow(
        'left',
        [{ text: translate('eventReport.moreFindings', omitted), style: rowStyles.strong, widthShare: 1 }],
        metrics,
        'row',
        true,
      ),
    );
  return findingRows;
}
