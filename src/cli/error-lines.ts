/** Formats the errors that end a command, or one run of a command that goes on. */

import { VERSION } from '../shared/base/version.ts';
import { formatReadFault } from '../shared/texts/disk-messages.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { ArchiveError } from '../shared/zip/archive-fault.ts';
import { Failure } from './failure.ts';

/** Puts the name of the program before an error, as other programs do. */
export const prefixProgramName = (message: string): string => `rollcall: ${message}`;

/** Returns the lines about an error for standard error. */
export function listErrorLines(translate: Translate, error: unknown): readonly string[] {
  if (error instanceof Failure) return [prefixProgramName(error.formatLine(translate)), ...error.detailLines];
  if (error instanceof ArchiveError) return [prefixProgramName(error.explain(translate))];
  const { code: errorCode } = error as NodeJS.ErrnoException;
  if (error instanceof Error && typeof errorCode === 'string' && /^E[A-Z0-9]+$/.test(errorCode))
    return [prefixProgramName(translate('cli.errors.file', { reason: formatReadFault(translate, errorCode) }))];
  if (error instanceof RangeError && SIZE_LIMIT_MESSAGE.test(error.message))
    return [prefixProgramName(translate('cli.errors.tooMuch'))];
  return [prefixProgramName(formatUnexpectedError(translate, error))];
}

/** Matches the JavaScript engine's errors for a text, a list or a call stack that is too large. */
const SIZE_LIMIT_MESSAGE =
  /Invalid (string|array|typed array|array buffer) length|Maximum call stack|Array buffer allocation/i;

/** Formats a bug of Rollcall with the details that a bug report needs. */
function formatUnexpectedError(translate: Translate, error: unknown): string {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return translate('cli.errors.fault', { version: VERSION, details: details.replaceAll('\n', ' | ') });
}
