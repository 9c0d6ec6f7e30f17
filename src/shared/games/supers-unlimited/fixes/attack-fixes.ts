/** Proposes fixes for findings on attacks, by finding code. The path of such a finding begins with `/attacks/INDEX`. */

import type { Fix } from '../../../rules/finding.ts';
import { truncate } from '../../../text/truncate.ts';
import { findThrowTraits } from '../check/character-context.ts';
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
import { getTermName } from '../names.ts';
import { createAllowedThrow, createThrowProfile } from '../throw.ts';
import {
  type CharacterFinding,
  createRemoveFix,
  createSetFix,
  getNearestWholeNumber,
  replaceWord,
} from './character-fixes.ts';

const BASH: Attack = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };

/** Finds the attack that the path of a finding points to or into, and the pointer of the attack in the document. */
function findAttack({ character, base, path }: CharacterFinding): { attack: Attack; pointer: string } | undefined {
  const index = Number(path.split('/')[2]);
  const attack = character.attacks[index];
  return attack && { attack, pointer: `${base}/attacks/${index}` };
}

/** Wraps a function that proposes fixes for an attack. Proposes nothing if the attack isn't found. */
const proposeForAttack =
  (createFixes: (attack: Attack, pointer: string, finding: CharacterFinding) => Fix[]) =>
  (finding: CharacterFinding) => {
    const foundAttack = findAttack(finding);
    return foundAttack ? createFixes(foundAttack.attack, foundAttack.pointer, finding) : [];
  };

export const ATTACK_FIXES: Readonly<Record<string, (finding: CharacterFinding) => Fix[]>> = {
  'su.attack.bash-missing': ({ character, base }) => [
    createSetFix(
      (translate) => translate('supersUnlimited.fixes.addBash'),
      `${base}/attacks/${character.attacks.length}`,
      BASH,
    ),
  ],
  'su.attack.bash-profile': proposeForAttack(({ name }, attackPointer) => [
    createSetFix((translate) => translate('supersUnlimited.fixes.makeBash'), attackPointer, {
      ...BASH,
      name,
    }),
  ]),
  'su.attack.throw-missing': ({ character, base }) => {
    const attack = createAllowedThrow(character);
    if (attack === undefined) return [];
    return [
      createSetFix(
        (translate) => translate('supersUnlimited.fixes.addThrow'),
        `${base}/attacks/${character.attacks.length}`,
        attack,
      ),
    ];
  },
  'su.attack.vocabulary': proposeForAttack((_attack, attackPointer, { base, path, actual }) => {
    const fieldName = path.split('/').at(-1);
    const vocabulary = fieldName === 'type' ? ATTACK_TYPES : fieldName === 'effect' ? EFFECTS : ACTION_TRAITS;
    const otherFixes =
      fieldName === 'versus'
        ? [
            createRemoveFix(
              (translate) => translate('supersUnlimited.fixes.useOwnResistance'),
              `${attackPointer}/versus`,
            ),
          ]
        : fieldName === 'effect'
          ? // The removal of the only Effect is never offered, because an attack without an Effect fails the trial.
            [
              createRemoveFix(
                (translate) => translate('supersUnlimited.fixes.removeWord', { word: truncate(String(actual)) }),
                (base + path).replace(/\/effect$/, ''),
              ),
            ]
          : [];
    return [...replaceWord(base + path, String(actual), vocabulary), ...otherFixes];
  }),
  'su.attack.number': proposeForAttack((_attack, attackPointer, { path, actual }) => {
    const isDice = path.endsWith('/bonusDice');
    const wholeNumber = getNearestWholeNumber(actual, isDice ? 0 : Number.MIN_SAFE_INTEGER);
    return [
      createSetFix(
        (translate) => translate('supersUnlimited.fixes.setNumber', { value: wholeNumber }),
        `${attackPointer}/${isDice ? 'bonusDice' : 'bonus'}`,
        wholeNumber,
      ),
    ];
  }),
  'su.attack.range-missing': proposeForAttack((_attack, attackPointer, { actual }) => {
    // If no number is written, the intended range is unknown.
    if (actual === undefined || !Number.isFinite(Number(actual))) return [];
    const range = getNearestWholeNumber(actual, 1);
    return [
      createSetFix(
        (translate) => translate('supersUnlimited.fixes.setRange', { range }),
        `${attackPointer}/range`,
        range,
      ),
    ];
  }),
  'su.attack.range-unexpected': proposeForAttack((_attack, attackPointer) => [
    createRemoveFix((translate) => translate('supersUnlimited.fixes.removeRange'), `${attackPointer}/range`),
    createSetFix(
      (translate) => translate('supersUnlimited.fixes.makeProjectile'),
      `${attackPointer}/type`,
      'projectile',
    ),
  ]),
  'su.attack.effect-missing': proposeForAttack((_attack, attackPointer) => [
    createSetFix((translate) => translate('supersUnlimited.fixes.giveDamage'), `${attackPointer}/effects/0`, {
      effect: 'damage',
    }),
  ]),
  'su.attack.control-type': proposeForAttack((_attack, _attackPointer, { base, path, actual }) => [
    ...(actual === undefined ? [] : replaceWord(base + path, String(actual), CONTROL_TARGETS)),
    createSetFix((translate) => translate('supersUnlimited.fixes.controlAllTypes'), base + path, 'all'),
  ]),
  // A Throw needs the Ability of its Trait, such as Super Strength for Fight (E-83).
  'su.attack.throw-ability': proposeForAttack(({ trait }, attackPointer, { character, base }) => {
    const throwAbility = THROW_ABILITIES.find((candidate) => candidate.trait === trait) ?? THROW_ABILITIES[0];
    const abilityName = getTermName(throwAbility.ability.replace(' ', '-'));
    const { abilities } = character;
    const addFix =
      abilities === undefined
        ? createSetFix(
            (translate) => translate('supersUnlimited.fixes.addAbility', { name: abilityName }),
            `${base}/abilities`,
            [{ name: abilityName }],
          )
        : createSetFix(
            (translate) => translate('supersUnlimited.fixes.addAbility', { name: abilityName }),
            `${base}/abilities/${abilities.length}`,
            {
              name: abilityName,
            },
          );
    return [addFix, createRemoveFix((translate) => translate('supersUnlimited.fixes.removeThrow'), attackPointer)];
  }),
  'su.attack.throw-profile': proposeForAttack((attack, attackPointer, { character }) => {
    const allowedTraits = [...findThrowTraits(character.abilities ?? [])];
    const trait: ActionTrait | undefined =
      isOneOf(ACTION_TRAITS, attack.trait) && allowedTraits.includes(attack.trait) ? attack.trait : allowedTraits[0];
    if (trait === undefined) return [];
    const profileEdits = Object.entries(createThrowProfile(character, trait)).map(
      ([fieldName, fieldValue]) => ({ op: 'set', path: `${attackPointer}/${fieldName}`, value: fieldValue }) as const,
    );
    // A Throw has neither bonus dice nor a bonus (E-83), and an absent key means 0.
    const bonusEdits = (['bonusDice', 'bonus'] as const).flatMap((bonusField) =>
      attack[bonusField] === undefined ? [] : [{ op: 'remove', path: `${attackPointer}/${bonusField}` } as const],
    );
    return [
      { label: (translate) => translate('supersUnlimited.fixes.makeThrow'), edits: [...profileEdits, ...bonusEdits] },
    ];
  }),
};
