/** What the table is told: offers, costs, lines, duties, tracks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { listOffers } from '../../../../../src/shared/play/offers.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { runs } from '../../../../support/runs.ts';
import { t } from '../../../../support/texts.ts';
import { randomGame, rules } from '../support/random-log.ts';
import { acting, character, type Event, played, STARTED, type Table } from '../support/table.ts';

const core = (log: readonly Event[], table: Table = {}) =>
  played({ ...table, log }).encounter as unknown as ActiveEncounter;
const offered = (log: readonly Event[], table: Table = {}) => listOffers(rules, core(log, table));
const possible = (log: readonly Event[], table: Table, free: boolean) =>
  offered(log, table)
    .filter(({ refused, isFree }) => !refused && isFree === free)
    .map(({ event }) => event);
/** What leads on. */
const allowed = (log: readonly Event[], table: Table = {}) =>
  possible(log, table, false).filter(({ reaction }) => reaction !== 'other');
const free = (log: readonly Event[], table: Table = {}) => possible(log, table, true);
const idItself = (id: string): string => id;
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
      cost: { amount: 1, unit: 'PP' },
      dice: [],
      addsDice: false,
      optionalKeys: ['charge', 'object', 'near', 'gimmicks'],
      isFree: false,
    });
    expect(allowed(acting('anna')).at(-1)).toEqual({ kind: 'end-activation' });
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
    expect(under.find(({ event }) => event.kind === 'move')).toMatchObject({ cost: { amount: 1, unit: 'Control' } });
    // Between Turns too: the Actions of who is controlled are no part of the activation.
    const blind = { kind: 'adjust', model: 'bert', field: 'blind', to: 1 };
    const between = offered([...STARTED, blind, control]).find(({ event }) => event.kind === 'recover');
    expect(between).toMatchObject({ event: { what: 'blind' }, cost: { amount: 1, unit: 'Control' } });
  });

  it('more dice than anybody has', () => {
    const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 1e12, by: 'anna' };
    const [first] = offered([...acting('anna'), push, { kind: 'knockback', distance: 1e12 - 2, contact: 'bo' }]);
    expect(first).toMatchObject({
      event: { kind: 'roll' },
      dice: [{ sides: 10, length: 5e11 - 1 }],
      addsDice: false,
    });
    const roll = offered([...acting('anna'), bash]).find(({ event }) => event.kind === 'roll');
    expect(roll).toMatchObject({ dice: [{ sides: 10, length: 3 }], addsDice: true });
  });

  it('nothing when it is over', () => {
    expect(offered([...STARTED, { kind: 'end-game' }])).toEqual([]);
  });

  it('a Reaction of an Ability to everybody in play, wherever it comes from (E-65), for 1 PP', () => {
    const abilities = [{ name: 'Undertow' }];
    const table = { characters: [character('anna', { abilities }), character('bo', { abilities })] };
    const other = offered(acting('anna'), table).filter(({ event }) => event.reaction === 'other');
    expect(other.map(({ event }) => event.model)).toEqual(['anna', 'ansel', 'bert', 'bo']);
    expect(other[0]).toMatchObject({ cost: { amount: 1, unit: 'PP' }, isFree: false });
    const stunned = offered([...acting('anna'), { kind: 'adjust', model: 'bo', field: 'stun', to: 1 }], table);
    const ofBo = stunned.find(({ event }) => event.reaction === 'other' && event.model === 'bo');
    expect(ofBo?.refused).toMatchObject({ code: 'order.state', actual: 'stun', fact: 'E-54' });
  });
});

