import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/shared/document/edit.ts';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { editPlaySettings, getPlaySettings } from '../../../../src/shared/play/play-screen/play-settings.ts';
import { createTrackNote, getTrackerState, type Track } from '../../../../src/shared/play/play-screen/tracker.ts';
import { createCorrections } from '../../../../src/shared/play/play-screen/tracker-corrections.ts';
import { createTrackerStart } from '../../../../src/shared/play/play-screen/tracker-start.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { openEncounter, replay, submitLogEvent } from '../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';

/** Creates an encounter of SSUA. A lamp has 8 AP (Agility + Mind) and 3 Hits. */
const createSsuaEncounter = (events: readonly object[], characterFields: Record<string, unknown> = { hits: 3 }) =>
  createEncounter('ssua', {
    sides: { a: ['a1=lamp', 'a2=lamp'], b: ['b1=lamp'] },
    characters: { lamp: { agility: 4, mind: 4, ...characterFields } },
    log: events as readonly TestEvent[],
  });
const createNote = (track: Track) =>
  createTrackNote(translate, track, {
    getName: (modelId) => modelId,
    formatLabel: (label) => label,
    formatClock: (count) => `Round ${count}`,
  });

/** Replays the log under the rules. `refused` has the indexes of the events that the rules refuse. */
function openTracker(encounter: Encounter) {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  const refused = new Set<number>();
  for (const [eventIndex, event] of encounter.log.entries())
    if (activeEncounter && submitLogEvent(rules, activeEncounter, event)) refused.add(eventIndex);
  return { encounter, rules, activeEncounter, refused };
}

const getState = (encounter: Encounter) => {
  const charactersById = new Map((encounter.characters ?? []).map((character) => [character.id, character]));
  return getTrackerState(encounter, createTrackerStart(LOADED_GAMES, openTracker(encounter), charactersById));
};
const getHits = (encounter: Encounter, modelId: string) =>
  getState(encounter)
    .models.find((model) => model.id === modelId)
    ?.tracks.find(({ label }) => label === 'Hits')?.value;

