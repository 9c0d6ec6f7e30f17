/** Laws of what a table is told, in every state of games by chance: words, forms, forecasts, the usual next thing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { valueAt } from '../../../../../src/shared/document/pointer.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { offerOf, offers } from '../../../../../src/shared/play/offers.ts';
import type { Play } from '../../../../../src/shared/play/state.ts';
import { eventFields, eventWith, withField } from '../../../../../src/shared/play/table/event-fields.ts';
import { dutyText, eventText, outcomeTextOf, standingText } from '../../../../../src/shared/play/table/event-text.ts';
import { handOffers } from '../../../../../src/shared/play/table/hand-offers.ts';
import { offerText } from '../../../../../src/shared/play/table/offer-text.ts';
import { usualOffer } from '../../../../../src/shared/play/table/usual.ts';
import { formatText } from '../../../../../src/shared/texts/late-text.ts';
import { TablePlayer } from '../../../../support/play/table-player.ts';
import { runs } from '../../../../support/runs.ts';
import { t } from '../../../../support/texts.ts';
import { randomGame, rules } from '../support/random-log.ts';
import { acting, character, type Event, played, set, type Table } from '../support/table.ts';

/** Looks at every state before an event of some games by chance. */
function inEveryState(numRuns: number, events: number, look: (play: Play) => void) {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      randomGame(seed, events, (su, _, go) => {
        if (su.state.phase !== 'over') look(su as unknown as Play);
        go();
      });
    }),
    { numRuns: runs(numRuns), seed: 66 },
  );
}

const judged = (play: Play, event: Readonly<Record<string, unknown>>) =>
  judgeEvent(rules, play, event as JsonObject, false);

describe('in every state', () => {
  it('every offer has a short label, a line and, where it is refused, a reason', () => {
    inEveryState(8, 40, (play) => {
      for (const offer of offers(rules, play)) {
        const { label, refused } = offerText(t, rules, play, offer);
        const own = rules.words?.label?.(t, play, offer.event, (id) => id) ?? '';
        const line = eventText(t, rules, play, offer.event);
        const isOdd =
          own.length === 0 ||
          own.length > 40 ||
          /undefined|NaN|\[object|…$/.test(label) ||
          /undefined|NaN|\[object/.test(line) ||
          (offer.refused !== undefined && /undefined|“missing”/.test(refused ?? 'undefined'));
        if (isOdd) expect([offer.event, own, label, line, refused]).toBe('short, and whole sentences');
      }
      expect([dutyText(t, rules, play), ...standingText(t, rules, play)].join()).not.toMatch(/undefined|NaN/);
    });
  });

  it('the form of what is allowed can be confirmed untouched, its dice apart', () => {
    inEveryState(8, 40, (play) => {
      for (const offer of offers(rules, play)) {
        if (offer.refused) continue;
        const fields = eventFields(t, rules, play, offer);
        const event = eventWith(offer.event, fields);
        const answer = judged(play, event);
        if ('refused' in answer) expect([event, answer.refused]).toBe('allowed');
        for (const { type, choices, label } of fields) {
          const isEmpty = label.length === 0 || (type === 'choice' && !choices?.length);
          if (isEmpty) expect([event, label, choices]).toBe('something to choose from, by its name');
        }
      }
    });
  });

  it('a forecast has chances from 0 to 1, and what it lets tick is an event that can be read', () => {
    inEveryState(8, 40, (play) => {
      for (const { event, refused } of offers(rules, play)) {
        const forecast = rules.forecast?.(t, play, event);
        for (const { chances, dice, marks } of forecast?.rolls ?? []) {
          for (const { chance, label } of chances) {
            if (!(chance >= 0 && chance <= 1)) expect([event, label, chance]).toBe('a chance');
          }
          expect(dice).toBeGreaterThanOrEqual(0);
          if (marks) expect(marks).toHaveLength(10);
        }
        for (const { path, value, isOn, label } of forecast?.options ?? []) {
          const answer = judged(play, withField(event, path, value));
          const isWrong = 'refused' in answer && !refused && !label.endsWith('Double-Blast');
          if (isWrong || isOn !== (valueAt(event, path) === value))
            expect([event, path, value, answer]).toBe('possible, ticked only where it is stated');
        }
      }
    });
  });

  it('the usual next thing is there, is allowed, and leads on', () => {
    inEveryState(12, 40, (play) => {
      const all = offers(rules, play);
      const usual = usualOffer(rules, play, all);
      expect(usual?.refused).toBeUndefined();
      expect(usual?.isFree).toBe(false);
      // The game has its own word on it and needs no guess.
      expect(rules.usual?.(play)).toMatchObject({ kind: usual?.event.kind });
    });
  });
});

describe('the usual next thing before a game', () => {
  const usual = (table: Table) => {
    const { play } = played({ ...table, log: [{ kind: 'scenario', scenario: 'danger-zone' }] });
    return usualOffer(rules, play as unknown as Play, offers(rules, play as unknown as Play))?.event;
  };
  const traits = {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 3, resistance: 1 },
    magic: { dice: 1, resistance: 0 },
  };
  const mindless = (id: string) =>
    character(id, { traits: { ...traits, mind: { dice: 0, resistance: 0 }, recovery: { dice: 3 } } });

  it('is the Battle of Wits where a Leader has a die for it, else the order of Turns', () => {
    expect(usual({})).toMatchObject({ kind: 'wits' });
    expect(usual({ characters: [mindless('anna'), mindless('ansel')] })).toMatchObject({ kind: 'wits' });
    const characters = ['anna', 'ansel', 'bert', 'bo'].map(mindless);
    expect(usual({ characters })).toMatchObject({ kind: 'turn-order' });
  });
});

describe('the usual next thing alone', () => {
  it('leads on from wherever a game stands', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 60 }), (seed, events) => {
        const { encounter, log } = randomGame(seed, events);
        const player = new TablePlayer({ ...encounter, log: [] } as never, seed);
        for (const event of log) player.tryOut(event);
        for (let n = 0; n < 80 && !player.isOver; n++) {
          const event = player.usual();
          expect(outcomeTextOf(t, player.rules, player.play, event)).not.toMatch(/undefined|NaN/);
        }
      }),
      { numRuns: runs(20), seed: 67 },
    );
  });
});

