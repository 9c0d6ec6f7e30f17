import { useMemo } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { useGameItems } from '../../../games/game-items.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

export interface TeamChoice {
  readonly choice: Choice;
  readonly team: Team;
}

/** Returns the teams of the library as choices. The id of a choice starts with `team `, so it is never the id of a character. */
export function useTeamChoices(encounter: Encounter): readonly TeamChoice[] {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const teamItems = useGameItems('teams', gameCatalog.getGame(encounter));
  return useMemo(
    () =>
      listReadableDocuments<'teams'>(teamItems).map((team) => {
        const memberCount = team.members.reduce((total, { copies = 1 }) => total + copies, 0);
        return {
          choice: {
            id: `team ${team.id}`,
            label: translate('encounters.team', { name: team.name || translate('editing.unnamed'), n: memberCount }),
            group: translate('encounters.teams'),
          },
          team,
        };
      }),
    [teamItems, translate],
  );
}
