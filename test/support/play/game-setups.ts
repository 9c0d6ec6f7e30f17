/**
 * Players of the law tests: a handful of models per game, with everything that makes a difference there. The models are `zq1` to `zq6`, on
 * the sides `zs1` to `zs3`; the law tests use these ids. `zq3` is out at the start. `extras` are events that the play screen doesn't offer.
 */
import type { GameSetup } from './play-logs.ts';

const SHARED_SIDES = {
  zs1: ['zq1=one', 'zq2=two', { id: 'zq3', character: 'three', out: true }],
  zs2: ['zq4=one', 'zq5=three'],
  zs3: ['zq6=two'],
};

export const SSUA: GameSetup = {
  ruleset: 'ssua',
  sides: SHARED_SIDES,
  characters: {
    one: { agility: 3, mind: 2, hits: 2, attacks: [{ name: 'Beam', type: 'ranged', pool: 3, ap: 1 }] },
    two: { agility: 2, mind: 2, henchman: true, moveMultiplier: 1.5 },
    three: { agility: 2, mind: 3, vehicle: true, prices: { swim: 1, attack: 2 } },
  },
  extras: (pickFrom, modelIds) => [
    { kind: 'activate', model: pickFrom(modelIds), by: 'a card' },
    {
      kind: 'move',
      model: pickFrom(modelIds),
      inches: pickFrom([0.25, 1, 2.5]),
      how: pickFrom(['walk', 'charge', 'fly', 'swim']),
    },
    { kind: 'attack', model: pickFrom(modelIds), type: 'melee', target: pickFrom(modelIds) },
    { kind: 'adjust', model: pickFrom(modelIds), field: pickFrom(['ap', 'hits']), to: pickFrom([0, 1, 9]) },
    { kind: 'end' },
  ],
};

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 2, pilotingBase: 5, gunneryBase: 4 };

export const BATTLETECH: GameSetup = {
  ruleset: 'battletech-kcw',
  sides: SHARED_SIDES,
  characters: {
    one: MECH,
    two: { ...MECH, type: 'aerospace', heat: 2 },
    three: { unit: 'pc', type: 'jump-infantry', tonnage: 3, mp: 1, piloting: 4, tactics: 4, crew: 5 },
  },
  extras: (pickFrom, modelIds) => [
    {
      kind: 'action',
      model: pickFrom(modelIds),
      name: pickFrom(['Fire', 'run', 'Signal']),
      ...{
        sa: pickFrom([0, 1, 2]),
        heat: pickFrom([0, 3]),
        move: pickFrom([true, false]),
        anytime: pickFrom([true, false]),
      },
    },
    { kind: 'opportunity', model: pickFrom(modelIds), name: 'Shot', heat: 2 },
    { kind: 'adjust', model: pickFrom(modelIds), field: pickFrom(['mp', 'heat']), to: pickFrom([0, 1, 5]) },
    { kind: 'end', dissipate: pickFrom([0, 2]) },
  ],
};

export const ACTION_ROUND: GameSetup = {
  ruleset: 'action-round',
  sides: SHARED_SIDES,
  characters: {
    one: { powerLevel: 5, initiative: 10, destiny: 3 },
    two: { powerLevel: 5, initiative: 10, destiny: 1, conditions: ['compelled'] },
    three: { powerLevel: 5, initiative: 4, stress: 2 },
  },
  extras: (pickFrom, modelIds) => [
    { kind: 'place', model: pickFrom(modelIds), before: pickFrom(modelIds) },
    {
      kind: 'adjust',
      model: pickFrom(modelIds),
      field: pickFrom(['fatigue', 'score', 'destiny']),
      to: pickFrom([0, 1, 3]),
    },
    {
      kind: 'effect',
      model: pickFrom(modelIds),
      name: pickFrom(['glow', 'daze']),
      until: pickFrom(['start', 'end', 'next-end']),
    },
    {
      kind: 'action',
      model: pickFrom(modelIds),
      name: 'use-power',
      as: pickFrom(['standard', 'move', 'quick']),
      area: true,
    },
    { kind: 'reaction', model: pickFrom(modelIds), name: pickFrom(['smash', 'slam', 'dodge']) },
    { kind: 'delay', model: pickFrom(modelIds) },
    { kind: 'end' },
  ],
};

export const BULLETPROOF: GameSetup = {
  ruleset: 'bulletproof-blues',
  sides: SHARED_SIDES,
  sideFields: { zs2: { gm: true } },
  characters: {
    one: { perception: 3, prowess: 4, agility: 6 },
    two: { perception: 2, superSpeed: 1, expertise: ['dodge'] },
    three: { perception: 3, powers: [{ name: 'Ice', rank: 4 }] },
  },
  extras: (pickFrom, modelIds) => [
    { kind: 'aware', order: [...new Set([pickFrom(modelIds), pickFrom(modelIds), pickFrom(modelIds)])] },
    { kind: 'place', model: pickFrom(modelIds), before: pickFrom(modelIds) },
    { kind: 'force', model: pickFrom(modelIds), how: pickFrom(['block', 'dodge', 'cover']) },
    {
      kind: 'defend',
      model: pickFrom(modelIds),
      attacker: pickFrom(modelIds),
      ...{
        how: pickFrom(['block', 'dodge']),
        rank: pickFrom([0, 3]),
        dice: [pickFrom([1, 6]), 3],
        extreme: pickFrom([true, false]),
      },
    },
    { kind: 'delay', model: pickFrom(modelIds) },
    { kind: 'end' },
  ],
};

export const GAME_SETUPS: readonly GameSetup[] = [SSUA, BATTLETECH, ACTION_ROUND, BULLETPROOF];
