/** Tests what the cover of a report shows at a glance, and that drawing it tells how far it is. */
import { expect, it } from 'vitest';
import { ACCENT, INK, MUTED } from '../../../../src/shared/sheet/kit/theme.ts';
import type { ReportData, ReportEntry } from '../../../../src/shared/sheet/report/report-data.ts';
import { createCoverBlocks, getEntryKey } from '../../../../src/shared/sheet/report/report-layout.ts';
import { createReportPdf } from '../../../../src/shared/sheet/report/report-pdf.ts';
import { t } from '../../../support/texts.ts';
import { fonts } from '../files.ts';

const makeEntry = (number: number, changes: Partial<ReportEntry> = {}): ReportEntry => ({
  number,
  file: `list-${number}.json`,
  verdict: 'legal',
  name: `List ${number}`,
  notes: [],
  placement: 'pages',
  counts: { errors: 0, warnings: 0 },
  findings: [],
  ...changes,
});
const makeReport = (...entries: readonly ReportEntry[]): ReportData => ({
  event: { name: 'Harbor Cup', id: 'harbor-cup', fingerprint: '0'.repeat(64) },
  settings: [],
  rules: 'Supers Unlimited 4.1',
  dateText: 'May 6, 2026',
  entries,
  received: '',
  otherFiles: [],
  missing: [],
  omissions: [],
});

it('the cover shows what is wrong in the color of alarm, and lists that another one replaced quietly', () => {
  const entries = [
    makeEntry(1),
    makeEntry(2, { verdict: 'illegal' }),
    makeEntry(3, { verdict: 'unreadable' }),
    makeEntry(4, { verdict: 'illegal', replacedBy: 'list-1.json' }),
    makeEntry(5, { replacedBy: 'list-1.json' }),
  ];
  const rows = createCoverBlocks(t, makeReport(...entries), [], { rowWidth: 500, emSize: 8, fonts }).map(
    ({ rowLayout: row }) => row,
  );
  const getColors = (entry: ReportEntry) =>
    rows
      .find((row) => row?.rowKey === getEntryKey(entry))
      ?.cells.filter(({ lines }) =>
        lines.some(({ runs }) => runs.some(({ text }) => /^(?:Il)?legal|unread/i.test(text))),
      )
      .map(({ style }) => style.color);
  expect(entries.map(getColors)).toEqual([[INK], [ACCENT], [ACCENT], [MUTED], [MUTED]]);
});

it('drawing a report tells how many of the lists with pages of their own are drawn', async () => {
  const calls: [number, number][] = [];
  const data = makeReport(makeEntry(1), makeEntry(2, { placement: 'cover' }), makeEntry(3), makeEntry(4));
  const onDrawn = (done: number, of: number) => calls.push([done, of]);
  await createReportPdf(t, data, { paper: 'a4', fonts, version: '0', created: new Date(0), onDrawn });
  expect(calls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
