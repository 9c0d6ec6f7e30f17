/** Tests two heroes side by side: their numbers, their attacks on each other, and duels whose dice a seed repeats. */
import { beforeEach, expect, it, vi } from 'vitest';
import becquerelle from '../../../../../samples/supers-unlimited/characters/becquerelle.hero.json' with {
  type: 'json',
};
import slagheart from '../../../../../samples/supers-unlimited/characters/slagheart.hero.json' with { type: 'json' };
import {
  createDuelFunctions,
  type DuelPage,
} from '../../../../../src/renderer/features/compare/duel/duel-functions.ts';
import { CompareScreen } from '../../../../../src/renderer/features/compare/screen/compare-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createFakeWorkers } from '../../../../support/worker.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

/** Two heroes whose duel is computed quickly. */
const FIRST_HERO = createCharacter('ada', { hp: { total: 2 } });
const SECOND_HERO = createCharacter('bo', { hp: { total: 2 } });

beforeEach(() => {
  const worker = createFakeWorkers({
    'duel.worker': (pageFunctions) =>
      createDuelFunctions(
        async () => translate,
        async () => LOADED_GAMES,
        pageFunctions as unknown as DuelPage,
      ),
  });
  vi.stubGlobal('Worker', worker);
  putInMemory('characters', [FIRST_HERO, SECOND_HERO]);
});

const getBodyText = () => getText(document.body);
const waitForText = (expectedText: string | RegExp) => waitFor(() => expect(getBodyText()).toMatch(expectedText));
const listShownNames = () => [...document.querySelectorAll('figcaption a')].map(getText);
const findDuelResult = () => /Of 1000 duels [^.]*\./.exec(getBodyText())?.[0];

async function fightAndGetResult(seed?: string): Promise<string | undefined> {
  if (seed !== undefined) {
    await fill(findOne('textbox', 'Seed of the dice'), seed);
    await press('Tab');
  }
  await click(await waitForElement('button', 'Fight'));
  await waitForElement('button', 'Fight');
  return waitFor(() => {
    expect(findDuelResult()).toBeDefined();
    return findDuelResult();
  });
}

it('the compare screen swaps the two heroes when the shortcut is pressed', async () => {
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await waitFor(() => expect(listShownNames()).toEqual(['ADA', 'BO']));
  await press('Alt+s');
  expect(location.hash).toBe('#/compare/bo/ada');
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="bo" other="ada" />);
  await waitFor(() => expect(listShownNames()).toEqual(['BO', 'ADA']));
  const attacks = await waitForElement('region', 'BO attacks ADA');
  expect(
    getText([...attacks.querySelectorAll('tr')].find((tableRow) => getText(tableRow).startsWith('Bash'))),
  ).toContain('%');
});

it('the compare screen repeats the results of duels with the same seed, and changes them with another seed', async () => {
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await waitForText(/wins [\d.]+ % of the duels it begins/);
  const firstResult = await fightAndGetResult();
  await waitForText('A sample this large is off by at most');
  expect(await fightAndGetResult('7')).not.toBe(firstResult);
  expect(await fightAndGetResult('1')).toBe(firstResult);
});

it('the compare screen reports a worker that fails in a fight, and starts a new worker for the next fight', async () => {
  const DuelWorker = globalThis.Worker as unknown as ReturnType<typeof createFakeWorkers>;
  let isCrashing = false;
  const CrashingWorker = class extends DuelWorker {
    override postMessage(message: unknown): void {
      if (isCrashing) this.crash();
      else super.postMessage(message);
    }
  };
  vi.stubGlobal('Worker', CrashingWorker);
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await waitForText(/wins [\d.]+ % of the duels it begins/);
  isCrashing = true;
  await click(await waitForElement('button', 'Fight'));
  await waitForText('This could not be worked out: This part of Rollcall stopped unexpectedly.');
  isCrashing = false;
  expect(await fightAndGetResult()).toBeDefined();
  expect(getBodyText()).not.toContain('stopped unexpectedly');
});

it('the compare screen simulates duels at once if lasting effects make exact odds impossible', async () => {
  putInMemory('characters', [becquerelle, slagheart]);
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="becquerelle" other="slagheart" />);
  await waitForText('What these attacks do besides taking HP lasts');
  await waitForText(/Of 1000 duels Becquerelle won \d+/);
});

it('the compare screen reports a missing character', async () => {
  await renderScreen(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="nobody" />);
  expect(findAll('heading', 'These two cannot be compared')).toHaveLength(1);
});
