/** Changes one property of several documents as one operation that is undone as one step. */

import { isEqualJson } from '../../../shared/document/diff-json.ts';
import { changeSet, type SetChange } from '../../../shared/document/number-cards.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { addTags, removeTags } from '../../../shared/library/tags.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Library } from '../../store/library.ts';
import type { TableName } from '../../store/rows.ts';
import type { DocumentWrite } from '../../store/undo/operations.ts';
import { describeBulkChange, listCounts } from '../../strings/library/operations.ts';
import { toast } from '../../toasts/toasts.ts';
import { runOperation } from './document-actions.ts';

/** Applies the changes and reports in a toast how many documents were changed. */
async function applyChanges(
  translate: Translate,
  library: Library,
  operationKind: 'tag' | 'faction' | 'template' | 'credits',
  changes: readonly DocumentWrite[],
): Promise<void> {
  const [firstChange] = changes;
  if (firstChange === undefined) {
    toast(translate('bulk.nothingToChange'));
    return;
  }
  const undo = await runOperation(translate, library, operationKind, changes);
  if (undo === undefined) return;
  const changedCounts = listCounts(translate, { [firstChange.table]: changes.length });
  toast(describeBulkChange(translate, operationKind, changedCounts), { action: undo });
}

/** Adds tags to documents and removes others. */
export function changeTags(
  translate: Translate,
  library: Library,
  table: TableName,
  documentIds: readonly string[],
  addedTags: readonly string[],
  removedTags: readonly string[],
): Promise<void> {
  const changes = documentIds.flatMap((documentId): DocumentWrite[] => {
    const row = library.stores[table].get(documentId)?.row;
    if (row === undefined) return [];
    const previousTags = row.tags ?? [];
    const changedTags = addTags(removeTags(previousTags, removedTags), addedTags);
    return isEqualJson(previousTags, changedTags)
      ? []
      : [{ table, id: documentId, after: row.document, tags: changedTags }];
  });
  return applyChanges(translate, library, 'tag', changes);
}

/** How the factions of a character change: the faction becomes the first one (cards print its symbol), the only one, or is removed. */
export type FactionChange = 'first' | 'only' | 'out';

export function setFaction(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
  factionId: string,
  change: FactionChange,
): Promise<void> {
  const changes = characters.flatMap((character): DocumentWrite[] => {
    const { factions = [] } = character;
    const otherFactions = factions.filter((otherId) => otherId !== factionId);
    const changedFactions =
      change === 'out' ? otherFactions : change === 'only' ? [factionId] : [factionId, ...otherFactions];
    if (isEqualJson(factions, changedFactions)) return [];
    const { factions: _previousFactions, ...characterWithoutFactions } = character;
    const changedCharacter =
      changedFactions.length === 0 ? characterWithoutFactions : { ...character, factions: changedFactions };
    return [{ table: 'characters', id: character.id, after: changedCharacter }];
  });
  return applyChanges(translate, library, 'faction', changes);
}

/**
 * Sets the card template of characters.
 * @param templateId undefined for the default template of the game, which documents do not store
 */
export function setTemplate(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
  templateId: string | undefined,
): Promise<void> {
  const changes = characters.flatMap((character): DocumentWrite[] => {
    const { template: previousTemplate, ...artWithoutTemplate } = character.art ?? {};
    if (previousTemplate === templateId) return [];
    const changedArt = templateId === undefined ? artWithoutTemplate : { ...artWithoutTemplate, template: templateId };
    const { art: _previousArt, ...characterWithoutArt } = character;
    const changedCharacter =
      Object.keys(changedArt).length === 0 ? characterWithoutArt : { ...character, art: changedArt };
    return [{ table: 'characters', id: character.id, after: changedCharacter }];
  });
  return applyChanges(translate, library, 'template', changes);
}

/** Puts characters into a set, and numbers their cards in this order. */
export function setCardSet(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
  setChange: SetChange,
): Promise<void> {
  // The characters may have changed since the dialog opened, also in another window.
  const currentCharacters = characters.map((character) => {
    const item = library.stores.characters.get(character.id);
    return item?.kind === 'ready' ? item.document : character;
  });
  const changedCharacters = changeSet(currentCharacters, setChange);
  const changes = changedCharacters.flatMap((changedCharacter, index): DocumentWrite[] =>
    isEqualJson(changedCharacter.credits, currentCharacters[index]?.credits)
      ? []
      : [{ table: 'characters', id: changedCharacter.id, after: changedCharacter }],
  );
  return applyChanges(translate, library, 'credits', changes);
}
