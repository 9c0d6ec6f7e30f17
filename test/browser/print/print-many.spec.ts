/** The print screen with hundreds of cards: drawing, progress and stopping. */
import { expect, type Page } from '@playwright/test';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { putDocuments } from '../../support/browser/library.ts';
import { test } from '../../support/browser/window.ts';
import { checkPdf, countPages } from '../../support/cards/pdf.ts';
import { scaleRuns } from '../../support/sample-size.ts';

// The tests share one library, because creating hundreds of cards takes long.
test.use({ start: 'kept' });

/** `npm run soak` prints 900 cards. */
const CARD_COUNT = scaleRuns(900);
/** This number of copies of every card exceeds the limit of one print, which is 5,000 cards. */
const TOO_MANY_COPIES = Math.ceil(5400 / CARD_COUNT);
/** Each sheet has nine cards, with backs. */
const SHEET_COUNT = Math.ceil(CARD_COUNT / 9);
const PAGE_COUNT = 2 * SHEET_COUNT;
/** A quick machine may show none of the pages between the first and the last. */
const WRITING = new RegExp(`^Writing (?:page \\d+ of ${PAGE_COUNT}|the PDF)$`);
/** The limit for a screen that draws only what is visible. With a row for each of 900 cards it would have 20,000 elements. */
const MAX_ELEMENTS = 1500;

/** Opens a list of heroes that all break a rule. */
async function openCards(page: Page): Promise<void> {
  await page.goto('/#/characters');
  await page.getByRole('heading', { name: 'Characters' }).waitFor();
  const totalCount = page.getByText(String(CARD_COUNT), { exact: true });
  if (await totalCount.isVisible()) return;
  const createHero = (_element: unknown, index: number) => ({
    ...hero,
    id: `crowd-${index}`,
    name: `Crowd ${index}`,
    level: 99,
  });
  await putDocuments(page, 'characters', Array.from({ length: CARD_COUNT }, createHero), { clear: true });
  await page.reload();
  await totalCount.waitFor();
}

async function openPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print cards' }).click();
  await page.getByText(/Ready to print|You can still print/).waitFor();
}

interface WorkerReports {
  /** The number of reports of the latest worker, by stage. */
  reports: Record<string, number>;
  /** Blocks the finished PDF, because a busy screen may show the first progress only after the last page. */
  isPdfBlocked: boolean;
}

/** Records the reports of workers before the app receives them, because a busy screen shows only some of them. */
const recordReports = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const reportState: WorkerReports = Object.assign(window, { reports: {}, isPdfBlocked: true });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const workerReports: WorkerReports['reports'] = {};
        this.addEventListener('message', (event) => {
          // A message of a worker either calls a function of the page (`m` with the arguments `a`) or has a result (`r`). The result
          // with `bytes` and `lost` is the finished PDF.
          const { m: name, a: [progress] = [], r: result } = event.data ?? {};
          const stage = name === 'showProgress' ? progress.stage : undefined;
          if (stage !== undefined) {
            workerReports[stage] = (workerReports[stage] ?? 0) + 1;
            reportState.reports = workerReports;
          }
          if (result?.bytes !== undefined && result.lost !== undefined && reportState.isPdfBlocked)
            event.stopImmediatePropagation();
        });
      }
    };
  });
const releasePdf = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isPdfBlocked: false });
  });
const readReports = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => (window as unknown as WorkerReports).reports);

const countElements = (page: Page): Promise<number> => page.getByRole('main').locator('*').count();

test('explains that the print worker did not start, and saves the PDF on the next try', async ({ page }, testInfo) => {
  await page.goto('/#/characters/brasslung');
  await page.route('**/workers/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t lay out the cards');
  await expect(page.getByText('Couldn’t check the cards.')).toHaveCount(2);
  await page.unroute('**/workers/**');
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = testInfo.outputPath('after.pdf');
  await (await downloadEvent).saveAs(pdfPath);
  checkPdf(pdfPath);
});

/** Records the texts of the progress bar until one contains a word, and then clicks a button. */
async function pressWhenShown(page: Page, trigger: { word: string; press: string }): Promise<() => Promise<string[]>> {
  await page.evaluate((clickTrigger) => {
    const seenWords: string[] = [];
    Object.assign(window, { seenWords });
    const observer = new MutationObserver(() => {
      const progressText = document.querySelector('[role="progressbar"]')?.firstElementChild?.textContent ?? '';
      if (progressText === '' || seenWords.at(-1) === progressText) return;
      seenWords.push(progressText);
      if (!progressText.includes(clickTrigger.word)) return;
      observer.disconnect();
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ ariaLabel, textContent }) => clickTrigger.press === (ariaLabel ?? textContent))?.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, trigger);
  return () => page.evaluate(() => (window as unknown as { seenWords: string[] }).seenWords);
}

