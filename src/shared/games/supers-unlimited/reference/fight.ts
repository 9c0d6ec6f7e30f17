/**
 * Lists the facts of the first page: dice, Turns, Actions, Attacks and Combat Bonuses. The sentences are messages; the keys of `numbers`
 * are their placeholders.
 */
import { THROW_EXTRA_RANGE } from '../facts.ts';
import { getTermName } from '../names.ts';
import { findIconCharacter } from '../printed/icons.ts';
import type { SectionFact } from './types.ts';

export const DICE: SectionFact = {
  id: 'dice',
  page: 1,
  chapter: 1,
  heading: 'Supers Unlimited Dice',
  layout: 'terms',
  rows: [
    { id: 'trait-roll', fact: 'E-4', name: 'Trait Roll' },
    { id: 'combat-roll', fact: 'E-75', name: 'Combat Roll' },
    { id: 'action-roll', fact: 'E-5', name: 'Action Roll' },
    { id: 'success', fact: 'E-7', name: 'Success' },
    { id: 'pow', fact: 'E-8', numbers: { pow: 10, fail: 1 } },
    { id: 'xd10', fact: 'E-11', name: 'XD10, D5', numbers: { pow: 10, fail: 1 } },
    { id: 'reroll', fact: 'E-12', name: 'Reroll' },
  ],
};

export const TURN: SectionFact = {
  id: 'turn',
  page: 1,
  chapter: 2,
  heading: 'Playing the Game (Turns)',
  layout: 'steps',
  rows: [
    { id: 'check-endgame', fact: 'E-43' },
    { id: 'choose-character', fact: 'E-44' },
    { id: 'refresh', fact: 'E-45', name: 'Refresh', numbers: { pp: 1 } },
    { id: 'upkeep', fact: 'E-46', name: 'Upkeep', numbers: { off: 1 } },
    { id: 'recovery', fact: 'E-47', name: 'Recovery', numbers: { off: 1 } },
    { id: 'activation', fact: 'E-50', name: 'Activation', numbers: { same: 2, moves: 2 } },
    { id: 'turn-end', fact: 'E-51', name: 'Turn End' },
  ],
};

export const RECOVERY: SectionFact = {
  id: 'recovery',
  page: 1,
  chapter: 2,
  heading: 'Recovery; chapter 1, Health Points (HP)',
  layout: 'terms',
  rows: [
    { id: 'target', fact: 'E-47', name: 'Recovery Roll', numbers: { tn: 6, redZone: 1, poison: 1 } },
    { id: 'rolls', fact: 'E-48', numbers: { hp: 1, points: 1 } },
    { id: 'red-zone', fact: 'E-23', name: 'Red Zone', numbers: { tn: 7, poisoned: 8 } },
    { id: 'koed', fact: 'E-49' },
    { id: 'incapacitated', fact: 'E-24', name: 'Incapacitated' },
  ],
};

/** The thirteen Actions (E-52 to E-68). `stun-ok` marks the two that a Stunned Character may use (E-54). */
export const ACTIONS: SectionFact = {
  id: 'actions',
  page: 1,
  chapter: 3,
  heading: 'Actions and Reactions',
  layout: 'tagged',
  rows: [
    { id: 'cost', fact: 'E-52', numbers: { pp: 1, same: 2, moves: 2 } },
    { id: 'charge', fact: 'E-59', name: 'Charge', group: 'movement', numbers: { bonus: 1, enemy: 1, pp: 0 } },
    { id: 'move', fact: 'E-63', name: 'Move', group: 'movement', tag: 'stun-ok' },
    { id: 'run', fact: 'E-67', name: 'Run', group: 'movement', numbers: { times: 2 } },
    { id: 'attack', fact: 'E-57', name: 'Attack', group: 'action', tag: 'stun-ok' },
    { id: 'called-shot', fact: 'E-56', name: '{calledShot}', group: 'action', numbers: { bonus: 1, larger: 2 } },
    { id: 'manipulate', fact: 'E-62', name: 'Manipulate', group: 'action' },
    { id: 'recover', fact: 'E-66', name: 'Recover', group: 'action' },
    { id: 'use-ability', fact: 'E-68', name: 'Use Ability', group: 'action' },
    { id: 'block', fact: 'E-58', name: 'Block', group: 'reaction', numbers: { bonus: 1 } },
    { id: 'fallen-ally', fact: 'E-60', name: 'Fallen Ally', group: 'reaction', numbers: { near: 8, antiHero: 4 } },
    { id: 'hold-the-initiative', fact: 'E-61', name: 'Hold the Initiative', group: 'reaction' },
    { id: 'power-up', fact: 'E-64', name: 'Power Up', group: 'reaction', numbers: { dice: 1 } },
    { id: 'reaction', fact: 'E-65', group: 'reaction' },
    { id: 'states', fact: 'E-54' },
  ],
};

