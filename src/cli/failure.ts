import { formatText, type LateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';

/** A wrong call or a file that cannot be used: one line on standard error, exit code 2. */
export class Failure extends Error {
  /**
   * `text` says what to do about it, and is made in the language of whoever reads it: code that refuses something knows no
   * language. `where` is the file, or the file and the place in it.
   */
  constructor(
    readonly text: LateText,
    readonly where?: string,
    /** Further lines, one for each fault. */
    readonly more: readonly string[] = [],
  ) {
    super(typeof text === 'string' ? text : '');
  }

  /** Returns the first line for standard error. */
  line(translate: Translate): string {
    const text = formatText(translate, this.text);
    return this.where === undefined ? text : `${this.where}: ${text}`;
  }
}

/** Exit codes (docs/formats.md#exit-codes): 2 beats 1. */
export const EXIT = { fine: 0, illegal: 1, unusable: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export function worst(...codes: readonly Exit[]): Exit {
  return codes.reduce<Exit>((a, b) => (b > a ? b : a), EXIT.fine);
}
