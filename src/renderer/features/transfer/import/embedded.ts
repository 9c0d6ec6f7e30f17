import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { IsKnown } from '../../../../shared/library/import/compare-documents.ts';
import type { Candidate } from '../../../../shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';

/**
 * Lists the characters and factions that teams and encounters of an import embed and the library lacks, as separate
 * documents.
 */
export function embeddedIn(translate: Translate, candidates: readonly Candidate[], isKnown: IsKnown): Incoming[] {
  return candidates.flatMap(({ incoming }) => {
    const isWithOwn = incoming.kind === 'teams' || incoming.kind === 'encounters';
    const holder = isWithOwn && isObject(incoming.document) ? incoming.document : {};
    return (['characters', 'factions'] as const).flatMap((kind) => {
      const held: unknown[] = Array.isArray(holder[kind]) ? holder[kind] : [];
      return held.flatMap((document): Incoming[] => {
        if (!isObject(document) || typeof document.id !== 'string' || isKnown(kind, document)) return [];
        const name = typeof document.name === 'string' ? document.name : '';
        return [
          {
            kind,
            id: document.id,
            name,
            document,
            origin: translate('transfer.inTeam', { name: shortenName(incoming.name) }),
            isEmbedded: true,
          },
        ];
      });
    });
  });
}
