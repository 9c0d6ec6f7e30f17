/** Compares heroes with heroes of the same Level, because the rules have no formula for the strength of a hero (E?60). */
import type { ComparedNumber, CompareRules, FieldChance } from '../../compare/compare-rules.ts';
import { findHighest, findMedian, getRollableDice } from '../../compare/typical-sample.ts';
import { computeOdds } from '../../dice/successes.ts';
import { isWhole } from '../../rules/rule.ts';
import type { LateText } from '../../texts/late-text.ts';
import { listCeilings } from './check/ceilings.ts';
import { completeAttack, completeCharacter } from './documents/complete.ts';
import type { Character, EventPack } from './documents/schema.ts';
import { ACTION_TRAITS, type ActionTrait, isOneOf } from './facts.ts';
import { getTermName, getTraitName } from './names.ts';
import type { SuOptions } from './options.ts';
import { formatSigned } from './play/texts/phrases.ts';

/** Target number of a Recovery Roll (E-47). */
const RECOVERY_TN = 6;

/** Returns the number if it is whole and not negative, as the rules require, or else undefined. */
const toWholeNumber = (value: number | undefined): number | undefined =>
  value !== undefined && isWhole(value) ? value : undefined;

/** Returns the number of dice of an attack, or undefined if its trait or its dice don't follow the rules. */
function getAttackDice({ traits }: Character, attack: Character['attacks'][number]): number | undefined {
  const { trait, bonusDice } = completeAttack(attack);
  return isOneOf(ACTION_TRAITS, trait) ? toWholeNumber(traits[trait].dice + bonusDice) : undefined;
}

const listNumbers = (options: SuOptions): readonly ComparedNumber<Character>[] => [
  { id: 'power', label: 'Power', pointer: '/power', getValue: ({ power }) => toWholeNumber(power) },
  { id: 'move', label: 'Move', pointer: '/move', getValue: ({ move }) => toWholeNumber(move) },
  { id: 'hp', label: 'HP', pointer: '/hp/total', getValue: ({ hp }) => toWholeNumber(hp.total) },
  { id: 'size', label: 'Size', pointer: '/size', better: 'neither', getValue: ({ size }) => toWholeNumber(size) },
  ...ACTION_TRAITS.flatMap((trait): ComparedNumber<Character>[] => {
    const displayName = getTraitName(trait, options);
    const pointer = `/traits/${trait}`;
    return [
      {
        id: `${trait}.dice`,
        label: (translate) => translate('suCompare.dice', { trait: displayName }),
        pointer: `${pointer}/dice`,
        getValue: ({ traits }) => toWholeNumber(traits[trait].dice),
      },
      {
        id: `${trait}.resistance`,
        label: (translate) => translate('suCompare.resistance', { trait: displayName }),
        pointer: `${pointer}/resistance`,
        getValue: ({ traits }) => toWholeNumber(traits[trait].resistance),
      },
    ];
  }),
  {
    id: 'recovery.dice',
    label: (translate) => translate('suCompare.recoveryDice'),
    pointer: '/traits/recovery/dice',
    getValue: ({ traits }) => toWholeNumber(traits.recovery.dice),
  },
  {
    id: 'attack.dice',
    label: (translate) => translate('suCompare.bestDice'),
    pointer: '/attacks',
    getValue: (hero) => findHighest(hero.attacks.map((attack) => getAttackDice(hero, attack))),
  },
  {
    id: 'attack.range',
    label: (translate) => translate('suCompare.longestRange'),
    pointer: '/attacks',
    getValue: ({ attacks }) => findHighest(attacks.map(({ range }) => toWholeNumber(range))),
  },
];

/** Returns the number that each die must reach against this hero (E-75). */
const getTargetNumber = ({ power, traits }: Character, trait: ActionTrait): number | undefined =>
  toWholeNumber(power + traits[trait].resistance);

interface TraitRoll {
  readonly dice: number;
  readonly target: number;
  readonly bonus?: number;
}

/** Computes the chance of at least one Success, and describes the roll. */
function computeChance({ dice, target, bonus = 0 }: TraitRoll, options: SuOptions) {
  const { success } = computeOdds({
    dice,
    target,
    bonus,
    extraDie: options['su.powExtraDie'],
    mustExceed: options['su.successExceeds'],
  });
  const rollText: LateText = (translate) =>
    bonus === 0
      ? translate('suCompare.roll', { dice, number: target })
      : translate('suCompare.rollWithBonus', { dice, bonus: formatSigned(bonus), number: target });
  return { chance: success, roll: rollText };
}

function listTraitChances(
  hero: Character,
  trait: ActionTrait,
  otherHeroes: readonly Character[],
  options: SuOptions,
): FieldChance[] {
  const dice = getRollableDice(hero.traits[trait].dice);
  const target = findMedian(otherHeroes.map((otherHero) => getTargetNumber(otherHero, trait)));
  if (dice === undefined || target === undefined) return [];
  const otherDice = findMedian(otherHeroes.map(({ traits }) => getRollableDice(traits[trait].dice)));
  const ownTarget = getTargetNumber(hero, trait);
  return [
    {
      pointer: `/traits/${trait}`,
      label: getTraitName(trait, options),
      outcome: (translate) => translate('suCompare.toHit'),
      ...computeChance({ dice, target }, options),
      ...(otherDice === undefined || ownTarget === undefined
        ? {}
        : { back: computeChance({ dice: otherDice, target: ownTarget }, options) }),
    },
  ];
}

function listAttackChances(
  hero: Character,
  index: number,
  otherHeroes: readonly Character[],
  options: SuOptions,
): FieldChance[] {
  const attack = hero.attacks[index];
  if (!attack) return [];
  const { versus, bonus } = completeAttack(attack);
  const dice = getRollableDice(getAttackDice(hero, attack));
  if (dice === undefined || !isOneOf(ACTION_TRAITS, versus) || !Number.isInteger(bonus)) return [];
  const target = findMedian(otherHeroes.map((otherHero) => getTargetNumber(otherHero, versus)));
  if (target === undefined) return [];
  return [
    {
      pointer: `/attacks/${index}`,
      label: attack.name,
      outcome: (translate) => translate('suCompare.toHit'),
      ...computeChance({ dice, target, bonus }, options),
    },
  ];
}

function listRecoveryChances({ traits }: Character, options: SuOptions): FieldChance[] {
  const dice = getRollableDice(traits.recovery.dice);
  if (dice === undefined) return [];
  return [
    {
      pointer: '/traits/recovery',
      label: getTermName('recovery'),
      outcome: (translate) => translate('suCompare.toRecover'),
      isFixed: true,
      ...computeChance({ dice, target: RECOVERY_TN }, options),
    },
  ];
}

export const comparison: CompareRules<Character, EventPack, SuOptions> = {
  listNumbers,
  getPeers: ({ level }) => ({
    id: String(level),
    label: (translate) => translate('suCompare.level', { level }),
    one: (translate) => translate('suCompare.hero', { level }),
    many: (translate) => translate('suCompare.heroes', { level }),
  }),
  getCeilings: (eventPack, hero) =>
    new Map(listCeilings(eventPack, completeCharacter(hero)).map(({ ceilingKey, max }) => [ceilingKey, max])),
  listChances: (hero, otherHeroes, options) => [
    ...ACTION_TRAITS.flatMap((trait) => listTraitChances(hero, trait, otherHeroes, options)),
    ...listRecoveryChances(hero, options),
    ...hero.attacks.flatMap((_attack, index) => listAttackChances(hero, index, otherHeroes, options)),
  ],
};
