/** What is printed of a character, as texts to be searched. */
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character } from '../../document/schema.ts';
import type { GameForms } from '../../form/game-forms.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';

/** Keys of a document that no card prints as they stand. Factions are printed by their names. */
const UNPRINTED: ReadonlySet<string> = new Set(['format', 'version', 'ruleset', 'id', 'art', 'notes', 'factions']);

const indexes = new WeakMap<Character, { translate: Translate; names: string; index: SearchIndex }>();

/**
 * The index of a character, made once for each state of the document: 5,000 of them take 0.3 s to make and 5 ms to search.
 * @param factions names of the factions by id
 */
export function characterIndex(
  translate: Translate,
  gameCatalog: GameCatalog<GameForms>,
  character: Character,
  factions: ReadonlyMap<string, string>,
): SearchIndex {
  const names = (character.factions ?? []).map((id) => factions.get(id) ?? id).join('\n');
  const held = indexes.get(character);
  if (held?.translate === translate && held.names === names) return held.index;
  const game = gameCatalog.getGame(character);
  const index = searchIndex([
    ...printedTexts(translate, character, game),
    names,
    game.lists[character.format].brief(translate, character),
  ]);
  indexes.set(character, { translate, names, index });
  return index;
}

/** Words in lists of the game are searched as they are written in the document and as they are called. */
function* printedTexts(translate: Translate, character: Character, game: GameForms): Generator<string> {
  const labels = labelsOf(translate, game);
  for (const [key, value] of Object.entries(character)) {
    if (!UNPRINTED.has(key)) yield* textsIn(value, labels);
  }
}

function* textsIn(value: unknown, labels: ReadonlyMap<string, string>): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    const label = labels.get(value);
    if (label !== undefined) yield label;
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* textsIn(entry, labels);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner, labels);
  }
}

const labelMaps = new WeakMap<Translate, WeakMap<GameForms, ReadonlyMap<string, string>>>();

function labelsOf(translate: Translate, game: GameForms): ReadonlyMap<string, string> {
  const byGame = labelMaps.get(translate) ?? new WeakMap<GameForms, ReadonlyMap<string, string>>();
  labelMaps.set(translate, byGame);
  const known = byGame.get(game);
  if (known !== undefined) return known;
  const words = Object.values(game.vocabularies).flat();
  const labels = new Map(
    words.flatMap(({ id, label }) => (/^\d/.test(id) ? [] : [[id, formatText(translate, label)] as const])),
  );
  byGame.set(game, labels);
  return labels;
}
