// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';

const GERMAN_WINDOW = '../../../../languages/de/window.json';

const load = async () => {
  const { LANGUAGE, loadLanguage, addGameTexts } = await import('../../../../src/renderer/preferences/language.ts');
  LANGUAGE.set('de');
  const translate = await loadLanguage();
  await addGameTexts(translate, GAMES);
  return translate;
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
  const translate = await load();
  expect([translate.language, translate('shell.undo'), document.documentElement.lang]).toEqual([
    'de',
    'Rückgängig',
    'de',
  ]);
});

it('loads the labels of the games, which the list of characters shows, in the language of the window', async () => {
  const translate = await load();
  const badges = GAMES.all.map(({ lists }) =>
    formatLateText(translate, lists['rollcall.character'].badge?.label ?? ''),
  );
  expect(badges).toEqual(['Level', 'AP', 'Tonnen', 'Power Level', 'Perception']);
});

it('a window whose language cannot be loaded speaks English, and says so to readers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(GERMAN_WINDOW, () => {
    throw new Error('offline');
  });
  const translate = await load();
  expect([translate.language, translate('shell.undo'), document.documentElement.lang]).toEqual(['en', 'Undo', 'en']);
  const labels = GAMES.all.map(({ lists }) =>
    formatLateText(translate, lists['rollcall.character'].badge?.label ?? ''),
  );
  expect(labels).toEqual(['Level', 'AP', 'Tons', 'Power Level', 'Perception']);
  expect(console.error).toHaveBeenCalled();
});

it.each([
  ['fr', 'Annuler'],
  ['en-XA', '[Ûñðö~~]'],
])('a language that the settings do not offer can be tried by storing its tag: %s', async (language, undo) => {
  localStorage.setItem('rollcall.language', language);
  const { loadLanguage } = await import('../../../../src/renderer/preferences/language.ts');
  const translate = await loadLanguage();
  expect([translate.language, translate('shell.undo'), document.documentElement.lang]).toEqual([
    language,
    undo,
    language,
  ]);
});

it('a stored language that nobody has translated is that of the system', async () => {
  localStorage.setItem('rollcall.language', 'tlh');
  const { loadLanguage } = await import('../../../../src/renderer/preferences/language.ts');
  expect((await loadLanguage()).language).toBe('en');
});
