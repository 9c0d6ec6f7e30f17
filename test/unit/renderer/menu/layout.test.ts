import { describe, expect, it } from 'vitest';
import { readMenu } from '../../../../src/main/menu/read-model.ts';
import { commandsIn, shapeOf } from '../../../../src/main/menu/template.ts';
import type { Command } from '../../../../src/renderer/commands/command.ts';
import { type MenuState, menuOf } from '../../../../src/renderer/menu/layout.ts';
import { menuKeys } from '../../../../src/renderer/menu/menu-keys.ts';
import type { MenuItem } from '../../../../src/shared/menu.ts';

const run = () => undefined;
const STATE: MenuState = {
  commands: [],
  recent: [],
  theme: 'system',
  games: [{ id: 'one', name: 'One & Two' }],
  game: 'one',
  mac: false,
};
const menu = (more: Partial<MenuState> = {}) => menuOf({ ...STATE, ...more });
const command = (id: string, commands: readonly Command[]) =>
  commandsIn(menu({ commands })).find((one) => one.id === id);

const rolesIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'role' ? [item.role] : item.kind === 'menu' ? rolesIn(item.items) : []));

describe('the menu bar', () => {
  it('offers what the page can do now, with its keys, and greys the rest', () => {
    const commands: Command[] = [
      { id: 'undo', label: 'Undo: rename', shortcut: 'mod+z', enabled: false, run },
      { id: 'undo', label: 'Undo', shortcut: 'mod+z', run },
      { id: 'redo', label: 'Redo', shortcut: 'mod+shift+z', enabled: false, run },
    ];
    expect(command('undo', commands)).toMatchObject({ enabled: true, keys: 'CmdOrCtrl+Z', label: '&Undo' });
    expect(command('redo', commands)).toMatchObject({ enabled: false, keys: 'CmdOrCtrl+Shift+Z' });
    expect(command('print', commands)).toMatchObject({ enabled: false });
  });

  it('exports the whole library where a screen has nothing of its own to export', () => {
    const commands: Command[] = [{ id: 'export-library', label: 'Export the whole library…', run }];
    expect(command('export', commands)?.enabled).toBe(true);
  });

  it('has every command once where it is looked for, on all systems', () => {
    for (const mac of [false, true]) {
      const ids = commandsIn(menu({ mac })).map(({ id }) => id);
      const twice = ids.filter((id, n) => ids.indexOf(id) !== n);
      expect(twice).toEqual(['new-window']);
      expect(ids).toEqual(expect.arrayContaining(['go-settings', 'go-about', 'import', 'undo', 'zoom-in']));
    }
  });

  it('leaves quitting to the menu of the app on a Mac, and stands under File elsewhere', () => {
    const [first] = menu({ mac: true }).menus;
    expect(rolesIn(first?.items ?? [])).toContain('quit');
    const file = menu().menus[0];
    expect([file?.label, rolesIn(file?.items ?? [])]).toEqual(['&File', ['close', 'quit']]);
  });

  it('lists what was opened last by name, whatever letters it has, and clears it', () => {
    const { menus } = menu({ recent: [{ address: '#/characters/a', name: 'Salt & Iron' }] });
    const items = commandsIn({ menus });
    expect(items.find(({ id }) => id === 'open:#/characters/a')?.label).toBe('Salt && Iron');
    expect(items.find(({ id }) => id === 'clear-recent')?.enabled).toBe(true);
    expect(command('clear-recent', [])?.enabled).toBe(false);
  });

  it('marks theme and game', () => {
    const items = commandsIn(menu({ theme: 'dark' }));
    expect(items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['theme-dark', 'game-one']);
  });

  it('goes over to the main process as it is', () => {
    const model = menu({ mac: true, recent: [{ address: '#/teams/b', name: 'B' }] });
    expect(readMenu(JSON.parse(JSON.stringify(model)))).toEqual(model);
  });

  it('needs no new menu where only what is possible has changed', () => {
    const able: Command[] = [{ id: 'print', label: 'Print', run }];
    const none: Command[] = [{ id: 'print', label: 'Print', enabled: false, run }];
    expect(shapeOf(menu({ commands: able }))).toBe(shapeOf(menu({ commands: none, theme: 'dark' })));
    expect(shapeOf(menu())).not.toBe(shapeOf(menu({ recent: [{ address: '#/teams/b', name: 'B' }] })));
  });
});

it.each([
  ['mod+shift+z', 'CmdOrCtrl+Shift+Z'],
  ['mod+plus', 'CmdOrCtrl+Plus'],
  ['mod+minus', 'CmdOrCtrl+-'],
  ['mod+,', 'CmdOrCtrl+,'],
  ['f1', 'F1'],
  ['n', undefined],
  ['/', undefined],
])('%s stands in a menu as %s', (shortcut, keys) => expect(menuKeys(shortcut)).toBe(keys));
