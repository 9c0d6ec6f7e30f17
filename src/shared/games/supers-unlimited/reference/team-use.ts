/** Collects the words that a team uses, and selects the rows of the reference that concern the team. */
import { normalizeWord } from '../check/character-context.ts';
import type { Character } from '../documents/schema.ts';
import { isVulnerability } from '../facts.ts';
import type { RowNeed } from './types.ts';

/** The words that the characters of one team use, each once, including Effects that other Effects cause. */
export interface TeamUse {
  readonly name: string;
  readonly effects: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  readonly attackTypes: ReadonlySet<string>;
  readonly movements: ReadonlySet<string>;
  readonly gimmicks: ReadonlySet<string>;
  readonly abilities: ReadonlySet<string>;
}

/** Effects that concern every team, because every Fall and Slam causes Damage and Stun (E-122). */
const COMMON_EFFECTS = ['damage', 'stun'];
/** The plain Effect of each doubled Effect. Its row is kept too, because it explains the Effect (E-113, E-114). */
const INCLUDED_EFFECTS: Readonly<Record<string, readonly string[]>> = {
  'pow-double-knockback': ['knockback'],
  'pow-double-stun': ['stun'],
};
const THROW_ABILITIES = ['super strength', 'psychokinesis', 'telekinesis', 'thaumatokinesis'];

/** Collects the words of the characters of a team. Unknown words are harmless because they match no row. */
export function collectTeamUse(
  teamName: string,
  characters: readonly Character[],
  gimmicks: readonly string[] = [],
): TeamUse {
  const attacks = characters.flatMap((character) => character.attacks);
  const abilities = new Set(
    characters.flatMap((character) => (character.abilities ?? []).map((ability) => normalizeWord(ability.name))),
  );
  const effects = new Set(COMMON_EFFECTS);
  for (const { effect } of attacks.flatMap((attack) => attack.effects)) {
    for (const effectId of [effect, ...(INCLUDED_EFFECTS[effect] ?? [])]) effects.add(effectId);
  }
  // A Vulnerability causes Stun and Weaken (E-27).
  if (characters.some((character) => character.weaknesses?.some(isVulnerability))) {
    effects.add('weaken');
  }
  const canThrow = THROW_ABILITIES.some((ability) => abilities.has(ability));
  if (canThrow) effects.add('knockback');
  if (gimmicks.includes('sunday-punch')) effects.add('pow-double-stun');
  return {
    name: teamName,
    effects,
    traits: new Set(attacks.flatMap(({ trait, versus }) => [trait, versus ?? trait])),
    attackTypes: new Set(['close', ...(canThrow ? ['projectile'] : []), ...attacks.map((attack) => attack.type)]),
    movements: new Set(['sprint', ...characters.flatMap((character) => character.movement ?? [])]),
    gimmicks: new Set(gimmicks),
    abilities,
  };
}

/** Whether a row concerns every team, or this team. Without a team, every row is relevant. */
export function isRelevant(rowNeed: RowNeed | undefined, teamUse: TeamUse | undefined): boolean {
  if (!rowNeed || !teamUse) return true;
  const sharesWord = (rowWords: readonly string[] | undefined, ownWords: ReadonlySet<string>) =>
    rowWords?.some((rowWord) => ownWords.has(rowWord)) ?? false;
  return (
    sharesWord(rowNeed.effects, teamUse.effects) ||
    sharesWord(rowNeed.traits, teamUse.traits) ||
    sharesWord(rowNeed.attackTypes, teamUse.attackTypes) ||
    sharesWord(rowNeed.movements, teamUse.movements) ||
    sharesWord(rowNeed.gimmicks, teamUse.gimmicks) ||
    sharesWord(rowNeed.abilities, teamUse.abilities)
  );
}
