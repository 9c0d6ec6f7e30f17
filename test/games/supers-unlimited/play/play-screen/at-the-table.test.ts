/** Laws of what a table is told, in every state of games by chance: words, forms, forecasts, the usual next thing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { getValueAt } from '../../../../../src/shared/document/pointer.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { createOffer, listOffers } from '../../../../../src/shared/play/offers.ts';
import { getDefaultOffer } from '../../../../../src/shared/play/play-screen/default-offer.ts';
import { createEventFields, fillEvent, setField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import {
  formatDuty,
  formatEvent,
  formatEventOutcome,
  listBoardNotes,
} from '../../../../../src/shared/play/play-screen/event-text.ts';
import { listManualOffers } from '../../../../../src/shared/play/play-screen/manual-offers.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { TablePlayer } from '../../../../support/play/table-player.ts';
import { runs } from '../../../../support/runs.ts';
import { t } from '../../../../support/texts.ts';
import { randomGame, rules } from '../support/random-log.ts';
import { acting, character, type Event, played, set, type Table } from '../support/table.ts';

/** Looks at every state before an event of some games by chance. */
function inEveryState(numRuns: number, events: number, look: (encounter: ActiveEncounter) => void) {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      randomGame(seed, events, (su, _, go) => {
        if (su.state.phase !== 'over') look(su as unknown as ActiveEncounter);
        go();
      });
    }),
    { numRuns: runs(numRuns), seed: 66 },
  );
}

const judged = (encounter: ActiveEncounter, event: Readonly<Record<string, unknown>>) =>
  judgeEvent(rules, encounter, event as JsonObject, false);

describe('in every state', () => {
  it('every offer has a short label, a line and, where it is refused, a reason', () => {
    inEveryState(8, 40, (encounter) => {
      for (const offer of listOffers(rules, encounter)) {
        const { label, refused } = createOfferTexts(t, rules, encounter, offer);
        const own = rules.words?.formatLabel?.(t, encounter, offer.event, (id) => id) ?? '';
        const line = formatEvent(t, rules, encounter, offer.event);
        const isOdd =
          own.length === 0 ||
          own.length > 40 ||
          /undefined|NaN|\[object|…$/.test(label) ||
          /undefined|NaN|\[object/.test(line) ||
          (offer.refused !== undefined && /undefined|“missing”/.test(refused ?? 'undefined'));
        if (isOdd) expect([offer.event, own, label, line, refused]).toBe('short, and whole sentences');
      }
      expect([formatDuty(t, rules, encounter), ...listBoardNotes(t, rules, encounter)].join()).not.toMatch(
        /undefined|NaN/,
      );
    });
  });

  it('the form of what is allowed can be confirmed untouched, its dice apart', () => {
    inEveryState(8, 40, (encounter) => {
      for (const offer of listOffers(rules, encounter)) {
        if (offer.refused) continue;
        const fields = createEventFields(t, rules, encounter, offer);
        const event = fillEvent(offer.event, fields);
        const answer = judged(encounter, event);
        if ('refused' in answer) expect([event, answer.refused]).toBe('allowed');
        for (const { type, choices, label } of fields) {
          const isEmpty = label.length === 0 || (type === 'choice' && !choices?.length);
          if (isEmpty) expect([event, label, choices]).toBe('something to choose from, by its name');
        }
      }
    });
  });

  it('a forecast has chances from 0 to 1, and what it lets tick is an event that can be read', () => {
    inEveryState(8, 40, (encounter) => {
      for (const { event, refused } of listOffers(rules, encounter)) {
        const forecast = rules.forecast?.(t, encounter, event);
        for (const { chances, dice, dieMarks: marks } of forecast?.rolls ?? []) {
          for (const { chance, label } of chances) {
            if (!(chance >= 0 && chance <= 1)) expect([event, label, chance]).toBe('a chance');
          }
          expect(dice).toBeGreaterThanOrEqual(0);
          if (marks) expect(marks).toHaveLength(10);
        }
        for (const { path, value, isOn, label } of forecast?.options ?? []) {
          const answer = judged(encounter, setField(event, path, value));
          const isWrong = 'refused' in answer && !refused && !label.endsWith('Double-Blast');
          if (isWrong || isOn !== (getValueAt(event, path) === value))
            expect([event, path, value, answer]).toBe('possible, ticked only where it is stated');
        }
      }
    });
  });

  it('the usual next thing is there, is allowed, and leads on', () => {
    inEveryState(12, 40, (encounter) => {
      const all = listOffers(rules, encounter);
      const usual = getDefaultOffer(rules, encounter, all);
      expect(usual?.refused).toBeUndefined();
      expect(usual?.isFree).toBe(false);
      // The game has its own word on it and needs no guess.
      expect(rules.getDefaultEvent?.(encounter)).toMatchObject({ kind: usual?.event.kind });
    });
  });
});

describe('the usual next thing before a game', () => {
  const usual = (table: Table) => {
    const { encounter } = played({ ...table, log: [{ kind: 'scenario', scenario: 'danger-zone' }] });
    return getDefaultOffer(
      rules,
      encounter as unknown as ActiveEncounter,
      listOffers(rules, encounter as unknown as ActiveEncounter),
    )?.event;
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
          expect(formatEventOutcome(t, player.rules, player.encounter, event)).not.toMatch(/undefined|NaN/);
        }
      }),
      { numRuns: runs(20), seed: 67 },
    );
  });
});

