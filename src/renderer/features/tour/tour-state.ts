/** Stores whether the tour is running, and whether it is still offered. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hadLibrary } from '../../store/had-library.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';

const TOUR_KEY = 'rollcall.tour';

interface TourState {
  /** Whether the tour is offered: from the first start until the user takes or skips it. */
  readonly isOffered: boolean;
  readonly isRunning: boolean;
}

// This runs before the library opens, since on the first start there is no library yet.
if (!hadLibrary() && readSetting(TOUR_KEY) === null) saveSetting(TOUR_KEY, 'offered');

const tourStore = createStore<TourState>(() => ({ isOffered: readSetting(TOUR_KEY) === 'offered', isRunning: false }));

export function startTour(): void {
  saveSetting(TOUR_KEY, 'seen');
  tourStore.setState({ isOffered: false, isRunning: true });
}

/** Ends the offer of the tour. A command still starts the tour. */
export function skipTour(): void {
  saveSetting(TOUR_KEY, 'seen');
  tourStore.setState({ isOffered: false });
}

export const endTour = (): void => tourStore.setState({ isRunning: false });

export const useTour = (): TourState => useStore(tourStore);
