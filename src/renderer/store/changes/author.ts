/** A window as the author of operations. */
export class Author {
  /** Tells the operations of this window from those of others. */
  readonly origin = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
  #count = 0;

  /** An id for an operation that no other one has. */
  newOperationId(): string {
    this.#count += 1;
    return `${this.origin}-${this.#count}`;
  }
}
