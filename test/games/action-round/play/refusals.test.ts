/** Every refusal of the order of play of the Action Round (docs/encounters.md#the-action-round). */
import { describe } from 'vitest';
import { type Row, refusalTests } from '../../../support/play/refusals.ts';
import { ACTIVE, act, begin, CHARACTERS, end, fatigue, GAP, of, out, READIED, react, SIDES, surge } from './table.ts';

const TABLE = { sides: SIDES, characters: CHARACTERS };
const ABLE: readonly (readonly [string, object])[] = [
  ['action', { name: 'defend' }],
  ['ready', { action: 'stunt', trigger: 'x' }],
  ['trigger', {}],
  ['reaction', { name: 'smash' }],
  ['surge', { benefit: 'boost' }],
  ['delay', {}],
];

describe('whoever is out or incapacitated', () => {
  refusalTests('action-round', TABLE, [
    ...ABLE.flatMap(([kind, more]): Row[] => [
      [`${kind}: out`, [...ACTIVE, out('p')], of(kind, more), 'state:out'],
      [`${kind}: incapacitated`, [...ACTIVE, fatigue(3)], of(kind, more), 'state:incapacitated C-76'],
      [`${kind}: not between rounds`, [], of(kind, more), 'phase(between)'],
    ]),
    ['step-in: out', [...GAP, out('p')], of('step-in'), 'state:out'],
    ['step-in: incapacitated', [...GAP, fatigue(3)], of('step-in'), 'state:incapacitated C-76'],
  ]);
});

describe('order', () => {
  const typed = (score: unknown) => of('initiative', { score });
  refusalTests('action-round', TABLE, [
    ['C?1: a typed score is needed', [], of('initiative'), 'payload(score/integer)'],
    ['C?1: and whole', [], typed(1.5), 'payload(score/integer)'],
    ['C?1: only before the first round', [begin, end, end, end], typed(3), 'limit(1/0) C?1'],
    ['C?1: nobody types in a round', ACTIVE, typed(3), 'phase(slot)'],
    ['a round is going on', ACTIVE, begin, 'phase(slot)'],
    ['place: out', [...ACTIVE, out('r')], { kind: 'place', model: 'r' }, 'state:out'],
    ['place: before itself', ACTIVE, of('place', { before: 'p' }), 'choice(p)'],
    ['place: before one without a place', [out('r'), begin], of('place', { before: 'r' }), 'choice(r)'],
    [
      'in: before one without a place',
      [out('q'), out('r'), begin],
      { kind: 'in', model: 'q', before: 'r' },
      'choice(r)',
    ],
    ['in: it is in', ACTIVE, of('in'), 'state:in'],
    ['end: nobody has a turn', GAP, end, 'phase(gap)'],
    ['next: somebody has a turn', ACTIVE, { kind: 'next' }, 'phase(slot)'],
    ['C-81: only in the own turn', ACTIVE, of('delay', { model: 'q' }), 'turn C-81'],
    ['C-81, P-15: whoever acted does not delay', [...ACTIVE, act('talk')], of('delay'), 'state:acted C-81'],
    ['C-81: not delayed', GAP, of('step-in', { model: 'q' }), 'turn C-81'],
    ['P-12: not in the turn of another', [begin, of('delay')], of('step-in'), 'phase(slot)'],
    ['adjust: fatigue is 0 to 3', [], fatigue(4), 'choice(4)'],
    ['adjust: scores are -99 to 99', [], of('adjust', { field: 'score', to: -100 }), 'choice(-100)'],
    ['adjust: stress is 0 to 99', [], of('adjust', { field: 'stress', to: 100 }), 'choice(100)'],
    ['adjust: no such field', [], of('adjust', { field: 'bank', to: 1 }), 'payload(field/word)'],
  ]);
  const d20 = (dice: readonly number[], model = 'p') => ({ kind: 'initiative', model, dice });
  refusalTests('action-round', { ...TABLE, options: { 'ar.initMode': 'd20' } }, [
    ['C?1: dice are needed', [begin], of('initiative', { score: 3 }), 'payload(dice/dice)'],
    ['C?1: not before the round', [], d20([3]), 'phase(between)'],
    ['C?1: out', [begin, out('p')], d20([3]), 'state:out'],
    ['C?1: rolled already', [begin, d20([3])], d20([3]), 'turn C?1'],
    ['C?1: a die of twenty', [begin], d20([21]), 'dice(21/1 to 20)'],
    ['C?1: of which there is one', [begin], d20([1, 2]), 'dice(2/1)'],
    ['nobody is placed while they roll', [begin], of('place'), 'phase(initiative)'],
    ['nor comes in', [out('r'), begin], of('in', { model: 'r' }), 'phase(initiative)'],
  ]);
  const twins = { ...CHARACTERS, q: CHARACTERS.p };
  refusalTests('action-round', { ...TABLE, characters: twins }, [
    ['C?2: not tied', ACTIVE, { kind: 'tie', model: 'r', dice: [1] }, 'turn C?2'],
    ['C?2: rolled', [...ACTIVE, of('tie', { dice: [1] })], of('tie', { dice: [1] }), 'turn C?2'],
    ['C?2: a die of twenty', ACTIVE, of('tie', { dice: [0] }), 'dice(0/1 to 20)'],
    ['C?2: the others wait', ACTIVE, act('defend'), 'phase(ties)'],
  ]);
});

