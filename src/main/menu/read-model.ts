/** Reads the menu that a page has sent. Pages aren't trusted to send the right types. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { SpellingMenu } from '../../shared/bridge.ts';
import {
  MENU_ROLES,
  type MenuCommand,
  type MenuItem,
  type MenuList,
  type MenuModel,
  type TextMenuTexts,
} from '../../shared/menu.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';

const MAX_ITEMS = 60;
const MAX_TEXT_CHARACTERS = 200;
/** Whether a value may be the BCP 47 tag of a language: `en`, `de-CH`. */
const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(value);

/** The most texts of a spelling menu: the suggestions, the word and the labels. */
const MAX_SPELLING_TEXTS = 13;
/** The deepest level of nested menus. */
const MAX_MENU_DEPTH = 3;

const refuse = (message: string): never => {
  throw new InvalidCallError(`setMenu: ${message}`);
};

type UnknownObject = Readonly<Record<string, unknown>>;
const toObject = (value: unknown): UnknownObject =>
  typeof value === 'object' && value !== null ? (value as UnknownObject) : {};

function readShortText(value: unknown, fieldName: string): string {
  if (typeof value !== 'string' || value.length > MAX_TEXT_CHARACTERS)
    return refuse(`${fieldName} must be a short text`);
  return value;
}

function readItems(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MAX_ITEMS) return refuse('a list of items is expected');
  // An array from a page may have holes, which `map` would skip.
  return Array.from(value);
}

/** Reads a menu. Throws an InvalidCallError that names the wrong part. */
export function readMenu(request: unknown): MenuModel {
  const { menus, text: textMenu, language } = toObject(request);
  if (countItems(menus) > LIMITS.menuItems) return refuse('there are too many items');
  return {
    language: isLanguageTag(language) ? language : refuse('language is no language'),
    menus: readItems(menus).map((submenu) => readSubmenu(toObject(submenu), 1)),
    text: readText(toObject(textMenu)),
  };
}

/** Counts the items of all menus before any of them is read, and stops at the limit. */
function countItems(menuItems: unknown, countedItems = 0): number {
  let itemCount = countedItems;
  for (const menuItem of Array.isArray(menuItems) ? menuItems : []) {
    itemCount = countItems(toObject(menuItem).items, itemCount + 1);
    if (itemCount > LIMITS.menuItems) return itemCount;
  }
  return itemCount;
}

function readText(textMenu: UnknownObject): TextMenuTexts {
  const readLabel = (key: keyof TextMenuTexts) => readShortText(textMenu[key], `text.${key}`);
  return {
    cut: readLabel('cut'),
    copy: readLabel('copy'),
    paste: readLabel('paste'),
    selectAll: readLabel('selectAll'),
  };
}

function readSubmenu({ label, of: systemMenu, items }: UnknownObject, depth: number): MenuList {
  if (depth > MAX_MENU_DEPTH) return refuse('too many menus in one another');
  if (systemMenu !== undefined && systemMenu !== 'window' && systemMenu !== 'help')
    return refuse('of is no menu of the system');
  return {
    kind: 'menu',
    label: readShortText(label, 'label'),
    ...(systemMenu === undefined ? {} : { of: systemMenu }),
    items: readItems(items).map((menuItem) => readItem(toObject(menuItem), depth)),
  };
}

function readItem(menuItem: UnknownObject, depth: number): MenuItem {
  switch (menuItem.kind) {
    case 'separator':
      return { kind: 'separator' };
    case 'menu':
      return readSubmenu(menuItem, depth + 1);
    case 'command':
      return readCommand(menuItem);
    case 'role': {
      const role =
        MENU_ROLES.find((knownRole) => knownRole === menuItem.role) ?? refuse('role is none that a page may use');
      return { kind: 'role', role, label: readShortText(menuItem.label, 'label') };
    }
    default:
      return refuse('kind is none of an item');
  }
}

function readCommand({ id, label, keys, enabled, checked }: UnknownObject): MenuCommand {
  return {
    kind: 'command',
    id: readShortText(id, 'id'),
    label: readShortText(label, 'label'),
    ...(keys === undefined ? {} : { keys: readShortText(keys, 'keys') }),
    enabled: enabled === true,
    ...(typeof checked === 'boolean' ? { checked } : {}),
  };
}

/** Reads the menu of a misspelled word. Throws an InvalidCallError for anything else. */
export function readSpellingMenu(request: unknown): SpellingMenu {
  const { word, suggestions, none, learn } = (request ?? {}) as SpellingMenu;
  // The number 0 fails the check for strings, so that suggestions that aren't a list are refused.
  const texts: readonly unknown[] = [word, none, learn, ...(Array.isArray(suggestions) ? suggestions : [0])];
  if (
    texts.length > MAX_SPELLING_TEXTS ||
    !texts.every((text) => typeof text === 'string' && text.length <= MAX_TEXT_CHARACTERS)
  ) {
    throw new InvalidCallError('spellingMenu: a few short texts are expected');
  }
  return { word, suggestions, none, learn };
}
