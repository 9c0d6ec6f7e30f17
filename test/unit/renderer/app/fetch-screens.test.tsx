import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScreens } from '../../../../src/renderer/app/fetch-screens.ts';

let fetched: string[];
let stop: () => void;
let idle: (() => void)[];

const screen = (name: string) => ({
  fetch: async () => {
    if (!fetched.includes(name)) fetched.push(name);
  },
});

/** The window has nothing to do, once. */
const beIdle = async () => {
  for (const done of idle.splice(0)) done();
  await vi.advanceTimersByTimeAsync(0);
};
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  idle = [];
  vi.stubGlobal('requestIdleCallback', (done: () => void) => idle.push(done));
  const [teams, print] = [screen('teams'), screen('print')];
  stop = fetchScreens([teams, print], (hash) => (hash === '#/teams' ? teams : undefined));
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('fetches every screen, one each time the window is idle, once nothing was pressed for a while', async () => {
  await vi.advanceTimersByTimeAsync(2900);
  await beIdle();
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetched).toEqual([]);
  await beIdle();
  expect(fetched).toEqual(['teams']);
  await beIdle();
  expect(fetched).toEqual(['teams', 'print']);
  await beIdle();
  expect(idle).toEqual([]);
});

it('waits while somebody works, and goes on where it stopped', async () => {
  for (let index = 0; index < 5; index += 1) {
    await vi.advanceTimersByTimeAsync(2000);
    press();
  }
  await beIdle();
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  await beIdle();
  press();
  await beIdle();
  expect(fetched).toEqual(['teams']);
  await vi.advanceTimersByTimeAsync(3000);
  await beIdle();
  expect(fetched).toEqual(['teams', 'print']);
});

it('fetches at once what a link leads to that is pointed at or has the focus', async () => {
  document.body.innerHTML = '<a href="#/teams"><b>Teams</b></a><a href="#/characters">Characters</a><p>text</p>';
  const aim = (selector: string, kind: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));
  aim('p', 'pointerover');
  aim('a + a', 'pointerover');
  expect(fetched).toEqual([]);
  aim('b', 'pointerover');
  expect(fetched).toEqual(['teams']);
  fetched = [];
  aim('a', 'focusin');
  expect(fetched).toEqual(['teams']);
});

it('ends', async () => {
  document.body.innerHTML = '<a href="#/teams">Teams</a>';
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  press();
  await vi.advanceTimersByTimeAsync(9000);
  await beIdle();
  expect(fetched).toEqual([]);
});
