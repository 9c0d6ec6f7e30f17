/** A window as the author of operations. */
export class Author {
  /** A random name that identifies this window in its operations. */
  readonly origin = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
  #operationCount = 0;

  /** Creates a unique id for an operation. */
  createOperationId(): string {
    this.#operationCount += 1;
    return `${this.origin}-${this.#operationCount}`;
  }
}
