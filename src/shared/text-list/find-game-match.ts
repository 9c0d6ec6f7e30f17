/** Finds the game that a text list belongs to. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, Faction } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { Teams } from '../form/team-form.ts';
import { filterByGame } from '../rules/filter-by-game.ts';
import type { Translate } from '../texts/translate.ts';
import { matchTextList, type TextListContext, type TextListMatch } from './match-text-list.ts';
import { createNameIndex } from './name-index.ts';
import { MAX_TEXT_LIST_CHARACTERS } from './text-lines.ts';
import { collectTextListWords } from './text-list-words.ts';

/** A game with teams, and the list as it is read by the words of this game. */
export interface GameMatch {
  readonly game: GameWithForms;
  readonly teamRules: Teams;
  readonly list: TextListMatch;
}

interface KnownNames {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

/**
 * Reads a text as a list of the game with the most members among its lines. Returns undefined if no line names a character, so that the
 * text is something else. `translates` are the languages whose words are recognized.
 */
export function findGameMatch(
  translates: readonly Translate[],
  gameCatalog: GameCatalog<GameWithForms>,
  text: string,
  knownNames: KnownNames,
): GameMatch | undefined {
  if (text.length > MAX_TEXT_LIST_CHARACTERS) return undefined;
  const bestMatch = gameCatalog.all
    .flatMap((game): GameMatch[] => {
      const { team: teamRules } = game;
      return teamRules === undefined
        ? []
        : [{ game, teamRules, list: matchForGame(translates, game, text, knownNames) }];
    })
    .reduce<GameMatch | undefined>(
      (best, match) => (best === undefined || countNamed(match.list) > countNamed(best.list) ? match : best),
      undefined,
    );
  return bestMatch === undefined || countNamed(bestMatch.list) === 0 ? undefined : bestMatch;
}

const matchForGame = (
  translates: readonly Translate[],
  game: GameWithForms,
  text: string,
  knownNames: KnownNames,
): TextListMatch =>
  matchTextList(text, {
    ...getVocabulary(translates, game, knownNames),
    getLevel: (character) => game.team?.getMemberSize(character) ?? 0,
  });

/** What the lists of a game are matched with. */
interface Vocabulary extends Pick<TextListContext, 'words' | 'nameIndex'> {
  readonly translates: readonly Translate[];
  readonly factions: readonly Faction[];
}

/** The vocabularies by characters and id of the game. An event may have thousands of lists of the same characters. */
const vocabularyCache = new WeakMap<readonly Character[], Map<string, Vocabulary>>();

function getVocabulary(
  translates: readonly Translate[],
  game: GameWithForms,
  { characters, factions }: KnownNames,
): Vocabulary {
  const vocabularyByGame = vocabularyCache.get(characters) ?? new Map<string, Vocabulary>();
  vocabularyCache.set(characters, vocabularyByGame);
  const cachedVocabulary = vocabularyByGame.get(game.id);
  if (cachedVocabulary?.translates === translates && cachedVocabulary.factions === factions) return cachedVocabulary;
  const vocabulary: Vocabulary = {
    translates,
    factions,
    words: collectTextListWords(translates, game, factions),
    nameIndex: createNameIndex(filterByGame({ ruleset: game.id }, characters)),
  };
  vocabularyByGame.set(game.id, vocabulary);
  return vocabulary;
}

/** Counts the lines that name a character of the library, exactly or nearly. */
const countNamed = ({ members }: TextListMatch): number =>
  members.filter(({ match }) => match.kind !== 'unknown').length;
