/** Shows the game's marks of documents in the rows of lists. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../shared/document/list-values.ts';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { ListSpec, ShapeColumn, TextColumn } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getDefaults } from '../../../shared/rules/options.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
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

/** Shows the number before the name; an empty cell in a game without one. */
export function DocumentBadge({ document }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { badge } = listOf(gameCatalog, document);
  if (badge === undefined) return <span />;
  const value = getValueAt(document, badge.pointer) ?? badge.getFallback?.(document) ?? '';
  return <NumberBadge label={formatLateText(translate, badge.label)} value={String(value)} />;
}

/** Shows one column of a row. */
export function DocumentColumn({ document, column }: Props & { column: TextColumn | ShapeColumn }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  if (column.kind === 'text') return shownName(wordsAt(translate, gameCatalog, document, column));
  return <Shape game={gameCatalog.getGame(document)} column={column} word={getValueAt(document, column.pointer)} />;
}

/**
 * Shows the first shape of a document, with its word next to it or only for screen readers; an empty cell in a game without
 * shapes.
 */
export function DocumentShape({ document, bare = false }: Props & { bare?: boolean }) {
  const gameCatalog = useGames();
  const column = shapeColumn(gameCatalog.getGame(document));
  if (column === undefined) return <span />;
  return (
    <Shape
      game={gameCatalog.getGame(document)}
      column={column}
      word={getValueAt(document, column.pointer)}
      bare={bare}
    />
  );
}

/** Returns the words of the first text column for rows with a single line: `Tank, Mage`. */
export function textColumnValue(translate: Translate, gameCatalog: GameCatalog<Game>, document: Character): string {
  const column = listOf(gameCatalog, document).columns.find(({ kind }) => kind === 'text');
  return column?.kind === 'text' ? wordsAt(translate, gameCatalog, document, column) : '';
}

/** Shows a word of a game with the shape that it has in lists. */
export function WordShape({ game, word, bare }: { game: Game; word: string; bare?: boolean }) {
  const column = shapeColumn(game);
  if (column === undefined) return null;
  return <Shape game={game} column={column} word={word} {...(bare === true ? { bare } : {})} />;
}

/** Returns the words of a column with the game's labels: `Tank, Mage`. */
export function wordsAt(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: Character,
  { pointer: at, vocabulary: of }: TextColumn,
): string {
  const words = listValuesAt(document, at).map(String);
  return (
    of === undefined ? words : words.map((word) => labelOf(translate, gameCatalog.getGame(document), of, word))
  ).join(', ');
}

/** Returns the label of a word. A word that is not in the vocabulary is shown as the game prints it. */
const labelOf = (translate: Translate, game: Game, of: string, id: string): string =>
  formatLateText(
    translate,
    game.vocabularies[of]?.find((word) => word.id === id)?.label ??
      game.card.formats.word(id, getDefaults(game.options)),
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
  return <ShapeMark shape={shape} word={labelOf(translate, game, column.vocabulary, id)} bare={bare} />;
}
