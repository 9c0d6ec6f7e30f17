import { describe, expect, it } from 'vitest';
import { readMenu, readSpellingMenu } from '../../../../src/main/menu/read-model.ts';

/** Tests which menus the main process accepts from a page. Pages aren't trusted to send the right types. */

const editTexts = { cut: 'Cut', copy: 'Copy', paste: 'Paste', selectAll: 'All' };
const otherFields = { text: editTexts, language: 'en' };
const createMenuWithItem = (menuItem: unknown) => ({
  ...otherFields,
  menus: [{ kind: 'menu', label: 'File', items: [menuItem] }],
});
const createNestedMenu = (remainingDepth: number): unknown =>
  remainingDepth === 0
    ? { kind: 'separator' }
    : { kind: 'menu', label: 'In', items: [createNestedMenu(remainingDepth - 1)] };

describe('readMenu', () => {
  it('reads a menu and drops fields that a page must not set', () => {
    const menuItem = { kind: 'command', id: 'a', label: 'A', keys: 'F1', enabled: true, click: 'x', role: 'quit' };
    const { menus } = readMenu(createMenuWithItem(menuItem));
    expect(menus[0]?.items).toEqual([{ kind: 'command', id: 'a', label: 'A', keys: 'F1', enabled: true }]);
  });

  it.each([
    ['nothing', undefined],
    ['no menus', { ...otherFields, menus: 'File' }],
    ['no texts for text boxes', { language: 'en', menus: [] }],
    ['an invalid language tag', { text: editTexts, language: 'de; echo', menus: [] }],
    ['an unknown kind', createMenuWithItem({ kind: 'webview' })],
    ['a role that a page may not use', createMenuWithItem({ kind: 'role', role: 'forceReload', label: 'A' })],
    [
      'a label that is too long',
      createMenuWithItem({ kind: 'command', id: 'a', label: 'A'.repeat(5000), enabled: true }),
    ],
    [
      'too many items',
      { ...otherFields, menus: [{ kind: 'menu', label: 'File', items: Array(100).fill({ kind: 'separator' }) }] },
    ],
    ['menus nested too deeply', createMenuWithItem(createNestedMenu(9))],
    ['a list with holes', { ...otherFields, menus: new Array(3) }],
    [
      'thousands of items, none of its menus too long',
      {
        ...otherFields,
        menus: Array(30).fill({ kind: 'menu', label: 'File', items: Array(50).fill({ kind: 'separator' }) }),
      },
    ],
  ])('rejects a menu with %s', (_caseName, menuModel) => expect(() => readMenu(menuModel)).toThrow(TypeError));
});

describe('readSpellingMenu', () => {
  const spellingMenu = { word: 'teh', suggestions: ['the'], none: 'None', learn: 'Add' };

  it('reads the menu of a misspelled word and drops other fields', () =>
    expect(readSpellingMenu({ ...spellingMenu, click: 'x' })).toEqual(spellingMenu));

  it.each([
    ['nothing', undefined],
    ['no list of suggestions', { ...spellingMenu, suggestions: 'the' }],
    ['a suggestion that is not a string', { ...spellingMenu, suggestions: [{ role: 'quit' }] }],
    ['a suggestion that is too long', { ...spellingMenu, suggestions: ['a'.repeat(1000)] }],
    ['too many suggestions', { ...spellingMenu, suggestions: Array(50).fill('the') }],
  ])('rejects a spelling menu with %s', (_caseName, menuModel) =>
    expect(() => readSpellingMenu(menuModel)).toThrow(TypeError),
  );
});
