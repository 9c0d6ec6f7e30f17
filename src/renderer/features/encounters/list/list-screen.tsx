import { useCallback, useMemo } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { useGameCharacters, useGameItems } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useDefaultRules } from '../../house-rules/use-default-rules.tsx';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createEncounter } from '../actions.ts';
import { encounterKind, type NameOf } from './kind.tsx';

const FILTERS = new GameFilters<ListFilter>(NO_FILTER);

/** Lists every encounter of the current game, with search and the commands to open, copy and delete it. */
export function EncounterListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const items = useGameItems('encounters', game);
  const nameOf = useNames(game);
  const [filter, change] = useGameFilter(FILTERS, game);
  const kind = useMemo(
    () => encounterKind(translate, gameCatalog, library, nameOf),
    [library, nameOf, gameCatalog, translate],
  );
  const rules = useDefaultRules(game);
  return (
    <>
      <ListFrame
        words={getListTexts(translate, 'encounters')}
        kind={kind}
        game={game}
        games={gameCatalog.all}
        items={items}
        filter={filter}
        onFilter={change}
        actions={() => rules.button}
        onCreate={() => attempt(createEncounter(translate, library, game))}
      />
      {rules.dialog}
    </>
  );
}

/** Looks up names of characters. Characters that the encounter embeds take precedence over those of the library. */
function useNames(game: Game): NameOf {
  const characters = useGameCharacters(game);
  const names = useMemo(() => new Map(characters.map(({ id, name }) => [id, name])), [characters]);
  return useCallback(
    (encounter, id) => encounter.characters?.find((one) => one.id === id)?.name || names.get(id) || id,
    [names],
  );
}
