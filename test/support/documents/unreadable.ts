/** Why documents cannot be read, in English. */
import type { ParseResult, Unreadable } from '../../../src/shared/document/parse.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { t } from '../texts.ts';

/** Returns the place that cannot be read, and what was expected there, as `--json` gives it. */
export const writeError = ({ path, expected }: Unreadable): { path: string; expected: string } => ({
  path,
  expected: formatLateText(t, expected),
});

/** Returns why a document was refused, or `readable`. */
export const refusalOf = (parsed: ParseResult): { path: string; expected: string } | 'readable' =>
  parsed.ok ? 'readable' : writeError(parsed.error);
