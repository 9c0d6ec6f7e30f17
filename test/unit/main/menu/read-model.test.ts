import { describe, expect, it } from 'vitest';
import { readMenu, readSpellingMenu } from '../../../../src/main/menu/read-model.ts';

const text = { cut: 'Cut', copy: 'Copy', paste: 'Paste', selectAll: 'All' };
const rest = { text, language: 'en' };
const withItem = (item: unknown) => ({ ...rest, menus: [{ kind: 'menu', label: 'File', items: [item] }] });
const nested = (depth: number): unknown =>
  depth === 0 ? { kind: 'separator' } : { kind: 'menu', label: 'In', items: [nested(depth - 1)] };

describe('a menu that a page sends', () => {
  it('is taken with what it may hold, and nothing else', () => {
    const item = { kind: 'command', id: 'a', label: 'A', keys: 'F1', enabled: true, click: 'x', role: 'quit' };
    const { menus } = readMenu(withItem(item));
    expect(menus[0]?.items).toEqual([{ kind: 'command', id: 'a', label: 'A', keys: 'F1', enabled: true }]);
  });

  it.each([
    ['nothing', undefined],
    ['no menus', { ...rest, menus: 'File' }],
    ['no words for text boxes', { language: 'en', menus: [] }],
    ['a language that is no language tag', { text, language: 'de; echo', menus: [] }],
    ['a kind that there is not', withItem({ kind: 'webview' })],
    ['a role that a page may not use', withItem({ kind: 'role', role: 'forceReload', label: 'A' })],
    ['a label of any length', withItem({ kind: 'command', id: 'a', label: 'A'.repeat(5000), enabled: true })],
    [
      'too many items',
      { ...rest, menus: [{ kind: 'menu', label: 'File', items: Array(100).fill({ kind: 'separator' }) }] },
    ],
    ['menus without end', withItem(nested(9))],
    ['a list with holes', { ...rest, menus: new Array(3) }],
    [
      'thousands of items, none of its menus too long',
      {
        ...rest,
        menus: Array(30).fill({ kind: 'menu', label: 'File', items: Array(50).fill({ kind: 'separator' }) }),
      },
    ],
  ])('is refused with %s', (_what, value) => expect(() => readMenu(value)).toThrow(TypeError));
});

describe('the menu of a misspelled word', () => {
  const menu = { word: 'teh', suggestions: ['the'], none: 'None', learn: 'Add' };

  it('is taken as it is', () => expect(readSpellingMenu({ ...menu, click: 'x' })).toEqual(menu));

  it.each([
    ['nothing', undefined],
    ['no list', { ...menu, suggestions: 'the' }],
    ['what is no word', { ...menu, suggestions: [{ role: 'quit' }] }],
    ['a word of any length', { ...menu, suggestions: ['a'.repeat(1000)] }],
    ['too many', { ...menu, suggestions: Array(50).fill('the') }],
  ])('is refused with %s', (_what, value) => expect(() => readSpellingMenu(value)).toThrow(TypeError));
});
