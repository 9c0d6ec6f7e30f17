import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { formatJudgedTeam, type TeamSurroundings } from '../../../../shared/text-list/format-judged-team.ts';
import { joinTextLists } from '../../../../shared/text-list/split-text-lists.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { type Library, listReadableDocuments } from '../../../store/library.ts';

/** Formats teams of the library as plain text, one after the other. Skips teams that can't be read. */
export function formatTeamTexts(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { stores }: Library,
  teamIds: readonly string[],
): string {
  const characters = listReadableDocuments<'characters'>(stores.characters.snapshot());
  const factions = listReadableDocuments<'factions'>(stores.factions.snapshot());
  const getEventPack = (team: Team): Pick<TeamSurroundings, 'eventPack' | 'invalidEventPack'> => {
    const eventItem = team.event === undefined ? undefined : stores.events.get(team.event);
    if (eventItem?.kind !== 'ready' || eventItem.document.ruleset !== team.ruleset) return {};
    return canJudge(gameCatalog, eventItem.document)
      ? { eventPack: eventItem.document }
      : { invalidEventPack: eventItem.document };
  };
  const teamTexts = teamIds.flatMap((teamId) => {
    const teamItem = stores.teams.get(teamId);
    if (teamItem?.kind !== 'ready') return [];
    const team = teamItem.document;
    // Characters of other games may have the same ids.
    const gameCharacters = characters.filter(({ ruleset }) => ruleset === team.ruleset);
    return formatJudgedTeam(translate, gameCatalog, team, {
      characters: gameCharacters,
      factions,
      ...getEventPack(team),
    });
  });
  return joinTextLists(teamTexts);
}
