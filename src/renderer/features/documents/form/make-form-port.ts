import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { segments } from '../../../../shared/document/pointer.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { FACTION_VOCABULARY } from '../../../../shared/form/vocabulary.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { glossaryKinds } from '../../../../shared/glossary/kinds.ts';
import { type KnownEntry, knownEntries, type OwnEntry } from '../../../../shared/glossary/known.ts';
import { optionsFor } from '../../../../shared/rules/judge.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { type Choice, formatChoices } from '../../../components/inputs/choice.ts';
import type { FormPort } from '../../../fields/form-port.ts';
import type { Item } from '../../../store/item.ts';
import { readable } from '../../../store/library.ts';

/** @param items the characters of the library: what is written on their cards is offered on this one
 * @param glossary what the user has written down of a kind of entries */
export function formPort(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  game: Game,
  factions: readonly Faction[],
  items: readonly Item<Character>[],
  glossary: (game: string, kind: string) => readonly OwnEntry[],
): FormPort {
  const factionChoices = factions.map(({ id, name }) => ({ id, label: name }));
  const names = new Map<string, () => readonly string[]>();
  const entries = new Map<string, () => readonly KnownEntry[]>();
  const kinds = glossaryKinds(game);
  const choices = new Map<string, readonly Choice[]>();
  const own = onFirstUse(() => readable<'characters'>(items).filter(({ ruleset }) => ruleset === game.id));
  return {
    game,
    // No character has house rules of its own, so those of a new one are those of all.
    options: optionsFor(gameCatalog, game.documents['rollcall.character'].blank('')),
    choicesOf(vocabulary) {
      if (vocabulary === FACTION_VOCABULARY) return factionChoices;
      const known = choices.get(vocabulary) ?? formatChoices(translate, game.vocabularies[vocabulary] ?? []);
      choices.set(vocabulary, known);
      return known;
    },
    namesAt(place, others) {
      const held = names.get(place);
      if (held !== undefined) return held;
      // Gathered when somebody begins to type: of 5,000 characters it takes 10 ms.
      const gather = () => namesIn(own(), segments(place), others);
      names.set(place, gather);
      return gather;
    },
    entriesOf(list) {
      const kind = kinds.find(({ id }) => id === list);
      if (kind === undefined) return undefined;
      const held = entries.get(list);
      if (held !== undefined) return held;
      const gather = onFirstUse(() => knownEntries(kind, own(), glossary(game.id, list)));
      entries.set(list, gather);
      return gather;
    },
  };
}

/** The result of a function, from the first call on. */
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
