/** Tests the overview on the cover of a report and the progress of drawing it. */
import { expect, it } from 'vitest';
import { parseText } from '../../../../src/shared/document/parse.ts';
import { createEventReport } from '../../../../src/shared/event-pack/event-report.ts';
import { NO_PLAYERS } from '../../../../src/shared/event-pack/players.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { ACCENT, INK, MUTED } from '../../../../src/shared/sheet/kit/theme.ts';
import { createReport } from '../../../../src/shared/sheet/report/create-report.ts';
import { createDetailsBlocks, createEntryBlocks } from '../../../../src/shared/sheet/report/entry-blocks.ts';
import type { ReportData, ReportEntry } from '../../../../src/shared/sheet/report/report-data.ts';
import { createCoverBlocks, getEntryKey } from '../../../../src/shared/sheet/report/report-layout.ts';
import { drawPage } from '../../../../src/shared/sheet/report/report-page.ts';
import {
  createReportFrame,
  layoutCover,
  layoutDetails,
  layoutEntry,
} from '../../../../src/shared/sheet/report/report-pages.ts';
import { createReportPdf } from '../../../../src/shared/sheet/report/report-pdf.ts';
import { getEntryStamp } from '../../../../src/shared/sheet/report/report-text.ts';
import { translate } from '../../../support/texts.ts';
import { createList, formatFile, harbourCup } from '../../event-pack/forty-submissions.ts';
import { fonts } from '../files.ts';

const makeEntry = (entryNumber: number, entryChanges: Partial<ReportEntry> = {}): ReportEntry => ({
  status: entryChanges.verdict ?? 'legal',
  number: entryNumber,
  file: `list-${entryNumber}.json`,
  verdict: 'legal',
  name: `List ${entryNumber}`,
  notes: [],
  rulings: [],
  placement: 'pages',
  counts: { errors: 0, warnings: 0 },
  reasons: [],
  moreReasons: 0,
  findings: [],
  sharedFixes: [],
  ...entryChanges,
});
const makeReport = (...entries: readonly ReportEntry[]): ReportData => ({
  event: { name: 'Harbor Cup', fingerprint: '0'.repeat(64) },
  settings: [],
  rules: 'Supers Unlimited 4.1',
  dateText: 'May 6, 2026',
  timeText: 'May 6, 2026 at 6:00 PM UTC',
  hasPagesPerList: true,
  entries,
  received: '',
  otherFiles: [],
  missing: [],
  withdrawnPlayers: [],
  isDeadlineOver: false,
  omissions: [],
});

it('the cover highlights illegal and unreadable submissions in the accent color and mutes replaced ones', () => {
  const entries = [
    makeEntry(1),
    makeEntry(2, { verdict: 'illegal' }),
    makeEntry(3, { verdict: 'unreadable' }),
    makeEntry(4, { verdict: 'illegal', status: 'replaced' }),
    makeEntry(5, { status: 'replaced' }),
  ];
  const coverRows = createCoverBlocks(translate, makeReport(...entries), [], { rowWidth: 500, emSize: 8, fonts }).map(
    ({ rowLayout }) => rowLayout,
  );
  const getColors = (entry: ReportEntry) =>
    coverRows
      .find((row) => row?.rowKey === getEntryKey(entry))
      ?.cells.filter(({ lines }) =>
        lines.some(({ runs }) => runs.some(({ text }) => /^(?:Il)?legal|unread|^replaced/i.test(text))),
      )
      .map(({ style }) => style.color);
  expect(entries.map(getColors)).toEqual([[INK], [ACCENT], [ACCENT], [MUTED], [MUTED]]);
});

it('createReportPdf reports its progress over the submissions with their own pages', async () => {
  const progressCalls: [number, number][] = [];
  const reportData = makeReport(makeEntry(1), makeEntry(2, { placement: 'table' }), makeEntry(3), makeEntry(4));
  const onDrawn = (drawnCount: number, totalCount: number) => progressCalls.push([drawnCount, totalCount]);
  await createReportPdf(translate, reportData, { paper: 'a4', fonts, version: '0', created: new Date(0), onDrawn });
  expect(progressCalls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

const RULED_ENTRY = makeEntry(1, {
  verdict: 'unreadable',
  status: 'withdrawn',
  rulings: [`Accepted by Ada: ${'because '.repeat(50)}really`, 'Withdrawn: ill'],
  unreadable: { reason: 'It is cut short.', questions: [], advice: [] },
});
/** Joins the texts of blocks. */
const joinTexts = (blocks: ReturnType<typeof createEntryBlocks>) =>
  blocks
    .flatMap(({ rowLayout }) => rowLayout?.cells ?? [])
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)))
    .join(' ')
    .replace(/\s+/g, ' ');

