/** What holds for the order of play of every game (laws 1 to 6). */

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
import { normalizeFinding } from '../../support/play/normal-form.ts';
import { generateEncounters, listSteps } from '../../support/play/play-logs.ts';
import { GAME_SETUPS } from '../../support/play/play-tables.ts';
import { scaleRuns } from '../../support/runs.ts';

const textOf = (encounter: Encounter) => JSON.stringify(getNormalizedState(encounter, replay(LOADED_GAMES, encounter)));
const texts = new WeakMap<Encounter, string>();
/** Of an encounter that several laws look at. */
const knownTextOf = (encounter: Encounter) => getOrCreateFor(texts, encounter, () => textOf(encounter));

/** Vitest is asked only where they differ: what it says takes longer than most of the laws. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
const setup = { seed: 14, numRuns: scaleRuns(120) };

describe.each(GAME_SETUPS)('playing $ruleset', (table) => {
  const all = generateEncounters(table);
  const always = (law: (encounter: Encounter) => void) => fc.assert(fc.property(all, law), setup);

  it('law 1: the state depends only on earlier events, so truncating the log undoes and appending redoes', () => {
    const cut = fc.property(all, fc.nat(), (encounter, at) => {
      const states = listSteps<object>(encounter);
      const events = 1 + (at % states.length);
      const before = truncateLog(encounter, events);
      expectSame(listSteps<object>(before).at(-1)?.after, states[events - 1]?.after);
      const redone = appendLog(before, (encounter.log ?? []).slice(events));
      expect(textOf(redone)).toBe(knownTextOf(encounter));
    });
    fc.assert(cut, setup);
  });

  it('law 2: a refused event gives one finding and changes nothing, as if it were not in the log', () => {
    always((encounter) => {
      const answer = replay(LOADED_GAMES, encounter);
      const steps = listSteps<object>(encounter);
      const refused = steps.flatMap(({ isAccepted }, n) => (isAccepted ? [] : [`/log/${n}`]));
      expect(answer.findings.map(({ path }) => path)).toEqual(refused);
      expect(answer.accepted + answer.findings.length).toBe(answer.events);
      for (const { isAccepted, before, after } of steps) if (!isAccepted) expectSame(after, before);
      const log = (encounter.log ?? []).filter((_, n) => steps[n]?.isAccepted);
      expect(textOf({ ...encounter, log })).toBe(knownTextOf(encounter));
    });
  });

  it('law 3: judging an event twice gives the same answer, and a note changes nothing', () => {
    always((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
      if (!activeEncounter) return;
      for (const event of encounter.log ?? []) {
        const first = judgeEvent(rules, activeEncounter, event);
        const again = judgeEvent(rules, activeEncounter, event);
        submitLogEvent(rules, activeEncounter, event);
        const before = JSON.stringify(createStateSnapshot(rules, activeEncounter, encounter.ruleset));
        const noted = submitLogEvent(rules, activeEncounter, { kind: 'note', text: 'x' });
        const after = JSON.stringify(createStateSnapshot(rules, activeEncounter, encounter.ruleset));
        expectSame([again, noted, after], [first, undefined, before]);
      }
    });
  });

  it('law 4: all named ids exist, lists have no duplicates, and counts are not negative', () => {
    interface State extends Record<'mayAct' | 'order' | 'acted' | 'tied', string[] | undefined> {
      active: string | null;
      models: Record<string, Record<string, unknown>>;
    }
    const signed = ['modifier', 'score', 'total', 'pm', 'am', 'tm'];
    always((encounter) => {
      for (const { after } of listSteps<State>(encounter)) {
        const known = new Set([...Object.keys(after.models), ...encounter.sides.map(({ id }) => id)]);
        const lists = [after.mayAct, after.order, after.acted, after.tied].map((ids) => ids ?? []);
        const odd = lists.filter((ids) => new Set(ids).size < ids.length || !ids.every((id) => known.has(id)));
        const nobody = after.active === null || after.active in after.models ? [] : [after.active];
        const negative = Object.values(after.models)
          .flatMap((model) => Object.entries(model))
          .filter(([key, n]) => !signed.includes(key) && Number(n) < 0);
        expectSame([odd, nobody, negative], [[], [], []]);
      }
    });
  });

  it('law 5: the game can always continue', () => {
    always((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
      if (!activeEncounter) return;
      for (const event of encounter.log ?? []) {
        submitLogEvent(rules, activeEncounter, event);
        const leadsOn = (next: CandidateEvent) =>
          'allowed' in judgeEvent(rules, activeEncounter, next as JsonObject, false);
        if (![...rules.listCandidates(activeEncounter)].some(leadsOn)) expect(event).toBe('followed by something');
      }
    });
  });

  it('lets every adjustable field be set to its limits, and its tracked value follows', () => {
    always((encounter) => {
      const rules = getPlayRules(LOADED_GAMES, encounter);
      const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
      if (!activeEncounter) return;
      for (const model of activeEncounter.state.models.keys()) {
        for (const { field, label, min: least, max: most } of rules.listAdjustableFields?.(activeEncounter, model) ??
          []) {
          for (const to of [most, least]) {
            expect(submitLogEvent(rules, activeEncounter, { kind: 'adjust', model, field, to })).toBeUndefined();
            expect(rules.listAdjustableFields?.(activeEncounter, model).find((one) => one.field === field)?.value).toBe(
              to,
            );
            const track = rules.getTrackedValues(activeEncounter, model).tracks.find((one) => one.label === label);
            if (track) expect(track.value).toBe(to);
          }
        }
      }
    });
  });

  it('law 6: renaming all ids changes only the ids in the result', () => {
    /** Ids sort the other way round. */
    const renamed = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value).replace(/\bz([qs])(\d)/g, (_, sort, n) => `y${sort}${9 - Number(n)}`));
    const sorted = (found: ReturnType<typeof normalizeFinding>) => ({ ...found, subjects: [...found.subjects].sort() });
    const answer = (encounter: Encounter) => {
      const replayed = replay(LOADED_GAMES, encounter);
      return { findings: replayed.findings.map(normalizeFinding), state: getNormalizedState(encounter, replayed) };
    };
    always((encounter) => {
      // Numbers beyond JSON would not survive the renaming.
      const log = (encounter.log ?? []).filter((event) => !JSON.stringify(Object.values(event)).includes('null'));
      const plain = { ...encounter, log };
      const { findings, state } = renamed(answer(plain));
      const other = answer(renamed(plain));
      expect(other.findings.map(sorted)).toEqual(findings.map(sorted));
      expectSame(other.state, state);
    });
  });
});
