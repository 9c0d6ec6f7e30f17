/** What a template can point into: the character or the piece of the game, what follows from it, and its first faction. */

import { cached, cachedFor, newCache } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { Options } from '../../rules/options.ts';
import { defaultsOf } from '../../rules/options.ts';
import { ICON_SHAPES, type Icons, NO_ICONS } from '../../text/markup/icons.ts';
import type { CardGame, CardSubject, GamePiece } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import { NO_FIELDS } from './known-fields.ts';
import { type LegendEntry, legendOf } from './legend.ts';
import type { Binding } from './runs.ts';

/** A row of a table, printed without the rules of a game. */
export interface CardRow {
  readonly id: string;
  /** What the card is called: its text alternative, and its name in messages. */
  readonly name: string;
  /** Name of the template's theme that it wears. */
  readonly theme?: string | undefined;
  /** What templates point into: `/row/COLUMN` and `/deck`. */
  readonly roots: Readonly<Record<string, unknown>>;
  /** What there is to point at: the same object for all rows of a table. */
  readonly fields: CardSubject;
}

/** What a card is of. */
export type Subject = { readonly character: Character } | { readonly piece: GamePiece } | { readonly row: CardRow };

/** The faction whose symbol and colours the card shows: the first one the character names (E-29, E?51). */
export const cardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

const documentOf = (subject: Subject): Character | GamePiece | CardRow =>
  'character' in subject ? subject.character : 'piece' in subject ? subject.piece : subject.row;

/** The game a card is of; none for a row of a table. */
const gameOfSubject = (gameCatalog: GameCatalog<CardGame>, subject: Subject): CardGame | undefined =>
  'row' in subject ? undefined : gameCatalog.getGame('character' in subject ? subject.character : subject.piece);

export const nameOfSubject = (subject: Subject): string => documentOf(subject).name;
export const idOfSubject = (subject: Subject): string => documentOf(subject).id;

/** The icons that texts of the card may name: those of its game; in tables all shapes there are, by their own names. */
export const iconsOfSubject = (gameCatalog: GameCatalog<CardGame>, subject: Subject): Icons => {
  const game = gameOfSubject(gameCatalog, subject);
  return game === undefined ? SHAPES : (game.card.icons ?? NO_ICONS);
};

/** The same with the shapes that a template gives to some of them; the same object for the same icons and shapes. */
export function withShapes(icons: Icons, shapes: CardTemplate['icons']): Icons {
  if (shapes === undefined) return icons;
  return cachedFor(
    cachedFor(reshaped, icons, () => new WeakMap()),
    shapes,
    () =>
      Object.fromEntries(
        Object.entries(icons).map(([name, icon]) => [
          name,
          Object.hasOwn(shapes, name) ? { ...icon, shape: shapes[name] ?? icon.shape } : icon,
        ]),
      ),
  );
}
const reshaped = new WeakMap<Icons, WeakMap<object, Icons>>();

/** What a template for this subject may point at, besides the faction. */
export const fieldsOfSubject = (
  gameCatalog: GameCatalog<CardGame>,
  subject: Subject,
  of = 'character',
): CardSubject => {
  if ('row' in subject) return of === 'row' ? subject.row.fields : NO_FIELDS;
  return gameCatalog.getGame('character' in subject ? subject.character : subject.piece).card.subjects[of] ?? NO_FIELDS;
};

const SHAPES: Icons = Object.fromEntries(ICON_SHAPES.map((shape) => [shape, { shape, label: shape }]));

/** Of rows: words stand as they are written. */
const PLAIN: Binding['formatters'] = { word: (value) => (typeof value === 'string' ? value : '') };

/** Everything the game offers for this card. Options that are left out have the game's defaults. */
export function bindCard(
  gameCatalog: GameCatalog<CardGame>,
  subject: Subject,
  faction: Faction | undefined,
  options?: Options,
): Binding {
  if ('row' in subject) return { ...subject.row.roots, formatters: PLAIN };
  const game = gameCatalog.getGame('character' in subject ? subject.character : subject.piece);
  const full = options ?? defaultsOf(game.options);
  const roots =
    'character' in subject
      ? game.derive(subject.character, full)
      : { [subject.piece.kind]: { id: subject.piece.id, name: subject.piece.name, ...subject.piece.data } };
  const formatters = formatsOf(game, full);
  if (!('character' in subject)) return { ...roots, faction, formatters };
  const { character } = subject;
  let used: readonly LegendEntry[] | undefined;
  return {
    ...roots,
    faction,
    formatters,
    icons: {
      // Few templates ask for them.
      get used() {
        used ??= legendOf(game, character, formatters);
        return used;
      },
    },
  };
}

/** Elements are found again by their formats: without this a deck takes 43 % longer, the card of a keystroke 80 %. */
const formats = newCache<Binding['formatters']>();
/** Sets of house rules kept at once: far more than anybody uses. */
const MOST_FORMATS = 200;

/** How a game writes values under some options: the same object each time, since elements that look alike are cached by it. */
const formatsOf = (game: CardGame, options: Options): Binding['formatters'] =>
  cachedFor(
    cachedFor(byOptions, options, () => new WeakMap()),
    game,
    () => cached(formats, `${game.id} ${JSON.stringify(options)}`, MOST_FORMATS, () => formatsMade(game, options)),
  );
const byOptions = new WeakMap<Options, WeakMap<CardGame, Binding['formatters']>>();

function formatsMade({ card }: CardGame, options: Options): Binding['formatters'] {
  const { word, ...others } = card.formats;
  const own = Object.entries(others).map(([name, format]) => [name, (value: unknown) => format(value, options)]);
  return { ...Object.fromEntries(own), word: (value) => word(value, options) };
}
