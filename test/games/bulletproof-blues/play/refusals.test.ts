/** Every refusal of the order of play of Bulletproof Blues (docs/encounters.md#bulletproof-blues). */
import { describe } from 'vitest';
import { refusalTests } from '../../../support/play/refusals.ts';
import {
  ACTIVE,
  AWARE,
  begin,
  CHARACTERS,
  defend,
  delay,
  ENVIRONMENT,
  end,
  force,
  GAP,
  of,
  out,
  SIDES,
  see,
  stepIn,
} from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const task = of('action', 'b', { as: 'task' });

describe('order', () => {
  const aware = (...order: unknown[]) => ({ kind: 'aware', order });
  refusalTests('bulletproof-blues', TABLE, [
    ['D-3: a list of ids', [], aware('b', 3), 'payload(order/ids)'],
    ['D-3: of models', [], aware('b', 'heroes', 'x'), 'unknown(heroes)'],
    ['D-6: the environment is no model', [], aware('b', 'environment'), 'unknown(environment)'],
    ['D-3: out', [], aware('b', 'm'), 'choice(m) D-3'],
    ['D-3: twice', [], aware('b', 'g', 'b'), 'choice(b) D-3'],
    ['D-3: not in a round', ACTIVE, AWARE, 'phase(slot)'],
    ['a round is going on', ACTIVE, begin, 'phase(slot)'],
    ['D-4: nobody rolls yet', [], see('b', [1, 1]), 'phase(between)'],
    ['D-4: out', [begin], see('m', [1, 1]), 'state:out'],
    ['D-4: rolled already', [begin, see('b', [1, 1])], see('b', [1, 1]), 'turn D-4'],
    ['D-4: a die has six sides', [begin], see('b', [0, 1]), 'dice(0/1 to 6)'],
    ['D-4: two dice', [begin], see('b', []), 'dice(0/2)'],
    ['place: not while they roll', [begin], of('place', 'b'), 'phase(initiative)'],
    ['place: out', ACTIVE, of('place', 'm'), 'state:out'],
    ['place: before itself', ACTIVE, of('place', 'b', { before: 'b' }), 'choice(b)'],
    ['in: before one without a place', ACTIVE, of('in', 'm', { before: 'm' }), 'choice(m)'],
    ['in: it is in', [], of('in', 'b'), 'state:in'],
    ['in: not while they roll', [begin], of('in', 'm'), 'phase(initiative)'],
    ['adjust: there is no field', [], of('adjust', 'b', { field: 'skip', to: 0 }), 'payload(field/word)'],
    ['end: not in the gap', GAP, end, 'phase(gap)'],
    ['next: somebody has a turn', ACTIVE, { kind: 'next' }, 'phase(slot)'],
  ]);
  const twins = { ...CHARACTERS, g: CHARACTERS.b };
  const TIED = [begin, see('b', [1, 1]), see('g', [1, 1]), see('h', [1, 1])];
  refusalTests('bulletproof-blues', { ...TABLE, characters: twins }, [
    ['D?1: not tied', TIED, of('tie', 'h', { dice: [1, 1] }), 'turn D?1'],
    ['D?1: two dice', TIED, of('tie', 'b', { dice: [1] }), 'dice(1/2)'],
  ]);
});

describe('turns', () => {
  refusalTests('bulletproof-blues', TABLE, [
    ['action, D-2: not its turn', ACTIVE, of('action', 'g', { as: 'task' }), 'turn D-2'],
    ['action: out', [...ACTIVE, out('b')], task, 'state:out'],
    ['action, D?10: one task', [...ACTIVE, task], task, 'limit(1/1) D?10'],
    [
      'action, D?10: one move',
      [...ACTIVE, of('action', 'b', { as: 'move' })],
      of('action', 'b', { as: 'move' }),
      'limit(1/1) D?10',
    ],
    ['action: of what kind', ACTIVE, of('action', 'b', { as: 'quick' }), 'payload(as/word)'],
    ['action: not in the environment', ENVIRONMENT, task, 'phase(environment)'],
    ['delay, D-9: not its turn', ACTIVE, of('delay', 'g'), 'turn D-9'],
    ['delay: out', [...ACTIVE, out('b')], delay, 'state:out'],
    ['delay, D-9: it has acted', [...ACTIVE, task], delay, 'state:acted D-9'],
    ['delay, D-9: a delayed turn', [...GAP, stepIn], delay, 'state:acted D-9'],
    ['step-in, D-9: not delayed', GAP, of('step-in', 'g'), 'turn D-9'],
    ['step-in: out', [...GAP, out('b')], stepIn, 'state:out'],
    ['step-in: not in the turn of another', [...ACTIVE, delay], stepIn, 'phase(slot)'],
  ]);
});

describe('forced actions and defence', () => {
  const blocks = [...ACTIVE, force('g', 'block')];
  refusalTests('bulletproof-blues', TABLE, [
    ['force: how', ACTIVE, force('g', 'parry'), 'payload(how/word)'],
    ['force: for nobody', ACTIVE, of('force', 'g', { how: 'cover', for: 'x' }), 'unknown(x)'],
    ['force: out', [...ACTIVE, out('g')], force('g'), 'state:out'],
    ['force, D-2: not aware', [{ kind: 'aware', order: ['b'] }, begin], force('g'), 'turn D-2'],
    ['force, D-10: in the own turn', ACTIVE, force('b'), 'turn D-10'],
    ['force, D-11: one a round', [...ACTIVE, force('g')], force('g'), 'limit(1/1) D-11'],
    ['force: not in the gap', GAP, force('h'), 'phase(gap)'],
    ['defend: out', [...blocks, out('g')], defend('g', 'block'), 'state:out'],
    ['defend, D-19: against itself', blocks, defend('g', 'block', { attacker: 'g' }), 'target D-19'],
    ['defend, D-14: it does nothing of the kind', ACTIVE, defend('g', 'block'), 'state:none D-14'],
    ['defend, D-17: it does the other', blocks, defend('g', 'dodge'), 'state:block D-14'],
    ['defend, D-20: a power it lacks', blocks, defend('g', 'block', { power: 'Ice Wall' }), 'target D-20'],
    ['defend, D-20: an attack on something else', blocks, defend('g', 'block', { endurance: false }), 'target D-20'],
    ['defend: ranks are whole', blocks, defend('g', 'block', { rank: -1 }), 'payload(rank/int)'],
    ['defend: a die has six sides', blocks, defend('g', 'block', { dice: [3, 8] }), 'dice(8/1 to 6)'],
    ['defend: two dice', blocks, defend('g', 'block', { dice: [3] }), 'dice(1/2)'],
    ['adjust: more Endurance than the card has', [], of('adjust', 'h', { field: 'endurance', to: 13 }), 'choice(13)'],
    ['adjust: a card without Endurance', [], of('adjust', 'b', { field: 'endurance', to: 0 }), 'choice(0)'],
  ]);
});
