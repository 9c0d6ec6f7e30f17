/** The event as it goes into the log: what says nothing but the default is left out, unless it was offered so. */
import { keysOf } from '../../../../../../shared/play/event/event-keys.ts';
import type { Candidate, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

export function withoutDefaults(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: Candidate,
  offered: Candidate,
): Candidate {
  const keys = keysOf(rules, activeEncounter, event);
  const isSaid = ([at, value]: [string, unknown]) =>
    Object.hasOwn(offered, at) || keys[at]?.byDefault === undefined || !isAlike(keys[at]?.byDefault, value);
  return { ...Object.fromEntries(Object.entries(event).filter(isSaid)), kind: event.kind };
}

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
