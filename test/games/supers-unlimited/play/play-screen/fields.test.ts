/** What the form of an event asks, and what it doesn't, at single moments of a game. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { createOffer, listOffers } from '../../../../../src/shared/play/offers.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { t } from '../../../../support/texts.ts';
import { attack } from '../support/attacks.ts';
import { rules } from '../support/random-log.ts';
import { ACTING, acting, character, type Event, played, roll, set, type Table } from '../support/table.ts';

const playOfTable = (table: Table): ActiveEncounter => played(table).encounter as unknown as ActiveEncounter;

/** The fields of the form by their keys. */
function form(event: Event, table: Table, isFree = false): Readonly<Record<string, EventField>> {
  const encounter = playOfTable(table);
  const fields = createEventFields(t, rules, encounter, createOffer(rules, encounter, event, isFree));
  return Object.fromEntries(fields.map((field) => [field.path.slice(1), field]));
}
const keys = (event: Event, table: Table) => Object.keys(form(event, table));
const choices = (field: EventField | undefined) => field?.choices?.map(({ value }) => value);

const ANNA = { move: 5, power: 4, classes: ['speedster'] };
const cast = (changes: JsonObject, log: readonly Event[] = ACTING, table: Table = {}): Table => ({
  ...table,
  characters: [character('anna', { ...ANNA, ...changes })],
  log,
});
const move = (change: object = {}): Event => ({ kind: 'move', model: 'anna', ...change });

describe('a form that names nobody yet', () => {
  it('can be drawn for every kind of event, before the game and in it', () => {
    for (const log of [[], ACTING, [...ACTING, { kind: 'end-activation' }]]) {
      const encounter = playOfTable({ log });
      for (const kind of rules.events.keys())
        for (const event of [{ kind }, { kind, by: 'flight', effect: 'control', gimmicks: ['ride-along'] }])
          for (const isFree of [true, false]) {
            const fields = createEventFields(t, rules, encounter, createOffer(rules, encounter, event, isFree));
            expect([kind, fields.every(({ label }) => label !== '')]).toEqual([kind, true]);
          }
    }
  });

  it('does not ask what depends on who moves', () => {
    const asked = form({ kind: 'move' }, { log: [] }, true);
    for (const key of ['by', 'fall', 'dangerous', 'difficult', 'down', 'discard', 'gimmicks', 'near', 'plasma'])
      expect(asked).not.toHaveProperty(key);
    expect(asked.inches).toMatchObject({ max: 0 });
    const rolls = ['a', 'b'].map((side) => ({ side, dice: [8] }));
    const log: Event[] = [{ kind: 'plasma-roll', rolls }, ...ACTING];
    expect(Object.keys(form({ kind: 'move' }, { log: log.slice(0, 1) }, true))).not.toContain('plasma');
    expect(keys(move(), { log })).toContain('plasma');
  });
});