describe('what may be stated', () => {
  const kinds = (events: readonly { kind: string }[]) => [...new Set(events.map(({ kind }) => kind))];
  const grounds: Event = { kind: 'scenario', scenario: 'hold-ground' };

  it('things, newcomers and numbers in the set-up', () => {
    expect(kinds(free([]))).toEqual(['thing', 'summon', 'adjust']);
  });

  it('Effects, rolls, objectives and the end of Summoned models besides, in every phase', () => {
    const summon: Event = { kind: 'summon', id: 'pet', side: 'a', character: 'ansel' };
    const all = ['inflict', 'trait-roll', 'claim', 'dismiss', 'thing', 'summon', 'adjust'];
    const acting_ = [grounds, ...acting('anna'), summon];
    for (const log of [[grounds, ...STARTED, summon], acting_, [...acting_, { kind: 'end-activation' }]]) {
      expect(kinds(free(log))).toEqual(all);
    }
    const events = free(acting_);
    expect(events.filter(({ kind }) => kind === 'dismiss')).toEqual([{ kind: 'dismiss', model: 'pet' }]);
    expect(events.filter(({ kind }) => kind === 'trait-roll').map(({ model }) => model)).toEqual(Array(5).fill('anna'));
    expect(events).toContainEqual({ kind: 'claim', marker: 'quarter-1', models: ['pet'] });
    expect(events).toContainEqual({ kind: 'inflict', model: 'bo', effect: 'control', amount: 1, type: 'all' });
    expect(events).toContainEqual({ kind: 'adjust', model: 'bo', field: 'altitude', to: 1 });
  });

  it('comes back what was set: a KO, a loss', () => {
    const set = (model: string, field: string): Event => ({ kind: 'adjust', model, field, to: 1 });
    const events = free([...acting('anna'), set('bert', 'ko'), set('bo', 'out')]);
    expect(events.filter(({ to }) => to === 0)).toEqual([
      { kind: 'adjust', model: 'bert', field: 'ko', to: 0 },
      { kind: 'adjust', model: 'bo', field: 'out', to: 0 },
    ]);
  });

  it('nothing while something is due, but under Control', () => {
    expect(free([...acting('anna'), bash])).toEqual([]);
    const control = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const events = free([...acting('anna'), control]);
    expect(kinds(events)).toEqual(['inflict', 'trait-roll', 'thing', 'summon', 'adjust']);
    expect(events.find(({ kind }) => kind === 'trait-roll')).toMatchObject({ model: 'bert' });
  });
});

/** An offer with a 5 for every die that it asks for. */
function withFives(value: unknown, asked: { length: number }[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withFives(item, asked));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isToRoll = key === 'dice' && Array.isArray(inner) && inner.length === 0;
      return [key, isToRoll ? Array(asked.shift()?.length ?? 0).fill(5) : withFives(inner, asked)];
    }),
  );
}

describe('offers of games by chance', () => {
  it('what is possible is accepted once its dice are there, all else is refused; somebody can always go on (law 5)', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        randomGame(seed, 60, (su, _, go) => {
          go();
          if (su.state.phase === 'over') return;
          const encounter = su as unknown as ActiveEncounter;
          const all = listOffers(rules, encounter);
          for (const { event, dice, refused } of all) {
            const judged = judgeEvent(rules, encounter, withFives(event, [...dice]) as JsonObject);
            if ('allowed' in judged !== (refused === undefined)) expect([event, judged]).toBe(refused);
          }
          expect(all.some(({ refused, isFree }) => !refused && !isFree)).toBe(true);
        });
      }),
      { numRuns: runs(12), seed: 65 },
    );
  });
});

describe('words', () => {
  it('what is due', () => {
    const line = (...log: readonly Event[]) => rules.formatDuty?.(t, core([...acting('anna'), ...log]), idItself);
    expect(line()).toBeUndefined();
    expect(line(bash)).toBe(
      'Does bert’s player answer with Block for 1 PP? If not, anna’s player rolls 3 dice for Bash on bert: each 5 or more is a Success',
    );
    expect(line({ kind: 'inflict', model: 'bert', effect: 'knockback', amount: 5 })).toBe(
      'bert’s player moves bert 3 inches straight away: how far does it get, and what does it hit?',
    );
  });

  it('what is watched', () => {
    const log = [
      ...STARTED,
      { kind: 'adjust', model: 'anna', field: 'hp', to: 3 },
      { kind: 'adjust', model: 'anna', field: 'attack-boost', to: 2 },
    ];
    expect(rules.getTrackedValues(core(log), 'anna')).toEqual({
      tracks: [
        { label: 'HP', value: 3, max: 10, red: 5 },
        { label: 'PP', value: 4, max: 4 },
      ],
      tags: ['Red Zone', 'Attack Boost 2'],
      isDown: false,
    });
  });

  it('a line for every event, whatever it holds', () => {
    expect(rules.formatEvent?.(t, bash, idItself)).toBe('anna attacks bert with Bash');
    expect(
      rules.formatEvent?.(t, { kind: 'attack', model: null, targets: [null, 3, { target: [[1]] }] }, idItself),
    ).toBe('… attacks …, … and … with Bash');
    const kinds = fc.constantFrom(...rules.events.keys());
    const anything = fc.dictionary(
      fc.constantFrom('model', 'targets', 'dice', 'inches', 'what', 'order'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(kinds, anything, (kind, more) => {
        const line = rules.formatEvent?.(t, { ...(more as JsonObject), kind }, idItself);
        expect(line === undefined || line.length > 0).toBe(true);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
