import { describe, expect, it } from 'vitest';
import { readMenu } from '../../../../src/main/menu/read-model.ts';
import { computeShape, createTemplate, listCommands } from '../../../../src/main/menu/template.ts';
import type { Command } from '../../../../src/renderer/commands/command.ts';
import { formatAccelerator } from '../../../../src/renderer/menu/format-accelerator.ts';
import { createMenuModel, type MenuState } from '../../../../src/renderer/menu/menu-model.ts';
import type { MenuItem, MenuList } from '../../../../src/shared/menu.ts';
import type { NamesIn, Translate } from '../../../../src/shared/texts/translate.ts';
import { t, tGerman } from '../../../support/texts.ts';

const run = () => undefined;
const entries = (...ids: NamesIn<'menu.commands'>[]) =>
  ids.map((id) => ({ id, menuLabel: (texts: Translate) => texts(`menu.commands.${id}`) }));
const STATE: MenuState = {
  creations: entries('new-character', 'new-team', 'new-faction', 'new-deck', 'new-event', 'new-encounter'),
  destinations: entries(
    ...(['go-characters', 'go-teams', 'go-factions', 'go-decks', 'go-events', 'go-play'] as const),
    ...(['go-templates', 'go-glossary', 'go-library', 'go-trash'] as const),
  ),
  commands: [],
  recent: [],
  themeId: 'system',
  games: [{ id: 'one', name: 'One & Two' }],
  gameId: 'one',
  isMac: false,
  language: 'en',
  isCovered: false,
};
const menu = (more: Partial<MenuState> = {}, texts = t) => createMenuModel(texts, { ...STATE, ...more });
const command = (id: string, commands: readonly Command[]) =>
  listCommands(menu({ commands })).find((one) => one.id === id);

