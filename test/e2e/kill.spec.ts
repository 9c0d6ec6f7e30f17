import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freshFolder, killHard, openApp } from '../support/app-window.ts';
import { levelField, openCharacter } from '../support/screens.ts';

test('what was typed a second before the machine dies is there afterwards, a half-typed number too', async () => {
  const folder = freshFolder();
  try {
    const first = await openApp(folder.path);
    await openCharacter(first.page, 'Brasslung');
    const concept = first.page.getByLabel('Concept');
    await concept.fill('');
    await concept.pressSequentially('Bell below the water');
    await levelField(first.page).fill('-');
    await wait(1000);
    await killHard(first);

    const second = await openApp(folder.path);
    await openCharacter(second.page, 'Brasslung');
    await expect(second.page.getByLabel('Concept')).toHaveValue('Bell below the water');
    await expect(levelField(second.page)).toHaveValue('-');
    await second.app.close();
  } finally {
    folder.remove();
  }
});
