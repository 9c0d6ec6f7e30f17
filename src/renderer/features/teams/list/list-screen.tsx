import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { useGameItems } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useDocuments, useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useDefaultRules } from '../../house-rules/use-default-rules.tsx';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createTeam } from '../actions.ts';
import { packsOf } from '../mode/team-mode.ts';
import { useKnown } from '../use-known.ts';
import { teamKind } from './kind.tsx';
import { NoTeams } from './no-teams.tsx';

const FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const gamesWithTeams = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter(({ team }) => team !== undefined);

/** Lists the teams of the shown game, to search, open, duplicate and delete. */
export function TeamListScreen() {
  const gameCatalog = useGames();
  const game = useShownGame();
  return game.team === undefined ? (
    <NoTeams game={game} others={gamesWithTeams(gameCatalog)} />
  ) : (
    <TeamList game={game} />
  );
}

function TeamList({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const withTeams = useMemo(() => gamesWithTeams(gameCatalog), [gameCatalog]);
  const library = useLibrary();
  const items = useGameItems('teams', game);
  const factions = useDocuments('factions');
  const known = useKnown(game);
  const [filter, change] = useGameFilter(FILTERS, game);
  const events = useGameItems('events', game);
  const packs = useMemo(() => packsOf(listReadableDocuments<'events'>(events)), [events]);
  const kind = useMemo(
    () => teamKind(translate, gameCatalog, library, game, { known, factions, packs }),
    [gameCatalog, library, game, known, factions, packs, translate],
  );
  const rules = useDefaultRules(game);
  return (
    <>
      <ListFrame
        words={getListTexts(translate, 'teams')}
        kind={kind}
        game={game}
        games={withTeams}
        items={items}
        filter={filter}
        onFilter={change}
        actions={() => rules.button}
        onCreate={() => attempt(createTeam(translate, library, game))}
      />
      {rules.dialog}
    </>
  );
}
