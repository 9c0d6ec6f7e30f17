/** Two heroes side by side: their numbers, what they do to each other, and duels by dice that a seed repeats. */
import { beforeEach, expect, it, vi } from 'vitest';
import becquerelle from '../../../../../samples/supers-unlimited/characters/becquerelle.hero.json' with {
  type: 'json',
};
import slagheart from '../../../../../samples/supers-unlimited/characters/slagheart.hero.json' with { type: 'json' };
import { createDuelFunctions, type DuelPage } from '../../../../../src/renderer/features/compare/duel/answers.ts';
import { CompareScreen } from '../../../../../src/renderer/features/compare/screen/compare-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { all, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, press, soon, until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show } from '../../../../support/page/screen.tsx';
import { t } from '../../../../support/texts.ts';
import { workersThat } from '../../../../support/worker.ts';
import { character } from '../teams/support.ts';

screenForEachTest();

/** Two who are quickly worked out. */
const ADA = character('ada', { hp: { total: 2 } });
const BO = character('bo', { hp: { total: 2 } });

beforeEach(() => {
  const worker = workersThat({
    'duel.worker': (page) =>
      createDuelFunctions(
        async () => t,
        async () => LOADED_GAMES,
        page as unknown as DuelPage,
      ),
  });
  vi.stubGlobal('Worker', worker);
  put('characters', [ADA, BO]);
});

const body = () => textOf(document.body);
const said = (words: string | RegExp) => until(() => expect(body()).toMatch(words));
const names = () => [...document.querySelectorAll('figcaption a')].map(textOf);
const fought = () => /Of 1000 duels [^.]*\./.exec(body())?.[0];

async function fight(seed?: string): Promise<string | undefined> {
  if (seed !== undefined) {
    await fill(one('textbox', 'Seed of the dice'), seed);
    await press('Tab');
  }
  await click(await soon('button', 'Fight'));
  await soon('button', 'Fight');
  return until(() => {
    expect(fought()).toBeDefined();
    return fought();
  });
}

it('two are swapped by a key', async () => {
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await until(() => expect(names()).toEqual(['ADA', 'BO']));
  await press('Alt+s');
  expect(location.hash).toBe('#/compare/bo/ada');
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="bo" other="ada" />);
  await until(() => expect(names()).toEqual(['BO', 'ADA']));
  const attacks = await soon('region', 'BO attacks ADA');
  expect(textOf([...attacks.querySelectorAll('tr')].find((row) => textOf(row).startsWith('Bash')))).toContain('%');
});

it('dice say the same again with the same seed, and something else with another', async () => {
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await said(/wins [\d.]+ % of the duels it begins/);
  const once = await fight();
  await said('A sample this large is off by at most');
  expect(await fight('7')).not.toBe(once);
  expect(await fight('1')).toBe(once);
});

it('a worker that dies in a fight says so, and the next fight has another one', async () => {
  const Duels = globalThis.Worker as unknown as ReturnType<typeof workersThat>;
  let dies = false;
  const Dying = class extends Duels {
    override postMessage(message: unknown): void {
      if (dies) this.crash();
      else super.postMessage(message);
    }
  };
  vi.stubGlobal('Worker', Dying);
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="bo" />);
  await said(/wins [\d.]+ % of the duels it begins/);
  dies = true;
  await click(await soon('button', 'Fight'));
  await said('This could not be worked out: This part of Rollcall stopped unexpectedly.');
  dies = false;
  expect(await fight()).toBeDefined();
  expect(body()).not.toContain('stopped unexpectedly');
});

it('where what lasts lets nothing be exact, dice say something at once', async () => {
  put('characters', [becquerelle, slagheart]);
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="becquerelle" other="slagheart" />);
  await said('What these attacks do besides taking HP lasts');
  await said(/Of 1000 duels Becquerelle won \d+/);
});

it('who is not there is told', async () => {
  await show(<CompareScreen gameCatalog={LOADED_GAMES} id="ada" other="nobody" />);
  expect(all('heading', 'These two cannot be compared')).toHaveLength(1);
});
