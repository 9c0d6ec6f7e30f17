/** Kills the app in the middle of a game, and looks where the game stands afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { closeApp, killHard, openApp } from './app-window.ts';
import { eventsShown, logOnDisk, openGame } from './game-window.ts';
import { sequence } from './sequence.ts';

/** What stood on the screen for this long must survive, in milliseconds. */
const SAFE = 1000;
/** Of the taps one in so many takes the last event back. */
const UNDO = 6;

interface Seen {
  readonly at: number;
  readonly events: number;
}

/** Kills the app so often, each time at an odd moment of the game. Fails where something is missing afterwards. */
export async function killGame(folder: string, rounds: number, seed: number): Promise<void> {
  const random = sequence(seed);
  /** Numbers of events that the game may have, and events that are in it whatever happened. */
  let possible: readonly number[] | undefined;
  let certain: readonly unknown[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const window = await openApp(folder);
    const { page } = window;
    await openGame(page);
    const log = await logOnDisk(page);
    if (possible !== undefined) {
      expect(possible, `after round ${round}`).toContain(log.length);
      expect(log.slice(0, certain.length), `after round ${round}`).toEqual(certain);
      expect(await eventsShown(page)).toBe(log.length);
    }
    if (round === rounds) {
      await closeApp(window);
      return;
    }
    const { seen, killed } = await playUntil(page, random, () => killHard(window));
    const safe = seen.findLastIndex(({ at }) => killed - at >= SAFE);
    const later = seen.slice(safe).map(({ events }) => events);
    // The last tap may have been on its way to the screen.
    possible = [...later, (later.at(-1) ?? 0) + 1, (later.at(-1) ?? 0) - 1];
    certain = log.slice(0, Math.min(log.length, ...later) - 1);
  }
}

/** Taps at odd moments, a second of quiet before the first; the states that the screen has shown since then. */
async function playUntil(page: Page, random: () => number, kill: () => Promise<void>) {
  const seen: Seen[] = [{ at: Date.now(), events: await eventsShown(page) }];
  await wait(SAFE);
  const end = Date.now() + random() * SAFE * 2.5;
  while (Date.now() < end) {
    await page.keyboard.press(random() * UNDO < 1 ? 'Control+z' : 'n');
    const events = await eventsShown(page);
    if (events !== seen.at(-1)?.events) seen.push({ at: Date.now(), events });
    await wait(random() * 150);
  }
  const killed = Date.now();
  await kill();
  return { seen, killed };
}