describe('actions', () => {
  const quicks = [act('draw'), act('draw'), act('draw')];
  refusalTests('action-round', TABLE, [
    ['C-82: a name that is not in the list states its type', ACTIVE, act('use-power'), 'payload(as/word)'],
    ['C-47: whom to aim at', ACTIVE, act('aim'), 'payload(target/id)'],
    ['C-21: what to recover', ACTIVE, act('recover'), 'payload(remove/word)'],
    ['C-2: not its turn', ACTIVE, act('defend', { model: 'q' }), 'turn C-2'],
    ['C-2: a Quick action of another without a bank', ACTIVE, act('draw', { model: 'q' }), 'turn C-2'],
    ['C-8: a banked Quick action goes with a Reaction', [...ACTIVE, end], act('draw'), 'turn C-2'],
    ['C-8: of its own type', [...ACTIVE, end, react('dodge')], act('walk', { as: 'quick' }), 'choice(quick) C-3'],
    ['C-3: the list says of what type it is', ACTIVE, act('defend', { as: 'move' }), 'choice(move) C-3'],
    ['C-4: one Standard', [...ACTIVE, act('defend')], act('stunt'), 'limit(1/1) C-4'],
    ['C-4: one Move beside a Standard', [...ACTIVE, act('defend'), act('walk')], act('run'), 'limit(1/1) C-4'],
    ['C-4: two Moves without one', [...ACTIVE, act('walk'), act('walk')], act('run'), 'limit(2/2) C-4'],
    ['C-4: no Standard after two Moves', [...ACTIVE, act('walk'), act('run')], act('defend'), 'limit(0/0) C-4'],
    ['C-4: three Quick', [...ACTIVE, ...quicks], act('draw'), 'limit(3/3) C-4'],
    ['C-4: no Move after three Quick', [...ACTIVE, ...quicks], act('walk'), 'limit(0/0) C-4'],
    [
      'C-4: one Quick beside the rest',
      [...ACTIVE, act('defend'), act('walk'), act('draw')],
      act('draw'),
      'limit(1/1) C-4',
    ],
    [
      'C-5: one Area Power a round',
      [...ACTIVE, act('use-power', { as: 'standard', area: true })],
      act('use-power', { as: 'move', area: true }),
      'limit(1/1) C-5',
    ],
    ['ready, C-2: not its turn', ACTIVE, of('ready', { model: 'q', action: 'x', trigger: 'y' }), 'turn C-2'],
    [
      'ready, C-4: a Standard',
      [...ACTIVE, act('defend')],
      of('ready', { action: 'x', trigger: 'y' }),
      'limit(1/1) C-4',
    ],
    ['ready: a trigger', ACTIVE, of('ready', { action: 'x' }), 'payload(trigger/text)'],
    ['ready: nothing that is free', ACTIVE, of('ready', { action: 'x', as: 'free', trigger: 'y' }), 'payload(as/word)'],
  ]);
  refusalTests('action-round', { ...TABLE, options: { 'ar.chargeUsesMove': true } }, [
    ['C?14: a Charge needs a Move too', [...ACTIVE, act('walk')], act('charge'), 'limit(1/1) C-4'],
  ]);
  refusalTests('action-round', { ...TABLE, options: { 'ar.bankQuick': false } }, [
    ['C?5: nothing is banked, by option', [...ACTIVE, end, react('dodge')], act('draw'), 'turn C-2'],
  ]);
});

