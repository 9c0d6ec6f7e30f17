/** Describes decks as rows of a document list. */

import { LayoutGrid } from 'lucide-react';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/kind.ts';
import css from '../../lists/rows/mark.module.css';
import { deleteDeck, duplicateDeck } from '../actions.ts';

export function deckKind(translate: Translate, library: Library): ListKind<'decks'> {
  const columns: Column<Deck>[] = [
    {
      id: 'rows',
      label: translate('decks.cards'),
      width: 100,
      grow: 0.8,
      goes: 1,
      keyOf: ({ document }) => document.rows.length,
      cell: ({ document }) => translate('decks.rows', { n: document.rows.length }),
    },
  ];
  return {
    table: 'decks',
    hasNoSamples: true,
    ...withShared<'decks'>(translate, columns, []),
    indexOf: heldIndex((deck) => createSearchIndex([deck.name, deck.notes ?? '', ...deck.rows.flat()])),
    hrefOf: (id) => formatHash({ screen: 'deck', id }),
    lead: () => (
      <span className={css.mark}>
        <LayoutGrid aria-hidden />
      </span>
    ),
    under: ({ columns: all }) => all.map(({ name }) => name).join(', '),
    brokenWord: () => translate('decks.broken'),
    duplicateOf: (name: string) => translate('decks.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('decks.deleteOf', { name: shortenName(name) }),
    duplicate: (deck) => duplicateDeck(translate, library, deck),
    delete: (id, name) => deleteDeck(translate, library, id, name),
  };
}
