import { useMemo } from 'react';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import { judge } from '../../../../shared/rules/judge.ts';
import { type AssumedField, assumeFields } from '../../../../shared/text-list/assume-fields.ts';
import { createTeamFromTextList } from '../../../../shared/text-list/create-team.ts';
import type { GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { addDefaultRules } from '../team-actions.ts';
import type { ListedDocuments } from './use-game-match.ts';
import type { LineAnswers } from './use-line-answers.ts';

/** The team that the answers make, without a name and an id of its own. */
export interface ListedTeam {
  readonly team: Team;
  readonly assumed: readonly AssumedField[];
  /** The total and the verdict: `14 of 25 Levels, legal`. */
  readonly total: string;
}

/** Creates the team of a list anew after each answer. Settings that the list leaves out are chosen so that the team is legal, if it can be. */
export function useListedTeam(
  match: GameMatch,
  { members }: LineAnswers,
  { factions }: ListedDocuments,
  eventPack?: EventPack,
): ListedTeam {
  const translate = useTranslate();
  const gameCatalog = useGames();
  return useMemo(() => {
    const { list, teamRules } = match;
    const statedTeam = createTeamFromTextList('list', { ...list, name: '' }, members, teamRules);
    const characters = members.map(({ character }) => character);
    const eventOptions = eventPack === undefined ? {} : { eventPack };
    const newTeam = eventPack === undefined ? addDefaultRules(gameCatalog.getGame(statedTeam), statedTeam) : statedTeam;
    const { team, assumed } = assumeFields(gameCatalog, newTeam, list.edits, {
      characters,
      factions,
      ...eventOptions,
    });
    const { verdict, levels } = judge(gameCatalog, team, { characters, ...eventOptions });
    const total =
      levels === undefined
        ? translate('textLists.verdict', { verdict })
        : translate('textLists.total', { levels, limit: teamRules.getSize(team), verdict });
    return { team, assumed, total };
  }, [match, members, factions, eventPack, gameCatalog, translate]);
}
