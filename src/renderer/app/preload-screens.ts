/**
 * Preloads the code of screens: the target of a link when the user points at it, and all other screens while the user is not
 * active.
 */
import { attempt } from '../failures/report-failure.ts';

interface PreloadableScreen {
  /** Loads the code, once; never rejects. */
  readonly preload: () => Promise<void>;
}

/** The time without input before preloading, in milliseconds. Running the code of all screens is as much work as a start. */
const QUIET_MS = 3000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel'];
const HOVER_EVENTS = ['pointerover', 'focusin'];

/**
 * Preloads screens.
 *
 * @param screens in the order in which they are loaded
 * @param findScreen returns the screen for an address, or undefined if its code is part of the start bundle
 * @returns a function that stops preloading
 */
export function preloadScreens(
  screens: readonly PreloadableScreen[],
  findScreen: (hash: string) => PreloadableScreen | undefined,
): () => void {
  const abortController = new AbortController();
  const listenerOptions = { capture: true, passive: true, signal: abortController.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentRun = 0;
  let nextIndex = 0;

  /** Loads the remaining screens one after the other, each when the browser has nothing else to do. */
  const preloadRemaining = async (runNumber: number) => {
    for (let screen = screens[nextIndex]; screen !== undefined; screen = screens[nextIndex]) {
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
      if (runNumber !== currentRun) return;
      await screen.preload();
      nextIndex += 1;
    }
  };
  const restartTimer = () => {
    pausePreloading();
    timer = setTimeout(() => attempt(preloadRemaining(currentRun)), QUIET_MS);
  };
  const pausePreloading = () => {
    currentRun += 1;
    clearTimeout(timer);
  };
  const preloadLinkTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link !== null) attempt(findScreen(link.getAttribute('href') ?? '')?.preload());
  };

  for (const eventType of ACTIVITY_EVENTS) window.addEventListener(eventType, restartTimer, listenerOptions);
  for (const eventType of HOVER_EVENTS) window.addEventListener(eventType, preloadLinkTarget, listenerOptions);
  restartTimer();
  return () => {
    abortController.abort();
    pausePreloading();
  };
}
