/**
 * Transfers what was tracked by hand to the rules, as corrections of fields that the game has. The tracker is the play screen without
 * rules, on which players change numbers freely.
 */
import type { JsonObject } from '../../document/json/json-object.ts';
import { judgeEvent } from '../event/judge-event.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { TrackerState } from './tracker.ts';

export interface TrackerCorrections {
  /** Events for the log, each of them allowed in the current state. */
  readonly events: readonly JsonObject[];
  /** The names of values that keep the number of the rules: `Wasp: HP`. */
  readonly skipped: readonly string[];
}

/** Creates the corrections. `note` is added to each of them. */
export function createCorrections(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  { models }: TrackerState,
  note: string,
): TrackerCorrections {
  const correctionEvents: JsonObject[] = [];
  const skippedNames: string[] = [];
  const addCorrection = (candidates: readonly JsonObject[], subjectName: string) => {
    const correctionEvent = candidates.find((candidate) => 'allowed' in judgeEvent(playRules, encounter, candidate));
    if (correctionEvent) correctionEvents.push({ ...correctionEvent, note });
    else skippedNames.push(subjectName);
  };
  for (const { id, name, tracks, isOut } of models) {
    const modelState = encounter.state.models.get(id);
    if (modelState === undefined) continue;
    const tracksBefore = playRules.getTrackedValues(encounter, id).tracks;
    const adjustableFields = playRules.listAdjustableFields?.(encounter, id) ?? [];
    for (const { label, value } of tracks) {
      const trackBefore = tracksBefore.find((track) => track.label === label);
      if (trackBefore === undefined || trackBefore.value === value) continue;
      const adjustableField = adjustableFields.find((adjustable) => adjustable.label === label)?.field;
      addCorrection(
        adjustableField === undefined ? [] : [{ kind: 'adjust', model: id, field: adjustableField, to: value }],
        `${name}: ${label}`,
      );
    }
    if (modelState.out !== isOut) {
      // Some games have no event `out` or `in` at this moment, but let players set `out` by hand.
      const candidates = [
        { kind: isOut ? 'out' : 'in', model: id },
        { kind: 'adjust', model: id, field: 'out', to: Number(isOut) },
      ];
      addCorrection(candidates, name);
    }
  }
  return { events: correctionEvents, skipped: skippedNames };
}