export const ATTACKS: SectionFact = {
  id: 'attacks',
  page: 1,
  chapter: 5,
  heading: 'Combat; Attack Types',
  layout: 'terms',
  rows: [
    { id: 'sequence', fact: 'E-76' },
    { id: 'profile', fact: 'E-81' },
    {
      id: 'close',
      fact: 'E-79',
      name: 'Close',
      icon: findIconCharacter('close'),
      numbers: { cover: 1 },
      needs: { attackTypes: ['close'] },
    },
    {
      id: 'projectile',
      fact: 'E-79',
      name: 'Projectile X',
      icon: findIconCharacter('projectile'),
      numbers: { enemy: 1 },
      needs: { attackTypes: ['projectile'] },
    },
    { id: 'beam', fact: 'E-79', name: 'Beam X', icon: findIconCharacter('beam'), needs: { attackTypes: ['beam'] } },
    {
      id: 'pulse',
      fact: 'E-79',
      name: 'Pulse X',
      icon: findIconCharacter('pulse'),
      needs: { attackTypes: ['pulse'], gimmicks: ['mega-pulse'] },
    },
    {
      id: 'spray',
      fact: 'E?14',
      name: 'Spray X',
      icon: findIconCharacter('spray'),
      needs: { attackTypes: ['spray'] },
      onlyIf: (options) => options['su.spray'] !== 'off',
    },
    { id: 'areas', fact: 'E-80', needs: { attackTypes: ['beam', 'pulse', 'spray'] } },
  ],
};

/** The icons of traits on cards. The icons of Attack Types and Effects are in the rows of the Attack Types and Effects. */
export const ICONS_ON_CARDS: SectionFact = {
  id: 'icons',
  page: 1,
  chapter: 5,
  heading: 'Combat; Attack Types',
  layout: 'strip',
  heads: ['Trait', 'Icon'],
  needsRows: true,
  rows: (['fight', 'aim', 'mind', 'magic'] as const).map((trait) => ({
    id: trait,
    fact: 'E-81',
    cells: [trait === 'aim' ? '{aim}' : getTermName(trait), '{icon}'],
    numbers: { icon: findIconCharacter(trait) ?? '' },
    needs: { traits: [trait] },
    // Cards print a renamed trait as its name instead of an icon.
    ...(trait === 'aim' ? { onlyIf: (options) => options['su.aimLabel'] === getTermName('aim') } : {}),
  })),
};

export const COMMON_ATTACKS: SectionFact = {
  id: 'common-attacks',
  page: 1,
  chapter: 5,
  heading: 'Bash & Throw Attacks',
  layout: 'terms',
  rows: [
    { id: 'bash', fact: 'E-82', name: 'Bash' },
    {
      id: 'throw',
      fact: 'E-83',
      name: 'Throw',
      numbers: { extra: THROW_EXTRA_RANGE },
      needs: { abilities: ['super strength', 'psychokinesis', 'telekinesis', 'thaumatokinesis'] },
    },
    { id: 'smash-it-up', fact: 'E-94', name: 'Smash it Up', numbers: { anyRank: 1, rank: 3, damage: 1 } },
  ],
};

/** The Combat Bonuses (E-84 to E-97, E-106). In a value such as `+1/-1`, the bonus is before the slash and the penalty after it. */
export const BONUSES: SectionFact = {
  id: 'bonuses',
  page: 1,
  chapter: 5,
  heading: 'Combat Bonuses',
  layout: 'values',
  rows: [
    { id: 'each-die', fact: 'E-77' },
    { id: 'block', fact: 'E-85', name: 'Block', value: '-1' },
    { id: 'blinded', fact: 'E-86', value: '+{blind}/-{blind}' },
    { id: 'called-shot', fact: 'E-84', name: '{calledShot}', value: '+1/+2' },
    { id: 'charge', fact: 'E-87', name: 'Charge', value: '+1', numbers: { jump: 1 } },
    { id: 'cover', fact: 'E-88', name: 'Cover', value: '-1' },
    { id: 'high-ground', fact: 'E-89', name: 'High Ground', value: '+1/-1', numbers: { above: 1 } },
    { id: 'koed-target', fact: 'E-90', value: '+2' },
    { id: 'stunned-target', fact: 'E-90', value: '+1' },
    { id: 'outnumber', fact: 'E-91', name: 'Outnumber', value: '+1/-1' },
    { id: 'shoot-into-melee', fact: 'E-93', name: 'Shoot into Melee', value: '-2' },
    { id: 'size-matters', fact: 'E-92', name: 'Size Matters', value: '+1' },
    { id: 'smash-it-up', fact: 'E-94', name: 'Smash it Up', value: '+Rank' },
    { id: 'weakness', fact: 'E-106', name: 'Weakness', value: '+{weakness}' },
    { id: 'attack-boost', fact: 'E-96', name: 'Attack Boost', value: '+1', needs: { effects: ['attack-boost'] } },
    { id: 'weaken', fact: 'E-95', name: 'Weaken', value: '+1/-1' },
    { id: 'stunned-attacker', fact: 'E-97' },
  ],
};

/** The terms on a card (E-19 to E-28). */
export const CARD: SectionFact = {
  id: 'card',
  page: 1,
  chapter: 1,
  heading: 'Power Points; Keywords; Immune',
  layout: 'terms',
  rows: [
    { id: 'power', fact: 'E-19', name: 'Power' },
    { id: 'weakness', fact: 'E-27', name: 'Weakness', numbers: { plasma: 6 } },
    { id: 'immune', fact: 'E-28', name: 'Immune/X' },
  ],
};
