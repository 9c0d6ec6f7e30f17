import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ArCharacter } from '../fields.ts';
import type { ArOptions } from '../options.ts';

/** Who sits at the table, and what was agreed on. */
export interface Table {
  readonly options: ArOptions;
  /** Absent: nobody is known, so everything is said. */
  readonly members: readonly ArCharacter[] | undefined;
  /** Whether anybody at the table has what a row is about. */
  has(need: (character: ArCharacter) => boolean): boolean;
}

export const row = (
  id: string,
  fact: string,
  name: string,
  text: string,
  more: Partial<ReferenceRow> = {},
): ReferenceRow => ({ id, fact, name, text, ...more });

/** An action that gives enemies an Opportunity Attack, always or when it leaves a threatened square: the tag of its row. */
export const OA = { tag: 'OA' };
export const MOVING = { tag: '(OA)' };

export const oaNote = (translate: Translate): ReferenceRow =>
  row('oa', 'C-66', '', translate('arReference.moves.oa.text'));

/** A row that stays away where it does not hold. */
export const when = (holds: boolean, one: ReferenceRow): ReferenceRow[] => (holds ? [one] : []);

export const hasWits = ({ wits = 0 }: ArCharacter): boolean => wits > 0;
export const hasDice = ({ destiny = 0 }: ArCharacter): boolean => destiny > 0;
export const hasArea = ({ powers = [] }: ArCharacter): boolean => powers.some(({ area }) => area === true);