describe('the tracker', () => {
  it('starts from the state under the rules and adds what its notes say', () => {
    const events = [
      { kind: 'begin' },
      { kind: 'adjust', model: 'a1', field: 'hits', to: 2 },
      createNote({ model: 'b1', label: 'Hits', to: 1 }),
      createNote({ model: 'b1', label: 'Luck', to: 4 }),
      createNote({ model: 'a1', tag: 'on fire', on: true }),
      createNote({ model: 'a2', out: true }),
      createNote({ turn: 'b1', round: 3 }),
      createNote({ order: ['b1', 'a2', 'nobody', 'b1'] }),
    ];
    const { round, turn, models } = getState(createSsuaEncounter(events));
    expect([round, turn, models.map(({ id }) => id)]).toEqual([3, 'b1', ['b1', 'a2', 'a1']]);
    expect(models[0]?.tracks).toEqual([
      { label: 'AP', value: 8, max: 8 },
      { label: 'Hits', value: 1, max: 3 },
      { label: 'Luck', value: 4 },
    ]);
    expect(models[1]?.isOut).toBe(true);
    // The Hits of `a1` were changed under the rules.
    expect([models[2]?.tags, models[2]?.tracks[1]?.value]).toEqual([['on fire'], 2]);
  });

  it('ignores unreadable notes after the game has begun', () => {
    const stateBefore = getState(createSsuaEncounter([{ kind: 'begin' }]));
    const tracks: readonly unknown[] = [
      ...[undefined, null, 'Hits', [], {}, { label: 'Hits', to: 1 }, { model: 3, label: 'Hits', to: 1 }],
      ...[{ model: 'a1' }, { model: 'a1', label: 'Hits' }, { model: 'a1', label: 3, to: 1 }],
      ...[
        { model: 'a1', label: 'Hits', to: '1' },
        { model: 'a1', tag: 'on fire', on: 1 },
        { model: 'a1', out: 'yes' },
      ],
      ...[
        { model: 'nobody', label: 'Hits', to: 1 },
        { turn: 'b1', round: '3' },
        { turn: 3, round: 3 },
      ],
      ...[{ turn: 'nobody', round: 3 }, { order: 'b1' }],
    ];
    for (const unreadableTrack of tracks)
      expect(
        getState(createSsuaEncounter([{ kind: 'begin' }, { kind: 'note', text: 'x', track: unreadableTrack }])),
      ).toEqual(stateBefore);
    expect(
      getState(createSsuaEncounter([{ kind: 'begin' }, { kind: 'odd', track: { turn: 'b1', round: 3 } }])),
    ).toEqual(stateBefore);
  });

  it('removes what a note sets to nothing, and puts the models of an order first', () => {
    const beginEvent = { kind: 'begin' };
    const trackerState = getState(
      createSsuaEncounter([
        beginEvent,
        createNote({ model: 'a1', label: 'Luck', to: 4 }),
        createNote({ model: 'a1', label: 'Luck', to: null }),
        createNote({ model: 'a1', tag: 'on fire', on: true }),
        createNote({ model: 'a1', tag: 'hidden', on: true }),
        createNote({ model: 'a1', tag: 'on fire', on: false }),
        createNote({ model: 'a2', out: true }),
        createNote({ model: 'a2', out: false }),
        { kind: 'note', text: 'x', track: { order: ['b1', 3, 'a2'] } },
        createNote({ turn: null, round: 2 }),
      ]),
    );
    expect(trackerState).toMatchObject({ round: 2, turn: null });
    expect(trackerState.models.map(({ id }) => id)).toEqual(['b1', 'a2', 'a1']);
    const [, secondModel, thirdModel] = trackerState.models;
    expect([thirdModel?.tags, thirdModel?.tracks.map(({ label }) => label), secondModel?.isOut]).toEqual([
      ['hidden'],
      ['AP', 'Hits'],
      false,
    ]);
  });

  it('describes a new order in words', () => {
    const formatTrack = (track: Track) => createNote(track).text;
    expect(formatTrack({ order: ['b1', 'a1'], moved: 'a1' })).toBe('a1 comes after b1');
    expect(formatTrack({ order: ['b1', 'a1'], moved: 'b1' })).toBe('b1 comes first');
    expect(formatTrack({ order: ['b1', 'a1'] })).toBe('Order: b1, a1');
  });

  it('gives way to later changes under the rules, but keeps values that only it has', () => {
    const trackerNotes = [
      createNote({ model: 'b1', label: 'Hits', to: 1 }),
      createNote({ model: 'b1', label: 'Luck', to: 4 }),
      createNote({ turn: 'b1', round: 3 }),
    ];
    expect(getHits(createSsuaEncounter([...trackerNotes, { kind: 'note', text: 'tea' }, { kind: 'end' }]), 'b1')).toBe(
      1,
    );
    const stateAfter = getState(
      createSsuaEncounter([...trackerNotes, { kind: 'adjust', model: 'b1', field: 'hits', to: 2 }]),
    );
    expect([stateAfter.round, stateAfter.turn]).toEqual([0, null]);
    expect(stateAfter.models[2]?.tracks.slice(1)).toEqual([
      { label: 'Hits', value: 2, max: 3 },
      { label: 'Luck', value: 4 },
    ]);
  });

  it('ignores unreadable notes before the game has begun', () => {
    const unreadableTracks = [
      { model: 'b1', label: 'Hits', to: '1' },
      { turn: 'b1' },
      { model: 7, out: true },
      null,
      [],
      { order: 'b1' },
    ];
    const unreadableNotes = unreadableTracks.map((unreadableTrack) => ({
      kind: 'note',
      text: 'odd',
      track: unreadableTrack,
    }));
    expect(
      getState(
        createSsuaEncounter([...unreadableNotes, { kind: 'note', text: '', track: { turn: 'nobody', round: 2 } }]),
      ),
    ).toEqual(getState(createSsuaEncounter([])));
  });

  it('becomes corrections under the rules, and reports the values it could not transfer', () => {
    const encounter = createSsuaEncounter([
      { kind: 'begin' },
      createNote({ model: 'b1', label: 'Hits', to: 1 }),
      createNote({ model: 'a1', label: 'Hits', to: 7 }),
      createNote({ model: 'a2', out: true }),
      createNote({ model: 'a2', label: 'Luck', to: 1 }),
    ]);
    const { rules, activeEncounter } = openTracker(encounter);
    if (!activeEncounter) throw new Error('not played');
    const { events, skipped } = createCorrections(rules, activeEncounter, getState(encounter), 'from the tracker');
    expect(events).toEqual([
      { kind: 'out', model: 'a2', note: 'from the tracker' },
      { kind: 'adjust', model: 'b1', field: 'hits', to: 1, note: 'from the tracker' },
    ]);
    expect(skipped).toEqual(['lamp 1: Hits']);
    const encounterWithCorrections = { ...encounter, log: [...encounter.log, ...events] };
    expect(replay(LOADED_GAMES, encounterWithCorrections).findings).toEqual([]);
    expect(getHits(encounterWithCorrections, 'b1')).toBe(1);
    expect(
      createCorrections(
        rules,
        openTracker(encounterWithCorrections).activeEncounter ?? activeEncounter,
        getState(encounterWithCorrections),
        '',
      ).events,
    ).toEqual([]);
  });

  it('works with illegal and unknown characters', () => {
    const illegalEncounter = createSsuaEncounter([createNote({ model: 'a1', label: 'Hits', to: 1 })], {
      hits: 3,
      agility: -1,
    });
    expect(openEncounter(LOADED_GAMES, illegalEncounter, {}).activeEncounter).toBeUndefined();
    expect(getHits(illegalEncounter, 'a1')).toBe(1);
    expect(getHits(illegalEncounter, 'b1')).toBe(3);
    const encounterWithoutCharacters = { ...illegalEncounter, characters: [] };
    expect(getHits(encounterWithoutCharacters, 'a1')).toBe(1);
    expect(getState(encounterWithoutCharacters).models.map(({ name }) => name)).toEqual(['lamp 1', 'lamp 2', 'lamp 3']);
  });
});

