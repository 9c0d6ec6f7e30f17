// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const GERMAN_WINDOW = '../../../../languages/de/window.json';

const load = async () => {
  const { LANGUAGE, loadLanguage } = await import('../../../../src/renderer/preferences/language.ts');
  const { GAMES } = await import('../../../../src/shared/games/catalogue.ts');
  LANGUAGE.set('de');
  return loadLanguage(GAMES);
};

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = '';
});
afterEach(() => {
  vi.doUnmock(GERMAN_WINDOW);
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a German window is German throughout, and says so to readers', async () => {
  const t = await load();
  expect([t.language, t('shell.undo'), document.documentElement.lang]).toEqual(['de', 'Rückgängig', 'de']);
  const { currentLanguage } = await import('../../../../src/shared/i18n/phrases.ts');
  expect(currentLanguage()).toBe('de');
});

it('a window whose language cannot be loaded speaks English, and says so to readers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(GERMAN_WINDOW, () => {
    throw new Error('offline');
  });
  const t = await load();
  expect([t.language, t('shell.undo'), document.documentElement.lang]).toEqual(['en', 'Undo', 'en']);
  const { currentLanguage } = await import('../../../../src/shared/i18n/phrases.ts');
  expect(currentLanguage()).toBe('en');
  expect(console.error).toHaveBeenCalled();
});
