import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames, useItems } from '../../../store/library-context.ts';
import type { EventContext } from '../verdict/judgement.ts';

/**
 * The mode of a team. The sandbox only warns about rules. A team for an event is judged by the event's pack, and edits that
 * break a rule are refused. If the pack is missing or unreadable, the team is judged as in the sandbox and the pack is
 * named. A pack with an impossible size makes the team illegal until the size is corrected.
 */
export type TeamMode =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'event'; readonly event: EventPack }
  | { readonly kind: 'unusable'; readonly event: EventPack }
  | { readonly kind: 'missing'; readonly id: string };

/** Event packs by id. */
export type Packs = ReadonlyMap<string, EventPack>;

export const packsOf = (events: readonly EventPack[]): Packs => new Map(events.map((one) => [one.id, one]));

const SANDBOX: TeamMode = { kind: 'sandbox' };

/** Returns the mode of a team from the event it names and the packs of the library. */
export function modeOf(
  gameCatalog: GameCatalog<Game>,
  { event: id, ruleset }: Pick<Team, 'event' | 'ruleset'>,
  packs: Packs,
): TeamMode {
  if (id === undefined) return SANDBOX;
  const event = packs.get(id);
  if (event?.ruleset !== ruleset) return { kind: 'missing', id };
  return { kind: canJudge(gameCatalog, event) ? 'event' : 'unusable', event };
}

/** Returns the usable or unusable pack for judging a team in this mode. */
export function eventContextOf(mode: TeamMode): EventContext {
  if (mode.kind === 'event') return { event: mode.event };
  return mode.kind === 'unusable' ? { unusableEvent: mode.event } : {};
}

/** Returns the mode of a team: the same object until the team names another event or the pack changes. */
export function useTeamMode(team: Team): TeamMode {
  const gameCatalog = useGames();
  const items = useItems('events');
  const { event: id, ruleset } = team;
  return useMemo(() => {
    const named = items.filter((item) => item.id === id);
    return modeOf(gameCatalog, { event: id, ruleset }, packsOf(listReadableDocuments<'events'>(named)));
  }, [items, id, ruleset, gameCatalog]);
}
