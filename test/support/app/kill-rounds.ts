/** Kills the app at random moments of its work, and checks the library afterwards. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { openCharacter } from '../browser/screens.ts';
import type { AppWindow } from './app-window.ts';
import { type Contents, readContents } from './damage.ts';
import { createSequence } from './sequence.ts';
import type { SharedApp } from './shared-app.ts';

/** An app that is started again after each kill. */
type KillableApp = Pick<SharedApp, 'open' | 'kill' | 'profile'>;

/** State that was on the screen for this many milliseconds must survive. */
const SAFE_MS = 1000;
/** Number of documents of one import. */
const IMPORT_COUNT = 25;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Content that must or may exist after a kill: documents, and the text of the field that was typed into. */
interface Expected {
  readonly minKeys: ReadonlySet<string>;
  readonly maxKeys: ReadonlySet<string>;
  /** Either all of these exist, or none. */
  readonly atomicKeys: readonly string[];
  readonly conceptRange: readonly [least: string, most: string];
}

interface Round {
  readonly appWindow: AppWindow;
  readonly killableApp: KillableApp;
  readonly drawRandom: () => number;
  readonly roundNumber: number;
  readonly existingKeys: ReadonlySet<string>;
  readonly concept: string;
}

type Action = (round: Round) => Promise<Expected>;

/**
 * Waits, kills the app, and returns whether the change was on the screen for long enough to survive. `getShownTime` returns the time
 * of the change.
 */
async function killWithin(
  killableApp: KillableApp,
  delay: number,
  getShownTime: () => number | undefined,
): Promise<boolean> {
  await wait(delay);
  const shownSince = getShownTime();
  const isSafe = shownSince !== undefined && Date.now() - shownSince >= SAFE_MS;
  await killableApp.kill();
  return isSafe;
}

const killWhileTyping: Action = async ({ killableApp, appWindow, drawRandom, roundNumber, existingKeys }) => {
  const { page: appPage } = appWindow;
  await openCharacter(appPage, 'Brasslung');
  const initialText = `${roundNumber} `;
  await appPage.getByLabel('Concept').fill(initialText);
  await wait(SAFE_MS);
  const typedTexts = [{ at: 0, text: initialText }];
  const endTime = Date.now() + drawRandom() * SAFE_MS * 2;
  while (Date.now() < endTime) {
    const letter = LETTERS.charAt(Math.floor(drawRandom() * LETTERS.length));
    await appPage.keyboard.type(letter);
    typedTexts.push({ at: Date.now(), text: `${typedTexts.at(-1)?.text}${letter}` });
    await wait(drawRandom() * 120);
  }
  const killTime = Date.now();
  await killableApp.kill();
  const minText = typedTexts.filter(({ at: timestamp }) => killTime - timestamp >= SAFE_MS).at(-1)?.text ?? initialText;
  return {
    minKeys: existingKeys,
    maxKeys: existingKeys,
    atomicKeys: [],
    conceptRange: [minText, typedTexts.at(-1)?.text ?? initialText],
  };
};

const killWhileImporting: Action = async ({
  killableApp,
  appWindow,
  drawRandom,
  roundNumber,
  existingKeys,
  concept,
}) => {
  const { page: appPage } = appWindow;
  const documentIds = Array.from({ length: IMPORT_COUNT }, (_, index) => `crowd-${roundNumber}-${index}`);
  const files = documentIds.map((documentId) => ({
    name: `${documentId}.hero.json`,
    text: JSON.stringify({ ...hero, id: documentId, name: `Zed ${documentId}` }),
  }));
  const dataTransfer = await appPage.evaluateHandle((importedFiles) => {
    const transfer = new DataTransfer();
    for (const { name: fileName, text: fileText } of importedFiles) transfer.items.add(new File([fileText], fileName));
    return transfer;
  }, files);
  await appPage.dispatchEvent('body', 'drop', { dataTransfer });
  await appPage.getByRole('button', { name: `Import ${IMPORT_COUNT}` }).click();
  const isSafe = await killWithin(
    killableApp,
    drawRandom() * SAFE_MS * 2.5,
    watchFor(appPage, `${IMPORT_COUNT} documents were imported.`),
  );
  const importedKeys = documentIds.map((documentId) => `characters/${documentId}`);
  const allKeys = new Set([...existingKeys, ...importedKeys]);
  return {
    minKeys: isSafe ? allKeys : existingKeys,
    maxKeys: allKeys,
    atomicKeys: importedKeys,
    conceptRange: [concept, concept],
  };
};

