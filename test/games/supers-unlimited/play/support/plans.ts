/** Plans for one game of each scenario, with two to four sides. */
import type { Plan } from './whole-game.ts';

export const PLANS: readonly Plan[] = [
  {
    scenario: 'slugfest',
    sides: {
      'Harbour Watch': ['auntie-rook', 'brasslung', 'fresnel', 'harbour-volunteer'],
      'Night Riders': ['galvanessa', 'half-past', 'jokla', 'dredge-drone'],
    },
    seed: 3,
  },
  {
    scenario: 'danger-zone',
    sides: {
      'Harbour Watch': ['becquerelle', 'ciguena', 'compass-rosa'],
      'Night Riders': ['lamp-thief', 'lampblack', 'clothes-moth'],
      'Candle Street': ['candlewright', 'wax-footman', 'mother-tatter'],
    },
    seed: 4,
  },
  {
    scenario: 'enemy-territory',
    sides: {
      'Harbour Watch': ['kitestring', 'lifeboat-crew', 'longline', 'old-gantry'],
      'Night Riders': ['ninth-bell', 'queensberry', 'slagheart', 'thimble'],
    },
    seed: 5,
  },
  {
    scenario: 'hold-ground',
    sides: {
      'Harbour Watch': ['auntie-rook', 'third-thought'],
      'Night Riders': ['wet-paint', 'slagheart'],
      'Candle Street': ['candlewright', 'kitestring'],
      'Foundry Shift': ['old-gantry', 'brasslung'],
    },
    seed: 6,
  },
  {
    scenario: 'super-quest',
    sides: {
      'Harbour Watch': ['ambassador-bloom', 'fresnel', 'thimble'],
      'Night Riders': ['jokla', 'queensberry', 'ninth-bell'],
    },
    seed: 7,
  },
];
