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
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';

const ssua = (log: readonly object[], character: Record<string, unknown> = { hits: 3 }) =>
  encounterOf('ssua', {
    sides: { a: ['a1=lamp', 'a2=lamp'], b: ['b1=lamp'] },
    characters: { lamp: { agility: 4, mind: 4, ...character } },
    log: log as readonly Event[],
  });
const note = (track: Track) =>
  createTrackNote(t, track, {
    getName: (id) => id,
    formatLabel: (word) => word,
    formatClock: (count) => `Round ${count}`,
  });

function standingOf(encounter: Encounter) {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  const refused = new Set<number>();
  for (const [n, event] of encounter.log.entries())
    if (activeEncounter && submitLogEvent(rules, activeEncounter, event)) refused.add(n);
  return { encounter, rules, activeEncounter, refused };
}

const stateOf = (encounter: Encounter) => {
  const known = new Map((encounter.characters ?? []).map((one) => [one.id, one]));
  return getTrackerState(encounter, createTrackerStart(LOADED_GAMES, standingOf(encounter), known));
};
const hits = (encounter: Encounter, id: string) =>
  stateOf(encounter)
    .models.find((model) => model.id === id)
    ?.tracks.find(({ label }) => label === 'Hits')?.value;

describe('the tracker', () => {
  it('begins where the rules stand, and keeps what is noted', () => {
    const log = [
      { kind: 'begin' },
      { kind: 'adjust', model: 'a1', field: 'hits', to: 2 },
      note({ model: 'b1', label: 'Hits', to: 1 }),
      note({ model: 'b1', label: 'Luck', to: 4 }),
      note({ model: 'a1', tag: 'on fire', on: true }),
      note({ model: 'a2', out: true }),
      note({ turn: 'b1', round: 3 }),
      note({ order: ['b1', 'a2', 'nobody', 'b1'] }),
    ];
    const { round, turn, models } = stateOf(ssua(log));
    expect([round, turn, models.map(({ id }) => id)]).toEqual([3, 'b1', ['b1', 'a2', 'a1']]);
    expect(models[0]?.tracks).toEqual([
      { label: 'AP', value: 8, max: 8 },
      { label: 'Hits', value: 1, max: 3 },
      { label: 'Luck', value: 4 },
    ]);
    expect(models[1]?.isOut).toBe(true);
    expect([models[2]?.tags, models[2]?.tracks[1]?.value]).toEqual([['on fire'], 2]);
  });

  it('passes over notes that say nothing it can read', () => {
    const before = stateOf(ssua([{ kind: 'begin' }]));
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
    for (const track of tracks)
      expect(stateOf(ssua([{ kind: 'begin' }, { kind: 'note', text: 'x', track }]))).toEqual(before);
    expect(stateOf(ssua([{ kind: 'begin' }, { kind: 'odd', track: { turn: 'b1', round: 3 } }]))).toEqual(before);
  });

  it('takes away what is noted as gone, and puts those first who are named in order', () => {
    const begun = { kind: 'begin' };
    const state = stateOf(
      ssua([
        begun,
        note({ model: 'a1', label: 'Luck', to: 4 }),
        note({ model: 'a1', label: 'Luck', to: null }),
        note({ model: 'a1', tag: 'on fire', on: true }),
        note({ model: 'a1', tag: 'hidden', on: true }),
        note({ model: 'a1', tag: 'on fire', on: false }),
        note({ model: 'a2', out: true }),
        note({ model: 'a2', out: false }),
        { kind: 'note', text: 'x', track: { order: ['b1', 3, 'a2'] } },
        note({ turn: null, round: 2 }),
      ]),
    );
    expect(state).toMatchObject({ round: 2, turn: null });
    expect(state.models.map(({ id }) => id)).toEqual(['b1', 'a2', 'a1']);
    const [, a2, a1] = state.models;
    expect([a1?.tags, a1?.tracks.map(({ label }) => label), a2?.isOut]).toEqual([['hidden'], ['AP', 'Hits'], false]);
  });

  it('says in words who comes after whom', () => {
    const text = (track: Track) => note(track).text;
    expect(text({ order: ['b1', 'a1'], moved: 'a1' })).toBe('a1 comes after b1');
    expect(text({ order: ['b1', 'a1'], moved: 'b1' })).toBe('b1 comes first');
    expect(text({ order: ['b1', 'a1'] })).toBe('Order: b1, a1');
  });

  it('gives way to what the rules change later, but for what only it has', () => {
    const tracked = [
      note({ model: 'b1', label: 'Hits', to: 1 }),
      note({ model: 'b1', label: 'Luck', to: 4 }),
      note({ turn: 'b1', round: 3 }),
    ];
    expect(hits(ssua([...tracked, { kind: 'note', text: 'tea' }, { kind: 'end' }]), 'b1')).toBe(1);
    const after = stateOf(ssua([...tracked, { kind: 'adjust', model: 'b1', field: 'hits', to: 2 }]));
    expect([after.round, after.turn]).toEqual([0, null]);
    expect(after.models[2]?.tracks.slice(1)).toEqual([
      { label: 'Hits', value: 2, max: 3 },
      { label: 'Luck', value: 4 },
    ]);
  });

  it('reads nothing into notes that say nothing it knows', () => {
    const odd = [
      { model: 'b1', label: 'Hits', to: '1' },
      { turn: 'b1' },
      { model: 7, out: true },
      null,
      [],
      { order: 'b1' },
    ];
    const log = odd.map((track) => ({ kind: 'note', text: 'odd', track }));
    expect(stateOf(ssua([...log, { kind: 'note', text: '', track: { turn: 'nobody', round: 2 } }]))).toEqual(
      stateOf(ssua([])),
    );
  });

  it('goes back into the rules as corrections, and says what stays as the rules have it', () => {
    const encounter = ssua([
      { kind: 'begin' },
      note({ model: 'b1', label: 'Hits', to: 1 }),
      note({ model: 'a1', label: 'Hits', to: 7 }),
      note({ model: 'a2', out: true }),
      note({ model: 'a2', label: 'Luck', to: 1 }),
    ]);
    const { rules, activeEncounter } = standingOf(encounter);
    if (!activeEncounter) throw new Error('not played');
    const { events, skipped: left } = createCorrections(rules, activeEncounter, stateOf(encounter), 'from the tracker');
    expect(events).toEqual([
      { kind: 'out', model: 'a2', note: 'from the tracker' },
      { kind: 'adjust', model: 'b1', field: 'hits', to: 1, note: 'from the tracker' },
    ]);
    expect(left).toEqual(['lamp 1: Hits']);
    const carried = { ...encounter, log: [...encounter.log, ...events] };
    expect(replay(LOADED_GAMES, carried).findings).toEqual([]);
    expect(hits(carried, 'b1')).toBe(1);
    expect(
      createCorrections(rules, standingOf(carried).activeEncounter ?? activeEncounter, stateOf(carried), '').events,
    ).toEqual([]);
  });

  it('serves characters with errors of their own, and models whose character nobody knows', () => {
    const illegal = ssua([note({ model: 'a1', label: 'Hits', to: 1 })], { hits: 3, agility: -1 });
    expect(openEncounter(LOADED_GAMES, illegal, {}).activeEncounter).toBeUndefined();
    expect(hits(illegal, 'a1')).toBe(1);
    expect(hits(illegal, 'b1')).toBe(3);
    const unknown = { ...illegal, characters: [] };
    expect(hits(unknown, 'a1')).toBe(1);
    expect(stateOf(unknown).models.map(({ name }) => name)).toEqual(['lamp 1', 'lamp 2', 'lamp 3']);
  });
});

describe('the settings of a table', () => {
  it('stand in a key of their own, which is left out where all is as usual', () => {
    const plain = ssua([]);
    expect(getPlaySettings(plain)).toEqual({ hasRules: true, areDiceTyped: false });
    const without = applyEdits(plain, editPlaySettings(plain, { hasRules: false, areDiceTyped: true }));
    expect((without as { table?: unknown }).table).toEqual({ rules: false, dice: 'typed' });
    expect(getPlaySettings(without)).toEqual({ hasRules: false, areDiceTyped: true });
    const back = applyEdits(without, editPlaySettings(without, { hasRules: true, areDiceTyped: false }));
    expect(back).toEqual(plain);
  });

  it('keep keys that others wrote, and pass over what is none', () => {
    const odd = { ...ssua([]), table: { felt: 'green', rules: 'some' } } as Encounter;
    expect(getPlaySettings(odd)).toEqual({ hasRules: true, areDiceTyped: false });
    expect(editPlaySettings(odd, { hasRules: false })).toEqual([
      { op: 'set', path: '/table', value: { felt: 'green', rules: false } },
    ]);
    expect(getPlaySettings({ ...ssua([]), table: 5 } as Encounter).hasRules).toBe(true);
  });
});
