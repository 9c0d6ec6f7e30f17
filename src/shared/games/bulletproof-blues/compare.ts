/** Compares heroes of Bulletproof Blues with all other heroes, since the rules have no Levels that would group equally strong heroes. */
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { findHighest, findMedian } from '../../compare/typical-sample.ts';
import { computeContest } from '../../dice/contest.ts';
import { computeTotals, listFaces, sumChancesFrom } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import type { LateText } from '../../texts/late-text.ts';
import { derive } from './derive.ts';
import { getDefenseDifficulty, isRank } from './facts.ts';
import { type BbCharacter, FIELDS } from './fields.ts';
import type { BbOptions } from './options.ts';

const TWO_DICE = computeTotals(2, listFaces(6));

/** Creates a compared number. An attribute of 0 is unknown. */
const createNumber = (attributeName: 'prowess' | 'agility' | 'endurance'): ComparedNumber<BbCharacter> => ({
  id: attributeName,
  label: FIELDS[attributeName].label,
  pointer: `/${attributeName}`,
  getValue: (hero) => hero[attributeName] || undefined,
});

const findStrongestRank = ({ powers = [] }: BbCharacter): number | undefined =>
  findHighest(powers.map(({ rank }) => rank).filter(isRank));

const NUMBERS: readonly ComparedNumber<BbCharacter>[] = [
  {
    id: 'perception',
    label: FIELDS.perception.label,
    pointer: '/perception',
    getValue: ({ perception }) => perception,
  },
  {
    id: 'superSpeed',
    label: FIELDS.superSpeed.label,
    pointer: '/superSpeed',
    getValue: ({ superSpeed = 0 }) => superSpeed,
  },
  createNumber('prowess'),
  createNumber('agility'),
  createNumber('endurance'),
  {
    id: 'power.rank',
    label: (translate) => translate('bbCompare.strongestPower'),
    pointer: '/powers',
    getValue: findStrongestRank,
  },
  {
    id: 'powers',
    label: (translate) => translate('bbCompare.powers'),
    pointer: '/powers',
    getValue: ({ powers = [] }) => powers.length,
  },
];

export const getOrderBonus = (hero: BbCharacter): number | undefined => derive(hero).derived.order;

/** Returns the better of block and dodge; undefined if neither attribute is known. */
export function getBestDefense(hero: BbCharacter): number | undefined {
  const { block, dodge } = derive(hero).derived;
  return findHighest([block, dodge]);
}

/** Computes the chance to block or dodge an attack of this rank: 2d6 plus the bonus must reach 8 plus the rank (D-14, D-15). */
export const computeDefenseChance = (defenseBonus: number, rank: number): number =>
  sumChancesFrom(TWO_DICE, getDefenseDifficulty(rank) - defenseBonus);

/**
 * Computes the chance to act first: to have the higher total of 2d6, Perception and Super-speed (D-4, D-5). Perception breaks ties, then
 * Super-speed, then dice; a house rule breaks all ties with dice (D?1). Returns undefined if a number of either hero is wrong.
 */
export function computeActFirstChance(
  hero: BbCharacter,
  otherHero: BbCharacter,
  options: BbOptions,
): number | undefined {
  const [ownBonus, otherBonus] = [getOrderBonus(hero), getOrderBonus(otherHero)];
  if (ownBonus === undefined || otherBonus === undefined) return undefined;
  const { win, tie } = computeContest(TWO_DICE, TWO_DICE, ownBonus - otherBonus);
  const tieDifference =
    options['bb.initTie'] === 'perception'
      ? hero.perception - otherHero.perception || (hero.superSpeed ?? 0) - (otherHero.superSpeed ?? 0)
      : 0;
  return win + (tieDifference > 0 ? tie : tieDifference === 0 ? tie / 2 : 0);
}

function listOrderChances(hero: BbCharacter, otherHeroes: readonly BbCharacter[]): FieldChance[] {
  const otherBonus = findMedian(otherHeroes.map(getOrderBonus));
  const ownBonus = getOrderBonus(hero);
  if (ownBonus === undefined || otherBonus === undefined) return [];
  const { win, tie } = computeContest(TWO_DICE, TWO_DICE, ownBonus - otherBonus);
  return [
    {
      pointer: '/perception',
      label: FIELDS.perception.label,
      outcome: (translate) => translate('bbCompare.actFirst'),
      chance: win + tie / 2,
      roll: (translate) => translate('bbCompare.orderRoll', { bonus: ownBonus, others: otherBonus }),
    },
  ];
}

function listDefenseChances(hero: BbCharacter, otherHeroes: readonly BbCharacter[]): FieldChance[] {
  const attackRank = findMedian(otherHeroes.map(findStrongestRank));
  const { block, dodge } = derive(hero).derived;
  if (attackRank === undefined) return [];
  const createChance = (
    attributeName: 'prowess' | 'agility',
    purpose: LateText,
    defenseBonus: number | undefined,
  ): FieldChance[] =>
    defenseBonus === undefined
      ? []
      : [
          {
            pointer: `/${attributeName}`,
            label: FIELDS[attributeName].label,
            outcome: purpose,
            chance: computeDefenseChance(defenseBonus, attackRank),
            roll: (translate) =>
              translate('bbCompare.defenseRoll', {
                value: defenseBonus,
                need: getDefenseDifficulty(attackRank),
                rank: attackRank,
              }),
          },
        ];
  return [
    ...createChance('prowess', (translate) => translate('bbCompare.block'), block),
    ...createChance('agility', (translate) => translate('bbCompare.dodge'), dodge),
  ];
}

function listAttackChances({ powers = [] }: BbCharacter, otherHeroes: readonly BbCharacter[]): FieldChance[] {
  const defenseBonus = findMedian(otherHeroes.map(getBestDefense));
  if (defenseBonus === undefined) return [];
  return powers.flatMap(({ name, rank }, index): FieldChance[] => {
    if (!isRank(rank)) return [];
    return [
      {
        pointer: `/powers/${index}/rank`,
        label: name,
        outcome: (translate) => translate('bbCompare.getThrough'),
        chance: 1 - computeDefenseChance(defenseBonus, rank),
        roll: (translate) =>
          translate('bbCompare.attackRoll', { value: defenseBonus, need: getDefenseDifficulty(rank) }),
      },
    ];
  });
}

/** All heroes are compared with one another, so there is only one group. */
const PEERS: Peers = {
  id: '',
  label: '',
  one: (translate) => translate('bbCompare.hero'),
  many: (translate) => translate('bbCompare.heroes'),
};

export const comparison: CompareRules<BbCharacter, EventPack, BbOptions> = {
  listNumbers: () => NUMBERS,
  getPeers: () => PEERS,
  listChances: (hero, otherHeroes) => [
    ...listOrderChances(hero, otherHeroes),
    ...listDefenseChances(hero, otherHeroes),
    ...listAttackChances(hero, otherHeroes),
  ],
};
