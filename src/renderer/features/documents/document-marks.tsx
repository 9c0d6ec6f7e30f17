/** Shows the columns and badges of documents in lists, as their game defines them. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { listValuesAt } from '../../../shared/document/list-values.ts';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { ListSpec, ShapeColumn, TextColumn } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getDefaults } from '../../../shared/rules/options.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { NumberBadge, ShapeBadge } from '../../components/badges.tsx';
import { formatDisplayName } from '../../components/display-name.tsx';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  document: Character;
}

const getListSpec = (gameCatalog: GameCatalog<Game>, document: Character): ListSpec =>
  gameCatalog.getGame(document).lists[document.format];

/** Shows the number in front of a name. The cell is empty in games without such a number. */
export function DocumentBadge({ document }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { badge } = getListSpec(gameCatalog, document);
  if (badge === undefined) return <span />;
  const badgeValue = getValueAt(document, badge.pointer) ?? badge.getFallback?.(document) ?? '';
  return <NumberBadge label={formatLateText(translate, badge.label)} value={String(badgeValue)} />;
}

/** Shows one column of a row. */
export function DocumentColumn({ document, column }: Props & { column: TextColumn | ShapeColumn }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  if (column.kind === 'text') return formatDisplayName(formatTextColumn(translate, gameCatalog, document, column));
  return (
    <WordShapeMark game={gameCatalog.getGame(document)} column={column} word={getValueAt(document, column.pointer)} />
  );
}

/**
 * Shows the shape by which a game marks one word of a document, such as a shield for heroes, and the word itself. With
 * `isLabelHidden`, only screen readers read the word. The cell is empty in games without shapes.
 */
export function DocumentShape({ document, isLabelHidden = false }: Props & { isLabelHidden?: boolean }) {
  const gameCatalog = useGames();
  const column = findShapeColumn(gameCatalog.getGame(document));
  if (column === undefined) return <span />;
  return (
    <WordShapeMark
      game={gameCatalog.getGame(document)}
      column={column}
      word={getValueAt(document, column.pointer)}
      isLabelHidden={isLabelHidden}
    />
  );
}

/** Formats the words of the first text column, for rows with a single line: `Tank, Mage`. */
export function formatFirstTextColumn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: Character,
): string {
  const column = getListSpec(gameCatalog, document).columns.find(({ kind }) => kind === 'text');
  return column?.kind === 'text' ? formatTextColumn(translate, gameCatalog, document, column) : '';
}

/** Shows a word of a game with the shape that it has in lists. */
export function WordShape({ game, word, isLabelHidden }: { game: Game; word: string; isLabelHidden?: boolean }) {
  const column = findShapeColumn(game);
  if (column === undefined) return null;
  return (
    <WordShapeMark game={game} column={column} word={word} {...(isLabelHidden === true ? { isLabelHidden } : {})} />
  );
}

/** Formats the words of a column with the labels of the game: `Tank, Mage`. */
export function formatTextColumn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: Character,
  { pointer, vocabulary }: TextColumn,
): string {
  const wordIds = listValuesAt(document, pointer).map(String);
  return (
    vocabulary === undefined
      ? wordIds
      : wordIds.map((word) => getWordLabel(translate, gameCatalog.getGame(document), vocabulary, word))
  ).join(', ');
}

/** Returns the label of a word. A word that is not in the vocabulary is formatted as on cards. */
const getWordLabel = (translate: Translate, game: Game, vocabularyName: string, wordId: string): string =>
  formatLateText(
    translate,
    game.vocabularies[vocabularyName]?.find((word) => word.id === wordId)?.label ??
      game.card.formats.word(wordId, getDefaults(game.options)),
  );

const findShapeColumn = (game: Game): ShapeColumn | undefined =>
  game.lists['rollcall.character'].columns.find((column) => column.kind === 'shape');

interface ShapeProps {
  game: Game;
  column: ShapeColumn;
  word: unknown;
  isLabelHidden?: boolean;
}

function WordShapeMark({ game, column, word = '', isLabelHidden = false }: ShapeProps) {
  const translate = useTranslate();
  const wordId = String(word);
  const shape = Object.hasOwn(column.shapes, wordId) ? column.shapes[wordId] : undefined;
  return (
    <ShapeBadge
      shape={shape}
      label={getWordLabel(translate, game, column.vocabulary, wordId)}
      isLabelHidden={isLabelHidden}
    />
  );
}