describe('what a duty asks', () => {
  it('stands first in its form though it may be left out', () => {
    const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 6, by: 'anna' };
    const { play } = played({ log: [...acting('anna'), push] });
    const offer = offerOf(rules, play as unknown as Play, { kind: 'knockback', distance: 4 }, false);
    const fields = eventFields(t, rules, play as unknown as Play, offer);
    expect(fields.map(({ path, isAsked = false }) => [path, isAsked])).toEqual([
      ['/distance', false],
      ['/contact', true],
      ['/fall', false],
      ['/dangerous', false],
    ]);
    expect(fields[1]?.choices?.map(({ value }) => value)).toEqual(['anna', 'ansel', 'bo']);
  });
});

const playAfter = (...log: readonly Event[]): Play => played({ log }).play as unknown as Play;

describe('a die that decides the set-up', () => {
  const setUps: readonly (readonly Event[])[] = [
    [],
    [{ kind: 'scenario', scenario: 'super-quest' }],
    [{ kind: 'deployment', type: 'zones' }],
  ];

  it('says what is allowed, whatever it shows (E-132, E-138 to E-140)', () => {
    const seen = new Set<string>();
    for (const play of setUps.map((log) => playAfter(...log))) {
      for (const step of rules.byDie?.(play) ?? []) {
        for (let first = 1; first <= step.sides; first += 1) {
          // Another one each time, or everybody might choose for ever.
          let face = first;
          const event = step.event(() => {
            face = (face % step.sides) + 1;
            return face;
          });
          seen.add(event.kind);
          expect([event, judged(play, event)]).not.toEqual([
            event,
            expect.objectContaining({ refused: expect.anything() }),
          ]);
        }
      }
    }
    expect([...seen].sort()).toEqual(['deployment', 'quest', 'scenario', 'subplots']);
  });

  it('is not rolled for what was decided, nor once the set-up has gone on', () => {
    const labels = (...log: readonly Event[]) =>
      [...(rules.byDie?.(playAfter(...log)) ?? [])].map(({ label }) => formatText(t, label));
    expect(labels({ kind: 'scenario', scenario: 'slugfest' })).toEqual(['Roll for Subplots']);
    expect(labels({ kind: 'turn-order', order: ['a', 'b'] })).toEqual([]);
    expect(labels(...acting('anna'))).toEqual([]);
  });

  it('leaves the choice of what is played to the players, until they have made it', () => {
    const choice = (...log: readonly Event[]) => rules.words?.choice?.(t, playAfter(...log));
    const picks = [
      { side: 'a', subplot: 'first-blood' },
      { side: 'b', subplot: 'vip' },
    ];
    const agreed: Event[] = [
      { kind: 'scenario', scenario: 'slugfest' },
      { kind: 'subplots', picks },
    ];
    expect(choice()).toBe('Choose the scenario');
    expect(choice(...agreed)).toBe('Choose what comes next');
    expect(
      choice(...agreed, { kind: 'plasma-roll', rolls: ['a', 'b'].map((side) => ({ side, dice: [3] })) }),
    ).toBeUndefined();
    expect(choice({ kind: 'turn-order', order: ['a', 'b'] })).toBeUndefined();
  });
});

