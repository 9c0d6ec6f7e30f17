import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames, useItems } from '../../../store/library-context.ts';
import type { EventContext } from '../verdict/judge-team.ts';

/**
 * The mode of a team. In the sandbox (`sandbox`), broken rules are only reported. In a team for an event (`event`), the
 * event's pack also applies, and additions that break a rule are refused. If the library has no such pack for the game (`missing`),
 * the team is judged as in the sandbox. A pack with an impossible team size (`unusable`) makes the team illegal until the
 * size is corrected.
 */
export type TeamMode =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'event'; readonly eventPack: EventPack }
  | { readonly kind: 'unusable'; readonly eventPack: EventPack }
  | { readonly kind: 'missing'; readonly eventId: string };

/** Event packs by id. */
export type EventPacksById = ReadonlyMap<string, EventPack>;

export const mapPacksById = (events: readonly EventPack[]): EventPacksById =>
  new Map(events.map((eventPack) => [eventPack.id, eventPack]));

const SANDBOX: TeamMode = { kind: 'sandbox' };

/** Returns the mode of a team from the event it names and the packs of the library. */
export function getTeamMode(
  gameCatalog: GameCatalog<Game>,
  { event: eventId, ruleset }: Pick<Team, 'event' | 'ruleset'>,
  eventPacks: EventPacksById,
): TeamMode {
  if (eventId === undefined) return SANDBOX;
  const eventPack = eventPacks.get(eventId);
  if (eventPack?.ruleset !== ruleset) return { kind: 'missing', eventId };
  return { kind: canJudge(gameCatalog, eventPack) ? 'event' : 'unusable', eventPack };
}

/** Returns the usable or unusable pack for judging a team in this mode. */
export function getEventContext(teamMode: TeamMode): EventContext {
  if (teamMode.kind === 'event') return { eventPack: teamMode.eventPack };
  return teamMode.kind === 'unusable' ? { invalidEventPack: teamMode.eventPack } : {};
}

/** Returns the mode of a team: the same object until the team names another event or the pack changes. */
export function useTeamMode(team: Team): TeamMode {
  const gameCatalog = useGames();
  const eventItems = useItems('events');
  const { event: eventId, ruleset } = team;
  return useMemo(() => {
    const namedItems = eventItems.filter((item) => item.id === eventId);
    return getTeamMode(
      gameCatalog,
      { event: eventId, ruleset },
      mapPacksById(listReadableDocuments<'events'>(namedItems)),
    );
  }, [eventItems, eventId, ruleset, gameCatalog]);
}
