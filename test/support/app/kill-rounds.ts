/** Kills the app at odd moments of its work, and looks what is there afterwards. */
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

/** What stood on the screen for this long must survive, in milliseconds. */
const SAFE_MS = 1000;
/** Documents of one import. */
const IMPORT_COUNT = 25;
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
  readonly app: KillableApp;
  readonly random: () => number;
  readonly number: number;
  readonly there: ReadonlySet<string>;
  readonly concept: string;
}

type Action = (round: Round) => Promise<Expected>;

/** Lets some time pass, kills, and says whether what was on the screen since `shown` was there for long enough. */
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

const killWhileTyping: Action = async ({
  app: killableApp,
  window: appWindow,
  random: drawRandom,
  number: roundNumber,
  there: existingKeys,
}) => {
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
    least: existingKeys,
    most: existingKeys,
    together: [],
    concepts: [minText, typedTexts.at(-1)?.text ?? initialText],
  };
};

const killWhileImporting: Action = async ({
  app: killableApp,
  window: appWindow,
  random: drawRandom,
  number: roundNumber,
  there: existingKeys,
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
    least: isSafe ? allKeys : existingKeys,
    most: allKeys,
    together: importedKeys,
    concepts: [concept, concept],
  };
};

const killWhileDeleting: Action = async ({
  app: killableApp,
  window: appWindow,
  random: drawRandom,
  there: existingKeys,
  concept,
}) => {
  const { page: appPage } = appWindow;
  // Not the hero that is typed into.
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
    least: remainingKeys,
    most: isSafe ? remainingKeys : existingKeys,
    together: [],
    concepts: [concept, concept],
  };
};

/** Undoes what was typed into a field after a pause. */
const killWhileUndoingText: Action = async ({
  app: killableApp,
  window: appWindow,
  random: drawRandom,
  number: roundNumber,
  there: existingKeys,
}) => {
  const { page: appPage } = appWindow;
  await openCharacter(appPage, 'Brasslung');
  const conceptField = appPage.getByLabel('Concept');
  const initialText = `${roundNumber} `;
  await conceptField.fill(initialText);
  // Longer than what is typed in one go, so that the rest is a step of its own.
  await wait(1.5 * SAFE_MS);
  await conceptField.fill(`${initialText}rest`);
  await wait(SAFE_MS);
  await appPage.keyboard.press('Control+z');
  await expect(conceptField).toHaveValue(initialText);
  const shownTime = Date.now();
  const isSafe = await killWithin(killableApp, drawRandom() * SAFE_MS * 1.5, () => shownTime);
  return {
    least: existingKeys,
    most: existingKeys,
    together: [],
    concepts: [initialText, isSafe ? initialText : `${initialText}rest`],
  };
};

/** Undoes a deletion in the list. */
const killWhileUndoingDeletion: Action = async ({
  app: killableApp,
  window: appWindow,
  random: drawRandom,
  there: existingKeys,
  concept,
}) => {
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
    least: isSafe ? existingKeys : remainingKeys,
    most: existingKeys,
    together: [],
    concepts: [concept, concept],
  };
};

/** Starts an app that has lost its database, lets it bring back so many documents, and kills it so many milliseconds later. */
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

/** Chromium loses the database; the start that brings it back is killed meanwhile. */
const killDuringRestore: Action = async ({ app: killableApp, random: drawRandom, there: existingKeys, concept }) => {
  await killableApp.kill();
  rmSync(path.join(killableApp.profile, 'IndexedDB'), { recursive: true });
  await killWhileRestoring(killableApp, existingKeys.size, drawRandom() * SAFE_MS * 2);
  return { least: existingKeys, most: existingKeys, together: [], concepts: [concept, concept] };
};

/** First those that no other test kills. */
const ACTIONS: readonly Action[] = [
  killWhileImporting,
  killDuringRestore,
  killWhileTyping,
  killWhileDeleting,
  killWhileUndoingText,
  killWhileUndoingDeletion,
];

/** Since when a message has been on the screen, in milliseconds since 1970. */
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

/** Opens the app, and lets it bring back what a kill during a restore has left in the copy only. */
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

/** Kills the app so often, each time in the middle of another kind of work. Fails where something is missing afterwards. */
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
        app: killableApp,
        window: appWindow,
        random: drawRandom,
        number: roundNumber,
        there: existingKeys,
        concept,
      });
  }
}

function expectContents(
  { least: minText, most: maxKeys, together: togetherKeys, concepts: conceptRange }: Expected,
  existingKeys: ReadonlySet<string>,
  concept: string,
  roundLabel: string,
) {
  expect(
    [...minText].filter((characterKey) => !existingKeys.has(characterKey)),
    `missing ${roundLabel}`,
  ).toEqual([]);
  expect(
    [...existingKeys].filter((characterKey) => !maxKeys.has(characterKey)),
    `too many ${roundLabel}`,
  ).toEqual([]);
  expect([0, togetherKeys.length], roundLabel).toContain(
    togetherKeys.filter((characterKey) => existingKeys.has(characterKey)).length,
  );
  expect(
    concept.startsWith(conceptRange[0]) && conceptRange[1].startsWith(concept),
    `${roundLabel}: ${conceptRange}, not ${concept}`,
  ).toBe(true);
}
