import type { PlaySession } from './play-session.ts';

/** Returns the models that enter play later and that no event refers to yet. */
export function listLaterModels(
  { figures, state }: PlaySession['activeEncounter'],
  log: PlaySession['encounter']['log'],
): ReadonlySet<string> {
  const laterFigures = [...figures.values()].filter(({ id, isLater }) => isLater === true && state.models.get(id)?.out);
  return new Set(laterFigures.map(({ id }) => id).filter((id) => !log.some(({ model }) => model === id)));
}
