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
  /** Called when a single request could not be answered. */
  onFailed(reason: string): void;
  /** Called when the worker failed or could not check the cards. The next request starts another worker. */
  onLost(reason: string): void;
}

/** Milliseconds of copying characters to the worker after which the page gets a turn. */
const TURN = 8;
const aTurn = (): Promise<void> => new Promise((done) => setTimeout(done));

const newWorker = (): Worker => new Worker(new URL('./worker/pdf.worker.ts', import.meta.url), { type: 'module' });

/** The lifetime of one worker. */
interface Run {
  /** Settles when the worker has received its job. */
  briefed: Promise<void>;
  /** The reason why the worker is gone, unless it was stopped. */
  loss?: PrinterLoss;
}

/** The error of requests whose worker is gone. `onLost` reports the reason. */
class PrinterLoss extends Error {}

/**
 * Runs the worker that makes PDFs on behalf of the page. The worker starts to check the cards at once, and other requests
 * may be sent before the check is done. Stopping ends the worker in the middle of its work, and so does an error outside
 * of a request. The next request starts another worker.
 */
export class Printer {
  readonly #t: Translate;
  readonly #job: PrintJob;
  readonly #listener: Listener;
  readonly #worker: WorkerClient<PdfWorker>;
  #run: Run | undefined;

  /** `template` is the id of the template for all cards; '' lets each card use its own. */
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

  /** Returns the PDF, or undefined if it was stopped. Rejects with the reason if the PDF cannot be made. */
  make(request: PdfRequest): Promise<PdfResult | undefined> {
    return this.#ask(({ makePdf }) => makePdf(request));
  }

  /** Starts to make card images. Stops and rejects as `make` does. */
  beginImages(request: ImagesRequest): Promise<BegunImages | undefined> {
    return this.#ask(({ beginImages }) => beginImages(request));
  }

  /** Returns one of the images started last. Stops and rejects as `make` does. */
  image(index: number): Promise<ShopImage | undefined> {
    return this.#ask(({ drawImage }) => drawImage(index));
  }

  /** Asks which cards a kind has. */
  deck(what: CardPrintKind): void {
    this.#tell(
      ({ describeDeck }) => describeDeck(what),
      (deck) => this.#listener.onDeck(what, deck),
    );
  }

  /** Asks for the pages of a sheet. A sheet that cannot be made does not affect the others. */
  sheet(sheet: SheetOutput): void {
    const key = sheetKey(sheet);
    this.#tell(
      ({ makeSheet }) => makeSheet(sheet),
      (bytes) => this.#listener.onSheet(key, { bytes }),
      (refused) => this.#listener.onSheet(key, { refused }),
    );
  }

  /** Asks for sides of cards as images. */
  draw(cardSides: readonly CardSideId[]): void {
    this.#tell(
      ({ drawSides }) => drawSides(cardSides),
      (drawn) => this.#listener.onDrawn(drawn),
    );
  }

  /** Stops the current work. The printer can be used again. */
  stop(): void {
    this.close();
    this.#start();
  }

  /** Ends the worker and frees its memory. */
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
      // If this call fails, the check fails as well and reports it.
      this.#worker.call.addCharacters([character]).catch(() => undefined);
    }
    this.#worker.call.check(job).catch((error: Error) => {
      if (this.#run === run) this.#lose(error.message);
    });
  }

  /** Calls the worker once it has its job. Rejects if the worker is gone by then. */
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

  /** Sends a request whose result goes to the listener. */
  #tell<Result>(
    call: (worker: RemoteCalls<PdfWorker>) => Promise<Result>,
    onResult: (result: Result) => void,
    onFailed = (reason: string) => this.#listener.onFailed(reason),
  ): void {
    const told = this.#call(call).then(onResult, (error: Error) => {
      // A stopped or lost worker is reported elsewhere.
      if (!(error instanceof WorkerStopped || error instanceof PrinterLoss)) onFailed(error.message);
    });
    attempt(told);
  }

  /** Drops the worker with everything that it has checked and drawn. */
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
