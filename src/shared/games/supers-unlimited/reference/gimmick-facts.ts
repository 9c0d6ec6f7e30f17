/** Facts of the Gimmicks, E-121 and E-121a. */
import type { GimmickId } from '../facts.ts';
import type { Numbers } from './types.ts';

/** E-121a: the moment at which each Gimmick is played, seen from the Character that uses it. */
const MOMENTS = [
  'attack-declared',
  'shot-declared',
  'bash-declared',
  'targeted',
  'attack-rolled',
  'attacked',
  'roll-due',
  'roll-made',
  'action-completed',
  'movement-declared',
  'recovery-begins',
  'recovery-ends',
  'activation-begins',
  'activation-ends',
  'gimmick-resolved',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** E-121 and E-121a: when, and the numbers. */
export const GIMMICK_FACTS: Readonly<Record<GimmickId, { when: Moment; n?: Numbers }>> = {
  'tag-team': { when: 'activation-ends' },
  'we-go-again': { when: 'gimmick-resolved' },
  'double-blast': { when: 'attack-declared', n: { rolls: 2, less: 1 } },
  'mega-pulse': { when: 'shot-declared' },
  mastery: { when: 'roll-made' },
  synergism: { when: 'action-completed', n: { pp: 1, near: 6 } },
  'sunday-punch': { when: 'bash-declared', n: { dice: 2 } },
  'the-old-one-two': { when: 'bash-declared', n: { rolls: 2 } },
  elusive: { when: 'targeted', n: { resistance: 1 } },
  evasion: { when: 'attacked', n: { pp: 0 } },
  'arcane-node': { when: 'action-completed', n: { pp: 1, near: 6 } },
  'arcane-scholar': { when: 'activation-begins', n: { less: 1 } },
  'second-wind': { when: 'recovery-ends' },
  mastermind: { when: 'action-completed', n: { pp: 1, near: 6 } },
  restoration: { when: 'recovery-begins', n: { dice: 1, bonus: 1 } },
  'ultimate-adaptation': { when: 'action-completed', n: { pp: 1, near: 6 } },
  'burst-of-speed': { when: 'movement-declared' },
  'ride-along': { when: 'movement-declared', n: { near: 2, pp: 1 } },
  'exponential-growth': { when: 'roll-due', n: { dice: 1, near: 6 } },
  enduring: { when: 'targeted', n: { resistance: 3 } },
  'shake-it-off': { when: 'attacked' },
  'find-weakness': { when: 'attack-declared', n: { bonus: 3 } },
  precision: { when: 'attack-rolled' },
};