test('reports progress page by page, stops at once, prints again, and draws only the visible cards and findings', async ({
  page,
}, testInfo) => {
  await openCards(page);
  await recordReports(page);
  await openPrint(page);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const readProgressWords = await pressWhenShown(page, { word: 'Writing ', press: 'Stop' });
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect.poll(readProgressWords).toContainEqual(expect.stringMatching(WRITING));
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
  // The writing worker has ended; the remaining one waits for the next print.
  await expect.poll(() => page.workers().length).toBe(1);
  expect(downloads).toBe(0);
  // The screen keeps all choices.
  await releasePdf(page);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdfPath = testInfo.outputPath('again.pdf');
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe('Characters cards.pdf');
  await download.saveAs(pdfPath);
  checkPdf(pdfPath);
  expect(countPages(pdfPath)).toBe(PAGE_COUNT);
  // The worker that replaced the stopped one may have checked the cards long ago.
  const reports = await readReports(page);
  expect(reports.cards).toBeGreaterThan(1);
  expect(reports.pages).toBeGreaterThan(1);
  expect(downloads).toBe(1);

  await test.step('refuses more cards than one print can contain', async () => {
    await page.getByRole('textbox', { name: 'Copies of each item' }).fill(String(TOO_MANY_COPIES));
    await page.keyboard.press('Tab');
    await expect(
      page.getByText(
        `${CARD_COUNT * TOO_MANY_COPIES} cards are too many for one print. The limit is 5000. Print them in several parts.`,
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Copies of each item' }).fill('1');
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${CARD_COUNT} cards on ${SHEET_COUNT} sheets`)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Copies of each card' }).click();
  const firstCopies = page.getByRole('textbox', { name: 'Copies of Crowd 0', exact: true });
  await firstCopies.waitFor();
  await expect(page.locator('figure[data-page="1"] image')).toHaveCount(9);
  expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);

  // Typed text survives when its row scrolls out of sight.
  await firstCopies.fill('3');
  const copiesRegion = page.getByRole('region', { name: 'Copies of each card' });
  await copiesRegion.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  const lastCopies = page.getByRole('textbox', { name: `Copies of Crowd ${CARD_COUNT - 1}` });
  await lastCopies.fill('0');
  await page.keyboard.press('Tab');
  await expect(page.getByText(`${CARD_COUNT + 1} cards on ${Math.ceil((CARD_COUNT + 1) / 9)} sheets`)).toBeVisible();
  expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);

  const notesRegion = page.getByRole('region', { name: 'All notes' });
  await expect(notesRegion.getByRole('button', { name: `${CARD_COUNT} errors` })).toBeVisible();
  await notesRegion
    .getByRole('button', { name: `${CARD_COUNT - 1} more of this kind` })
    .first()
    .click();
  await notesRegion.evaluate((list) => list.scrollTo({ top: list.scrollHeight / 2 }));
  const lastFinding = notesRegion.getByRole('button', {
    name: new RegExp(`^Breaks a rule Crowd ${CARD_COUNT - 1} is illegal`),
  });
  // The height of a row is known only after it is drawn.
  await expect(async () => {
    await notesRegion.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await expect(lastFinding).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await countElements(page)).toBeLessThan(MAX_ELEMENTS);
  await lastFinding.click();
  await expect(page.getByLabel('Level', { exact: true })).toBeFocused();
  expect(page.url()).toContain(`crowd-${CARD_COUNT - 1}`);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('leaving the print screen ends its worker during the check and during the writing', async ({ page }) => {
  await openCards(page);
  await page.getByRole('button', { name: 'Print cards' }).click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('button', { name: 'Close the print screen' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await recordReports(page);
  await openPrint(page);
  const readProgressWords = await pressWhenShown(page, { word: 'Writing ', press: 'Close the print screen (Esc)' });
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByRole('heading', { name: 'Characters' })).toBeVisible();
  expect(await readProgressWords()).toContainEqual(expect.stringMatching(WRITING));
  await expect.poll(() => page.workers().length).toBe(0);
});
