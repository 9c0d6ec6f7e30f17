import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { readable } from '../../../store/library.ts';
import { useGames, useItems } from '../../../store/library-context.ts';
import type { EventContext } from '../verdict/judgement.ts';

/**
 * In the sandbox rules warn. A team that is made for an event is judged by its pack, and what breaks a rule is refused. A pack that
 * is not in the library, or cannot be read, is named: the team is judged as in the sandbox until it comes. A pack of an impossible size
 * makes the team illegal until the size is corrected.
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

/** The mode of a team, by the event that it names and the packs of the library by their ids. */
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

/** What a mode means for judging the team. */
export function eventContextOf(mode: TeamMode): EventContext {
  if (mode.kind === 'event') return { event: mode.event };
  return mode.kind === 'unusable' ? { unusableEvent: mode.event } : {};
}

/** The same mode until the team names another event or the pack changes. */
export function useTeamMode(team: Team): TeamMode {
  const gameCatalog = useGames();
  const items = useItems('events');
  const { event: id, ruleset } = team;
  return useMemo(() => {
    const named = items.filter((item) => item.id === id);
    return modeOf(gameCatalog, { event: id, ruleset }, packsOf(readable<'events'>(named)));
  }, [items, id, ruleset, gameCatalog]);
}
