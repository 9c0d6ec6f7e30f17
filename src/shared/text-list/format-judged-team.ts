/** Formats a team of a library as plain text, with its verdict. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Faction, Team } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { judge, resolveDocumentOptions } from '../rules/judge.ts';
import type { Translate } from '../texts/translate.ts';
import { formatTextList } from './format-text-list.ts';

/** The documents that a team may refer to, and the pack of its event. */
export interface TeamSurroundings {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
  readonly eventPack?: EventPack;
  /** The pack of its event, if teams can't be judged by it. */
  readonly invalidEventPack?: EventPack;
}

/** Formats a team with the characters, factions and the event pack of a library. Documents that the team embeds have precedence. */
export function formatJudgedTeam(
  translate: Translate,
  gameCatalog: GameCatalog<GameWithForms>,
  team: Team,
  { characters, factions, eventPack, invalidEventPack }: TeamSurroundings,
): string {
  const eventOptions = eventPack === undefined ? {} : { eventPack };
  const { verdict, levels } = judge(gameCatalog, team, {
    characters,
    ...eventOptions,
    ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
  });
  const teamRules = getTeamRules(gameCatalog, team);
  const teamView = teamRules.createView(team, {
    options: resolveDocumentOptions(gameCatalog, team, eventOptions),
    characters: new Map(characters.map((character) => [character.id, character])),
    ...eventOptions,
  });
  const knownFactions = [...(team.factions ?? []), ...factions];
  return formatTextList(translate, team, {
    game: gameCatalog.getGame(team),
    teamRules,
    teamView,
    verdict,
    ...(levels === undefined ? {} : { levels }),
    getFactionName: (factionId) => knownFactions.find(({ id }) => id === factionId)?.name ?? factionId,
  });
}
