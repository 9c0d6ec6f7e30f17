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
  readonly kept: readonly { readonly name: string; readonly mapping: Mapping }[];
  /** The name of the saved mapping in use; empty if the mapping was guessed. */
  readonly used: string;
  /** A message about the last change to a saved mapping. */
  readonly message: string;
  /** Changes the mapping. It is the same function in every render. */
  change(mapping: Mapping | ((now: Mapping) => Mapping)): void;
  /** Switches to another game and guesses the columns again. */
  choose(game: SpreadsheetGame): void;
  /** Uses a saved mapping, or the guessed one if the name is empty. */
  use(name: string): void;
  /** Saves the mapping. Resolves to whether it was saved; if not, `message` has the reason. */
  keep(name: string): Promise<boolean>;
  forget(name: string): Promise<void>;
}

/** Manages the mapping of a spreadsheet: initially the last used one that fits its headings, otherwise a guess. */
export function useMapping(gameCatalog: GameCatalogWithPart<'table'>, grid: Grid, library: Library): Mappings {
  const translate = useTranslate();
  const [mapping, change] = useState(() => guessed(gameCatalog, grid));
  const [kept, setKept] = useState<Mappings['kept']>([]);
  const [used, setUsed] = useState('');
  const [message, setMessage] = useState('');

  useEffect(() => {
    let isGone = false;
    change(guessed(gameCatalog, grid));
    setUsed('');
    setMessage('');
    attempt(
      fitting(gameCatalog, library, grid).then((found) => {
        if (isGone) return;
        setKept(found);
        const [latest] = found;
        if (latest === undefined) return;
        change(latest.mapping);
        setUsed(latest.name);
        setMessage(translate('tables.keptUsed', { name: shortenName(latest.name) }));
      }),
      'tables.keptUnread',
    );
    return () => {
      isGone = true;
    };
  }, [gameCatalog, grid, library, translate]);

  async function write(work: () => Promise<unknown>, done: string, failed: ReasonKey): Promise<boolean> {
    try {
      await work();
      setKept(await fitting(gameCatalog, library, grid));
      setMessage(done);
    } catch (error) {
      setMessage(translate(failed, { reason: explainFailure(translate, error) }));
      return false;
    }
    return true;
  }

  return {
    mapping,
    game: findSpreadsheetGame(gameCatalog, mapping.game) ?? firstGame(gameCatalog),
    kept,
    used,
    message,
    change,
    choose: (game) => {
      change(guessed(gameCatalog, grid, game));
      setUsed('');
      setMessage('');
    },
    use: (name) => {
      const one = kept.find((other) => other.name === name);
      change(one?.mapping ?? guessed(gameCatalog, grid));
      setUsed(one?.name ?? '');
      setMessage('');
    },
    keep: async (name) => {
      const isKept = await write(
        () => library.database.mappings.put({ name, mapping, usedAt: Date.now() }),
        translate('tables.kept', { name: shortenName(name) }),
        'tables.notKept',
      );
      if (isKept) setUsed(name);
      return isKept;
    },
    forget: async (name) => {
      if (
        await write(
          () => library.database.mappings.delete(name),
          translate('tables.forgotten', { name: shortenName(name) }),
          'tables.notForgotten',
        )
      )
        setUsed('');
    },
  };
}

const firstGame = (gameCatalog: GameCatalogWithPart<'table'>): SpreadsheetGame =>
  listSpreadsheetGames(gameCatalog)[0] as SpreadsheetGame;

/** Guesses the mapping for the game that the headings name, or else for the current game. */
function guessed(
  gameCatalog: GameCatalogWithPart<'table'>,
  { headings }: Grid,
  game = findLikelyGame(gameCatalog, headings) ??
    findSpreadsheetGame(gameCatalog, getShownGame(gameCatalog).id) ??
    firstGame(gameCatalog),
): Mapping {
  return { ...guessMapping(headings, game.table.columns), game: game.id };
}

async function fitting(
  gameCatalog: GameCatalogWithPart<'table'>,
  library: Library,
  { headings }: Grid,
): Promise<Mappings['kept']> {
  const rows = await library.database.mappings.toArray();
  rows.sort((a, b) => b.usedAt - a.usedAt);
  return rows.flatMap(({ name, mapping }) => {
    const read = readMapping(mapping);
    // Another version of Rollcall has saved this mapping, for a game that this version does not know.
    if (read?.game !== undefined && findSpreadsheetGame(gameCatalog, read.game) === undefined) return [];
    const fits = read && adaptMapping(headings, read);
    return fits ? [{ name, mapping: fits }] : [];
  });
}
