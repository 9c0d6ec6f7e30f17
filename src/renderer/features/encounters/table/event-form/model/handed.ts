/** The event as it goes into the log: what says nothing but the default is left out, unless it was offered so. */
import { keysOf } from '../../../../../../shared/play/event/event-keys.ts';
import type { Candidate, PlaySpec } from '../../../../../../shared/play/play-spec.ts';
import type { Play } from '../../../../../../shared/play/state.ts';

export function withoutDefaults(rules: PlaySpec, play: Play, event: Candidate, offered: Candidate): Candidate {
  const keys = keysOf(rules, play, event);
  const isSaid = ([at, value]: [string, unknown]) =>
    Object.hasOwn(offered, at) || keys[at]?.byDefault === undefined || !isAlike(keys[at]?.byDefault, value);
  return { ...Object.fromEntries(Object.entries(event).filter(isSaid)), kind: event.kind };
}

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