it("the page of a list has the withdrawal or else the judge's decision as its stamp", () => {
  const reportData = makeReport(RULED_ENTRY);
  const frame = createReportFrame(translate, reportData, 'a4', fonts, '0');
  const part = layoutEntry(translate, RULED_ENTRY, frame);
  const subject = {
    pageNote: '',
    entry: { ...RULED_ENTRY, status: 'accepted' as const },
    reportData,
    startedSections: [],
  };
  const pageTexts = drawPage(translate, part, 0, subject, frame).map((item) => ('text' in item ? item.text : ''));
  expect(pageTexts).toContain('ACCEPTED');
  expect(pageTexts).not.toContain('UNREADABLE');
  expect(getEntryStamp(translate, RULED_ENTRY)).toBe('WITHDRAWN');
});

it.each([
  ['the page', createEntryBlocks(translate, RULED_ENTRY, { rowWidth: 500, emSize: 8, fonts })],
  ['the details', createDetailsBlocks(translate, [RULED_ENTRY], { rowWidth: 250, emSize: 8, fonts })],
])('%s of a list have the rulings whole, and the verdict that they overrule', (_place, blocks) => {
  const blockTexts = joinTexts(blocks);
  for (const sentence of [...RULED_ENTRY.rulings, 'computed: unreadable']) expect(blockTexts).toContain(sentence);
});

it("the row of a list has the judge's words, the reasons and the notes on lines of their own", () => {
  const entry = makeEntry(1, {
    verdict: 'illegal',
    status: 'accepted',
    rulings: ['Accepted by Ada: agreed before the game'],
    reasons: ['The team has 35 Levels.'],
    notes: ['A note.'],
  });
  const blocks = createCoverBlocks(translate, makeReport(entry), [], { rowWidth: 500, emSize: 8, fonts });
  const cells = blocks.find(({ rowLayout }) => rowLayout?.rowKey === getEntryKey(entry))?.rowLayout?.cells ?? [];
  const listTexts = (cell: (typeof cells)[number] | undefined): string[] =>
    cell === undefined
      ? []
      : [cell.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '), ...listTexts(cell.cellBelow)];
  expect(cells.map(listTexts)).toContainEqual([...entry.rulings, ...entry.reasons, ...entry.notes]);
});

it('the details of a report keep each entry in one column, and each question about a list on a line', () => {
  const questions = ['Line 2: “Ash” may mean Ash (3) or Ashes (4)', 'Line 4: no character is called “Bo”'];
  const entries = [6, 14, 3, 20, 9, 5, 17, 8, 11, 4].map((adviceCount, index) =>
    makeEntry(index + 1, {
      verdict: 'unclear',
      unreadable: {
        reason: 'Some lines aren’t clear:',
        questions,
        advice: Array.from({ length: adviceCount }, (_, line) => `Advice ${line}.`),
      },
    }),
  );
  const reportData = makeReport(...entries);
  const frame = createReportFrame(translate, reportData, 'a4', fonts, '0');
  const { pages } = layoutDetails(translate, entries, layoutCover(translate, reportData, [], frame), frame);
  const columns = pages.flatMap((page) => page.columns);
  expect(columns.length).toBeGreaterThan(2);
  for (const column of columns) expect(column[0]?.rowLayout?.kind).toBe('group');
  const lines = columns.flat().map((block) => joinTexts([block]).trim());
  for (const question of questions) expect(lines.filter((line) => line === question)).toHaveLength(entries.length);
});

it('the report explains a legal list that a judge has rejected, with the whole reason', () => {
  const parseResult = parseText(GAMES, formatFile(createList('Alone', { members: ['brasslung'] })));
  if (!parseResult.ok) throw new Error('The list is unreadable.');
  const files = [{ file: 'a.json', ok: true as const, document: parseResult.document }];
  const fingerprint = createEventReport(translate, GAMES, files, harbourCup).rows[0]?.fingerprint ?? '';
  const reason = 'because '.repeat(50).trim();
  const entry = {
    timestamp: 1,
    action: 'reject',
    file: 'a.json',
    fingerprint,
    verdict: 'legal',
    reason,
    judge: '',
  } as const;
  const players = { ...NO_PLAYERS, auditTrail: [entry] };
  const eventReport = createEventReport(translate, GAMES, files, harbourCup, { players });
  const { entries } = createReport(translate, GAMES, {
    eventPack: harbourCup,
    ...eventReport,
    createdAt: new Date(0),
    timeZone: 'UTC',
  });
  expect(entries).toMatchObject([
    { verdict: 'legal', status: 'rejected', placement: 'details', rulings: [`Rejected by the judge: ${reason}`] },
  ]);
});

it('the cover has a row for each other file, so that a long list of them continues on the next page', () => {
  const otherFiles = Array.from({ length: 60 }, (_, index) => `notes-${index}.txt: no list`);
  const coverBlocks = createCoverBlocks(translate, { ...makeReport(makeEntry(1)), otherFiles }, [], {
    rowWidth: 500,
    emSize: 8,
    fonts,
  });
  const fileRows = coverBlocks.filter(({ section, kind }) => section === 'besides' && kind !== 'bar');
  expect(fileRows).toHaveLength(otherFiles.length);
});
