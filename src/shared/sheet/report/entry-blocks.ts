/** Arranges what a report says about a list besides its row in the table: its own page, or its part of the details. */

import type { Translate } from '../../texts/translate.ts';
import { type Block, createSectionBlocks } from '../kit/blocks.ts';
import type { CellStyle, RowLayout } from '../kit/cells.ts';
import { getRowStyles, layoutRow, type RowMetrics, type RowPart } from '../kit/row-layout.ts';
import { createRosterBlocks, type RosterSection } from '../roster/roster-layout.ts';
import { shortenFingerprint } from '../roster/roster-text.ts';
import type { ReportEntry } from './report-data.ts';
import { getEntryKey, getVerdictStyle, listOverruledVerdict } from './report-layout.ts';
import { getEntryStamp, type ReportSection } from './report-text.ts';

type ReportBlock = Block<ReportSection>;

/** Creates the details of entries for one column: a heading for each entry, then its findings, or what to do about an unreadable file. */
export function createDetailsBlocks(
  translate: Translate,
  entries: readonly ReportEntry[],
  metrics: RowMetrics,
): ReportBlock[] {
  const [, ...rowBlocks] = createSectionBlocks<ReportSection>(
    'details',
    entries.flatMap((entry) => createDetailsRows(translate, entry, metrics)),
    metrics.emSize,
  );
  // The bar is drawn above all columns.
  return rowBlocks;
}

/** Ems between the rule above the heading of an entry and the heading. */
const HEADING_GAP = 0.3;

function createDetailsRows(translate: Translate, entry: ReportEntry, metrics: RowMetrics): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  const { number, name, player, file, unreadable } = entry;
  const headingGap = HEADING_GAP * metrics.emSize;
  const moveDown = (style: CellStyle): CellStyle => ({ ...style, topShift: (style.topShift ?? 0) + headingGap });
  const headingRow = layoutRow(
    getEntryKey(entry),
    [
      { text: String(number), style: moveDown(rowStyles.small), widthShare: 0.07 },
      {
        text: name,
        style: moveDown(rowStyles.strong),
        widthShare: 0.68,
        textsBelow: [{ text: player === undefined ? file : `${player}, ${file}`, style: moveDown(rowStyles.small) }],
      },
      {
        text: getEntryStamp(translate, entry),
        style: { ...moveDown(getVerdictStyle(entry, rowStyles)), align: 'right' },
        widthShare: 0.25,
      },
    ],
    metrics,
    'group',
    true,
  );
  const heading = { ...headingRow, height: headingRow.height + headingGap };
  const createTextRow = (text: string, style: CellStyle, rowName: string): RowLayout =>
    layoutRow(
      `${getEntryKey(entry)}-${rowName}`,
      [
        { text: '', style, widthShare: 0.07 },
        { text, style, widthShare: 0.93 },
      ],
      metrics,
      'row',
      false,
    );
  const rulingRows = [
    ...entry.rulings.map((sentence, index) => createTextRow(sentence, rowStyles.strong, `ruling${index}`)),
    ...listOverruledVerdict(translate, entry).map((text) => createTextRow(text, rowStyles.small, 'overruled')),
  ];
  if (unreadable)
    return [
      heading,
      ...rulingRows,
      ...[unreadable.reason, ...unreadable.questions].map((text, index) =>
        createTextRow(text, rowStyles.body, `reason${index}`),
      ),
      ...unreadable.advice.map((sentence, index) => createTextRow(sentence, rowStyles.muted, `advice${index}`)),
    ];
  // A list without findings is among the details for its rulings.
  const findingRows = entry.findings.length === 0 ? [] : createFindingRows(translate, entry, metrics, DETAILS_FINDINGS);
  return [heading, ...rulingRows, ...findingRows];
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
      ? [
          ...createTextBlocks('unreadable', [unreadable.reason, ...unreadable.questions]),
          ...createTextBlocks('todo', unreadable.advice),
        ]
      : []),
    ...(list
      ? createSectionBlocks<ReportSection>(
          'findings',
          createFindingRows(translate, entry, metrics, PAGE_FINDINGS),
          metrics.emSize,
        )
      : []),
    ...(list?.roster ? createRosterBlocks(translate, list.roster, metrics).filter(isReportSection) : []),
  ];
}

