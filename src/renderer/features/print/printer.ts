import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { CardPrintKind, PrintJob, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';
import { attempt } from '../../failures/report-failure.ts';
import { PRINT } from '../../strings/print.ts';
import type {
  BegunImages,
  CardSide,
  CardSideId,
  DeckReply,
  ImagesRequest,
  MadeSheet,
  PdfRequest,
  PdfResult,
  ShopImage,
  WorkerReply,
  WorkerRequest,
} from './job.ts';

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

/** What somebody waits for. */
type Answer = Extract<WorkerReply, { kind: 'made' | 'begun' | 'image' }>;

/** Milliseconds of copying characters to the worker after which the page gets a turn. */
const TURN = 8;
const aTurn = (): Promise<void> => new Promise((done) => setTimeout(done));

const newWorker = (): Worker => new Worker(new URL('./worker/pdf.worker.ts', import.meta.url), { type: 'module' });

/**
 * The worker that makes PDFs, seen from the page. Starts to check as soon as it exists; everything else may be asked for
 * before that is done. Stopping ends the worker in the middle of whatever it does, and so does a fault outside of a
 * request: the next request has another one.
 */
export class Printer {
  readonly #job: PrintJob;
  readonly #listener: Listener;
  readonly #open: () => Worker;
  #worker: Worker | undefined;
  /** Settled once the worker has its job. */
  #briefed: Promise<void> = Promise.resolve();
  #waiting: { done(reply: WorkerReply): void; fail(error: Error): void } | undefined;

  /** `template` is the id of the one for all cards; '' lets each card say its own. */
  constructor(job: PrintJob, template: string, listener: Listener, open = newWorker) {
    this.#job = template === '' ? job : { ...job, template };
    this.#listener = listener;
    this.#open = open;
    this.#start();
  }

  /** The PDF, or undefined when it was stopped. Rejects with the reason when it cannot be made. */
  make(make: PdfRequest): Promise<PdfResult | undefined> {
    return this.#ask({ kind: 'make', make }, 'made');
  }

  /** Begins pictures of cards. Answers as `make` does. */
  beginImages(images: ImagesRequest): Promise<BegunImages | undefined> {
    return this.#ask({ kind: 'images', images }, 'begun');
  }

  /** One of the pictures begun last. Answers as `make` does. */
  image(index: number): Promise<ShopImage | undefined> {
    return this.#ask({ kind: 'image', index }, 'image');
  }

  async #ask<K extends Answer['kind']>(
    request: WorkerRequest,
    kind: K,
  ): Promise<Extract<Answer, { kind: K }> | undefined> {
    const made = new Promise<WorkerReply>((done, fail) => {
      this.#waiting = { done, fail };
    });
    this.#send(request);
    try {
      const reply = await made;
      if (reply.kind !== kind) throw new Error(`The worker answered with ${reply.kind}.`);
      return reply as Extract<Answer, { kind: K }>;
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    } finally {
      this.#waiting = undefined;
    }
  }

  /** Asks which cards there are of a kind. */
  deck(what: CardPrintKind): void {
    this.#send({ kind: 'deck', what });
  }

  /** Asks for the pages of a sheet. */
  sheet(sheet: SheetOutput): void {
    this.#send({ kind: 'sheet', sheet });
  }

  /** Asks for sides as pictures. */
  draw(cardSides: readonly CardSideId[]): void {
    this.#send({ kind: 'draw', cardSides });
  }

  /** Ends what is being made. The printer can be used again. */
  stop(): void {
    this.close();
    this.#start();
  }

  /** Ends the worker, and frees what it holds. */
  close(): void {
    this.#end();
    this.#waiting?.fail(new Stopped());
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = this.#open();
    const onlyNow = (act: () => void) => {
      // Messages of a worker that was replaced are ignored.
      if (this.#worker === worker) act();
    };
    worker.addEventListener('message', (event: MessageEvent<WorkerReply>) => onlyNow(() => this.#hear(event.data)));
    // The script itself could not be loaded, or threw outside of any request: nothing more comes from it.
    worker.addEventListener('error', (event) => onlyNow(() => this.#lose(event.message || '')));
    worker.addEventListener('messageerror', () => onlyNow(() => this.#lose('')));
    this.#worker = worker;
    this.#briefed = this.#brief(worker);
    return worker;
  }

  async #brief(worker: Worker): Promise<void> {
    const { characters, ...job } = this.#job;
    let since = performance.now();
    for (const character of characters) {
      if (performance.now() - since > TURN) {
        await aTurn();
        since = performance.now();
      }
      if (this.#worker !== worker) return;
      worker.postMessage({ kind: 'characters', characters: [character] } satisfies WorkerRequest);
    }
    worker.postMessage({ kind: 'check', job } satisfies WorkerRequest);
  }

  #send(request: WorkerRequest): void {
    const worker = this.#worker ?? this.#start();
    attempt(
      this.#briefed.then(() => {
        if (this.#worker === worker) worker.postMessage(request);
      }),
    );
  }

  #hear(answer: WorkerReply): void {
    switch (answer.kind) {
      case 'progress':
        this.#listener.onProgress(answer.progress);
        break;
      case 'checked':
        this.#listener.onChecked(answer.findings);
        break;
      case 'deck':
        this.#listener.onDeck(answer.what, answer);
        break;
      case 'sheet':
        this.#listener.onSheet(answer.key, answer.sheet);
        break;
      case 'drawn':
        this.#listener.onDrawn(answer.cardSides);
        break;
      case 'made':
      case 'begun':
      case 'image':
        this.#waiting?.done(answer);
        break;
      case 'unchecked':
        this.#lose(answer.reason);
        break;
      case 'failed':
        this.#fail(answer.reason);
    }
  }

  /** Drops the worker, with everything it has checked and drawn. */
  #lose(message: string): void {
    const reason = message === '' ? PRINT.stoppedByItself : message;
    this.#end();
    this.#listener.onLost(reason);
    this.#waiting?.fail(new Error(reason));
  }

  #fail(reason: string): void {
    if (this.#waiting === undefined) this.#listener.onFailed(reason);
    else this.#waiting.fail(new Error(reason));
  }
}

class Stopped extends Error {}
