/** What stands in the menu bar, and where: the commands of the page in the order that people know from other programs. */

import {
  CLEAR_RECENT,
  type MenuCommand,
  type MenuItem,
  type MenuList,
  type MenuModel,
  type MenuRole,
  OPEN_COMMAND,
} from '../../shared/menu.ts';
import type { NamesIn, Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { menuKeys } from './menu-keys.ts';

type CommandId = NamesIn<'menu.commands'>;

/** A command with its label in the menu. */
export interface MenuEntry {
  readonly id: string;
  menuLabel(translate: Translate): string;
}

export interface MenuState {
  /** The commands of the New menu, and those of the Go menu that lead to a screen. */
  readonly creations: readonly MenuEntry[];
  readonly places: readonly MenuEntry[];
  /** All that are on offer, those of the innermost screen first. */
  readonly commands: readonly Command[];
  /** Newest first, by address and name. */
  readonly recent: readonly { readonly address: string; readonly name: string }[];
  readonly theme: string;
  /** Id and name of each game. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly game: string;
  readonly mac: boolean;
  readonly language: string;
  /** A dialog covers the page: what stands behind it has to wait. */
  readonly covered: boolean;
}

const LINE: MenuItem = { kind: 'separator' };

/** Written by a user: no letter of it opens anything. */
const plain = (name: string): string => name.replaceAll('&', '&&');

export function menuOf(translate: Translate, state: MenuState): MenuModel {
  const { mac } = state;
  const commandNamed = commandsOf(state);
  const command = (id: CommandId, checked?: boolean) => commandNamed(id, translate(`menu.commands.${id}`), checked);
  const role = (name: MenuRole & NamesIn<'menu.roles'>): MenuItem => ({
    kind: 'role',
    role: name,
    label: translate(`menu.roles.${name}`),
  });
  const own: MenuList = {
    kind: 'menu',
    label: 'Rollcall',
    items: [
      ...[command('go-about'), LINE, command('go-settings'), LINE, role('services'), LINE],
      ...[role('hide'), role('hideOthers'), role('unhide'), LINE, role('quit')],
    ],
  };
  const file = menu(translate, 'file', [
    menu(translate, 'new', [...state.creations.map(({ id, menuLabel }) => commandNamed(id, menuLabel(translate)))]),
    command('new-window'),
    LINE,
    command('import'),
    recentMenu(translate, state),
    LINE,
    ...[command('export'), command('export-library'), command('print'), LINE],
    ...(mac ? [] : [command('go-settings'), LINE]),
    role('close'),
    ...(mac ? [] : [role('quit')]),
  ]);
  const edit = menu(translate, 'edit', [
    ...[command('undo'), command('redo'), LINE, role('cut'), role('copy'), role('paste'), role('selectAll'), LINE],
    ...[command('duplicate'), command('rename'), command('delete'), LINE, command('find')],
  ]);
  const themes = (['system', 'light', 'dark'] as const).map((id) => command(`theme-${id}`, state.theme === id));
  const view = menu(translate, 'view', [
    ...[command('zoom-in'), command('zoom-out'), command('zoom-reset'), LINE, menu(translate, 'theme', themes), LINE],
    ...[role('togglefullscreen'), role('toggleDevTools')],
  ]);
  const sections = state.places.map(({ id, menuLabel }) => commandNamed(id, menuLabel(translate)));
  const goTo = menu(translate, 'go', [
    ...[
      command('commands'),
      command('back'),
      LINE,
      ...sections,
      LINE,
      gameMenu(translate, state),
      LINE,
      command('messages'),
    ],
  ]);
  const window: MenuList = {
    ...menu(translate, 'window', [
      role('minimize'),
      ...(mac ? [role('zoom'), LINE, role('front')] : []),
      command('new-window'),
    ]),
    ...(mac ? { of: 'window' as const } : {}),
  };
  const help: MenuList = {
    ...menu(translate, 'help', [
      ...[command('shortcuts'), command('tour'), LINE, command('report-problem'), command('copy-diagnostics')],
      ...(mac ? [] : [LINE, command('go-about')]),
    ]),
    ...(mac ? { of: 'help' as const } : {}),
  };
  return {
    language: state.language,
    menus: [...(mac ? [own] : []), file, edit, view, goTo, window, help],
    text: {
      cut: translate('menu.roles.cut'),
      copy: translate('menu.roles.copy'),
      paste: translate('menu.roles.paste'),
      selectAll: translate('menu.roles.selectAll'),
    },
  };
}

const menu = (translate: Translate, name: NamesIn<'menu.menus'>, items: readonly MenuItem[]): MenuList => ({
  kind: 'menu',
  label: translate(`menu.menus.${name}`),
  items,
});

/** An item for a command, greyed where the page does not offer it now. */
function commandsOf({ commands, covered }: MenuState): (id: string, label: string, checked?: boolean) => MenuCommand {
  const byId = new Map<string, Command>();
  for (const one of commands) {
    // What can be done now comes before what cannot, as for the keys.
    const held = byId.get(one.id);
    if (held === undefined || (held.enabled === false && one.enabled !== false)) byId.set(one.id, one);
  }
  return (id, label, checked) => {
    const there = byId.get(id) ?? byId.get(STANDING_IN[id] ?? '');
    const keys = there?.shortcut === undefined ? undefined : menuKeys(there.shortcut);
    return {
      kind: 'command',
      id,
      label,
      ...(keys === undefined ? {} : { keys }),
      enabled:
        there !== undefined && there.enabled !== false && (!covered || there.beside === true || OF_TEXTS.includes(id)),
      ...(checked === undefined ? {} : { checked }),
    };
  };
}

/** Also of a text box in a dialog. */
const OF_TEXTS: readonly string[] = ['undo', 'redo'];

/** A screen without documents of its own exports all of them; in a list it is about those that are selected. */
const STANDING_IN: Readonly<Record<string, string>> = {
  export: 'export-library',
  duplicate: 'duplicate-selected',
  delete: 'delete-selected',
};

function recentMenu(translate: Translate, { recent, covered }: MenuState): MenuList {
  const items = recent.map(
    ({ address, name }): MenuCommand => ({
      kind: 'command',
      id: `${OPEN_COMMAND}${address}`,
      label: plain(name),
      enabled: !covered,
    }),
  );
  const clear: MenuCommand = {
    kind: 'command',
    id: CLEAR_RECENT,
    label: translate('menu.commands.clear-recent'),
    enabled: items.length > 0,
  };
  return menu(translate, 'recent', items.length === 0 ? [clear] : [...items, LINE, clear]);
}

const gameMenu = (translate: Translate, { games, game, covered }: MenuState): MenuList =>
  menu(
    translate,
    'game',
    games.map(({ id, name }) => ({
      kind: 'command',
      id: `game-${id}`,
      label: plain(name),
      enabled: !covered,
      checked: id === game,
    })),
  );
