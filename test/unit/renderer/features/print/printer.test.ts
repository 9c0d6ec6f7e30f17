import { describe, expect, it, vi } from 'vitest';
import type { PrintPage } from '../../../../../src/renderer/features/print/print-messages.ts';
import { Printer, type PrinterListener } from '../../../../../src/renderer/features/print/printer.ts';
import type { PdfWorker } from '../../../../../src/renderer/features/print/worker/pdf.worker.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { PrintJob, PrintProgress } from '../../../../../src/shared/print-job/print-job.ts';
import { translate } from '../../../../support/texts.ts';
import { waitFor } from '../../../../support/wait-for.ts';
import { FakeWorker } from '../../../../support/worker.ts';

type FunctionName = keyof PdfWorker;

interface WorkerCall {
  readonly name: FunctionName;
  readonly argument: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Creates a worker that only records its calls.
 *
 * - `tell` reports progress to the page, and `finishCheck` the findings.
 * - `answer` returns the last call of a function, which the test then resolves or rejects.
 * - `ended` is true once the page has terminated the worker.
 */
function createStillWorker() {
  const sentCalls: WorkerCall[] = [];
  let pageFunctions: PrintPage | undefined;
  const functionNames: FunctionName[] = ['addCharacters', 'check', 'describeDeck', 'makePdf'];
  const fakeWorker = new FakeWorker((connected) => {
    pageFunctions = connected as unknown as PrintPage;
    const recordCalls = (functionName: FunctionName) => (argument: unknown) =>
      new Promise((resolve, reject) => sentCalls.push({ name: functionName, argument, resolve, reject }));
    return Object.fromEntries(functionNames.map((functionName) => [functionName, recordCalls(functionName)]));
  });
  const terminate = vi.spyOn(fakeWorker, 'terminate');
  return {
    worker: fakeWorker,
    sent: sentCalls,
    tell: (progress: PrintProgress) => pageFunctions?.showProgress(progress),
    finishCheck: () => pageFunctions?.showFindings([]),
    answer: (functionName: FunctionName) =>
      sentCalls.findLast((workerCall) => workerCall.name === functionName) as WorkerCall,
    get ended() {
      return terminate.mock.calls.length > 0;
    },
  };
}

const createCharacters = (characterCount: number): Character[] =>
  Array.from(
    { length: characterCount },
    (_, characterNumber) => ({ id: `c${characterNumber}` }) as unknown as Character,
  );
const createJob = (characterCount: number): PrintJob => ({
  groups: [],
  characters: createCharacters(characterCount),
  factions: [],
  language: 'en',
});
const ROSTER_REQUEST = { what: 'roster', paper: 'a4' } as const;
/** Waits longer than sending a job pauses. */
const waitForTurns = async () => {
  for (let turnNumber = 0; turnNumber < 10; turnNumber++) await new Promise((resolve) => setTimeout(resolve));
};

function startPrinter(characterCount = 3) {
  const workers: ReturnType<typeof createStillWorker>[] = [];
  const reports: string[] = [];
  const listener: PrinterListener = {
    onChecked: () => reports.push('checked'),
    onDeck: () => reports.push('deck'),
    onSheet: (sheetKey) => reports.push(sheetKey),
    onSidesDrawn: () => reports.push('drawn'),
    onProgress: ({ stage: printStage }) => reports.push(printStage),
    onRequestFailed: (reason) => reports.push(`failed: ${reason}`),
    onWorkerLost: (reason) => reports.push(`lost: ${reason}`),
  };
  const printer = new Printer(translate, createJob(characterCount), '', listener, () => {
    const stillWorker = createStillWorker();
    workers.push(stillWorker);
    return stillWorker.worker as unknown as Worker;
  });
  /** Waits until a worker, by default the first, has received this call. */
  const waitUntilSent = (functionName: FunctionName, workerIndex = 0) =>
    waitFor(() => expect(workers[workerIndex]?.sent.map((workerCall) => workerCall.name)).toContain(functionName));
  return { printer, workers, reports, waitUntilSent };
}

describe('the printer', () => {
  it('sends its job to the worker in parts, and later requests after it', async () => {
    const { printer, workers, waitUntilSent } = startPrinter();
    printer.requestDeck('piece:marker');
    await waitUntilSent('describeDeck');
    expect(workers[0]?.sent.map(({ name: functionName }) => functionName)).toEqual([
      'addCharacters',
      'addCharacters',
      'addCharacters',
      'check',
      'describeDeck',
    ]);
    expect(workers[0]?.answer('check').argument).toEqual({ groups: [], factions: [], language: 'en' });
  });

  it('stops at once and prints again with another worker', async () => {
    const { printer, workers, reports, waitUntilSent } = startPrinter();
    await waitUntilSent('check');
    const stoppedPrint = printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf');
    printer.stop();
    expect(await stoppedPrint).toBeUndefined();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    // A late message of the stopped worker does not reach the page.
    workers[0]?.tell({ stage: 'writing' });
    expect(reports).toEqual([]);
    const secondPrint = printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf', 1);
    const pdfBytes = new Uint8Array([1]);
    workers[1]?.answer('makePdf').resolve({ bytes: pdfBytes, lost: [] });
    expect((await secondPrint)?.bytes).toBe(pdfBytes);
  });

  it('checks the cards once: after the check, a stopped printer starts another worker only for the next request', async () => {
    const { printer, workers, waitUntilSent } = startPrinter();
    await waitUntilSent('check');
    workers[0]?.finishCheck();
    const stoppedPrint = printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf');
    printer.stop();
    expect(await stoppedPrint).toBeUndefined();
    await waitForTurns();
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    void printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf', 1);
    expect(workers[1]?.sent.map(({ name: functionName }) => functionName).slice(-2)).toEqual(['check', 'makePdf']);
  });

  it('sends nothing more of a job once it is closed', async () => {
    const { printer, workers } = startPrinter(100_000);
    printer.close();
    await waitForTurns();
    expect(workers[0]?.ended).toBe(true);
    expect(workers[0]?.sent.length).toBeLessThan(100_000);
    expect(workers[0]?.sent.some(({ name: functionName }) => functionName === 'check')).toBe(false);
  });

  it('reports a crashed worker, rejects the running print and starts another worker on the next request', async () => {
    const { printer, workers, reports, waitUntilSent } = startPrinter();
    const failingPrint = printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf');
    workers[0]?.worker.crash();
    await expect(failingPrint).rejects.toThrow('PDF maker stopped');
    expect(reports).toEqual([expect.stringContaining('lost: the PDF maker stopped')]);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    void printer.makePdf(ROSTER_REQUEST);
    await waitUntilSent('makePdf', 1);
    expect(workers[1]?.sent.map(({ name: functionName }) => functionName).slice(-2)).toEqual(['check', 'makePdf']);
  });

  it('ends the worker when the check of the cards fails', async () => {
    const { workers, reports, waitUntilSent } = startPrinter();
    await waitUntilSent('check');
    workers[0]?.answer('check').reject(new Error('no type'));
    await waitFor(() => expect(reports).toEqual(['lost: no type']));
    expect(workers[0]?.ended).toBe(true);
  });
});
