/** How heroes of Bulletproof Blues are compared: the rules know no Levels, so with all of them. */
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { highestOf, middleOf } from '../../compare/typical.ts';
import { contest } from '../../dice/contest.ts';
import { atLeast, facesOf, totals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import type { LateText } from '../../texts/late-text.ts';
import { derive } from './derive.ts';
import { defenceDifficulty, isRank } from './facts.ts';
import { type BbCharacter, FIELDS } from './fields.ts';
import type { BbOptions } from './options.ts';

const TWO_DICE = totals(2, facesOf(6));

/** Attributes of 0 are not known. */
const attribute = (key: 'prowess' | 'agility' | 'endurance'): ComparedNumber<BbCharacter> => ({
  id: key,
  label: FIELDS[key].label,
  at: `/${key}`,
  of: (hero) => hero[key] || undefined,
});

const strongest = ({ powers = [] }: BbCharacter): number | undefined =>
  highestOf(powers.map(({ rank }) => rank).filter(isRank));

const NUMBERS: readonly ComparedNumber<BbCharacter>[] = [
  {
    id: 'perception',
    label: FIELDS.perception.label,
    at: '/perception',
    of: ({ perception }) => perception,
  },
  {
    id: 'superSpeed',
    label: FIELDS.superSpeed.label,
    at: '/superSpeed',
    of: ({ superSpeed = 0 }) => superSpeed,
  },
  attribute('prowess'),
  attribute('agility'),
  attribute('endurance'),
  { id: 'power.rank', label: (translate) => translate('bbCompare.strongestPower'), at: '/powers', of: strongest },
  {
    id: 'powers',
    label: (translate) => translate('bbCompare.powers'),
    at: '/powers',
    of: ({ powers = [] }) => powers.length,
  },
];

export const orderOf = (hero: BbCharacter): number | undefined => derive(hero).derived.order;

/** The better of block and dodge; undefined where neither attribute is known. */
export function defenceOf(hero: BbCharacter): number | undefined {
  const { block, dodge } = derive(hero).derived;
  return highestOf([block, dodge]);
}

/** D-14, D-15: the chance to block or dodge an attack of this rank. */
export const defends = (value: number, rank: number): number => atLeast(TWO_DICE, defenceDifficulty(rank) - value);

/**
 * D-4, D-5, D?1: the chance to act first; equal totals go by Perception, then by Super-speed, then by dice. Undefined where a number
 * of either is wrong.
 */
export function actsBefore(hero: BbCharacter, other: BbCharacter, options: BbOptions): number | undefined {
  const [mine, theirs] = [orderOf(hero), orderOf(other)];
  if (mine === undefined || theirs === undefined) return undefined;
  const { win, tie } = contest(TWO_DICE, TWO_DICE, mine - theirs);
  const by =
    options['bb.initTie'] === 'perception'
      ? hero.perception - other.perception || (hero.superSpeed ?? 0) - (other.superSpeed ?? 0)
      : 0;
  return win + (by > 0 ? tie : by === 0 ? tie / 2 : 0);
}

function order(hero: BbCharacter, others: readonly BbCharacter[]): FieldChance[] {
  const theirs = middleOf(others.map(orderOf));
  const mine = orderOf(hero);
  if (mine === undefined || theirs === undefined) return [];
  const { win, tie } = contest(TWO_DICE, TWO_DICE, mine - theirs);
  return [
    {
      at: '/perception',
      label: FIELDS.perception.label,
      to: (translate) => translate('bbCompare.actFirst'),
      chance: win + tie / 2,
      roll: (translate) => translate('bbCompare.orderRoll', { bonus: mine, others: theirs }),
    },
  ];
}

function defences(hero: BbCharacter, others: readonly BbCharacter[]): FieldChance[] {
  const rank = middleOf(others.map(strongest));
  const { block, dodge } = derive(hero).derived;
  if (rank === undefined) return [];
  const rolled = (key: 'prowess' | 'agility', to: LateText, value: number | undefined): FieldChance[] =>
    value === undefined
      ? []
      : [
          {
            at: `/${key}`,
            label: FIELDS[key].label,
            to,
            chance: defends(value, rank),
            roll: (translate) => translate('bbCompare.defenseRoll', { value, need: defenceDifficulty(rank), rank }),
          },
        ];
  return [
    ...rolled('prowess', (translate) => translate('bbCompare.block'), block),
    ...rolled('agility', (translate) => translate('bbCompare.dodge'), dodge),
  ];
}

function attacks({ powers = [] }: BbCharacter, others: readonly BbCharacter[]): FieldChance[] {
  const value = middleOf(others.map(defenceOf));
  if (value === undefined) return [];
  return powers.flatMap(({ name, rank }, index): FieldChance[] => {
    if (!isRank(rank)) return [];
    return [
      {
        at: `/powers/${index}/rank`,
        label: name,
        to: (translate) => translate('bbCompare.getThrough'),
        chance: 1 - defends(value, rank),
        roll: (translate) => translate('bbCompare.attackRoll', { value, need: defenceDifficulty(rank) }),
      },
    ];
  });
}

const PEERS: Peers = {
  id: '',
  label: '',
  one: (translate) => translate('bbCompare.hero'),
  many: (translate) => translate('bbCompare.heroes'),
};

export const comparison: CompareRules<BbCharacter, EventPack, BbOptions> = {
  numbers: () => NUMBERS,
  peers: () => PEERS,
  chances: (hero, others) => [...order(hero, others), ...defences(hero, others), ...attacks(hero, others)],
};
