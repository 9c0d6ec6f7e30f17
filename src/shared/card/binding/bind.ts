/** What a template can point into: the character or the piece of the game, what follows from it, and its first faction. */
import { belonging, memory, remember } from '../../cache.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { GamePiece } from '../../games/card.ts';
import type { Game } from '../../games/game.ts';
import type { Options } from '../../games/options.ts';
import { defaultsOf } from '../../games/options.ts';
import { gameOf } from '../../games/registry.ts';
import type { Binding } from './runs.ts';

/** What a card is of. */
export type Subject = { readonly character: Character } | { readonly piece: GamePiece };

/** The faction whose symbol and colours the card wears: the first one the character names (E-29, E?51). */
export const cardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

export const gameOfSubject = (subject: Subject): Game =>
  gameOf('character' in subject ? subject.character : subject.piece);

export const nameOfSubject = (subject: Subject): string =>
  'character' in subject ? subject.character.name : subject.piece.name;

/** A game's own options: one object, so that what was said under them can be remembered by it. */
const defaults = new WeakMap<Game, Options>();

/** Everything the game offers for this card. Options that are left out have the game's defaults. */
export function bindCard(subject: Subject, faction: Faction | undefined, options?: Options): Binding {
  const game = gameOfSubject(subject);
  const full = options ?? belonging(defaults, game, () => defaultsOf(game.options));
  const roots =
    'character' in subject
      ? game.derive(subject.character, full)
      : { [subject.piece.kind]: { id: subject.piece.id, name: subject.piece.name, ...subject.piece.data } };
  return { ...roots, faction, say: sayingOf(game, full) };
}

const sayings = memory<Binding['say']>();
/** Far more mixtures of house rules than anybody plays by. */
const MOST_SAYINGS = 200;
/** Options are one object for a whole deck: mostly that is enough to know them by. */
const byOptions = new WeakMap<Options, Map<string, Binding['say']>>();

/** How a game says things under some options: the same object each time, so that what it said can be remembered by it. */
function sayingOf({ id, card }: Game, options: Options): Binding['say'] {
  const known = belonging(byOptions, options, () => new Map<string, Binding['say']>());
  const before = known.get(id);
  if (before !== undefined) return before;
  const saying = remember(sayings, `${id} ${JSON.stringify(options)}`, MOST_SAYINGS, () => ({
    word: (word) => card.formats.word(word, options),
    attack: (attack) => card.formats.attack?.(attack, options) ?? '',
  }));
  known.set(id, saying);
  return saying;
}
