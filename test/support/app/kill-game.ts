/** Kills the app in the middle of a game, and looks where the game stands afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { closeApp, killHard, openApp } from './app-window.ts';
import { openGame, readSavedLog, readShownEventCount } from './game-window.ts';
import { createSequence } from './sequence.ts';

/** What stood on the screen for this long must survive, in milliseconds. */
const SAFE_MS = 1000;
/** Of the taps one in so many takes the last event back. */
const UNDO_INTERVAL = 6;

interface ShownState {
  readonly at: number;
  readonly events: number;
}

/** Kills the app so often, each time at an odd moment of the game. Fails where something is missing afterwards. */
export async function killDuringGame(folder: string, roundCount: number, seed: number): Promise<void> {
  const drawRandom = createSequence(seed);
  /** Numbers of events that the game may have, and events that are in it whatever happened. */
  let possibleEventCounts: readonly number[] | undefined;
  let certainEvents: readonly unknown[] = [];
  for (let roundNumber = 0; roundNumber <= roundCount; roundNumber += 1) {
    const appWindow = await openApp(folder);
    const { page: appPage } = appWindow;
    await openGame(appPage);
    const savedLog = await readSavedLog(appPage);
    if (possibleEventCounts !== undefined) {
      expect(possibleEventCounts, `after round ${roundNumber}`).toContain(savedLog.length);
      expect(savedLog.slice(0, certainEvents.length), `after round ${roundNumber}`).toEqual(certainEvents);
      expect(await readShownEventCount(appPage)).toBe(savedLog.length);
    }
    if (roundNumber === roundCount) {
      await closeApp(appWindow);
      return;
    }
    const { seen: shownStates, killed: killTime } = await playUntil(appPage, drawRandom, () => killHard(appWindow));
    const lastSafeIndex = shownStates.findLastIndex(({ at: timestamp }) => killTime - timestamp >= SAFE_MS);
    const laterCounts = shownStates.slice(lastSafeIndex).map(({ events: eventCount }) => eventCount);
    // The last tap may have been on its way to the screen.
    possibleEventCounts = [...laterCounts, (laterCounts.at(-1) ?? 0) + 1, (laterCounts.at(-1) ?? 0) - 1];
    certainEvents = savedLog.slice(0, Math.min(savedLog.length, ...laterCounts) - 1);
  }
}

/** Taps at odd moments, a second of quiet before the first; the states that the screen has shown since then. */
async function playUntil(appPage: Page, drawRandom: () => number, killApp: () => Promise<void>) {
  const shownStates: ShownState[] = [{ at: Date.now(), events: await readShownEventCount(appPage) }];
  await wait(SAFE_MS);
  const endTime = Date.now() + drawRandom() * SAFE_MS * 2.5;
  while (Date.now() < endTime) {
    await appPage.keyboard.press(drawRandom() * UNDO_INTERVAL < 1 ? 'Control+z' : 'n');
    const eventCount = await readShownEventCount(appPage);
    if (eventCount !== shownStates.at(-1)?.events) shownStates.push({ at: Date.now(), events: eventCount });
    await wait(drawRandom() * 150);
  }
  const killTime = Date.now();
  await killApp();
  return { seen: shownStates, killed: killTime };
}
