/** The report of an event: a cover with all verdicts, then a page for each list. */
import { Document, type DocumentProps, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { Footer } from './footer.tsx';
import { ReportHead } from './report-head.tsx';
import type { LaidPart, LaidReport } from './report-pages.ts';
import { barTitle, coverNote, pageNote, REPORT_TITLES, STAMPS } from './report-words.ts';
import { Blocks, begunBefore, NEXT_HEAD, NextHead } from './roster-sheet.tsx';
import { MARGIN, PAPER } from './theme.ts';

/** So many pages are drawn at a time: enough that fonts are not repeated often, few enough to stay small in memory. */
const PAGES_AT_ONCE = 24;

/** The parts of a report in runs, each to be drawn as a document of its own and then bound. */
export function runsOf({ parts }: LaidReport): LaidPart[][] {
  const runs: LaidPart[][] = [];
  let pages = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (pages + part.fitted.pages.length > PAGES_AT_ONCE) {
      runs.push([]);
      pages = 0;
    }
    runs[runs.length - 1]?.push(part);
    pages += part.fitted.pages.length;
  }
  return runs;
}

export interface ReportSheetProps {
  readonly report: LaidReport;
  /** The parts this document holds, of `runsOf`. Page numbers stay those of the whole report. */
  readonly parts: readonly LaidPart[];
  /** Version of Rollcall. */
  readonly version: string;
  /** Set it when bytes are compared. */
  readonly date?: Date;
}

/** The document, to be handed to `renderToBuffer` or `pdf`. */
export function ReportSheet({ report, parts, version, date }: ReportSheetProps): ReactElement<DocumentProps> {
  const { data } = report;
  return (
    <Document
      title={`${data.event.name}: report`}
      author="Rollcall"
      subject={`${data.entries.length} lists under ${data.rules}, event pack ${data.event.fingerprint}`}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language="en"
      pageMode="useOutlines"
      {...(date ? { creationDate: date, modificationDate: date } : {})}
    >
      {parts.flatMap((part) => pagesOf(part, report))}
    </Document>
  );
}

/** Elements of type Page: a component in between would hide them from the document. */
function pagesOf(part: LaidPart, { data, size, width, footer, pageCount }: LaidReport): ReactElement[] {
  const { entry, fitted, firstPage, headHeight } = part;
  const title = barTitle(entry?.name ?? data.event.name);
  const note = entry ? pageNote(STAMPS[entry.verdict]) : coverNote;
  return fitted.pages.map((blocks, i) => {
    const page = firstPage + i;
    return (
      <Page key={page} size={[size.width, size.height]} style={{ backgroundColor: PAPER }}>
        {i === 0 ? (
          <ReportHead part={part} data={data} width={width} />
        ) : (
          <NextHead title={title} note={note} width={width} />
        )}
        <Blocks
          blocks={blocks}
          fitted={fitted}
          titles={REPORT_TITLES}
          width={width}
          top={MARGIN + (i === 0 ? headHeight : NEXT_HEAD)}
          begun={begunBefore(fitted, i)}
        />
        <Footer footer={footer} page={page} of={pageCount} size={size} />
      </Page>
    );
  });
}
