/** Notes of the layout on a card: typed values. Their messages are in note-messages.ts. */
import type { StyleFont } from '../../display/font-ids.ts';
import type { SvgNote } from '../../symbols/svg/note.ts';
import type { OwnFontFault } from '../../text/fonts/own-faces.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import type { Misread } from './misread-fields.ts';

export type CardSide = 'front' | 'back';

export type CardNote =
  /** Text that found no room anywhere, not even on further cards: these fields are not printed, or not wholly. */
  | { readonly kind: 'overflow'; readonly side: CardSide; readonly fields: readonly string[] }
  /** Text of the front that continues on the back. */
  | { readonly kind: 'continued'; readonly fields: readonly string[] }
  /** Text that front and back have no room for: it is printed on `cards` further cards. */
  | { readonly kind: 'continuation-card'; readonly cards: number; readonly fields: readonly string[] }
  /**
   * More HP, Power Points or the like than boxes of 4 mm have room: `total` is what is written. `fields` is what the track
   * is of, or nothing.
   */
  | {
      readonly kind: 'track-overflow';
      readonly drawn: number;
      readonly total: number;
      readonly fields: readonly string[];
    }
  /** A font of the template that cannot be used, and the face of ours that stands in for it. */
  | {
      readonly kind: 'missing-font';
      readonly template: string;
      readonly font: string;
      readonly fault: OwnFontFault;
      readonly instead: StyleFont;
    }
  /** A picture of the template that cannot be used. */
  | {
      readonly kind: 'broken-picture';
      readonly template: string;
      readonly picture: string;
      readonly problem: PictureProblem;
    }
  /** A picture of the template has fewer than 200 pixels an inch at the size it is printed in. */
  | {
      readonly kind: 'coarse-picture';
      readonly template: string;
      readonly picture: string;
      readonly dpi: number;
    }
  /** Characters that no font holds. */
  | { readonly kind: 'missing-glyph'; readonly characters: string; readonly fields: readonly string[] }
  /** Braces in rules text that name no icon, as they are written: they are printed as they stand. */
  | {
      readonly kind: 'unknown-icon';
      readonly written: readonly string[];
      readonly fields: readonly string[];
      /** The names of the icons that the game has. */
      readonly known: readonly string[];
    }
  /** Control characters, and those that turn the direction of what follows: they are left out. */
  | { readonly kind: 'hidden-character'; readonly characters: string; readonly fields: readonly string[] }
  /** Texts, or entries of lists, of which only the beginning is laid out, since a card takes no more (LIMITS). */
  | { readonly kind: 'too-long'; readonly fields: readonly string[] }
  /** There is no picture, and what the template draws instead. */
  | { readonly kind: 'missing-art'; readonly instead: 'initial' | 'plate' | 'nothing' }
  /** The character names a faction whose document is not at hand: its id. */
  | { readonly kind: 'missing-faction'; readonly faction: string }
  /** The document names a picture that cannot be used. */
  | { readonly kind: 'broken-art'; readonly problem: PictureProblem }
  /** The faction names a picture for its symbol that cannot be used. */
  | { readonly kind: 'broken-symbol'; readonly problem: PictureProblem }
  /** A path of the character's drawing, or of its faction's symbol, holds what drawings do not know: the rest of it is left out. */
  | { readonly kind: 'cut-drawing'; readonly drawing: 'art' | 'symbol' }
  /** The picture is an SVG, of which parts are not drawn. */
  | { readonly kind: 'simplified-art'; readonly reasons: readonly SvgNote[] }
  /** The picture has fewer than 200 pixels an inch at the size it is printed in. */
  | { readonly kind: 'low-resolution'; readonly dpi: number }
  /** Words, numbers or symbols that stand closer to the cut than the template's safe area; fields may be none. */
  | { readonly kind: 'safe-area'; readonly fields: readonly string[] }
  /**
   * Places the template of this name points at that the ruleset does not offer; of each the element that does so, and the
   * place that may be meant, or nothing.
   */
  | {
      readonly kind: 'unread-field';
      readonly template: string;
      readonly fields: readonly string[];
      readonly places: readonly string[];
      readonly instead: readonly string[];
      /** How many more such fields there are; absent = none. */
      readonly more?: number;
    }
  /** The template reads a field in a way that its kind does not allow. */
  | ({ readonly kind: 'misread-field'; readonly template: string } & Misread)
  /** A condition of the template compares a place with words that it never holds; `known` are those it can. */
  | {
      readonly kind: 'unread-word';
      readonly template: string;
      readonly field: string;
      readonly words: readonly string[];
      /** `front[3] (text): when.is`. */
      readonly places: readonly string[];
      readonly known: readonly string[];
    };
