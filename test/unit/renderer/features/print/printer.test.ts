import { describe, expect, it, vi } from 'vitest';
import type { PrintPage } from '../../../../../src/renderer/features/print/job.ts';
import { type Listener, Printer } from '../../../../../src/renderer/features/print/printer.ts';
import type { PdfWorker } from '../../../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PrintJob, PrintProgress } from '../../../../../src/shared/print-job/print-job.ts';
import { t } from '../../../../support/texts.ts';
import { until } from '../../../../support/until.ts';
import { FakeWorker } from '../../../../support/worker.ts';

type FunctionName = keyof PdfWorker;

interface Call {
  readonly name: FunctionName;
  readonly argument: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A worker that only notes what it is asked, and is told what to answer. */
function createStillWorker() {
  const sent: Call[] = [];
  let page: PrintPage | undefined;
  const names: FunctionName[] = ['addCharacters', 'check', 'describeDeck', 'makePdf'];
  const worker = new FakeWorker((connected) => {
    page = connected as unknown as PrintPage;
    const note = (name: FunctionName) => (argument: unknown) =>
      new Promise((resolve, reject) => sent.push({ name, argument, resolve, reject }));
    return Object.fromEntries(names.map((name) => [name, note(name)]));
  });
  const terminate = vi.spyOn(worker, 'terminate');
  return {
    worker,
    sent,
    tell: (progress: PrintProgress) => page?.showProgress(progress),
    answer: (name: FunctionName) => sent.findLast((call) => call.name === name) as Call,
    get ended() {
      return terminate.mock.calls.length > 0;
    },
  };
}

const crowd = (size: number): Character[] =>
  Array.from({ length: size }, (_, index) => ({ id: `c${index}` }) as unknown as Character);
const job = (size: number): PrintJob => ({ groups: [], characters: crowd(size), factions: [], language: 'en' });
const MAKE = { what: 'roster', paper: 'a4' } as const;
/** More turns than a job waits for. */
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
};

function start(size = 3) {
  const workers: ReturnType<typeof createStillWorker>[] = [];
  const heard: string[] = [];
  const listener: Listener = {
    onChecked: () => heard.push('checked'),
    onDeck: () => heard.push('deck'),
    onSheet: (key) => heard.push(key),
    onDrawn: () => heard.push('drawn'),
    onProgress: ({ stage }) => heard.push(stage),
    onFailed: (reason) => heard.push(`failed: ${reason}`),
    onLost: (reason) => heard.push(`lost: ${reason}`),
  };
  const printer = new Printer(t, job(size), '', listener, () => {
    const still = createStillWorker();
    workers.push(still);
    return still.worker as unknown as Worker;
  });
  /** Waits until a worker, the first one where none is named, was sent this. */
  const sent = (name: FunctionName, worker = 0) =>
    until(() => expect(workers[worker]?.sent.map((call) => call.name)).toContain(name));
  return { printer, workers, heard, sent };
}

describe('the printer', () => {
  it('hands its job over in parts, and what is asked for meanwhile after it', async () => {
    const { printer, workers, sent } = start();
    printer.deck('piece:marker');
    await sent('describeDeck');
    expect(workers[0]?.sent.map(({ name }) => name)).toEqual([
      'addCharacters',
      'addCharacters',
      'addCharacters',
      'check',
      'describeDeck',
    ]);
    expect(workers[0]?.answer('check').argument).toEqual({ groups: [], factions: [], language: 'en' });
  });

  it('stops at once, and prints again with another worker', async () => {
    const { printer, workers, heard, sent } = start();
    await sent('check');
    const stopped = printer.make(MAKE);
    await sent('makePdf');
    printer.stop();
    expect(await stopped).toBeUndefined();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    // What the old one still had to say is nothing to the page.
    workers[0]?.tell({ stage: 'writing' });
    expect(heard).toEqual([]);
    const again = printer.make(MAKE);
    await sent('makePdf', 1);
    const bytes = new Uint8Array([1]);
    workers[1]?.answer('makePdf').resolve({ bytes, lost: [] });
    expect((await again)?.bytes).toBe(bytes);
  });

  it('sends nothing more of a job once it is closed', async () => {
    const { printer, workers } = start(100_000);
    printer.close();
    await turns();
    expect(workers[0]?.ended).toBe(true);
    expect(workers[0]?.sent.length).toBeLessThan(100_000);
    expect(workers[0]?.sent.some(({ name }) => name === 'check')).toBe(false);
  });

  it('says so when the worker breaks down, gives up what was being made, and starts anew when asked again', async () => {
    const { printer, workers, heard, sent } = start();
    const failing = printer.make(MAKE);
    await sent('makePdf');
    workers[0]?.worker.crash();
    await expect(failing).rejects.toThrow('has stopped');
    expect(heard).toEqual([expect.stringContaining('lost: the part of Rollcall that makes PDFs has stopped')]);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    void printer.make(MAKE);
    await sent('makePdf', 1);
    expect(workers[1]?.sent.map(({ name }) => name).slice(-2)).toEqual(['check', 'makePdf']);
  });

  it('frees the worker when the cards cannot be laid out', async () => {
    const { workers, heard, sent } = start();
    await sent('check');
    workers[0]?.answer('check').reject(new Error('no type'));
    await until(() => expect(heard).toEqual(['lost: no type']));
    expect(workers[0]?.ended).toBe(true);
  });
});
