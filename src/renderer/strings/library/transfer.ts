/** Texts about documents that come into the library. */
import type { State } from '../../../shared/library/import/compare.ts';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';
import { toWord } from '../sentence.ts';
import { countDocuments } from './document-nouns.ts';

/** Labels the choices for all documents of a state. */
export const labelAllOfState = (t: Translate, state: State): string => t(`transfer.forAll.${state}`);

/** Counts documents of a state: `Changed: 3`. */
export const countState = (t: Translate, state: State, n: number): string =>
  t('transfer.showState', { state: t(`transfer.states.${state}`), n });

/** Labels the value that a field has on one side. */
export const labelSide = (t: Translate, side: string, field: string): string =>
  t('transfer.sideOf', { field, side: toWord(t, side) });

/** Labels the switch that adds what is embedded in a document to the library too. */
export function labelEmbedded(t: Translate, embedded: readonly Pick<Incoming, 'kind' | 'name'>[]): string {
  const [only] = embedded;
  if (only !== undefined && embedded.length === 1)
    return t('transfer.embeddedOne', { name: getShortTitle(t, only.name) });
  const parts = (['characters', 'factions'] as const).flatMap((table) => {
    const n = embedded.filter(({ kind }) => kind === table).length;
    return n === 0 ? [] : [countDocuments(t, table, n)];
  });
  return t('transfer.embeddedSome', { documents: formatList(t.language, parts) });
}

/** Says that a file is larger than a document may be. */
export const describeTooLargeFile = (t: Translate, maxBytes: number): string =>
  t('transfer.tooLarge', { mebibytes: Math.round(maxBytes / 1_048_576) });
