import { useMemo, useState } from 'react';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createFaction } from '../actions.ts';
import { createFactionListKind } from './faction-list-kind.tsx';

/** The last filter, kept while the app is open, so that returning from a faction shows the same list. */
let lastFilter: ListFilter = NO_FILTER;

/** The list of all factions. Factions belong to no game; the shown members are those of the current game. */
export function FactionListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const items = useItems('factions');
  const game = useShownGame();
  const characters = useGameCharacters(game);
  const [filter, setFilter] = useState(lastFilter);
  const listKind = useMemo(
    () => createFactionListKind(translate, library, characters),
    [library, characters, translate],
  );
  return (
    <ListFrame
      listTexts={getListTexts(translate, 'factions')}
      listKind={listKind}
      game={game}
      games={gameCatalog.all}
      items={items}
      filter={filter}
      onFilter={(newFilter) => {
        lastFilter = newFilter;
        setFilter(newFilter);
      }}
      onCreate={() => attempt(createFaction(translate, library))}
    />
  );
}
