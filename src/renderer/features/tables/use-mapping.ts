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
export function useMapping(games: GamesWith<'table'>, grid: Grid, library: Library): Mappings {
  const translate = useTranslate();
  const [mapping, change] = useState(() => guessed(games, grid));
  const [kept, setKept] = useState<Mappings['kept']>([]);
  const [used, setUsed] = useState('');
  const [message, setMessage] = useState('');

  useEffect(() => {
    let isGone = false;
    change(guessed(games, grid));
    setUsed('');
    setMessage('');
    attempt(
      fitting(games, library, grid).then((found) => {
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
  }, [games, grid, library, translate]);

  async function write(work: () => Promise<unknown>, done: string, failed: ReasonKey): Promise<boolean> {
    try {
      await work();
      setKept(await fitting(games, library, grid));
      setMessage(done);
    } catch (error) {
      setMessage(translate(failed, { reason: explainFailure(translate, error) }));
      return false;
    }
    return true;
  }

  return {
    mapping,
    game: findTableGame(games, mapping.game) ?? firstGame(games),
    kept,
    used,
    message,
    change,
    choose: (game) => {
      change(guessed(games, grid, game));
      setUsed('');
      setMessage('');
    },
    use: (name) => {
      const one = kept.find((other) => other.name === name);
      change(one?.mapping ?? guessed(games, grid));
      setUsed(one?.name ?? '');
      setMessage('');
    },
    keep: async (name) => {
      const isKept = await write(
        () => library.db.mappings.put({ name, mapping, usedAt: Date.now() }),
        translate('tables.kept', { name: shortName(name) }),
        'tables.notKept',
      );
      if (isKept) setUsed(name);
      return isKept;
    },
    forget: async (name) => {
      if (
        await write(
          () => library.db.mappings.delete(name),
          translate('tables.forgotten', { name: shortName(name) }),
          'tables.notForgotten',
        )
      )
        setUsed('');
    },
  };
}

const firstGame = (games: GamesWith<'table'>): TableGame => tableGames(games)[0] as TableGame;

/** Of the game that the headings speak of, else of the one that the window shows. */
function guessed(
  games: GamesWith<'table'>,
  { headings }: Grid,
  game = likelyGame(games, headings) ?? findTableGame(games, gameShown(games).id) ?? firstGame(games),
): Mapping {
  return { ...guessMapping(headings, game.table.columns), game: game.id };
}

async function fitting(games: GamesWith<'table'>, library: Library, { headings }: Grid): Promise<Mappings['kept']> {
  const rows = await library.db.mappings.toArray();
  rows.sort((a, b) => b.usedAt - a.usedAt);
  return rows.flatMap(({ name, mapping }) => {
    const read = readMapping(mapping);
    // Kept by another version of Rollcall, for a game that this one does not know.
    if (read?.game !== undefined && findTableGame(games, read.game) === undefined) return [];
    const fits = read && mappingFor(headings, read);
    return fits ? [{ name, mapping: fits }] : [];
  });
}
