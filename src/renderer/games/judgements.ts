import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import { missingIn } from '../../shared/form/unfinished.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';
import type { LateText } from '../../shared/texts/late-text.ts';

const known = new WeakMap<Character, Judgement>();
const factions = new WeakMap<Faction, Judgement>();
const repaired = new WeakMap<Character, Judgement>();

/** The verdict on a character, computed once for each state of the document; one takes 0.2 ms. */
export function judgeCharacter(gameCatalog: GameCatalog<Game>, character: Character): Judgement {
  return once(known, character, () => judge(gameCatalog, character));
}

/** The same with ways to repair each finding: for the one character that is on the screen. */
export function judgeWithFixes(gameCatalog: GameCatalog<Game>, character: Character): Judgement {
  return once(repaired, character, () => judge(gameCatalog, character, { fixes: true }));
}

/** Factions have no rules; only misspelt keys are found in them. */
export function judgeFaction(gameCatalog: GameCatalog<Game>, faction: Faction): Judgement {
  return once(factions, faction, () => judge(gameCatalog, faction, { fixes: true }));
}

const NOTHING: readonly LateText[] = [];

/** What a character still lacks, within a sentence; shown beside the verdict. */
export function lacks(gameCatalog: GameCatalog<Game>, character: Character): readonly LateText[] {
  const missing = missingIn(gameCatalog, character);
  return missing.length === 0 ? NOTHING : missing.map(({ label }) => label);
}

function once<K extends object, V>(held: WeakMap<K, V>, key: K, work: () => V): V {
  const there = held.get(key);
  if (there !== undefined) return there;
  const value = work();
  held.set(key, value);
  return value;
}
