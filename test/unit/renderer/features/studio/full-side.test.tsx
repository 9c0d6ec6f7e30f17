/** A side that has no room for more elements: the studio says why nothing is added, or what is left out. */
import { expect, it } from 'vitest';
import { StudioScreen } from '../../../../../src/renderer/features/studio/studio-screen.tsx';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import { click, press, soon, until } from '../../../../support/page/hands.ts';
import { screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { shape, template } from '../../../studio/support.ts';

// Of four hundred rows of elements a few are drawn, as in a low window.
screenForEachTest(300);

const box = [1, 1, 5, 5];
const now = () => stored<CardTemplate>('templates', 'test');
const said = (words: string) => until(() => expect(document.body.textContent).toContain(words));

async function open(elements: number, more: object = {}): Promise<void> {
  const front = Array.from({ length: elements }, () => shape(box));
  await store('templates', [template(front, more)]);
  await show(<StudioScreen id="test" />);
  (await soon('application')).focus();
}

/** Copies all 400 of them, once they are shown as chosen: on a busy machine the key may come before that is drawn. */
async function copyAll(): Promise<void> {
  await press('Control+a');
  await said('400 elements');
  await press('Control+d');
}

it('refuses a copy of what is chosen', async () => {
  await open(400);
  await copyAll();
  await said('A side has room for 400 elements: nothing was added.');
  expect(now().front).toHaveLength(400);
});

it('copies what there is room for, and says how many are left out', async () => {
  await open(399, { sizes: { small: { name: 'Small', width: 50, height: 80, front: [shape(box)] } } });
  await click(await soon('button', / Size$/));
  await click(await soon('option', 'Small'));
  await copyAll();
  await said('A side has room for 400 elements: 399 of those chosen were not copied.');
  expect(now().front).toHaveLength(399);
  await until(() => expect(now().sizes?.small?.front).toHaveLength(2));
});
