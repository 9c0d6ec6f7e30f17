/** Describes decks as rows of a document list. */

import { LayoutGrid } from 'lucide-react';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheSearchIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/list-kind.ts';
import css from '../../lists/rows/mark.module.css';
import { deleteDeck, duplicateDeck } from '../actions.ts';

/** Describes the list of decks. Decks have no facets of their own to filter by; they share tags with all lists. */
export function createDeckListKind(translate: Translate, library: Library): ListKind<'decks'> {
  const columns: Column<Deck>[] = [
    {
      id: 'rows',
      label: translate('decks.cards'),
      width: 100,
      grow: 0.8,
      dropPriority: 1,
      getSortKey: ({ document }) => document.rows.length,
      renderCell: ({ document }) => translate('decks.rows', { n: document.rows.length }),
    },
  ];
  return {
    tableName: 'decks',
    hasNoSamples: true,
    ...addSharedColumns<'decks'>(translate, columns, []),
    getSearchIndex: cacheSearchIndex((deck) => createSearchIndex([deck.name, deck.notes ?? '', ...deck.rows.flat()])),
    getHref: (deckId) => formatHash({ screen: 'deck', id: deckId }),
    renderThumbnail: () => (
      <span className={css.mark}>
        <LayoutGrid aria-hidden />
      </span>
    ),
    getSubtitle: ({ columns }) => columns.map(({ name }) => name).join(', '),
    getUnreadableLabel: () => translate('decks.broken'),
    getDuplicateLabel: (deckName: string) => translate('decks.duplicateOf', { name: shortenName(deckName) }),
    getDeleteLabel: (deckName: string) => translate('decks.deleteOf', { name: shortenName(deckName) }),
    duplicate: (deck) => duplicateDeck(translate, library, deck),
    delete: (deckId, deckName) => deleteDeck(translate, library, deckId, deckName),
  };
}
