import { describe, expect, it } from 'vitest';
import type { PdfRequest, PdfResult } from '../../../../../../src/renderer/features/print/job.ts';
import { makeAll, type Task } from '../../../../../../src/renderer/features/print/output/make-all.ts';
import { percentDone } from '../../../../../../src/renderer/features/print/output/percent.ts';

const bytes = (n: number): Uint8Array => new Uint8Array([n]);
const roster = { what: 'roster', paper: 'a4' } as const;
const log = { what: 'log', paper: 'a4' } as const;
const tasks: readonly Task[] = [
  { fileName: 'a.pdf', title: 'A', request: roster },
  { fileName: 'b.pdf', title: 'B', request: log, bytes: bytes(2) },
];
const going = () => false;
const merged = { title: 'All', fileName: 'all.pdf', duplex: 'long-edge' } as const;

/** A worker that answers at once, and notes what it is asked for. */
function maker() {
  const asked: PdfRequest[] = [];
  const make = async (request: PdfRequest): Promise<PdfResult> => {
    asked.push(request);
    return { bytes: bytes(request.what === 'merged' ? 9 : 1), lost: ['Fresnel'] };
  };
  return { asked, make };
}

describe('a print of several parts', () => {
  it('is a file each, and what is known already is not made again', async () => {
    const { asked, make } = maker();
    const parts: unknown[] = [];
    const made = await makeAll({ tasks }, make, going, (...at) => parts.push(at));
    expect(made).toEqual({
      files: [
        { name: 'a.pdf', bytes: bytes(1) },
        { name: 'b.pdf', bytes: bytes(2) },
      ],
      lost: ['Fresnel'],
    });
    expect(asked).toEqual([roster]);
    expect(parts).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('is one file, in the order of the parts', async () => {
    const { asked, make } = maker();
    const made = await makeAll({ tasks, merged }, make, going, () => undefined);
    expect(made?.files).toEqual([{ name: 'all.pdf', bytes: bytes(9) }]);
    const parts = [
      { title: 'A', bytes: bytes(1) },
      { title: 'B', bytes: bytes(2) },
    ];
    expect(asked.at(-1)).toEqual({ what: 'merged', title: 'All', duplex: 'long-edge', parts });
  });

  it('keeps the name of its only part', async () => {
    const { asked, make } = maker();
    const made = await makeAll({ tasks: tasks.slice(1), merged }, make, going, () => undefined);
    expect(made?.files).toEqual([{ name: 'b.pdf', bytes: bytes(2) }]);
    expect(asked).toEqual([]);
  });

  it('hands nothing on once it is stopped, in whichever part', async () => {
    const { make } = maker();
    let calls = 0;
    const afterTwo = () => ++calls > 2;
    expect(await makeAll({ tasks, merged }, make, afterTwo, () => undefined)).toBeUndefined();
    expect(
      await makeAll(
        { tasks, merged },
        async () => undefined,
        going,
        () => undefined,
      ),
    ).toBeUndefined();
  });
});

describe('the per cents of a print', () => {
  it('never fall while its stages go by, and end at a hundred', () => {
    const stages = [
      { stage: 'fonts' },
      { stage: 'pictures', done: 1, of: 2 },
      { stage: 'cards', done: 5, of: 9 },
      { stage: 'fitting', done: 1, of: 1 },
      { stage: 'pages', done: 3, of: 4 },
      { stage: 'writing' },
    ] as const;
    const percents = [0, 1].flatMap((done) => stages.map((progress) => percentDone(done, 2, progress)));
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents[0]).toBe(0);
    expect(percentDone(2, 2, undefined)).toBe(100);
  });
});
