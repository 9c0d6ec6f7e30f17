/** Icons in running text: the shapes of the icon font, and their meanings in a game. */

/** Icon shapes in the order of tools/icons/shapes.mjs, from which the font is built. */
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

/** The code point of the first icon, in the private use area. */
const FIRST_CODE_POINT = 0xe100;

export const getIconCharacter = (shape: IconShape): string =>
  String.fromCharCode(FIRST_CODE_POINT + ICON_SHAPES.indexOf(shape));

/** Whether a text is a single icon. */
export const isIconCharacter = (characters: string): boolean =>
  characters.length === 1 && ICON_SHAPES[characters.charCodeAt(0) - FIRST_CODE_POINT] !== undefined;

/** An icon as a game uses it. */
export interface Icon {
  readonly shape: IconShape;
  /** The word for screen readers and copied text: `HP`. */
  readonly label: string;
}

/** Icons by their names in braces, lowercase letters from a to z: `{hp}`. */
export type Icons = Readonly<Record<string, Icon>>;

export const NO_ICONS: Icons = {};

/** Finds an icon by its name, in any case. Returns undefined if the game has no such icon. */
export function findIcon(word: string, icons: Icons): Icon | undefined {
  const iconName = word.toLowerCase();
  return Object.hasOwn(icons, iconName) ? icons[iconName] : undefined;
}
