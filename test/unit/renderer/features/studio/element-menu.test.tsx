/** Tests the context menu of elements in the studio: on the canvas and among the layers. */
import { expect, it } from 'vitest';
import { StudioScreen } from '../../../../../src/renderer/features/studio/studio-screen.tsx';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import {
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, rightClick, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createShape, createTemplate } from '../../../studio/support.ts';

setUpScreenForEachTest();

const getFront = () => getStoredDocument<CardTemplate>('templates', 'test').front;

async function openStudio(): Promise<HTMLElement> {
  const front = [
    createShape([-3, -3, 66, 96], { title: 'Ground', locked: true }),
    createShape([5, 5, 9, 9], { title: 'Plate' }),
  ];
  await saveDocuments('templates', [createTemplate(front)]);
  await renderScreen(<StudioScreen id="test" />);
  return waitForElement('application');
}

it('a right click on a layer selects it and offers what the bars do', async () => {
  await openStudio();
  const row = await waitForElement('row', /Ground/);
  expect(rightClick(row)).toBe(false);
  await click(await waitForElement('menuitem', 'Unlock'));
  await waitFor(() => expect(getFront()[0]?.locked).toBeUndefined());
  expect(getFront()[1]?.locked).toBeUndefined();
});

it('the menu of the canvas selects everything that is not locked if nothing is selected', async () => {
  const canvas = await openStudio();
  rightClick(canvas);
  await click(await waitForElement('menuitem', /Choose everything on this side/));
  rightClick(canvas);
  await click(await waitForElement('menuitem', 'Duplicate'));
  await waitFor(() => expect(getFront()).toHaveLength(3));
});
