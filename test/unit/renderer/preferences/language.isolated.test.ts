// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';

const GERMAN_WINDOW = '../../../../languages/de/window.json';

const loadGermanWindow = async () => {
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

it('loadLanguage translates into German and sets the language of the page', async () => {
  const translate = await loadGermanWindow();
  expect([translate.language, translate('shell.undo'), document.documentElement.lang]).toEqual([
    'de',
    'Rückgängig',
    'de',
  ]);
});

it('addGameTexts loads the labels of the games in the language of the window', async () => {
  const translate = await loadGermanWindow();
  const badges = GAMES.all.map(({ lists }) =>
    formatLateText(translate, lists['rollcall.character'].badge?.label ?? ''),
  );
  expect(badges).toEqual(['Level', 'AP', 'Tonnen', 'Power Level', 'Perception']);
});

it('loadLanguage falls back to English when the German texts cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock(GERMAN_WINDOW, () => {
    throw new Error('offline');
  });
  const translate = await loadGermanWindow();
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
])('loadLanguage accepts a stored language that the settings do not offer: %s', async (language, undoText) => {
  localStorage.setItem('rollcall.language', language);
  const { loadLanguage } = await import('../../../../src/renderer/preferences/language.ts');
  const translate = await loadLanguage();
  expect([translate.language, translate('shell.undo'), document.documentElement.lang]).toEqual([
    language,
    undoText,
    language,
  ]);
});

it('loadLanguage uses the system language when the stored one has no translation', async () => {
  localStorage.setItem('rollcall.language', 'tlh');
  const { loadLanguage } = await import('../../../../src/renderer/preferences/language.ts');
  expect((await loadLanguage()).language).toBe('en');
});
