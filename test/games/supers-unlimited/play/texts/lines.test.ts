/** Tests the texts of events, outcomes, duties and refusals, with the names of models. */
import { describe, expect, it } from 'vitest';
import { play as supersUnlimited } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import { createOffer } from '../../../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import {
  formatDuty,
  formatEvent,
  formatEventOutcome,
  listBoardNotes,
} from '../../../../../src/shared/play/play-screen/event-text.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import {
  createActivation,
  createCharacter,
  type EncounterSpec,
  playGame,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const playRules = supersUnlimited as PlayRules;
const NAMED_CHARACTERS = [
  createCharacter('anna', { name: 'Anvil' }),
  createCharacter('bert', { name: 'Wasp' }),
  createCharacter('ansel', { name: 'Moth' }),
  createCharacter('bo', { name: 'Kite' }),
];
const startEncounter = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  playGame({ characters: NAMED_CHARACTERS, ...encounterSpec, log: eventLog }).encounter as unknown as ActiveEncounter;
const createAttack = (eventKeys: object = {}): TestEvent =>
  ({ kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }], ...eventKeys }) as TestEvent;
const createInflict = (effectWord: string, points: number, eventKeys: object = {}): TestEvent =>
  ({ kind: 'inflict', model: 'bert', effect: effectWord, amount: points, by: 'anna', ...eventKeys }) as TestEvent;

describe('lines of log events', () => {
  const encounterSpec: EncounterSpec = { setup: { things: [{ id: 'old-car', kind: 'object', rank: 1 }] } };
  const questScenario: TestEvent = { kind: 'scenario', scenario: 'super-quest' };
  const encounter = startEncounter([questScenario, ...createActivation('anna')], encounterSpec);

  it.each<[TestEvent, string]>([
    [{ kind: 'terrain-roll', rolls: [{ side: 'a', dice: [7] }] } as never, 'Terrain Roll: a 7'],
    [{ kind: 'deployment', type: 'zones', dice: [4] }, 'Deployment by Zones (the die shows 4)'],
    [{ kind: 'scenario', scenario: 'hold-ground' }, 'The scenario is Hold Ground'],
    [{ kind: 'quest', marker: 'quest-2', type: 'might' }, 'Quest Marker 2 is Might'],
    [
      { kind: 'subplots', picks: [{ side: 'a', subplot: 'prize', prize: 'might' }] } as never,
      'Subplots: a the Prize of Might',
    ],
    [{ kind: 'turn-order', order: ['b', 'a'] }, 'Turns go in the order b, then a'],
    [{ kind: 'choose', model: 'anna', returns: ['ansel'] }, 'Anvil is chosen; Moth back on the table'],
    [
      { kind: 'choose', model: 'anna', upkeep: [{ model: 'ansel', pp: 2, what: 'Shell' }] } as never,
      'Anvil is chosen; Moth pays 2 PP for Shell',
    ],
    [{ kind: 'choose', model: 'anna', dangerous: 2 }, 'Anvil is chosen; in Dangerous Terrain'],
    [{ kind: 'activate', dangerous: 2 }, 'The Activation begins, into Dangerous Terrain (2 Damage)'],
    [{ kind: 'charge', model: 'anna', inches: 4 }, 'Anvil charges 4 inches'],
    [
      { kind: 'move', model: 'anna', by: 'flight', inches: 3, up: 2, plasma: true },
      'Anvil moves 3 inches by Flight, 2 up, onto a Plasma X marker',
    ],
    [
      { kind: 'run', model: 'anna', inches: 1, with: ['ansel'], gimmicks: ['ride-along'] },
      'Anvil runs 1 inch, with Moth along, playing Ride Along',
    ],
    [createAttack(), 'Anvil attacks Wasp with Bash'],
    [
      createAttack({ targets: [{ target: 'bert', cover: true, distance: 2 }], charge: true, object: 'old-car' }),
      'Anvil attacks Wasp (2 inches away, in Cover) with Bash, out of the Charge, hitting with Old Car',
    ],
    [createAttack({ targets: [{ target: 'entangle:anna' }] }), 'Anvil attacks the Entangle on Anvil with Bash'],
    [createAttack({ gimmicks: ['sunday-punch'] }), 'Anvil attacks Wasp with Bash, playing Sunday Punch'],
    [{ kind: 'manipulate', model: 'anna', marker: 'quest-1', dice: [3, 9] }, 'Anvil tries Quest Marker 1: 3, 9'],
    [{ kind: 'recover', model: 'anna', what: 'ko', dice: [7] }, 'Anvil rolls to wake up: 7'],
    [
      { kind: 'recover', model: 'anna', what: 'stun', dice: [7], powerUp: true },
      'Anvil rolls to shake off Stun with Power Up: 7',
    ],
    [{ kind: 'react', model: 'bert', reaction: 'block' }, 'Wasp blocks'],
    [
      { kind: 'react', model: 'bo', reaction: 'fallen-ally', ally: 'bert', distance: 3, inches: 5 },
      'Kite reacts to the fall of Wasp: a move 5 inches',
    ],
    [{ kind: 'gimmick', model: 'bert', gimmick: 'mastermind', supers: ['bo'] }, 'Wasp plays Mastermind: Kite'],
    [createInflict('damage', 3), 'Wasp takes 3 Damage from Anvil'],
    [{ kind: 'claim', marker: 'quest-1', models: ['anna', 'ansel'] }, 'At Quest Marker 1: Anvil and Moth'],
    [
      { kind: 'thing', thing: { id: 'old-car', kind: 'object', rank: 1 } },
      'Old Car is on the table, an Object of Rank 1',
    ],
    [{ kind: 'adjust', model: 'bert', field: 'hp', to: 4 }, 'Wasp: HP is 4'],
    [{ kind: 'adjust', model: 'bert', field: 'ko', to: 0 }, 'Wasp is no longer KO’ed'],
  ])('describe %j', (logEvent, expectedLine) => {
    expect(formatEvent(translate, playRules, encounter, logEvent)).toBe(expectedLine);
  });
});

