/** Tests loading English and German texts, also when a catalog fails to load or lacks a message. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import deScreens from '../../../../languages/de/screens.json' with { type: 'json' };
import deWindow from '../../../../languages/de/window.json' with { type: 'json' };
import enScreens from '../../../../languages/en/screens.json' with { type: 'json' };
import enWindow from '../../../../languages/en/window.json' with { type: 'json' };

const GERMAN_SCREENS = '../../../../languages/de/screens.json';
const GERMAN_WINDOW = '../../../../languages/de/window.json';

/** Imports the module again, as a new window does. No texts are loaded yet. */
const openWindow = () => import('../../../../src/renderer/texts/catalogues.ts');

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock(GERMAN_SCREENS);
  vi.doUnmock(GERMAN_WINDOW);
});

it('an English window has its own texts at once and those of screens after loadArea', async () => {
  const { createEnglish, loadArea, loadTranslate } = await openWindow();
  const translate = await loadTranslate('en');
  expect([translate.language, translate('shell.undo'), createEnglish()('shell.undo')]).toEqual([
    'en',
    enWindow.shell.undo,
    enWindow.shell.undo,
  ]);
  expect(translate.has('settings.title')).toBe(false);
  await loadArea(translate, 'screens');
  expect(translate('settings.title')).toBe(enScreens.settings.title);
});

it('a German window has its own texts at once and those of screens after loadArea', async () => {
  const { loadArea, loadTranslate } = await openWindow();
  const translate = await loadTranslate('de');
  expect([translate.language, translate('shell.undo')]).toEqual(['de', deWindow.shell.undo]);
  expect(translate.has('settings.title')).toBe(false);
  await loadArea(translate, 'screens');
  expect([translate('settings.title'), translate('shell.undo')]).toEqual([
    deScreens.settings.title,
    deWindow.shell.undo,
  ]);
  expect(deScreens.settings.title).not.toBe(enScreens.settings.title);
});

it('loadTranslate falls back to English for messages that a language lacks', async () => {
  vi.doMock(GERMAN_WINDOW, () => ({ default: { shell: { undo: deWindow.shell.undo } } }));
  vi.doMock(GERMAN_SCREENS, () => ({ default: {} }));
  const { loadArea, loadTranslate } = await openWindow();
  const translate = await loadTranslate('de');
  await loadArea(translate, 'screens');
  expect([translate('shell.undo'), translate('shell.dismiss'), translate('settings.title')]).toEqual([
    deWindow.shell.undo,
    enWindow.shell.dismiss,
    enScreens.settings.title,
  ]);
});

it('loadTranslate falls back to English for a language without a catalog', async () => {
  const { loadArea, loadTranslate } = await openWindow();
  const translate = await loadTranslate('eo');
  await loadArea(translate, 'screens');
  expect([translate('shell.undo'), translate('settings.title')]).toEqual([
    enWindow.shell.undo,
    enScreens.settings.title,
  ]);
});

it('loadArea loads again after a failure', async () => {
  let isOffline = true;
  vi.doMock(GERMAN_SCREENS, () => {
    if (isOffline) throw new Error('offline');
    return { default: deScreens };
  });
  const { loadArea, loadTranslate } = await openWindow();
  const translate = await loadTranslate('de');
  const [firstLoading, secondLoading] = [loadArea(translate, 'screens'), loadArea(translate, 'screens')];
  expect(firstLoading).toBe(secondLoading);
  await expect(firstLoading).rejects.toThrow();
  expect(translate.has('settings.title')).toBe(false);
  isOffline = false;
  await loadArea(translate, 'screens');
  expect(translate('settings.title')).toBe(deScreens.settings.title);
  expect(loadArea(translate, 'screens')).toBe(loadArea(translate, 'screens'));
});
