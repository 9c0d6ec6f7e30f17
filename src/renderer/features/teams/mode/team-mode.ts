import { useMemo } from 'react';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import { useItems } from '../../../store/library-context.ts';
import { canJudge } from '../../events/judge-pack.ts';

/**
 * In the sandbox rules warn. A team that is made for an event is judged by its pack, and what breaks a rule is refused. A pack that
 * is not in the library, or cannot be read, is named: the team is judged as in the sandbox until it comes.
 */
export type TeamMode =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'event'; readonly event: EventPack }
  | { readonly kind: 'missing'; readonly id: string };

const SANDBOX: TeamMode = { kind: 'sandbox' };

/** The mode of a team, by the event that it names and the packs of the library. */
function modeOf(team: Team, events: readonly EventPack[]): TeamMode {
  const { event: id } = team;
  if (id === undefined) return SANDBOX;
  const event = events.find((one) => one.id === id && one.ruleset === team.ruleset);
  return event === undefined || !canJudge(event) ? { kind: 'missing', id } : { kind: 'event', event };
}

/** The same mode until the team names another event or the pack changes. */
export function useTeamMode(team: Team): TeamMode {
  const items = useItems('events');
  const { event: id, ruleset } = team;
  return useMemo(() => {
    const named = items.filter((item) => item.id === id && item.kind === 'ready');
    return modeOf(
      { event: id, ruleset } as Team,
      named.flatMap((item) => (item.kind === 'ready' ? item.document : [])),
    );
  }, [items, id, ruleset]);
}
