/** Compares forecasts of the small games with the share of all possible rolls that the game itself counts. */

import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/shared/document/json/json-object.ts';
import { copyEncounter } from '../../src/shared/play/copy-encounter.ts';
import type { CandidateEvent } from '../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { createEncounter, type EncounterSpec } from '../support/play/encounter.ts';
import { translate } from '../support/texts.ts';

function replaySpec(ruleset: string, encounterSpec: EncounterSpec) {
  const encounter = createEncounter(ruleset, encounterSpec);
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  if (!activeEncounter || findings.length > 0) throw new Error(JSON.stringify(findings));
  return { playRules: getPlayRules(LOADED_GAMES, encounter), activeEncounter };
}

/** Lists every possible result of this many dice. */
const listResults = (diceCount: number, sides: number): number[][] =>
  diceCount === 0
    ? [[]]
    : listResults(diceCount - 1, sides).flatMap((otherFaces) =>
        Array.from({ length: sides }, (_item, index) => [...otherFaces, index + 1]),
      );

/** Computes the share of all results after which the state fits. */
function computeShare(
  { playRules, activeEncounter: encounter }: ReturnType<typeof replaySpec>,
  logEvent: CandidateEvent,
  isFitting: (after: ActiveEncounter) => boolean,
): number {
  const [forecastRoll] = playRules.forecast?.(translate, encounter, logEvent)?.rolls ?? [];
  if (!forecastRoll) throw new Error('nothing is rolled');
  const allResults = listResults(forecastRoll.dice, forecastRoll.sides);
  const fittingResults = allResults.filter((faces) => {
    const afterRoll = copyEncounter(encounter);
    const refusal = submitLogEvent(playRules, afterRoll, { ...logEvent, dice: faces } as JsonObject);
    if (refusal) throw new Error(JSON.stringify(refusal));
    return isFitting(afterRoll);
  });
  return fittingResults.length / allResults.length;
}

const getChances = ({ playRules, activeEncounter }: ReturnType<typeof replaySpec>, logEvent: CandidateEvent) =>
  Object.fromEntries(
    (playRules.forecast?.(translate, activeEncounter, logEvent)?.rolls[0]?.chances ?? []).map(({ label, chance }) => [
      label,
      chance,
    ]),
  );

it('SSUA: forecasts the goals of a roll and of an attack as the game counts them', () => {
  const replayedGame = replaySpec('ssua', {
    sides: { a: ['lamp'], b: ['tram'] },
    characters: {
      lamp: { agility: 4, mind: 3 },
      tram: { agility: 3, mind: 2, attacks: [{ name: 'Bell', type: 'melee', pool: 2 }] },
    },
    log: [{ kind: 'begin' }, { kind: 'initiative', side: 'b', model: 'tram', with: 'agility', dice: [4, 6, 1] }],
  });
  const logEvent = { kind: 'initiative', side: 'a', model: 'lamp', with: 'agility', dice: [] };
  const { 'More than b with 3 goals': higherChance, 'As many': equalChance } = getChances(replayedGame, logEvent);
  expect(higherChance).toBeCloseTo(
    computeShare(replayedGame, logEvent, ({ state }) => Number(state.last.goals) > 3),
    12,
  );
  expect(equalChance).toBeCloseTo(
    computeShare(replayedGame, logEvent, ({ state }) => state.last.goals === 3),
    12,
  );
  const attackEvent = { kind: 'attack', model: 'tram', type: 'melee', attack: 'bell' };
  // The attack rolls two dice, each of which gives a goal with 4, 5 or 6.
  expect(getChances(replayedGame, attackEvent)['1 goal or more']).toBeCloseTo(0.75, 12);
  expect(
    replayedGame.playRules.forecast?.(translate, replayedGame.activeEncounter, {
      kind: 'attack',
      model: 'tram',
      type: 'melee',
    }),
  ).toBeUndefined();
});

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 4, pilotingBase: 5, gunneryBase: 4 };

