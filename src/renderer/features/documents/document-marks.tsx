/** What a game shows of its documents in rows of lists, wherever such rows stand. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { valueAt } from '../../../shared/document/pointer.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { valuesAt } from '../../../shared/document/values-at.ts';
import type { ListSpec, ShapeColumn, TextColumn } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { defaultsOf } from '../../../shared/rules/options.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { NumberBadge, ShapeMark } from '../../components/badges.tsx';
import { shownName } from '../../components/name.tsx';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  document: Character;
}

const listOf = (gameCatalog: GameCatalog<Game>, document: Character): ListSpec =>
  gameCatalog.getGame(document).lists[document.format];

/** The number before the name; an empty cell in a game without one. */
export function DocumentBadge({ document }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { badge } = listOf(gameCatalog, document);
  if (badge === undefined) return <span />;
  const value = valueAt(document, badge.at) ?? badge.otherwise?.(document) ?? '';
  return <NumberBadge label={formatText(translate, badge.label)} value={String(value)} />;
}

/** A column of a row. */
export function DocumentColumn({ document, column }: Props & { column: TextColumn | ShapeColumn }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  if (column.kind === 'text') return shownName(wordsAt(translate, gameCatalog, document, column));
  return <Shape game={gameCatalog.getGame(document)} column={column} word={valueAt(document, column.at)} />;
}

/** The first shape of a document, with its word beside it or only read out; an empty cell in a game that has none. */
export function DocumentShape({ document, bare = false }: Props & { bare?: boolean }) {
  const gameCatalog = useGames();
  const column = shapeColumn(gameCatalog.getGame(document));
  if (column === undefined) return <span />;
  return <Shape game={gameCatalog.getGame(document)} column={column} word={valueAt(document, column.at)} bare={bare} />;
}

/** The words of the first text column, where a row has room for one line: `Tank, Mage`. */
export function textColumnValue(translate: Translate, gameCatalog: GameCatalog<Game>, document: Character): string {
  const column = listOf(gameCatalog, document).columns.find(({ kind }) => kind === 'text');
  return column?.kind === 'text' ? wordsAt(translate, gameCatalog, document, column) : '';
}

/** A word of a game with the shape that it has in lists. */
export function WordShape({ game, word, bare }: { game: Game; word: string; bare?: boolean }) {
  const column = shapeColumn(game);
  if (column === undefined) return null;
  return <Shape game={game} column={column} word={word} {...(bare === true ? { bare } : {})} />;
}

/** The words of a column as the game calls them: `Tank, Mage`. */
export function wordsAt(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: Character,
  { at, of }: TextColumn,
): string {
  const words = valuesAt(document, at).map(String);
  return (
    of === undefined ? words : words.map((word) => labelOf(translate, gameCatalog.getGame(document), of, word))
  ).join(', ');
}

/** What a word of a vocabulary is called; one that the vocabulary does not have as the game prints it. */
const labelOf = (translate: Translate, game: Game, of: string, id: string): string =>
  formatText(
    translate,
    game.vocabularies[of]?.find((word) => word.id === id)?.label ??
      game.card.formats.word(id, defaultsOf(game.options)),
  );

const shapeColumn = (game: Game): ShapeColumn | undefined =>
  game.lists['rollcall.character'].columns.find((column) => column.kind === 'shape');

interface ShapeProps {
  game: Game;
  column: ShapeColumn;
  word: unknown;
  bare?: boolean;
}

function Shape({ game, column, word = '', bare = false }: ShapeProps) {
  const translate = useTranslate();
  const id = String(word);
  const shape = Object.hasOwn(column.shapes, id) ? column.shapes[id] : undefined;
  return <ShapeMark shape={shape} word={labelOf(translate, game, column.of, id)} bare={bare} />;
}
