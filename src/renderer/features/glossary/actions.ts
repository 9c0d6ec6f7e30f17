/** What is done to the glossary, together with the cards that have an entry: each is one step of undo. */

import type { Glossary } from '../../../shared/document/kinds/glossary/schema.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { OWN_GLOSSARY, onCard, withEntry } from '../../../shared/glossary/glossary.ts';
import type { KnownEntry, OwnEntry } from '../../../shared/glossary/known.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Library, readable } from '../../store/library.ts';
import type { WantedDocument } from '../../store/undo/operations.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { type ToastAction, toast } from '../../toasts/toasts.ts';
import { perform } from '../documents/document-actions.ts';

/** A list of the characters of a game. */
export interface Place {
  readonly ruleset: string;
  readonly kind: string;
}

const glossariesOf = (library: Library): Glossary[] => readable<'glossaries'>(library.tables.glossaries.snapshot());

const newGlossary = (translate: Translate): Glossary => ({
  format: 'rollcall.glossary',
  version: 1,
  id: OWN_GLOSSARY,
  name: translate('glossary.documentName'),
  entries: [],
});

/** The glossaries after an entry has got what is written; undefined takes it out of all of them. */
function written(
  translate: Translate,
  library: Library,
  { ruleset, kind }: Place,
  name: string,
  entry: OwnEntry | undefined,
): WantedDocument[] {
  const all = glossariesOf(library);
  const own = all.find(({ id }) => id === OWN_GLOSSARY);
  const changed = entry === undefined ? all : [own ?? newGlossary(translate)];
  return changed.flatMap((glossary): WantedDocument[] => {
    const after = withEntry(glossary, { ruleset, kind, name }, entry);
    return after === glossary ? [] : [{ table: 'glossaries', id: glossary.id, after }];
  });
}

function cardsWith(library: Library, { ruleset, kind }: Place, name: string, entry: OwnEntry): WantedDocument[] {
  return readable<'characters'>(library.tables.characters.snapshot()).flatMap(
    (character: Character): WantedDocument[] => {
      if (character.ruleset !== ruleset) return [];
      const after = onCard(character, kind, name, entry);
      return after === undefined ? [] : [{ table: 'characters', id: character.id, after }];
    },
  );
}

/** What was begun last: each change starts from the result of the one before. */
let before: Promise<unknown> = Promise.resolve();

/** Carries out what `make` asks for, once everything that was begun earlier is done. */
async function change(translate: Translate, library: Library, make: () => readonly WantedDocument[], name: string) {
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

/** Writes an entry down. Where it gets another name, the cards that have it get it too. */
export async function saveEntry(
  translate: Translate,
  library: Library,
  place: Place,
  was: string,
  entry: OwnEntry,
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
      translate('glossary.renamed', { from: shortName(was), into: shortName(entry.name), n: done.cards }),
      done.undo,
    );
}

/** Every card that has the entry gets its text and its items. */
export async function putOnCards(
  translate: Translate,
  library: Library,
  place: Place,
  { name, text, items }: KnownEntry,
): Promise<void> {
  const done = await change(translate, library, () => cardsWith(library, place, name, { name, text, items }), name);
  if (done !== undefined) tell(translate('glossary.putDone', { name: shortName(name), n: done.cards }), done.undo);
}

/** How many cards would change. */
export const cardsToChange = (library: Library, place: Place, { name, text, items }: KnownEntry): number =>
  cardsWith(library, place, name, { name, text, items }).length;

/** Turns one entry into another one, on all cards. Where the other one has no text, the cards keep theirs. */
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
    tell(translate('glossary.merged', { from: shortName(from.name), into: shortName(name), n: done.cards }), done.undo);
}

/** Takes an entry out of the glossary. */
export async function removeEntry(translate: Translate, library: Library, place: Place, name: string): Promise<void> {
  const done = await change(translate, library, () => written(translate, library, place, name, undefined), name);
  if (done !== undefined) tell(translate('glossary.removed', { name: shortName(name) }), done.undo);
}
