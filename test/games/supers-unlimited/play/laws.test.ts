/** Tests the laws of play (laws 1 to 6, laws 27 to 37 in docs/rules/common.md) on random games. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import type { SuEncounter } from '../../../../src/shared/games/supers-unlimited/play/state.ts';
import { judgeEvent } from '../../../../src/shared/play/event/judge-event.ts';
import { truncateLog } from '../../../../src/shared/play/log/log.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { playRandomGame, playRules, type RandomGame } from './support/random-log.ts';

const EVENT_COUNT = 120;
const createSnapshot = (encounter: SuEncounter | ActiveEncounter): JsonObject =>
  createStateSnapshot(playRules, encounter as unknown as ActiveEncounter, 'supers-unlimited');
const stringifyState = (encounter: SuEncounter | ActiveEncounter): string => JSON.stringify(createSnapshot(encounter));

/** Checks a law on random games. */
const checkRandomGames = (gameCount: number, checkLaw: (gameSeed: number) => void) =>
  fc.assert(fc.property(fc.nat(1_000_000), checkLaw), { numRuns: scaleRuns(gameCount), seed: 4610 });

const checkRandomSteps = (
  gameCount: number,
  checkLaw: (encounter: SuEncounter, event: JsonObject, submit: () => boolean) => void,
): void => checkRandomGames(gameCount, (gameSeed) => void playRandomGame(gameSeed, EVENT_COUNT, checkLaw));

const replayGame = ({ encounter, log }: RandomGame, eventCount = log.length) =>
  replay(LOADED_GAMES, truncateLog({ ...encounter, log: [...log] }, eventCount));

const getTotalHp = (encounter: SuEncounter, figureId: string) =>
  encounter.figures.get(figureId)?.character.hp.total ?? 0;
/** Calls Vitest only for a failure, because an assertion after each of thousands of events takes longer than the law. */
function expectNone(oddEntries: readonly unknown[]): void {
  if (oddEntries.length > 0) expect(oddEntries).toEqual([]);
}
/** Kinds of events that are allowed at almost any time, so that they don't show that the game can go on. */
const FREE_KINDS = new Set([
  'inflict',
  'trait-roll',
  'claim',
  'thing',
  'summon',
  'dismiss',
  'react',
  'gimmick',
  'adjust',
]);
const sumPp = ({ state }: SuEncounter) =>
  [...state.models.values()].reduce((runningSum, { pp: powerPoints }) => runningSum + powerPoints, 0);

describe('laws of all games', () => {
  it('law 1: replays a truncated log to the state of that step', () => {
    const stepCounts = [1, 17, 60, EVENT_COUNT];
    checkRandomGames(60, (gameSeed) => {
      const snapshots = new Map<number, string>();
      let eventCount = 0;
      const randomGame = playRandomGame(gameSeed, EVENT_COUNT, (encounter, _event, submit) => {
        submit();
        eventCount += 1;
        if (stepCounts.includes(eventCount)) snapshots.set(eventCount, stringifyState(encounter));
      });
      for (const stepCount of stepCounts) {
        const { encounter } = replayGame(randomGame, stepCount);
        expect(encounter && stringifyState(encounter)).toBe(snapshots.get(stepCount));
      }
    });
  });

  it('laws 2, 3: changes nothing by a refused event or a note, and judges an event the same way twice', () => {
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const stateBefore = stringifyState(encounter);
      const isAllowed = 'allowed' in judgeEvent(playRules, encounter as unknown as ActiveEncounter, logEvent);
      const isAllowedAgain = 'allowed' in judgeEvent(playRules, encounter as unknown as ActiveEncounter, logEvent);
      const isUnchanged = stringifyState(encounter) === stateBefore;
      const accepted = submit();
      if (!isUnchanged || isAllowedAgain !== isAllowed || accepted !== isAllowed)
        expect([isUnchanged, isAllowedAgain, accepted]).toEqual([true, isAllowed, isAllowed]);
      if ((!isAllowed || logEvent.kind === 'note') && stringifyState(encounter) !== stateBefore)
        expect(stringifyState(encounter)).toBe(stateBefore);
    });
  });

  it('law 2: accepts an event or reports one finding with its path', () => {
    checkRandomGames(60, (gameSeed) => {
      const randomGame = playRandomGame(gameSeed, EVENT_COUNT);
      const { findings, accepted, events: eventCount } = replayGame(randomGame);
      expect(accepted + findings.length).toBe(eventCount);
      expect(new Set(findings.map(({ path }) => path)).size).toBe(findings.length);
    });
  });

  it('law 4: lists known ids once, and keeps the numbers of models at 0 or more', () => {
    checkRandomSteps(100, (encounter, _event, submit) => {
      submit();
      const { state } = encounter;
      const idLists = [
        state.deployed,
        state.finalTurns,
        [...playRules.mayAct(encounter as unknown as ActiveEncounter)],
      ];
      const oddEntries = idLists.filter(
        (idList) => !idList.every((modelId) => state.models.has(modelId)) || new Set(idList).size < idList.length,
      );
      const lowModels = [...state.models.values()].filter(
        ({ hp: hitPoints, pp: powerPoints, power, move, altitude, effects, countdown }) =>
          ![hitPoints, powerPoints, power, move, altitude].every((numberValue) => numberValue >= 0) ||
          ![...effects.values(), ...countdown.values()].every((numberValue) => numberValue > 0),
      );
      expectNone([...oddEntries, ...lowModels]);
    });
  });

  it('law 5: always allows an event that leads on, until the game is over', () => {
    checkRandomSteps(100, (encounter, _event, submit) => {
      submit();
      if (encounter.state.phase === 'over') return;
      const activeEncounter = encounter as unknown as ActiveEncounter;
      const canLeadOn = [...playRules.listCandidates(activeEncounter)].some(
        (logEvent) =>
          !FREE_KINDS.has(logEvent.kind) &&
          'allowed' in judgeEvent(playRules, activeEncounter, logEvent as JsonObject, false),
      );
      if (!canLeadOn) expect(createSnapshot(encounter)).toBe('not stuck');
    });
  });

  it('law 6: plays the same when ids are renamed', () => {
    checkRandomGames(40, (gameSeed) => {
      const { encounter, log: eventLog } = playRandomGame(gameSeed, EVENT_COUNT);
      const renameIds = (jsonText: string) =>
        jsonText.replace(
          /\b([abc])-(one|two|three)\b/g,
          (_match, sideLetter: string, modelWord: string) => `zz${sideLetter}${modelWord}`,
        );
      const gameJson = JSON.stringify({ ...encounter, log: eventLog });
      const firstReplay = replay(LOADED_GAMES, JSON.parse(gameJson));
      const renamedReplay = replay(LOADED_GAMES, JSON.parse(renameIds(gameJson)));
      if (!firstReplay.encounter || !renamedReplay.encounter) throw new Error('not played');
      expect(stringifyState(renamedReplay.encounter)).toBe(renameIds(stringifyState(firstReplay.encounter)));
    });
  });
});

