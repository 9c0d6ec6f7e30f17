import { formatLateText, type LateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';

/** An error in the arguments or in a file: one line on standard error, exit code 2. */
export class Failure extends Error {
  /**
   * `text` says what to do. It is translated when it is shown, because the code that throws does not know the language.
   * `where` is the file, or the file and the pointer in it.
   */
  constructor(
    readonly text: LateText,
    readonly where?: string,
    /** Further lines, one for each problem. */
    readonly more: readonly string[] = [],
  ) {
    super(typeof text === 'string' ? text : '');
  }

  /** Returns the first line for standard error. */
  line(translate: Translate): string {
    const text = formatLateText(translate, this.text);
    return this.where === undefined ? text : `${this.where}: ${text}`;
  }
}

/** Exit codes (docs/formats.md#exit-codes). The highest code wins. */
export const EXIT = { fine: 0, illegal: 1, unusable: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export function worst(...codes: readonly Exit[]): Exit {
  return codes.reduce<Exit>((a, b) => (b > a ? b : a), EXIT.fine);
}
