/** Returns the event for the log. Keys with their default value are left out, unless the offer contained them. */
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';

export function withoutDefaults(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  offered: CandidateEvent,
): CandidateEvent {
  const keys = getEventKeys(rules, activeEncounter, event);
  const isSaid = ([at, value]: [string, unknown]) =>
    Object.hasOwn(offered, at) || keys[at]?.defaultValue === undefined || !isAlike(keys[at]?.defaultValue, value);
  return { ...Object.fromEntries(Object.entries(event).filter(isSaid)), kind: event.kind };
}

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
