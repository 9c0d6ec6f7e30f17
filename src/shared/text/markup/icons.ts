/** The icons that may stand between words: what they are called, what they say, and their character in the icon font. */

/** In the order of tools/icons/shapes.mjs, from which the font is drawn. What each says is read aloud and copied. */
const SAYS = {
  fight: 'Fight',
  aim: 'Aim',
  mind: 'Mind',
  magic: 'Magic',
  recovery: 'Recovery',
  hp: 'HP',
  pp: 'PP',
  move: 'Move',
  power: 'Power',
  level: 'Level',
} as const;

export type IconName = keyof typeof SAYS;
export const ICON_NAMES = Object.keys(SAYS) as readonly IconName[];

/** First character of the private use area that the font uses. */
const FIRST = 0xe100;

export const isIcon = (name: string): name is IconName => Object.hasOwn(SAYS, name);
export const iconCharacter = (name: IconName): string => String.fromCharCode(FIRST + ICON_NAMES.indexOf(name));
export const iconSays = (name: IconName): string => SAYS[name];