/** Whether a report prints a block of the roster. The report has its own block of findings, before the roster. */
const isReportSection = (rosterBlock: Block<RosterSection>): rosterBlock is Block<'members' | 'extras'> =>
  rosterBlock.section === 'members' || rosterBlock.section === 'extras';

type LabeledText = readonly [label: string, value: string, style: CellStyle];

function createAboutRows(translate: Translate, entry: ReportEntry, metrics: RowMetrics): RowLayout[] {
  const { file: filePath, player, list, change, notes } = entry;
  const rowStyles = getRowStyles(metrics);
  const isAlarming = change !== undefined && change.kind !== 'same' && change.kind !== 'new';
  const sinceStyle = isAlarming ? rowStyles.strong : rowStyles.body;
  const labeledTexts: readonly LabeledText[] = [
    [translate('eventReport.labels.file'), filePath, rowStyles.strong],
    ...(player === undefined ? [] : [[translate('eventReport.labels.player'), player, rowStyles.strong] as const]),
    ...entry.rulings.map((sentence) => [translate('eventReport.labels.ruling'), sentence, rowStyles.strong] as const),
    ...listOverruledVerdict(translate, entry).map(
      (text) => [translate('eventReport.columns.verdict'), text, rowStyles.body] as const,
    ),
    ...(list
      ? [[translate('eventReport.labels.fingerprint'), shortenFingerprint(list.fingerprint), rowStyles.body] as const]
      : []),
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

/** How findings are arranged: the width shares of severity, message and source, or a source below the message. */
interface FindingColumns {
  readonly severity: number;
  readonly message: number;
  /** Zero prints the source below the message. */
  readonly cite: number;
}
const PAGE_FINDINGS: FindingColumns = { severity: 0.08, message: 0.57, cite: 0.35 };
const DETAILS_FINDINGS: FindingColumns = { severity: 0.12, message: 0.88, cite: 0 };

function createFindingRows(
  translate: Translate,
  { number, findings, sharedFixes, omitted }: ReportEntry,
  metrics: RowMetrics,
  columns: FindingColumns,
): RowLayout[] {
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
  const findingRows = findings.map(({ severity, message, fixes, cite }, index) => {
    const fixTexts = fixes.map((fix) => ({
      text: translate('eventReport.wayOut', { fix }),
      style: rowStyles.muted,
    }));
    const citeTexts = columns.cite === 0 ? [{ text: cite, style: rowStyles.small }] : [];
    const parts: RowPart[] = [
      {
        text: translate(`teamRoster.severities.${severity}`),
        style: severity === 'error' ? rowStyles.smallAlert : rowStyles.small,
        widthShare: columns.severity,
      },
      { text: message, style: rowStyles.body, widthShare: columns.message, textsBelow: [...citeTexts, ...fixTexts] },
      ...(columns.cite === 0 ? [] : [{ text: cite, style: rowStyles.small, widthShare: columns.cite }]),
    ];
    return layoutRow(`f${number}-${index}`, parts, metrics, 'row', columns.cite > 0 && index > 0);
  });
  const sharedFixRows = sharedFixes.map((fix, index) =>
    layoutRow(
      `f${number}-shared${index}`,
      [
        { text: '', style: rowStyles.small, widthShare: columns.severity },
        {
          text: translate('eventReport.sharedWayOut', { fix }),
          style: rowStyles.muted,
          widthShare: columns.message + columns.cite,
        },
      ],
      metrics,
      'row',
      columns.cite > 0,
    ),
  );
  // The fixes of all errors come after the last error, before the warnings.
  findingRows.splice(findings.filter(({ severity }) => severity === 'error').length, 0, ...sharedFixRows);
  if (omitted !== undefined)
    findingRows.push(
      layoutRow(
        `f${number}-more`,
        [{ text: translate('eventReport.moreFindings', { count: omitted }), style: rowStyles.strong, widthShare: 1 }],
        metrics,
        'row',
        true,
      ),
    );
  return findingRows;
}