/** The menus by name, each in one line: `|` is a line between items. */
const outline = (menus: readonly MenuList[], names: readonly string[]) =>
  Object.fromEntries(
    menus.flatMap(({ label, of, items }) => {
      const name = label.replace('&', '');
      if (!names.includes(name)) return [];
      const said = items.map((item) =>
        item.kind === 'separator'
          ? '|'
          : item.kind === 'menu'
            ? item.label.replace('&', '')
            : item.kind === 'role'
              ? item.role
              : item.id,
      );
      return [[of === undefined ? name : `${name} (${of})`, said.join(' ')]];
    }),
  );

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

  it('is about what is selected in a list', () => {
    const commands: Command[] = [
      { id: 'delete-selected', label: 'Delete what is selected', shortcut: 'delete', run },
      { id: 'duplicate-selected', label: 'Duplicate', shortcut: 'mod+d', enabled: false, run },
    ];
    expect(command('delete', commands)).toMatchObject({ enabled: true });
    expect(command('delete', commands)?.keys).toBeUndefined();
    expect(command('duplicate', commands)).toMatchObject({ enabled: false, keys: 'CmdOrCtrl+D' });
  });

  it('has every command once where it is looked for, on all systems', () => {
    for (const mac of [false, true]) {
      const ids = listCommands(menu({ isMac: mac })).map(({ id }) => id);
      const twice = ids.filter((id, n) => ids.indexOf(id) !== n);
      expect(twice).toEqual(['new-window']);
      expect(ids).toEqual(expect.arrayContaining(['go-settings', 'go-about', 'import', 'undo', 'zoom-in']));
    }
  });

  it('has what each system has where that system has it', () => {
    const only = { file: 'File', window: 'Window', help: 'Help' } as const;
    const mac = outline(menu({ isMac: true }).menus, ['Rollcall', ...Object.values(only)]);
    expect(mac).toEqual({
      Rollcall: 'go-about | go-settings | services | hide hideOthers unhide | quit',
      File: 'New new-window | import Open recent | export export-library print | close',
      'Window (window)': 'minimize zoom | front new-window',
      'Help (help)': 'shortcuts tour | report-problem copy-diagnostics',
    });
    expect(outline(menu().menus, ['Rollcall', ...Object.values(only)])).toEqual({
      File: 'New new-window | import Open recent | export export-library print | go-settings | close quit',
      Window: 'minimize new-window',
      Help: 'shortcuts tour | report-problem copy-diagnostics | go-about',
    });
  });

  it('goes to every screen of its own', () => {
    const go = outline(menu().menus, ['Go']);
    const screens =
      'go-characters go-teams go-factions go-decks go-events go-play go-templates go-glossary go-library go-trash';
    expect(go).toEqual({ Go: `commands back | ${screens} | Game | messages` });
  });

  it('greys what stands behind an open dialog, but not what works beside it', () => {
    const commands: Command[] = [
      { id: 'print', label: 'Print', run },
      { id: 'undo', label: 'Undo', run },
      { id: 'zoom-in', label: 'Larger', worksInDialogs: true, run },
    ];
    const recent = [{ address: '#/teams/b', name: 'B' }];
    const able = (covered: boolean) =>
      listCommands(menu({ commands, recent, isCovered: covered })).flatMap(({ id, enabled }) => (enabled ? [id] : []));
    expect(able(false)).toEqual(['open:#/teams/b', 'clear-recent', 'print', 'undo', 'zoom-in', 'game-one']);
    expect(able(true)).toEqual(['clear-recent', 'undo', 'zoom-in']);
  });

  it.each([
    ['English', t],
    ['German', tGerman],
  ])('opens each item of a menu by a letter of its own: %s', (_, texts) => {
    const letters = (items: readonly MenuItem[]) =>
      items.flatMap((item) => (item.kind === 'separator' ? [] : (/&(\w)/.exec(item.label)?.[1]?.toLowerCase() ?? [])));
    const inMenus = (menus: readonly MenuItem[]): MenuList[] =>
      menus.flatMap((item) => (item.kind === 'menu' ? [item, ...inMenus(item.items)] : []));
    const menus = [
      ...menu({}, texts).menus,
      ...menu({ isMac: true }, texts).menus.filter(({ label }) => label === 'Rollcall'),
    ];
    const clashes = [{ label: 'bar', items: menus }, ...inMenus(menus)].flatMap((list) => {
      const all = letters(list.items);
      return new Set(all).size === all.length ? [] : [`${list.label}: ${all.join('')}`];
    });
    expect(clashes).toEqual([]);
  });

  it('is a menu of the system in either language: every item but its lines has a label, and German ones of its own', () => {
    interface Built {
      readonly label?: string;
      readonly type?: string;
      readonly submenu?: unknown;
    }
    const labels = (items: readonly Built[]): (string | undefined)[] =>
      items.flatMap(({ label, type, submenu }) => [
        ...(type === 'separator' ? [] : [label?.replace('&', '')]),
        ...labels((submenu ?? []) as readonly Built[]),
      ]);
    const getLabels = (mac: boolean, texts: Translate) =>
      labels(createTemplate(menu({ isMac: mac }, texts), run) as readonly Built[]);
    const english = [getLabels(false, t), getLabels(true, t)];
    const german = [getLabels(false, tGerman), getLabels(true, tGerman)];
    const same = english.flatMap((all, index) => all.filter((label, at) => label === german[index]?.[at]));
    expect(english.flat().filter((label) => label === undefined || label === '')).toEqual([]);
    // Names, and words that both languages have.
    const names = ['Rollcall', 'One & Two', 'Team', 'Teams', 'Faction', 'Factions', 'Deck', 'Decks', 'Events'];
    expect(new Set(same)).toEqual(new Set(names));
  });

  it('lists what was opened last by name, whatever letters it has, and clears it', () => {
    const { menus } = menu({ recent: [{ address: '#/characters/a', name: 'Salt & Iron' }] });
    const items = listCommands({ menus });
    expect(items.find(({ id }) => id === 'open:#/characters/a')?.label).toBe('Salt && Iron');
    expect(items.find(({ id }) => id === 'clear-recent')?.enabled).toBe(true);
    expect(command('clear-recent', [])?.enabled).toBe(false);
  });

  it('marks theme and game', () => {
    const items = listCommands(menu({ themeId: 'dark' }));
    expect(items.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['theme-dark', 'game-one']);
  });

  it('goes over to the main process as it is', () => {
    const model = menu({ isMac: true, recent: [{ address: '#/teams/b', name: 'B' }] });
    expect(readMenu(JSON.parse(JSON.stringify(model)))).toEqual(model);
  });

  it('needs no new menu where only what is possible has changed', () => {
    const able: Command[] = [{ id: 'print', label: 'Print', run }];
    const none: Command[] = [{ id: 'print', label: 'Print', enabled: false, run }];
    expect(computeShape(menu({ commands: able }))).toBe(computeShape(menu({ commands: none, themeId: 'dark' })));
    expect(computeShape(menu())).not.toBe(computeShape(menu({ recent: [{ address: '#/teams/b', name: 'B' }] })));
  });
});

it.each([
  ['mod+shift+z', 'CmdOrCtrl+Shift+Z'],
  ['mod+plus', 'CmdOrCtrl+Plus'],
  ['mod+minus', 'CmdOrCtrl+-'],
  ['mod+,', 'CmdOrCtrl+,'],
  ['f1', 'F1'],
  ['alt+arrowleft', 'Alt+Left'],
  ['n', undefined],
  ['/', undefined],
])('%s stands in a menu as %s', (shortcut, keys) => expect(formatAccelerator(shortcut)).toBe(keys));
