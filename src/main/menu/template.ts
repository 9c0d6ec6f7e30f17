/** Converts a menu of the page to a template for Electron. */
import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand, MenuItem, MenuList, MenuModel } from '../../shared/menu.ts';

type RunCommand = (command: string) => void;

/** Creates the template of a menu, with all its items. */
export const createTemplate = ({ menus }: MenuModel, runCommand: RunCommand): MenuItemConstructorOptions[] =>
  menus.map((menu) => createItemOptions(menu, runCommand));

function createItemOptions(menuItem: MenuItem, runCommand: RunCommand): MenuItemConstructorOptions {
  switch (menuItem.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: menuItem.role, label: menuItem.label };
    case 'menu':
      return {
        label: menuItem.label,
        ...(menuItem.of === undefined ? {} : { role: menuItem.of }),
        submenu: menuItem.items.map((childItem) => createItemOptions(childItem, runCommand)),
      };
    case 'command':
      return createCommandOptions(menuItem, runCommand);
  }
}

const createCommandOptions = (
  { id, label, keys, enabled, checked }: MenuCommand,
  runCommand: RunCommand,
): MenuItemConstructorOptions => ({
  id,
  label,
  enabled,
  ...(checked === undefined ? {} : { type: 'radio', checked }),
  // The page handles the keys itself, so the menu only shows them.
  ...(keys === undefined ? {} : { accelerator: keys, registerAccelerator: false }),
  click: () => runCommand(id),
});

/** Lists all commands of a menu, including those in submenus. */
export const listCommands = ({ menus }: Pick<MenuModel, 'menus'>): readonly MenuCommand[] =>
  menus.flatMap(listMenuCommands);

const listMenuCommands = ({ items }: MenuList): MenuCommand[] =>
  items.flatMap((menuItem) =>
    menuItem.kind === 'command' ? [menuItem] : menuItem.kind === 'menu' ? listMenuCommands(menuItem) : [],
  );

/** Computes the shape of a menu. Menus with the same shape differ only in which items are enabled or checked, so the menu isn't rebuilt. */
export const computeShape = ({ menus }: MenuModel): string =>
  JSON.stringify(menus, (property, value: unknown) =>
    property === 'enabled' ? undefined : property === 'checked' ? typeof value : value,
  );
