/** Tests a full side of a template: the studio says why nothing is added or how many elements are left out. */
import { expect, it } from 'vitest';
import { StudioScreen } from '../../../../../src/renderer/features/studio/studio-screen.tsx';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import {
  getStoredDocument,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { createShape, createTemplate } from '../../../studio/support.ts';

// The window is 300 pixels high, so that only a few of the four hundred element rows are rendered.
setUpScreenForEachTest(300);

const elementBox = [1, 1, 5, 5];
const getTemplate = () => getStoredDocument<CardTemplate>('templates', 'test');
const waitForText = (expectedText: string) => waitFor(() => expect(document.body.textContent).toContain(expectedText));

async function openStudio(elementCount: number, changes: object = {}): Promise<void> {
  const frontElements = Array.from({ length: elementCount }, () => createShape(elementBox));
  await saveDocuments('templates', [createTemplate(frontElements, changes)]);
  await renderScreen(<StudioScreen id="test" />);
  (await waitForElement('application')).focus();
}

/** Copies all 400 elements once they are shown as selected. On a busy machine the key might otherwise arrive too early. */
async function copyAll(): Promise<void> {
  await press('Control+a');
  await waitForText('400 elements');
  await press('Control+d');
}

it('the studio refuses to duplicate elements on a full side', async () => {
  await openStudio(400);
  await copyAll();
  await waitForText('A side has room for 400 elements: nothing was added.');
  expect(getTemplate().front).toHaveLength(400);
});

it('the studio duplicates elements on each size with room, and reports how many were left out', async () => {
  await openStudio(399, {
    sizes: { small: { name: 'Small', width: 50, height: 80, front: [createShape(elementBox)] } },
  });
  await click(await waitForElement('button', / Size$/));
  await click(await waitForElement('option', 'Small'));
  await copyAll();
  await waitForText('A side has room for 400 elements: 399 of those chosen were not copied.');
  expect(getTemplate().front).toHaveLength(399);
  await waitFor(() => expect(getTemplate().sizes?.small?.front).toHaveLength(2));
});
