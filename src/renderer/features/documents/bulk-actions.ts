/** Changes one property of several documents as one operation, which is undone as one step. */

import { isEqualJson } from '../../../shared/document/diff-json.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { addTags, removeTags } from '../../../shared/library/tags.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Library } from '../../store/library.ts';
import type { TableName } from '../../store/rows.ts';
import type { DocumentWrite } from '../../store/undo/operations.ts';
import { describeBulkChange, listCounts } from '../../strings/library/operations.ts';
import { toast } from '../../toasts/toasts.ts';
import { perform } from './document-actions.ts';

/** Applies the actual changes and reports their number. */
async function change(
  translate: Translate,
  library: Library,
  kind: 'tag' | 'faction' | 'template',
  changes: readonly DocumentWrite[],
): Promise<void> {
  const [first] = changes;
  if (first === undefined) {
    toast(translate('bulk.nothingToChange'));
    return;
  }
  const undo = await perform(translate, library, kind, changes);
  if (undo === undefined) return;
  const what = listCounts(translate, { [first.table]: changes.length });
  toast(describeBulkChange(translate, kind, what), { action: undo });
}

/** Adds tags to documents and removes others. */
export function changeTags(
  translate: Translate,
  library: Library,
  table: TableName,
  ids: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): Promise<void> {
  const changes = ids.flatMap((id): DocumentWrite[] => {
    const row = library.stores[table].get(id)?.row;
    if (row === undefined) return [];
    const before = row.tags ?? [];
    const tags = addTags(removeTags(before, removed), added);
    return isEqualJson(before, tags) ? [] : [{ table, id, after: row.document, tags }];
  });
  return change(translate, library, 'tag', changes);
}

/** The way a faction is applied to characters: as the first one, whose symbol is printed; as the only one; or removed. */
export type FactionWay = 'first' | 'only' | 'out';

export function setFaction(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
  faction: string,
  way: FactionWay,
): Promise<void> {
  const changes = characters.flatMap((character): DocumentWrite[] => {
    const { factions = [] } = character;
    const others = factions.filter((id) => id !== faction);
    const wanted = way === 'out' ? others : way === 'only' ? [faction] : [faction, ...others];
    if (isEqualJson(factions, wanted)) return [];
    const { factions: _before, ...rest } = character;
    const after = wanted.length === 0 ? rest : { ...character, factions: wanted };
    return [{ table: 'characters', id: character.id, after }];
  });
  return change(translate, library, 'faction', changes);
}

/** @param template undefined for the default template of the game, which documents do not name */
export function setTemplate(
  translate: Translate,
  library: Library,
  characters: readonly Character[],
  template: string | undefined,
): Promise<void> {
  const changes = characters.flatMap((character): DocumentWrite[] => {
    const { template: before, ...art } = character.art ?? {};
    if (before === template) return [];
    const wanted = template === undefined ? art : { ...art, template };
    const { art: _before, ...rest } = character;
    const after = Object.keys(wanted).length === 0 ? rest : { ...character, art: wanted };
    return [{ table: 'characters', id: character.id, after }];
  });
  return change(translate, library, 'template', changes);
}