describe('the form of a move', () => {
  it('asks how far, up to the Move of the model, twice that for a Run (E-62, E-63)', () => {
    expect(form(move(), cast({})).inches).toMatchObject({ max: 5, hint: 'up to 5' });
    expect(form({ ...move(), kind: 'run' }, cast({})).inches).toMatchObject({ max: 10, hint: 'up to 10' });
    expect(form(move({ gimmicks: ['burst-of-speed'] }), cast({})).inches?.max).toBe(9);
    expect(form(move({ discard: 2 }), cast({})).inches?.max).toBe(7);
    expect(form(move({ gimmicks: 'burst-of-speed', discard: '2' }), cast({})).inches?.max).toBe(5);
  });

  it('asks how the model moves where it has a choice', () => {
    expect(keys(move(), cast({ movement: [] }))).not.toContain('by');
    const two = form(move(), cast({ movement: ['jump'] })).by;
    expect([choices(two), two?.value]).toEqual([['sprint', 'jump'], 'jump']);
    expect(form(move({ by: 'sprint' }), cast({ movement: ['jump'] })).by?.value).toBe('sprint');
  });

  it('asks of altitude only for those who fly, and how to come down only for those above the ground (E-70)', () => {
    expect(keys(move(), cast({}))).not.toEqual(expect.arrayContaining(['up']));
    const flier = cast({ movement: ['flight'] });
    expect(keys(move({ by: 'flight' }), flier)).toContain('up');
    expect(keys(move({ by: 'flight' }), flier)).not.toContain('down');
    const high = cast({ movement: ['flight'] }, [...ACTING, set('anna', 'altitude', 3)]);
    expect(keys(move({ by: 'flight' }), high)).toEqual(expect.arrayContaining(['up', 'down', 'discard']));
    const glider = cast({ movement: ['glide'] }, [...ACTING, set('anna', 'altitude', 3)]);
    expect(keys(move({ by: 'glide' }), glider)).toContain('down');
    expect(keys(move({ by: 'glide' }), glider)).not.toContain('discard');
  });

  it('asks of a Sprint how high it climbs and whether the ground is difficult, but not of what goes above it', () => {
    const jumper = cast({ movement: ['jump', 'flight'] });
    expect(form(move({ by: 'sprint' }), jumper).vertical).toMatchObject({ max: 2, hint: 'at most 2 by Sprint' });
    expect(keys(move({ by: 'sprint' }), jumper)).toContain('difficult');
    expect(keys(move({ by: 'sprint' }), jumper)).not.toContain('inside');
    expect(keys(move({ by: 'jump' }), jumper)).toContain('inside');
    expect(keys(move({ by: 'jump' }), jumper)).not.toContain('vertical');
    const high = cast({ movement: ['flight'] }, [...ACTING, set('anna', 'altitude', 3)]);
    expect(keys(move({ by: 'flight' }), high)).not.toContain('difficult');
  });

  it('asks who is near at the end of a Charge, and who is in contact after a Run, enemies alone', () => {
    const table = cast({}, ACTING, { sides: { a: ['anna', 'ansel'], b: ['bert', 'bo'] } });
    expect(choices(form({ ...move(), kind: 'charge' }, table).near)).toEqual(['bert', 'bo']);
    expect(keys(move(), table)).not.toContain('near');
    expect(choices(form({ ...move(), kind: 'run' }, table).contact)).toEqual(['bert', 'bo']);
    expect(keys(move(), table)).not.toContain('contact');
  });

  it('asks for the Gimmicks that the model can use, and for who rides along, friends alone (E-121)', () => {
    const table = cast({}, ACTING, { gimmicks: { a: ['burst-of-speed', 'ride-along'] } });
    expect(choices(form(move(), table).gimmicks)).toEqual(['burst-of-speed', 'ride-along']);
    expect(keys(move(), table)).not.toContain('with');
    expect(choices(form(move({ gimmicks: ['ride-along'] }), table).with)).toEqual(['ansel']);
    expect(keys(move(), cast({}))).not.toContain('gimmicks');
  });

  it('asks whether the model falls or stands in danger, unless neither can hurt it', () => {
    expect(keys(move(), cast({}))).toEqual(expect.arrayContaining(['fall', 'dangerous']));
    expect(keys(move(), cast({}))).not.toContain('plasma');
    expect(keys(move(), cast({}))).not.toContain('markers');
  });
});

describe('the forms of a table', () => {
  it('let those of the side choose that are still in the game', () => {
    const log: Event[] = [...ACTING.slice(0, 2), set('ansel', 'out', 1)];
    expect(choices(form({ kind: 'choose' }, { log }).model)).toEqual(['anna']);
  });

  it('offer for a Summon every character that may come, by name', () => {
    const field = form({ kind: 'summon' }, { characters: [character('anna', { name: 'Anna Ash' })] }, true).character;
    expect(field?.type).toBe('choice');
    expect(field?.choices).toEqual(expect.arrayContaining([{ value: 'anna', label: 'Anna Ash' }]));
  });

  it('ask what a correction may be set to, in the range of what is corrected', () => {
    const to = (field: string) => form({ kind: 'adjust', model: 'anna', field }, { log: ACTING }, true).to;
    expect(to('ko')).toMatchObject({ min: 0, max: 1 });
    const fields = form({ kind: 'adjust' }, { log: ACTING }, true).field?.choices ?? [];
    expect(fields.filter(({ label }) => label.endsWith(': 1 or 0')).map(({ value }) => value)).toEqual(['ko', 'out']);
  });

  it('ask for the type of a Control and the source of a Countdown alone', () => {
    const asked = (effect: string) =>
      Object.keys(form({ kind: 'inflict', model: 'bert', effect }, { log: ACTING }, true));
    expect(asked('control')).toContain('type');
    expect(asked('control')).not.toContain('source');
    expect(asked('countdown')).toContain('source');
    expect(asked('stun')).not.toEqual(expect.arrayContaining(['type']));
  });
});

