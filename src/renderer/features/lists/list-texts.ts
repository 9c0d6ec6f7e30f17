/** Provides the title and the empty-state texts of a document list. */
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

/** Returns the texts of the list of one kind of documents. The list of characters has its own empty text for each game. */
export const getListTexts = (translate: Translate, list: ListName, emptyText?: string): ListTexts => ({
  title: translate(`${list}.title`),
  list: translate(`${list}.list`),
  search: translate(`${list}.search`),
  searchHint: translate(`${list}.searchHint`),
  create: translate(`${list}.create`),
  emptyTitle: translate(`${list}.emptyTitle`),
  emptyText: emptyText ?? (list === 'characters' ? '' : translate(`${list}.emptyText`)),
  noMatchTitle: translate(`${list}.noMatchTitle`),
  noMatchText: translate(`${list}.noMatchText`),
  clearFilter: translate(`${list}.clearFilter`),
  formatShown: (shown, all) => formatShown(translate, shown, all),
  formatShownLong: (shown, all) => translate(`${list}.shownLong`, { shown, all }),
});