it('the end of a Turn asks who stands at each marker, as it was said last (E-138)', () => {
  const log: Event[] = [{ kind: 'scenario', scenario: 'hold-ground' }, ...acting('anna')];
  const there: Event = { kind: 'claim', marker: 'quarter-2', models: ['anna'], near: ['bert'] };
  expect([...(rules.asked?.(playAfter(...log)) ?? [])]).toEqual([]);
  const play = playAfter(...log, there, { kind: 'end-activation' });
  const asked = [...(rules.asked?.(play) ?? [])];
  expect(asked).toHaveLength(4);
  expect(asked[1]).toEqual(there);
  for (const event of asked) expect(judged(play, event)).toHaveProperty('allowed');
});

it('by hand nobody is asked who stands at a marker while there is none', () => {
  const kinds = (...log: readonly Event[]) => {
    const play = playAfter(...log);
    return handOffers(
      t,
      rules,
      play,
      offers(rules, play).filter(({ isFree }) => !isFree),
    ).map(({ event }) => event.kind);
  };
  expect(kinds({ kind: 'scenario', scenario: 'slugfest' }, ...acting('anna'))).not.toContain('claim');
  expect(kinds({ kind: 'scenario', scenario: 'hold-ground' }, ...acting('anna'))).toContain('claim');
});

/** The keys that the form of an event asks for, in a game of these characters. */
function askedKeys(event: Event, table: Parameters<typeof played>[0]): readonly string[] {
  const play = played(table).play as unknown as Play;
  return eventFields(t, rules, play, offerOf(rules, play, event, false)).map(({ path }) => path.slice(1));
}

it('a flier without altitude may climb and come down again in one move (E-70)', () => {
  const table = { characters: [character('anna', { movement: ['flight'] })], log: acting('anna') };
  const fly: Event = { kind: 'move', model: 'anna', by: 'flight', inches: 2 };
  expect(askedKeys(fly, table)).not.toContain('down');
  expect(askedKeys({ ...fly, up: 1 }, table)).toEqual(expect.arrayContaining(['down', 'discard']));
  expect(judged(played(table).play as unknown as Play, { ...fly, up: 1, down: 1 })).toHaveProperty('allowed');
});

it('a Fallen Ally move begins with the whole Move and says which way it goes (E-60)', () => {
  const helped = (alignment: string) => {
    const table = {
      characters: [character('bo', { alignment, move: 5 })],
      log: [...acting('anna'), set('bert', 'ko', 1)],
    };
    const play = played(table).play as unknown as Play;
    const offer = offers(rules, play).find(({ event }) => event.reaction === 'fallen-ally' && event.model === 'bo');
    if (!offer) throw new Error('nobody helps');
    return eventFields(t, rules, play, offer).find(({ path }) => path === '/inches');
  };
  const rest = 'less only to avoid a Fall or Dangerous Terrain';
  expect(helped('hero')).toMatchObject({ value: 5, most: 5, hint: `all 5, straight toward the friend; ${rest}` });
  expect(helped('villain')?.hint).toBe(`all 5, straight away from the friend; ${rest}`);
  expect(helped('anti-hero')?.hint).toBe(`all 5, straight toward the friend or away; ${rest}`);
});

it('a Fallen Ally move asks for no Gimmick and for nobody near, unlike a Movement Action (E-60, E-121a)', () => {
  const table = {
    characters: [character('bo', { movement: ['winged-flight'], classes: ['speedster'] })],
    gimmicks: { b: ['burst-of-speed', 'ride-along'] },
    log: [...acting('anna'), set('bert', 'out', 1)],
  };
  const help: Event = { kind: 'react', model: 'bo', reaction: 'fallen-ally', ally: 'bert', distance: 1, inches: 1 };
  const keys = askedKeys(help, table);
  for (const key of ['gimmicks', 'with', 'near', 'contact']) expect(keys).not.toContain(key);
  expect(askedKeys({ kind: 'move', model: 'bo', by: 'winged-flight' }, table)).toContain('contact');
  expect(judged(played(table).play as unknown as Play, help)).toHaveProperty('allowed');
});
