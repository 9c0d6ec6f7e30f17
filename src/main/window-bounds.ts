import { readFileSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  maximized: boolean;
}

/** Smallest window that holds the form and the card beside it, in device-independent pixels. */
export const SMALLEST = { width: 900, height: 620 };
const FIRST = { width: 1440, height: 920 };

/** How much of a window must lie on a screen for it to be worth opening there. */
const VISIBLE = 120;

/**
 * Where to open: the stored place when it is still on a screen, else the middle of the first one.
 * @param stored what the file held, untrusted
 * @param workAreas of all screens, the first one first
 */
export function startState(stored: unknown, workAreas: readonly Rectangle[]): WindowState {
  const screen = workAreas[0] ?? { x: 0, y: 0, width: FIRST.width, height: FIRST.height };
  const known = readState(stored);
  if (known !== undefined && workAreas.some((area) => overlap(area, known))) return known;
  const width = Math.min(FIRST.width, screen.width);
  const height = Math.min(FIRST.height, screen.height);
  return {
    x: screen.x + Math.round((screen.width - width) / 2),
    y: screen.y + Math.round((screen.height - height) / 2),
    width,
    height,
    maximized: false,
  };
}

/** How far a further window stands below and beside the one it was opened from. */
const STEP = 28;

/**
 * Where a further window opens: as large as the one before, a step further, or at the corner of its screen where that would
 * reach beyond it.
 */
export function cascadedState(before: Rectangle, workAreas: readonly Rectangle[]): WindowState {
  const screen = workAreas.find((area) => overlap(area, before)) ?? workAreas[0] ?? before;
  const width = Math.min(before.width, screen.width);
  const height = Math.min(before.height, screen.height);
  const fits = (x: number, y: number) => x + width <= screen.x + screen.width && y + height <= screen.y + screen.height;
  const [x, y] = fits(before.x + STEP, before.y + STEP)
    ? [before.x + STEP, before.y + STEP]
    : before.x === screen.x && before.y === screen.y
      ? [screen.x + Math.min(STEP, screen.width - width), screen.y + Math.min(STEP, screen.height - height)]
      : [screen.x, screen.y];
  return { x, y, width, height, maximized: false };
}

/**
 * Where a window opens that is looked at beside another: over the whole of a screen that the other one is not on, else as a
 * further window.
 */
export function besideState(other: Rectangle, workAreas: readonly Rectangle[]): WindowState {
  const free = workAreas.find((area) => !overlap(area, other));
  return free === undefined ? cascadedState(other, workAreas) : { ...free, maximized: true };
}

function readState(value: unknown): WindowState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height, maximized } = value as Record<string, unknown>;
  if (![x, y, width, height].every(Number.isSafeInteger)) return undefined;
  if ((width as number) < SMALLEST.width || (height as number) < SMALLEST.height) return undefined;
  return { x, y, width, height, maximized: maximized === true } as WindowState;
}

function overlap(area: Rectangle, window: Rectangle): boolean {
  const across = Math.min(area.x + area.width, window.x + window.width) - Math.max(area.x, window.x);
  const down = Math.min(area.y + area.height, window.y + window.height) - Math.max(area.y, window.y);
  return across >= VISIBLE && down >= VISIBLE;
}

/** What was stored, or undefined. An unreadable file counts as none. */
export function loadState(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Keys that another version of Rollcall has put there stay. */
export function storeState(file: string, state: WindowState): void {
  try {
    const stored = loadState(file);
    const others = typeof stored === 'object' && !Array.isArray(stored) ? stored : {};
    writeFileSync(file, `${JSON.stringify({ ...others, ...state })}\n`);
  } catch (error) {
    console.warn(`The place of the window could not be stored: ${(error as Error).message}`);
  }
}