const killWhileDeleting: Action = async ({ killableApp, appWindow, drawRandom, existingKeys, concept }) => {
  const { page: appPage } = appWindow;
  // Any hero except the one that is typed into.
  const characterLink = appPage.locator('main a[href^="#/characters/"]:not([href$="brasslung"])').first();
  const linkTarget = (await characterLink.getAttribute('href')) ?? '';
  const characterKey = `characters/${decodeURIComponent(linkTarget.slice(linkTarget.lastIndexOf('/') + 1))}`;
  expect(existingKeys.has(characterKey)).toBe(true);
  await characterLink.focus();
  await appPage.keyboard.press('Delete');
  await appPage.locator(`main a[href="${linkTarget}"]`).waitFor({ state: 'detached' });
  const removalTime = Date.now();
  const isSafe = await killWithin(killableApp, drawRandom() * SAFE_MS * 1.5, () => removalTime);
  const remainingKeys = new Set([...existingKeys].filter((otherKey) => otherKey !== characterKey));
  return {
    minKeys: remainingKeys,
    maxKeys: isSafe ? remainingKeys : existingKeys,
    atomicKeys: [],
    conceptRange: [concept, concept],
  };
};

/** Undoes text that was typed into a field after a pause. */
const killWhileUndoingText: Action = async ({ killableApp, appWindow, drawRandom, roundNumber, existingKeys }) => {
  const { page: appPage } = appWindow;
  await openCharacter(appPage, 'Brasslung');
  const conceptField = appPage.getByLabel('Concept');
  const initialText = `${roundNumber} `;
  await conceptField.fill(initialText);
  // Longer than the pause that ends a typing step, so that the rest is a separate step of undo.
  await wait(1.5 * SAFE_MS);
  await conceptField.fill(`${initialText}rest`);
  await wait(SAFE_MS);
  await appPage.keyboard.press('Control+z');
  await expect(conceptField).toHaveValue(initialText);
  const shownTime = Date.now();
  const isSafe = await killWithin(killableApp, drawRandom() * SAFE_MS * 1.5, () => shownTime);
  return {
    minKeys: existingKeys,
    maxKeys: existingKeys,
    atomicKeys: [],
    conceptRange: [initialText, isSafe ? initialText : `${initialText}rest`],
  };
};

/** Undoes a deletion in the list. */
const killWhileUndoingDeletion: Action = async ({ killableApp, appWindow, drawRandom, existingKeys, concept }) => {
  const { page: appPage } = appWindow;
  const characterLink = appPage.locator('main a[href^="#/characters/"]:not([href$="brasslung"])').first();
  const linkTarget = (await characterLink.getAttribute('href')) ?? '';
  const characterKey = `characters/${decodeURIComponent(linkTarget.slice(linkTarget.lastIndexOf('/') + 1))}`;
  const sameLink = appPage.locator(`main a[href="${linkTarget}"]`);
  await characterLink.focus();
  await appPage.keyboard.press('Delete');
  await sameLink.waitFor({ state: 'detached' });
  await appPage.keyboard.press('Control+z');
  await sameLink.waitFor();
  const shownTime = Date.now();
  const isSafe = await killWithin(killableApp, drawRandom() * SAFE_MS * 1.5, () => shownTime);
  const remainingKeys = new Set([...existingKeys].filter((otherKey) => otherKey !== characterKey));
  return {
    minKeys: isSafe ? existingKeys : remainingKeys,
    maxKeys: existingKeys,
    atomicKeys: [],
    conceptRange: [concept, concept],
  };
};

/** Starts an app that has lost its database, lets it restore `documentCount` documents, and kills it `delay` milliseconds later. */
export async function killWhileRestoring(
  killableApp: KillableApp,
  documentCount: number,
  delay: number,
): Promise<void> {
  const { page: appPage } = await killableApp.open();
  await appPage.getByRole('heading', { name: 'Your library was lost. Its copy is here.' }).waitFor();
  await appPage.getByRole('button', { name: 'Bring everything back' }).click();
  await appPage.getByRole('button', { name: `Restore ${documentCount}` }).click();
  await killWithin(killableApp, delay, () => undefined);
}

