import { useEffect, useState } from 'react';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import type { Grid } from '../../../shared/spreadsheet/grid.ts';
import { adaptMapping, guessMapping, type Mapping, readMapping } from '../../../shared/spreadsheet/mapping.ts';
import {
  findLikelyGame,
  findSpreadsheetGame,
  listSpreadsheetGames,
  type SpreadsheetGame,
} from '../../../shared/spreadsheet/spreadsheet-games.ts';
import type { ReasonKey } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { getShownGame } from '../../games/shown-game.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';

export interface Mappings {
  readonly mapping: Mapping;
  /** The game whose fields the columns are mapped to. */
  readonly game: SpreadsheetGame;
  /** The saved mappings that fit these headings, the last used one first. */
  readonly savedMappings: readonly { readonly name: string; readonly mapping: Mapping }[];
  /** The name of the saved mapping in use; empty if the mapping was guessed. */
  readonly usedName: string;
  /** A message about the last change to a saved mapping. */
  readonly message: string;
  /** Changes the mapping. The function is the same in every render. */
  changeMapping(mapping: Mapping | ((previous: Mapping) => Mapping)): void;
  /** Switches to another game and guesses the columns again. */
  chooseGame(game: SpreadsheetGame): void;
  /** Uses a saved mapping, or the guessed one if the name is empty. */
  selectSaved(mappingName: string): void;
  /** Saves the mapping. Resolves to whether it was saved; if not, `message` has the reason. */
  saveAs(mappingName: string): Promise<boolean>;
  deleteSaved(mappingName: string): Promise<void>;
}

/** Manages the mapping of a spreadsheet: initially the last used one that fits its headings, otherwise a guess. */
export function useMapping(gameCatalog: GameCatalogWithPart<'table'>, grid: Grid, library: Library): Mappings {
  const translate = useTranslate();
  const [mapping, setMapping] = useState(() => guessGameMapping(gameCatalog, grid));
  const [savedMappings, setSavedMappings] = useState<Mappings['savedMappings']>([]);
  const [usedName, setUsedName] = useState('');
  const [message, setMessage] = useState('');

  useEffect(() => {
    let isUnmounted = false;
    setMapping(guessGameMapping(gameCatalog, grid));
    setUsedName('');
    setMessage('');
    attempt(
      loadFittingMappings(gameCatalog, library, grid).then((fittingMappings) => {
        if (isUnmounted) return;
        setSavedMappings(fittingMappings);
        const [latestMapping] = fittingMappings;
        if (latestMapping === undefined) return;
        setMapping(latestMapping.mapping);
        setUsedName(latestMapping.name);
        setMessage(translate('tables.keptUsed', { name: shortenName(latestMapping.name) }));
      }),
      'tables.keptUnread',
    );
    return () => {
      isUnmounted = true;
    };
  }, [gameCatalog, grid, library, translate]);

  async function writeMappings(
    operation: () => Promise<unknown>,
    doneMessage: string,
    failureKey: ReasonKey,
  ): Promise<boolean> {
    try {
      await operation();
      setSavedMappings(await loadFittingMappings(gameCatalog, library, grid));
      setMessage(doneMessage);
    } catch (error) {
      setMessage(translate(failureKey, { reason: explainFailure(translate, error) }));
      return false;
    }
    return true;
  }

  return {
    mapping,
    game: findSpreadsheetGame(gameCatalog, mapping.game) ?? getFirstGame(gameCatalog),
    savedMappings,
    usedName,
    message,
    changeMapping: setMapping,
    chooseGame: (game) => {
      setMapping(guessGameMapping(gameCatalog, grid, game));
      setUsedName('');
      setMessage('');
    },
    selectSaved: (mappingName) => {
      const savedMapping = savedMappings.find((candidate) => candidate.name === mappingName);
      setMapping(savedMapping?.mapping ?? guessGameMapping(gameCatalog, grid));
      setUsedName(savedMapping?.name ?? '');
      setMessage('');
    },
    saveAs: async (mappingName) => {
      const isSaved = await writeMappings(
        () => library.database.mappings.put({ name: mappingName, mapping, usedAt: Date.now() }),
        translate('tables.kept', { name: shortenName(mappingName) }),
        'tables.notKept',
      );
      if (isSaved) setUsedName(mappingName);
      return isSaved;
    },
    deleteSaved: async (mappingName) => {
      if (
        await writeMappings(
          () => library.database.mappings.delete(mappingName),
          translate('tables.forgotten', { name: shortenName(mappingName) }),
          'tables.notForgotten',
        )
      )
        setUsedName('');
    },
  };
}

const getFirstGame = (gameCatalog: GameCatalogWithPart<'table'>): SpreadsheetGame =>
  listSpreadsheetGames(gameCatalog)[0] as SpreadsheetGame;

/** Guesses the mapping for the game that the headings name, or else for the current game. */
function guessGameMapping(
  gameCatalog: GameCatalogWithPart<'table'>,
  { headings }: Grid,
  game = findLikelyGame(gameCatalog, headings) ??
    findSpreadsheetGame(gameCatalog, getShownGame(gameCatalog).id) ??
    getFirstGame(gameCatalog),
): Mapping {
  return { ...guessMapping(headings, game.table.columns), game: game.id };
}

async function loadFittingMappings(
  gameCatalog: GameCatalogWithPart<'table'>,
  library: Library,
  { headings }: Grid,
): Promise<Mappings['savedMappings']> {
  const storedMappings = await library.database.mappings.toArray();
  storedMappings.sort((a, b) => b.usedAt - a.usedAt);
  return storedMappings.flatMap(({ name, mapping }) => {
    const parsedMapping = readMapping(mapping);
    // Another version of Rollcall has saved this mapping, for a game that this version does not know.
    if (parsedMapping?.game !== undefined && findSpreadsheetGame(gameCatalog, parsedMapping.game) === undefined)
      return [];
    const adaptedMapping = parsedMapping && adaptMapping(headings, parsedMapping);
    return adaptedMapping ? [{ name, mapping: adaptedMapping }] : [];
  });
}
