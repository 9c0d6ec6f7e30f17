// @ts-nocheck half of it runs in the window, whose types Node does not have
// What people do with a long list, on the list of characters: how long until it shows, and the longest time in which the page
// could not react meanwhile. The waiting of the driver itself is in the first, some 20 ms.

const STATUS = 'main h1 + [role="status"]';

/** @param {string} name printed before the times */
async function timed(page, name, act, until) {
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.longest = 0;
    window.watchLong ??= new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    });
    window.watchLong.observe({ type: 'longtask' });
  });
  const before = await page.locator(STATUS).textContent();
  const began = performance.now();
  await act();
  await page.waitForFunction(until, { before, status: STATUS }, { polling: 'raf', timeout: 120_000 });
  const ms = performance.now() - began;
  await page.waitForTimeout(600);
  const longest = await page.evaluate(() => window.longest);
  console.log(`  ${name}: ${Math.round(ms)} ms, at most ${Math.round(longest)} ms at a time`);
}

const counted = ({ before, status }) => document.querySelector(status)?.textContent !== before;
const sorted = () => document.querySelector('[aria-sort="ascending"] button')?.textContent !== 'Name';
const byName = () => document.querySelector('[aria-sort="ascending"] button')?.textContent === 'Name';

const tagged = () => document.body.innerText.includes('characters were changed.');
const untagged = () => document.body.innerText.includes('Taken back: tag');

/** Prints the times of search, filters, order, selection and scrolling, with the list of characters on the screen. */
export async function listWork(page) {
  const search = page.locator('main input[type="search"]');
  await search.waitFor();
  const pressHead = (name) => page.getByRole('columnheader', { name }).getByRole('button').click();
  await timed(page, 'first letter of a search', () => search.press('4'), counted);
  await timed(page, 'next letter', () => search.press('7'), counted);
  await timed(page, 'search emptied', () => search.fill(''), counted);
  for (const column of ['Level', 'Class', 'Verdict']) {
    await timed(page, `sorted by ${column}`, () => pressHead(column), sorted);
    await timed(page, 'sorted by name', () => pressHead('Name'), byName);
  }
  await timed(
    page,
    'filters opened, all counted',
    () => page.getByRole('button', { name: 'Filters' }).click(),
    () =>
      [...document.querySelectorAll('legend')].some(
        (one) => one.textContent === 'Verdict' && one.parentElement?.querySelector('input'),
      ),
  );
  await timed(page, 'a facet chosen', () => page.locator('fieldset input').first().check(), counted);
  await timed(page, 'and taken out', () => page.locator('fieldset input').first().uncheck(), counted);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('region', { name: 'All characters' }).focus();
  await timed(page, 'all selected', () => page.keyboard.press('Control+a'), counted);
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Saturday');
  await page.keyboard.press('Enter');
  await timed(page, 'all tagged', () => page.keyboard.press('Enter'), tagged);
  await page.locator('[data-key] a').first().focus();
  await page.keyboard.press('Escape');
  await timed(page, 'and that taken back', () => page.keyboard.press('Control+z'), untagged);
  for (const look of ['Rows', 'Cards']) {
    await page.getByRole('radio', { name: look, exact: true }).click();
    await timed(
      page,
      `${look.toLowerCase()} scrolled through 20 screens`,
      () => scroll(page),
      () => true,
    );
  }
  await page.getByRole('radio', { name: 'Rows', exact: true }).click();
}

const scroll = (page) =>
  page.evaluate(async () => {
    const list = document.querySelector('section[aria-label="All characters"]');
    for (let index = 0; index < 80; index += 1) {
      list.scrollTop += list.clientHeight / 4;
      await new Promise((done) => requestAnimationFrame(() => done(undefined)));
    }
  });
