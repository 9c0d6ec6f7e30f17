/** Builds the menu bar from the commands of the page. The order of the items follows the conventions of other programs. */

import {
  CLEAR_RECENT_COMMAND,
  type MenuCommand,
  type MenuItem,
  type MenuList,
  type MenuModel,
  type MenuRole,
  OPEN_COMMAND_PREFIX,
} from '../../shared/menu.ts';
import type { NamesIn, Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { formatAccelerator } from './format-accelerator.ts';

type CommandId = NamesIn<'menu.commands'>;

/** A command and its label in the menu. */
export interface MenuEntry {
  readonly id: string;
  menuLabel(translate: Translate): string;
}

export interface MenuState {
  /** The commands of the New menu. */
  readonly creations: readonly MenuEntry[];
  /** The commands of the Go menu that open a screen. */
  readonly destinations: readonly MenuEntry[];
  /** All available commands, those of the innermost component first. */
  readonly commands: readonly Command[];
  /** The documents that were opened last, newest first. */
  readonly recent: readonly { readonly address: string; readonly name: string }[];
  readonly themeId: string;
  /** The games that the user can switch to. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly gameId: string;
  readonly isMac: boolean;
  readonly language: string;
  /** Whether a dialog covers the page, whose commands can't run until it closes. */
  readonly isCovered: boolean;
}

const SEPARATOR: MenuItem = { kind: 'separator' };

/** Escapes `&` in a name that a user wrote. Otherwise the letter after it would become a mnemonic. */
const escapeLabel = (name: string): string => name.replaceAll('&', '&&');

/** Creates the menu bar. Roles are items that the system itself labels, runs or fills; `of` tells macOS which menu has that role. */
export function createMenuModel(translate: Translate, state: MenuState): MenuModel {
  const { isMac } = state;
  const createCommand = createCommandFactory(state);
  const createKnownCommand = (id: CommandId, checked?: boolean) =>
    createCommand(id, translate(`menu.commands.${id}`), checked);
  const createRole = (name: MenuRole & NamesIn<'menu.roles'>): MenuItem => ({
    kind: 'role',
    role: name,
    label: translate(`menu.roles.${name}`),
  });
  const appMenu: MenuList = {
    kind: 'menu',
    label: 'Rollcall',
    items: [
      ...[
        createKnownCommand('go-about'),
        SEPARATOR,
        createKnownCommand('go-settings'),
        SEPARATOR,
        createRole('services'),
        SEPARATOR,
      ],
      ...[createRole('hide'), createRole('hideOthers'), createRole('unhide'), SEPARATOR, createRole('quit')],
    ],
  };
  const fileMenu = createMenu(translate, 'file', [
    createMenu(translate, 'new', [
      ...state.creations.map(({ id, menuLabel }) => createCommand(id, menuLabel(translate))),
    ]),
    createKnownCommand('new-window'),
    SEPARATOR,
    createKnownCommand('import'),
    createRecentMenu(translate, state),
    SEPARATOR,
    createKnownCommand('versions'),
    SEPARATOR,
    ...[createKnownCommand('export'), createKnownCommand('export-library'), createKnownCommand('print'), SEPARATOR],
    ...(isMac ? [] : [createKnownCommand('go-settings'), SEPARATOR]),
    createRole('close'),
    ...(isMac ? [] : [createRole('quit')]),
  ]);
  const editMenu = createMenu(translate, 'edit', [
    ...[
      createKnownCommand('undo'),
      createKnownCommand('redo'),
      SEPARATOR,
      createRole('cut'),
      createRole('copy'),
      createRole('paste'),
      createRole('selectAll'),
      SEPARATOR,
    ],
    ...[
      createKnownCommand('duplicate'),
      createKnownCommand('rename'),
      createKnownCommand('delete'),
      SEPARATOR,
      createKnownCommand('find'),
    ],
  ]);
  const themeCommands = (['system', 'light', 'dark'] as const).map((id) =>
    createKnownCommand(`theme-${id}`, state.themeId === id),
  );
  const viewMenu = createMenu(translate, 'view', [
    ...[
      createKnownCommand('zoom-in'),
      createKnownCommand('zoom-out'),
      createKnownCommand('zoom-reset'),
      SEPARATOR,
      createMenu(translate, 'theme', themeCommands),
      SEPARATOR,
    ],
    ...[createRole('togglefullscreen'), createRole('toggleDevTools')],
  ]);
  const sections = state.destinations.map(({ id, menuLabel }) => createCommand(id, menuLabel(translate)));
  const goMenu = createMenu(translate, 'go', [
    ...[
      createKnownCommand('commands'),
      createKnownCommand('back'),
      SEPARATOR,
      ...sections,
      SEPARATOR,
      createGameMenu(translate, state),
      SEPARATOR,
      createKnownCommand('messages'),
    ],
  ]);
  const windowMenu: MenuList = {
    ...createMenu(translate, 'window', [
      createRole('minimize'),
      ...(isMac ? [createRole('zoom'), SEPARATOR, createRole('front')] : []),
      createKnownCommand('new-window'),
    ]),
    ...(isMac ? { of: 'window' as const } : {}),
  };
  const helpMenu: MenuList = {
    ...createMenu(translate, 'help', [
      ...[
        createKnownCommand('shortcuts'),
        createKnownCommand('tour'),
        SEPARATOR,
        createKnownCommand('report-problem'),
        createKnownCommand('copy-diagnostics'),
      ],
      ...(isMac ? [] : [SEPARATOR, createKnownCommand('go-about')]),
    ]),
    ...(isMac ? { of: 'help' as const } : {}),
  };
  return {
    language: state.language,
    menus: [...(isMac ? [appMenu] : []), fileMenu, editMenu, viewMenu, goMenu, windowMenu, helpMenu],
    text: {
      cut: translate('menu.roles.cut'),
      copy: translate('menu.roles.copy'),
      paste: translate('menu.roles.paste'),
      selectAll: translate('menu.roles.selectAll'),
    },
  };
}

const createMenu = (translate: Translate, name: NamesIn<'menu.menus'>, items: readonly MenuItem[]): MenuList => ({
  kind: 'menu',
  label: translate(`menu.menus.${name}`),
  items,
});

/** Returns a function that creates the menu item of a command. The item is disabled if the page doesn't offer the command. */
function createCommandFactory({
  commands,
  isCovered,
}: MenuState): (id: string, label: string, checked?: boolean) => MenuCommand {
  const commandsById = new Map<string, Command>();
  for (const command of commands) {
    // A command that can run takes precedence over one that can't, as it does for shortcuts.
    const knownCommand = commandsById.get(command.id);
    if (knownCommand === undefined || (knownCommand.isEnabled === false && command.isEnabled !== false))
      commandsById.set(command.id, command);
  }
  return (id, label, checked) => {
    const availableCommand = commandsById.get(id) ?? commandsById.get(FALLBACK_COMMANDS[id] ?? '');
    const accelerator =
      availableCommand?.shortcut === undefined ? undefined : formatAccelerator(availableCommand.shortcut);
    return {
      kind: 'command',
      id,
      label,
      ...(accelerator === undefined ? {} : { keys: accelerator }),
      enabled:
        availableCommand !== undefined &&
        availableCommand.isEnabled !== false &&
        (!isCovered || availableCommand.worksInDialogs === true || TEXT_COMMANDS.includes(id)),
      ...(checked === undefined ? {} : { checked }),
    };
  };
}

/** Commands that also apply to a text box in a dialog. */
const TEXT_COMMANDS: readonly string[] = ['undo', 'redo'];

/** Commands that replace a missing command: a list acts on its selection, and other screens export the whole library. */
const FALLBACK_COMMANDS: Readonly<Record<string, string>> = {
  export: 'export-library',
  duplicate: 'duplicate-selected',
  delete: 'delete-selected',
};

function createRecentMenu(translate: Translate, { recent, isCovered }: MenuState): MenuList {
  const items = recent.map(
    ({ address, name }): MenuCommand => ({
      kind: 'command',
      id: `${OPEN_COMMAND_PREFIX}${address}`,
      label: escapeLabel(name),
      enabled: !isCovered,
    }),
  );
  const clearCommand: MenuCommand = {
    kind: 'command',
    id: CLEAR_RECENT_COMMAND,
    label: translate('menu.commands.clear-recent'),
    enabled: items.length > 0,
  };
  return createMenu(translate, 'recent', items.length === 0 ? [clearCommand] : [...items, SEPARATOR, clearCommand]);
}

const createGameMenu = (translate: Translate, { games, gameId, isCovered }: MenuState): MenuList =>
  createMenu(
    translate,
    'game',
    games.map(({ id, name }) => ({
      kind: 'command',
      id: `game-${id}`,
      label: escapeLabel(name),
      enabled: !isCovered,
      checked: id === gameId,
    })),
  );
