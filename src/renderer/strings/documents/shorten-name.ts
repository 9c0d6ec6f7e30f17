import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { truncate } from '../../../shared/text/truncate.ts';

/**
 * Shortens a name for a sentence, so that the rest of the sentence is visible. Replaces invisible characters, which could break the line
 * or change the direction of the text.
 */
export const shortenName = (name: string): string => showHiddenExceptJoiners(truncate(name));
