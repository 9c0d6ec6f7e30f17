/** Reads a source in large pieces, since callers ask for small ones in order. */
import { readFaultMessage } from '../texts/disk-messages.ts';
import { refuse } from './archive-fault.ts';
import type { ByteSource } from './source.ts';

/** Bytes that are read at once. */
const BUFFER_BYTES = 1 << 20;

export class BufferedReader {
  #held: Uint8Array = new Uint8Array(0);
  #from = 0;
  readonly #source: ByteSource;
  readonly #signal: AbortSignal | undefined;

  constructor(source: ByteSource, signal?: AbortSignal) {
    this.#source = source;
    this.#signal = signal;
  }

  get size(): number {
    return this.#source.size;
  }

  /** Exactly these bytes; throws an ArchiveError where the file ends before them. */
  async read(offset: number, length: number): Promise<Uint8Array> {
    if (offset < 0 || length < 0 || offset + length > this.size) return refuse('torn');
    if (offset < this.#from || offset + length > this.#from + this.#held.length) {
      this.#held = await this.#fetch(offset, Math.min(Math.max(length, BUFFER_BYTES), this.size - offset));
      this.#from = offset;
    }
    return this.#held.subarray(offset - this.#from, offset - this.#from + length);
  }

  /** Frees the buffer. */
  forget(): void {
    this.#held = new Uint8Array(0);
  }

  async #fetch(offset: number, length: number): Promise<Uint8Array> {
    this.#signal?.throwIfAborted();
    let bytes: Uint8Array;
    try {
      bytes = await this.#source.read(offset, length);
    } catch (error) {
      const { code } = (error ?? {}) as { code?: unknown };
      return refuse('unread', undefined, (translate) =>
        readFaultMessage(translate, typeof code === 'string' ? code : undefined),
      );
    }
    return bytes.length === length ? bytes : refuse('unread');
  }
}
