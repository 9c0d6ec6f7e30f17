/** Kills the app in the middle of a game, and checks the game afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { closeApp, killHard, openApp } from './app-window.ts';
import { openGame, readSavedLog, readShownEventCount } from './game-window.ts';
import { createSequence } from './sequence.ts';

/** State that was on the screen for this many milliseconds must survive. */
const SAFE_MS = 1000;
/** One in this many taps undoes the last event. */
const UNDO_INTERVAL = 6;

interface ShownState {
  readonly timestamp: number;
  readonly events: number;
}

/** Kills the app repeatedly, each time at a random moment of the game. Fails if something is missing afterwards. */
export async function killDuringGame(folder: string, roundCount: number, seed: number): Promise<void> {
  const drawRandom = createSequence(seed);
  /** Numbers of events that the game may have, and events that must be in its log. */
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
    const lastSafeIndex = shownStates.findLastIndex(({ timestamp }) => killTime - timestamp >= SAFE_MS);
    const laterCounts = shownStates.slice(lastSafeIndex).map(({ events: eventCount }) => eventCount);
    // The effect of the last tap may not have been on the screen yet.
    possibleEventCounts = [...laterCounts, (laterCounts.at(-1) ?? 0) + 1, (laterCounts.at(-1) ?? 0) - 1];
    certainEvents = savedLog.slice(0, Math.min(savedLog.length, ...laterCounts) - 1);
  }
}

/** Taps at random moments, after a second of quiet. Returns the states that the screen has shown since then. */
async function playUntil(appPage: Page, drawRandom: () => number, killApp: () => Promise<void>) {
  const shownStates: ShownState[] = [{ timestamp: Date.now(), events: await readShownEventCount(appPage) }];
  await wait(SAFE_MS);
  const endTime = Date.now() + drawRandom() * SAFE_MS * 2.5;
  while (Date.now() < endTime) {
    await appPage.keyboard.press(drawRandom() * UNDO_INTERVAL < 1 ? 'Control+z' : 'n');
    const eventCount = await readShownEventCount(appPage);
    if (eventCount !== shownStates.at(-1)?.events) shownStates.push({ timestamp: Date.now(), events: eventCount });
    await wait(drawRandom() * 150);
  }
  const killTime = Date.now();
  await killApp();
  return { seen: shownStates, killed: killTime };
}
