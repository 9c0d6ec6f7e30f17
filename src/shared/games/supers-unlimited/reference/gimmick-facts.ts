/** Lists the facts of the Gimmicks, which are effects that a team uses once (E-121, E-121a). */
import type { GimmickId } from '../facts.ts';
import type { Numbers } from './types.ts';

/** The moments at which Gimmicks are played, from the view of the Character that uses them (E-121a). */
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

/** The moment and the numbers of each Gimmick. The messages about the Gimmick have placeholders for the numbers. */
export const GIMMICK_FACTS: Readonly<Record<GimmickId, { moment: Moment; numbers?: Numbers }>> = {
  'tag-team': { moment: 'activation-ends' },
  'we-go-again': { moment: 'gimmick-resolved' },
  'double-blast': { moment: 'attack-declared', numbers: { rolls: 2, less: 1 } },
  'mega-pulse': { moment: 'shot-declared' },
  mastery: { moment: 'roll-made' },
  synergism: { moment: 'action-completed', numbers: { pp: 1, near: 6 } },
  'sunday-punch': { moment: 'bash-declared', numbers: { dice: 2 } },
  'the-old-one-two': { moment: 'bash-declared', numbers: { rolls: 2 } },
  elusive: { moment: 'targeted', numbers: { resistance: 1 } },
  evasion: { moment: 'attacked', numbers: { pp: 0 } },
  'arcane-node': { moment: 'action-completed', numbers: { pp: 1, near: 6 } },
  'arcane-scholar': { moment: 'activation-begins', numbers: { less: 1 } },
  'second-wind': { moment: 'recovery-ends' },
  mastermind: { moment: 'action-completed', numbers: { pp: 1, near: 6 } },
  restoration: { moment: 'recovery-begins', numbers: { dice: 1, bonus: 1 } },
  'ultimate-adaptation': { moment: 'action-completed', numbers: { pp: 1, near: 6 } },
  'burst-of-speed': { moment: 'movement-declared' },
  'ride-along': { moment: 'movement-declared', numbers: { near: 2, pp: 1 } },
  'exponential-growth': { moment: 'roll-due', numbers: { dice: 1, near: 6 } },
  enduring: { moment: 'targeted', numbers: { resistance: 3 } },
  'shake-it-off': { moment: 'attacked' },
  'find-weakness': { moment: 'attack-declared', numbers: { bonus: 3 } },
  precision: { moment: 'attack-rolled' },
};
