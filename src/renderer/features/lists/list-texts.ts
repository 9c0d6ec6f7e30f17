/** Provides the title and the empty-state texts of a document list. */
import type { Translate } from '../../../shared/texts/translate.ts';
import { formatShown } from '../../strings/documents/lists.ts';

export interface ListTexts {
  title: string;
  listLabel: string;
  searchLabel: string;
  searchHint: string;
  createLabel: string;
  emptyTitle: string;
  emptyText: string;
  noMatchTitle: string;
  noMatchText: string;
  clearFilter: string;
  /** Formats the counts for the title: `12` or `3 of 12`. */
  formatShown(shownCount: number, totalCount: number): string;
  /** Formats the counts as a sentence, for screen readers and the filter dialog. */
  formatShownLong(shownCount: number, totalCount: number): string;
}

type ListName = 'characters' | 'decks' | 'encounters' | 'events' | 'factions' | 'teams';

/** Returns the texts of the list of one kind of documents. The list of characters has its own empty text for each game. */
export const getListTexts = (translate: Translate, listName: ListName, emptyText?: string): ListTexts => ({
  title: translate(`${listName}.title`),
  listLabel: translate(`${listName}.list`),
  searchLabel: translate(`${listName}.search`),
  searchHint: translate(`${listName}.searchHint`),
  createLabel: translate(`${listName}.create`),
  emptyTitle: translate(`${listName}.emptyTitle`),
  emptyText: emptyText ?? (listName === 'characters' ? '' : translate(`${listName}.emptyText`)),
  noMatchTitle: translate(`${listName}.noMatchTitle`),
  noMatchText: translate(`${listName}.noMatchText`),
  clearFilter: translate(`${listName}.clearFilter`),
  formatShown: (shownCount, totalCount) => formatShown(translate, shownCount, totalCount),
  formatShownLong: (shownCount, totalCount) =>
    translate(`${listName}.shownLong`, { shown: shownCount, all: totalCount }),
});
