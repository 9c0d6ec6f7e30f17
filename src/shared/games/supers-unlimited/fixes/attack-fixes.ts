/** What could repair a finding on an attack. */

import type { Fix } from '../../../rules/finding.ts';
import { short } from '../../../text/short.ts';
import { throwTraits } from '../check/character-context.ts';
import type { Attack } from '../documents/schema.ts';
import {
  ACTION_TRAITS,
  type ActionTrait,
  ATTACK_TYPES,
  CONTROL_TARGETS,
  EFFECTS,
  isOneOf,
  THROW_ABILITIES,
} from '../facts.ts';
import { nameOf } from '../names.ts';
import { ownThrow, throwOf } from '../throw.ts';
import { type CharacterTrouble, remove, replaceWord, set, wholeNear } from './character-fixes.ts';

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
    set((translate) => translate('supersUnlimited.fixes.addBash'), `${base}/attacks/${character.attacks.length}`, BASH),
  ],
  'su.attack.bash-profile': onAttack(({ name }, place) => [
    set((translate) => translate('supersUnlimited.fixes.makeBash'), place, { ...BASH, name }),
  ]),
  'su.attack.throw-missing': ({ character, base }) => {
    const attack = ownThrow(character);
    if (attack === undefined) return [];
    return [
      set(
        (translate) => translate('supersUnlimited.fixes.addThrow'),
        `${base}/attacks/${character.attacks.length}`,
        attack,
      ),
    ];
  },
  'su.attack.vocabulary': onAttack((_, place, { base, path, actual }) => {
    const field = path.split('/').at(-1);
    const vocabulary = field === 'type' ? ATTACK_TYPES : field === 'effect' ? EFFECTS : ACTION_TRAITS;
    const also =
      field === 'versus'
        ? [remove((translate) => translate('supersUnlimited.fixes.useOwnResistance'), `${place}/versus`)]
        : field === 'effect'
          ? // Of the only effect it is not offered: an attack without one fails the trial.
            [
              remove(
                (translate) => translate('supersUnlimited.fixes.removeWord', { word: short(String(actual)) }),
                (base + path).replace(/\/effect$/, ''),
              ),
            ]
          : [];
    return [...replaceWord(base + path, String(actual), vocabulary), ...also];
  }),
  'su.attack.number': onAttack((_, place, { path, actual }) => {
    const isDice = path.endsWith('/bonusDice');
    const value = wholeNear(actual, isDice ? 0 : Number.MIN_SAFE_INTEGER);
    return [
      set(
        (translate) => translate('supersUnlimited.fixes.setNumber', { value }),
        `${place}/${isDice ? 'bonusDice' : 'bonus'}`,
        value,
      ),
    ];
  }),
  'su.attack.range-missing': onAttack((_, place, { actual }) => {
    // Without a number it is not known which one was meant.
    if (actual === undefined || !Number.isFinite(Number(actual))) return [];
    const range = wholeNear(actual, 1);
    return [set((translate) => translate('supersUnlimited.fixes.setRange', { range }), `${place}/range`, range)];
  }),
  'su.attack.range-unexpected': onAttack((_, place) => [
    remove((translate) => translate('supersUnlimited.fixes.removeRange'), `${place}/range`),
    set((translate) => translate('supersUnlimited.fixes.makeProjectile'), `${place}/type`, 'projectile'),
  ]),
  'su.attack.effect-missing': onAttack((_, place) => [
    set((translate) => translate('supersUnlimited.fixes.giveDamage'), `${place}/effects/0`, { effect: 'damage' }),
  ]),
  'su.attack.control-type': onAttack((_, __, { base, path, actual }) => [
    ...(actual === undefined ? [] : replaceWord(base + path, String(actual), CONTROL_TARGETS)),
    set((translate) => translate('supersUnlimited.fixes.controlAllTypes'), base + path, 'all'),
  ]),
  'su.attack.throw-ability': onAttack(({ trait }, place, { character, base }) => {
    const row = THROW_ABILITIES.find((r) => r.trait === trait) ?? THROW_ABILITIES[0];
    const name = nameOf(row.ability.replace(' ', '-'));
    const { abilities } = character;
    const added =
      abilities === undefined
        ? set((translate) => translate('supersUnlimited.fixes.addAbility', { name }), `${base}/abilities`, [{ name }])
        : set(
            (translate) => translate('supersUnlimited.fixes.addAbility', { name }),
            `${base}/abilities/${abilities.length}`,
            {
              name,
            },
          );
    return [added, remove((translate) => translate('supersUnlimited.fixes.removeThrow'), place)];
  }),
  'su.attack.throw-profile': onAttack((attack, place, { character }) => {
    const held = [...throwTraits(character.abilities ?? [])];
    const trait: ActionTrait | undefined =
      isOneOf(ACTION_TRAITS, attack.trait) && held.includes(attack.trait) ? attack.trait : held[0];
    if (trait === undefined) return [];
    const profile = Object.entries(throwOf(character, trait)).map(
      ([key, value]) => ({ op: 'set', path: `${place}/${key}`, value }) as const,
    );
    // E-83: a Throw has neither bonus dice nor a bonus, and an absent key means 0.
    const bonuses = (['bonusDice', 'bonus'] as const).flatMap((key) =>
      attack[key] === undefined ? [] : [{ op: 'remove', path: `${place}/${key}` } as const],
    );
    return [{ label: (translate) => translate('supersUnlimited.fixes.makeThrow'), edits: [...profile, ...bonuses] }];
  }),
};
