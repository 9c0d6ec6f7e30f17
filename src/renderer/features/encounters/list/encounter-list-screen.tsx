import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { runInBackground } from '../../../failures/run-in-background.ts';
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
import { createEncounterListKind, type GetCharacterName } from './encounter-list-kind.tsx';
import type { FormatProgress } from './format-progress.ts';

const gameFilters = new GameFilters<ListFilter>(NO_FILTER);

/** Lists every encounter of the current game, with search and the commands to open, copy and delete it. */
export function EncounterListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const items = useGameItems('encounters', game);
  const getCharacterName = useGetCharacterName(game);
  const formatProgress = useFormatProgress(game);
  const [filter, changeFilter] = useGameFilter(gameFilters, game);
  const listKind = useMemo(
    () => createEncounterListKind(translate, gameCatalog, library, getCharacterName, formatProgress),
    [library, getCharacterName, formatProgress, gameCatalog, translate],
  );
  const defaultRules = useDefaultRules(game);
  return (
    <>
      <ListFrame
        listTexts={getListTexts(translate, 'encounters')}
        listKind={listKind}
        game={game}
        games={gameCatalog.all}
        items={items}
        filter={filter}
        onFilter={changeFilter}
        renderActions={() => defaultRules.button}
        onCreate={() => attempt(createEncounter(translate, library, game))}
      />
      {defaultRules.dialog}
    </>
  );
}

/** Returns the function that says how far a game is, or undefined until the play rules are loaded. */
function useFormatProgress(game: Game): FormatProgress | undefined {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const characters = useGameCharacters(game);
  const [formatProgress, setFormatProgress] = useState<FormatProgress>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { loadFormatProgress } = await import('./format-progress.ts');
      const loadedFormat = await loadFormatProgress(translate, gameCatalog, characters);
      if (isCurrent) setFormatProgress(() => loadedFormat);
    };
    runInBackground('The progress of the games', load());
    return () => {
      isCurrent = false;
    };
  }, [translate, gameCatalog, characters]);
  return formatProgress;
}

/** Looks up names of characters. Characters that the encounter embeds take precedence over those of the library. */
function useGetCharacterName(game: Game): GetCharacterName {
  const characters = useGameCharacters(game);
  const namesById = useMemo(() => new Map(characters.map(({ id, name }) => [id, name])), [characters]);
  return useCallback(
    (encounter, characterId) =>
      encounter.characters?.find((character) => character.id === characterId)?.name ||
      namesById.get(characterId) ||
      characterId,
    [namesById],
  );
}
