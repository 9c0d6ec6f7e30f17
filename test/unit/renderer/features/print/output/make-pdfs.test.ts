import { describe, expect, it } from 'vitest';
import { computePercent } from '../../../../../../src/renderer/features/print/output/compute-percent.ts';
import { makePdfs, type PrintTask } from '../../../../../../src/renderer/features/print/output/make-pdfs.ts';
import type { PdfRequest, PdfResult } from '../../../../../../src/renderer/features/print/print-messages.ts';

const createBytes = (byteValue: number): Uint8Array => new Uint8Array([byteValue]);
const rosterRequest = { what: 'roster', paper: 'a4' } as const;
const logRequest = { what: 'log', paper: 'a4' } as const;
const tasks: readonly PrintTask[] = [
  { fileName: 'a.pdf', title: 'A', request: rosterRequest },
  { fileName: 'b.pdf', title: 'B', request: logRequest, made: { bytes: createBytes(2), lost: ['Tide Warden'] } },
];
const isStopped = () => false;
const mergedFile = { title: 'All', fileName: 'all.pdf', duplex: 'long-edge' } as const;

/** Creates a worker function that answers at once and records its requests. */
function createPdfMaker() {
  const pdfRequests: PdfRequest[] = [];
  const makePdf = async (request: PdfRequest): Promise<PdfResult> => {
    pdfRequests.push(request);
    return { bytes: createBytes(request.what === 'merged' ? 9 : 1), lost: ['Fresnel'] };
  };
  return { pdfRequests, makePdf };
}

describe('makePdfs', () => {
  it('makes one file for each part, and reuses what is made already, with the names of characters without pictures', async () => {
    const { pdfRequests, makePdf } = createPdfMaker();
    const reportedParts: unknown[] = [];
    const madeFiles = await makePdfs({ tasks }, makePdf, isStopped, (...progressValues) =>
      reportedParts.push(progressValues),
    );
    expect(madeFiles).toEqual({
      files: [
        { name: 'a.pdf', bytes: createBytes(1) },
        { name: 'b.pdf', bytes: createBytes(2) },
      ],
      withoutPicture: ['Fresnel', 'Tide Warden'],
    });
    expect(pdfRequests).toEqual([rosterRequest]);
    // The number of finished parts and of all parts, before each part.
    expect(reportedParts).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('merges the parts into one file in their order', async () => {
    const { pdfRequests, makePdf } = createPdfMaker();
    const madeFiles = await makePdfs({ tasks, merged: mergedFile }, makePdf, isStopped, () => undefined);
    expect(madeFiles?.files).toEqual([{ name: 'all.pdf', bytes: createBytes(9) }]);
    const expectedParts = [
      { title: 'A', bytes: createBytes(1) },
      { title: 'B', bytes: createBytes(2) },
    ];
    expect(pdfRequests.at(-1)).toEqual({ what: 'merged', title: 'All', duplex: 'long-edge', parts: expectedParts });
  });

  it('keeps the name of a single part instead of merging', async () => {
    const { pdfRequests, makePdf } = createPdfMaker();
    const madeFiles = await makePdfs(
      { tasks: tasks.slice(1), merged: mergedFile },
      makePdf,
      isStopped,
      () => undefined,
    );
    expect(madeFiles?.files).toEqual([{ name: 'b.pdf', bytes: createBytes(2) }]);
    expect(pdfRequests).toEqual([]);
  });

  it('returns nothing once it is stopped, in any part', async () => {
    const { makePdf } = createPdfMaker();
    let callCount = 0;
    const isStoppedAfterTwo = () => ++callCount > 2;
    expect(await makePdfs({ tasks, merged: mergedFile }, makePdf, isStoppedAfterTwo, () => undefined)).toBeUndefined();
    expect(
      await makePdfs(
        { tasks, merged: mergedFile },
        async () => undefined,
        isStopped,
        () => undefined,
      ),
    ).toBeUndefined();
  });
});

describe('the percentage of a print', () => {
  it('never falls between the stages, and ends at 100', () => {
    const stages = [
      { stage: 'fonts' },
      { stage: 'pictures', done: 1, of: 2 },
      { stage: 'cards', done: 5, of: 9 },
      { stage: 'fitting', done: 1, of: 1 },
      { stage: 'pages', done: 3, of: 4 },
      { stage: 'writing' },
    ] as const;
    const percents = [0, 1].flatMap((doneCount) => stages.map((progress) => computePercent(doneCount, 2, progress)));
    expect(percents).toEqual([...percents].sort((first, second) => first - second));
    expect(percents[0]).toBe(0);
    expect(computePercent(2, 2, undefined)).toBe(100);
  });
});
