/** Forecasts of the small games: a chance is the share of all rolls after which the game itself says so. */

import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/shared/document/json/json-object.ts';
import { copyEncounter } from '../../src/shared/play/copy-encounter.ts';
import type { CandidateEvent } from '../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { encounterOf, type Told } from '../support/play/encounter.ts';
import { t } from '../support/texts.ts';

function at(ruleset: string, told: Told) {
  const encounter = encounterOf(ruleset, told);
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error(JSON.stringify(findings));
  return { rules: getPlayRules(LOADED_GAMES, encounter), play: activeEncounter };
}

/** Every way in which so many dice can fall. */
const falls = (dice: number, sides: number): number[][] =>
  dice === 0
    ? [[]]
    : falls(dice - 1, sides).flatMap((rest) => Array.from({ length: sides }, (_, index) => [...rest, index + 1]));

/** The share of all falls after which something holds. */
function share(
  { rules, play: encounter }: ReturnType<typeof at>,
  event: CandidateEvent,
  holds: (after: ActiveEncounter) => boolean,
): number {
  const [roll] = rules.forecast?.(t, encounter, event)?.rolls ?? [];
  if (!roll) throw new Error('nothing is rolled');
  const all = falls(roll.dice, roll.sides);
  const fitting = all.filter((dice) => {
    const after = copyEncounter(encounter);
    const refused = submitLogEvent(rules, after, { ...event, dice } as JsonObject);
    if (refused) throw new Error(JSON.stringify(refused));
    return holds(after);
  });
  return fitting.length / all.length;
}

const chancesOf = ({ rules, play: encounter }: ReturnType<typeof at>, event: CandidateEvent) =>
  Object.fromEntries(
    (rules.forecast?.(t, encounter, event)?.rolls[0]?.chances ?? []).map(({ label, chance }) => [label, chance]),
  );

it('ssua: more goals than the side that has rolled', () => {
  const table = at('ssua', {
    sides: { a: ['lamp'], b: ['tram'] },
    characters: {
      lamp: { agility: 4, mind: 3 },
      tram: { agility: 3, mind: 2, attacks: [{ name: 'Bell', type: 'melee', pool: 2 }] },
    },
    log: [{ kind: 'begin' }, { kind: 'initiative', side: 'b', model: 'tram', with: 'agility', dice: [4, 6, 1] }],
  });
  const event = { kind: 'initiative', side: 'a', model: 'lamp', with: 'agility', dice: [] };
  const { 'More than b with 3 goals': more, 'As many': equal } = chancesOf(table, event);
  expect(more).toBeCloseTo(
    share(table, event, ({ state }) => Number(state.last.goals) > 3),
    12,
  );
  expect(equal).toBeCloseTo(
    share(table, event, ({ state }) => state.last.goals === 3),
    12,
  );
  const attack = { kind: 'attack', model: 'tram', type: 'melee', attack: 'bell' };
  expect(chancesOf(table, attack)['1 goal or more']).toBeCloseTo(0.75, 12);
  expect(table.rules.forecast?.(t, table.play, { kind: 'attack', model: 'tram', type: 'melee' })).toBeUndefined();
});

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 4, pilotingBase: 5, gunneryBase: 4 };

it.each([false, true])('battletech: before the highest that has rolled, extended modifiers %s', (extended) => {
  const table = at('battletech-kcw', {
    sides: { red: ['a', 'c'], blue: ['b'] },
    characters: { a: MECH, b: MECH, c: { ...MECH, mp: 6, crew: 4 } },
    options: { 'bt.extendedInitMods': extended },
    log: [{ kind: 'begin' }, { kind: 'initiative', model: 'b', dice: [3, 4] }],
  });
  const event = { kind: 'initiative', model: 'c', modifier: 1, dice: [] };
  const beats = (by: number) => (after: ActiveEncounter) => {
    const total = (id: string) => (after.state.models.get(id) as unknown as { total: number }).total;
    return total('c') - total('b') >= by;
  };
  const { 'Before b, who has 15': before, 'Equal to b': equal } = chancesOf(table, event);
  const ahead = share(table, event, beats(1));
  expect(before).toBeCloseTo(ahead, 12);
  expect(equal).toBeCloseTo(share(table, event, beats(0)) - ahead, 12);
});

it('action round: a check by each skill, initiative on a d20, and waking up with Destiny', () => {
  const table = at('action-round', {
    sides: { heroes: ['p'], villains: ['q'] },
    characters: {
      p: {
        powerLevel: 5,
        initiative: 4,
        destiny: 2,
        skills: [
          { name: 'Insight', rank: 4 },
          { name: 'Lore', rank: 9 },
        ],
      },
      q: { powerLevel: 5, initiative: 2 },
    },
    options: { 'ar.initMode': 'd20' },
    log: [{ kind: 'begin' }, { kind: 'initiative', model: 'q', dice: [10] }],
  });
  const { rules, play: encounter } = table;
  const initiative = { kind: 'initiative', model: 'p', dice: [] };
  const isAhead = (after: ActiveEncounter) => (after.state.models.get('p') as unknown as { score: number }).score > 12;
  expect(chancesOf(table, initiative)['Before q, who has 12']).toBeCloseTo(share(table, initiative, isAhead), 12);
  expect(rules.forecast?.(t, encounter, initiative)?.rolls[0]?.parts).toEqual([
    { label: 'Initiative', modifier: 4, reason: 'on the card' },
  ]);
  const check = rules.forecast?.(t, encounter, { kind: 'check', model: 'p', dc: 15, raises: 1 });
  expect(check?.rolls.map(({ rollName: what, target: need }) => [what, need])).toEqual([
    ['Insight', 20],
    ['Lore', 20],
  ]);
  expect(check?.rolls.map(({ chances }) => chances.map(({ chance }) => Math.round(20 * chance)))).toEqual([
    [5, 0],
    [10, 5],
  ]);
  const destiny = { kind: 'destiny', model: 'p', use: 'recover', dice: [] };
  expect(rules.forecast?.(t, encounter, destiny)).toBeUndefined();
  submitLogEvent(rules, encounter, { kind: 'adjust', model: 'p', field: 'fatigue', to: 3 });
  expect(chancesOf(table, destiny)['It recovers']).toBeCloseTo(1 / 6, 12);
});

it.each([
  ['dodge', 5],
  ['block', 3],
  ['dodge', 12],
] as const)('bulletproof blues: a %s against rank %i', (how, rank) => {
  const table = at('bulletproof-blues', {
    sides: { a: ['ferry'], b: ['tiger'] },
    characters: {
      ferry: { perception: 6, prowess: 5, agility: 7, expertise: ['dodge'] },
      tiger: { perception: 4 },
    },
    log: [{ kind: 'aware', order: ['tiger', 'ferry'] }, { kind: 'begin' }, { kind: 'force', model: 'ferry', how }],
  });
  const event = { kind: 'defend', model: 'ferry', attacker: 'tiger', how, rank, dice: [] };
  const { 'It succeeds': success, 'An extreme success': extreme } = chancesOf(table, event);
  expect(success).toBeCloseTo(
    share(table, event, ({ state }) => state.last.success === true),
    12,
  );
  expect(extreme).toBeCloseTo(
    share(table, event, ({ state }) => state.last.extreme === true),
    12,
  );
});
