import { describe, expect, it } from 'vitest';
import { getTurnHolder, listTurnOrder } from '../../../../src/shared/play/play-screen/turn-order.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';

const CHARACTERS = {
  lamp: { powerLevel: 5, initiative: 12 },
  moth: { powerLevel: 5, initiative: 9 },
  bell: { powerLevel: 5, initiative: 9 },
};

/** A game of the Action Round after a log: three models on two sides. */
function played(log: readonly Event[], more: Parameters<typeof encounterOf>[1]['options'] = {}) {
  const encounter = encounterOf('action-round', {
    sides: { reds: ['lamp'], blues: ['moth', 'bell'] },
    characters: CHARACTERS,
    options: more,
    log,
  });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  expect(findings).toEqual([]);
  const rules = getPlayRules(LOADED_GAMES, encounter);
  return {
    on: getTurnHolder(rules, activeEncounter as ActiveEncounter),
    order: listTurnOrder(rules, activeEncounter as ActiveEncounter),
  };
}

const BEGUN = [
  { kind: 'begin' },
  { kind: 'tie', model: 'moth', dice: [12] },
  { kind: 'tie', model: 'bell', dice: [3] },
];

describe('who is on', () => {
  it('is nobody in particular before the first round, or while several roll', () => {
    expect(played([]).on).toEqual({ kind: 'everybody' });
    expect(played([{ kind: 'begin' }], { 'ar.initTie': 'rollOff' }).on).toEqual({ kind: 'everybody' });
  });

  it('is the one whose roll is the last that is waited for', () => {
    const log = [{ kind: 'begin' }, { kind: 'tie', model: 'moth', dice: [12] }];
    expect(played(log, { 'ar.initTie': 'rollOff' }).on).toEqual({ kind: 'model', id: 'bell' });
  });

  it('is whoever acts, and after them the next', () => {
    expect(played(BEGUN, { 'ar.initTie': 'rollOff' }).on).toEqual({ kind: 'model', id: 'lamp' });
    expect(played([...BEGUN, { kind: 'end' }], { 'ar.initTie': 'rollOff' }).on).toEqual({ kind: 'model', id: 'moth' });
  });
});

describe('the order of play', () => {
  it('is empty before there is any', () => {
    expect(played([]).order).toEqual([]);
  });

  it('shows who has to roll, and who is equal to another', () => {
    const log = [{ kind: 'begin' }, { kind: 'tie', model: 'moth', dice: [12] }];
    expect(played(log, { 'ar.initTie': 'rollOff' }).order).toEqual([
      { id: 'lamp', kind: 'model', status: 'done' },
      { id: 'moth', kind: 'model', status: 'done', mark: 'tied' },
      { id: 'bell', kind: 'model', status: 'rolls', mark: 'tied' },
    ]);
  });

  it('marks who is on, who follows, who has acted, delayed or gone', () => {
    const log = [...BEGUN, { kind: 'delay', model: 'lamp' }, { kind: 'out', model: 'bell' }];
    expect(played(log, { 'ar.initTie': 'rollOff' }).order).toEqual([
      { id: 'lamp', kind: 'model', status: 'done', mark: 'delayed' },
      { id: 'moth', kind: 'model', status: 'on' },
      { id: 'bell', kind: 'model', status: 'out' },
    ]);
  });

  it('passes over whoever has spent the coming turn on a forced action (D-10)', () => {
    const encounter = encounterOf('bulletproof-blues', {
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

  it('goes in a circle where sides take turns', () => {
    const encounter = encounterOf('ssua', {
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
