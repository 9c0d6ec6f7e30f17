import { useEffect, useState } from 'react';
import type { GamesWith } from '../../../shared/games/parts.ts';
import type { Grid } from '../../../shared/table/grid.ts';
import { guessMapping, type Mapping, mappingFor, readMapping } from '../../../shared/table/mapping.ts';
import { findTableGame, likelyGame, type TableGame, tableGames } from '../../../shared/table/table-games.ts';
import type { ReasonKey } from '../../../shared/texts/translate.ts';
import { attempt } from '../../failures/report-failure.ts';
import { gameShown } from '../../games/game-shown.ts';
import type { Library } from '../../store/library.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';

export interface Mappings {
  readonly mapping: Mapping;
  /** Whose fields the columns are. */
  readonly game: TableGame;
  /** Kept ones that fit these headings, by name, the one used last first. */
  readonly kept: readonly { readonly name: string; readonly mapping: Mapping }[];
  /** Name of the one that is in use; empty = it was guessed. */
  readonly used: string;
  /** What has just happened to a kept one. */
  readonly message: string;
  /** The same function each time it is drawn. */
  change(mapping: Mapping | ((now: Mapping) => Mapping)): void;
  /** Takes the table for one of another game: its columns are guessed anew. */
  choose(game: TableGame): void;
  /** One of the kept ones, or by an empty name the guess. */
  use(name: string): void;
  /** Answers whether it is kept; why not stands in `message`. */
  keep(name: string): Promise<boolean>;
  forget(name: string): Promise<void>;
}

/** The mapping of a table: the kept one that was used last where one fits its headings, else a guess. */
export function useMapping(gameCatalog: GamesWith<'table'>, grid: Grid, library: Library): Mappings {
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
        setMessage(translate('tables.keptUsed', { name: shortName(latest.name) }));
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
    game: findTableGame(gameCatalog, mapping.game) ?? firstGame(gameCatalog),
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
        translate('tables.kept', { name: shortName(name) }),
        'tables.notKept',
      );
      if (isKept) setUsed(name);
      return isKept;
    },
    forget: async (name) => {
      if (
        await write(
          () => library.database.mappings.delete(name),
          translate('tables.forgotten', { name: shortName(name) }),
          'tables.notForgotten',
        )
      )
        setUsed('');
    },
  };
}

const firstGame = (gameCatalog: GamesWith<'table'>): TableGame => tableGames(gameCatalog)[0] as TableGame;

/** Of the game that the headings speak of, else of the one that the window shows. */
function guessed(
  gameCatalog: GamesWith<'table'>,
  { headings }: Grid,
  game = likelyGame(gameCatalog, headings) ??
    findTableGame(gameCatalog, gameShown(gameCatalog).id) ??
    firstGame(gameCatalog),
): Mapping {
  return { ...guessMapping(headings, game.table.columns), game: game.id };
}

async function fitting(
  gameCatalog: GamesWith<'table'>,
  library: Library,
  { headings }: Grid,
): Promise<Mappings['kept']> {
  const rows = await library.database.mappings.toArray();
  rows.sort((a, b) => b.usedAt - a.usedAt);
  return rows.flatMap(({ name, mapping }) => {
    const read = readMapping(mapping);
    // Kept by another version of Rollcall, for a game that this one does not know.
    if (read?.game !== undefined && findTableGame(gameCatalog, read.game) === undefined) return [];
    const fits = read && mappingFor(headings, read);
    return fits ? [{ name, mapping: fits }] : [];
  });
}