/** Deletes the database as Chromium would, and kills the app while it restores the library. */
const killDuringRestore: Action = async ({ killableApp, drawRandom, existingKeys, concept }) => {
  await killableApp.kill();
  rmSync(path.join(killableApp.profile, 'IndexedDB'), { recursive: true });
  await killWhileRestoring(killableApp, existingKeys.size, drawRandom() * SAFE_MS * 2);
  return { minKeys: existingKeys, maxKeys: existingKeys, atomicKeys: [], conceptRange: [concept, concept] };
};

/** Starts with the actions that no other test kills. */
const ACTIONS: readonly Action[] = [
  killWhileImporting,
  killDuringRestore,
  killWhileTyping,
  killWhileDeleting,
  killWhileUndoingText,
  killWhileUndoingDeletion,
];

/** Returns a function that returns the time at which a message appeared, in milliseconds since 1970. */
function watchFor(appPage: Page, messageText: string): () => number | undefined {
  let shownSince: number | undefined;
  appPage
    .getByText(messageText)
    .waitFor()
    .then(
      () => {
        shownSince = Date.now();
      },
      () => undefined,
    );
  return () => shownSince;
}

/** Opens the app, and lets it restore what a kill during a restore has left only in the copy. */
export async function openAndRestore(killableApp: KillableApp): Promise<AppWindow> {
  const appWindow = await killableApp.open();
  const { page: appPage } = appWindow;
  const sectionNavigation = appPage.getByRole('navigation', { name: 'Sections' });
  const bringBackButton = appPage.getByRole('button', { name: 'Bring everything back' });
  await expect(sectionNavigation.or(bringBackButton).first()).toBeVisible();
  if (await bringBackButton.isVisible()) {
    await bringBackButton.click();
    await appPage.getByRole('button', { name: /^Restore \d+$/ }).click();
    await expect(sectionNavigation).toBeVisible();
  }
  return appWindow;
}

const readConcept = (contents: Contents): string =>
  (JSON.parse(contents['characters/brasslung'] ?? '{}') as { concept?: string }).concept ?? '';

/** Kills the app repeatedly, each time during another kind of work. Fails if something is missing afterwards. */
export async function runKillRounds(killableApp: KillableApp, roundCount: number, seed: number): Promise<void> {
  const drawRandom = createSequence(seed);
  let expectedContents: Expected | undefined;
  for (let roundNumber = 0; roundNumber <= roundCount; roundNumber += 1) {
    const appWindow = await openAndRestore(killableApp);
    const contents = await readContents(appWindow.page);
    const existingKeys = new Set(Object.keys(contents));
    const concept = readConcept(contents);
    if (expectedContents !== undefined)
      expectContents(expectedContents, existingKeys, concept, `after round ${roundNumber}`);
    if (roundNumber < roundCount)
      expectedContents = await (ACTIONS[roundNumber % ACTIONS.length] ?? killWhileTyping)({
        killableApp,
        appWindow,
        drawRandom,
        roundNumber,
        existingKeys,
        concept,
      });
  }
}

function expectContents(
  { minKeys, maxKeys, atomicKeys, conceptRange }: Expected,
  existingKeys: ReadonlySet<string>,
  concept: string,
  roundLabel: string,
) {
  expect(
    [...minKeys].filter((requiredKey) => !existingKeys.has(requiredKey)),
    `missing ${roundLabel}`,
  ).toEqual([]);
  expect(
    [...existingKeys].filter((existingKey) => !maxKeys.has(existingKey)),
    `too many ${roundLabel}`,
  ).toEqual([]);
  expect([0, atomicKeys.length], roundLabel).toContain(
    atomicKeys.filter((atomicKey) => existingKeys.has(atomicKey)).length,
  );
  expect(
    concept.startsWith(conceptRange[0]) && conceptRange[1].startsWith(concept),
    `${roundLabel}: ${conceptRange}, not ${concept}`,
  ).toBe(true);
}
