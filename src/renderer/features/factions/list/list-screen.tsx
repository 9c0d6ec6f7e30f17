import { useMemo, useState } from 'react';
import { attempt } from '../../../failures/report-failure.ts';
import { useGameShown } from '../../../games/game-shown.ts';
import { useCharactersOf } from '../../../games/of-game.ts';
import { useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createFaction } from '../actions.ts';
import { factionKind } from './kind.tsx';

/** Kept while the app is open, so that coming back from a faction finds the same list. */
let lastFilter: ListFilter = NO_FILTER;

/** Every faction, to be found, opened, copied and deleted. Factions belong to no game; members are those of the game shown. */
export function FactionListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const items = useItems('factions');
  const game = useGameShown();
  const characters = useCharactersOf(game);
  const [filter, setFilter] = useState(lastFilter);
  const kind = useMemo(() => factionKind(translate, library, characters), [library, characters, translate]);
  return (
    <ListFrame
      words={getListTexts(translate, 'factions')}
      kind={kind}
      game={game}
      games={gameCatalog.all}
      items={items}
      filter={filter}
      onFilter={(next) => {
        lastFilter = next;
        setFilter(next);
      }}
      onCreate={() => attempt(createFaction(translate, library))}
    />
  );
}
