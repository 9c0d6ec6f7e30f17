/** The pages of a report as blocks of known height: the cover with its table, then a page or more a list. */

import { LIMITS } from '../../base/limits.ts';
import type { Translate } from '../../texts/translate.ts';
import { type Block, sectionBlocks } from '../kit/blocks.ts';
import { type CellStyle, cellOf, type RowLayout } from '../kit/cells.ts';
import { clipped } from '../kit/printed.ts';
import { CELL_GAP, type Part, rowOf, styles } from '../kit/row-of-parts.ts';
import { type RosterMeasure, type RosterSection, rosterBlocks } from '../roster/roster-layout.ts';
import { shortPrint } from '../roster/roster-text.ts';
import type { ReportData, ReportEntry } from './report-data.ts';
import {
  changeLabel,
  coverRows,
  findingSummary,
  levelsText,
  playerText,
  type ReportSection,
  verdictStamp,
} from './report-text.ts';

type ReportBlock = Block<ReportSection>;

/** Parts of the width of the columns of the table; `change` takes its part from names and files when it is there. */
const SHARES = {
  number: 0.035,
  name: 0.245,
  file: 0.275,
  verdict: 0.1,
  levels: 0.065,
  found: 0.13,
  fingerprint: 0.105,
  page: 0.045,
} as const;
const CHANGE = { share: 0.1, fromName: 0.045, fromFile: 0.055 } as const;

/** Everything below the head of the cover. `pages` are the pages on which the entries begin. */
export function coverBlocks(
  translate: Translate,
  data: ReportData,
  pages: readonly (number | undefined)[],
  m: RosterMeasure,
): ReportBlock[] {
  const s = styles(m);
  const lines = (section: ReportSection, texts: readonly string[]): ReportBlock[] => {
    const rows = texts.map((text, index) =>
      rowOf(`${section}${index}`, [{ text, style: s.body, share: 1 }], m, 'row', index > 0),
    );
    return rows.length === 0 ? [] : sectionBlocks<ReportSection>(section, rows, m.em);
  };
  return [
    ...sectionBlocks<ReportSection>('settings', settingsRows(translate, data, m), m.em),
    ...sectionBlocks<ReportSection>('lists', tableRows(translate, data, pages, m), m.em),
    ...lines('besides', data.besides),
    ...lines('vanished', data.since?.vanished ?? []),
  ];
}

/** Longer than this many ems a setting takes a row of its own. */
const HALF_EMS = 27;

function settingsRows(translate: Translate, data: ReportData, m: RosterMeasure): RowLayout[] {
  const s = styles(m);
  const rows: (readonly [string, string])[][] = [];
  for (const pair of coverRows(translate, data)) {
    const before = rows[rows.length - 1];
    const isShort = cellOf(pair[1], 0, m.em * HALF_EMS, s.body, m.fonts).lines.length === 1;
    const isOpen =
      before?.length === 1 && cellOf(before[0]?.[1] ?? '', 0, m.em * HALF_EMS, s.body, m.fonts).lines.length === 1;
    if (isShort && isOpen) before.push(pair);
    else rows.push([pair]);
  }
  return rows.map((pairs, index) => {
    const value = pairs.length === 2 ? 0.39 : 0.89;
    const parts = pairs.flatMap(([label, text]): Part[] => [
      { text: label, style: s.small, share: 0.11 },
      { text, style: s.body, share: value },
    ]);
    return rowOf(`s${index}`, parts, m, 'row', index > 0);
  });
}

