import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleThemes } from '../../support/browser/axe.ts';
import { putDocuments } from '../../support/browser/library.ts';
import { getLevelField } from '../../support/browser/screens.ts';
import { test } from '../../support/browser/window.ts';

/** Each function opens a screen and returns the part to check if it is not the whole page. */
const SCREENS = {
  'list of characters': async (page) => {
    await page.getByRole('link', { name: 'Brasslung' }).waitFor();
    return undefined;
  },
  'filters and compact rows': async (page) => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Living, / }).check();
    await page.getByRole('radio', { name: 'Compact rows' }).click();
    await page.getByRole('columnheader', { name: 'Level' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Brasslung' }).check();
    return undefined;
  },
  'grid of cards': async (page) => {
    await page.getByRole('radio', { name: 'Cards' }).click();
    await page.locator('[data-key] img').first().waitFor();
    return undefined;
  },
  'selected cards': async (page) => {
    await page.getByRole('radio', { name: 'Cards' }).click();
    await page.locator('[data-key] img').first().waitFor();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Brasslung' }).check();
    return undefined;
  },
  versions: async (page) => {
    await page.getByRole('button', { name: 'Versions…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await dialog.getByRole('button', { name: 'Rename' }).waitFor();
    return '[role=dialog]';
  },
  'print of a team': async (page) => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name: 'Save as PDF' }).and(page.locator(':enabled')).waitFor();
    return undefined;
  },
  'a text list': async (page) => {
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('Fresnel (7)\nLonglin\nGrzl');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByText('Longlin', { exact: true }).first().waitFor();
    return '[role=dialog]';
  },
  'list of encounters': async (page) => {
    await page.getByRole('link', { name: /Harbour Lamps Out/ }).waitFor();
    return undefined;
  },
  'card templates': async (page) => {
    await page.getByRole('button', { name: 'Make my own' }).first().waitFor();
    return undefined;
  },
  'import and export': async (page) => {
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    return undefined;
  },
  'the glossary': async (page) => {
    await page.getByRole('navigation', { name: 'Entries' }).getByRole('button', { name: 'Ballast' }).click();
    await page.getByRole('region', { name: 'Entry' }).waitFor();
    return undefined;
  },
  'character with findings': async (page) => {
    await page.locator('[data-card="front"] svg').waitFor();
    await getLevelField(page).fill('11');
    await page.getByLabel('Power', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Set Level to 10' }).first().waitFor();
    // The comparison with its Level shows that HP exceeds a ceiling of the event.
    const comparison = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'How it compares' }) });
    await comparison.getByRole('button', { name: /Ceilings of/ }).click();
    await page.getByRole('option', { name: 'Spring Tide Open' }).click();
    await page.getByLabel('HP', { exact: true }).fill('20');
    await comparison.getByRole('row', { name: /^HP/ }).getByText('2 above 18').waitFor();
    return undefined;
  },
  'open picker': async (page) => {
    await page.locator('[data-card="front"] svg').waitFor();
    await page.getByRole('combobox', { name: 'Add: Classes' }).click();
    await page.getByRole('option', { name: 'Mage' }).waitFor();
    // The open list hides the rest of the page from screen readers, so only the list is checked.
    return '[role=listbox]';
  },
  deck: async (page) => {
    await page.getByRole('button', { name: 'New deck' }).first().click();
    await page.getByRole('grid').focus();
    await page.keyboard.type('Rope');
    await page.keyboard.press('Tab');
    await page.getByRole('gridcell', { name: 'Rope' }).waitFor();
    return undefined;
  },
  'all commands': async (page) => {
    await page.getByRole('link', { name: 'Brasslung' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    return '[role=dialog]';
  },
  'broken document': async (page) => {
    await putDocuments(page, 'characters', [{ id: 'torn', name: 'Aardwolf' } as { id: string }]);
    await page.reload();
    await page.getByRole('link', { name: 'Aardwolf' }).click();
    await page.getByRole('heading', { name: 'Aardwolf cannot be read' }).waitFor();
    return undefined;
  },
  'list of teams': async (page) => {
    await page.getByRole('link', { name: /First Watch/ }).waitFor();
    return undefined;
  },
  'a team': async (page) => {
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    await page.getByRole('button', { name: /^Settings:/ }).click();
    return undefined;
  },
  'an event pack': async (page) => {
    await page.getByText('of 7 teams legal').waitFor();
    return undefined;
  },
  'house rules of an event': async (page) => {
    await page.getByRole('button', { name: 'House rules…' }).click();
    await page.getByRole('dialog').waitFor();
    return '[role=dialog]';
  },
  'list of factions': async (page) => {
    await page.getByRole('link', { name: /Breakwater/ }).waitFor();
    return undefined;
  },
  'a faction': async (page) => {
    await page.locator('[data-card="front"] svg').waitFor();
    return undefined;
  },
  'choosing a symbol': async (page) => {
    await page.getByRole('button', { name: 'Choose a symbol' }).click();
    await page.getByRole('option', { name: 'Villain' }).click();
    return undefined;
  },
  'an encounter': async (page) => {
    await page.getByRole('button', { name: 'To the table' }).waitFor();
    return undefined;
  },
  'the table': async (page) => {
    await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
    await page.getByRole('button', { name: 'Begin the round', exact: true }).click();
    await page.getByRole('list', { name: 'Order' }).waitFor();
    return undefined;
  },
  'a model at the table': async (page) => {
    await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Table').click();
    await page.locator('button[data-model="slagheart"]').click();
    await page.getByRole('dialog').waitFor();
    return '[role=dialog]';
  },
  settings: async (page) => {
    await page.getByRole('button', { name: /^Settings/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    return undefined;
  },
  about: async (page) => {
    await page.getByRole('heading', { level: 1, name: 'About Rollcall' }).waitFor();
    return undefined;
  },
} satisfies Record<string, (page: Page) => Promise<string | undefined>>;

/** Addresses with the screens that are checked there, in order. The last three change the library and come last for that reason. */
const VISITS: readonly (readonly [place: string, ...screens: (keyof typeof SCREENS)[]])[] = [
  ['characters', 'list of characters', 'all commands', 'filters and compact rows'],
  ['glossary', 'the glossary'],
  ['decks', 'deck'],
  ['teams', 'list of teams'],
  ['teams/first-watch', 'a team'],
  ['events/spring-tide-open', 'an event pack', 'house rules of an event'],
  ['factions', 'list of factions'],
  ['factions/breakwater', 'a faction', 'choosing a symbol'],
  ['encounters/audit-at-the-opera', 'an encounter', 'the table'],
  ['encounters/harbour-lamps-out', 'a model at the table'],
  ['about', 'about', 'settings'],
  ['encounters', 'list of encounters'],
  ['templates', 'card templates'],
  ['library', 'import and export'],
  ['teams/dock-brawl', 'a text list'],
  ['teams/every-bell-in-town', 'print of a team'],
  ['characters/fresnel', 'versions'],
  ['characters', 'grid of cards', 'selected cards'],
  ['characters/brasslung', 'open picker', 'character with findings'],
  ['characters', 'broken document'],
];

test.use({ start: 'kept' });
test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const [place, ...screens] of VISITS) {
  test(`axe finds no violations in the light and the dark theme: ${screens.join(', ')}`, async ({ page }) => {
    await page.goto(`/#/${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const screen of screens) {
      await test.step(screen, async () => {
        const part = await SCREENS[screen](page);
        await expectAccessibleThemes(page, part);
        // Closes the dialog or list. Without one, Escape would show the hint of the focused element.
        if (part !== undefined) await page.keyboard.press('Escape');
      });
    }
    await page.keyboard.press('Escape');
  });
}

test('axe finds no violations in the forms of the other games', async ({ page }) => {
  const characters = ['ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'].map((game): { id: string } => {
    const folder = join('samples', game, 'characters');
    const [fileName = ''] = readdirSync(folder).sort();
    return JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
  });
  await page.goto('/#/characters');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await putDocuments(page, 'characters', characters);
  await page.reload();
  for (const { id } of characters) {
    await test.step(id, async () => {
      await page.goto(`/#/characters/${id}`);
      await page.locator(`[data-card="front"] svg`).waitFor();
      await expectAccessibleThemes(page);
    });
  }
});
