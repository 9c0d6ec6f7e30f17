/** Texts about documents that come into the library. */
import type { State } from '../../../shared/library/import/compare.ts';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';
import { toWord } from '../sentence.ts';
import { countDocuments } from './document-nouns.ts';

/** Labels the choices for all documents of a state. */
export const labelAllOfState = (translate: Translate, state: State): string => translate(`transfer.forAll.${state}`);

/** Counts documents of a state: `Changed: 3`. */
export const countState = (translate: Translate, state: State, n: number): string =>
  translate('transfer.showState', { state: translate(`transfer.states.${state}`), n });

/** Labels the value that a field has on one side. */
export const labelSide = (translate: Translate, side: string, field: string): string =>
  translate('transfer.sideOf', { field, side: toWord(translate, side) });

/** Labels the switch that adds what is embedded in a document to the library too. */
export function labelEmbedded(translate: Translate, embedded: readonly Pick<Incoming, 'kind' | 'name'>[]): string {
  const [only] = embedded;
  if (only !== undefined && embedded.length === 1)
    return translate('transfer.embeddedOne', { name: getShortTitle(translate, only.name) });
  const parts = (['characters', 'factions'] as const).flatMap((table) => {
    const n = embedded.filter(({ kind }) => kind === table).length;
    return n === 0 ? [] : [countDocuments(translate, table, n)];
  });
  return translate('transfer.embeddedSome', { documents: formatList(translate.language, parts) });
}

/** Says that a file is larger than a document may be. */
export const describeTooLargeFile = (translate: Translate, maxBytes: number): string =>
  translate('transfer.tooLarge', { mebibytes: Math.round(maxBytes / 1_048_576) });
