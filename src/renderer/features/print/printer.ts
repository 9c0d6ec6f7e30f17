import type { RemoteCalls } from '../../../shared/base/remote-calls.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { PictureTheme, TeamPicture } from '../../../shared/print/shop/team-picture.ts';
import type { CardPrintKind, PrintJob, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { WorkerClient, WorkerStopped } from '../../platform/worker-client.ts';
import {
  type CardSide,
  type CardSideId,
  type DeckReply,
  getSheetKey,
  type ImagesRequest,
  type MadeSheet,
  type PdfRequest,
  type PdfResult,
  type PrintPage,
  type ShopImage,
  type StartedImages,
} from './print-messages.ts';
import type { PdfWorker } from './worker/pdf.worker.ts';

export interface PrinterListener {
  onChecked(findings: readonly PreflightFinding[]): void;
  onDeck(printKind: CardPrintKind, deck: DeckReply): void;
  onSheet(sheetKey: string, sheet: MadeSheet): void;
  onSidesDrawn(cardSides: readonly CardSide[]): void;
  onProgress(progress: PrintProgress): void;
  /** Called when a single request could not be answered. */
  onRequestFailed(reason: string): void;
  /** Called when the worker failed or could not check the cards. The next request starts another worker. */
  onWorkerLost(reason: string): void;
}

/** The time in milliseconds for which characters are copied to the worker before the page can render. */
const MAX_COPY_MS = 8;
const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const createWorker = (): Worker => new Worker(new URL('./worker/pdf.worker.ts', import.meta.url), { type: 'module' });

/** One worker from its start until it is gone. */
interface WorkerRun {
  /** Settles when the job is sent to the worker. */
  whenSent: Promise<void>;
  /** The reason why the worker is gone, unless it was stopped. */
  loss?: WorkerLoss;
}

/** The error of requests whose worker is gone. `onWorkerLost` reports the reason. */
class WorkerLoss extends Error {}

/**
 * Runs the worker that makes PDFs on behalf of the page. The worker checks the cards immediately, and other requests
 * may be sent before the check is done. `stop` ends the worker in the middle of its work, and so does an error outside of a request. The
 * next request starts another one.
 */
export class Printer {
  readonly #translate: Translate;
  readonly #job: PrintJob;
  readonly #listener: PrinterListener;
  readonly #worker: WorkerClient<PdfWorker>;
  #run: WorkerRun | undefined;
  /** Whether the findings have arrived. */
  #isChecked = false;

  /** `templateId` is the id of the template for all cards; '' lets each card use its own template. */
  constructor(
    translate: Translate,
    job: PrintJob,
    templateId: string,
    listener: PrinterListener,
    openWorker = createWorker,
  ) {
    this.#translate = translate;
    this.#job = templateId === '' ? job : { ...job, template: templateId };
    this.#listener = listener;
    const functions: PrintPage = {
      showProgress: (progress) => listener.onProgress(progress),
      showDeck: (printKind, deck) => listener.onDeck(printKind, deck),
      showFindings: (findings) => {
        this.#isChecked = true;
        listener.onChecked(findings);
      },
    };
    this.#worker = new WorkerClient(openWorker, { functions, onCrash: ({ message }) => this.#dropWorker(message) });
    this.#start();
  }

  /** Returns the PDF, or undefined if the printer was stopped. Rejects with the reason if the PDF cannot be made. */
  makePdf(request: PdfRequest): Promise<PdfResult | undefined> {
    return this.#request(({ makePdf }) => makePdf(request));
  }

  /** Starts making card images. Resolves to undefined or rejects like `makePdf`. */
  startImages(request: ImagesRequest): Promise<StartedImages | undefined> {
    return this.#request(({ beginImages }) => beginImages(request));
  }

  /** Counts the files that a request for images makes. Resolves to undefined or rejects like `makePdf`. */
  countImageFiles(request: ImagesRequest): Promise<number | undefined> {
    return this.#request(({ countImageFiles }) => countImageFiles(request));
  }

  /** Returns one of the images started last. Resolves to undefined or rejects like `makePdf`. */
  drawImage(imageIndex: number): Promise<ShopImage | undefined> {
    return this.#request(({ drawImage }) => drawImage(imageIndex));
  }

  /** Returns one picture of the team with the fronts of all cards. Resolves to undefined or rejects like `makePdf`. */
  drawTeamPicture(theme: PictureTheme): Promise<TeamPicture | undefined> {
    return this.#request(({ drawTeamPicture }) => drawTeamPicture(theme));
  }

  /** Requests the cards of a kind. */
  requestDeck(printKind: CardPrintKind): void {
    this.#requestForListener(
      ({ describeDeck }) => describeDeck(printKind),
      (deck) => this.#listener.onDeck(printKind, deck),
    );
  }

  /** Requests the pages of a sheet. A sheet that cannot be made does not affect the others. */
  requestSheet(sheetOutput: SheetOutput): void {
    const sheetKey = getSheetKey(sheetOutput);
    this.#requestForListener(
      ({ makeSheet }) => makeSheet(sheetOutput),
      (madeSheet) => this.#listener.onSheet(sheetKey, madeSheet),
      (refused) => this.#listener.onSheet(sheetKey, { refused }),
    );
  }

  /** Requests sides of cards as images. */
  requestSides(cardSides: readonly CardSideId[]): void {
    this.#requestForListener(
      ({ drawSides }) => drawSides(cardSides),
      (drawnSides) => this.#listener.onSidesDrawn(drawnSides),
    );
  }

  /**
   * Stops the current work. If the cards are not checked yet, another worker checks them at once. Otherwise the next request starts one,
   * so that nothing is computed again as long as nothing is missing.
   */
  stop(): void {
    this.close();
    if (!this.#isChecked) this.#start();
  }

  /** Ends the worker and frees its memory. */
  close(): void {
    this.#run = undefined;
    this.#worker.stop();
  }

  #start(): WorkerRun {
    const workerRun: WorkerRun = { whenSent: Promise.resolve() };
    // `#sendJob` stops as soon as its run is no longer the current one, so the run is set before.
    this.#run = workerRun;
    workerRun.whenSent = this.#sendJob(workerRun);
    return workerRun;
  }

  async #sendJob(workerRun: WorkerRun): Promise<void> {
    const { characters, ...job } = this.#job;
    let turnStart = performance.now();
    for (const character of characters) {
      // If this call fails, the check below fails as well and reports the error.
      this.#worker.call.addCharacters([character]).catch(() => undefined);
      if (performance.now() - turnStart > MAX_COPY_MS) {
        await yieldToPage();
        if (this.#run !== workerRun) return;
        turnStart = performance.now();
      }
    }
    this.#worker.call.check(job).catch((error: Error) => {
      if (this.#run === workerRun) this.#dropWorker(error.message);
    });
  }

  /** Calls the worker once the job is sent. Rejects if the worker is gone by then. */
  async #call<Result>(callWorker: (worker: RemoteCalls<PdfWorker>) => Promise<Result>): Promise<Result> {
    const workerRun = this.#run ?? this.#start();
    await workerRun.whenSent;
    if (this.#run !== workerRun) throw workerRun.loss ?? new WorkerStopped('The printer was stopped.');
    try {
      return await callWorker(this.#worker.call);
    } catch (error) {
      throw workerRun.loss ?? error;
    }
  }

  async #request<Result>(callWorker: (worker: RemoteCalls<PdfWorker>) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.#call(callWorker);
    } catch (error) {
      if (error instanceof WorkerStopped) return undefined;
      throw error;
    }
  }

  /** Sends a request whose result goes to the listener. */
  #requestForListener<Result>(
    callWorker: (worker: RemoteCalls<PdfWorker>) => Promise<Result>,
    onResult: (result: Result) => void,
    onRequestFailed = (reason: string) => this.#listener.onRequestFailed(reason),
  ): void {
    const pendingAnswer = this.#call(callWorker).then(onResult, (error: Error) => {
      // A stopped or lost worker is reported elsewhere.
      if (!(error instanceof WorkerStopped || error instanceof WorkerLoss)) onRequestFailed(error.message);
    });
    attempt(pendingAnswer);
  }

  /** Drops the worker with everything that the worker has checked and drawn. */
  #dropWorker(message: string): void {
    const workerRun = this.#run;
    if (workerRun === undefined) return;
    const loss = new WorkerLoss(message === '' ? this.#translate('print.stoppedByItself') : message);
    workerRun.loss = loss;
    this.#run = undefined;
    this.#worker.stop(loss);
    this.#listener.onWorkerLost(loss.message);
  }
}
