/** Objectives, Subplots, things, models that come and go, and the document itself (docs/encounters.md#supers-unlimited). */
import { describe, expect, it } from 'vitest';
import { acting, afterLog, character, type Event, refusal, STARTED, set, type Table } from '../support/table.ts';

const scenario = (name: string): Event => ({ kind: 'scenario', scenario: name });

const at = (name: string): readonly Event[] => [scenario(name), ...acting('anna')];

const handle = (marker: string | undefined, dice: readonly number[], more: object = {}): Event => ({
  kind: 'manipulate',
  model: 'anna',
  ...(marker === undefined ? {} : { marker }),
  dice: [...dice],
  ...more,
});

const claim = (marker: string, models: readonly string[], near: readonly string[] = []): Event => ({
  kind: 'claim',
  marker,
  models: [...models],
  near: [...near],
});

const markerOf = (log: readonly Event[], marker: string, table: Table = {}) =>
  afterLog(log, table).state.markers.get(marker);

describe('Manipulate (E-62, E-137)', () => {
  it('without a marker it reloads', () => {
    const now = afterLog([...acting('anna'), handle(undefined, [])]);
    expect(now.normal).toMatchObject({ frame: { used: { manipulate: 1 } } });
    expect(refusal([...acting('anna'), handle(undefined, [1])])).toBe('order.dice 1/0 [anna]');
  });

  it('a Power Marker needs a Trait, TN 8 (E-138)', () => {
    const log = at('danger-zone');
    expect(refusal([...log, handle('power-1', [])])).toBe('order.choice missing E-138 [anna]');
    expect(markerOf([...log, handle('power-1', [8, 1, 1], { trait: 'recovery' })], 'power-1')?.resolved).toBe(true);
    expect(markerOf([...log, handle('power-1', [7, 1, 1], { trait: 'fight' })], 'power-1')?.resolved).toBe(false);
    const resolved = [...log, handle('power-1', [8, 1, 1], { trait: 'fight' })];
    expect(refusal([...resolved, handle('power-1', [8, 1, 1], { trait: 'fight' })])).toBe(
      'order.target E-137 [anna power-1]',
    );
  });

  it('quarters and territories are not tried (E-137)', () => {
    expect(refusal([...at('hold-ground'), handle('quarter-1', [])])).toBe('order.target E-137 [anna quarter-1]');
    expect(refusal([...at('enemy-territory'), handle('territory-b-1', [])])).toBe(
      'order.target E-137 [anna territory-b-1]',
    );
  });

  it('quests: their Trait at TN 9, High Value without a roll (E-139b)', () => {
    const log = (type: string) => [
      scenario('super-quest'),
      { kind: 'quest', marker: 'quest-1', type },
      ...acting('anna'),
    ];
    expect(markerOf([...log('athletics'), handle('quest-1', [9, 1, 1])], 'quest-1')?.resolved).toBe(true);
    expect(markerOf([...log('knowledge'), handle('quest-1', [8, 8])], 'quest-1')?.resolved).toBe(false);
    expect(refusal([...log('might'), handle('quest-1', [9, 1, 1], { trait: 'aim' })])).toBe(
      'order.choice aim E-139b [anna]',
    );
    expect(markerOf([...log('high-value'), handle('quest-1', [])], 'quest-1')?.resolved).toBe(true);
    expect(markerOf([...at('super-quest'), handle('quest-2', [])], 'quest-2')?.resolved).toBe(true);
  });

  it('a Specialty rolls again; on quests with su.specialtyScenario (E-140, E?57)', () => {
    const table: Table = {
      characters: [
        character('anna', { keywords: { type: ['living'], origin: ['skill'], specialties: ['athletics'] } }),
      ],
    };
    const log = [scenario('super-quest'), { kind: 'quest', marker: 'quest-1', type: 'athletics' }, ...acting('anna')];
    const again = handle('quest-1', [1, 1, 1], { rerolls: [{ by: 'specialty', indexes: [1], dice: [9] }] });
    expect(markerOf([...log, again], 'quest-1', table)?.resolved).toBe(true);
    expect(refusal([...log, again], { ...table, options: { 'su.specialtyScenario': false } })).toBe(
      'order.choice specialty E-12 [anna]',
    );
    expect(refusal([...log, again])).toBe('order.choice specialty E-12 [anna]');
  });

  it('Prize: shared points, the sixth scores (E-142)', () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'prize', prize: 'might' },
        { side: 'b', subplot: 'vip' },
      ],
    };
    const log = [subplots, ...acting('anna')];
    const first = [...log, handle('prize-1', [5, 6, 7])];
    expect(markerOf(first, 'prize-1')).toMatchObject({ total: 3, resolved: false });
    const second = afterLog([...first, handle('prize-1', [5, 6, 7])]);
    expect(second.normal).toMatchObject({ vp: { a: 1 }, markers: { 'prize-1': { resolved: true, total: 6 } } });
  });

  it('V.I.P.: Mind at TN 4, own points, the fifth scores (E-143)', () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'vip' },
        { side: 'b', subplot: 'first-blood' },
      ],
    };
    const clever = character('anna', {
      traits: { ...(character('x').traits as object), mind: { dice: 5, resistance: 0 } },
    });
    const log = [subplots, ...acting('anna'), handle('vip-1', [4, 4, 4, 4, 1])];
    const table = { characters: [clever] };
    expect([...(markerOf(log, 'vip-1', table)?.points ?? [])]).toEqual([['a', 4]]);
    expect(afterLog([...log, handle('vip-1', [4, 1, 1, 1, 1])], table).state.vp.get('a')).toBe(1);
    expect(refusal([...log, handle('vip-1', [4, 1, 1, 1, 1], { trait: 'fight' })], table)).toBe(
      'order.choice fight E-143 [anna]',
    );
  });
});

