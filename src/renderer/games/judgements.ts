import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../shared/document/schema.ts';
import { listMissing } from '../../shared/form/missing-requirements.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Judgement, judge } from '../../shared/rules/judge.ts';
import type { LateText } from '../../shared/texts/late-text.ts';

const characterJudgements = new WeakMap<Character, Judgement>();
const factionJudgements = new WeakMap<Faction, Judgement>();
const judgementsWithFixes = new WeakMap<Character, Judgement>();

/** Judges a character, once for each state of the document. One judgement takes 0.2 ms. */
export function judgeCharacter(gameCatalog: GameCatalog<Game>, character: Character): Judgement {
  return computeOnce(characterJudgements, character, () => judge(gameCatalog, character));
}

/** Judges a character and suggests fixes for each finding, for the one character that is on the screen. */
export function judgeWithFixes(gameCatalog: GameCatalog<Game>, character: Character): Judgement {
  return computeOnce(judgementsWithFixes, character, () => judge(gameCatalog, character, { fixes: true }));
}

/** Judges a faction. Factions have no rules, so the only findings are misspelled keys. */
export function judgeFaction(gameCatalog: GameCatalog<Game>, faction: Faction): Judgement {
  return computeOnce(factionJudgements, faction, () => judge(gameCatalog, faction, { fixes: true }));
}

const NO_MISSING_FIELDS: readonly LateText[] = [];

/** Lists the fields that a character still needs, as words for a sentence next to the verdict. */
export function listMissingFields(gameCatalog: GameCatalog<Game>, character: Character): readonly LateText[] {
  const missingFields = listMissing(gameCatalog, character);
  return missingFields.length === 0 ? NO_MISSING_FIELDS : missingFields.map(({ label }) => label);
}

function computeOnce<K extends object, V>(cache: WeakMap<K, V>, document: K, compute: () => V): V {
  const cachedValue = cache.get(document);
  if (cachedValue !== undefined) return cachedValue;
  const value = compute();
  cache.set(document, value);
  return value;
}