describe('outcomes of log events', () => {
  const formatOutcome = (eventLog: readonly TestEvent[], encounterSpec?: EncounterSpec) => {
    const wholeLog = [...createActivation('anna'), ...eventLog];
    return formatEventOutcome(
      translate,
      playRules,
      startEncounter(wholeLog, encounterSpec),
      wholeLog.at(-1) as TestEvent,
    );
  };

  it('describe an attack by Successes, POWs and what the target takes', () => {
    expect(formatOutcome([createAttack(), { kind: 'roll', dice: [2, 3, 4] }])).toBe(
      'Bash of Anvil on Wasp: no Success',
    );
    expect(formatOutcome([createAttack(), { kind: 'roll', dice: [2, 9, 10, 1] }])).toBe(
      'Bash of Anvil on Wasp: 2 Successes, 1 POW: Wasp takes 2 Damage',
    );
    const weakEvent: TestEvent = { kind: 'adjust', model: 'bert', field: 'hp', to: 1 };
    expect(formatOutcome([weakEvent, createAttack(), { kind: 'roll', dice: [2, 9, 1] }])).toBe(
      'Bash of Anvil on Wasp: 1 Success: Wasp takes 1 Damage and is Incapacitated',
    );
  });

  it('describe a KO roll, Knockback and Slams', () => {
    const redZoneEvent: TestEvent = { kind: 'adjust', model: 'bert', field: 'hp', to: 4 };
    expect(formatOutcome([redZoneEvent, createInflict('damage', 1), { kind: 'roll', dice: [1, 2, 3] }])).toBe(
      'Wasp is KO’ed with no Success',
    );
    const pushEvents = [createInflict('knockback', 7), { kind: 'knockback', distance: 4, contact: 'bo' } as TestEvent];
    expect(formatOutcome(pushEvents)).toBe('Wasp takes it');
    expect(formatOutcome([...pushEvents, { kind: 'roll', dice: [10, 1] }])).toBe('Slam of Wasp: 1 Damage and 1 Stun');
  });

  it('describe Poison at the end of the Recovery, and a missing Activation', () => {
    const hurtLog = [...createActivation('anna').slice(0, -1)];
    const poisonEvent: TestEvent = { kind: 'adjust', model: 'anna', field: 'poison', to: 2 };
    const koEvent: TestEvent = { kind: 'adjust', model: 'anna', field: 'ko', to: 1 };
    const formatLastOutcome = (...eventLog: readonly TestEvent[]) =>
      formatEventOutcome(translate, playRules, startEncounter([...hurtLog, ...eventLog]), eventLog.at(-1) as TestEvent);
    expect(formatLastOutcome(poisonEvent, { kind: 'activate' })).toBe('2 Damage by Poison');
    expect(formatLastOutcome(koEvent, { kind: 'activate' })).toBe('Anvil is KO’ed and has no Actions');
  });

  it('describe the end of the game', () => {
    const eventLog: TestEvent[] = [{ kind: 'scenario', scenario: 'slugfest' }, ...STARTED_GAME, { kind: 'end-game' }];
    expect(formatEventOutcome(translate, playRules, startEncounter(eventLog), { kind: 'end-game' })).toBe(
      'the game is a draw: a 1 VP, b 1 VP',
    );
  });
});

