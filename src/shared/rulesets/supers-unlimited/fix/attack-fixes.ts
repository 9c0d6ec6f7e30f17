/** What could mend a finding on an attack. */
import type { Attack } from '../../../document/schema.ts';
import type { Fix } from '../../../finding/finding.ts';
import { throwTraits } from '../check/character-context.ts';
import {
  ACTION_TRAITS,
  type ActionTrait,
  ATTACK_TYPES,
  CONTROL_TARGETS,
  EFFECTS,
  isOneOf,
  THROW_ABILITIES,
  THROW_EXTRA_RANGE,
} from '../facts.ts';
import { nameOf } from '../words.ts';
import { type CharacterTrouble, remove, replaceWord, set } from './character-fixes.ts';

const BASH: Attack = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };

/** The attack a path points at or into, and its place in the document. */
function attackAt({ character, base, path }: CharacterTrouble): { attack: Attack; place: string } | undefined {
  const index = Number(path.split('/')[2]);
  const attack = character.attacks[index];
  return attack && { attack, place: `${base}/attacks/${index}` };
}

/** Wraps a proposal that needs the attack. */
const onAttack =
  (propose: (attack: Attack, place: string, trouble: CharacterTrouble) => Fix[]) => (trouble: CharacterTrouble) => {
    const found = attackAt(trouble);
    return found ? propose(found.attack, found.place, trouble) : [];
  };

export const ATTACK_FIXES: Readonly<Record<string, (trouble: CharacterTrouble) => Fix[]>> = {
  'su.attack.bash-missing': ({ character, base }) => [
    set('Add Bash', `${base}/attacks/${character.attacks.length}`, BASH),
  ],
  'su.attack.bash-profile': onAttack(({ name }, place) => [
    set('Make it the Bash of the rules', place, { ...BASH, name }),
  ]),
  'su.attack.vocabulary': onAttack((attack, place, { base, path, actual }) => {
    const field = path.split('/').at(-1);
    const vocabulary = field === 'type' ? ATTACK_TYPES : field === 'effect' ? EFFECTS : ACTION_TRAITS;
    const also =
      field === 'versus'
        ? [remove('Use the Resistance of its own trait', `${place}/versus`)]
        : field === 'effect' && attack.effects.length > 1
          ? [remove(`Remove “${actual}”`, (base + path).replace(/\/effect$/, ''))]
          : [];
    return [...replaceWord(base + path, String(actual), vocabulary), ...also];
  }),
  'su.attack.number': onAttack((_, place, { path, actual }) => {
    const [field, least] = path.endsWith('/bonusDice') ? ['bonusDice', 0] : ['bonus', Number.NEGATIVE_INFINITY];
    const given = Number(actual);
    const value = Number.isFinite(given) ? Math.max(least as number, Math.round(given)) : 0;
    return [set(`Set it to ${value}`, `${place}/${field}`, value)];
  }),
  'su.attack.range-missing': onAttack((_, place, { actual }) => {
    const given = Number(actual);
    // Without a number there is no telling which one was meant.
    return actual === undefined || !Number.isFinite(given)
      ? []
      : [set(`Set the range to ${Math.max(1, Math.round(given))}`, `${place}/range`, Math.max(1, Math.round(given)))];
  }),
  'su.attack.range-unexpected': onAttack((_, place) => [
    remove('Remove the range', `${place}/range`),
    set('Make it a Projectile', `${place}/type`, 'projectile'),
  ]),
  'su.attack.effect-missing': onAttack((_, place) => [
    set('Give it Damage', `${place}/effects/0`, { effect: 'damage' }),
  ]),
  'su.attack.control-type': onAttack((_, __, { base, path, actual }) => [
    ...(actual === undefined ? [] : replaceWord(base + path, String(actual), CONTROL_TARGETS)),
    set('Control all Types', base + path, 'all'),
  ]),
  'su.attack.throw-ability': onAttack(({ trait }, place, { character, base }) => {
    const row = THROW_ABILITIES.find((r) => r.trait === trait) ?? THROW_ABILITIES[0];
    const name = nameOf(row.ability.replace(' ', '-'));
    const abilities = [...(character.abilities ?? []), { name }];
    return [set(`Add the Ability ${name}`, `${base}/abilities`, abilities), remove('Remove Throw', place)];
  }),
  'su.attack.throw-profile': onAttack((attack, place, { character }) => {
    const held = [...throwTraits(character.abilities ?? [])];
    const trait: ActionTrait | undefined =
      isOneOf(ACTION_TRAITS, attack.trait) && held.includes(attack.trait) ? attack.trait : held[0];
    if (trait === undefined) return [];
    const profile = {
      ...attack,
      trait,
      versus: 'aim',
      type: 'projectile',
      range: character.traits[trait].dice + THROW_EXTRA_RANGE,
      effects: [{ effect: 'damage' }, { effect: 'knockback' }],
    };
    return [set('Make it the Throw of the rules', place, profile)];
  }),
};
