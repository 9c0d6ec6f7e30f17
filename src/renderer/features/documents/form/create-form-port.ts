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
 * @param characterItems the characters of the library, whose printed words are offered as suggestions
 * @param listUserEntries returns the user's saved entries of a game, by kind
 */
export function createFormPort(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  game: Game,
  factions: readonly Faction[],
  characterItems: readonly Item<Character>[],
  listUserEntries: (game: string, entryKind: string) => readonly UserEntry[],
): FormPort {
  const factionChoices = factions.map(({ id, name }) => ({
    id,
    label: name,
  }));
  const nameListers = new Map<string, () => readonly string[]>();
  const entryListers = new Map<string, () => readonly KnownEntry[]>();
  const glossaryKinds = listGlossaryKinds(game);
  const choicesByVocabulary = new Map<string, readonly Choice[]>();
  const getGameCharacters = computeOnce(() =>
    listReadableDocuments<'characters'>(characterItems).filter(({ ruleset }) => ruleset === game.id),
  );
  return {
    game,
    // Characters have no house rules of their own, so all characters have the options of a blank character.
    options: resolveDocumentOptions(gameCatalog, game.documents['rollcall.character'].createBlank('')),
    getChoices(vocabulary) {
      if (vocabulary === FACTION_VOCABULARY) return factionChoices;
      const vocabularyChoices =
        choicesByVocabulary.get(vocabulary) ?? formatChoices(translate, game.vocabularies[vocabulary] ?? []);
      choicesByVocabulary.set(vocabulary, vocabularyChoices);
      return vocabularyChoices;
    },
    getNameLister(pointerPattern, knownNames) {
      const cachedLister = nameListers.get(pointerPattern);
      if (cachedLister !== undefined) return cachedLister;
      // The names are collected when the user starts to type, because this takes 10 ms for 5,000 characters.
      const collectNames = () => listNamesAt(getGameCharacters(), parsePointer(pointerPattern), knownNames);
      nameListers.set(pointerPattern, collectNames);
      return collectNames;
    },
    findSetSymbol: (setName) =>
      getGameCharacters().find(({ credits }) => credits?.set === setName && credits.symbol !== undefined)?.credits
        ?.symbol,
    getEntryLister(listName) {
      const glossaryKind = glossaryKinds.find(({ id }) => id === listName);
      if (glossaryKind === undefined) return undefined;
      const cachedLister = entryListers.get(listName);
      if (cachedLister !== undefined) return cachedLister;
      const listKnownEntries = computeOnce(() =>
        collectEntries(glossaryKind, getGameCharacters(), listUserEntries(game.id, listName)),
      );
      entryListers.set(listName, listKnownEntries);
      return listKnownEntries;
    },
  };
}

/** Returns a function that computes a value at the first call and caches it. */
function computeOnce<T>(compute: () => T): () => T {
  let cachedResult: { readonly value: T } | undefined;
  return () => {
    cachedResult ??= { value: compute() };
    return cachedResult.value;
  };
}

const collator = new Intl.Collator('en');

function listNamesAt(
  documents: readonly unknown[],
  pointerSegments: readonly string[],
  knownNames: readonly string[],
): string[] {
  const foundNames = new Set(knownNames);
  const collectNames = (value: unknown, [segment, ...remainingSegments]: readonly string[]): void => {
    if (segment === undefined) {
      if (typeof value === 'string' && value !== '') foundNames.add(value);
    } else if (segment === '*') {
      if (Array.isArray(value)) for (const entry of value) collectNames(entry, remainingSegments);
    } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, segment)) {
      collectNames((value as Record<string, unknown>)[segment], remainingSegments);
    }
  };
  for (const document of documents) collectNames(document, pointerSegments);
  return [...foundNames].sort(collator.compare);
}
