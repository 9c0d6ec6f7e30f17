/** Stores the text lists that wait for review. The screen that a list is meant for shows it. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { splitTextLists } from '../../shared/text-list/split-text-lists.ts';
import { parseRoute, type Route } from './router.ts';

/** Where a list goes: into a new team, into an open team, or among the lists of an event. */
export type TextListTarget =
  | { readonly kind: 'new-team' }
  | { readonly kind: 'team'; readonly id: string }
  | { readonly kind: 'event'; readonly id: string };

/** A list that was pasted, dropped or chosen. */
export interface NewTextList {
  readonly text: string;
  /** The name of the file, if the text was in one. */
  readonly fileName?: string;
  readonly target: TextListTarget;
}

export interface TextListRequest extends NewTextList {
  /** Tells lists apart; counted from 1. */
  readonly number: number;
}

const entryStore = createStore(() => ({ target: undefined as TextListTarget | undefined }));

/** Opens the dialog in which a list is pasted or typed. */
export const openTextListEntry = (target: TextListTarget): void => entryStore.setState({ target });

export const closeTextListEntry = (): void => entryStore.setState({ target: undefined });

/** Whether the dialog is still open that was opened with this target. */
export const isTextListEntryOpen = (target: TextListTarget): boolean => entryStore.getState().target === target;

/** Returns where the list goes that is being entered, or undefined while the dialog is closed. */
export const useTextListEntry = (): TextListTarget | undefined => useStore(entryStore, ({ target }) => target);

const requestStore = createStore(() => ({ requests: [] as readonly TextListRequest[], lastNumber: 0 }));

/** Shows the lists for review, one after the other. */
export const startTextLists = (newLists: readonly NewTextList[]): void =>
  requestStore.setState(({ requests, lastNumber }) => ({
    requests: [...requests, ...newLists.map((newList, index) => ({ ...newList, number: lastNumber + index + 1 }))],
    lastNumber: lastNumber + newLists.length,
  }));

/** Shows each list of a pasted or typed text for review. */
export const startPastedLists = (pastedText: string, target: TextListTarget): void =>
  startTextLists(splitTextLists(pastedText).map((text) => ({ text, target })));

/** Removes a list, which is done or canceled. */
export const endTextList = (request: TextListRequest): void =>
  requestStore.setState(({ requests }) => ({ requests: requests.filter((waiting) => waiting !== request) }));

/** Returns the first list for a kind of target, and undefined if none waits. `targetId` is the id of the team or the event. */
export const useTextListRequest = (
  targetKind: TextListTarget['kind'],
  targetId?: string,
): TextListRequest | undefined =>
  useStore(requestStore, ({ requests }) =>
    requests.find(({ target }) => target.kind === targetKind && (target.kind === 'new-team' || target.id === targetId)),
  );

/** Returns where a list goes that is pasted on a screen, or undefined on screens that have nothing to do with teams. */
export function getTextListTarget(route: Route): TextListTarget | undefined {
  switch (route.screen) {
    case 'teams':
      return { kind: 'new-team' };
    case 'team':
      return { kind: 'team', id: route.id };
    case 'event':
      return route.part === 'lists' ? { kind: 'event', id: route.id } : undefined;
    default:
      return undefined;
  }
}

/** Returns where a list goes that is pasted on the shown screen. */
export const getShownTarget = (): TextListTarget | undefined => getTextListTarget(parseRoute(window.location.hash));
