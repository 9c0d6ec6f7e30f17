import { formatLateText, type LateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';

/** An error in the arguments or in a file: one line on standard error, exit code 2. */
export class Failure extends Error {
  /**
   * `reason` says what is wrong and what to do. It is translated when it is shown, because the code that throws does not
   * know the language. `location` is the file, or the file and the pointer in it.
   */
  constructor(
    readonly reason: LateText,
    readonly location?: string,
    /** Further lines, one for each problem. */
    readonly detailLines: readonly string[] = [],
  ) {
    super(typeof reason === 'string' ? reason : '');
  }

  /** Returns the first line for standard error. */
  formatLine(translate: Translate): string {
    const reason = formatLateText(translate, this.reason);
    return this.location === undefined ? reason : `${this.location}: ${reason}`;
  }
}

/**
 * Exit codes (docs/formats.md#exit-codes). `illegal`: a document breaks a rule. `unusable`: an argument or a file cannot be used.
 * The highest code wins.
 */
export const EXIT_CODE = { fine: 0, illegal: 1, unusable: 2 } as const;
export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];

/** Returns the highest of the exit codes, or `fine` if there are none. */
export function getWorstExitCode(...exitCodes: readonly ExitCode[]): ExitCode {
  return exitCodes.reduce<ExitCode>((a, b) => (b > a ? b : a), EXIT_CODE.fine);
}
