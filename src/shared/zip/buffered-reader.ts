/** Reads a source in large chunks, since callers read small ones in order. */
import { formatReadFault } from '../texts/disk-messages.ts';
import { refuse } from './archive-fault.ts';
import type { ByteSource } from './byte-source.ts';

/** The number of bytes that are read at once. */
const BUFFER_BYTES = 1 << 20;

export class BufferedReader {
  #buffer: Uint8Array = new Uint8Array(0);
  #bufferStart = 0;
  readonly #source: ByteSource;
  readonly #signal: AbortSignal | undefined;

  constructor(source: ByteSource, signal?: AbortSignal) {
    this.#source = source;
    this.#signal = signal;
  }

  get size(): number {
    return this.#source.size;
  }

  /** Reads exactly `length` bytes. Throws an ArchiveError if the file ends too early. */
  async read(offset: number, length: number): Promise<Uint8Array> {
    if (offset < 0 || length < 0 || offset + length > this.size) return refuse('torn');
    if (offset < this.#bufferStart || offset + length > this.#bufferStart + this.#buffer.length) {
      this.#buffer = await this.#fetch(offset, Math.min(Math.max(length, BUFFER_BYTES), this.size - offset));
      this.#bufferStart = offset;
    }
    return this.#buffer.subarray(offset - this.#bufferStart, offset - this.#bufferStart + length);
  }

  /** Frees the buffer. */
  freeBuffer(): void {
    this.#buffer = new Uint8Array(0);
  }

  async #fetch(offset: number, length: number): Promise<Uint8Array> {
    this.#signal?.throwIfAborted();
    let bytes: Uint8Array;
    try {
      bytes = await this.#source.read(offset, length);
    } catch (error) {
      const { code } = (error ?? {}) as { code?: unknown };
      return refuse('unread', undefined, (translate) =>
        formatReadFault(translate, typeof code === 'string' ? code : undefined),
      );
    }
    return bytes.length === length ? bytes : refuse('unread');
  }
}