function tableRows(
  translate: Translate,
  data: ReportData,
  pages: readonly (number | undefined)[],
  m: RosterMeasure,
): RowLayout[] {
  const s = styles(m);
  const isCompared = data.since !== undefined;
  const share = {
    ...SHARES,
    name: SHARES.name - (isCompared ? CHANGE.fromName : 0),
    file: SHARES.file - (isCompared ? CHANGE.fromFile : 0),
  };
  const change = (text: string, style: CellStyle): Part[] => (isCompared ? [{ text, style, share: CHANGE.share }] : []);
  const head = (id: keyof typeof SHARES): Part => ({
    text: translate(`eventReport.columns.${id}`),
    style: s.small,
    share: share[id],
  });
  const heads = [
    ...(['number', 'name', 'file', 'verdict', 'levels', 'found'] as const).map(head),
    ...change(translate('eventReport.columns.change'), s.small),
    ...(['fingerprint', 'page'] as const).map(head),
  ];
  const row = (entry: ReportEntry, index: number): RowLayout => {
    const cell = (id: keyof typeof SHARES, text: string, style: CellStyle): Part => ({ text, style, share: share[id] });
    const { kind } = entry.change ?? {};
    const who = playerText(translate, entry);
    const parts = [
      cell('number', String(entry.number), s.small),
      { ...cell('name', entry.name, s.strong), ...(who === '' ? {} : { below: [{ text: who, style: s.small }] }) },
      {
        ...cell('file', entry.file, s.small),
        ...fileLines(entry.file, m.width * share.file - m.em * CELL_GAP, s.small, m),
      },
      cell('verdict', verdictStamp(translate, entry.verdict), verdictStyle(entry, s)),
      cell('levels', levelsText(entry, data.event.levels), s.body),
      cell('found', findingSummary(translate, entry), s.body),
      ...change(kind ? changeLabel(translate, kind) : '', kind === 'same' ? s.small : s.strong),
      cell('fingerprint', shortPrint(entry.list?.fingerprint ?? ''), s.small),
      cell('page', String(pages[index] ?? ''), s.strong),
    ];
    return rowOf(entryKey(entry), parts, m, 'row', true);
  };
  return [rowOf('heads', heads, m, 'heads', false), ...data.entries.map(row)];
}

const verdictStyle = ({ verdict, replacedBy }: ReportEntry, s: ReturnType<typeof styles>): CellStyle =>
  replacedBy !== undefined ? s.small : verdict === 'legal' ? s.strong : s.alarm;

/** A path that is too long for one line is split before the name of the file, not in the middle of a word. */
function fileLines(file: string, width: number, style: CellStyle, m: RosterMeasure): Pick<Part, 'text' | 'below'> {
  const cut = file.lastIndexOf('/') + 1;
  const isShort = (text: string) => cellOf(text, 0, width, style, m.fonts).lines.length === 1;
  const part = (text: string) => clipped(text, LIMITS.sheetNameLetters);
  if (cut === 0 || (file.length <= LIMITS.sheetNameLetters && isShort(file))) return { text: part(file) };
  return { text: part(file.slice(0, cut)), below: [{ text: part(file.slice(cut)), style }] };
}

/** Key of an entry's row on the cover, and name of the place its page is linked by. */
export const entryKey = ({ number }: Pick<ReportEntry, 'number'>): string => `list-${number}`;

/** A row for each entry that has no pages of its own: what it is, and the codes of what was found in it. */
export function briefBlocks(translate: Translate, entries: readonly ReportEntry[], m: RosterMeasure): ReportBlock[] {
  const s = styles(m);
  const share = { number: SHARES.number, name: SHARES.name, file: SHARES.file } as const;
  const codes = 1 - share.number - share.name - share.file;
  const heads = (['number', 'name', 'file'] as const).map((id) => ({
    text: translate(`eventReport.columns.${id}`),
    style: s.small,
    share: share[id],
  }));
  const rows = entries.map((entry) => {
    const { number, name, file, left, unreadable } = entry;
    const parts: Part[] = [
      { text: String(number), style: s.small, share: share.number },
      { text: name, style: s.strong, share: share.name },
      { style: s.small, share: share.file, ...fileLines(file, m.width * share.file - m.em * CELL_GAP, s.small, m) },
      {
        text: `${verdictStamp(translate, entry.verdict)}, ${findingSummary(translate, entry)}`,
        style: s.alarm,
        share: codes,
        below: [{ text: unreadable?.what ?? left?.codes ?? '', style: s.small }],
      },
    ];
    return rowOf(entryKey(entry), parts, m, 'row', true);
  });
  const head = rowOf(
    'heads',
    [...heads, { text: translate('eventReport.columns.found'), style: s.small, share: codes }],
    m,
    'heads',
    false,
  );
  return sectionBlocks<ReportSection>('brief', [head, ...rows], m.em);
}

