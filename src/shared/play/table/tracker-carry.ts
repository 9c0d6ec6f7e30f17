/** What was tracked by hand goes back into the rules: as corrections, where the game has a field for it. */
import type { JsonObject } from '../../document/json/json-object.ts';
import { judgeEvent } from '../event/judge-event.ts';
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import type { TrackerState } from './tracker.ts';

export interface Carried {
  /** Events for the log, each allowed where the play stands. */
  readonly events: readonly JsonObject[];
  /** What stays as the rules have it: `Wasp: HP`. */
  readonly left: readonly string[];
}

/** @param note stands beside each correction */
export function carriedOver(
  rules: PlayRules,
  encounter: ActiveEncounter,
  { models }: TrackerState,
  note: string,
): Carried {
  const events: JsonObject[] = [];
  const left: string[] = [];
  const carry = (ways: readonly JsonObject[], what: string) => {
    const event = ways.find((way) => 'allowed' in judgeEvent(rules, encounter, way));
    if (event) events.push({ ...event, note });
    else left.push(what);
  };
  for (const { id: model, name, tracks, out } of models) {
    const is = encounter.state.models.get(model);
    if (is === undefined) continue;
    const before = rules.tracked(encounter, model).tracks;
    const fields = rules.adjustable?.(encounter, model) ?? [];
    for (const { label, value } of tracks) {
      const was = before.find((track) => track.label === label);
      if (was === undefined || was.value === value) continue;
      const field = fields.find((one) => one.label === label)?.field;
      carry(field === undefined ? [] : [{ kind: 'adjust', model, field, to: value }], `${name}: ${label}`);
    }
    if (is.out !== out) {
      const ways = [
        { kind: out ? 'out' : 'in', model },
        { kind: 'adjust', model, field: 'out', to: Number(out) },
      ];
      carry(ways, name);
    }
  }
  return { events, left };
}
