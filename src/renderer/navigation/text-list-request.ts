/** Stores the text lists that wait for review. The screen that a list is meant for shows it. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Route } from './router.ts';

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

const requestStore = createStore(() => ({ requests: [] as readonly TextListRequest[], lastNumber: 0 }));

/** Shows the lists for review, one after the other. */
export const startTextLists = (newLists: readonly NewTextList[]): void =>
  requestStore.setState(({ requests, lastNumber }) => ({
    requests: [...requests, ...newLists.map((newList, index) => ({ ...newList, number: lastNumber + index + 1 }))],
    lastNumber: lastNumber + newLists.length,
  }));

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
