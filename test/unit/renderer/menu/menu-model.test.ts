import { describe, expect, it } from 'vitest';
import { readMenu } from '../../../../src/main/menu/read-model.ts';
import { computeShape, createTemplate, listCommands } from '../../../../src/main/menu/template.ts';
import type { Command } from '../../../../src/renderer/commands/command.ts';
import { formatAccelerator } from '../../../../src/renderer/menu/format-accelerator.ts';
import { createMenuModel, type MenuState } from '../../../../src/renderer/menu/menu-model.ts';
import type { MenuItem, MenuList } from '../../../../src/shared/menu.ts';
import type { NamesIn, Translate } from '../../../../src/shared/texts/translate.ts';
import { translate as t, translateToGerman } from '../../../support/texts.ts';

/** Tests the menu bar: the window describes it as plain data, and the main process builds it. `&` precedes the access key of a label. */

const runNothing = () => undefined;
const createEntries = (...commandIds: NamesIn<'menu.commands'>[]) =>
  commandIds.map((commandId) => ({
    id: commandId,
    menuLabel: (translate: Translate) => translate(`menu.commands.${commandId}`),
  }));
const STATE: MenuState = {
  creations: createEntries('new-character', 'new-team', 'new-faction', 'new-deck', 'new-event', 'new-encounter'),
  destinations: createEntries(
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
const createTestMenu = (changes: Partial<MenuState> = {}, translate = t) =>
  createMenuModel(translate, { ...STATE, ...changes });
const findCommand = (commandId: string, commands: readonly Command[]) =>
  listCommands(createTestMenu({ commands })).find((command) => command.id === commandId);

/** Returns each of the named menus as one line. `|` marks a separator. */
const outlineMenus = (menus: readonly MenuList[], menuNames: readonly string[]) =>
  Object.fromEntries(
    menus.flatMap(({ label: menuLabel, of: menuRole, items: menuItems }) => {
      const menuName = menuLabel.replace('&', '');
      if (!menuNames.includes(menuName)) return [];
      const itemTexts = menuItems.map((menuItem) =>
        menuItem.kind === 'separator'
          ? '|'
          : menuItem.kind === 'menu'
            ? menuItem.label.replace('&', '')
            : menuItem.kind === 'role'
              ? menuItem.role
              : menuItem.id,
      );
      return [[menuRole === undefined ? menuName : `${menuName} (${menuRole})`, itemTexts.join(' ')]];
    }),
  );

describe('the menu bar', () => {
  it('enables the available commands, shows their keys and disables the others', () => {
    const commands: Command[] = [
      { id: 'undo', label: 'Undo: rename', shortcut: 'mod+z', isEnabled: false, run: runNothing },
      { id: 'undo', label: 'Undo', shortcut: 'mod+z', run: runNothing },
      { id: 'redo', label: 'Redo', shortcut: 'mod+shift+z', isEnabled: false, run: runNothing },
    ];
    expect(findCommand('undo', commands)).toMatchObject({ enabled: true, keys: 'CmdOrCtrl+Z', label: '&Undo' });
    expect(findCommand('redo', commands)).toMatchObject({ enabled: false, keys: 'CmdOrCtrl+Shift+Z' });
    expect(findCommand('print', commands)).toMatchObject({ enabled: false });
  });

  it('exports the whole library from a screen that has no export', () => {
    const commands: Command[] = [{ id: 'export-library', label: 'Export the whole library…', run: runNothing }];
    expect(findCommand('export', commands)?.enabled).toBe(true);
  });

  it('deletes and duplicates the selected documents of a document list', () => {
    const commands: Command[] = [
      { id: 'delete-selected', label: 'Delete what is selected', shortcut: 'delete', run: runNothing },
      { id: 'duplicate-selected', label: 'Duplicate', shortcut: 'mod+d', isEnabled: false, run: runNothing },
    ];
    expect(findCommand('delete', commands)).toMatchObject({ enabled: true });
    expect(findCommand('delete', commands)?.keys).toBeUndefined();
    expect(findCommand('duplicate', commands)).toMatchObject({ enabled: false, keys: 'CmdOrCtrl+D' });
  });

  it('lists every command once on each system, except New window', () => {
    for (const isMac of [false, true]) {
      const commandIds = listCommands(createTestMenu({ isMac })).map(({ id }) => id);
      const repeatedIds = commandIds.filter((commandId, position) => commandIds.indexOf(commandId) !== position);
      expect(repeatedIds).toEqual(['new-window']);
      expect(commandIds).toEqual(expect.arrayContaining(['go-settings', 'go-about', 'import', 'undo', 'zoom-in']));
    }
  });

  it('puts each command where the operating system has it', () => {
    const menuLabels = { file: 'File', window: 'Window', help: 'Help' } as const;
    const macOutline = outlineMenus(createTestMenu({ isMac: true }).menus, ['Rollcall', ...Object.values(menuLabels)]);
    expect(macOutline).toEqual({
      Rollcall: 'go-about | go-settings | services | hide hideOthers unhide | quit',
      File: 'New new-window | import Open recent | versions | export export-library print | close',
      'Window (window)': 'minimize zoom | front new-window',
      'Help (help)': 'shortcuts tour | report-problem copy-diagnostics',
    });
    expect(outlineMenus(createTestMenu().menus, ['Rollcall', ...Object.values(menuLabels)])).toEqual({
      File: 'New new-window | import Open recent | versions | export export-library print | go-settings | close quit',
      Window: 'minimize new-window',
      Help: 'shortcuts tour | report-problem copy-diagnostics | go-about',
    });
  });

  it('lists every screen in the Go menu', () => {
    const goOutline = outlineMenus(createTestMenu().menus, ['Go']);
    const screens =
      'go-characters go-teams go-factions go-decks go-events go-play go-templates go-glossary go-library go-trash';
    expect(goOutline).toEqual({ Go: `commands back | ${screens} | Game | messages` });
  });

  it('disables commands behind an open dialog, except those that work in dialogs', () => {
    const commands: Command[] = [
      { id: 'print', label: 'Print', run: runNothing },
      { id: 'undo', label: 'Undo', run: runNothing },
      { id: 'zoom-in', label: 'Larger', worksInDialogs: true, run: runNothing },
    ];
    const recentDocuments = [{ address: '#/teams/b', name: 'B' }];
    const listEnabledIds = (isCovered: boolean) =>
      listCommands(createTestMenu({ commands, recent: recentDocuments, isCovered })).flatMap(({ id, enabled }) =>
        enabled ? [id] : [],
      );
    expect(listEnabledIds(false)).toEqual(['open:#/teams/b', 'clear-recent', 'print', 'undo', 'zoom-in', 'game-one']);
    expect(listEnabledIds(true)).toEqual(['clear-recent', 'undo', 'zoom-in']);
  });

  it.each([
    ['English', t],
    ['German', translateToGerman],
  ])('gives each item of a menu its own access key: %s', (_, translate) => {
    const listAccessKeys = (menuItems: readonly MenuItem[]) =>
      menuItems.flatMap((menuItem) =>
        menuItem.kind === 'separator' ? [] : (/&(\w)/.exec(menuItem.label)?.[1]?.toLowerCase() ?? []),
      );
    const listSubmenus = (menus: readonly MenuItem[]): MenuList[] =>
      menus.flatMap((menuItem) => (menuItem.kind === 'menu' ? [menuItem, ...listSubmenus(menuItem.items)] : []));
    const menus = [
      ...createTestMenu({}, translate).menus,
      ...createTestMenu({ isMac: true }, translate).menus.filter(({ label }) => label === 'Rollcall'),
    ];
    const clashes = [{ label: 'bar', items: menus }, ...listSubmenus(menus)].flatMap((menuList) => {
      const accessKeys = listAccessKeys(menuList.items);
      return new Set(accessKeys).size === accessKeys.length ? [] : [`${menuList.label}: ${accessKeys.join('')}`];
    });
    expect(clashes).toEqual([]);
  });

  it('labels every item except separators, and translates all labels into German', () => {
    interface BuiltItem {
      readonly label?: string;
      readonly type?: string;
      readonly submenu?: unknown;
    }
    const listLabels = (menuItems: readonly BuiltItem[]): (string | undefined)[] =>
      menuItems.flatMap(({ label, type, submenu }) => [
        ...(type === 'separator' ? [] : [label?.replace('&', '')]),
        ...listLabels((submenu ?? []) as readonly BuiltItem[]),
      ]);
    const getLabels = (isMac: boolean, translate: Translate) =>
      listLabels(createTemplate(createTestMenu({ isMac }, translate), runNothing) as readonly BuiltItem[]);
    const english = [getLabels(false, t), getLabels(true, t)];
    const german = [getLabels(false, translateToGerman), getLabels(true, translateToGerman)];
    const sameLabels = english.flatMap((englishLabels, systemIndex) =>
      englishLabels.filter((itemLabel, labelIndex) => itemLabel === german[systemIndex]?.[labelIndex]),
    );
    expect(english.flat().filter((itemLabel) => itemLabel === undefined || itemLabel === '')).toEqual([]);
    // Names and words that are the same in both languages.
    const menuNames = [
      'Rollcall',
      'One & Two',
      'Team',
      'Teams',
      'Faction',
      'Factions',
      'Deck',
      'Decks',
      'Event',
      'Events',
    ];
    expect(new Set(sameLabels)).toEqual(new Set(menuNames));
  });

  it('lists recent documents by name, escapes & and clears the list', () => {
    const { menus } = createTestMenu({ recent: [{ address: '#/characters/a', name: 'Salt & Iron' }] });
    const menuItems = listCommands({ menus });
    expect(menuItems.find(({ id }) => id === 'open:#/characters/a')?.label).toBe('Salt && Iron');
    expect(menuItems.find(({ id }) => id === 'clear-recent')?.enabled).toBe(true);
    expect(findCommand('clear-recent', [])?.enabled).toBe(false);
  });

  it('checks the current theme and game', () => {
    const menuItems = listCommands(createTestMenu({ themeId: 'dark' }));
    expect(menuItems.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['theme-dark', 'game-one']);
  });

  it('survives the transfer to the main process as JSON unchanged', () => {
    const menuModel = createTestMenu({ isMac: true, recent: [{ address: '#/teams/b', name: 'B' }] });
    expect(readMenu(JSON.parse(JSON.stringify(menuModel)))).toEqual(menuModel);
  });

  it('keeps its shape when only the availability of commands or the theme changes', () => {
    const enabledCommands: Command[] = [{ id: 'print', label: 'Print', run: runNothing }];
    const disabledCommands: Command[] = [{ id: 'print', label: 'Print', isEnabled: false, run: runNothing }];
    expect(computeShape(createTestMenu({ commands: enabledCommands }))).toBe(
      computeShape(createTestMenu({ commands: disabledCommands, themeId: 'dark' })),
    );
    expect(computeShape(createTestMenu())).not.toBe(
      computeShape(createTestMenu({ recent: [{ address: '#/teams/b', name: 'B' }] })),
    );
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
])('formatAccelerator turns the shortcut %s into %s', (shortcut, accelerator) =>
  expect(formatAccelerator(shortcut)).toBe(accelerator),
);
