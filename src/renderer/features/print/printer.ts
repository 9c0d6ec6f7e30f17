import type { RemoteCalls } from '../../../shared/base/remote-calls.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { CardPrintKind, PrintJob, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { WorkerClient, WorkerStopped } from '../../platform/worker-client.ts';
import {
  type BegunImages,
  type CardSide,
  type CardSideId,
  type DeckReply,
  type ImagesRequest,
  type MadeSheet,
  type PdfRequest,
  type PdfResult,
  type PrintPage,
  type ShopImage,
  sheetKey,
} from './job.ts';
import type { PdfWorker } from './worker/pdf.worker.ts';

export interface Listener {
  onChecked(findings: readonly PreflightFinding[]): void;
  onDeck(what: CardPrintKind, deck: DeckReply): void;
  onSheet(key: string, sheet: MadeSheet): void;
  onDrawn(cardSides: readonly CardSide[]): void;
  onProgress(progress: PrintProgress): void;
  /** A single request could not be answered. */
  onFailed(reason: string): void;
  /** The worker has failed, or could not check the cards. The next request starts another one. */
  onLost(reason: string): void;
}

/** Milliseconds of copying characters to the worker after which the page gets a turn. */
const TURN = 8;
const aTurn = (): Promise<void> => new Promise((done) => setTimeout(done));

const newWorker = (): Worker => new Worker(new URL('./worker/pdf.worker.ts', import.meta.url), { type: 'module' });

/** The time from the start of a worker to its end. */
interface Run {
  /** Settled once the worker has its job. */
  briefed: Promise<void>;
  /** Why the worker is gone, where it was not stopped. */
  loss?: PrinterLoss;
}

/** The worker is gone; `onLost` tells of it. */
class PrinterLoss extends Error {}

/**
 * The worker that makes PDFs, seen from the page. Starts to check as soon as it exists; everything else may be asked for
 * before that is done. Stopping ends the worker in the middle of whatever it does, and so does a fault outside of a
 * request: the next request has another one.
 */
export class Printer {
  readonly #t: Translate;
  readonly #job: PrintJob;
  readonly #listener: Listener;
  readonly #worker: WorkerClient<PdfWorker>;
  #run: Run | undefined;

  /** `template` is the id of the one for all cards; '' lets each card say its own. */
  constructor(translate: Translate, job: PrintJob, template: string, listener: Listener, open = newWorker) {
    this.#t = translate;
    this.#job = template === '' ? job : { ...job, template };
    this.#listener = listener;
    const functions: PrintPage = {
      showProgress: (progress) => listener.onProgress(progress),
      showDeck: (what, deck) => listener.onDeck(what, deck),
      showFindings: (findings) => listener.onChecked(findings),
    };
    this.#worker = new WorkerClient(open, { functions, onCrash: ({ message }) => this.#lose(message) });
    this.#start();
  }

  /** The PDF, or undefined when it was stopped. Rejects with the reason when it cannot be made. */
  make(request: PdfRequest): Promise<PdfResult | undefined> {
    return this.#ask(({ makePdf }) => makePdf(request));
  }

  /** Begins pictures of cards. Answers as `make` does. */
  beginImages(request: ImagesRequest): Promise<BegunImages | undefined> {
    return this.#ask(({ beginImages }) => beginImages(request));
  }

  /** One of the pictures begun last. Answers as `make` does. */
  image(index: number): Promise<ShopImage | undefined> {
    return this.#ask(({ drawImage }) => drawImage(index));
  }

  /** Asks which cards there are of a kind. */
  deck(what: CardPrintKind): void {
    this.#tell(
      ({ describeDeck }) => describeDeck(what),
      (deck) => this.#listener.onDeck(what, deck),
    );
  }

  /** Asks for the pages of a sheet. One that cannot be made is no fault of the others. */
  sheet(sheet: SheetOutput): void {
    const key = sheetKey(sheet);
    this.#tell(
      ({ makeSheet }) => makeSheet(sheet),
      (bytes) => this.#listener.onSheet(key, { bytes }),
      (refused) => this.#listener.onSheet(key, { refused }),
    );
  }

  /** Asks for sides as pictures. */
  draw(cardSides: readonly CardSideId[]): void {
    this.#tell(
      ({ drawSides }) => drawSides(cardSides),
      (drawn) => this.#listener.onDrawn(drawn),
    );
  }

  /** Ends what is being made. The printer can be used again. */
  stop(): void {
    this.close();
    this.#start();
  }

  /** Ends the worker, and frees what it holds. */
  close(): void {
    this.#run = undefined;
    this.#worker.stop();
  }

  #start(): Run {
    const run: Run = { briefed: Promise.resolve() };
    this.#run = run;
    run.briefed = this.#brief(run);
    return run;
  }

  async #brief(run: Run): Promise<void> {
    const { characters, ...job } = this.#job;
    let since = performance.now();
    for (const character of characters) {
      if (performance.now() - since > TURN) {
        await aTurn();
        since = performance.now();
      }
      if (this.#run !== run) return;
      // Where this fails, so does the check.
      this.#worker.call.addCharacters([character]).catch(() => undefined);
    }
    this.#worker.call.check(job).catch((error: Error) => {
      if (this.#run === run) this.#lose(error.message);
    });
  }

  /** Calls the worker once it has its job. Rejects where the worker is gone by then. */
  async #call<Result>(call: (worker: RemoteCalls<PdfWorker>) => Promise<Result>): Promise<Result> {
    const run = this.#run ?? this.#start();
    await run.briefed;
    if (this.#run !== run) throw run.loss ?? new WorkerStopped('The printer was stopped.');
    try {
      return await call(this.#worker.call);
    } catch (error) {
      throw run.loss ?? error;
    }
  }

  async #ask<Result>(call: (worker: RemoteCalls<PdfWorker>) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.#call(call);
    } catch (error) {
      if (error instanceof WorkerStopped) return undefined;
      throw error;
    }
  }

  /** Asks for something that the listener is told. */
  #tell<Result>(
    call: (worker: RemoteCalls<PdfWorker>) => Promise<Result>,
    onResult: (result: Result) => void,
    onFailed = (reason: string) => this.#listener.onFailed(reason),
  ): void {
    const told = this.#call(call).then(onResult, (error: Error) => {
      // What is gone or was stopped is told elsewhere.
      if (!(error instanceof WorkerStopped || error instanceof PrinterLoss)) onFailed(error.message);
    });
    attempt(told);
  }

  /** Drops the worker, with everything it has checked and drawn. */
  #lose(message: string): void {
    const run = this.#run;
    if (run === undefined) return;
    const loss = new PrinterLoss(message === '' ? this.#t('print.stoppedByItself') : message);
    run.loss = loss;
    this.#run = undefined;
    this.#worker.stop(loss);
    this.#listener.onLost(loss.message);
  }
}
