import { useMemo } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Team } from '../../../../shared/document/schema.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { useItemsOf } from '../../../games/of-game.ts';
import { readable } from '../../../store/library.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

export interface TeamChoice {
  readonly choice: Choice;
  readonly team: Team;
}

/** The teams of the library that can take part in an encounter. Their ids are no ids of characters. */
export function useTeamChoices(encounter: Encounter): readonly TeamChoice[] {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const items = useItemsOf('teams', gameCatalog.getGame(encounter));
  return useMemo(
    () =>
      readable<'teams'>(items).map((team) => {
        const size = team.members.reduce((sum, { copies = 1 }) => sum + copies, 0);
        return {
          choice: {
            id: `team ${team.id}`,
            label: translate('encounters.team', { name: team.name || translate('editing.unnamed'), n: size }),
          },
          team,
        };
      }),
    [items, translate],
  );
}
