import { describe, expect, it } from 'vitest';
import { getTurnHolder, listTurnOrder } from '../../../../src/shared/play/play-screen/turn-order.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';

/** The characters in the order of their initiative; `moth` and `bell` are tied. */
const CHARACTERS = {
  lamp: { powerLevel: 5, initiative: 12 },
  moth: { powerLevel: 5, initiative: 9 },
  bell: { powerLevel: 5, initiative: 9 },
};

/** Teams of SSUA. A Henchman may not roll for the Initiative of its team. */
const SSUA_TEAMS = {
  sides: { reds: ['lamp'], blues: ['moth'], crew: ['bell'] },
  characters: {
    lamp: { agility: 3, mind: 3 },
    moth: { agility: 3, mind: 3 },
    bell: { agility: 2, mind: 2, henchman: true },
  },
};

/** Replays a log of the Action Round with three models on two sides. */
function playActionRound(
  events: readonly TestEvent[],
  optionValues: Parameters<typeof createEncounter>[1]['options'] = {},
) {
  const encounter = createEncounter('action-round', {
    sides: { reds: ['lamp'], blues: ['moth', 'bell'] },
    characters: CHARACTERS,
    options: optionValues,
    log: events,
  });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  expect(findings).toEqual([]);
  const rules = getPlayRules(LOADED_GAMES, encounter);
  return {
    turnHolder: getTurnHolder(rules, activeEncounter as ActiveEncounter),
    order: listTurnOrder(rules, activeEncounter as ActiveEncounter),
  };
}

/** Begins a round. With the option `rollOff`, the tied models roll: `moth` acts before `bell`. */
const OPENING_EVENTS = [
  { kind: 'begin' },
  { kind: 'tie', model: 'moth', dice: [12] },
  { kind: 'tie', model: 'bell', dice: [3] },
];

describe('getTurnHolder', () => {
  it('returns everybody before the first round and while several models roll', () => {
    expect(playActionRound([]).turnHolder).toEqual({ kind: 'everybody' });
    expect(playActionRound([{ kind: 'begin' }], { 'ar.initTie': 'rollOff' }).turnHolder).toEqual({ kind: 'everybody' });
  });

  it('returns the model of the last pending roll', () => {
    const events = [{ kind: 'begin' }, { kind: 'tie', model: 'moth', dice: [12] }];
    expect(playActionRound(events, { 'ar.initTie': 'rollOff' }).turnHolder).toEqual({ kind: 'model', id: 'bell' });
  });

  it('returns the acting model, and the next model after the turn ends', () => {
    expect(playActionRound(OPENING_EVENTS, { 'ar.initTie': 'rollOff' }).turnHolder).toEqual({
      kind: 'model',
      id: 'lamp',
    });
    expect(playActionRound([...OPENING_EVENTS, { kind: 'end' }], { 'ar.initTie': 'rollOff' }).turnHolder).toEqual({
      kind: 'model',
      id: 'moth',
    });
  });
});

