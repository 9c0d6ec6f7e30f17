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
  const languageFolder = join(LANGUAGES, language);
  const messageFiles = readdirSync(languageFolder, { recursive: true, encoding: 'utf8' }).filter((messageFile) =>
    messageFile.endsWith('.json'),
  );
  return messageFiles.sort().flatMap((messageFile) => {
    const area = messageFile.replaceAll('\\', '/').replace(/\.json$/, '');
    return collectMessages(JSON.parse(readFileSync(join(languageFolder, messageFile), 'utf8')), '', area);
  });
}

/** @param {Record<string, unknown>} group @param {string} prefix @param {string} area @returns {Message[]} */
const collectMessages = (group, prefix, area) =>
  Object.entries(group).flatMap(([entryName, entryValue]) => {
    if (typeof entryValue === 'string') return [{ key: prefix + entryName, text: entryValue, area }];
    if (typeof entryValue !== 'object' || entryValue === null || Array.isArray(entryValue))
      throw new Error(`${area}.json: ${prefix}${entryName} is neither a text nor a group of texts`);
    return collectMessages(/** @type {Record<string, unknown>} */ (entryValue), `${prefix}${entryName}.`, area);
  });

/**
 * Returns the values that a message takes, by name, with their TypeScript types. Throws if the text is not a valid ICU message.
 * @param {Message} message
 * @returns {Map<string, string>}
 */
export function getValueTypes({ key, text }) {
  /** @type {Map<string, Set<string>>} */
  const typesByName = new Map();
  /** @param {string} valueName @param {string} valueType */
  const addType = (valueName, valueType) =>
    typesByName.set(valueName, (typesByName.get(valueName) ?? new Set()).add(valueType));
  /** @param {readonly Element[]} elements */
  const visitElements = (elements) => {
    for (const element of elements) {
      const valueType = getElementType(element);
      if (valueType !== undefined && 'value' in element) addType(element.value, valueType);
      if ('options' in element) for (const { value } of Object.values(element.options)) visitElements(value);
    }
  };
  try {
    visitElements(parse(text, { ignoreTag: true }));
  } catch (error) {
    throw new Error(`${key}: ${error instanceof Error ? error.message : error}: ${text}`);
  }
  return new Map([...typesByName].map(([valueName, types]) => [valueName, getType(types)]));
}

/** Returns the texts that a message is made of, without values and the names of its choices. @param {string} message */
export function readTexts(message) {
  /** @type {string[]} */
  const texts = [];
  /** @param {readonly Element[]} elements */
  const visitElements = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) texts.push(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) visitElements(value);
    }
  };
  visitElements(parse(message, { ignoreTag: true }));
  return texts;
}

/**
 * Returns the type of the value that an element of a message takes; undefined for plain text. A value that is only inserted, as in
 * `{name}`, has the type `text`, which may be a string or a number. A choice with the cases `true` and `other` takes a boolean.
 * @param {Element} element
 */
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

/**
 * Returns the type of a value that a message may use in several places. A place that formats the value decides, even if other places
 * only insert the value.
 * @param {Set<string>} types
 */
function getType(types) {
  for (const valueType of ['number', 'boolean', 'string']) if (types.has(valueType)) return valueType;
  return 'string | number';
}

/** The line width of the sources. Longer lines are broken as the formatter would break them. */
const LINE_WIDTH = 120;

/** Returns the source of `src/shared/texts/message-values.ts`. @param {readonly Message[]} messages */
export function writeMessageValues(messages) {
  const typeLines = messages.map((message) => {
    const types = [...getValueTypes(message)].map(([valueName, valueType]) => `${valueName}: ${valueType}`);
    const typeLine = `  '${message.key}': ${types.length === 0 ? 'undefined' : `{ ${types.join('; ')} }`};`;
    if (typeLine.length <= LINE_WIDTH) return typeLine;
    return [`  '${message.key}': {`, ...types.map((valueType) => `    ${valueType};`), '  };'].join('\n');
  });
  return `// Written by \`npm run texts\` from languages/${SOURCE_LANGUAGE}. Do not edit.

/** The values that each message takes. */
export interface MessageValues {
${typeLines.join('\n')}
}
`;
}
