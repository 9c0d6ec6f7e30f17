/** Objectives, Subplots, things, models that come and go, and the document itself (4.6.8, 4.6.9, play.md 2). */
import { describe, expect, it } from 'vitest';
import { CITED_FACTS, citeOf } from '../../../../src/shared/games/supers-unlimited/play/cite.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import { HEADINGS } from '../headings.ts';
import { acting, character, type Event, encounter, lastRefusal, model, played, STARTED, type Table } from './table.ts';

const afterLog = (log: readonly Event[], table: Table = {}) => played({ ...table, log });
const refusal = (log: readonly Event[], table: Table = {}) => lastRefusal({ ...table, log });
const set = (id: string, field: string, to: number): Event => ({ kind: 'adjust', model: id, field, to });
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

describe('things and models that come and go', () => {
  const summon = (more: object = {}): Event => ({ kind: 'summon', id: 'pet', side: 'a', character: 'ansel', ...more });
  it('a thing has an id of its own', () => {
    const crate = { kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 2 } };
    expect(afterLog([crate]).normal.things).toEqual({ crate: { kind: 'object', rank: 2 } });
    expect(refusal([crate, crate])).toBe('order.choice crate []');
    expect(refusal([{ kind: 'thing', thing: { id: 'anna', kind: 'object', rank: 2 } }])).toBe('order.choice anna []');
    expect(refusal([{ kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 4 } }])).toBe(
      'order.payload thing/object []',
    );
    expect(refusal([{ kind: 'thing', thing: { id: 'shed', kind: 'building', material: 'solid' } }])).toBe(
      'order.payload thing/object []',
    );
  });

  it('summoned models may be chosen, count as neither Super nor Henchman, and may be dismissed (P-37)', () => {
    const now = afterLog([...STARTED, summon({ resistance: 5 })]);
    expect(now.normal.models).toMatchObject({
      pet: { summoned: true, resistance: 5, side: 'a', character: 'ansel', pp: 4 },
    });
    expect(now.normal.mayAct).toEqual(['anna', 'ansel', 'pet']);
    expect(now.state.deployed.at(-1)).toBe('pet');
    expect(refusal([...STARTED, summon(), { kind: 'choose', model: 'pet' }])).toBeUndefined();
    expect(model(afterLog([...STARTED, summon(), { kind: 'dismiss', model: 'pet' }]), 'pet').out).toBe(true);
    expect(refusal([...STARTED, { kind: 'dismiss', model: 'anna' }])).toBe('order.target E-75 [anna]');
    expect(refusal([...STARTED, summon(), { kind: 'dismiss', model: 'pet' }, { kind: 'dismiss', model: 'pet' }])).toBe(
      'order.state out [pet]',
    );
    expect(refusal([...STARTED, summon({ id: 'bert' })])).toBe('order.choice bert []');
    expect(refusal([...STARTED, summon({ character: 'nobody' })])).toBe('order.unknown nobody []');
    const illegal = { sides: { a: ['anna'], b: ['bert'] }, characters: [character('ansel', { level: 99 })] };
    expect(refusal([...STARTED, summon()], illegal)).toBe('order.target E-75 []');
  });

  it.each([
    ['hp', 0, 'order.choice 0 [anna]'],
    ['hp', 11, 'order.choice 11 [anna]'],
    ['pp', 5, 'order.choice 5 [anna]'],
    ['power', 0, 'order.choice 0 [anna]'],
    ['altitude', 6, 'order.choice 6 [anna]'],
    ['ko', 2, 'order.choice 2 [anna]'],
    ['out', -1, 'order.choice -1 [anna]'],
    ['stun', 100, 'order.choice 100 [anna]'],
    ['luck', 1, 'order.payload field/word [anna]'],
    ['bonusSuccesses', 99, undefined],
  ])('adjust %s to %i', (field, to, expected) => {
    expect(refusal([...STARTED, set('anna', field, to)])).toBe(expected);
  });

  it('adjust follows its fields', () => {
    expect(model(afterLog([...STARTED, set('anna', 'power', 2)]), 'anna')).toMatchObject({ power: 2, pp: 2 });
    const back = afterLog([...STARTED, set('bo', 'out', 1), set('bo', 'out', 0)]);
    expect(model(back, 'bo')).toMatchObject({ out: false, hp: 1 });
    const late = afterLog([...STARTED, set('bo', 'out', 0)], { later: ['bo'] });
    expect(late.state.deployed).toEqual(['anna', 'ansel', 'bert', 'bo']);
  });
});

describe('the document', () => {
  const defects = (table: Table) => replay(encounter(table)).findings.map(({ code, path }) => `${code} ${path}`);
  it.each([
    [{ leaders: { a: 'bert' } }, 'encounter.leader /sides/0/leader'],
    [{ gimmicks: { a: ['teleport'] } }, 'encounter.gimmick /sides/0/gimmicks/0'],
    [{ gimmicks: { b: ['tag-team', 'tag-team'] } }, 'encounter.gimmick /sides/1/gimmicks/1'],
    [{ setup: { levels: 0 } }, 'encounter.number /setup/levels'],
    [{ setup: { things: [{ id: 'x', kind: 'object', rank: 5 }] } }, 'encounter.number /setup/things/0/rank'],
    [
      { setup: { things: [{ id: 'x', kind: 'building', material: 'paper', limit: 3 }] } },
      'encounter.number /setup/things/0/material',
    ],
    [{ setup: { things: [{ id: 'x', kind: 'building', material: 'solid' }] } }, 'encounter.number /setup/things/0'],
    [{ setup: { things: [{ id: 'anna', kind: 'object', rank: 1 }] } }, 'encounter.duplicate-id /setup/things/0/id'],
    [{ setup: { things: [{ kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
    [{ setup: { things: [{ id: 'A b', kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
  ])('%j: %s', (table, expected) => {
    expect(defects(table as Table)).toEqual([expected]);
  });

  it('a thing has a finding for each number and word that is wrong (play.md 2, 4.6.9)', () => {
    const shed = { id: 'x', kind: 'building', material: 'paper', size: [0, 6, 1.3], limit: 1.5 };
    const flat = { id: 'y', kind: 'building', material: 'solid', size: [6, 6] };
    expect(defects({ setup: { things: [shed, flat, { id: 'z', kind: 'tree', rank: 9 }] } })).toEqual(
      ['0/material', '0/size/0', '0/size/2', '0/limit', '1/size', '2/kind'].map(
        (place) => `encounter.number /setup/things/${place}`,
      ),
    );
  });

  it('every fact of the order of play stands under a heading of the book', () => {
    for (const fact of CITED_FACTS) {
      const { chapter = 0, heading = '' } = citeOf(fact);
      expect(HEADINGS[chapter]).toContain(heading);
    }
  });
});
