/**
 * Holds what a command needs for printing in addition to documents: templates, their fonts and pictures, and fallback
 * fonts.
 */

import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../shared/text/fonts/user-fonts.ts';
import { fonts } from '../assets.ts';
import type { PictureBytes } from './picture-file.ts';

/** Reads the bytes of a picture again on each call. */
export type ReadPicture = () => PictureBytes | Promise<PictureBytes>;

/** A function that reads a picture of a template, or the reason why the picture cannot be used. */
export type TemplatePicture = { readonly read: ReadPicture } | { readonly problem: PictureProblem };

export class CallFiles {
  /** Font folders named on the command line. The folder of each template is searched as well. */
  readonly fontFolders: readonly string[];
  /** Templates by the file or the archive path that they were read from. */
  readonly templates = new Map<string, Promise<CardTemplate>>();
  /** Notes about settings of a template that have no effect or cannot be used, by template file. */
  readonly templateNotes = new Map<string, readonly string[]>();
  /** Pictures of templates, by the source that the template has after it was read. */
  readonly templatePictures = new Map<string, TemplatePicture>();
  readonly #ownFonts = new Map<string, Uint8Array>();
  readonly #fallbackFonts: string[] = [];
  #fonts: FontSet | undefined;

  constructor(fontFolders: readonly string[] = []) {
    this.fontFolders = fontFolders;
  }

  /** Adds a font of a template under its hash. */
  addFont(hash: string, file: Uint8Array): void {
    this.#ownFonts.set(hash, file);
    this.#fonts = undefined;
  }

  /** Adds a font for characters that no other font has. Fallback fonts are tried in the order in which they were added. */
  addFallbackFont(hash: string, file: Uint8Array): void {
    this.addFont(hash, file);
    if (!this.#fallbackFonts.includes(hash)) this.#fallbackFonts.push(hash);
  }

  /** The built-in fonts together with the fonts added so far. */
  get fonts(): FontSet {
    this.#fonts ??= this.#ownFonts.size === 0 ? fonts() : addUserFonts(fonts(), this.#ownFonts, this.#fallbackFonts);
    return this.#fonts;
  }
}
