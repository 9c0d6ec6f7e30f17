// @ts-nocheck half of it runs in the window, whose types Node does not have
// Measures actions on a long list of characters: time until the result shows, and the longest time in which the page could not
// react. The first figure includes some 20 ms of the driver's own waiting.

const STATUS = 'main h1 + [role="status"]';

/** @param {string} stepName printed before the times */
async function measureStep(appPage, stepName, runStep, isDone) {
  await appPage.waitForTimeout(1500);
  await appPage.evaluate(() => {
    window.longest = 0;
    window.watchLong ??= new PerformanceObserver((entryList) => {
      for (const { duration } of entryList.getEntries()) window.longest = Math.max(window.longest, duration);
    });
    window.watchLong.observe({ type: 'longtask' });
  });
  const statusBefore = await appPage.locator(STATUS).textContent();
  const startTime = performance.now();
  await runStep();
  await appPage.waitForFunction(isDone, { before: statusBefore, status: STATUS }, { polling: 'raf', timeout: 120_000 });
  const stepDuration = performance.now() - startTime;
  await appPage.waitForTimeout(600);
  const longestTask = await appPage.evaluate(() => window.longest);
  console.log(`  ${stepName}: ${Math.round(stepDuration)} ms, at most ${Math.round(longestTask)} ms at a time`);
}

const isCountChanged = ({ before, status: statusSelector }) =>
  document.querySelector(statusSelector)?.textContent !== before;
const isSortedByColumn = () => document.querySelector('[aria-sort="ascending"] button')?.textContent !== 'Name';
const isSortedByName = () => document.querySelector('[aria-sort="ascending"] button')?.textContent === 'Name';

const isTagged = () => document.body.innerText.includes('characters were changed.');
const isUntagged = () => document.body.innerText.includes('Undid: tag');

/** Prints the times of search, filters, sorting, selection and scrolling. The list of characters has to be on the screen. */
export async function measureListWork(appPage) {
  const searchField = appPage.locator('main input[type="search"]');
  await searchField.waitFor();
  const clickHeading = (columnName) =>
    appPage.getByRole('columnheader', { name: columnName }).getByRole('button').click();
  await measureStep(appPage, 'first letter of a search', () => searchField.press('4'), isCountChanged);
  await measureStep(appPage, 'next letter', () => searchField.press('7'), isCountChanged);
  await measureStep(appPage, 'search emptied', () => searchField.fill(''), isCountChanged);
  for (const columnName of ['Level', 'Class', 'Verdict']) {
    await measureStep(appPage, `sorted by ${columnName}`, () => clickHeading(columnName), isSortedByColumn);
    await measureStep(appPage, 'sorted by name', () => clickHeading('Name'), isSortedByName);
  }
  await measureStep(
    appPage,
    'filters opened, all counted',
    () => appPage.getByRole('button', { name: 'Filters' }).click(),
    () =>
      [...document.querySelectorAll('legend')].some(
        (legend) => legend.textContent === 'Verdict' && legend.parentElement?.querySelector('input'),
      ),
  );
  await measureStep(appPage, 'a facet chosen', () => appPage.locator('fieldset input').first().check(), isCountChanged);
  await measureStep(
    appPage,
    'and taken out',
    () => appPage.locator('fieldset input').first().uncheck(),
    isCountChanged,
  );
  await appPage.getByRole('button', { name: 'Filters' }).click();
  await appPage.getByRole('region', { name: 'All characters' }).focus();
  await measureStep(appPage, 'all selected', () => appPage.keyboard.press('Control+a'), isCountChanged);
  await appPage.keyboard.press('t');
  await appPage.getByRole('textbox', { name: 'New tag' }).fill('Saturday');
  await appPage.keyboard.press('Enter');
  await measureStep(appPage, 'all tagged', () => appPage.keyboard.press('Enter'), isTagged);
  await appPage.locator('[data-key] a').first().focus();
  await appPage.keyboard.press('Escape');
  await measureStep(appPage, 'and that taken back', () => appPage.keyboard.press('Control+z'), isUntagged);
  for (const viewName of ['Rows', 'Cards']) {
    await appPage.getByRole('radio', { name: viewName, exact: true }).click();
    await measureStep(
      appPage,
      `${viewName.toLowerCase()} scrolled through 20 screens`,
      () => scrollList(appPage),
      () => true,
    );
  }
  await appPage.getByRole('radio', { name: 'Rows', exact: true }).click();
}

const scrollList = (appPage) =>
  appPage.evaluate(async () => {
    const listElement = document.querySelector('section[aria-label="All characters"]');
    for (let stepIndex = 0; stepIndex < 80; stepIndex += 1) {
      listElement.scrollTop += listElement.clientHeight / 4;
      await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
    }
  });