describe('claiming (E-138)', () => {
  const log = at('hold-ground');
  it('one side alone', () => {
    expect(markerOf([...log, claim('quarter-1', ['anna', 'ansel'])], 'quarter-1')).toMatchObject({
      claimed: 'a',
      contested: false,
    });
    expect(markerOf([...log, claim('quarter-1', ['anna', 'bert'])], 'quarter-1')).toMatchObject({
      claimed: null,
      contested: true,
    });
  });

  it('partly in a quarter: neither; in base contact: Contested', () => {
    expect(markerOf([...log, claim('quarter-1', ['anna'], ['bert'])], 'quarter-1')).toMatchObject({
      claimed: null,
      contested: false,
    });
    const territory = [...at('enemy-territory'), claim('territory-b-1', ['anna'], ['bert'])];
    expect(markerOf(territory, 'territory-b-1')).toMatchObject({ claimed: null, contested: true });
  });

  it('the KO’ed and those who are gone do not count', () => {
    const both = [...log, claim('quarter-1', ['anna', 'bert'])];
    expect(markerOf([...both, set('bert', 'ko', 1)], 'quarter-1')).toMatchObject({ claimed: 'a', contested: false });
    expect(markerOf([...both, set('anna', 'out', 1)], 'quarter-1')).toMatchObject({ claimed: 'b' });
  });

  it('is refused where nothing can be claimed', () => {
    expect(refusal([...at('danger-zone'), claim('power-1', ['anna'])])).toBe('order.choice power-1 E-138 []');
    expect(refusal([...log, claim('power-1', ['anna'])])).toBe('order.unknown power-1 []');
  });

  it('brings the Endgame of the scenario, and its score (E-139)', () => {
    const three = [...log, ...['1', '2', '3'].map((n) => claim(`quarter-${n}`, ['anna']))];
    expect(afterLog(three.slice(0, -1)).state.endgameDue).toBe(false);
    expect(afterLog(three).state.endgameDue).toBe(true);
    const ended = afterLog([...three, { kind: 'end-activation' }, { kind: 'end-game' }]);
    expect(ended.normal).toMatchObject({ totals: { a: 3 }, vp: { a: 2 } });
    const territory = [...at('enemy-territory'), claim('territory-b-1', ['anna']), claim('territory-b-2', ['ansel'])];
    expect(afterLog(territory).state.endgameDue).toBe(true);
    const own = [...at('enemy-territory'), claim('territory-a-1', ['anna']), claim('territory-a-2', ['ansel'])];
    expect(afterLog(own).state.endgameDue).toBe(false);
    const quests = [1, 2, 3, 4].flatMap((n) => [
      { kind: 'adjust', model: 'anna', field: 'pp', to: 4 },
      ...(n === 3 ? [{ kind: 'end-activation' }, { kind: 'hold', model: 'anna' }] : []),
      handle(`quest-${n}`, []),
      claim(`quest-${n}`, ['anna']),
    ]);
    expect(afterLog([...at('super-quest'), ...quests]).normal).toMatchObject({ endgameDue: true });
  });
});

describe('First Blood and Take Their Leader (E-140, E-141)', () => {
  const picks = (a: string, b: string): Event => ({
    kind: 'subplots',
    picks: [
      { side: 'a', subplot: a },
      { side: 'b', subplot: b },
    ],
  });
  const vp = (log: readonly Event[], table: Table = {}) => Object.fromEntries(afterLog(log, table).state.vp);

  it('score once, twice where both picked them', () => {
    expect(vp([picks('first-blood', 'vip'), ...STARTED, set('bert', 'out', 1), set('anna', 'out', 1)])).toEqual({
      a: 1,
      b: 0,
    });
    expect(vp([picks('first-blood', 'first-blood'), ...STARTED, set('bert', 'out', 1)])).toEqual({ a: 2, b: 0 });
    const henchman = { characters: [character('bert', { level: 1 })] };
    expect(vp([picks('first-blood', 'vip'), ...STARTED, set('bert', 'out', 1)], henchman)).toEqual({ a: 0, b: 0 });
  });

  it('the leader of the side, with su.replaceLeader the next one (E?49)', () => {
    const log = [picks('take-their-leader', 'vip'), ...STARTED];
    expect(vp([...log, set('bo', 'out', 1)])).toEqual({ a: 0, b: 0 });
    expect(vp([...log, set('bert', 'out', 1)])).toEqual({ a: 1, b: 0 });
    expect(vp([...log, set('bo', 'out', 1)], { leaders: { b: 'bo' } })).toEqual({ a: 1, b: 0 });
    const late = [...STARTED, set('bert', 'out', 1)];
    expect(afterLog(late).state.extra.leaders.get('b')).toBe('bert');
    expect(afterLog(late, { options: { 'su.replaceLeader': true } }).state.extra.leaders.get('b')).toBe('bo');
  });
});