describe('what a duty asks', () => {
  it('stands first in its form though it may be left out', () => {
    const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 6, by: 'anna' };
    const { encounter } = played({ log: [...acting('anna'), push] });
    const offer = createOffer(
      rules,
      encounter as unknown as ActiveEncounter,
      { kind: 'knockback', distance: 4 },
      false,
    );
    const fields = createEventFields(t, rules, encounter as unknown as ActiveEncounter, offer);
    expect(fields.map(({ path, isSuggested: isAsked = false }) => [path, isAsked])).toEqual([
      ['/distance', false],
      ['/contact', true],
      ['/fall', false],
      ['/dangerous', false],
    ]);
    expect(fields[1]?.choices?.map(({ value }) => value)).toEqual(['anna', 'ansel', 'bo']);
  });
});

const playAfter = (...log: readonly Event[]): ActiveEncounter =>
  played({ log }).encounter as unknown as ActiveEncounter;

describe('a die that decides the set-up', () => {
  const setUps: readonly (readonly Event[])[] = [
    [],
    [{ kind: 'scenario', scenario: 'super-quest' }],
    [{ kind: 'deployment', type: 'zones' }],
  ];

  it('says what is allowed, whatever it shows (E-132, E-138 to E-140)', () => {
    const seen = new Set<string>();
    for (const encounter of setUps.map((log) => playAfter(...log))) {
      for (const step of rules.listDiceSteps?.(encounter) ?? []) {
        for (let first = 1; first <= step.sides; first += 1) {
          // Another one each time, or everybody might choose for ever.
          let face = first;
          const event = step.event(() => {
            face = (face % step.sides) + 1;
            return face;
          });
          seen.add(event.kind);
          expect([event, judged(encounter, event)]).not.toEqual([
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
      [...(rules.listDiceSteps?.(playAfter(...log)) ?? [])].map(({ label }) => formatLateText(t, label));
    expect(labels({ kind: 'scenario', scenario: 'slugfest' })).toEqual(['Roll for Subplots']);
    expect(labels({ kind: 'turn-order', order: ['a', 'b'] })).toEqual([]);
    expect(labels(...acting('anna'))).toEqual([]);
  });

  it('leaves the choice of what is played to the players, until they have made it', () => {
    const choice = (...log: readonly Event[]) => rules.words?.getChoicePrompt?.(t, playAfter(...log));
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
  expect([...(rules.listRequested?.(playAfter(...log)) ?? [])]).toEqual([]);
  const encounter = playAfter(...log, there, { kind: 'end-activation' });
  const asked = [...(rules.listRequested?.(encounter) ?? [])];
  expect(asked).toHaveLength(4);
  expect(asked[1]).toEqual(there);
  for (const event of asked) expect(judged(encounter, event)).toHaveProperty('allowed');
});

it('by hand nobody is asked who stands at a marker while there is none', () => {
  const kinds = (...log: readonly Event[]) => {
    const encounter = playAfter(...log);
    return listManualOffers(
      t,
      rules,
      encounter,
      listOffers(rules, encounter).filter(({ isFree }) => !isFree),
    ).map(({ event }) => event.kind);
  };
  expect(kinds({ kind: 'scenario', scenario: 'slugfest' }, ...acting('anna'))).not.toContain('claim');
  expect(kinds({ kind: 'scenario', scenario: 'hold-ground' }, ...acting('anna'))).toContain('claim');
});

/** The keys that the form of an event asks for, in a game of these characters. */
function askedKeys(event: Event, table: Parameters<typeof played>[0]): readonly string[] {
  const encounter = played(table).encounter as unknown as ActiveEncounter;
  return createEventFields(t, rules, encounter, createOffer(rules, encounter, event, false)).map(({ path }) =>
    path.slice(1),
  );
}

it('a flier without altitude may climb and come down again in one move (E-70)', () => {
  const table = { characters: [character('anna', { movement: ['flight'] })], log: acting('anna') };
  const fly: Event = { kind: 'move', model: 'anna', by: 'flight', inches: 2 };
  expect(askedKeys(fly, table)).not.toContain('down');
  expect(askedKeys({ ...fly, up: 1 }, table)).toEqual(expect.arrayContaining(['down', 'discard']));
  expect(judged(played(table).encounter as unknown as ActiveEncounter, { ...fly, up: 1, down: 1 })).toHaveProperty(
    'allowed',
  );
});

it('a Fallen Ally move begins with the whole Move and says which way it goes (E-60)', () => {
  const helped = (alignment: string) => {
    const table = {
      characters: [character('bo', { alignment, move: 5 })],
      log: [...acting('anna'), set('bert', 'ko', 1)],
    };
    const encounter = played(table).encounter as unknown as ActiveEncounter;
    const offer = listOffers(rules, encounter).find(
      ({ event }) => event.reaction === 'fallen-ally' && event.model === 'bo',
    );
    if (!offer) throw new Error('nobody helps');
    return createEventFields(t, rules, encounter, offer).find(({ path }) => path === '/inches');
  };
  const rest = 'less only to avoid a Fall or Dangerous Terrain';
  expect(helped('hero')).toMatchObject({ value: 5, max: 5, hint: `all 5, straight toward the friend; ${rest}` });
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
  expect(judged(played(table).encounter as unknown as ActiveEncounter, help)).toHaveProperty('allowed');
});