it.each([false, true])(
  'BattleTech: forecasts the chance to act before the leader with bt.extendedInitMods %s',
  (extended) => {
    const replayedGame = replaySpec('battletech-kcw', {
      sides: { red: ['a', 'c'], blue: ['b'] },
      characters: { a: MECH, b: MECH, c: { ...MECH, mp: 6, crew: 4 } },
      options: { 'bt.extendedInitMods': extended },
      log: [{ kind: 'begin' }, { kind: 'initiative', model: 'b', dice: [3, 4] }],
    });
    const logEvent = { kind: 'initiative', model: 'c', modifier: 1, dice: [] };
    const isAheadBy = (margin: number) => (afterRoll: ActiveEncounter) => {
      const getTotal = (modelId: string) => (afterRoll.state.models.get(modelId) as unknown as { total: number }).total;
      return getTotal('c') - getTotal('b') >= margin;
    };
    const { 'Before b, who has 15': beforeChance, 'Equal to b': equalChance } = getChances(replayedGame, logEvent);
    const aheadShare = computeShare(replayedGame, logEvent, isAheadBy(1));
    expect(beforeChance).toBeCloseTo(aheadShare, 12);
    expect(equalChance).toBeCloseTo(computeShare(replayedGame, logEvent, isAheadBy(0)) - aheadShare, 12);
  },
);

it('Action Round: forecasts a check with each skill, initiative on a d20 and a recovery with Destiny', () => {
  const replayedGame = replaySpec('action-round', {
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
  const { playRules, activeEncounter: encounter } = replayedGame;
  const initiative = { kind: 'initiative', model: 'p', dice: [] };
  const isAhead = (afterRoll: ActiveEncounter) =>
    (afterRoll.state.models.get('p') as unknown as { score: number }).score > 12;
  expect(getChances(replayedGame, initiative)['Before q, who has 12']).toBeCloseTo(
    computeShare(replayedGame, initiative, isAhead),
    12,
  );
  expect(playRules.forecast?.(translate, encounter, initiative)?.rolls[0]?.parts).toEqual([
    { label: 'Initiative', modifier: 4, reason: 'on the card' },
  ]);
  const checkForecast = playRules.forecast?.(translate, encounter, { kind: 'check', model: 'p', dc: 15, raises: 1 });
  expect(checkForecast?.rolls.map(({ rollName, target }) => [rollName, target])).toEqual([
    ['Insight', 20],
    ['Lore', 20],
  ]);
  expect(checkForecast?.rolls.map(({ chances }) => chances.map(({ chance }) => Math.round(20 * chance)))).toEqual([
    [5, 0],
    [10, 5],
  ]);
  const destiny = { kind: 'destiny', model: 'p', use: 'recover', dice: [] };
  expect(playRules.forecast?.(translate, encounter, destiny)).toBeUndefined();
  submitLogEvent(playRules, encounter, { kind: 'adjust', model: 'p', field: 'fatigue', to: 3 });
  expect(getChances(replayedGame, destiny)['It recovers']).toBeCloseTo(1 / 6, 12);
});

it.each([
  ['dodge', 5],
  ['block', 3],
  ['dodge', 12],
] as const)('Bulletproof Blues: forecasts a %s against rank %i', (defense, attackRank) => {
  const replayedGame = replaySpec('bulletproof-blues', {
    sides: { a: ['ferry'], b: ['tiger'] },
    characters: {
      ferry: { perception: 6, prowess: 5, agility: 7, expertise: ['dodge'] },
      tiger: { perception: 4 },
    },
    log: [
      { kind: 'aware', order: ['tiger', 'ferry'] },
      { kind: 'begin' },
      { kind: 'force', model: 'ferry', how: defense },
    ],
  });
  const logEvent = { kind: 'defend', model: 'ferry', attacker: 'tiger', how: defense, rank: attackRank, dice: [] };
  const { 'It succeeds': success, 'An extreme success': extreme } = getChances(replayedGame, logEvent);
  expect(success).toBeCloseTo(
    computeShare(replayedGame, logEvent, ({ state }) => state.last.success === true),
    12,
  );
  expect(extreme).toBeCloseTo(
    computeShare(replayedGame, logEvent, ({ state }) => state.last.extreme === true),
    12,
  );
});

it('BattleTech: forecasts a shot as the game judges it', () => {
  const unit = { unit: 'npc', type: 'mech', tonnage: 30, mp: 4, pilotingBase: 5, gunneryBase: 4 };
  const replayedGame = replaySpec('battletech-kcw', {
    sides: { a: ['heron'], b: ['hawk'] },
    characters: { heron: unit, hawk: { ...unit, tonnage: 50 } },
    log: [
      { kind: 'begin' },
      { kind: 'initiative', model: 'heron', dice: [6, 6] },
      { kind: 'initiative', model: 'hawk', dice: [1, 1] },
      { kind: 'action', model: 'heron', name: 'run', sa: 1, move: true, am: 2 },
    ],
  });
  const shot = { kind: 'shot', model: 'heron', target: 'hawk', modifier: 1, dice: [] };
  const share = computeShare(replayedGame, shot, ({ state }) => state.last.hit === true);
  expect(getChances(replayedGame, shot).Hits).toBeCloseTo(share, 10);
});
