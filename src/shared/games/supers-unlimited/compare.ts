/** How heroes are compared: what the rules hold no formula for, the heroes of the same Level show (E?60). */
import type { ComparedNumber, CompareRules, FieldChance } from '../../compare/compare-rules.ts';
import { highestOf, middleOf, rollable } from '../../compare/typical.ts';
import { odds } from '../../dice/successes.ts';
import { isWhole } from '../../rules/rule.ts';
import type { LateText } from '../../texts/late-text.ts';
import { ceilingsFor } from './check/ceilings.ts';
import { fullAttack, normalCharacter } from './documents/normal.ts';
import type { Character, EventPack } from './documents/schema.ts';
import { ACTION_TRAITS, type ActionTrait, isOneOf } from './facts.ts';
import { nameOf, traitName } from './names.ts';
import type { SuOptions } from './options.ts';
import { signed } from './play/words/small-words.ts';

/** E-47 */
const RECOVERY_TN = 6;

/** A number that the rules allow: whole and not negative. */
const whole = (value: number | undefined): number | undefined =>
  value !== undefined && isWhole(value) ? value : undefined;

/** The dice that an attack of the card is rolled with; undefined where a word or a number of it is not of the rules. */
function attackDice({ traits }: Character, attack: Character['attacks'][number]): number | undefined {
  const { trait, bonusDice } = fullAttack(attack);
  return isOneOf(ACTION_TRAITS, trait) ? whole(traits[trait].dice + bonusDice) : undefined;
}

const NUMBERS = (options: SuOptions): readonly ComparedNumber<Character>[] => [
  { id: 'power', label: 'Power', at: '/power', of: ({ power }) => whole(power) },
  { id: 'move', label: 'Move', at: '/move', of: ({ move }) => whole(move) },
  { id: 'hp', label: 'HP', at: '/hp/total', of: ({ hp }) => whole(hp.total) },
  { id: 'size', label: 'Size', at: '/size', better: 'neither', of: ({ size }) => whole(size) },
  ...ACTION_TRAITS.flatMap((trait): ComparedNumber<Character>[] => {
    const name = traitName(trait, options);
    const at = `/traits/${trait}`;
    return [
      {
        id: `${trait}.dice`,
        label: (translate) => translate('suCompare.dice', { trait: name }),
        at: `${at}/dice`,
        of: ({ traits }) => whole(traits[trait].dice),
      },
      {
        id: `${trait}.resistance`,
        label: (translate) => translate('suCompare.resistance', { trait: name }),
        at: `${at}/resistance`,
        of: ({ traits }) => whole(traits[trait].resistance),
      },
    ];
  }),
  {
    id: 'recovery.dice',
    label: (translate) => translate('suCompare.recoveryDice'),
    at: '/traits/recovery/dice',
    of: ({ traits }) => whole(traits.recovery.dice),
  },
  {
    id: 'attack.dice',
    label: (translate) => translate('suCompare.bestDice'),
    at: '/attacks',
    of: (hero) => highestOf(hero.attacks.map((attack) => attackDice(hero, attack))),
  },
  {
    id: 'attack.range',
    label: (translate) => translate('suCompare.longestRange'),
    at: '/attacks',
    of: ({ attacks }) => highestOf(attacks.map(({ range }) => whole(range))),
  },
];

/** E-75: what each die must reach against this hero. */
const needOf = ({ power, traits }: Character, trait: ActionTrait): number | undefined =>
  whole(power + traits[trait].resistance);

interface Rolled {
  readonly dice: number;
  readonly target: number;
  readonly bonus?: number;
}

/** The chance of one Success or more, and the roll in words. */
function chanceOf({ dice, target, bonus = 0 }: Rolled, options: SuOptions) {
  const { success } = odds({
    dice,
    target,
    bonus,
    extraDie: options['su.powExtraDie'],
    mustExceed: options['su.successExceeds'],
  });
  const roll: LateText = (translate) =>
    bonus === 0
      ? translate('suCompare.roll', { dice, number: target })
      : translate('suCompare.rollWithBonus', { dice, bonus: signed(bonus), number: target });
  return { chance: success, roll };
}

function traitChance(
  hero: Character,
  trait: ActionTrait,
  others: readonly Character[],
  options: SuOptions,
): FieldChance[] {
  const dice = rollable(hero.traits[trait].dice);
  const target = middleOf(others.map((other) => needOf(other, trait)));
  if (dice === undefined || target === undefined) return [];
  const theirs = middleOf(others.map(({ traits }) => rollable(traits[trait].dice)));
  const own = needOf(hero, trait);
  return [
    {
      at: `/traits/${trait}`,
      label: traitName(trait, options),
      to: (translate) => translate('suCompare.toHit'),
      ...chanceOf({ dice, target }, options),
      ...(theirs === undefined || own === undefined ? {} : { back: chanceOf({ dice: theirs, target: own }, options) }),
    },
  ];
}

function attackChance(hero: Character, index: number, others: readonly Character[], options: SuOptions): FieldChance[] {
  const attack = hero.attacks[index];
  if (!attack) return [];
  const { versus, bonus } = fullAttack(attack);
  const dice = rollable(attackDice(hero, attack));
  if (dice === undefined || !isOneOf(ACTION_TRAITS, versus) || !Number.isInteger(bonus)) return [];
  const target = middleOf(others.map((other) => needOf(other, versus)));
  if (target === undefined) return [];
  return [
    {
      at: `/attacks/${index}`,
      label: attack.name,
      to: (translate) => translate('suCompare.toHit'),
      ...chanceOf({ dice, target, bonus }, options),
    },
  ];
}

function recoveryChance({ traits }: Character, options: SuOptions): FieldChance[] {
  const dice = rollable(traits.recovery.dice);
  if (dice === undefined) return [];
  return [
    {
      at: '/traits/recovery',
      label: nameOf('recovery'),
      to: (translate) => translate('suCompare.toRecover'),
      isFixed: true,
      ...chanceOf({ dice, target: RECOVERY_TN }, options),
    },
  ];
}

export const comparison: CompareRules<Character, EventPack, SuOptions> = {
  numbers: NUMBERS,
  peers: ({ level }) => ({
    id: String(level),
    label: (translate) => translate('suCompare.level', { level }),
    one: (translate) => translate('suCompare.hero', { level }),
    many: (translate) => translate('suCompare.heroes', { level }),
  }),
  ceilings: (event, hero) => new Map(ceilingsFor(event, normalCharacter(hero)).map(({ label, most }) => [label, most])),
  chances: (hero, others, options) => [
    ...ACTION_TRAITS.flatMap((trait) => traitChance(hero, trait, others, options)),
    ...recoveryChance(hero, options),
    ...hero.attacks.flatMap((_, index) => attackChance(hero, index, others, options)),
  ],
};
