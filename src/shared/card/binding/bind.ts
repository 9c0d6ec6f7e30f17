/** Builds the data that a template can point into: the character or game piece, its derived values, and its first faction. */

import { createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { printOwnName } from '../../document/own-name.ts';
import type { Character, Faction } from '../../document/schema.ts';
import type { Options } from '../../rules/options.ts';
import { getDefaults } from '../../rules/options.ts';
import { ICON_SHAPES, type Icons, NO_ICONS } from '../../text/markup/icons.ts';
import type { CardGame, CardSubject, GamePiece } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import { bindCharacterCredits, bindRowCredits } from './credits.ts';
import { NO_FIELDS } from './known-fields.ts';
import { createLegend, type LegendEntry } from './legend.ts';
import type { Binding } from './runs.ts';

/** A row of a deck's spreadsheet, printed without the rules of a game. */
export interface CardRow {
  readonly id: string;
  /** The card's name in messages and its text alternative. */
  readonly name: string;
  /** The name of the template's theme that the card uses. */
  readonly theme?: string | undefined;
  /** The data that templates point into: `/row/COLUMN` and `/deck`. */
  readonly roots: Readonly<Record<string, unknown>>;
  /** The fields that templates may point at: the same object for all rows of a deck. */
  readonly fields: CardSubject;
  /** The names of columns that the deck or the template uses for something else, so that they are no part of the credit line. */
  readonly usedColumns?: ReadonlySet<string>;
}

/** The character, game piece or deck row that a card shows. */
export type Subject = CharacterSubject | { readonly piece: GamePiece } | { readonly row: CardRow };

interface CharacterSubject {
  readonly character: Character;
  /** The numbers of the models that are played from the card; absent for a card that isn't printed for an encounter. */
  readonly modelNumbers?: readonly number[] | undefined;
}

/** The numbers that a card has room for if it isn't printed for an encounter. */
const DEFAULT_MODEL_NUMBERS = [1, 2, 3, 4];

/** Returns the faction whose symbol and colors the card shows: the first one the character names (E-29, E?51). */
export const findCardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

const getDocument = (subject: Subject): Character | GamePiece | CardRow =>
  'character' in subject ? subject.character : 'piece' in subject ? subject.piece : subject.row;

/** Returns the game of a character or piece; undefined for a row of a deck. */
const getSubjectGame = (gameCatalog: GameCatalog<CardGame>, subject: Subject): CardGame | undefined =>
  'row' in subject ? undefined : gameCatalog.getGame('character' in subject ? subject.character : subject.piece);

export const getSubjectName = (subject: Subject): string => getDocument(subject).name;
export const getSubjectId = (subject: Subject): string => getDocument(subject).id;

/** Returns the icons that texts on the card may name: the game's icons, or for a deck row all shapes by their own names. */
export const getSubjectIcons = (gameCatalog: GameCatalog<CardGame>, subject: Subject): Icons => {
  const game = getSubjectGame(gameCatalog, subject);
  return game === undefined ? ALL_SHAPES : (game.card.icons ?? NO_ICONS);
};

/** Replaces icon shapes with those that the template defines. Returns the same object for the same icons and shapes. */
export function applyIconShapes(icons: Icons, shapes: CardTemplate['icons']): Icons {
  if (shapes === undefined) return icons;
  return getOrCreateFor(
    getOrCreateFor(reshapedIcons, icons, () => new WeakMap()),
    shapes,
    () =>
      Object.fromEntries(
        Object.entries(icons).map(([iconName, icon]) => [
          iconName,
          Object.hasOwn(shapes, iconName) ? { ...icon, shape: shapes[iconName] ?? icon.shape } : icon,
        ]),
      ),
  );
}
const reshapedIcons = new WeakMap<Icons, WeakMap<object, Icons>>();

/** Returns the fields that a template for this subject may point at, without the faction's fields. */
export const getSubjectFields = (
  gameCatalog: GameCatalog<CardGame>,
  subject: Subject,
  subjectKind = 'character',
): CardSubject => {
  if ('row' in subject) return subjectKind === 'row' ? subject.row.fields : NO_FIELDS;
  return (
    gameCatalog.getGame('character' in subject ? subject.character : subject.piece).card.subjects[subjectKind] ??
    NO_FIELDS
  );
};

const ALL_SHAPES: Icons = Object.fromEntries(ICON_SHAPES.map((shape) => [shape, { shape, label: shape }]));

/** Formatters for deck rows, which belong to no game: words are printed as written. */
const ROW_FORMATTERS: Binding['formatters'] = { word: (value) => (typeof value === 'string' ? value : '') };

/** Binds everything that the game offers for this card. Without `options` the game's defaults apply. */
export function bindCard(
  gameCatalog: GameCatalog<CardGame>,
  subject: Subject,
  faction: Faction | undefined,
  options?: Options,
): Binding {
  if ('row' in subject)
    return {
      ...subject.row.roots,
      credits: bindRowCredits(subject.row.roots.row, subject.row.usedColumns),
      formatters: ROW_FORMATTERS,
    };
  const game = gameCatalog.getGame('character' in subject ? subject.character : subject.piece);
  const resolvedOptions = options ?? getDefaults(game.options);
  const roots =
    'character' in subject
      ? game.derive(printOwnName(subject.character), resolvedOptions)
      : { [subject.piece.kind]: { id: subject.piece.id, name: subject.piece.name, ...subject.piece.data } };
  const formatters = getFormatters(game, resolvedOptions);
  if (!('character' in subject)) return { ...roots, faction, formatters };
  const { character, modelNumbers } = subject;
  let used: readonly LegendEntry[] | undefined;
  return {
    ...roots,
    credits: bindCharacterCredits(character),
    faction,
    formatters,
    models: { numbers: modelNumbers ?? DEFAULT_MODEL_NUMBERS },
    icons: {
      // A getter, since few templates show the legend.
      get used() {
        used ??= createLegend(game, character, formatters);
        return used;
      },
    },
  };
}

/** Formatters are part of the cache key of placed elements. Without this cache a deck takes 43 % longer, and redrawing one card 80 %. */
const formatterCache = createCache<Binding['formatters']>();
/** The number of sets of house rules whose formatters are cached: far more than anyone uses. */
const MAX_CACHED_FORMATTERS = 200;

/** Returns how a game writes values under these options. The same game and options always give the same object. */
const getFormatters = (game: CardGame, options: Options): Binding['formatters'] =>
  getOrCreateFor(
    getOrCreateFor(formattersByOptions, options, () => new WeakMap()),
    game,
    () =>
      getOrCreate(formatterCache, `${game.id} ${JSON.stringify(options)}`, MAX_CACHED_FORMATTERS, () =>
        createFormatters(game, options),
      ),
  );
const formattersByOptions = new WeakMap<Options, WeakMap<CardGame, Binding['formatters']>>();

function createFormatters({ card }: CardGame, options: Options): Binding['formatters'] {
  const { word: formatWord, ...otherFormats } = card.formats;
  const boundFormats = Object.entries(otherFormats).map(([formatName, format]) => [
    formatName,
    (value: unknown) => format(value, options),
  ]);
  return { ...Object.fromEntries(boundFormats), word: (value) => formatWord(value, options) };
}
