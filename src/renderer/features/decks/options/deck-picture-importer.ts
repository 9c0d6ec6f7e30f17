/** Imports pictures that come together with the spreadsheets of new decks. */

import { getDefaultRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import { findDeckPictures } from '../../../../shared/deck/deck-rows.ts';
import { matchPictures } from '../../../../shared/deck/match-pictures.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { attempt } from '../../../failures/report-failure.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { importPictures, reportUnusedPictures } from './import-pictures.ts';
import { runPictureImport } from './picture-imports.ts';

/** Gives each new deck the pictures that its cells name. */
export class DeckPictureImporter {
  readonly #translate: Translate;
  readonly #library: Library;
  readonly #pictures: readonly DroppedFile[];
  readonly #usedNames = new Set<string>();
  #hasDeck = false;

  constructor(translate: Translate, library: Library, pictures: readonly DroppedFile[]) {
    this.#translate = translate;
    this.#library = library;
    this.#pictures = pictures;
  }

  /** Starts importing the pictures of a new deck. The screen of the deck shows the progress. */
  importFor(deck: Deck): void {
    this.#hasDeck = true;
    const template = getDefaultRowTemplate();
    const matchedFiles = matchPictures(
      findDeckPictures(deck, template).keys(),
      this.#pictures.map(({ name }) => name),
    );
    const matchedNames = new Set(matchedFiles.values());
    if (matchedNames.size === 0) return;
    for (const fileName of matchedNames) this.#usedNames.add(fileName);
    const pictureFiles = this.#pictures.filter(({ name }) => matchedNames.has(name));
    const pictureImport = runPictureImport(deck.id, async (control) => {
      const edits = await importPictures(this.#translate, this.#library, deck, template, pictureFiles, control);
      if (edits.length > 0) this.#library.stores.decks.edit(deck.id, edits);
    });
    attempt(pictureImport);
  }

  /** Reports the pictures that no deck names. Does nothing if no deck was created, because the reason was already reported. */
  async reportUnused(): Promise<void> {
    if (this.#hasDeck)
      await reportUnusedPictures(
        this.#translate,
        this.#pictures.filter(({ name }) => !this.#usedNames.has(name)),
      );
  }
}
