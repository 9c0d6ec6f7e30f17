import { describe, expect, it } from 'vitest';
import { readMenu } from '../../../../src/main/menu/read-model.ts';

const text = { cut: 'Cut', copy: 'Copy', paste: 'Paste', selectAll: 'All' };
const withItem = (item: unknown) => ({ menus: [{ kind: 'menu', label: 'File', items: [item] }], text });
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
    ['no menus', { menus: 'File', text }],
    ['no words for text boxes', { menus: [] }],
    ['a kind that there is not', withItem({ kind: 'webview' })],
    ['a role that a page may not use', withItem({ kind: 'role', role: 'forceReload', label: 'A' })],
    ['a label of any length', withItem({ kind: 'command', id: 'a', label: 'A'.repeat(5000), enabled: true })],
    [
      'too many items',
      { menus: [{ kind: 'menu', label: 'File', items: Array(100).fill({ kind: 'separator' }) }], text },
    ],
    ['menus without end', withItem(nested(9))],
  ])('is refused with %s', (_what, value) => expect(() => readMenu(value)).toThrow(TypeError));
});
