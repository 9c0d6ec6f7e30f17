import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { truncate } from '../../../shared/text/truncate.ts';

/**
 * Shortens a name for a sentence: a long name is cut, so that the rest of the sentence stays visible. Characters that break the line or
 * change the direction of the text are replaced.
 */
export const shortenName = (fullName: string): string => showHiddenExceptJoiners(truncate(fullName));
