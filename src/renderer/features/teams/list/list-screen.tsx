import { useDeferredValue, useMemo, useRef } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { GAMES } from '../../../../shared/games/registry.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { TEAMS } from '../../../strings/documents/teams.ts';
import { ListFrame } from '../../documents/list-frame.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../games/kept-filter.ts';
import { useItemsOf } from '../../games/of-game.ts';
import { createTeam } from '../actions.ts';
import { useKnown } from '../use-known.ts';
import { filterTeams, NO_FILTER, type TeamFilter } from './filter.ts';
import { TeamFilters } from './list-filters.tsx';
import { TeamRow } from './list-row.tsx';
import { NoTeams } from './no-teams.tsx';

const FILTERS = new KeptFilters<TeamFilter>(NO_FILTER);
const GAMES_WITH_TEAMS = GAMES.filter(({ team }) => team !== undefined);

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
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const factionNames = useMemo(() => new Map(factions.map((f) => [f.id, f.name])), [factions]);
  const shown = useMemo(
    () => filterTeams(items, deferred, known, factionNames),
    [items, deferred, known, factionNames],
  );
  const found = useMemo(() => [game, deferred], [game, deferred]);

  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label: TEAMS.search, shortcut: 'mod+f', run: () => search.current?.select() }],
    [],
  );
  useCommands(commands);

  return (
    <ListFrame
      words={TEAMS}
      table="teams"
      game={game}
      games={GAMES_WITH_TEAMS}
      shown={shown}
      total={items.length}
      filter={found}
      filters={<TeamFilters game={game} filter={filter} onChange={change} searchRef={search} />}
      row={(item) => <TeamRow item={item} library={library} known={known} factions={factions} />}
      onCreate={() => attempt(createTeam(library, game))}
      onClearFilter={() => change(NO_FILTER)}
    />
  );
}
