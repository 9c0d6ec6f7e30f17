/** What a team contains, and which rows of the reference it therefore needs. */
import { plain } from '../check/character-context.ts';
import type { Character } from '../documents/schema.ts';
import { isVulnerability } from '../facts.ts';
import type { Need } from './types.ts';

/** The words that the characters of one team hold, each once; Effects with those which they bring about. */
export interface TeamUse {
  readonly name: string;
  readonly effects: ReadonlySet<string>;
  readonly traits: ReadonlySet<string>;
  readonly attackTypes: ReadonlySet<string>;
  readonly movements: ReadonlySet<string>;
  readonly gimmicks: ReadonlySet<string>;
  readonly abilities: ReadonlySet<string>;
}

/** Damage and Stun come from every Fall and Slam (E-122), Stun and Weaken from a Vulnerability (E-27). */
const ALWAYS_EFFECTS = ['damage', 'stun'];
/** E-113, E-114: the doubled Effect is explained under its plain name. E-83: what a Throw does. */
const BRINGS: Readonly<Record<string, readonly string[]>> = {
  'pow-double-knockback': ['knockback'],
  'pow-double-stun': ['stun'],
};
const THROWERS = ['super strength', 'psychokinesis', 'telekinesis', 'thaumatokinesis'];

/** Collects what the characters of a team hold. Never fails: unknown words simply match no row. */
export function teamUse(name: string, characters: readonly Character[], gimmicks: readonly string[] = []): TeamUse {
  const attacks = characters.flatMap((character) => character.attacks);
  const abilities = new Set(
    characters.flatMap((character) => (character.abilities ?? []).map((ability) => plain(ability.name))),
  );
  const effects = new Set(ALWAYS_EFFECTS);
  for (const { effect } of attacks.flatMap((attack) => attack.effects)) {
    for (const each of [effect, ...(BRINGS[effect] ?? [])]) effects.add(each);
  }
  if (characters.some((character) => character.weaknesses?.some(isVulnerability))) {
    effects.add('weaken');
  }
  const throws = THROWERS.some((ability) => abilities.has(ability));
  if (throws) effects.add('knockback');
  if (gimmicks.includes('sunday-punch')) effects.add('pow-double-stun');
  return {
    name,
    effects,
    traits: new Set(attacks.flatMap(({ trait, versus }) => [trait, versus ?? trait])),
    attackTypes: new Set(['close', ...(throws ? ['projectile'] : []), ...attacks.map((attack) => attack.type)]),
    movements: new Set(['sprint', ...characters.flatMap((character) => character.movement ?? [])]),
    gimmicks: new Set(gimmicks),
    abilities,
  };
}

/** Whether a row is for everybody, or for this team. Without a team every row is of use. */
export function isOfUse(need: Need | undefined, use: TeamUse | undefined): boolean {
  if (!need || !use) return true;
  const any = (words: readonly string[] | undefined, held: ReadonlySet<string>) =>
    words?.some((word) => held.has(word)) ?? false;
  return (
    any(need.effects, use.effects) ||
    any(need.traits, use.traits) ||
    any(need.attackTypes, use.attackTypes) ||
    any(need.movements, use.movements) ||
    any(need.gimmicks, use.gimmicks) ||
    any(need.abilities, use.abilities)
  );
}
