/** Defines the flag `--skip-hidden`, which leaves out what a spreadsheet hides. */

import type { HiddenParts } from '../shared/spreadsheet/hidden-parts.ts';
import type { Translate } from '../shared/texts/translate.ts';

export const SKIP_HIDDEN_FLAG = { type: 'boolean', default: false } as const;

/** Returns a hint about leaving out hidden rows and columns, if any were read. */
export const getSkipHiddenHint = (
  translate: Translate,
  hiddenParts: HiddenParts | undefined,
  isSkipped: boolean,
): string[] => (isSkipped || hiddenParts === undefined ? [] : [translate('cli.table.skipHiddenHint')]);
