/** What a template can point into: the character or the piece of the game, what follows from it, and its first faction. */
import { cached, newCache } from '../../cache.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { GamePiece } from '../../games/card.ts';
import type { Game } from '../../games/game.ts';
import type { Options } from '../../games/options.ts';
import { defaultsOf } from '../../games/options.ts';
import { gameOf } from '../../games/registry.ts';
import type { Binding } from './runs.ts';

/** What a card is of. */
export type Subject = { readonly character: Character } | { readonly piece: GamePiece };

/** The faction whose symbol and colours the card shows: the first one the character names (E-29, E?51). */
export const cardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

export const gameOfSubject = (subject: Subject): Game =>
  gameOf('character' in subject ? subject.character : subject.piece);

export const nameOfSubject = (subject: Subject): string =>
  'character' in subject ? subject.character.name : subject.piece.name;

/** Everything the game offers for this card. Options that are left out have the game's defaults. */
export function bindCard(subject: Subject, faction: Faction | undefined, options?: Options): Binding {
  const game = gameOfSubject(subject);
  const full = options ?? defaultsOf(game.options);
  const roots =
    'character' in subject
      ? game.derive(subject.character, full)
      : { [subject.piece.kind]: { id: subject.piece.id, name: subject.piece.name, ...subject.piece.data } };
  return { ...roots, faction, formatters: formatsOf(game, full) };
}

/** Elements are found again by their formats: without this a deck takes 43 % longer, the card of a keystroke 80 %. */
const formats = newCache<Binding['formatters']>();
/** Sets of house rules kept at once: far more than anybody uses. */
const MOST_FORMATS = 200;

/** How a game writes values under some options: the same object each time, since elements that look alike are cached by it. */
const formatsOf = ({ id, card }: Game, options: Options): Binding['formatters'] =>
  cached(formats, `${id} ${JSON.stringify(options)}`, MOST_FORMATS, () => {
    const { word, ...others } = card.formats;
    const own = Object.entries(others).map(([name, format]) => [name, (value: unknown) => format(value, options)]);
    return { ...Object.fromEntries(own), word: (value) => word(value, options) };
  });
