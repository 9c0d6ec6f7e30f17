import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { CardInfo } from './deck.ts';
import type { Answer, Face, FaceId, Made, Make, OnSheets, Order, Progress, Request } from './job.ts';

interface Listener {
  onChecked(findings: readonly PreflightFinding[]): void;
  onDeck(what: OnSheets, cards: readonly CardInfo[]): void;
  onDrawn(faces: readonly Face[]): void;
  onProgress(progress: Progress): void;
  onFailed(reason: string): void;
}

/**
 * The worker that makes PDFs, seen from the page. Starts to check as soon as it exists; everything else may be asked for
 * before that is done. Stopping ends the worker in the middle of whatever it does: the next request has another one.
 */
export class Printer {
  readonly #order: Order;
  readonly #template: string;
  readonly #listener: Listener;
  #worker: Worker;
  #waiting: { done(made: Made): void; fail(error: Error): void } | undefined;

  /** `template` is the id of the one for all cards; '' lets each card say its own. */
  constructor(order: Order, template: string, listener: Listener) {
    this.#order = order;
    this.#template = template;
    this.#listener = listener;
    this.#worker = this.#start();
  }

  /** The PDF, or undefined when it was stopped. Rejects with the reason when it cannot be made. */
  async make(make: Make): Promise<Made | undefined> {
    const made = new Promise<Made>((done, fail) => {
      this.#waiting = { done, fail };
    });
    this.#send({ kind: 'make', make });
    try {
      return await made;
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    } finally {
      this.#waiting = undefined;
    }
  }

  /** Asks which cards there are of a kind. */
  deck(what: OnSheets): void {
    this.#send({ kind: 'deck', what });
  }

  /** Asks for sides as pictures. */
  draw(faces: readonly FaceId[]): void {
    this.#send({ kind: 'draw', faces });
  }

  /** Ends what is being made. The printer can be used again. */
  stop(): void {
    this.close();
    this.#worker = this.#start();
  }

  /** Ends the worker for good. */
  close(): void {
    this.#worker.terminate();
    this.#waiting?.fail(new Stopped());
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#hear(event.data));
    // The script itself could not be loaded, or threw outside of any request.
    worker.addEventListener('error', (event) => this.#fail(event.message || 'the worker did not start'));
    worker.postMessage({ kind: 'check', order: this.#order, template: this.#template } satisfies Request);
    return worker;
  }

  #send(request: Request): void {
    this.#worker.postMessage(request);
  }

  #hear(answer: Answer): void {
    switch (answer.kind) {
      case 'progress':
        this.#listener.onProgress(answer.progress);
        break;
      case 'checked':
        this.#listener.onChecked(answer.findings);
        break;
      case 'deck':
        this.#listener.onDeck(answer.what, answer.cards);
        break;
      case 'drawn':
        this.#listener.onDrawn(answer.faces);
        break;
      case 'made':
        this.#waiting?.done(answer);
        break;
      case 'failed':
        this.#fail(answer.reason);
    }
  }

  #fail(reason: string): void {
    if (this.#waiting === undefined) this.#listener.onFailed(reason);
    else this.#waiting.fail(new Error(reason));
  }
}

class Stopped extends Error {}
