import { describe, expect, it } from 'vitest';
import type { WorkerReply, WorkerRequest } from '../../../../../src/renderer/features/print/job.ts';
import { type Listener, Printer } from '../../../../../src/renderer/features/print/printer.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PrintJob } from '../../../../../src/shared/print-job/print-job.ts';
import { until } from '../../../../support/until.ts';

/** A worker that only notes what it is sent. */
class StillWorker extends EventTarget {
  readonly sent: WorkerRequest[] = [];
  ended = false;
  postMessage(request: WorkerRequest): void {
    this.sent.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(answer: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

const crowd = (size: number): Character[] =>
  Array.from({ length: size }, (_, i) => ({ id: `c${i}` }) as unknown as Character);
const job = (size: number): PrintJob => ({ groups: [], characters: crowd(size), factions: [], language: 'en' });
const MAKE = { what: 'roster', paper: 'a4' } as const;
/** More turns than a job waits for. */
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setTimeout(done));
};

function start(size = 3) {
  const workers: StillWorker[] = [];
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
  const printer = new Printer(job(size), '', listener, () => {
    const worker = new StillWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  /** Waits until a worker, the first one where none is named, was sent this. */
  const sent = (kind: WorkerRequest['kind'], worker = 0) =>
    until(() => expect(workers[worker]?.sent.map((request) => request.kind)).toContain(kind));
  return { printer, workers, heard, sent };
}

describe('the printer', () => {
  it('hands its job over in parts, and what is asked for meanwhile after it', async () => {
    const { printer, workers, sent } = start();
    printer.deck('piece:marker');
    await sent('deck');
    expect(workers[0]?.sent.map(({ kind }) => kind)).toEqual([
      'characters',
      'characters',
      'characters',
      'check',
      'deck',
    ]);
    const check = workers[0]?.sent.find(({ kind }) => kind === 'check');
    expect(check).toEqual({ kind: 'check', job: { groups: [], factions: [], language: 'en' } });
  });

  it('stops at once, and prints again with another worker', async () => {
    const { printer, workers, heard, sent } = start();
    await sent('check');
    const stopped = printer.make(MAKE);
    await sent('make');
    printer.stop();
    expect(await stopped).toBeUndefined();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    // What the old one still had to say is nothing to the page.
    workers[0]?.answer({ kind: 'progress', progress: { stage: 'writing' } });
    expect(heard).toEqual([]);
    const again = printer.make(MAKE);
    await sent('make', 1);
    const bytes = new Uint8Array([1]);
    workers[1]?.answer({ kind: 'made', bytes, lost: [] });
    expect((await again)?.bytes).toBe(bytes);
  });

  it('sends nothing more of a job once it is closed', async () => {
    const { printer, workers } = start(100_000);
    printer.close();
    await turns();
    expect(workers[0]?.ended).toBe(true);
    expect(workers[0]?.sent.length).toBeLessThan(100_000);
    expect(workers[0]?.sent.some(({ kind }) => kind === 'check')).toBe(false);
  });

  it('says so when the worker breaks down, gives up what was being made, and starts anew when asked again', async () => {
    const { printer, workers, heard, sent } = start();
    const failing = printer.make(MAKE);
    await sent('make');
    workers[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('has stopped');
    expect(heard).toEqual([expect.stringContaining('lost: the part of Rollcall that makes PDFs has stopped')]);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    void printer.make(MAKE);
    await sent('make', 1);
    expect(workers[1]?.sent.map(({ kind }) => kind).slice(-2)).toEqual(['check', 'make']);
  });

  it('frees the worker when the cards cannot be laid out', async () => {
    const { workers, heard, sent } = start();
    await sent('check');
    workers[0]?.answer({ kind: 'unchecked', reason: 'no type' });
    expect(heard).toEqual(['lost: no type']);
    expect(workers[0]?.ended).toBe(true);
  });
});
