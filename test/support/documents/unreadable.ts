/** Describes in English why a document is unreadable. */
import type { ParseResult, Unreadable } from '../../../src/shared/document/parse.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../texts.ts';

/** Returns the pointer that is unreadable, and what was expected there, as in `--json`. */
export const writeError = ({ path: pointer, expected }: Unreadable): { path: string; expected: string } => ({
  path: pointer,
  expected: formatLateText(translate, expected),
});

/** Returns why a document was refused, or `readable`. */
export const describeRefusal = (parseResult: ParseResult): { path: string; expected: string } | 'readable' =>
  parseResult.ok ? 'readable' : writeError(parseResult.error);
