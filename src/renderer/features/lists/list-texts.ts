/** What a list of documents is called, and what it says when it shows nothing. */
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatShown } from '../../strings/documents/lists.ts';

export interface ListTexts {
  title: string;
  list: string;
  search: string;
  searchHint: string;
  create: string;
  emptyTitle: string;
  emptyText: string;
  noMatchTitle: string;
  noMatchText: string;
  clearFilter: string;
  formatShown(shown: number, all: number): string;
  formatShownLong(shown: number, all: number): string;
}

type ListName = 'characters' | 'decks' | 'encounters' | 'events' | 'factions' | 'teams';

/** Returns the texts of the list of one kind of documents. The list of characters says for each game why it is empty. */
export const getListTexts = (t: Translate, list: ListName, emptyText?: string): ListTexts => ({
  title: t(`${list}.title`),
  list: t(`${list}.list`),
  search: t(`${list}.search`),
  searchHint: t(`${list}.searchHint`),
  create: t(`${list}.create`),
  emptyTitle: t(`${list}.emptyTitle`),
  emptyText: emptyText ?? (list === 'characters' ? '' : t(`${list}.emptyText`)),
  noMatchTitle: t(`${list}.noMatchTitle`),
  noMatchText: t(`${list}.noMatchText`),
  clearFilter: t(`${list}.clearFilter`),
  formatShown: (shown, all) => formatShown(t, shown, all),
  formatShownLong: (shown, all) => t(`${list}.shownLong`, { shown, all }),
});
