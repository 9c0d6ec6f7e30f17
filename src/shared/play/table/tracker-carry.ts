/** What was tracked by hand goes back into the rules: as corrections, where the game has a field for it. */
import type { JsonObject } from '../../document/json/json-object.ts';
import { judgeEvent } from '../event/judge-event.ts';
import type { PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import type { TrackerState } from './tracker.ts';

export interface Carried {
  /** Events for the log, each allowed where the play stands. */
  readonly events: readonly JsonObject[];
  /** What stays as the rules have it: `Wasp: HP`. */
  readonly left: readonly string[];
}

/** @param note stands beside each correction */
export function carriedOver(rules: PlaySpec, play: Play, { models }: TrackerState, note: string): Carried {
  const events: JsonObject[] = [];
  const left: string[] = [];
  const carry = (ways: readonly JsonObject[], what: string) => {
    const event = ways.find((way) => 'allowed' in judgeEvent(rules, play, way));
    if (event) events.push({ ...event, note });
    else left.push(what);
  };
  for (const { id: model, name, tracks, out } of models) {
    const is = play.state.models.get(model);
    if (is === undefined) continue;
    const before = rules.tracked(play, model).tracks;
    const fields = rules.adjustable?.(play, model) ?? [];
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
