/** Findings of card layout, as typed values. Their messages are in finding-messages.ts. */
import type { StyleFont } from '../../display/font-ids.ts';
import type { SvgFinding } from '../../symbols/svg/svg-finding.ts';
import type { UserFontError } from '../../text/fonts/user-fonts.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import type { MisreadField } from './misread-fields.ts';

export type CardSide = 'front' | 'back';

export type CardFinding =
  /** Text that fits nowhere, not even on continuation cards: these fields are not fully printed. */
  | { readonly kind: 'overflow'; readonly side: CardSide; readonly fields: readonly string[] }
  /** Parts of the credit line that are shortened or left out, because one line has no room for them in the smallest type. */
  | { readonly kind: 'credit-line'; readonly fields: readonly string[] }
  /** Text of the front that continues on the back. */
  | { readonly kind: 'continued'; readonly fields: readonly string[] }
  /** Text that does not fit front and back and is printed on `cards` continuation cards. */
  | { readonly kind: 'continuation-card'; readonly cards: number; readonly fields: readonly string[] }
  /**
   * A track of HP, Power Points or the like has more boxes than fit in the template's smallest size. `fields` are the fields that the
   * track counts, or empty.
   */
  | {
      readonly kind: 'track-overflow';
      readonly drawn: number;
      readonly total: number;
      readonly fields: readonly string[];
    }
  /** A font of the template that cannot be used, and the built-in font that replaces it. */
  | {
      readonly kind: 'missing-font';
      readonly template: string;
      readonly font: string;
      readonly fault: UserFontError;
      readonly instead: StyleFont;
    }
  /** A picture of the template that cannot be used. */
  | {
      readonly kind: 'broken-picture';
      readonly template: string;
      readonly picture: string;
      readonly problem: PictureProblem;
    }
  /** A picture of the template has fewer than 200 dpi at its printed size. */
  | {
      readonly kind: 'coarse-picture';
      readonly template: string;
      readonly picture: string;
      readonly dpi: number;
    }
  /** Characters that no font has. */
  | { readonly kind: 'missing-glyph'; readonly characters: string; readonly fields: readonly string[] }
  /** Braces in rules text that name no icon. They are printed as written. */
  | {
      readonly kind: 'unknown-icon';
      readonly written: readonly string[];
      readonly fields: readonly string[];
      /** The names of the icons that the game has. */
      readonly known: readonly string[];
    }
  /** Control characters and direction controls, which are omitted. */
  | { readonly kind: 'hidden-character'; readonly characters: string; readonly fields: readonly string[] }
  /** Texts or lists that exceed the limits of a card (LIMITS). Only their beginning is printed. */
  | { readonly kind: 'too-long'; readonly fields: readonly string[] }
  /** The character has no picture; `instead` is what the template draws. */
  | { readonly kind: 'missing-art'; readonly instead: 'initial' | 'plate' | 'nothing' }
  /** The character names a faction whose document is missing; `faction` is its id. */
  | { readonly kind: 'missing-faction'; readonly faction: string }
  /** The document names a picture that cannot be used. */
  | { readonly kind: 'broken-art'; readonly problem: PictureProblem }
  /** The faction names a picture for its symbol that cannot be used. */
  | { readonly kind: 'broken-symbol'; readonly problem: PictureProblem }
  /** A path of the character's drawing or of its faction's symbol has an unknown command: the remaining path is omitted. */
  | { readonly kind: 'cut-drawing'; readonly drawing: 'art' | 'symbol' }
  /** The picture is an SVG with parts that are not drawn. */
  | { readonly kind: 'simplified-art'; readonly reasons: readonly SvgFinding[] }
  /** The picture has fewer than 200 dpi at its printed size. */
  | { readonly kind: 'low-resolution'; readonly dpi: number }
  /** Words, numbers or symbols are closer to the cut than the template's safe area allows; `fields` may be empty. */
  | { readonly kind: 'safe-area'; readonly fields: readonly string[] }
  /**
   * The template uses fields that the game does not have. For each field, `places` has the first element that uses it, and `instead`
   * a similar field of the game or an empty text.
   */
  | {
      readonly kind: 'unread-field';
      readonly template: string;
      readonly fields: readonly string[];
      readonly places: readonly string[];
      readonly instead: readonly string[];
      /** The number of further fields, which are not listed. Absent if all fields are listed. */
      readonly more?: number;
    }
  /** The template reads a field in a way that its kind does not allow. */
  | ({ readonly kind: 'misread-field'; readonly template: string } & MisreadField)
  /** A condition of the template compares a field with words that the field never holds. `known` are the words that it can hold. */
  | {
      readonly kind: 'unread-word';
      readonly template: string;
      readonly field: string;
      readonly words: readonly string[];
      /** `front[3] (text): when.is`. */
      readonly places: readonly string[];
      readonly known: readonly string[];
    };
