/** Tests laws of the order of play in every game (laws 1 to 6). */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOrCreateFor } from '../../../src/shared/base/cache.ts';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { judgeEvent } from '../../../src/shared/play/event/judge-event.ts';
import { appendLog, truncateLog } from '../../../src/shared/play/log/log.ts';
import type { CandidateEvent } from '../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, replay, submitLogEvent } from '../../../src/shared/play/replay.ts';
import { createStateSnapshot } from '../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { getNormalizedState } from '../../support/play/encounter.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { normalizeFinding } from '../../support/play/normal-form.ts';
import { generateEncounters, listSteps } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const serializeReplay = (encounter: Encounter) =>
  JSON.stringify(getNormalizedState(encounter, replay(LOADED_GAMES, encounter)));
const serializedReplays = new WeakMap<Encounter, string>();
/** Caches the replay of an encounter that several laws use. */
const readSerializedReplay = (encounter: Encounter) =>
  getOrCreateFor(serializedReplays, encounter, () => serializeReplay(encounter));

/** Compares values. `expect` runs only when they differ, because it takes longer than most laws. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
const runOptions = { seed: 14, numRuns: scaleRuns(120) };

describe.each(GAME_SETUPS)('playing $ruleset', (gameSetup) => {
  const anyEncounter = generateEncounters(gameSetup);
  const checkLaw = (law: (encounter: Encounter) => void) => fc.assert(fc.property(anyEncounter, law), runOptions);

  it('law 1: the state depends only on earlier events, so truncating the log undoes and appending redoes', () => {
    const property = fc.property(anyEncounter, fc.nat(), (encounter, drawnIndex) => {
      const states = listSteps<object>(encounter);
      const eventCount = 1 + (drawnIndex % states.length);
      const truncated = truncateLog(encounter, eventCount);
      expectSame(listSteps<object>(truncated).at(-1)?.after, states[eventCount - 1]?.after);
      const redone = appendLog(truncated, (encounter.log ?? []).slice(eventCount));
      expect(serializeReplay(redone)).toBe(readSerializedReplay(encounter));
    });
    fc.assert(property, runOptions);
  });

  it('law 2: a refused event gives one finding and changes nothing, as if it were not in the log', () => {
    checkLaw((encounter) => {
      const replayed = replay(LOADED_GAMES, encounter);
      const steps = listSteps<object>(encounter);
      const refused = steps.flatMap(({ isAccepted }, eventIndex) => (isAccepted ? [] : [`/log/${eventIndex}`]));
      expect(replayed.findings.map(({ path }) => path)).toEqual(refused);
      expect(replayed.accepted + replayed.findings.length).toBe(replayed.events);
      for (const { isAccepted, before, after } of steps) if (!isAccepted) expectSame(after, before);
      const log = (encounter.log ?? []).filter((_, eventIndex) => steps[eventIndex]?.isAccepted);
      expect(serializeReplay({ ...encounter, log })).toBe(readSerializedReplay(encounter));
    });
  });

  it('law 3: judging an event twice gives the same answer, and a note changes nothing', () => {
    checkLaw((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
      if (!activeEncounter) return;
      for (const event of encounter.log ?? []) {
        const firstJudgment = judgeEvent(rules, activeEncounter, event);
        const secondJudgment = judgeEvent(rules, activeEncounter, event);
        submitLogEvent(rules, activeEncounter, event);
        const stateBeforeNote = JSON.stringify(createStateSnapshot(rules, activeEncounter, encounter.ruleset));
        const noteRefusal = submitLogEvent(rules, activeEncounter, { kind: 'note', text: 'x' });
        const stateAfterNote = JSON.stringify(createStateSnapshot(rules, activeEncounter, encounter.ruleset));
        expectSame([secondJudgment, noteRefusal, stateAfterNote], [firstJudgment, undefined, stateBeforeNote]);
      }
    });
  });

  it('law 4: all named ids exist, lists have no duplicates, and counts are not negative', () => {
    interface State extends Record<'mayAct' | 'order' | 'acted' | 'tied', string[] | undefined> {
      active: string | null;
      models: Record<string, Record<string, unknown>>;
    }
    // These may be negative: modifiers of rolls, and what a roll and its modifiers add up to.
    const signedFields = ['modifier', 'score', 'total', 'pm', 'am', 'tm'];
    checkLaw((encounter) => {
      for (const { after } of listSteps<State>(encounter)) {
        const knownIds = new Set([...Object.keys(after.models), ...encounter.sides.map(({ id }) => id)]);
        const lists = [after.mayAct, after.order, after.acted, after.tied].map((ids) => ids ?? []);
        const invalidLists = lists.filter(
          (ids) => new Set(ids).size < ids.length || !ids.every((id) => knownIds.has(id)),
        );
        const unknownActive = after.active === null || after.active in after.models ? [] : [after.active];
        const negative = Object.values(after.models)
          .flatMap((model) => Object.entries(model))
          .filter(([key, fieldValue]) => !signedFields.includes(key) && Number(fieldValue) < 0);
        expectSame([invalidLists, unknownActive, negative], [[], [], []]);
      }
    });
  });

  it('law 5: the game can always continue until it is over', () => {
    checkLaw((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
      if (!activeEncounter) return;
      for (const event of encounter.log ?? []) {
        submitLogEvent(rules, activeEncounter, event);
        if (activeEncounter.state.phase === 'over') return;
        const isAllowed = (candidate: CandidateEvent) =>
          'allowed' in judgeEvent(rules, activeEncounter, candidate as JsonObject, false);
        if (![...rules.listCandidates(activeEncounter)].some(isAllowed)) expect(event).toBe('followed by something');
      }
    });
  });

  it('lets every adjustable field be set to its limits, and its tracked value follows', () => {
    checkLaw((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
      if (!activeEncounter || activeEncounter.state.phase === 'over') return;
      for (const model of activeEncounter.state.models.keys()) {
        for (const { field, label, min: minValue, max: maxValue } of rules.listAdjustableFields?.(
          activeEncounter,
          model,
        ) ?? []) {
          for (const newValue of [maxValue, minValue]) {
            expect(
              submitLogEvent(rules, activeEncounter, { kind: 'adjust', model, field, to: newValue }),
            ).toBeUndefined();
            expect(
              rules.listAdjustableFields?.(activeEncounter, model).find((candidate) => candidate.field === field)
                ?.value,
            ).toBe(newValue);
            const track = rules
              .getTrackedValues(activeEncounter, model)
              .tracks.find((candidate) => candidate.label === label);
            if (track) expect(track.value).toBe(newValue);
          }
        }
      }
    });
  });

  it('law 6: renaming all ids changes only the ids in the result', () => {
    /** Renames ids so that their order is reversed. */
    const renameIds = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value).replace(/\bz([qs])(\d)/g, (_, prefix, digit) => `y${prefix}${9 - Number(digit)}`),
      );
    const sortSubjects = (found: ReturnType<typeof normalizeFinding>) => ({
      ...found,
      subjects: [...found.subjects].sort(),
    });
    const summarizeReplay = (encounter: Encounter) => {
      const replayed = replay(LOADED_GAMES, encounter);
      return { findings: replayed.findings.map(normalizeFinding), state: getNormalizedState(encounter, replayed) };
    };
    checkLaw((encounter) => {
      // Infinite numbers would not survive the renaming.
      const log = (encounter.log ?? []).filter((event) => !JSON.stringify(Object.values(event)).includes('null'));
      const jsonEncounter = { ...encounter, log };
      const { findings, state } = renameIds(summarizeReplay(jsonEncounter));
      const renamedResult = summarizeReplay(renameIds(jsonEncounter));
      expect(renamedResult.findings.map(sortSubjects)).toEqual(findings.map(sortSubjects));
      expectSame(renamedResult.state, state);
    });
  });
});
