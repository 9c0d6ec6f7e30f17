/** Changes the glossary and the cards that have an entry. Each change is one undo step. */

import type { Glossary } from '../../../shared/document/kinds/glossary/schema.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { KnownEntry, UserEntry } from '../../../shared/glossary/collect-entries.ts';
import { OWN_GLOSSARY, replaceEntry, replaceOnCard } from '../../../shared/glossary/glossary.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Library, listReadableDocuments } from '../../store/library.ts';
import type { DocumentWrite } from '../../store/undo/operations.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { type ToastAction, toast } from '../../toasts/toasts.ts';
import { perform } from '../documents/document-actions.ts';

/** A list of the characters of a game. */
export interface Place {
  readonly ruleset: string;
  readonly kind: string;
}

const glossariesOf = (library: Library): Glossary[] =>
  listReadableDocuments<'glossaries'>(library.stores.glossaries.snapshot());

const newGlossary = (translate: Translate): Glossary => ({
  format: 'rollcall.glossary',
  version: 1,
  id: OWN_GLOSSARY,
  name: translate('glossary.documentName'),
  entries: [],
});

/** Returns the glossaries after an entry was changed; undefined removes the entry from all of them. */
function written(
  translate: Translate,
  library: Library,
  { ruleset, kind }: Place,
  name: string,
  entry: UserEntry | undefined,
): DocumentWrite[] {
  const all = glossariesOf(library);
  const own = all.find(({ id }) => id === OWN_GLOSSARY);
  const changed = entry === undefined ? all : [own ?? newGlossary(translate)];
  return changed.flatMap((glossary): DocumentWrite[] => {
    const after = replaceEntry(glossary, { ruleset, kind, name }, entry);
    return after === glossary ? [] : [{ table: 'glossaries', id: glossary.id, after }];
  });
}

function cardsWith(library: Library, { ruleset, kind }: Place, name: string, entry: UserEntry): DocumentWrite[] {
  return listReadableDocuments<'characters'>(library.stores.characters.snapshot()).flatMap(
    (character: Character): DocumentWrite[] => {
      if (character.ruleset !== ruleset) return [];
      const after = replaceOnCard(character, kind, name, entry);
      return after === undefined ? [] : [{ table: 'characters', id: character.id, after }];
    },
  );
}

/** The last started change. Each change starts from the result of the previous one. */
let before: Promise<unknown> = Promise.resolve();

/** Applies the changes that `make` returns, after all earlier changes are done. */
async function change(translate: Translate, library: Library, make: () => readonly DocumentWrite[], name: string) {
  const run = before.then(async () => {
    const changes = make();
    const undo = changes.length === 0 ? undefined : await perform(translate, library, 'change', changes, { name });
    const cards = changes.filter(({ table }) => table === 'characters').length;
    return undo === undefined ? undefined : { undo, cards };
  });
  before = run.catch(() => undefined);
  return run;
}

const tell = (message: string, undo: ToastAction): void => toast(message, { action: undo });

/** Saves an entry. If it is renamed, it is also renamed on the cards that have it. */
export async function saveEntry(
  translate: Translate,
  library: Library,
  place: Place,
  was: string,
  entry: UserEntry,
): Promise<void> {
  const isRenamed = was !== '' && was !== entry.name;
  const done = await change(
    translate,
    library,
    () => [
      ...written(translate, library, place, was, entry),
      ...(isRenamed ? cardsWith(library, place, was, { name: entry.name }) : []),
    ],
    entry.name,
  );
  if (done !== undefined && done.cards > 0)
    tell(
      translate('glossary.renamed', { from: shortenName(was), into: shortenName(entry.name), n: done.cards }),
      done.undo,
    );
}

/** Applies the text and the items of the entry to every card that has it. */
export async function putOnCards(
  translate: Translate,
  library: Library,
  place: Place,
  { name, text, items }: KnownEntry,
): Promise<void> {
  const done = await change(translate, library, () => cardsWith(library, place, name, { name, text, items }), name);
  if (done !== undefined) tell(translate('glossary.putDone', { name: shortenName(name), n: done.cards }), done.undo);
}

/** Returns the number of cards that would change. */
export const cardsToChange = (library: Library, place: Place, { name, text, items }: KnownEntry): number =>
  cardsWith(library, place, name, { name, text, items }).length;

/** Merges one entry into another one, on all cards. If the other entry has no text, the cards keep theirs. */
export async function mergeEntries(
  translate: Translate,
  library: Library,
  place: Place,
  from: KnownEntry,
  into: KnownEntry,
): Promise<void> {
  const { name, text, items } = into;
  const hasText = text !== '' || items.length > 0;
  const done = await change(
    translate,
    library,
    () => [
      ...written(translate, library, place, from.name, undefined),
      ...cardsWith(library, place, from.name, hasText ? { name, text, items } : { name }),
    ],
    name,
  );
  if (done !== undefined)
    tell(
      translate('glossary.merged', { from: shortenName(from.name), into: shortenName(name), n: done.cards }),
      done.undo,
    );
}

/** Removes an entry from the glossary. */
export async function removeEntry(translate: Translate, library: Library, place: Place, name: string): Promise<void> {
  const done = await change(translate, library, () => written(translate, library, place, name, undefined), name);
  if (done !== undefined) tell(translate('glossary.removed', { name: shortenName(name) }), done.undo);
}
