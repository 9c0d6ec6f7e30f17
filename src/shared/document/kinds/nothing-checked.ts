import type { LateText } from '../../texts/late-text.ts';

/** Describes a submitted document that no rule checks. */
export const NOTHING_CHECKED: LateText = (translate) => translate('receivedFiles.nothingChecked');
