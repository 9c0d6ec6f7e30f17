import { useMemo, useState } from 'react';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { useCharactersOf } from '../../../games/of-game.ts';
import { useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { FACTIONS } from '../../../strings/documents/factions.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { createFaction } from '../actions.ts';
import { factionKind } from './kind.tsx';

/** Kept while the app is open, so that coming back from a faction finds the same list. */
let lastFilter: ListFilter = NO_FILTER;

/** Every faction, to be found, opened, copied and deleted. Factions belong to no game; members are those of the game shown. */
export function FactionListScreen() {
  const games = useGames();
  const library = useLibrary();
  const items = useItems('factions');
  const game = useGameShown();
  const characters = useCharactersOf(game);
  const [filter, setFilter] = useState(lastFilter);
  const kind = useMemo(() => factionKind(library, characters), [library, characters]);
  return (
    <ListFrame
      words={FACTIONS}
      kind={kind}
      game={game}
      games={games.all}
      items={items}
      filter={filter}
      onFilter={(next) => {
        lastFilter = next;
        setFilter(next);
      }}
      onCreate={() => attempt(createFaction(library))}
    />
  );
}
