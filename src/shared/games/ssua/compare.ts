/** How characters of SSUA are compared: the rules have neither Levels nor points, so a role is what they share. */
import type { ComparedNumber, CompareRules, FieldChance, Peers } from '../../compare/compare-rules.ts';
import { highestOf, middleOf, rollable } from '../../compare/typical.ts';
import { afterRerolls, contest } from '../../dice/contest.ts';
import { totals } from '../../dice/totals.ts';
import type { EventPack } from '../../document/schema.ts';
import type { Translate } from '../../texts/translate.ts';
import { apOf } from './derive.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

const number = (
  key: 'agility' | 'mind' | 'strength' | 'resolve' | 'hits' | 'moveMultiplier' | 'rerolls',
  otherwise?: number,
): ComparedNumber<SsuaCharacter> => ({
  id: key,
  label: FIELDS[key].label,
  at: `/${key}`,
  of: (character) => character[key] ?? otherwise,
});

const part = (of: 'physical' | 'mental', key: 'hit' | 'resist'): ComparedNumber<SsuaCharacter> => ({
  id: `${of}.${key}`,
  label: FIELDS[of].fields[key].label,
  at: `/${of}/${key}`,
  of: (character) => character[of]?.[key],
});

const NUMBERS: readonly ComparedNumber<SsuaCharacter>[] = [
  number('agility'),
  number('mind'),
  { id: 'ap', label: FIELDS.ap.label, at: '/ap', of: apOf },
  number('strength'),
  number('resolve'),
  number('hits'),
  part('physical', 'hit'),
  part('physical', 'resist'),
  part('mental', 'hit'),
  part('mental', 'resist'),
  number('moveMultiplier', 1),
  { ...number('rerolls', 0), label: (translate) => translate('ssuaCompare.rerolls') },
  {
    id: 'attack.pool',
    label: (translate) => translate('ssuaCompare.bestPool'),
    at: '/attacks',
    of: ({ attacks = [] }) => highestOf(attacks.map(({ pool }) => pool)),
  },
  {
    id: 'attack.damage',
    label: (translate) => translate('ssuaCompare.highestDamage'),
    at: '/attacks',
    of: ({ attacks = [] }) => highestOf(attacks.map(({ damage }) => damage)),
  },
];

/** A-8, A?1: what each face counts. */
export const goalFaces = (options: SsuaOptions): readonly number[] => [
  0,
  0,
  0,
  1,
  1,
  options['ssua.sixCountsTwo'] ? 2 : 1,
];

/** A-8, A?2: the chance that one pool wins the Initiative from another; re-rolls of cards are left out. */
export function winsInitiative(mine: number, theirs: number, options: SsuaOptions): number {
  const worth = goalFaces(options);
  const outcome = contest(totals(mine, worth), totals(theirs, worth));
  const isByHeight = options['ssua.initTie'] === 'higherAttribute' && mine !== theirs;
  return isByHeight ? outcome.win + (mine > theirs ? outcome.tie : 0) : afterRerolls(outcome);
}

/** the dice of the attribute that somebody would roll with; undefined for a Henchman, who may not. */
export const bestDice = ({ agility, mind, henchman = false }: SsuaCharacter): number | undefined =>
  henchman ? undefined : highestOf([agility, mind].map(rollable));

function initiative(
  character: SsuaCharacter,
  attribute: 'agility' | 'mind',
  others: readonly SsuaCharacter[],
  options: SsuaOptions,
): FieldChance[] {
  const mine = character.henchman ? undefined : rollable(character[attribute]);
  const theirs = middleOf(others.map(bestDice));
  if (mine === undefined || theirs === undefined) return [];
  return [
    {
      at: `/${attribute}`,
      label: FIELDS[attribute].label,
      to: (translate) => translate('ssuaCompare.winInitiative'),
      chance: winsInitiative(mine, theirs, options),
      roll: (translate) =>
        translate('ssuaCompare.initiativeRoll', { dice: formatDice(translate, mine), others: theirs }),
    },
  ];
}

/** `1 die`, `3 dice` */
export const formatDice = (translate: Translate, count: number): string => translate('ssuaCompare.dice', { count });

const PEERS = {
  henchman: {
    id: 'henchman',
    label: (translate) => translate('ssuaCompare.henchmen'),
    one: (translate) => translate('ssuaCompare.henchman'),
    many: (translate) => translate('ssuaCompare.henchmen'),
  },
  vehicle: {
    id: 'vehicle',
    label: (translate) => translate('ssuaCompare.vehiclesLabel'),
    one: (translate) => translate('ssuaCompare.vehicle'),
    many: (translate) => translate('ssuaCompare.vehicles'),
  },
  lead: {
    id: 'lead',
    label: (translate) => translate('ssuaCompare.leadsLabel'),
    one: (translate) => translate('ssuaCompare.lead'),
    many: (translate) => translate('ssuaCompare.leads'),
  },
} as const satisfies Readonly<Record<string, Peers>>;

export const comparison: CompareRules<SsuaCharacter, EventPack, SsuaOptions> = {
  numbers: () => NUMBERS,
  peers: ({ henchman = false, vehicle = false }) => PEERS[vehicle ? 'vehicle' : henchman ? 'henchman' : 'lead'],
  chances: (character, others, options) => [
    ...initiative(character, 'agility', others, options),
    ...initiative(character, 'mind', others, options),
  ],
};