describe('the form of a Manipulate Action', () => {
  it('asks for a roll where there is an objective, and for nothing of the kind where there is none', () => {
    const log: Event[] = [{ kind: 'scenario', scenario: 'super-quest' }, ...ACTING];
    expect(keys({ kind: 'manipulate', model: 'anna' }, { log })).not.toEqual(expect.arrayContaining(['dice']));
    expect(keys({ kind: 'manipulate', model: 'anna' }, { log })).not.toContain('powerUp');
    expect(keys({ kind: 'manipulate', model: 'anna' }, { log })).not.toContain('trait');
  });
});

describe('the form of what is rolled for Subplots', () => {
  it('says what the die has shown, and when the roller chooses', () => {
    const hint = (face: number) =>
      form({ kind: 'subplots', picks: [{ side: 'a', dice: [face] }] }, { log: [] }, true).picks?.entries?.[0]?.find(
        ({ path }) => path.endsWith('/subplot'),
      )?.hint;
    expect(hint(1)).toBe('rolled 1');
    expect(hint(10)).toBe('rolled 10: the roller chooses');
  });
});

describe('what a pushed model may stop at', () => {
  const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 6, by: 'anna' };
  const setup = {
    things: ['shed', 'tower'].map((id) => ({ id, kind: 'building', material: 'flimsy', size: [3, 4, 2] })),
  };

  it('is whoever is on the table, and a Building until it is destroyed (E-95)', () => {
    const { encounter, state } = played({ setup, log: [...ACTING, push] });
    const contact = () => {
      const offer = createOffer(
        rules,
        encounter as unknown as ActiveEncounter,
        { kind: 'knockback', distance: 4 },
        false,
      );
      const fields = createEventFields(t, rules, encounter as unknown as ActiveEncounter, offer);
      return choices(fields.find(({ path }) => path === '/contact'));
    };
    expect(contact()).toEqual(['anna', 'ansel', 'bo', 'shed', 'tower']);
    (state.things.get('shed') as { destroyed: boolean }).destroyed = true;
    expect(contact()).toEqual(['anna', 'ansel', 'bo', 'tower']);
  });
});

describe('a close attack after a Charge', () => {
  const bash = (log: readonly Event[]) => {
    const encounter = playOfTable({ log });
    return listOffers(rules, encounter).find(
      ({ event }) => event.kind === 'attack' && event.attack === 'Bash' && JSON.stringify(event).includes('bert'),
    )?.event;
  };

  it('is offered with its bonus (E-64)', () => {
    const charge: Event = { kind: 'charge', model: 'anna', inches: 4 };
    const encounter = playOfTable({ log: ACTING });
    expect(judgeEvent(rules, encounter, charge, false)).toEqual({ allowed: expect.anything() });
    expect(bash([...ACTING, charge])).toMatchObject({ charge: true });
    expect(bash(ACTING)).not.toHaveProperty('charge');
    expect(bash(acting('anna'))).toBeDefined();
  });
});

describe('the form of a Building that comes down', () => {
  it('asks who stands on it and in it, and says what its size gives (E-125)', () => {
    const down = (size?: number[]): Table => ({
      setup: { things: [{ id: 'shed', kind: 'building', material: 'flimsy', limit: 4, ...(size ? { size } : {}) }] },
      log: [...ACTING, set('bo', 'out', 1), attack('Bash', ['shed']), roll(9, 9, 10, 9)],
    });
    const asked = form({ kind: 'collapse' }, down([3, 4, 2]));
    expect(choices(asked.roof)).toEqual(['anna', 'ansel', 'bert']);
    expect(choices(asked.inside)).toEqual(['anna', 'ansel', 'bert']);
    expect([asked.roof?.isSuggested, asked.inside?.isSuggested]).toEqual([true, true]);
    expect([asked.height?.hint, asked.greatest?.hint]).toEqual(['3 inches by its size', '4 inches by its size']);
    const unmeasured = form({ kind: 'collapse' }, down());
    expect(unmeasured.height?.hint).toBe('measure it: no size was given');
    expect(unmeasured.greatest?.hint).toBe('measure it: no size was given');
  });
});

describe('the form of a summoned model', () => {
  it('asks for Dangerous Terrain in the Turn in which it comes: it has not been hurt there yet (E-128)', () => {
    const log: Event[] = [...ACTING, { kind: 'summon', id: 'pet', side: 'a', character: 'ansel' }];
    expect(keys({ kind: 'move', model: 'pet' }, { log })).toContain('dangerous');
  });
});
