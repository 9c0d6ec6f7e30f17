import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { loseLibrary, putDocuments } from '../support/library.ts';
import { levelField, openCharacter } from '../support/screens.ts';

/** Opens a screen; answers with the part to look at when it is not the whole page. */
const SCREENS: Record<string, (page: Page) => Promise<string | undefined>> = {
  'list of characters': async (page) => {
    await page.getByRole('link', { name: 'Brasslung' }).waitFor();
    return undefined;
  },
  'character with findings': async (page) => {
    await openCharacter(page, 'Brasslung');
    await levelField(page).fill('11');
    await page.getByLabel('Power', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Set Level to 10' }).first().waitFor();
    return undefined;
  },
  'open picker': async (page) => {
    await openCharacter(page, 'Brasslung');
    await page.getByRole('combobox', { name: 'Add: Classes' }).click();
    await page.getByRole('option', { name: 'Mage' }).waitFor();
    // The open list hides the rest of the page from readers; what can have the focus is the list and its box alone.
    return '[role=listbox]';
  },
  'print dialog': async (page) => {
    await openCharacter(page, 'Brasslung');
    await page.getByRole('button', { name: 'Print cards' }).click();
    await page.getByText('Nothing stands in the way.').waitFor();
    return undefined;
  },
  'all commands': async (page) => {
    await page.getByRole('link', { name: 'Brasslung' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    return undefined;
  },
  'broken document': async (page) => {
    await putDocuments(page, 'characters', [{ id: 'torn', name: 'Aardwolf' } as { id: string }]);
    await page.reload();
    await page.getByRole('link', { name: 'Aardwolf' }).click();
    await page.getByRole('heading', { name: 'Aardwolf cannot be read' }).waitFor();
    return undefined;
  },
  'empty library': async (page) => {
    await putDocuments(page, 'characters', [], { clear: true });
    await page.reload();
    await page.getByRole('heading', { name: 'Nobody here yet' }).waitFor();
    return undefined;
  },
  'lost library': async (page) => {
    await loseLibrary(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Your library is gone' }).waitFor();
    return undefined;
  },
  'list of teams': async (page) => {
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByRole('link', { name: /First Watch/ }).waitFor();
    return undefined;
  },
  'a team': async (page) => {
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByRole('link', { name: /First Watch/ }).click();
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    return undefined;
  },
  'list of factions': async (page) => {
    await page.getByRole('link', { name: 'Factions' }).click();
    await page.getByRole('link', { name: /Breakwater/ }).waitFor();
    return undefined;
  },
  'a faction': async (page) => {
    await page.goto('/#/factions/breakwater');
    await page.locator('[data-card="front"] svg').waitFor();
    return undefined;
  },
  'choosing a symbol': async (page) => {
    await page.goto('/#/factions/breakwater');
    await page.getByRole('button', { name: 'Choose a symbol' }).click();
    await page.getByRole('option', { name: 'Villain' }).click();
    return undefined;
  },
  about: async (page) => {
    await page.getByRole('button', { name: 'About Rollcall' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Rollcall' }).waitFor();
    return undefined;
  },
};

/** What these leave in the library is not for the next screen. */
const CHANGES = ['character with findings', 'broken document', 'empty library', 'lost library'];

for (const colorScheme of ['light', 'dark'] as const) {
  // One window for all screens of a theme: each begins with the app loaded anew, and with the library of a first start.
  test.describe(colorScheme, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
    });
    test.afterAll(() => page.close());

    for (const [screen, open] of Object.entries(SCREENS)) {
      test(`axe finds nothing: ${screen}, ${colorScheme}`, async () => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        const part = await open(page);
        // The app has no frames of other origins, which are what the other mode opens a second page for.
        const builder = new AxeBuilder({ page }).setLegacyMode(true);
        if (part !== undefined) builder.include(part);
        const { violations } = await builder
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const told = violations.map((v) => `${v.id}: ${v.help} — ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
        expect(told).toEqual([]);
        if (CHANGES.includes(screen)) await forget(page);
      });
    }
  });
}

/** Empties the profile, as a first start finds it. A test that fails before ends its window with itself. */
async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
