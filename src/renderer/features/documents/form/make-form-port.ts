import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { parsePointer } from '../../../../shared/document/pointer.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { FACTION_VOCABULARY } from '../../../../shared/form/vocabulary.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { collectEntries, type KnownEntry, type UserEntry } from '../../../../shared/glossary/collect-entries.ts';
import { listGlossaryKinds } from '../../../../shared/glossary/kinds.ts';
import { resolveDocumentOptions } from '../../../../shared/rules/judge.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { type Choice, formatChoices } from '../../../components/inputs/choice.ts';
import type { FormPort } from '../../../fields/form-port.ts';
import type { Item } from '../../../store/item.ts';
import { listReadableDocuments } from '../../../store/library.ts';

/**
 * Creates the port through which form fields read the library.
 * @param items the characters of the library, whose printed words are offered as suggestions
 * @param glossary returns the user's saved entries of a game, by kind
 */
export function formPort(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  game: Game,
  factions: readonly Faction[],
  items: readonly Item<Character>[],
  glossary: (game: string, kind: string) => readonly UserEntry[],
): FormPort {
  const factionChoices = factions.map(({ id, name }) => ({ id, label: name }));
  const names = new Map<string, () => readonly string[]>();
  const entries = new Map<string, () => readonly KnownEntry[]>();
  const kinds = listGlossaryKinds(game);
  const choices = new Map<string, readonly Choice[]>();
  const own = onFirstUse(() => listReadableDocuments<'characters'>(items).filter(({ ruleset }) => ruleset === game.id));
  return {
    game,
    // Characters have no house rules of their own, so a blank one has the options of all.
    options: resolveDocumentOptions(gameCatalog, game.documents['rollcall.character'].createBlank('')),
    choicesOf(vocabulary) {
      if (vocabulary === FACTION_VOCABULARY) return factionChoices;
      const known = choices.get(vocabulary) ?? formatChoices(translate, game.vocabularies[vocabulary] ?? []);
      choices.set(vocabulary, known);
      return known;
    },
    namesAt(place, others) {
      const held = names.get(place);
      if (held !== undefined) return held;
      // The names are gathered when the user begins to type, because it takes 10 ms for 5,000 characters.
      const gather = () => namesIn(own(), parsePointer(place), others);
      names.set(place, gather);
      return gather;
    },
    entriesOf(list) {
      const kind = kinds.find(({ id }) => id === list);
      if (kind === undefined) return undefined;
      const held = entries.get(list);
      if (held !== undefined) return held;
      const gather = onFirstUse(() => collectEntries(kind, own(), glossary(game.id, list)));
      entries.set(list, gather);
      return gather;
    },
  };
}

/** Caches the result of a function from the first call on. */
function onFirstUse<T>(work: () => T): () => T {
  let held: { readonly value: T } | undefined;
  return () => {
    held ??= { value: work() };
    return held.value;
  };
}

const collator = new Intl.Collator('en');

function namesIn(documents: readonly unknown[], place: readonly string[], others: readonly string[]): string[] {
  const names = new Set(others);
  const take = (value: unknown, [key, ...rest]: readonly string[]): void => {
    if (key === undefined) {
      if (typeof value === 'string' && value !== '') names.add(value);
    } else if (key === '*') {
      if (Array.isArray(value)) for (const entry of value) take(entry, rest);
    } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key)) {
      take((value as Record<string, unknown>)[key], rest);
    }
  };
  for (const document of documents) take(document, place);
  return [...names].sort(collator.compare);
}
