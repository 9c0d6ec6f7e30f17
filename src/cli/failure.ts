/** A wrong call or a file that cannot be used: one line on standard error, exit code 2. */
export class Failure extends Error {
  /** `where` is the file, or the file and the place in it; `message` says what to do about it. */
  constructor(
    message: string,
    readonly where?: string,
    /** Further lines, one for each fault. */
    readonly more: readonly string[] = [],
  ) {
    super(message);
  }

  get line(): string {
    return this.where === undefined ? this.message : `${this.where}: ${this.message}`;
  }
}

/** Exit codes (docs/formats.md#exit-codes): 2 beats 1. */
export const EXIT = { fine: 0, illegal: 1, unusable: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export function worst(...codes: readonly Exit[]): Exit {
  return codes.reduce<Exit>((a, b) => (b > a ? b : a), EXIT.fine);
}
