/**
 * Changes the glossary, the user's collection of Talents, Abilities and the like with their texts, and the cards that have an entry. Each
 * change is one undo step.
 */

import type { Glossary } from '../../../shared/document/kinds/glossary/schema.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { KnownEntry, UserEntry } from '../../../shared/glossary/collect-entries.ts';
import { OWN_GLOSSARY, replaceEntry, replaceOnCard } from '../../../shared/glossary/glossary.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Library, listReadableDocuments } from '../../store/library.ts';
import type { DocumentWrite } from '../../store/undo/operations.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { type ToastAction, toast } from '../../toasts/toasts.ts';
import { runOperation } from '../documents/document-actions.ts';

/** The game and the kind of the entries that a change is about, for example the Talents of one game. */
export interface GlossaryScope {
  readonly ruleset: string;
  readonly kind: string;
}

const listGlossaries = (library: Library): Glossary[] =>
  listReadableDocuments<'glossaries'>(library.stores.glossaries.snapshot());

const createUserGlossary = (translate: Translate): Glossary => ({
  format: 'rollcall.glossary',
  version: 1,
  id: OWN_GLOSSARY,
  name: translate('glossary.documentName'),
  entries: [],
});

/** Returns the writes that save an entry in the user's glossary, or that remove it from all glossaries if `entry` is undefined. */
function computeGlossaryWrites(
  translate: Translate,
  library: Library,
  { ruleset, kind }: GlossaryScope,
  entryName: string,
  entry: UserEntry | undefined,
): DocumentWrite[] {
  const glossaries = listGlossaries(library);
  const userGlossary = glossaries.find(({ id }) => id === OWN_GLOSSARY);
  const targetGlossaries = entry === undefined ? glossaries : [userGlossary ?? createUserGlossary(translate)];
  return targetGlossaries.flatMap((glossary): DocumentWrite[] => {
    const updatedGlossary = replaceEntry(glossary, { ruleset, kind, name: entryName }, entry);
    return updatedGlossary === glossary ? [] : [{ table: 'glossaries', id: glossary.id, after: updatedGlossary }];
  });
}

/** Returns the writes that apply `entry` to the cards of the game that have an entry named `entryName`. */
function computeCardWrites(
  library: Library,
  { ruleset, kind }: GlossaryScope,
  entryName: string,
  entry: UserEntry,
): DocumentWrite[] {
  return listReadableDocuments<'characters'>(library.stores.characters.snapshot()).flatMap(
    (character: Character): DocumentWrite[] => {
      if (character.ruleset !== ruleset) return [];
      const updatedCharacter = replaceOnCard(character, kind, entryName, entry);
      return updatedCharacter === undefined ? [] : [{ table: 'characters', id: character.id, after: updatedCharacter }];
    },
  );
}

/** The last started change. Each change starts from the result of the previous one. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Applies the writes that `createWrites` returns, after all earlier changes are done. */
async function applyChange(
  translate: Translate,
  library: Library,
  createWrites: () => readonly DocumentWrite[],
  entryName: string,
) {
  const currentChange = lastChange.then(async () => {
    const writes = createWrites();
    const undo =
      writes.length === 0
        ? undefined
        : await runOperation(translate, library, 'change', writes, { documentName: entryName });
    const cardCount = writes.filter(({ table }) => table === 'characters').length;
    return undo === undefined ? undefined : { undo, cardCount };
  });
  lastChange = currentChange.catch(() => undefined);
  return currentChange;
}

const toastWithUndo = (message: string, undo: ToastAction): void => toast(message, { action: undo });

/** Saves an entry. `previousName` is empty for a new entry. A renamed entry is also renamed on the cards that have it. */
export async function saveEntry(
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  previousName: string,
  entry: UserEntry,
): Promise<void> {
  const isRenamed = previousName !== '' && previousName !== entry.name;
  const result = await applyChange(
    translate,
    library,
    () => [
      ...computeGlossaryWrites(translate, library, scope, previousName, entry),
      ...(isRenamed ? computeCardWrites(library, scope, previousName, { name: entry.name }) : []),
    ],
    entry.name,
  );
  if (result !== undefined && result.cardCount > 0)
    toastWithUndo(
      translate('glossary.renamed', {
        from: shortenName(previousName),
        into: shortenName(entry.name),
        n: result.cardCount,
      }),
      result.undo,
    );
}

/** Applies the text and the items of the entry to every card that has it. */
export async function updateCards(
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  { name: entryName, text, items }: KnownEntry,
): Promise<void> {
  const result = await applyChange(
    translate,
    library,
    () => computeCardWrites(library, scope, entryName, { name: entryName, text, items }),
    entryName,
  );
  if (result !== undefined)
    toastWithUndo(translate('glossary.putDone', { name: shortenName(entryName), n: result.cardCount }), result.undo);
}

/** Returns the number of cards whose text or items differ from the entry. */
export const countOutdatedCards = (library: Library, scope: GlossaryScope, { name, text, items }: KnownEntry): number =>
  computeCardWrites(library, scope, name, { name, text, items }).length;

/** Merges one entry into another one, on all cards. If `target` has neither text nor items, the cards keep theirs. */
export async function mergeEntries(
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  source: KnownEntry,
  target: KnownEntry,
): Promise<void> {
  const { name: entryName, text, items } = target;
  const hasText = text !== '' || items.length > 0;
  const result = await applyChange(
    translate,
    library,
    () => [
      ...computeGlossaryWrites(translate, library, scope, source.name, undefined),
      ...computeCardWrites(
        library,
        scope,
        source.name,
        hasText ? { name: entryName, text, items } : { name: entryName },
      ),
    ],
    entryName,
  );
  if (result !== undefined)
    toastWithUndo(
      translate('glossary.merged', {
        from: shortenName(source.name),
        into: shortenName(entryName),
        n: result.cardCount,
      }),
      result.undo,
    );
}

/** Removes an entry from the glossary. */
export async function removeEntry(
  translate: Translate,
  library: Library,
  scope: GlossaryScope,
  entryName: string,
): Promise<void> {
  const result = await applyChange(
    translate,
    library,
    () => computeGlossaryWrites(translate, library, scope, entryName, undefined),
    entryName,
  );
  if (result !== undefined) toastWithUndo(translate('glossary.removed', { name: shortenName(entryName) }), result.undo);
}
