/** Who plays in the laws: a handful of models a game, with all that makes a difference there. */
import type { GameSetup } from './play-logs.ts';

const SIDES = {
  zs1: ['zq1=one', 'zq2=two', { id: 'zq3', character: 'three', out: true }],
  zs2: ['zq4=one', 'zq5=three'],
  zs3: ['zq6=two'],
};

export const SSUA: GameSetup = {
  ruleset: 'ssua',
  sides: SIDES,
  characters: {
    one: { agility: 3, mind: 2, hits: 2, attacks: [{ name: 'Beam', type: 'ranged', pool: 3, ap: 1 }] },
    two: { agility: 2, mind: 2, henchman: true, moveMultiplier: 1.5 },
    three: { agility: 2, mind: 3, vehicle: true, prices: { swim: 1, attack: 2 } },
  },
  extras: (pick, models) => [
    { kind: 'activate', model: pick(models), by: 'a card' },
    { kind: 'move', model: pick(models), inches: pick([0.25, 1, 2.5]), how: pick(['walk', 'charge', 'fly', 'swim']) },
    { kind: 'attack', model: pick(models), type: 'melee', target: pick(models) },
    { kind: 'adjust', model: pick(models), field: pick(['ap', 'hits']), to: pick([0, 1, 9]) },
    { kind: 'end' },
  ],
};

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 2, pilotingBase: 5, gunneryBase: 4 };

export const BATTLETECH: GameSetup = {
  ruleset: 'battletech-kcw',
  sides: SIDES,
  characters: {
    one: MECH,
    two: { ...MECH, type: 'aerospace', heat: 2 },
    three: { unit: 'pc', type: 'jump-infantry', tonnage: 3, mp: 1, piloting: 4, tactics: 4, crew: 5 },
  },
  extras: (pick, models) => [
    {
      kind: 'action',
      model: pick(models),
      name: pick(['Fire', 'run', 'Signal']),
      ...{ sa: pick([0, 1, 2]), heat: pick([0, 3]), move: pick([true, false]), anytime: pick([true, false]) },
    },
    { kind: 'opportunity', model: pick(models), name: 'Shot', heat: 2 },
    { kind: 'adjust', model: pick(models), field: pick(['mp', 'heat']), to: pick([0, 1, 5]) },
    { kind: 'end', dissipate: pick([0, 2]) },
  ],
};

export const ACTION_ROUND: GameSetup = {
  ruleset: 'action-round',
  sides: SIDES,
  characters: {
    one: { powerLevel: 5, initiative: 10, destiny: 3 },
    two: { powerLevel: 5, initiative: 10, destiny: 1, conditions: ['compelled'] },
    three: { powerLevel: 5, initiative: 4, stress: 2 },
  },
  extras: (pick, models) => [
    { kind: 'place', model: pick(models), before: pick(models) },
    { kind: 'adjust', model: pick(models), field: pick(['fatigue', 'score', 'destiny']), to: pick([0, 1, 3]) },
    { kind: 'effect', model: pick(models), name: pick(['glow', 'daze']), until: pick(['start', 'end', 'next-end']) },
    { kind: 'action', model: pick(models), name: 'use-power', as: pick(['standard', 'move', 'quick']), area: true },
    { kind: 'reaction', model: pick(models), name: pick(['smash', 'slam', 'dodge']) },
    { kind: 'delay', model: pick(models) },
    { kind: 'end' },
  ],
};

export const BULLETPROOF: GameSetup = {
  ruleset: 'bulletproof-blues',
  sides: SIDES,
  more: { zs2: { gm: true } },
  characters: {
    one: { perception: 3, prowess: 4, agility: 6 },
    two: { perception: 2, superSpeed: 1, expertise: ['dodge'] },
    three: { perception: 3, powers: [{ name: 'Ice', rank: 4 }] },
  },
  extras: (pick, models) => [
    { kind: 'aware', order: [...new Set([pick(models), pick(models), pick(models)])] },
    { kind: 'place', model: pick(models), before: pick(models) },
    { kind: 'force', model: pick(models), how: pick(['block', 'dodge', 'cover']) },
    {
      kind: 'defend',
      model: pick(models),
      attacker: pick(models),
      ...{ how: pick(['block', 'dodge']), rank: pick([0, 3]), dice: [pick([1, 6]), 3], extreme: pick([true, false]) },
    },
    { kind: 'delay', model: pick(models) },
    { kind: 'end' },
  ],
};

export const GAME_SETUPS: readonly GameSetup[] = [SSUA, BATTLETECH, ACTION_ROUND, BULLETPROOF];
