import { isObject } from '../../json/json-object.ts';
import { joinPointer } from '../../pointer.ts';
import type { DocumentKind } from '../document-kind.ts';
import { NOTHING_CHECKED } from '../nothing-checked.ts';
import type { Deck } from './schema.ts';
import { deckSpec } from './spec.ts';

/** Decks: spreadsheets whose rows are printed as cards. `DocumentKind` explains the properties. */
export const deckKind = {
  format: 'rollcall.deck',
  name: 'deck',
  nouns: { one: 'deck', many: 'decks' },
  extension: '.deck.json',
  table: 'decks',
  owner: 'rollcall',
  spec: deckSpec,
  embeds: {},
  submissionLabel: NOTHING_CHECKED,
  hasPictures: true,
  picturePointers: ({ pictures }) =>
    isObject(pictures)
      ? Object.entries(pictures).flatMap(([pictureName, source]) =>
          typeof source === 'string' ? [joinPointer('/pictures', pictureName)] : [],
        )
      : [],
  templatePointers: ['/template'],
  isPrinted: true,
  pages: { decks: 'decks', deck: 'decks/:id' },
  opensIn: 'deck',
} as const satisfies DocumentKind<Deck>;
