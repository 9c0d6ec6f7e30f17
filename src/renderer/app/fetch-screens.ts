/**
 * Preloads the code of screens: the target of a link when the user points at it, and all other screens while the user is not
 * active.
 */
import { attempt } from '../failures/report-failure.ts';

interface Screen {
  /** Loads the code, once; never rejects. */
  readonly fetch: () => Promise<void>;
}

/** The time without input before preloading, in milliseconds. Running the code of all screens is as much work as a start. */
const QUIET_MS = 3000;
const WORK = ['keydown', 'pointerdown', 'wheel'];
const AIM = ['pointerover', 'focusin'];

/**
 * Preloads screens.
 *
 * @param screens in the order in which they are loaded
 * @param screenAt returns the screen for an address, or undefined if its code is loaded
 * @returns a function that stops preloading
 */
export function fetchScreens(screens: readonly Screen[], screenAt: (hash: string) => Screen | undefined): () => void {
  const over = new AbortController();
  const heard = { capture: true, passive: true, signal: over.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  let next = 0;

  /** Loads the remaining screens one after the other, each when the browser has nothing else to do. */
  const fetchRest = async (own: number) => {
    for (let screen = screens[next]; screen !== undefined; screen = screens[next]) {
      await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
      if (own !== run) return;
      await screen.fetch();
      next += 1;
    }
  };
  const wait = () => {
    pause();
    timer = setTimeout(() => attempt(fetchRest(run)), QUIET_MS);
  };
  const pause = () => {
    run += 1;
    clearTimeout(timer);
  };
  const aim = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
    if (link !== null) attempt(screenAt(link.getAttribute('href') ?? '')?.fetch());
  };

  for (const kind of WORK) window.addEventListener(kind, wait, heard);
  for (const kind of AIM) window.addEventListener(kind, aim, heard);
  wait();
  return () => {
    over.abort();
    pause();
  };
}
