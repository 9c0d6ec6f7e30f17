/** Imports pictures that come together with the spreadsheets of new decks. */

import { getDefaultRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import { findDeckPictures } from '../../../../shared/deck/deck-rows.ts';
import { matchPictures } from '../../../../shared/deck/match-pictures.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { attempt } from '../../../failures/report-failure.ts';
import type { DroppedFile } from '../../../platform/dropped-files.ts';
import type { Library } from '../../../store/library.ts';
import { takePictures, tellLeftOut } from './pictures.ts';
import { runTaking } from './takings.ts';

/** Gives each new deck the pictures that its cells name. */
export class PictureBringer {
  readonly #t: Translate;
  readonly #library: Library;
  readonly #pictures: readonly DroppedFile[];
  readonly #named = new Set<string>();
  #hasDeck = false;

  constructor(translate: Translate, library: Library, pictures: readonly DroppedFile[]) {
    this.#t = translate;
    this.#library = library;
    this.#pictures = pictures;
  }

  /** Starts importing the pictures of a new deck. The screen of the deck shows the progress. */
  bringTo(deck: Deck): void {
    this.#hasDeck = true;
    const template = getDefaultRowTemplate();
    const found = matchPictures(
      findDeckPictures(deck, template).keys(),
      this.#pictures.map(({ name }) => name),
    );
    const names = new Set(found.values());
    if (names.size === 0) return;
    for (const name of names) this.#named.add(name);
    const files = this.#pictures.filter(({ name }) => names.has(name));
    const take = runTaking(deck.id, async (taking) => {
      const edits = await takePictures(this.#t, this.#library, deck, template, files, taking);
      if (edits.length > 0) this.#library.stores.decks.edit(deck.id, edits);
    });
    attempt(take);
  }

  /** Reports the pictures that no deck names. If no deck was created, the reason was already reported. */
  async tellOthers(): Promise<void> {
    if (this.#hasDeck)
      await tellLeftOut(
        this.#t,
        this.#pictures.filter(({ name }) => !this.#named.has(name)),
      );
  }
}
