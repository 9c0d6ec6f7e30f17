/** Whether the tour runs, and whether it is still to be offered. */
import { useSyncExternalStore } from 'react';
import { hadLibrary } from '../../store/had-library.ts';
import { keepSetting, setting } from '../../store/settings.ts';

const KEY = 'rollcall.tour';

interface TourState {
  /** It is offered from the first start on, until it was taken or skipped. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
}

// Read before the library opens: on the first start there is none yet.
if (!hadLibrary() && setting(KEY) === null) keepSetting(KEY, 'offered');

let state: TourState = { isOffered: setting(KEY) === 'offered', isRunning: false };
const listeners = new Set<() => void>();

function set(next: TourState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

export function startTour(): void {
  keepSetting(KEY, 'seen');
  set({ isOffered: false, isRunning: true });
}

export const endTour = (): void => set({ ...state, isRunning: false });

export const useTour = (): TourState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
