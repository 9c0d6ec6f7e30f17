/** Whether the tour runs, and whether it is still to be offered. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
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

const tourStore = createStore<TourState>(() => ({ isOffered: setting(KEY) === 'offered', isRunning: false }));

export function startTour(): void {
  keepSetting(KEY, 'seen');
  tourStore.setState({ isOffered: false, isRunning: true });
}

export const endTour = (): void => tourStore.setState({ isRunning: false });

export const useTour = (): TourState => useStore(tourStore);
