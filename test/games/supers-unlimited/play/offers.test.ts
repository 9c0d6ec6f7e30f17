/** What the table is told: offers, costs, lines, duties, tracks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import { offers } from '../../../../src/shared/play/offers.ts';
import type { Play } from '../../../../src/shared/play/state.ts';
import { rules } from './random-log.ts';
import { acting, character, type Event, played, STARTED, type Table } from './table.ts';

const core = (log: readonly Event[], table: Table = {}) => played({ ...table, log }).play as unknown as Play;
const offered = (log: readonly Event[], table: Table = {}) => offers(rules, core(log, table));
const allowed = (log: readonly Event[], table: Table = {}) =>
  offered(log, table)
    .filter(({ refused }) => !refused)
    .map(({ event }) => event);
const bash: Event = { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }] };

describe('offers', () => {
  it('the set-up', () => {
    const kinds = new Set(allowed([]).map(({ kind }) => kind));
    expect([...kinds]).toEqual([
      'terrain-roll',
      'deployment',
      'scenario',
      'subplots',
      'plasma-roll',
      'wits',
      'turn-order',
      'deploy',
    ]);
    expect(offered([]).find(({ event }) => event.kind === 'start')?.refused).toMatchObject({ fact: 'E-136' });
  });

  it('a Turn', () => {
    expect(allowed(STARTED)).toEqual([
      { kind: 'choose', model: 'anna' },
      { kind: 'choose', model: 'ansel' },
      { kind: 'end-game' },
    ]);
    const hurt = [...STARTED, { kind: 'adjust', model: 'anna', field: 'hp', to: 4 }, { kind: 'choose', model: 'anna' }];
    expect(allowed(hurt)).toEqual([{ kind: 'recover', model: 'anna', what: 'hp', dice: [] }, { kind: 'activate' }]);
    const ended = [...acting('anna'), { kind: 'end-activation' }];
    expect(allowed(ended).map(({ kind }) => kind)).toEqual(['hold', 'hold', 'end-turn', 'end-game']);
  });

  it('Actions with their price', () => {
    const all = offered(acting('anna'));
    expect(all.find(({ event }) => event.kind === 'attack')).toEqual({
      event: { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }] },
      cost: { amount: 1, of: 'PP' },
      dice: [],
      areDiceAdded: false,
      more: ['charge', 'object', 'near', 'gimmicks'],
    });
    expect(all.at(-1)?.event).toEqual({ kind: 'end-activation' });
    const charged = offered([...acting('anna'), { kind: 'charge', model: 'anna' }]);
    const strike = charged.find(({ event }) => event.charge === true);
    expect(strike?.cost).toBeUndefined();
    expect(strike?.refused).toBeUndefined();
  });

  it('answers first, Reactions and Gimmicks beside them', () => {
    const table: Table = { gimmicks: { b: ['enduring'] }, characters: [character('bert', { classes: ['tank'] })] };
    expect(allowed([...acting('anna'), bash], table)).toEqual([
      { kind: 'roll', dice: [] },
      { kind: 'react', model: 'bert', reaction: 'block' },
      { kind: 'gimmick', model: 'bert', gimmick: 'enduring' },
    ]);
    const control = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const under = offered([...acting('anna'), control]);
    expect(under.find(({ event }) => event.kind === 'move')).toMatchObject({ cost: { amount: 1, of: 'Control' } });
  });

  it('nothing when it is over', () => {
    expect(offered([...STARTED, { kind: 'end-game' }])).toEqual([]);
  });
});

describe('words', () => {
  it('what is due', () => {
    const line = (...log: readonly Event[]) => rules.dutyLine?.(core([...acting('anna'), ...log]));
    expect(line()).toBeUndefined();
    expect(line(bash)).toBe('anna rolls 3 dice for Bash on bert: 5 or more');
    expect(line({ kind: 'inflict', model: 'bert', effect: 'knockback', amount: 5 })).toBe(
      'bert is knocked back up to 3"',
    );
  });

  it('what is watched', () => {
    const log = [
      ...STARTED,
      { kind: 'adjust', model: 'anna', field: 'hp', to: 3 },
      { kind: 'adjust', model: 'anna', field: 'attack-boost', to: 2 },
    ];
    expect(rules.tracked(core(log), 'anna')).toEqual({
      tracks: [
        { label: 'HP', value: 3, most: 10 },
        { label: 'PP', value: 4, most: 4 },
      ],
      tags: ['Red Zone', 'Attack Boost 2'],
    });
  });

  it('a line for every event, whatever it holds', () => {
    expect(rules.line?.(bash)).toBe('anna attacks with Bash on bert');
    expect(rules.line?.({ kind: 'attack', model: null, targets: [null, 3, { target: [[1]] }] })).toBe(
      '… attacks with Bash on …, …, …',
    );
    const kinds = fc.constantFrom(...rules.events.keys());
    const anything = fc.dictionary(
      fc.constantFrom('model', 'targets', 'dice', 'inches', 'what', 'order'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(kinds, anything, (kind, more) => {
        const line = rules.line?.({ ...(more as JsonObject), kind });
        expect(line === undefined || line.length > 0).toBe(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
