/** Texts about documents that are imported into the library. */
import type { State } from '../../../shared/library/import/compare-documents.ts';
import type { Incoming } from '../../../shared/library/import/incoming.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';
import { toWord } from '../sentence.ts';
import { countDocuments } from './document-nouns.ts';

/** Labels the choices for all documents of a state. */
export const labelStateChoices = (translate: Translate, state: State): string => translate(`transfer.forAll.${state}`);

/** Counts documents of a state: `Changed: 3`. */
export const countState = (translate: Translate, state: State, documentCount: number): string =>
  translate('transfer.showState', { state: translate(`transfer.states.${state}`), n: documentCount });

/** Labels the value that a field has on one side. */
export const labelSide = (translate: Translate, sideLabel: string, fieldLabel: string): string =>
  translate('transfer.sideOf', { field: fieldLabel, side: toWord(translate, sideLabel) });

/** Labels the switch that also adds the documents embedded in a document to the library. */
export function labelEmbedded(translate: Translate, embedded: readonly Pick<Incoming, 'kind' | 'name'>[]): string {
  const [single] = embedded;
  if (single !== undefined && embedded.length === 1)
    return translate('transfer.embeddedOne', { name: getShortTitle(translate, single.name) });
  const parts = (['characters', 'factions'] as const).flatMap((tableName) => {
    const documentCount = embedded.filter(({ kind }) => kind === tableName).length;
    return documentCount === 0 ? [] : [countDocuments(translate, tableName, documentCount)];
  });
  return translate('transfer.embeddedSome', { documents: formatList(translate.language, parts) });
}

/** Says that a file is larger than a document may be. */
export const describeTooLargeFile = (translate: Translate, maxBytes: number): string =>
  translate('transfer.tooLarge', { mebibytes: Math.round(maxBytes / 1_048_576) });

/** Returns the name of the file that a document came in, without folders. The file of an archive is the archive itself. */
export function getOriginName(origin: string): string {
  const segments = origin.split('/');
  return segments.find((segment) => /\.(rollcall|zip)$/i.test(segment)) ?? segments.at(-1) ?? origin;
}