describe('laws of Supers Unlimited', () => {
  it('law 27: keeps PP and HP within their bounds, and takes a model out exactly at 0 HP', () => {
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const wasOutById = new Map([...encounter.state.models].map(([modelId, { out: wasOut }]) => [modelId, wasOut]));
      submit();
      const isExempt = logEvent.kind === 'dismiss' || logEvent.kind === 'adjust' || encounter.state.phase === 'over';
      const oddEntries = [...encounter.state.models].filter(
        ([modelId, { pp: powerPoints, power, hp: hitPoints, out: isModelOut }]) => {
          const isWithin = powerPoints <= power && hitPoints <= getTotalHp(encounter, modelId);
          const goesOut = isModelOut && wasOutById.get(modelId) === false && !isExempt;
          return !isWithin || (hitPoints === 0 && !isModelOut) || (goesOut && hitPoints !== 0);
        },
      );
      expectNone(oddEntries);
    });
  });

  it('law 28: allows an Action twice, and two Movement Actions at most', () => {
    checkRandomSteps(100, ({ state: suState }, _event, submit) => {
      submit();
      const actionFrames = [suState.frame, ...suState.due.filter((duty) => duty.due === 'control')];
      const usedCounts = actionFrames.flatMap((actionFrame) =>
        actionFrame ? [actionFrame.movements, ...Object.values(actionFrame.used)] : [],
      );
      expectNone(usedCounts.filter((useCount) => !(Number(useCount) <= 2)));
    });
  });

  it('laws 29, 30: charges 1 PP for a Reaction, and allows none to KO’ed, paralyzed and stunned models', () => {
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const ppBefore = sumPp(encounter);
      const reactingModel = encounter.state.models.get(String(logEvent.model));
      const isAble =
        reactingModel &&
        !reactingModel.ko &&
        !reactingModel.effects.has('stun') &&
        !reactingModel.effects.has('paralysis');
      if (logEvent.kind !== 'react' || !submit()) {
        if (logEvent.kind !== 'react') submit();
        return;
      }
      expect(isAble).toBe(true);
      expect(ppBefore - sumPp(encounter)).toBeGreaterThanOrEqual(1);
    });
  });

  it('law 30: charges 1 PP or a point of Control for an Action without Power Up and Gimmicks', () => {
    const actionKinds = ['called-shot', 'move', 'run', 'charge', 'climb-high', 'attack', 'manipulate', 'ability'];
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const controlDuty = encounter.state.due[0]?.due === 'control' ? encounter.state.due[0] : undefined;
      const pointsBefore = controlDuty?.points ?? 0;
      const ppBefore = sumPp(encounter);
      if (!submit() || !actionKinds.includes(logEvent.kind as string)) return;
      const isPlain = logEvent.powerUp !== true && logEvent.gimmicks === undefined;
      if (!isPlain) return;
      // The attack at the end of a Charge is part of the Charge.
      const isFree = logEvent.charge === true;
      expect(ppBefore - sumPp(encounter)).toBe(controlDuty || isFree ? 0 : 1);
      if (controlDuty) expect(pointsBefore - controlDuty.points).toBe(isFree ? 0 : 1);
    });
  });

  it('law 31: gives each friend 1 PP at most in Refresh', () => {
    checkRandomSteps(60, (encounter, logEvent, submit) => {
      const ppById = new Map(
        [...encounter.state.models].map(([modelId, { pp: powerPoints }]) => [modelId, powerPoints]),
      );
      if (!submit() || logEvent.kind !== 'choose') return;
      const oddEntries = [...encounter.state.models].filter(
        ([modelId, { pp: powerPoints }]) => !(powerPoints <= (ppById.get(modelId) ?? 0) + 1),
      );
      expectNone(oddEntries);
    });
  });

  it('law 33: never extends finalTurns, and lets no Henchman begin a Turn in the Endgame', () => {
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const { endgame, finalTurns } = encounter.state;
      const finalTurnsBefore = new Set(finalTurns);
      const isAccepted = submit();
      if (!endgame) return;
      expectNone(encounter.state.finalTurns.filter((modelId) => !finalTurnsBefore.has(modelId)));
      const isBeginning = isAccepted && (logEvent.kind === 'choose' || logEvent.kind === 'hold');
      if (isBeginning) expect(encounter.figures.get(encounter.state.active ?? '')?.character.isSuper).toBe(true);
    });
  });

  it('law 34: gives 2 VP for the scenario, or 1 to each tied side', () => {
    checkRandomSteps(100, (encounter, _event, submit) => {
      const wasOver = encounter.state.phase === 'over';
      const victoryPointsBefore = [...encounter.state.vp.values()].reduce((sum, points) => sum + points, 0);
      const subplotCount = encounter.state.subplots.length;
      submit();
      const isScored = encounter.state.phase === 'over' && encounter.state.scenario !== null;
      if (wasOver || !isScored || subplotCount > 0) return;
      const sideTotals = [...encounter.state.totals.values()];
      const tiedCount = sideTotals.filter((points) => points === Math.max(...sideTotals)).length;
      expect(
        [...encounter.state.vp.values()].reduce((runningSum, points) => runningSum + points, 0) - victoryPointsBefore,
      ).toBe(tiedCount > 1 ? tiedCount : 2);
    });
  });

  it('laws 35, 36: neither loses nor doubles models, markers and things, and takes a used Gimmick from its pool', () => {
    checkRandomSteps(100, (encounter, logEvent, submit) => {
      const { state: suState } = encounter;
      const countAll = () => suState.models.size + suState.markers.size + suState.things.size;
      const countBefore = countAll();
      const isAccepted = submit();
      const addsSomething = ['summon', 'thing', 'scenario', 'subplots'].includes(logEvent.kind as string);
      if ((!isAccepted || !addsSomething) && countAll() !== countBefore) expect(countAll()).toBe(countBefore);
      const doubledPools = [...suState.gimmicks.values()].filter(
        (gimmickPool) => new Set(gimmickPool).size !== gimmickPool.length,
      );
      expectNone(doubledPools);
      if (encounter.figures.size !== suState.models.size) expect(encounter.figures.size).toBe(suState.models.size);
      if (suState.lastGimmick)
        expect(suState.gimmicks.get(suState.lastGimmick.side)).not.toContain(suState.lastGimmick.gimmick);
    });
  });

  it('law 32: never raises Paralysis beyond the stronger attack', () => {
    checkRandomSteps(60, ({ state: suState }, logEvent, submit) => {
      const paralysisById = new Map(
        [...suState.models].map(([modelId, { effects }]) => [modelId, effects.get('paralysis') ?? 0]),
      );
      const [firstDuty] = suState.due;
      if (!submit() || firstDuty?.due !== 'attack' || logEvent.kind !== 'roll') return;
      const bonusSuccesses = suState.models.get(firstDuty.by)?.bonusSuccesses ?? 0;
      const hitSuccesses = Number(suState.last.successes) + bonusSuccesses;
      const oddEntries = [...suState.models].filter(
        ([modelId, { effects }]) =>
          !((effects.get('paralysis') ?? 0) <= Math.max(paralysisById.get(modelId) ?? 0, hitSuccesses)),
      );
      expectNone(oddEntries);
    });
  });

  it('law 37: leaves nothing due after quiet events, and removes a duty with its answer', () => {
    const quietKinds = ['end-activation', 'end-turn', 'pass', 'choose', 'start'];
    const answerKinds = ['roll', 'knockback', 'collapse', 'end-control', 'end-recovery'];
    checkRandomSteps(60, ({ state: suState }, logEvent, submit) => {
      const [firstDuty] = suState.due;
      if (!submit()) return;
      if (quietKinds.includes(String(logEvent.kind))) expectNone(suState.due);
      if (firstDuty && answerKinds.includes(String(logEvent.kind))) expect(suState.due.includes(firstDuty)).toBe(false);
    });
  });
});
