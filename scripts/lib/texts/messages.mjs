/** Reads the message catalogs in `languages/`, and finds out which values each message takes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../node-version.mjs';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ key: string, text: string, area: string }} Message `area` is the file that has it, without its ending. */

/** The language that every other one is translated from. */
export const SOURCE_LANGUAGE = 'en';

const LANGUAGES = join(ROOT, 'languages');

/** Lists the languages that have a folder. */
export const listLanguages = () => readdirSync(LANGUAGES).sort();

/** Reads all messages of a language, in the order of its files. @param {string} language @returns {Message[]} */
export function readMessages(language) {
  const folder = join(LANGUAGES, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const area = file.replaceAll('\\', '/').replace(/\.json$/, '');
    return collectMessages(JSON.parse(readFileSync(join(folder, file), 'utf8')), '', area);
  });
}

/** @param {Record<string, unknown>} group @param {string} prefix @param {string} area @returns {Message[]} */
const collectMessages = (group, prefix, area) =>
  Object.entries(group).flatMap(([name, value]) => {
    if (typeof value === 'string') return [{ key: prefix + name, text: value, area }];
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error(`${area}.json: ${prefix}${name} is neither a text nor a group of texts`);
    return collectMessages(/** @type {Record<string, unknown>} */ (value), `${prefix}${name}.`, area);
  });

/**
 * Returns the values that a message takes, by name, with their TypeScript types. Throws if the text is not a valid ICU message.
 * @param {Message} message
 * @returns {Map<string, string>}
 */
export function getValueTypes({ key, text }) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  /** @param {string} name @param {string} type */
  const add = (name, type) => found.set(name, (found.get(name) ?? new Set()).add(type));
  /** @param {readonly Element[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      const type = getElementType(element);
      if (type !== undefined && 'value' in element) add(element.value, type);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  try {
    visit(parse(text, { ignoreTag: true }));
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : error}: ${text}`);
  }
  return new Map([...found].map(([name, types]) => [name, getType(types)]));
}

/** Returns the texts that a message is made of, without values and the names of its choices. @param {string} message */
export function readTexts(message) {
  /** @type {string[]} */
  const texts = [];
  /** @param {readonly Element[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) texts.push(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message, { ignoreTag: true }));
  return texts;
}

/** Returns the type of the value that an element of a message takes; undefined for plain text. @param {Element} element */
function getElementType(element) {
  switch (element.type) {
    case TYPE.argument:
      return 'text';
    case TYPE.number:
    case TYPE.plural:
    case TYPE.date:
    case TYPE.time:
      return 'number';
    case TYPE.select:
      return 'true' in element.options ? 'boolean' : 'string';
    default:
      return undefined;
  }
}

/** Returns the type of a value. Formatting it decides, even if it is only inserted elsewhere. @param {Set<string>} types */
function getType(types) {
  for (const type of ['number', 'boolean', 'string']) if (types.has(type)) return type;
  return 'string | number';
}

/** The line width of the sources. Longer lines are broken as the formatter would break them. */
const LINE_WIDTH = 120;

/** Returns the source of `src/shared/texts/message-values.ts`. @param {readonly Message[]} messages */
export function writeMessageValues(messages) {
  const lines = messages.map((message) => {
    const types = [...getValueTypes(message)].map(([name, type]) => `${name}: ${type}`);
    const line = `  '${message.key}': ${types.length === 0 ? 'undefined' : `{ ${types.join('; ')} }`};`;
    if (line.length <= LINE_WIDTH) return line;
    return [`  '${message.key}': {`, ...types.map((type) => `    ${type};`), '  };'].join('\n');
  });
  return `// Written by \`npm run texts\` from languages/${SOURCE_LANGUAGE}. Do not edit.

/** The values that each message takes. */
export interface MessageValues {
${lines.join('\n')}
}
`;
}
