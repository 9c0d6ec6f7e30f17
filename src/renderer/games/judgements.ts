import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import { missingIn } from '../../shared/form/unfinished.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';
import type { LateText } from '../../shared/texts/late-text.ts';

const known = new WeakMap<Character, Judgement>();
const factions = new WeakMap<Faction, Judgement>();
const repaired = new WeakMap<Character, Judgement>();

/** The verdict on a character, computed once for each state of the document; one takes 0.2 ms. */
export function judgeCharacter(games: Catalogue<Game>, character: Character): Judgement {
  return once(known, character, () => judge(games, character));
}

/** The same with ways to repair each finding: for the one character that is on the screen. */
export function judgeWithFixes(games: Catalogue<Game>, character: Character): Judgement {
  return once(repaired, character, () => judge(games, character, { fixes: true }));
}

/** Factions have no rules; only misspelt keys are found in them. */
export function judgeFaction(games: Catalogue<Game>, faction: Faction): Judgement {
  return once(factions, faction, () => judge(games, faction, { fixes: true }));
}

const NOTHING: readonly LateText[] = [];

/** What a character still lacks, within a sentence; shown beside the verdict. */
export function lacks(games: Catalogue<Game>, character: Character): readonly LateText[] {
  const missing = missingIn(games, character);
  return missing.length === 0 ? NOTHING : missing.map(({ label }) => label);
}

function once<K extends object, V>(held: WeakMap<K, V>, key: K, work: () => V): V {
  const there = held.get(key);
  if (there !== undefined) return there;
  const value = work();
  held.set(key, value);
  return value;
}
