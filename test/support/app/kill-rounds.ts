/** Kills the app at odd moments of its work, and looks what is there afterwards. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { openCharacter } from '../browser/screens.ts';
import type { AppWindow } from './app-window.ts';
import { type Contents, contentsOf } from './damage.ts';
import { sequence } from './sequence.ts';
import type { SharedApp } from './shared-app.ts';

/** An app that is started again after each kill. */
type Killed = Pick<SharedApp, 'open' | 'kill' | 'profile'>;

/** What stood on the screen for this long must survive, in milliseconds. */
const SAFE = 1000;
/** Documents of one import. */
const CROWD = 25;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What must be there after a kill, and what may be: documents, and the text of the field that is typed into. */
interface Expected {
  readonly least: ReadonlySet<string>;
  readonly most: ReadonlySet<string>;
  /** All of these are there, or none of them. */
  readonly together: readonly string[];
  readonly concepts: readonly [least: string, most: string];
}

interface Round {
  readonly window: AppWindow;
  readonly app: Killed;
  readonly random: () => number;
  readonly number: number;
  readonly there: ReadonlySet<string>;
  readonly concept: string;
}

type Action = (round: Round) => Promise<Expected>;

/** Lets some time pass, kills, and says whether what was on the screen since `shown` was there for long enough. */
async function killWithin(app: Killed, ms: number, shown: () => number | undefined): Promise<boolean> {
  await wait(ms);
  const since = shown();
  const isSafe = since !== undefined && Date.now() - since >= SAFE;
  await app.kill();
  return isSafe;
}

const typing: Action = async ({ app, window, random, number, there }) => {
  const { page } = window;
  await openCharacter(page, 'Brasslung');
  const base = `${number} `;
  await page.getByLabel('Concept').fill(base);
  await wait(SAFE);
  const typed = [{ at: 0, text: base }];
  const end = Date.now() + random() * SAFE * 2;
  while (Date.now() < end) {
    const letter = LETTERS.charAt(Math.floor(random() * LETTERS.length));
    await page.keyboard.type(letter);
    typed.push({ at: Date.now(), text: `${typed.at(-1)?.text}${letter}` });
    await wait(random() * 120);
  }
  const killed = Date.now();
  await app.kill();
  const least = typed.filter(({ at }) => killed - at >= SAFE).at(-1)?.text ?? base;
  return { least: there, most: there, together: [], concepts: [least, typed.at(-1)?.text ?? base] };
};

const importing: Action = async ({ app, window, random, number, there, concept }) => {
  const { page } = window;
  const ids = Array.from({ length: CROWD }, (_, index) => `crowd-${number}-${index}`);
  const files = ids.map((id) => ({
    name: `${id}.hero.json`,
    text: JSON.stringify({ ...hero, id, name: `Zed ${id}` }),
  }));
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await page.getByRole('button', { name: `Import ${CROWD}` }).click();
  const isSafe = await killWithin(app, random() * SAFE * 2.5, watchFor(page, `${CROWD} documents were imported.`));
  const keys = ids.map((id) => `characters/${id}`);
  const all = new Set([...there, ...keys]);
  return { least: isSafe ? all : there, most: all, together: keys, concepts: [concept, concept] };
};

const deleting: Action = async ({ app, window, random, there, concept }) => {
  const { page } = window;
  // Not the hero that is typed into.
  const row = page.locator('main a[href^="#/characters/"]:not([href$="brasslung"])').first();
  const href = (await row.getAttribute('href')) ?? '';
  const key = `characters/${decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))}`;
  expect(there.has(key)).toBe(true);
  await row.focus();
  await page.keyboard.press('Delete');
  await page.locator(`main a[href="${href}"]`).waitFor({ state: 'detached' });
  const gone = Date.now();
  const isSafe = await killWithin(app, random() * SAFE * 1.5, () => gone);
  const without = new Set([...there].filter((other) => other !== key));
  return { least: without, most: isSafe ? without : there, together: [], concepts: [concept, concept] };
};

/** Undoes what was typed into a field after a pause. */
const undoingText: Action = async ({ app, window, random, number, there }) => {
  const { page } = window;
  await openCharacter(page, 'Brasslung');
  const concept = page.getByLabel('Concept');
  const base = `${number} `;
  await concept.fill(base);
  // Longer than what is typed in one go, so that the rest is a step of its own.
  await wait(1.5 * SAFE);
  await concept.fill(`${base}rest`);
  await wait(SAFE);
  await page.keyboard.press('Control+z');
  await expect(concept).toHaveValue(base);
  const shown = Date.now();
  const isSafe = await killWithin(app, random() * SAFE * 1.5, () => shown);
  return { least: there, most: there, together: [], concepts: [base, isSafe ? base : `${base}rest`] };
};

