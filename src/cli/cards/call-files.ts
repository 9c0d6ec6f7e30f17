/** What one call reads for its prints besides documents: templates with their fonts and pictures, and fallback fonts. */

import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import { withOwnFonts } from '../../shared/text/fonts/own-faces.ts';
import { fonts } from '../assets.ts';
import type { PictureBytes } from './picture-file.ts';

/** Reads a picture, each time anew. */
export type ReadPicture = () => PictureBytes | Promise<PictureBytes>;

/** How to read a picture of a template, or why it cannot be used. */
export type TemplatePicture = { readonly read: ReadPicture } | { readonly problem: PictureProblem };

export class CallFiles {
  /** Folders of fonts that the call names, besides those that lie beside a template. */
  readonly fontFolders: readonly string[];
  /** Templates by the file or the path in an archive that they were read from. */
  readonly templates = new Map<string, Promise<CardTemplate>>();
  /** Lines on what a template asks for in vain, by its file. */
  readonly templateNotes = new Map<string, readonly string[]>();
  /** Pictures of templates, by the source that the template has after it was read. */
  readonly templatePictures = new Map<string, TemplatePicture>();
  readonly #ownFonts = new Map<string, Uint8Array>();
  readonly #fallbackFonts: string[] = [];
  #fonts: FontSet | undefined;

  constructor(fontFolders: readonly string[] = []) {
    this.fontFolders = fontFolders;
  }

  /** Adds a font of a template, by its hash. */
  addFont(hash: string, file: Uint8Array): void {
    this.#ownFonts.set(hash, file);
    this.#fonts = undefined;
  }

  /** Adds a font for characters that no other font has. They are tried in the order in which they were added. */
  addFallbackFont(hash: string, file: Uint8Array): void {
    this.addFont(hash, file);
    if (!this.#fallbackFonts.includes(hash)) this.#fallbackFonts.push(hash);
  }

  /** The built-in fonts together with those that were added so far. */
  get fonts(): FontSet {
    this.#fonts ??= this.#ownFonts.size === 0 ? fonts() : withOwnFonts(fonts(), this.#ownFonts, this.#fallbackFonts);
    return this.#fonts;
  }
}
