/** A menu of the page as Electron wants it. */
import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand, MenuItem, MenuList, MenuModel } from '../../shared/menu.ts';

type Run = (command: string) => void;

/** What every item is, by its place, for Electron to build. */
export const templateOf = ({ menus }: MenuModel, run: Run): MenuItemConstructorOptions[] =>
  menus.map((menu) => optionsOf(menu, run));

function optionsOf(item: MenuItem, run: Run): MenuItemConstructorOptions {
  switch (item.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: item.role, label: item.label };
    case 'menu':
      return {
        label: item.label,
        ...(item.of === undefined ? {} : { role: item.of }),
        submenu: item.items.map((inner) => optionsOf(inner, run)),
      };
    case 'command':
      return commandOptions(item, run);
  }
}

const commandOptions = ({ id, label, keys, enabled, checked }: MenuCommand, run: Run): MenuItemConstructorOptions => ({
  id,
  label,
  enabled,
  ...(checked === undefined ? {} : { type: 'radio', checked }),
  // The page hears the keys itself: here they are only shown.
  ...(keys === undefined ? {} : { accelerator: keys, registerAccelerator: false }),
  click: () => run(id),
});

/** All commands of a menu, wherever in it they stand. */
export const commandsIn = ({ menus }: Pick<MenuModel, 'menus'>): readonly MenuCommand[] => menus.flatMap(inList);

const inList = ({ items }: MenuList): MenuCommand[] =>
  items.flatMap((item) => (item.kind === 'command' ? [item] : item.kind === 'menu' ? inList(item) : []));

/** Two menus with the same shape differ at most in what is possible and what is chosen, which needs no new menu. */
export const shapeOf = ({ menus }: MenuModel): string =>
  JSON.stringify(menus, (key, value: unknown) =>
    key === 'enabled' ? undefined : key === 'checked' ? typeof value : value,
  );
