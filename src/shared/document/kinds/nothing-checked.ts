import type { LateText } from '../../texts/late-text.ts';

/** What a document is called among the lists of an event where no rule concerns its kind. */
export const NOTHING_CHECKED: LateText = (translate) => translate('receivedFiles.nothingChecked');
