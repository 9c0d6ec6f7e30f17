/** Why documents cannot be read, in English. */
import type { ParseResult, Unreadable } from '../../../src/shared/document/parse.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../texts.ts';

/** Returns the place that cannot be read, and what was expected there, as `--json` gives it. */
export const writeError = ({ path: pointer, expected }: Unreadable): { path: string; expected: string } => ({
  path: pointer,
  expected: formatLateText(translate, expected),
});

/** Returns why a document was refused, or `readable`. */
export const describeRefusal = (parseResult: ParseResult): { path: string; expected: string } | 'readable' =>
  parseResult.ok ? 'readable' : writeError(parseResult.error);
