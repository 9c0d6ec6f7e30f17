/** What the reference says of a single Gimmick. */
import type { ReferenceRow } from '../../../rules/reference.ts';
import { defaultOptions, type SuOptions } from '../options.ts';
import { GIMMICK_SECTION } from './play.ts';
import { referenceRow } from './row.ts';
import { GIMMICK_TEXT } from './text/gimmicks.ts';

/** Name, Class and text of one Gimmick, for a roster; undefined for an unknown id. */
export function gimmickText(id: string, options: SuOptions = defaultOptions): ReferenceRow | undefined {
  const row = GIMMICK_SECTION.rows.find((each) => each.id === id && each.tag);
  return row && referenceRow(row, GIMMICK_TEXT, options);
}
