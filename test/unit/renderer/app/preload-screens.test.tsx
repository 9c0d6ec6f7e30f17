import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadScreens } from '../../../../src/renderer/app/preload-screens.ts';

/** Tests that the code of screens is loaded while the window is idle, and at once when the user is about to follow a link. */

let loadedNames: string[];
let stopPreloading: () => void;
let idleCallbacks: (() => void)[];

const createScreen = (screenName: string) => ({
  preload: async () => {
    if (!loadedNames.includes(screenName)) loadedNames.push(screenName);
  },
});

/** Simulates one idle period of the window. */
const runIdleCallbacks = async () => {
  for (const idleCallback of idleCallbacks.splice(0)) idleCallback();
  await vi.advanceTimersByTimeAsync(0);
};
const pressKey = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

beforeEach(() => {
  vi.useFakeTimers();
  loadedNames = [];
  idleCallbacks = [];
  vi.stubGlobal('requestIdleCallback', (idleCallback: () => void) => idleCallbacks.push(idleCallback));
  const [teamsScreen, printScreen] = [createScreen('teams'), createScreen('print')];
  stopPreloading = preloadScreens([teamsScreen, printScreen], (addressHash) =>
    addressHash === '#/teams' ? teamsScreen : undefined,
  );
});

afterEach(() => {
  stopPreloading();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('preloads one screen in each idle period once no key was pressed for three seconds', async () => {
  await vi.advanceTimersByTimeAsync(2900);
  await runIdleCallbacks();
  expect(loadedNames).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(loadedNames).toEqual([]);
  await runIdleCallbacks();
  expect(loadedNames).toEqual(['teams']);
  await runIdleCallbacks();
  expect(loadedNames).toEqual(['teams', 'print']);
  await runIdleCallbacks();
  expect(idleCallbacks).toEqual([]);
});

it('waits while the user types, and continues where it stopped', async () => {
  for (let index = 0; index < 5; index += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    pressKey();
  }
  await runIdleCallbacks();
  expect(loadedNames).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  await runIdleCallbacks();
  pressKey();
  await runIdleCallbacks();
  expect(loadedNames).toEqual(['teams']);
  await vi.advanceTimersByTimeAsync(3000);
  await runIdleCallbacks();
  expect(loadedNames).toEqual(['teams', 'print']);
});

it('preloads the target of a link at once when it is hovered or focused', async () => {
  document.body.innerHTML = '<a href="#/teams"><b>Teams</b></a><a href="#/characters">Characters</a><p>text</p>';
  const dispatchEvent = (selector: string, eventType: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(eventType, { bubbles: true }));
  dispatchEvent('p', 'pointerover');
  dispatchEvent('a + a', 'pointerover');
  expect(loadedNames).toEqual([]);
  dispatchEvent('b', 'pointerover');
  expect(loadedNames).toEqual(['teams']);
  loadedNames = [];
  dispatchEvent('a', 'focusin');
  expect(loadedNames).toEqual(['teams']);
});

it('preloads nothing after it was stopped', async () => {
  document.body.innerHTML = '<a href="#/teams">Teams</a>';
  await vi.advanceTimersByTimeAsync(3000);
  stopPreloading();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  pressKey();
  await vi.advanceTimersByTimeAsync(9000);
  await runIdleCallbacks();
  expect(loadedNames).toEqual([]);
});
