import { readFileSync, writeFileSync } from 'node:fs';
import type { Rectangle } from 'electron';

export interface WindowState extends Rectangle {
  maximized: boolean;
}

/** The smallest window that fits the form next to the card, in device-independent pixels. */
export const MIN_SIZE = { width: 900, height: 620 };
const DEFAULT_SIZE = { width: 1440, height: 920 };

/** The part of a window that must be visible on a screen, in each direction, in device-independent pixels. */
const MIN_VISIBLE_PX = 120;

/**
 * Returns the stored bounds if they are still visible on a screen, and otherwise default bounds in the center of the primary screen.
 * @param stored the content of the state file, untrusted
 * @param workAreas the work areas of all screens, the primary one first
 */
export function computeFirstState(stored: unknown, workAreas: readonly Rectangle[]): WindowState {
  const screen = workAreas[0] ?? { x: 0, y: 0, width: DEFAULT_SIZE.width, height: DEFAULT_SIZE.height };
  const storedState = parseState(stored);
  if (storedState !== undefined && workAreas.some((area) => overlaps(area, storedState))) return storedState;
  const width = Math.min(DEFAULT_SIZE.width, screen.width);
  const height = Math.min(DEFAULT_SIZE.height, screen.height);
  return {
    x: screen.x + Math.round((screen.width - width) / 2),
    y: screen.y + Math.round((screen.height - height) / 2),
    width,
    height,
    maximized: false,
  };
}

/** The offset of another window from the previous one, right and down, in device-independent pixels. */
const CASCADE_OFFSET_PX = 28;

/**
 * Returns the bounds of another window: as large as the previous one and offset from it. Where the offset window would extend beyond
 * the screen, it is placed in the top left corner, or near the corner if the previous window is already there.
 */
export function computeCascadedState(previousBounds: Rectangle, workAreas: readonly Rectangle[]): WindowState {
  const screen = workAreas.find((area) => overlaps(area, previousBounds)) ?? workAreas[0] ?? previousBounds;
  const width = Math.min(previousBounds.width, screen.width);
  const height = Math.min(previousBounds.height, screen.height);
  const fitsScreen = (x: number, y: number) =>
    x + width <= screen.x + screen.width && y + height <= screen.y + screen.height;
  const [x, y] = fitsScreen(previousBounds.x + CASCADE_OFFSET_PX, previousBounds.y + CASCADE_OFFSET_PX)
    ? [previousBounds.x + CASCADE_OFFSET_PX, previousBounds.y + CASCADE_OFFSET_PX]
    : previousBounds.x === screen.x && previousBounds.y === screen.y
      ? [
          screen.x + Math.min(CASCADE_OFFSET_PX, screen.width - width),
          screen.y + Math.min(CASCADE_OFFSET_PX, screen.height - height),
        ]
      : [screen.x, screen.y];
  return { x, y, width, height, maximized: false };
}

/**
 * Returns the bounds of a window for a second screen: a whole screen that the main window is not on, or cascaded bounds if there is
 * no such screen.
 */
export function computeOtherScreenState(mainBounds: Rectangle, workAreas: readonly Rectangle[]): WindowState {
  const freeArea = workAreas.find((area) => !overlaps(area, mainBounds));
  return freeArea === undefined ? computeCascadedState(mainBounds, workAreas) : { ...freeArea, maximized: true };
}

function parseState(value: unknown): WindowState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y, width, height, maximized } = value as Record<string, unknown>;
  if (![x, y, width, height].every(Number.isSafeInteger)) return undefined;
  if ((width as number) < MIN_SIZE.width || (height as number) < MIN_SIZE.height) return undefined;
  return { x, y, width, height, maximized: maximized === true } as WindowState;
}

function overlaps(area: Rectangle, window: Rectangle): boolean {
  const overlapWidth = Math.min(area.x + area.width, window.x + window.width) - Math.max(area.x, window.x);
  const overlapHeight = Math.min(area.y + area.height, window.y + window.height) - Math.max(area.y, window.y);
  return overlapWidth >= MIN_VISIBLE_PX && overlapHeight >= MIN_VISIBLE_PX;
}

/** Returns the stored state, or undefined if the file is missing or unreadable. */
export function loadState(statePath: string): unknown {
  try {
    return JSON.parse(readFileSync(statePath, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Stores the state. Keys from other versions of Rollcall are preserved. */
export function storeState(statePath: string, state: WindowState): void {
  try {
    const stored = loadState(statePath);
    const otherKeys = typeof stored === 'object' && !Array.isArray(stored) ? stored : {};
    writeFileSync(statePath, `${JSON.stringify({ ...otherKeys, ...state })}\n`);
  } catch (error) {
    console.warn(`The place of the window could not be stored: ${(error as Error).message}`);
  }
}
