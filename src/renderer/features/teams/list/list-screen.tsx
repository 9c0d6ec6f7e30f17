import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../../games/kept-filter.ts';
import { useItemsOf } from '../../../games/of-game.ts';
import { readable } from '../../../store/library.ts';
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

const FILTERS = new KeptFilters<ListFilter>(NO_FILTER);
const gamesWithTeams = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter(({ team }) => team !== undefined);

/** Every team of the game shown, to be found, opened, copied and deleted. */
export function TeamListScreen() {
  const gameCatalog = useGames();
  const game = useGameShown();
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
  const items = useItemsOf('teams', game);
  const factions = useDocuments('factions');
  const known = useKnown(game);
  const [filter, change] = useKeptFilter(FILTERS, game);
  const events = useItemsOf('events', game);
  const packs = useMemo(() => packsOf(readable<'events'>(events)), [events]);
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
