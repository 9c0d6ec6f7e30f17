import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { IsKnown } from '../../../../shared/library/import/compare-documents.ts';
import type { Candidate } from '../../../../shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';

/**
 * Lists the characters and factions that teams and encounters of an import embed and that the library does not have, as
 * separate documents.
 */
export function listEmbeddedDocuments(
  translate: Translate,
  candidates: readonly Candidate[],
  isKnown: IsKnown,
): Incoming[] {
  return candidates.flatMap(({ incoming }) => {
    const canEmbed = incoming.kind === 'teams' || incoming.kind === 'encounters';
    const container = canEmbed && isObject(incoming.document) ? incoming.document : {};
    return (['characters', 'factions'] as const).flatMap((documentKind) => {
      const embeddedDocuments: unknown[] = Array.isArray(container[documentKind]) ? container[documentKind] : [];
      return embeddedDocuments.flatMap((document): Incoming[] => {
        if (!isObject(document) || typeof document.id !== 'string' || isKnown(documentKind, document)) return [];
        const documentName = typeof document.name === 'string' ? document.name : '';
        return [
          {
            kind: documentKind,
            id: document.id,
            name: documentName,
            document,
            origin: translate('transfer.inTeam', { name: shortenName(incoming.name) }),
            isEmbedded: true,
          },
        ];
      });
    });
  });
}
