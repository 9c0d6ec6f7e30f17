/** Tests the tracked values and offers of models on the play screen. */
import { describe, expect, it } from 'vitest';
import { listOffers } from '../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../src/shared/play/play-screen/event-fields.ts';
import { getTrackedModels } from '../../../../src/shared/play/play-screen/model-changes.ts';
import { createOfferTexts } from '../../../../src/shared/play/play-screen/offer-text.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';
import {
  ACTIVE,
  BETWEEN_TURNS,
  beginEvent,
  CHARACTERS,
  createForcedAction,
  createOut,
  createPerceptionRoll,
  SIDES,
} from './fixtures.ts';

function replayLog(log: readonly TestEvent[]) {
  const encounter = createEncounter('bulletproof-blues', { sides: SIDES, characters: CHARACTERS, log });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error('the log of the test is refused');
  return { activeEncounter, playRules: getPlayRules(LOADED_GAMES, encounter) };
}

const describeModel = (log: readonly TestEvent[], modelId: string) => {
  const { activeEncounter: encounter, playRules } = replayLog(log);
  const { tracks, tags } = getTrackedModels(translate, playRules, encounter).get(modelId) ?? { tracks: [], tags: [] };
  return [tracks, tags];
};

describe('tracked values of a model', () => {
  it('show its Endurance if it has any, and its Perception roll', () => {
    expect(describeModel([], 'h')).toEqual([[{ label: 'Endurance', value: 12, max: 12 }], []]);
    expect(describeModel([beginEvent, createPerceptionRoll('b', [3, 4])], 'b')).toEqual([
      [{ label: 'Perception', value: 12 }],
      [],
    ]);
    expect(describeModel([...ACTIVE, createOut('h')], 'h')[1]).toEqual(['out']);
  });

  it('D-5: show in its turn which actions are left', () => {
    const createLeftTracks = (tasksLeft: number) => [
      { label: 'Task left', value: tasksLeft, max: 1 },
      { label: 'Move left', value: 1, max: 1 },
    ];
    expect(describeModel(ACTIVE, 'b')).toEqual([createLeftTracks(1), []]);
    expect(describeModel([...ACTIVE, { kind: 'action', model: 'b', as: 'task' }], 'b')).toEqual([
      createLeftTracks(0),
      [],
    ]);
    expect(describeModel(ACTIVE, 'g')).toEqual([[], []]);
  });

  it('D-10: show the turns that forced actions cost, and its defense or delay', () => {
    const lostTurns = [{ label: 'Turns to lose', value: 1 }];
    expect(describeModel([...ACTIVE, createForcedAction('g', 'block')], 'g')).toEqual([
      lostTurns,
      ['forced an action', 'blocks'],
    ]);
    expect(describeModel([...ACTIVE, createForcedAction('g', 'dodge')], 'g')).toEqual([
      lostTurns,
      ['forced an action', 'dodges'],
    ]);
    expect(describeModel([...ACTIVE, createForcedAction('g', 'other')], 'g')).toEqual([
      lostTurns,
      ['forced an action'],
    ]);
    expect(describeModel(BETWEEN_TURNS, 'b')).toEqual([[], ['delayed']]);
  });
});

describe('offers of Bulletproof Blues', () => {
  const listAllowedEvents = (log: readonly TestEvent[]) => {
    const { activeEncounter: encounter, playRules } = replayLog(log);
    return listOffers(playRules, encounter).flatMap(({ event, refused }) => (refused ? [] : [event]));
  };

  it('list begin and the order of awareness before a round, and step-in between two turns', () => {
    expect(listAllowedEvents([])).toEqual([{ kind: 'begin' }, { kind: 'aware', order: ['b', 'g', 'h'] }]);
    expect(listAllowedEvents(BETWEEN_TURNS)).toEqual([
      { kind: 'step-in', model: 'b' },
      { kind: 'next' },
      { kind: 'end-game' },
    ]);
  });

  it("D-14: list a defense for a blocking model, with the rank of the active model's power", () => {
    const defenses = listAllowedEvents([...ACTIVE, createForcedAction('g', 'block')]).filter(
      ({ kind }) => kind === 'defend',
    );
    expect(defenses).toEqual([{ kind: 'defend', model: 'g', attacker: 'b', how: 'block', rank: 9, dice: [] }]);
    expect(listAllowedEvents(ACTIVE)).toContainEqual({ kind: 'delay', model: 'b' });
  });

  it('D-14: list a defense for each rank of the attacker if the rank of its attack is unknown', () => {
    const attack = { kind: 'action', model: 'b', as: 'task', name: 'attack', target: 'g' };
    const defenses = listAllowedEvents([...ACTIVE, createForcedAction('g', 'block'), attack]).filter(
      ({ kind }) => kind === 'defend',
    );
    expect(defenses).toEqual([{ kind: 'defend', model: 'g', attacker: 'b', how: 'block', rank: 9, dice: [] }]);
  });

  it('D-14: ask for the rank if neither the attack nor the attacker has one', () => {
    const attack = { kind: 'action', model: 'g', as: 'task', name: 'attack', target: 'h' };
    const log = [...ACTIVE, { kind: 'end' }, createForcedAction('h', 'dodge'), attack];
    const { activeEncounter, playRules } = replayLog(log);
    const [defense, ...otherDefenses] = listOffers(playRules, activeEncounter).filter(
      ({ event }) => event.kind === 'defend',
    );
    if (!defense) throw new Error('no model dodges');
    expect(otherDefenses).toEqual([]);
    expect(defense.event).toEqual({ kind: 'defend', model: 'h', attacker: 'g', how: 'dodge', dice: [] });
    const { label, refused } = createOfferTexts(translate, playRules, activeEncounter, defense);
    expect([label, refused]).toEqual(['h: Dodge', undefined]);
    expect(
      createEventFields(translate, playRules, activeEncounter, defense).find(({ path }) => path === '/rank'),
    ).toMatchObject({ value: undefined, isRequired: true });
  });
});
