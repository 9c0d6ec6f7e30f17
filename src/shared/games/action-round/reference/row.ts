import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ArCharacter } from '../fields.ts';
import type { ArOptions } from '../options.ts';

/** The characters and house rules that a reference is about. */
export interface ReferenceContext {
  readonly options: ArOptions;
  /** Undefined for a reference without characters, which includes all rows. */
  readonly members: readonly ArCharacter[] | undefined;
  /** Whether any character needs a row. Always true in a reference without characters. */
  hasAny(isNeeded: (character: ArCharacter) => boolean): boolean;
}

/** Creates a row of the reference. `fact` is the code of its rule in docs/rules/action-round.md. */
export const createRow = (
  rowId: string,
  fact: string,
  rowName: string,
  rowText: string,
  otherFields: Partial<ReferenceRow> = {},
): ReferenceRow => ({ id: rowId, fact, name: rowName, text: rowText, ...otherFields });

/** Tag of an action that always gives enemies an Opportunity Attack. */
export const OPPORTUNITY_TAG = { tag: 'OA' };
/** Tag of an action that gives enemies an Opportunity Attack only if the model leaves a threatened square. */
export const MOVING_TAG = { tag: '(OA)' };

export const createOpportunityNote = (translate: Translate): ReferenceRow =>
  createRow('oa', 'C-66', '', translate('arReference.moves.oa.text'));

/** Returns a row only if it is shown. */
export const listWhen = (isShown: boolean, row: ReferenceRow): ReferenceRow[] => (isShown ? [row] : []);

export const hasWits = ({ wits = 0 }: ArCharacter): boolean => wits > 0;
export const hasDestinyDice = ({ destiny = 0 }: ArCharacter): boolean => destiny > 0;
export const hasAreaPower = ({ powers = [] }: ArCharacter): boolean => powers.some(({ area }) => area === true);