describe('duties and notes', () => {
  it('name the player who decides and what the dice mean', () => {
    const redZoneEvent: TestEvent = { kind: 'adjust', model: 'bert', field: 'hp', to: 4 };
    const formatDutyAfter = (...eventLog: readonly TestEvent[]) =>
      formatDuty(translate, playRules, startEncounter([...createActivation('anna'), ...eventLog]));
    expect(formatDutyAfter(createAttack())).toBe(
      'Does Wasp’s player answer with Block for 1 PP? If not, Anvil’s player rolls 3 dice for Bash on Wasp: each 5 or more is a Success',
    );
    expect(formatDutyAfter(redZoneEvent, createInflict('damage', 1))).toBe(
      'Wasp’s player rolls 3 dice to keep Wasp awake in the Red Zone: each 7 or more is a Success, without one it is KO’ed',
    );
    expect(formatDutyAfter(createInflict('knockback', 5))).toBe(
      'Anvil’s player moves Wasp 3 inches straight away: how far does it get, and what does it hit?',
    );
    expect(formatDutyAfter(createInflict('control', 2, { type: 'all' }))).toBe(
      'Anvil’s player acts with Wasp: 2 Actions left, or end the Control',
    );
  });

  it('show how to resolve an objective', () => {
    const eventLog: TestEvent[] = [{ kind: 'scenario', scenario: 'danger-zone' }, ...STARTED_GAME];
    const [agreedNote, markerNote] = listBoardNotes(translate, playRules, startEncounter(eventLog));
    expect(agreedNote).toBe('Agreed: scenario Danger Zone');
    expect(markerNote).toContain('Power Marker 1 (any Trait against 8), Power Marker 2');
  });
});

describe('reasons of refusals', () => {
  const createTexts = (eventLog: readonly TestEvent[], logEvent: TestEvent, encounterSpec: EncounterSpec = {}) => {
    const encounter = startEncounter(eventLog, encounterSpec);
    return createOfferTexts(
      translate,
      playRules,
      encounter,
      createOffer(playRules, encounter, logEvent as never, false),
    );
  };

  it('explain the rule about a target, a limit or a Gimmick, with its chapter', () => {
    const entangledLog = [
      ...createActivation('anna'),
      { kind: 'adjust', model: 'anna', field: 'entangle', to: 2 } as TestEvent,
    ];
    expect(createTexts(entangledLog, createAttack())).toMatchObject({
      label: 'Attack with Bash',
      refused:
        'Not at or with Wasp: who is entangled hits only the Entangle with Fight and Aim, and only these hit an Entangle.',
      chapter: 'chapter 6',
    });
    const twiceAimed = [
      ...createActivation('anna'),
      ...Array(2).fill({ kind: 'called-shot', model: 'anna' }),
    ] as TestEvent[];
    expect(createTexts(twiceAimed, { kind: 'called-shot', model: 'anna' })).toMatchObject({
      refused: 'Each Action at most twice in an Activation, moves twice in all.',
      chapter: 'chapter 3',
    });
    const encounterSpec: EncounterSpec = { gimmicks: { a: ['tag-team'] } };
    expect(
      createTexts(createActivation('anna'), { kind: 'gimmick', model: 'ansel', gimmick: 'tag-team' }, encounterSpec),
    ).toMatchObject({
      refused: 'It is played when the Activation of another Super of the team has ended.',
      chapter: 'chapter 7',
    });
  });
});

it('says where Power Markers are stated when an Activation begins, as long as one is not resolved (E-138)', () => {
  const eventLog: readonly TestEvent[] = [
    { kind: 'scenario', scenario: 'danger-zone' },
    ...STARTED_GAME,
    { kind: 'choose', model: 'anna' },
  ];
  const formatHint = (hintLog: readonly TestEvent[]) =>
    playRules.words?.formatHint?.(translate, playGame({ log: hintLog }).encounter as unknown as ActiveEncounter);
  expect(formatHint(eventLog)).toBe('state a Power Marker in base contact with the … of the button');
  expect(formatHint([...eventLog, { kind: 'activate' }])).toBeUndefined();
  expect(formatHint(eventLog.slice(1))).toBeUndefined();
});
