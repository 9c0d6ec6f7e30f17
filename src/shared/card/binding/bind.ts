/** What a template can point into: the character or the piece of the game, what follows from it, and its first faction. */

import { belonging, memory, remember } from '../../cache.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { CardRules, GamePiece } from '../../games/card-rules.ts';
import type { ResolvedOptions } from '../../games/game.ts';
import { rulesetOf } from '../../games/registry.ts';
import type { Binding } from './pieces.ts';

/** What a card is of. */
export type Subject = { readonly character: Character } | { readonly piece: GamePiece };

/** The faction whose symbol and colours the card wears: the first one the character names (E-29, E?51). */
export const cardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

export const rulesetOfSubject = (subject: Subject): string =>
  'character' in subject ? subject.character.ruleset : subject.piece.ruleset;

export const nameOfSubject = (subject: Subject): string =>
  'character' in subject ? subject.character.name : subject.piece.name;

/** A ruleset's own options: one object, so that what was said under them can be remembered by it. */
const defaults = new WeakMap<CardRules, ResolvedOptions>();

/** Everything the ruleset offers for this card. Options that are left out have the ruleset's defaults. */
export function bindCard(subject: Subject, faction: Faction | undefined, options?: ResolvedOptions): Binding {
  const { card, resolveOptions } = rulesetOf(rulesetOfSubject(subject));
  const full = options ?? belonging(defaults, card, resolveOptions);
  const roots =
    'character' in subject
      ? card.character(subject.character, full)
      : { [subject.piece.kind]: { id: subject.piece.id, name: subject.piece.name, ...subject.piece.data } };
  return { ...roots, faction, say: sayingOf(rulesetOfSubject(subject), full) };
}

const sayings = memory<Binding['say']>();
/** Far more mixtures of house rules than anybody plays by. */
const MOST_SAYINGS = 200;
/** Options are one object for a whole deck: mostly that is enough to know them by. */
const byOptions = new WeakMap<ResolvedOptions, Map<string, Binding['say']>>();

/** How a ruleset says things under some options: the same object each time, so that what it said can be remembered by it. */
function sayingOf(ruleset: string, options: ResolvedOptions): Binding['say'] {
  const known = belonging(byOptions, options, () => new Map<string, Binding['say']>());
  const before = known.get(ruleset);
  if (before !== undefined) return before;
  const { card } = rulesetOf(ruleset);
  const saying = remember(sayings, `${ruleset} ${JSON.stringify(options)}`, MOST_SAYINGS, () => ({
    word: card.wordOf,
    attack: (attack) => card.attackOf(attack, options),
  }));
  known.set(ruleset, saying);
  return saying;
}
