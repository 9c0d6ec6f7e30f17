/** The icons that may stand between words: the shapes of the icon font, and the meanings a game gives them. */

/** In the order of tools/icons/shapes.mjs, from which the font is drawn. */
export const ICON_SHAPES = [
  'fist',
  'target',
  'eye',
  'sparkle',
  'cross',
  'heart',
  'lightning',
  'chevrons',
  'burst',
  'stripes',
  'contact',
  'ball',
  'beam',
  'waves',
  'cone',
  'claws',
  'stars',
  'drop',
  'crown',
  'push',
  'blind',
  'pause',
  'net',
  'down',
  'steps',
  'discharge',
  'broken',
  'hourglass',
  'ban',
  'up',
  'shield',
] as const;
export type IconShape = (typeof ICON_SHAPES)[number];

/** First character of the private use area that the font uses. */
const FIRST = 0xe100;

export const iconCharacter = (shape: IconShape): string => String.fromCharCode(FIRST + ICON_SHAPES.indexOf(shape));

/** Whether a text is one icon and nothing else. */
export const isIconCharacter = (text: string): boolean =>
  text.length === 1 && ICON_SHAPES[text.charCodeAt(0) - FIRST] !== undefined;

/** An icon as a game uses it. */
export interface Icon {
  readonly shape: IconShape;
  /** The word that is read aloud and copied: `HP`. */
  readonly label: string;
}

/** By the word that stands in braces, in small letters from a to z: `{hp}`. */
export type Icons = Readonly<Record<string, Icon>>;

export const NO_ICONS: Icons = {};

/** The icon that a text names, in capitals or not; undefined where the game knows none of that name. */
export function iconCalled(word: string, icons: Icons): Icon | undefined {
  const name = word.toLowerCase();
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
