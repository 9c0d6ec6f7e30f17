/** Tests the overview on the cover of a report and the progress of drawing it. */
import { expect, it } from 'vitest';
import { ACCENT, INK, MUTED } from '../../../../src/shared/sheet/kit/theme.ts';
import type { ReportData, ReportEntry } from '../../../../src/shared/sheet/report/report-data.ts';
import { createCoverBlocks, getEntryKey } from '../../../../src/shared/sheet/report/report-layout.ts';
import { createReportPdf } from '../../../../src/shared/sheet/report/report-pdf.ts';
import { translate } from '../../../support/texts.ts';
import { fonts } from '../files.ts';

const makeEntry = (entryNumber: number, entryChanges: Partial<ReportEntry> = {}): ReportEntry => ({
  number: entryNumber,
  file: `list-${entryNumber}.json`,
  verdict: 'legal',
  name: `List ${entryNumber}`,
  notes: [],
  placement: 'pages',
  counts: { errors: 0, warnings: 0 },
  reasons: [],
  moreReasons: 0,
  findings: [],
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
  isDeadlineOver: false,
  omissions: [],
});

it('the cover highlights illegal and unreadable submissions in the accent color and mutes replaced ones', () => {
  const entries = [
    makeEntry(1),
    makeEntry(2, { verdict: 'illegal' }),
    makeEntry(3, { verdict: 'unreadable' }),
    makeEntry(4, { verdict: 'illegal', replacedBy: 'list-1.json' }),
    makeEntry(5, { replacedBy: 'list-1.json' }),
  ];
  const coverRows = createCoverBlocks(translate, makeReport(...entries), [], { rowWidth: 500, emSize: 8, fonts }).map(
    ({ rowLayout }) => rowLayout,
  );
  const getColors = (entry: ReportEntry) =>
    coverRows
      .find((row) => row?.rowKey === getEntryKey(entry))
      ?.cells.filter(({ lines }) =>
        lines.some(({ runs }) => runs.some(({ text }) => /^(?:Il)?legal|unread/i.test(text))),
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