describe('reactions', () => {
  refusalTests('action-round', TABLE, [
    ['trigger, C-23: nothing readied', ACTIVE, of('trigger', { model: 'q' }), 'turn C-23'],
    ['trigger, C-23: in the own turn', READIED.slice(0, 2), of('trigger'), 'turn C-23'],
    ['reaction, C-23: it holds a readied action', READIED, react('smash'), 'state:ready C-23'],
    ['surge, C-23: it holds a readied action', READIED, surge('boost'), 'state:ready C-23'],
    ['reaction, C-3: one a slot', [...ACTIVE, react('smash')], react('slam'), 'limit(1/1) C-3'],
    ['surge, C-3: one a slot', [...ACTIVE, surge('boost')], surge('retry'), 'limit(1/1) C-3'],
    ['surge, C-75: one more Standard in the own turn only', ACTIVE, surge('additional', 'q'), 'turn C-75'],
    ['surge: no such benefit', ACTIVE, surge('luck'), 'payload(benefit/word)'],
    ['reaction: feet are whole', ACTIVE, react('slam', { feet: 2.5 }), 'payload(feet/int)'],
  ]);
  refusalTests('action-round', { ...TABLE, options: { 'ar.stackAttackReactions': true } }, [
    ['C?7: Smash and Slam, each once', [...ACTIVE, react('smash')], react('smash'), 'limit(1/1) C-3'],
    ['C?7: and no third', [...ACTIVE, react('smash'), react('slam')], react('smash'), 'limit(2/1) C-3'],
    ['C?7: nothing else', [...ACTIVE, react('smash')], react('dodge'), 'limit(1/1) C-3'],
  ]);
  const perRound = { ...TABLE, options: { 'ar.reactionLimit': 'perRound' } };
  refusalTests('action-round', perRound, [
    ['P-13: one between two of the own turns', [...ACTIVE, react('smash'), end], react('smash'), 'limit(1/1) C-3'],
    [
      'C-3: a readied action is the reaction of its slot',
      [begin, react('x'), ...READIED.slice(1)],
      of('trigger'),
      'limit(1/1) C-3',
    ],
  ]);
});

describe('destiny, effects and checks', () => {
  const spend = (dice: readonly number[]) => of('destiny', { use: 'coup', dice });
  refusalTests('action-round', TABLE, [
    ['C-59: none left', [...ACTIVE, spend([3])], spend([3]), 'cost(0/1) C-59'],
    ['C-59: a d6', ACTIVE, spend([7]), 'dice(7/1 to 6)'],
    ['C-59: one die', ACTIVE, spend([]), 'dice(0/1)'],
    ['destiny: no such use', ACTIVE, of('destiny', { use: 'luck', dice: [1] }), 'payload(use/word)'],
    ['destiny: between rounds', [], spend([3]), 'phase(between)'],
    ['lift: no such effect', ACTIVE, of('lift', { name: 'glow' }), 'choice(glow)'],
    ['effect: until when', ACTIVE, of('effect', { name: 'glow', until: 'noon' }), 'payload(until/word)'],
    ['condition: on or off', ACTIVE, of('condition', { name: 'prone' }), 'payload(on/bool)'],
    ['C-79: two raises', ACTIVE, of('check', { total: 20, dc: 10, raises: 3 }), 'limit(3/2) C-79'],
    ['check: a total', ACTIVE, of('check', { dc: 10 }), 'payload(total/integer)'],
    ['check: of what', ACTIVE, of('check', { total: 1, dc: 10, of: 'luck' }), 'payload(of/word)'],
  ]);
  refusalTests('action-round', { ...TABLE, options: { 'ar.destinyDie': 'd12' } }, [
    ['C?12: another die by option', ACTIVE, spend([13]), 'dice(13/1 to 12)'],
  ]);
});
