/** Reads the menu that a page has sent: the page is not trusted to keep to its types. */

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

const MOST_ITEMS = 60;
const MOST_LETTERS = 200;
/** Whether a value may be the BCP 47 tag of a language: `en`, `de-CH`. */
const isLanguageTag = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/.test(value);

/** Words of a menu for one that is misspelled: five suggestions, and what the menu says. */
const MOST_TEXTS = 13;
/** Menus in one another. */
const DEEPEST = 3;

const refuse = (what: string): never => {
  throw new InvalidCallError(`setMenu: ${what}`);
};

type Held = Readonly<Record<string, unknown>>;
const heldIn = (value: unknown): Held => (typeof value === 'object' && value !== null ? (value as Held) : {});

function wordIn(value: unknown, what: string): string {
  if (typeof value !== 'string' || value.length > MOST_LETTERS) return refuse(`${what} must be a short text`);
  return value;
}

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return refuse('a list of items is expected');
  // A list from a page may have holes, which `map` would pass over.
  return Array.from(value);
}

/** Throws an InvalidCallError that names the part that is wrong. */
export function readMenu(value: unknown): MenuModel {
  const { menus, text, language } = heldIn(value);
  if (countItems(menus) > LIMITS.menuItems) return refuse('there are too many items');
  return {
    language: isLanguageTag(language) ? language : refuse('language is no language'),
    menus: listIn(menus).map((menu) => readList(heldIn(menu), 1)),
    text: readText(heldIn(text)),
  };
}

/** Counts the items of all menus before any of them is read, and stops at the limit. */
function countItems(items: unknown, counted = 0): number {
  let count = counted;
  for (const item of Array.isArray(items) ? items : []) {
    count = countItems(heldIn(item).items, count + 1);
    if (count > LIMITS.menuItems) return count;
  }
  return count;
}

function readText(text: Held): TextMenuTexts {
  const word = (name: keyof TextMenuTexts) => wordIn(text[name], `text.${name}`);
  return { cut: word('cut'), copy: word('copy'), paste: word('paste'), selectAll: word('selectAll') };
}

function readList({ label, of, items }: Held, depth: number): MenuList {
  if (depth > DEEPEST) return refuse('too many menus in one another');
  if (of !== undefined && of !== 'window' && of !== 'help') return refuse('of is no menu of the system');
  return {
    kind: 'menu',
    label: wordIn(label, 'label'),
    ...(of === undefined ? {} : { of }),
    items: listIn(items).map((item) => readItem(heldIn(item), depth)),
  };
}

function readItem(item: Held, depth: number): MenuItem {
  switch (item.kind) {
    case 'separator':
      return { kind: 'separator' };
    case 'menu':
      return readList(item, depth + 1);
    case 'command':
      return readCommand(item);
    case 'role': {
      const role = MENU_ROLES.find((one) => one === item.role) ?? refuse('role is none that a page may use');
      return { kind: 'role', role, label: wordIn(item.label, 'label') };
    }
    default:
      return refuse('kind is none of an item');
  }
}

function readCommand({ id, label, keys, enabled, checked }: Held): MenuCommand {
  return {
    kind: 'command',
    id: wordIn(id, 'id'),
    label: wordIn(label, 'label'),
    ...(keys === undefined ? {} : { keys: wordIn(keys, 'keys') }),
    enabled: enabled === true,
    ...(typeof checked === 'boolean' ? { checked } : {}),
  };
}

/** Reads the menu of a misspelled word. Throws an InvalidCallError where it is none. */
export function readSpellingMenu(value: unknown): SpellingMenu {
  const { word, suggestions, none, learn } = (value ?? {}) as SpellingMenu;
  const texts: readonly unknown[] = [word, none, learn, ...(Array.isArray(suggestions) ? suggestions : [0])];
  if (texts.length > MOST_TEXTS || !texts.every((one) => typeof one === 'string' && one.length <= MOST_LETTERS)) {
    throw new InvalidCallError('spellingMenu: a few short texts are expected');
  }
  return { word, suggestions, none, learn };
}
