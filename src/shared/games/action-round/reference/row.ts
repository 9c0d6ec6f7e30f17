import type { ReferenceRow } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ArCharacter } from '../fields.ts';
import type { ArOptions } from '../options.ts';

/** The characters and house rules that the reference is created for. */
export interface ReferenceContext {
  readonly options: ArOptions;
  /** Undefined if no characters are known; all rows are included then. */
  readonly members: readonly ArCharacter[] | undefined;
  /** Whether any character has what a row is about, or no characters are known. */
  hasAny(isNeeded: (character: ArCharacter) => boolean): boolean;
}

export const createRow = (
  rowId: string,
  fact: string,
  rowName: string,
  rowText: string,
  otherFields: Partial<ReferenceRow> = {},
): ReferenceRow => ({ id: rowId, fact, name: rowName, text: rowText, ...otherFields });

/** Tag of an action that always gives enemies an Opportunity Attack. */
export const OPPORTUNITY_TAG = { tag: 'OA' };
/** Tag of an action that gives enemies an Opportunity Attack if it leaves a threatened square. */
export const MOVING_TAG = { tag: '(OA)' };

export const createOpportunityNote = (translate: Translate): ReferenceRow =>
  createRow('oa', 'C-66', '', translate('arReference.moves.oa.text'));

/** Returns a row only if it is shown. */
export const listWhen = (isShown: boolean, tableRow: ReferenceRow): ReferenceRow[] => (isShown ? [tableRow] : []);

export const hasWits = ({ wits = 0 }: ArCharacter): boolean => wits > 0;
export const hasDice = ({ destiny = 0 }: ArCharacter): boolean => destiny > 0;
export const hasArea = ({ powers = [] }: ArCharacter): boolean => powers.some(({ area }) => area === true);
