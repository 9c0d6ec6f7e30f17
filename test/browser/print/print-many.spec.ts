/** The print screen with hundreds of cards: what it draws, what it says while it works, how it is stopped. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, countPages } from '../../support/cards/pdf.ts';
import { scaleRuns } from '../../support/runs.ts';

test.use({ start: 'kept' });

/** Nine hundred in `npm run soak`. */
const MANY = scaleRuns(900);
/** So often they are more than one print takes. */
const COPIES = Math.ceil(5400 / MANY);
/** Nine on each, of which the back is printed too. */
const SHEETS = Math.ceil(MANY / 9);
const PAGES = 2 * SHEETS;
/** A quick machine draws none of the pages between the first and the last. */
const WRITING = new RegExp(`^Writing (?:page \\d+ of ${PAGES}|the PDF)$`);
/** Elements of a screen that draws what is in sight; with a row for each of nine hundred cards it had twenty thousand. */
const MOST_ELEMENTS = 1500;

/** The list of them; each breaks a rule. */
async function openMany(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  const all = page.getByText(String(MANY), { exact: true });
  if (await all.isVisible()) return;
  const one = (_: unknown, index: number) => ({ ...hero, id: `crowd-${index}`, name: `Crowd ${index}`, level: 99 });
  await putDocuments(page, 'characters', Array.from({ length: MANY }, one), { clear: true });
  await page.reload();
  await all.waitFor();
}

async function openPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText(/Nothing stands in the way|You can print all the same/).waitFor();
}

interface Heard {
  /** What the worker has reported that spoke last, by its stage. */
  reports: Record<string, number>;
  /** A finished PDF does not arrive: a busy screen draws the first word about the writing after the last page is written. */
  isHeld: boolean;
}

/** Listens to workers before the app does. A busy screen draws only the last of several reports that come together. */
const hearWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: Heard = Object.assign(window, { reports: {}, isHeld: true });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const own: Heard['reports'] = {};
        this.addEventListener('message', (event) => {
          const { m: name, a: [progress] = [], r: result } = event.data ?? {};
          const stage = name === 'showProgress' ? progress.stage : undefined;
          if (stage !== undefined) {
            own[stage] = (own[stage] ?? 0) + 1;
            heard.reports = own;
          }
          if (result?.bytes !== undefined && result.lost !== undefined && heard.isHeld)
            event.stopImmediatePropagation();
        });
      }
    };
  });
const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isHeld: false });
  });
const reports = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as Heard).reports);

const elements = (page: Page): Promise<number> => page.getByRole('main').locator('*').count();

test('a worker that does not start is said in plain words, and the screen can be used', async ({ page }, info) => {
  await page.goto('/#/characters/brasslung');
  await page.route('**/workers/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(page.getByRole('alert')).toContainText('The cards could not be laid out');
  await expect(page.getByText('The cards could not be checked.')).toHaveCount(2);
  await page.unroute('**/workers/**');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = info.outputPath('after.pdf');
  await (await coming).saveAs(file);
  checkPdf(file);
});

/** What the bar says until it says this word: then the button of that name is pressed. */
async function listen(page: Page, until: { word: string; press: string }): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const seen: string[] = [];
    Object.assign(window, { seenWords: seen });
    const observer = new MutationObserver(() => {
      const text = document.querySelector('[role="progressbar"]')?.firstElementChild?.textContent ?? '';
      if (text === '' || seen.at(-1) === text) return;
      seen.push(text);
      if (!text.includes(wanted.word)) return;
      observer.disconnect();
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ ariaLabel, textContent }) => wanted.press === (ariaLabel ?? textContent))?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, until);
  return () => page.evaluate(() => (window as unknown as { seenWords: string[] }).seenWords);
}

test('the bar tells page after page; Stop ends the writing at once, and the screen prints again; only what is in sight is drawn, and every card and finding can be reached', async ({
  page,
}, info) => {
  await openMany(page);
  await hearWorkers(page);
  await openPrint(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const words = await listen(page, { word: 'Writing ', press: 'Stop' });
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(words).toContainEqual(expect.stringMatching(WRITING));
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  // The one that wrote has ended: the one that is there waits for what is printed next.
  await expect.poll(() => page.workers().length).toBe(1);
  expect(downloads).toBe(0);
  // The same screen, with all that was chosen on it.
  await letGo(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = info.outputPath('again.pdf');
  const made = await coming;
  expect(made.suggestedFilename()).toBe('Characters cards.pdf');
  await made.saveAs(file);
  checkPdf(file);
  expect(countPages(file)).toBe(PAGES);
  // The worker that was started when the other was stopped may have checked the cards long before.
  const told = await reports(page);
  expect(told.cards).toBeGreaterThan(1);
  expect(told.pages).toBeGreaterThan(1);
  expect(downloads).toBe(1);

  await test.step('more cards than one print takes are said before', async () => {
    await page.getByRole('textbox', { name: 'Copies of everything' }).fill(String(COPIES));
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${MANY * COPIES} cards are more than one print takes; 5000 at most.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Copies of everything' }).fill('1');
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${MANY} cards on ${SHEETS} sheets`)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Copies of each card' }).click();
  const first = page.getByRole('textbox', { name: 'Copies of Crowd 0', exact: true });
  await first.waitFor();
  await expect(page.locator('figure[data-page="1"] image')).toHaveCount(9);
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);

  // What was typed is not lost when its row goes out of sight.
  await first.fill('3');
  const copies = page.getByRole('region', { name: 'Copies of each card' });
  await copies.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  const last = page.getByRole('textbox', { name: `Copies of Crowd ${MANY - 1}` });
  await last.fill('0');
  await page.keyboard.press('Tab');
  await expect(page.getByText(`${MANY + 1} cards on ${Math.ceil((MANY + 1) / 9)} sheets`)).toBeVisible();
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);

  const notes = page.getByRole('region', { name: 'Everything to know before printing' });
  await expect(notes.getByRole('button', { name: `${MANY} errors` })).toBeVisible();
  await notes
    .getByRole('button', { name: `${MANY - 1} more of this kind` })
    .first()
    .click();
  await notes.evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
  const final = notes.getByRole('button', { name: new RegExp(`^Breaks a rule Crowd ${MANY - 1} is illegal`) });
  // Rows are as high as their words, which is known once they are drawn.
  await expect(async () => {
    await notes.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await expect(final).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
  await final.click();
  await expect(page.getByLabel('Level', { exact: true })).toBeFocused();
  expect(page.url()).toContain(`crowd-${MANY - 1}`);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('leaving the screen ends its worker: while it checks, and in the middle of writing', async ({ page }) => {
  await openMany(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Leave the print screen' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await hearWorkers(page);
  await openPrint(page);
  const words = await listen(page, { word: 'Writing ', press: 'Leave the print screen (Esc)' });
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  expect(await words()).toContainEqual(expect.stringMatching(WRITING));
  await expect.poll(() => page.workers().length).toBe(0);
});