describe('listTurnOrder', () => {
  it('returns an empty list before the game begins', () => {
    expect(playActionRound([]).order).toEqual([]);
  });

  it('shows which models have to roll and which are tied', () => {
    const events = [{ kind: 'begin' }, { kind: 'tie', model: 'moth', dice: [12] }];
    expect(playActionRound(events, { 'ar.initTie': 'rollOff' }).order).toEqual([
      { id: 'lamp', kind: 'model', status: 'done' },
      { id: 'moth', kind: 'model', status: 'done', mark: 'tied' },
      { id: 'bell', kind: 'model', status: 'rolls', mark: 'tied' },
    ]);
  });

  it('marks models that act, have delayed or have left', () => {
    const events = [...OPENING_EVENTS, { kind: 'delay', model: 'lamp' }, { kind: 'out', model: 'bell' }];
    expect(playActionRound(events, { 'ar.initTie': 'rollOff' }).order).toEqual([
      { id: 'lamp', kind: 'model', status: 'done', mark: 'delayed' },
      { id: 'moth', kind: 'model', status: 'on' },
      { id: 'bell', kind: 'model', status: 'out' },
    ]);
  });

  it('D-10: marks a model that has spent its coming turn on a forced action, and skips it', () => {
    const encounter = createEncounter('bulletproof-blues', {
      sides: { reds: ['lamp'], blues: ['moth', 'bell'] },
      characters: { lamp: { perception: 5 }, moth: { perception: 4 }, bell: { perception: 3 } },
      log: [
        { kind: 'aware', order: ['lamp', 'moth', 'bell'] },
        { kind: 'begin' },
        { kind: 'force', model: 'moth', how: 'block' },
      ],
    });
    const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
    expect(findings).toEqual([]);
    const rules = getPlayRules(LOADED_GAMES, encounter);
    expect(listTurnOrder(rules, activeEncounter as ActiveEncounter)).toEqual([
      { id: 'lamp', kind: 'model', status: 'on' },
      { id: 'moth', kind: 'model', status: 'waits', mark: 'spent' },
      { id: 'bell', kind: 'model', status: 'next' },
    ]);
    submitLogEvent(rules, activeEncounter as ActiveEncounter, { kind: 'end' });
    expect(getTurnHolder(rules, activeEncounter as ActiveEncounter)).toEqual({ kind: 'model', id: 'bell' });
  });

  it('A-4: lists the sides while one model of each side rolls for the initiative', () => {
    const encounter = createEncounter('ssua', {
      sides: { reds: ['lamp', 'bell'], blues: ['moth'] },
      characters: { lamp: { agility: 3, mind: 3 }, bell: { agility: 2, mind: 2 }, moth: { agility: 2, mind: 2 } },
      log: [{ kind: 'begin' }, { kind: 'initiative', side: 'reds', model: 'lamp', with: 'agility', dice: [1, 1, 1] }],
    });
    const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
    expect(listTurnOrder(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter)).toEqual([
      { id: 'reds', kind: 'side', status: 'done' },
      { id: 'blues', kind: 'side', status: 'rolls' },
    ]);
  });

  it('A-4: does not say that a side has rolled that nobody can roll for', () => {
    const encounter = createEncounter('ssua', { ...SSUA_TEAMS, log: [{ kind: 'begin' }] });
    const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
    expect(
      listTurnOrder(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter).map(({ id, status }) => [
        id,
        status,
      ]),
    ).toEqual([
      ['reds', 'rolls'],
      ['blues', 'rolls'],
      ['crew', 'waits'],
    ]);
  });

  it('A-9: shows a side as done when all its models were activated', () => {
    const encounter = createEncounter('ssua', {
      ...SSUA_TEAMS,
      log: [
        { kind: 'begin' },
        { kind: 'initiative', side: 'reds', model: 'lamp', with: 'agility', dice: [6, 6, 6] },
        { kind: 'initiative', side: 'blues', model: 'moth', with: 'agility', dice: [1, 1, 1] },
        { kind: 'activate', model: 'lamp' },
        { kind: 'end' },
      ],
    });
    const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
    expect(findings).toEqual([]);
    expect(
      listTurnOrder(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter).map(({ id, status }) => [
        id,
        status,
      ]),
    ).toEqual([
      ['reds', 'done'],
      ['blues', 'on'],
      ['crew', 'next'],
    ]);
  });

  it('lists the sides in a cycle when sides take turns', () => {
    const encounter = createEncounter('ssua', {
      sides: { reds: ['lamp'], blues: ['moth'] },
      characters: { lamp: { agility: 3, mind: 3 }, moth: { agility: 2, mind: 2 } },
      log: [
        { kind: 'begin' },
        { kind: 'initiative', side: 'reds', model: 'lamp', with: 'agility', dice: [1, 1, 1] },
        { kind: 'initiative', side: 'blues', model: 'moth', with: 'agility', dice: [6, 6] },
      ],
    });
    const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
    expect(findings).toEqual([]);
    const rules = getPlayRules(LOADED_GAMES, encounter);
    expect(getTurnHolder(rules, activeEncounter as ActiveEncounter)).toEqual({ kind: 'side', id: 'blues' });
    expect(listTurnOrder(rules, activeEncounter as ActiveEncounter)).toEqual([
      { id: 'blues', kind: 'side', status: 'on' },
      { id: 'reds', kind: 'side', status: 'next' },
    ]);
  });
});
