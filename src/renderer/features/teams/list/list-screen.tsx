import { useMemo } from 'react';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../../games/kept-filter.ts';
import { useItemsOf } from '../../../games/of-game.ts';
import { readable } from '../../../store/library.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { TEAMS } from '../../../strings/documents/teams.ts';
import { useDefaultRules } from '../../house-rules/use-default-rules.tsx';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { createTeam } from '../actions.ts';
import { packsOf } from '../mode/team-mode.ts';
import { useKnown } from '../use-known.ts';
import { teamKind } from './kind.tsx';
import { NoTeams } from './no-teams.tsx';

const FILTERS = new KeptFilters<ListFilter>(NO_FILTER);
const GAMES_WITH_TEAMS = GAMES.all.filter(({ team }) => team !== undefined);

/** Every team of the game shown, to be found, opened, copied and deleted. */
export function TeamListScreen() {
  const game = useGameShown();
  return game.team === undefined ? <NoTeams game={game} others={GAMES_WITH_TEAMS} /> : <TeamList game={game} />;
}

function TeamList({ game }: { game: Game }) {
  const library = useLibrary();
  const items = useItemsOf('teams', game);
  const factions = useDocuments('factions');
  const known = useKnown(game);
  const [filter, change] = useKeptFilter(FILTERS, game);
  const events = useItemsOf('events', game);
  const packs = useMemo(() => packsOf(readable<'events'>(events)), [events]);
  const kind = useMemo(
    () => teamKind(library, game, { known, factions, packs }),
    [library, game, known, factions, packs],
  );
  const rules = useDefaultRules(game);
  return (
    <>
      <ListFrame
        words={TEAMS}
        kind={kind}
        game={game}
        games={GAMES_WITH_TEAMS}
        items={items}
        filter={filter}
        onFilter={change}
        actions={() => rules.button}
        onCreate={() => attempt(createTeam(library, game))}
      />
      {rules.dialog}
    </>
  );
}
