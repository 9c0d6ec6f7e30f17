/**
 * Holds what a command needs for printing in addition to documents: templates, their fonts and pictures, and fallback
 * fonts.
 */

import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { PrintingCondition } from '../../shared/pdf/printing-condition.ts';
import type { FontSet } from '../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../shared/text/fonts/user-fonts.ts';
import { getBuiltInFonts } from '../assets.ts';
import type { PictureBytes } from './picture-bytes.ts';

/** Reads the bytes of a picture again on each call. */
export type ReadPicture = () => PictureBytes | Promise<PictureBytes>;

/** A function that reads a picture of a template, or the reason why the picture cannot be used. */
export type TemplatePicture = { readonly read: ReadPicture } | { readonly problem: PictureProblem };

export class PrintResources {
  /** Font folders named on the command line. The folder of each template is searched as well. */
  readonly fontFolders: readonly string[];
  /** Templates by the file or the archive path that they were read from. */
  readonly templates = new Map<string, Promise<CardTemplate>>();
  /** Notes about settings of a template that have no effect or cannot be used, by template file. */
  readonly templateNotes = new Map<string, readonly string[]>();
  /** Pictures of templates, by the source that the template has after it was read. */
  readonly templatePictures = new Map<string, TemplatePicture>();
  readonly #userFonts = new Map<string, Uint8Array>();
  readonly #fallbackFonts: string[] = [];
  #fonts: FontSet | undefined;
  #condition: Promise<PrintingCondition> | undefined;

  constructor(fontFolders: readonly string[] = []) {
    this.fontFolders = fontFolders;
  }

  /** Adds a font of a template under its hash. */
  addFont(fontHash: string, fontBytes: Uint8Array): void {
    this.#userFonts.set(fontHash, fontBytes);
    this.#fonts = undefined;
  }

  /** Adds a font for characters that no other font has. Fallback fonts are tried in the order in which they were added. */
  addFallbackFont(fontHash: string, fontBytes: Uint8Array): void {
    this.addFont(fontHash, fontBytes);
    if (!this.#fallbackFonts.includes(fontHash)) this.#fallbackFonts.push(fontHash);
  }

  /** Loads the color engine and the profile of PDF/X files once per command. */
  openPrintingCondition(): Promise<PrintingCondition> {
    this.#condition ??= import('./coated-paper.ts').then(({ openCoatedPaperFromDisk }) => openCoatedPaperFromDisk());
    return this.#condition;
  }

  /** The built-in fonts together with the fonts added so far. */
  get fonts(): FontSet {
    this.#fonts ??=
      this.#userFonts.size === 0
        ? getBuiltInFonts()
        : addUserFonts(getBuiltInFonts(), this.#userFonts, this.#fallbackFonts);
    return this.#fonts;
  }
}
