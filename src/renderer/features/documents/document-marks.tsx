/** What a game shows of its documents in rows of lists, wherever such rows stand. */

import type { Catalogue } from '../../../shared/document/catalogue.ts';
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

const listOf = (games: Catalogue<Game>, document: Character): ListSpec => games.of(document).lists[document.format];

/** The number before the name; an empty cell in a game without one. */
export function DocumentBadge({ document }: Props) {
  const translate = useTranslate();
  const games = useGames();
  const { badge } = listOf(games, document);
  if (badge === undefined) return <span />;
  const value = valueAt(document, badge.at) ?? badge.otherwise?.(document) ?? '';
  return <NumberBadge label={formatText(translate, badge.label)} value={String(value)} />;
}

/** A column of a row. */
export function DocumentColumn({ document, column }: Props & { column: TextColumn | ShapeColumn }) {
  const translate = useTranslate();
  const games = useGames();
  if (column.kind === 'text') return shownName(wordsAt(translate, games, document, column));
  return <Shape game={games.of(document)} column={column} word={valueAt(document, column.at)} />;
}

/** The first shape of a document, with its word beside it or only read out; an empty cell in a game that has none. */
export function DocumentShape({ document, bare = false }: Props & { bare?: boolean }) {
  const games = useGames();
  const column = shapeColumn(games.of(document));
  if (column === undefined) return <span />;
  return <Shape game={games.of(document)} column={column} word={valueAt(document, column.at)} bare={bare} />;
}

/** The words of the first text column, where a row has room for one line: `Tank, Mage`. */
export function textColumnValue(translate: Translate, games: Catalogue<Game>, document: Character): string {
  const column = listOf(games, document).columns.find(({ kind }) => kind === 'text');
  return column?.kind === 'text' ? wordsAt(translate, games, document, column) : '';
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
  games: Catalogue<Game>,
  document: Character,
  { at, of }: TextColumn,
): string {
  const words = valuesAt(document, at).map(String);
  return (of === undefined ? words : words.map((word) => labelOf(translate, games.of(document), of, word))).join(', ');
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
