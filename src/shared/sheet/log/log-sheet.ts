/** The log of an encounter on paper: two columns of text, with a section for each round or Turn. */

import { LIMITS } from '../../base/limits.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import type { DrawnSheet } from '../draw/drawn-sheet.ts';
import { type Block, createSectionBlocks } from '../kit/blocks.ts';
import type { RowLayout } from '../kit/cells.ts';
import { getRowStyles, layoutRow, type RowMetrics, type RowPart } from '../kit/row-layout.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import type { LogData, PrintedLogEntry } from './log-data.ts';
import { formatLogFooter } from './log-texts.ts';

const SIZES = { largest: 8.6, smallest: 7.2, multiPage: 7.6 } as const;
/** The share of the width for the numbers of events. */
const NUMBER_SHARE = 0.072;

/** Creates the sheet. `version` is the version of Rollcall. */
export function createLogSheet(
  translate: Translate,
  logData: LogData,
  fonts: FontSet,
  version: string,
): DrawnSheet<string> {
  const sections = createSections(translate, logData);
  const modelCount = logData.sides.reduce((sum, side) => sum + side.models.length, 0);
  return {
    head: {
      name: formatSheetName(logData.name),
      title: translate('logSheet.title'),
      note: logData.progress === '' ? translate('logSheet.notPlayed') : logData.progress,
      figures: [
        { label: translate('logSheet.events'), value: String(logData.eventCount), isOverLimit: false },
        { label: translate('logSheet.sides'), value: String(logData.sides.length), isOverLimit: false },
        { label: translate('logSheet.models'), value: String(modelCount), isOverLimit: false },
      ],
      details: [
        [translate('logSheet.rules'), logData.rules],
        ...logData.sides.map(
          ({ name, models }) =>
            [translate('logSheet.side'), formatSheetText(`${formatSheetName(name)}: ${models.join(', ')}`)] as const,
        ),
        ...(logData.notes === '' ? [] : [[translate('logSheet.notes'), formatSheetText(logData.notes)] as const]),
      ],
    },
    columns: 2,
    sizes: SIZES,
    titles: Object.fromEntries(sections.map(({ id, title }) => [id, title])),
    createBlocks(emSize, columnWidth): Block<string>[] {
      const metrics = { emSize, rowWidth: columnWidth, fonts };
      return sections.flatMap(({ id, entries, closingLine }) => {
        const rows = entries.map((entry, index) => createEntryRow(translate, entry, index > 0, metrics));
        // The last argument of `layoutRow` says whether a rule separates the row from the previous one.
        const closingRow = (text: string) =>
          layoutRow(
            'more',
            [{ text, style: getRowStyles(metrics).small, widthShare: 1 }],
            metrics,
            'row',
            rows.length > 0,
          );
        return createSectionBlocks(
          id,
          [...rows, ...(closingLine === undefined ? [] : [closingRow(closingLine)])],
          emSize,
        );
      });
    },
    footer: formatLogFooter(translate, logData, version),
    subject: translate('logSheet.subject', { count: logData.eventCount, rules: logData.rules }),
  };
}

interface LogSection {
  readonly id: string;
  readonly title: string;
  readonly entries: PrintedLogEntry[];
  /** A line below the entries. */
  readonly closingLine?: string;
}

function createSections(translate: Translate, { lines, eventCount: totalEvents }: LogData): LogSection[] {
  const sections: LogSection[] = [];
  let eventCount = 0;
  for (const line of lines) {
    if (line.kind === 'event') eventCount += 1;
    if (eventCount > LIMITS.sheetEvents) break;
    if (line.kind === 'heading')
      sections.push({ id: String(line.eventIndex), title: formatSheetName(line.words), entries: [] });
    else if (sections.length === 0) sections.push({ id: 'all', title: translate('logSheet.unread'), entries: [line] });
    else sections.at(-1)?.entries.push(line);
  }
  const lastSection = sections.pop();
  if (lastSection === undefined)
    return [{ id: 'all', title: translate('logSheet.title'), entries: [], closingLine: translate('logSheet.empty') }];
  const omittedCount = totalEvents - LIMITS.sheetEvents;
  return [
    ...sections,
    omittedCount > 0
      ? {
          ...lastSection,
          closingLine: translate('logSheet.moreEvents', { count: omittedCount, limit: LIMITS.sheetEvents }),
        }
      : lastSection,
  ];
}

function createEntryRow(
  translate: Translate,
  entry: PrintedLogEntry,
  hasRule: boolean,
  metrics: RowMetrics,
): RowLayout {
  const { eventIndex, words, outcome, note, isNote, isCorrection, changes } = entry;
  const rowStyles = getRowStyles(metrics);
  const textsBelow = [
    ...(outcome === '' ? [] : [{ text: `= ${formatSheetText(outcome)}`, style: rowStyles.muted }]),
    ...changes.map((change) => ({ text: formatSheetText(change), style: rowStyles.muted })),
    ...(isCorrection ? [{ text: translate('logSheet.correction'), style: rowStyles.smallAlert }] : []),
    ...(note === ''
      ? []
      : [{ text: translate('logSheet.quotedNote', { note: formatSheetText(note) }), style: rowStyles.italic }]),
  ];
  const parts: RowPart[] = [
    { text: String(eventIndex + 1), style: rowStyles.small, widthShare: NUMBER_SHARE },
    {
      text: formatSheetText(words),
      style: isNote ? rowStyles.italic : rowStyles.body,
      widthShare: 1 - NUMBER_SHARE,
      textsBelow,
    },
  ];
  return layoutRow(String(eventIndex), parts, metrics, 'row', hasRule);
}
