/** Who takes part in an encounter: picked from characters and teams, by keys. */
import { afterEach, expect, it } from 'vitest';
import brasslung from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { EncounterListScreen } from '../../../../../src/renderer/features/encounters/list/list-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, insert, press, soon, until } from '../../../../support/page/hands.ts';
import { library, reload, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';
import { CAST, of, team } from '../teams/support.ts';

screenForEachTest();
// The new encounter is gone to.
afterEach(() => {
  location.hash = '';
});

const sides = () => [...document.querySelectorAll<HTMLElement>('[data-path="/sides"] > section')];
const rowsOf = (side: number) => [...(sides()[side]?.querySelectorAll('li') ?? [])].map(textOf);

async function pick(side: string, text: string): Promise<void> {
  await focus(one('combobox', `Add to ${side}`));
  await insert(text);
}

it('is put together from characters and a team, and is there again after a reload', async () => {
  await store('characters', [brasslung, CAST.lead, CAST.ally]);
  await store('teams', [{ ...team(of('lead', 'ally')), name: 'Night Watch' }]);
  await show(<EncounterListScreen />);
  await click(one('button', 'New encounter'));
  const made = () => library().stores.encounters.snapshot();
  await until(() => expect(made()).toHaveLength(1));
  await show(<EncounterScreen gameCatalog={LOADED_GAMES} id={made()[0]?.id ?? ''} />);
  await fill(await soon('textbox', 'Name'), 'Saturday');
  for (let i = 0; i < 2; i++) {
    await pick('Side 1', 'Brasslung');
    await press('Enter');
  }
  await until(() => expect(rowsOf(0).join()).toContain('Brasslung 2'));
  await press('Escape');
  await pick('Side 2', 'team of');
  await click(await soon('option'));
  await until(() => expect(rowsOf(1).length).toBeGreaterThan(0));
  await library().waitUntilSettled();
  await reload();
  await soon('heading', 'Saturday');
  expect(rowsOf(0).join()).toContain('Brasslung 2');
});