describe('the play settings of an encounter', () => {
  it('use the key `table`, which is absent when all settings are defaults', () => {
    const plainEncounter = createSsuaEncounter([]);
    expect(getPlaySettings(plainEncounter)).toEqual({ hasRules: true, areDiceTyped: false });
    const changedEncounter = applyEdits(
      plainEncounter,
      editPlaySettings(plainEncounter, { hasRules: false, areDiceTyped: true }),
    );
    expect((changedEncounter as { table?: unknown }).table).toEqual({ rules: false, dice: 'typed' });
    expect(getPlaySettings(changedEncounter)).toEqual({ hasRules: false, areDiceTyped: true });
    const restoredEncounter = applyEdits(
      changedEncounter,
      editPlaySettings(changedEncounter, { hasRules: true, areDiceTyped: false }),
    );
    expect(restoredEncounter).toEqual(plainEncounter);
  });

  it('keep unknown keys and ignore invalid values', () => {
    const oddEncounter = { ...createSsuaEncounter([]), table: { felt: 'green', rules: 'some' } } as Encounter;
    expect(getPlaySettings(oddEncounter)).toEqual({ hasRules: true, areDiceTyped: false });
    expect(editPlaySettings(oddEncounter, { hasRules: false })).toEqual([
      { op: 'set', path: '/table', value: { felt: 'green', rules: false } },
    ]);
    expect(getPlaySettings({ ...createSsuaEncounter([]), table: 5 } as Encounter).hasRules).toBe(true);
  });
});
