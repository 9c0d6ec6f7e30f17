/** Arranges a report as blocks of known height: the cover with its table, then one or more pages per list. */

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
  const createLineBlocks = (section: ReportSection, lineTexts: readonly string[]): ReportBlock[] => {
    const lineRows = lineTexts.map((lineText, index) =>
      layoutRow(
        `${section}${index}`,
        [{ text: lineText, style: rowStyles.body, widthShare: 1 }],
        metrics,
        'row',
        index > 0,
      ),
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

function createSettingsRows(translate: Translate, reportData: ReportData, metrics: RowMetrics): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const pairRows: (readonly [string, string])[][] = [];
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
    const valueShare = pairs.length === 2 ? 0.39 : 0.89;
    const rowParts = pairs.flatMap(([labelText, valueText]): RowPart[] => [
      { text: labelText, style: rowStyles.small, widthShare: 0.11 },
      { text: valueText, style: rowStyles.body, widthShare: valueShare },
    ]);
    return layoutRow(`s${index}`, rowParts, metrics, 'row', index > 0);
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
  const createChangeCell = (cellText: string, cellStyle: CellStyle): RowPart[] =>
    isCompared ? [{ text: cellText, style: cellStyle, widthShare: CHANGE_COLUMN.widthShare }] : [];
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
  const createEntryRow = (reportEntry: ReportEntry, index: number): RowLayout => {
    const createCell = (columnId: keyof typeof COLUMN_SHARES, cellText: string, cellStyle: CellStyle): RowPart => ({
      text: cellText,
      style: cellStyle,
      widthShare: columnShares[columnId],
    });
    const { kind: changeKind } = reportEntry.change ?? {};
    const playerName = formatPlayer(translate, reportEntry);
    const rowParts = [
      createCell('number', String(reportEntry.number), rowStyles.small),
      {
        ...createCell('name', reportEntry.name, rowStyles.strong),
        ...(playerName === '' ? {} : { textsBelow: [{ text: playerName, style: rowStyles.small }] }),
      },
      {
        ...createCell('file', reportEntry.file, rowStyles.small),
        ...createFileLines(
          reportEntry.file,
          metrics.rowWidth * columnShares.file - metrics.emSize * CELL_GAP,
          rowStyles.small,
          metrics,
        ),
      },
      createCell('verdict', getVerdictStamp(translate, reportEntry.verdict), getVerdictStyle(reportEntry, rowStyles)),
      createCell('levels', formatLevels(reportEntry, reportData.event.levels), rowStyles.body),
      createCell('found', summarizeFindings(translate, reportEntry), rowStyles.body),
      ...createChangeCell(
        changeKind ? getChangeLabel(translate, changeKind) : '',
        changeKind === 'same' ? rowStyles.small : rowStyles.strong,
      ),
      createCell('fingerprint', shortenFingerprint(reportEntry.list?.fingerprint ?? ''), rowStyles.small),
      createCell('page', String(entryPages[index] ?? ''), rowStyles.strong),
    ];
    return layoutRow(getEntryKey(reportEntry), rowParts, metrics, 'row', true);
  };
  return [layoutRow('heads', tableHeads, metrics, 'heads', false), ...reportData.entries.map(createEntryRow)];
}

const getVerdictStyle = (
  { verdict, replacedBy }: ReportEntry,
  rowStyles: ReturnType<typeof getRowStyles>,
): CellStyle => (replacedBy !== undefined ? rowStyles.small : verdict === 'legal' ? rowStyles.strong : rowStyles.alert);

/** Splits a path that is too long for one line before the file name, instead of in the middle of a word. */
function createFileLines(
  filePath: string,
  columnWidth: number,
  cellStyle: CellStyle,
  metrics: RowMetrics,
): Pick<RowPart, 'text' | 'textsBelow'> {
  const nameStart = filePath.lastIndexOf('/') + 1;
  const isSingleLine = (pathText: string) =>
    layoutCell(pathText, 0, columnWidth, cellStyle, metrics.fonts).lines.length === 1;
  const truncatePart = (pathText: string) => truncateText(pathText, LIMITS.sheetNameLetters);
  if (nameStart === 0 || (filePath.length <= LIMITS.sheetNameLetters && isSingleLine(filePath)))
    return { text: truncatePart(filePath) };
  return {
    text: truncatePart(filePath.slice(0, nameStart)),
    textsBelow: [{ text: truncatePart(filePath.slice(nameStart)), style: cellStyle }],
  };
}

/** Returns the key of an entry's row, which also links to the entry's page. */
export const getEntryKey = ({ number: entryNumber }: Pick<ReportEntry, 'number'>): string => `list-${entryNumber}`;

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
  const briefRows = briefEntries.map((reportEntry) => {
    const { number: entryNumber, name: entryName, file: filePath, omitted, unreadable } = reportEntry;
    const rowParts: RowPart[] = [
      { text: String(entryNumber), style: rowStyles.small, widthShare: columnShares.number },
      { text: entryName, style: rowStyles.strong, widthShare: columnShares.name },
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
        text: `${getVerdictStamp(translate, reportEntry.verdict)}, ${summarizeFindings(translate, reportEntry)}`,
        style: rowStyles.alert,
        widthShare: codesShare,
        textsBelow: [{ text: unreadable?.reason ?? omitted?.codes ?? '', style: rowStyles.small }],
      },
    ];
    return layoutRow(getEntryKey(reportEntry), rowParts, metrics, 'row', true);
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
export function createEntryBlocks(translate: Translate, reportEntry: ReportEntry, metrics: RowMetrics): ReportBlock[] {
  const rowStyles = getRowStyles(metrics);
  const { unreadable, list: teamList } = reportEntry;
  const createTextBlocks = (section: ReportSection, lineTexts: readonly string[]) =>
    createSectionBlocks<ReportSection>(
      section,
      lineTexts.map((lineText, index) =>
        layoutRow(
          `${section}${index}`,
          [{ text: lineText, style: rowStyles.body, widthShare: 1 }],
          metrics,
          'row',
          index > 0,
        ),
      ),
      metrics.emSize,
    );
  return [
    ...createSectionBlocks<ReportSection>('entry', createAboutRows(translate, reportEntry, metrics), metrics.emSize),
    ...(unreadable
      ? [...createTextBlocks('unreadable', [unreadable.reason]), ...createTextBlocks('todo', unreadable.advice)]
      : []),
    ...(teamList
      ? createSectionBlocks<ReportSection>(
          'findings',
          createFindingRows(translate, reportEntry, metrics),
          metrics.emSize,
        )
      : []),
    ...(teamList?.roster ? createRosterBlocks(translate, teamList.roster, metrics).filter(isReportSection) : []),
  ];
}

/** Returns whether a report prints a block of the roster. The findings are printed before the roster. */
const isReportSection = (rosterBlock: Block<RosterSection>): rosterBlock is Block<'members' | 'extras'> =>
  rosterBlock.section === 'members' || rosterBlock.section === 'extras';

function createAboutRows(
  translate: Translate,
  { file: filePath, player: playerName, list: teamList, change: entryChange, notes }: ReportEntry,
  metrics: RowMetrics,
): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const isAlarming = entryChange !== undefined && entryChange.kind !== 'same' && entryChange.kind !== 'new';
  const labeledTexts: [string, string, CellStyle][] = [
    [translate('eventReport.labels.file'), filePath, rowStyles.strong],
    ...(playerName === undefined
      ? []
      : ([[translate('eventReport.labels.player'), playerName, rowStyles.strong]] as [string, string, CellStyle][])),
    ...(teamList
      ? ([[translate('eventReport.labels.id'), teamList.id, rowStyles.body]] as [string, string, CellStyle][])
      : []),
    ...(teamList
      ? ([[translate('eventReport.labels.fingerprint'), teamList.fingerprint, rowStyles.body]] as [
          string,
          string,
          CellStyle,
        ][])
      : []),
    ...(entryChange
      ? ([
          [translate('eventReport.labels.since'), entryChange.sentence, isAlarming ? rowStyles.strong : rowStyles.body],
        ] as [string, string, CellStyle][])
      : []),
    ...notes.map((noteText): [string, string, CellStyle] => [
      translate('eventReport.labels.note'),
      noteText,
      rowStyles.body,
    ]),
  ];
  return labeledTexts.map(([labelText, valueText, cellStyle], index) =>
    layoutRow(
      `a${index}`,
      [
        { text: labelText, style: rowStyles.small, widthShare: 0.11 },
        { text: valueText, style: cellStyle, widthShare: 0.89 },
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
  const findingRows = findings.map(
    ({ severity, message: findingMessage, fixes: fixLabels, cite: citation, code: findingCode }, index) => {
      const fixTexts = fixLabels.map((fixLabel) => ({
        text: translate('eventReport.wayOut', { fix: fixLabel }),
        style: rowStyles.muted,
      }));
      const rowParts: RowPart[] = [
        {
          text: translate(`teamRoster.severities.${severity}`),
          style: severity === 'error' ? rowStyles.smallAlert : rowStyles.small,
          widthShare: 0.08,
        },
        { text: findingMessage, style: rowStyles.body, widthShare: 0.57, textsBelow: fixTexts },
        {
          text: citation,
          style: rowStyles.small,
          widthShare: 0.35,
          textsBelow: [{ text: findingCode, style: rowStyles.small }],
        },
      ];
      return layoutRow(`f${index}`, rowParts, metrics, 'row', index > 0);
    },
  );
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