/** Everything below the head of an entry's page: findings come before the roster. */
export function entryBlocks(translate: Translate, entry: ReportEntry, m: RosterMeasure): ReportBlock[] {
  const s = styles(m);
  const { unreadable, list } = entry;
  const texts = (section: ReportSection, lines: readonly string[]) =>
    sectionBlocks<ReportSection>(
      section,
      lines.map((text, index) => rowOf(`${section}${index}`, [{ text, style: s.body, share: 1 }], m, 'row', index > 0)),
      m.em,
    );
  return [
    ...sectionBlocks<ReportSection>('entry', aboutRows(translate, entry, m), m.em),
    ...(unreadable ? [...texts('unreadable', [unreadable.what]), ...texts('todo', unreadable.todo)] : []),
    ...(list ? sectionBlocks<ReportSection>('findings', findingRows(translate, entry, m), m.em) : []),
    ...(list?.roster ? rosterBlocks(translate, list.roster, m).filter(isOfReport) : []),
  ];
}

/** The findings of a list stand before its roster. */
const isOfReport = (block: Block<RosterSection>): block is Block<'members' | 'extras'> =>
  block.section === 'members' || block.section === 'extras';

function aboutRows(
  translate: Translate,
  { file, player, list, change, notes }: ReportEntry,
  m: RosterMeasure,
): RowLayout[] {
  const s = styles(m);
  const isAlarming = change !== undefined && change.kind !== 'same' && change.kind !== 'new';
  const rows: [string, string, CellStyle][] = [
    [translate('eventReport.labels.file'), file, s.strong],
    ...(player === undefined
      ? []
      : ([[translate('eventReport.labels.player'), player, s.strong]] as [string, string, CellStyle][])),
    ...(list ? ([[translate('eventReport.labels.id'), list.id, s.body]] as [string, string, CellStyle][]) : []),
    ...(list
      ? ([[translate('eventReport.labels.fingerprint'), list.fingerprint, s.body]] as [string, string, CellStyle][])
      : []),
    ...(change
      ? ([[translate('eventReport.labels.since'), change.sentence, isAlarming ? s.strong : s.body]] as [
          string,
          string,
          CellStyle,
        ][])
      : []),
    ...notes.map((note): [string, string, CellStyle] => [translate('eventReport.labels.note'), note, s.body]),
  ];
  return rows.map(([label, text, style], index) =>
    rowOf(
      `a${index}`,
      [
        { text: label, style: s.small, share: 0.11 },
        { text, style, share: 0.89 },
      ],
      m,
      'row',
      index > 0,
    ),
  );
}

function findingRows(translate: Translate, { findings, left }: ReportEntry, m: RosterMeasure): RowLayout[] {
  const s = styles(m);
  if (findings.length === 0)
    return [rowOf('none', [{ text: translate('teamRoster.noFindings'), style: s.small, share: 1 }], m, 'row', false)];
  const rows = findings.map(({ severity, message, fixes, cite, code }, index) => {
    const fixTexts = fixes.map((fix) => ({ text: translate('eventReport.wayOut', { fix }), style: s.way }));
    const parts: Part[] = [
      {
        text: translate(`teamRoster.severities.${severity}`),
        style: severity === 'error' ? s.mark : s.small,
        share: 0.08,
      },
      { text: message, style: s.body, share: 0.57, below: fixTexts },
      { text: cite, style: s.small, share: 0.35, below: [{ text: code, style: s.small }] },
    ];
    return rowOf(`f${index}`, parts, m, 'row', index > 0);
  });
  if (left)
    rows.push(
      rowOf('left', [{ text: translate('eventReport.moreFindings', left), style: s.strong, share: 1 }], m, 'row', true),
    );
  return rows;
}