/** Undoes a deletion in the list. */
const undoingDeletion: Action = async ({ app, window, random, there, concept }) => {
  const { page } = window;
  const row = page.locator('main a[href^="#/characters/"]:not([href$="brasslung"])').first();
  const href = (await row.getAttribute('href')) ?? '';
  const key = `characters/${decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))}`;
  const same = page.locator(`main a[href="${href}"]`);
  await row.focus();
  await page.keyboard.press('Delete');
  await same.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await same.waitFor();
  const shown = Date.now();
  const isSafe = await killWithin(app, random() * SAFE * 1.5, () => shown);
  const without = new Set([...there].filter((other) => other !== key));
  return { least: isSafe ? there : without, most: there, together: [], concepts: [concept, concept] };
};

/** Starts an app that has lost its database, lets it bring back so many documents, and kills it so many milliseconds later. */
export async function killWhileRestoring(app: Killed, count: number, ms: number): Promise<void> {
  const { page } = await app.open();
  await page.getByRole('heading', { name: 'Your library was lost. Its copy is here.' }).waitFor();
  await page.getByRole('button', { name: 'Bring everything back' }).click();
  await page.getByRole('button', { name: `Restore ${count}` }).click();
  await killWithin(app, ms, () => undefined);
}

/** Chromium loses the database; the start that brings it back is killed meanwhile. */
const restoring: Action = async ({ app, random, there, concept }) => {
  await app.kill();
  rmSync(path.join(app.profile, 'IndexedDB'), { recursive: true });
  await killWhileRestoring(app, there.size, random() * SAFE * 2);
  return { least: there, most: there, together: [], concepts: [concept, concept] };
};

/** First those that no other test kills. */
const ACTIONS: readonly Action[] = [importing, restoring, typing, deleting, undoingText, undoingDeletion];

/** Since when a message has been on the screen, in milliseconds since 1970. */
function watchFor(page: Page, text: string): () => number | undefined {
  let since: number | undefined;
  page
    .getByText(text)
    .waitFor()
    .then(
      () => {
        since = Date.now();
      },
      () => undefined,
    );
  return () => since;
}

/** Opens the app, and lets it bring back what a kill during a restore has left in the copy only. */
export async function openWhole(app: Killed): Promise<AppWindow> {
  const window = await app.open();
  const { page } = window;
  const open = page.getByRole('navigation', { name: 'Sections' });
  const back = page.getByRole('button', { name: 'Bring everything back' });
  await expect(open.or(back).first()).toBeVisible();
  if (await back.isVisible()) {
    await back.click();
    await page.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(open).toBeVisible();
  }
  return window;
}

const brasslungIn = (contents: Contents): string =>
  (JSON.parse(contents['characters/brasslung'] ?? '{}') as { concept?: string }).concept ?? '';

/** Kills the app so often, each time in the middle of another kind of work. Fails where something is missing afterwards. */
export async function killRounds(app: Killed, rounds: number, seed: number): Promise<void> {
  const random = sequence(seed);
  let expected: Expected | undefined;
  for (let number = 0; number <= rounds; number += 1) {
    const window = await openWhole(app);
    const contents = await contentsOf(window.page);
    const there = new Set(Object.keys(contents));
    const concept = brasslungIn(contents);
    if (expected !== undefined) check(expected, there, concept, `after round ${number}`);
    if (number < rounds)
      expected = await (ACTIONS[number % ACTIONS.length] ?? typing)({ app, window, random, number, there, concept });
  }
}

function check(
  { least, most, together, concepts }: Expected,
  there: ReadonlySet<string>,
  concept: string,
  when: string,
) {
  expect(
    [...least].filter((key) => !there.has(key)),
    `missing ${when}`,
  ).toEqual([]);
  expect(
    [...there].filter((key) => !most.has(key)),
    `too many ${when}`,
  ).toEqual([]);
  expect([0, together.length], when).toContain(together.filter((key) => there.has(key)).length);
  expect(
    concept.startsWith(concepts[0]) && concepts[1].startsWith(concept),
    `${when}: ${concepts}, not ${concept}`,
  ).toBe(true);
}
