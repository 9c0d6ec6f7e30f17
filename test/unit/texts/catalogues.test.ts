/** Tests which messages each language has, which ones the sources use, and when each file of messages is loaded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import {
  getValueTypes,
  listLanguages,
  type Message,
  readMessages,
  SOURCE_LANGUAGE,
  writeMessageValues,
} from '../../../scripts/lib/texts/messages.mjs';
import { LANGUAGES } from '../../../src/shared/menu.ts';
import { findLoadedFiles, findMessageUses, readSources } from '../../support/language/message-uses.ts';

const ENGLISH = readMessages(SOURCE_LANGUAGE);
const ENGLISH_BY_KEY = new Map(ENGLISH.map((message) => [message.key, message]));
const OTHER_LANGUAGES = listLanguages().filter((language) => language !== SOURCE_LANGUAGE);
/** Languages that the settings offer. The others are incomplete and fall back to English. */
const OFFERED = OTHER_LANGUAGES.filter((language) => LANGUAGES.some((offered) => offered === language));

/** The translations of CREDITS.md. Their keys are the English texts, so English needs no catalog for them. */
const CREDITS = 'credits';

const readOther = (language: string): Message[] => readMessages(language).filter(({ area }) => area !== CREDITS);

/** Whether a translated message may declare this type for a value whose type in English is `englishType`. */
const canTake = (englishType: string | undefined, valueType: string): boolean =>
  valueType === englishType ||
  (englishType === 'string | number' && valueType === 'string') ||
  (englishType === 'number' && valueType === 'string | number');

/** Returns the keys that a JSON text repeats within an object. JSON.parse would hide them. */
function findRepeatedNames(jsonText: string): string[] {
  const groups: Set<string>[] = [];
  const repeatedNames: string[] = [];
  // Matches a brace, or a text such as `"save"`, with the colon that follows it if it is a key.
  for (const [jsonToken, entryName, colon] of jsonText.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:?)|[{}]/g)) {
    const group = groups.at(-1);
    if (jsonToken === '{') groups.push(new Set());
    else if (jsonToken === '}') groups.pop();
    else if (colon === ':' && entryName !== undefined && group !== undefined) {
      if (group.has(entryName)) repeatedNames.push(entryName);
      group.add(entryName);
    }
  }
  return repeatedNames;
}

describe('the message catalogs', () => {
  it('matches the types that npm run texts writes', () => {
    const writtenTypes = readFileSync(join(ROOT, 'src', 'shared', 'texts', 'message-values.ts'), 'utf8');
    expect(writtenTypes, 'Run npm run texts.').toBe(writeMessageValues(ENGLISH));
  });

  it.each(listLanguages())('contains only valid ICU messages with text: %s', (language) => {
    const messages = readMessages(language);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) getValueTypes(message);
    expect(messages.filter(({ text }) => text.trim() === '').map(({ key }) => key)).toEqual([]);
  });

  it.each(listLanguages())('names each message once: %s', (language) => {
    const languageFolder = join(ROOT, 'languages', language);
    const catalogFiles = readdirSync(languageFolder, { recursive: true, encoding: 'utf8' }).filter((filePath) =>
      filePath.endsWith('.json'),
    );
    const repeatedByFile = catalogFiles.map((filePath) => [
      filePath,
      findRepeatedNames(readFileSync(join(languageFolder, filePath), 'utf8')),
    ]);
    expect(repeatedByFile.filter(([, names]) => names?.length !== 0)).toEqual([]);
    const messageKeys = readMessages(language).map(({ key }) => key);
    expect(messageKeys.filter((messageKey, index) => messageKeys.indexOf(messageKey) !== index)).toEqual([]);
  });

  it('findRepeatedNames finds keys that occur twice in a group', () => {
    expect(findRepeatedNames('{"a": {"b": "\\"b\\": {", "c": "d"}, "e": {"b": "x", "b": "y"}, "a": "z"}')).toEqual([
      'b',
      'a',
    ]);
  });

  it.each(OFFERED)(
    'contains every English message in the same file and no other, for the offered language %s',
    (language) => {
      const describePlace = ({ area, key }: Message) => `${area}.json: ${key}`;
      expect(readOther(language).map(describePlace).sort()).toEqual(ENGLISH.map(describePlace).sort());
    },
  );

  it('contains only English messages in languages that are not offered yet', () => {
    const describePlace = ({ area, key }: Message) => `${area}.json: ${key}`;
    const englishPlaces = new Set(ENGLISH.map(describePlace));
    const unfinished = OTHER_LANGUAGES.filter((language) => !OFFERED.includes(language));
    expect(unfinished).toContain('fr');
    for (const language of unfinished) {
      const unknown = readOther(language).map(describePlace);
      expect(unknown.filter((message) => !englishPlaces.has(message))).toEqual([]);
    }
  });

  it.each(OTHER_LANGUAGES)('uses the same values as the English message: %s', (language) => {
    const wrongMessages = readOther(language).flatMap((message) => {
      const englishMessage = ENGLISH_BY_KEY.get(message.key);
      if (englishMessage === undefined) return [];
      const [neededTypes, givenTypes] = [getValueTypes(englishMessage), getValueTypes(message)];
      const hasSameTypes =
        givenTypes.size === neededTypes.size &&
        [...givenTypes].every(([entryName, valueType]) => canTake(neededTypes.get(entryName), valueType));
      return hasSameTypes ? [] : [`${message.key}: ${englishMessage.text} | ${message.text}`];
    });
    expect(wrongMessages).toEqual([]);
  });

  it('translates the credits in other languages only, since their keys are English', () => {
    expect(ENGLISH.filter(({ area }) => area === CREDITS)).toEqual([]);
    for (const language of OFFERED) expect(readMessages(language).some(({ area }) => area === CREDITS)).toBe(true);
  });
});

describe('messages that the sources use', () => {
  const sources = readSources('src');
  const messageUses = [...sources].flatMap(([filePath, sourceText]) =>
    filePath === 'src/shared/texts/message-values.ts'
      ? []
      : findMessageUses(sourceText).map((messageUse) => ({ ...messageUse, file: filePath })),
  );

  it('finds a use for every message of the catalogs', () => {
    const unused = ENGLISH.filter(({ key }) => !messageUses.some((messageUse) => messageUse.matches(key)));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  it('finds every used message in the catalogs', () => {
    const groups = new Set(ENGLISH.map(({ key }) => key.split('.')[0]));
    const isKnown = (messageText: string) =>
      ENGLISH.some(({ key }) => key === messageText || key.startsWith(`${messageText}.`));
    const inWindow = messageUses.filter(
      ({ file, text }) => file.startsWith('src/renderer/') && groups.has(text.split('.')[0]),
    );
    expect(inWindow.length).toBeGreaterThan(1000);
    const unknown = inWindow.filter(({ text, isOpen, matches }) =>
      isOpen ? !ENGLISH.some(({ key }) => matches(key)) : !isKnown(text),
    );
    expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  const startFiles = findLoadedFiles(sources, 'src/renderer/main.tsx');
  const startedUses = messageUses.filter(({ file }) => startFiles.has(file));

  it('loads messages for the start of a window from window.json, because screens.json loads with the first lazy component', () => {
    expect(startFiles).toContain('src/renderer/app/shell/shell.tsx');
    expect(startFiles).not.toContain('src/renderer/features/teams/team-screen.tsx');
    const isShared = (area: string) =>
      ['shared', 'forms', 'files', 'cards', 'play'].includes(area) || area.startsWith('games/');
    // Shared code uses messages of findings, forms and games, which are loaded before the window is drawn.
    const isLate = (area: string, filePath: string) =>
      area !== 'window' && !(isShared(area) && filePath.startsWith('src/shared/'));
    const lateMessages = ENGLISH.flatMap(({ key, area }) =>
      startedUses
        .filter((messageUse) => isLate(area, messageUse.file) && messageUse.matches(key))
        .map(({ file }) => `${file}: ${key}`),
    );
    expect(lateMessages).toEqual([]);
  });

  it('loads groups that only lazy components use from screens.json', () => {
    const inWindow = ENGLISH.filter(({ area }) => area === 'window');
    const getGroup = ({ key }: Message) => key.split('.')[0] ?? '';
    const neededGroups = new Set(
      inWindow.filter(({ key }) => startedUses.some((messageUse) => messageUse.matches(key))).map(getGroup),
    );
    expect([...new Set(inWindow.map(getGroup))].filter((group) => !neededGroups.has(group))).toEqual([]);
  });
});

describe('findMessageUses', () => {
  const findMatchingKeys = (sourceText: string, ...messageKeys: string[]) => {
    const messageUses = findMessageUses(sourceText);
    return messageKeys.filter((messageKey) => messageUses.some((messageUse) => messageUse.matches(messageKey)));
  };
  const formatOpenPart = (entryName: string) => `\${${entryName}}`;

  it('finds quoted message keys and templates with open parts', () => {
    expect(findMatchingKeys("t('a.b')", 'a.b', 'a.b.c', 'a')).toEqual(['a.b']);
    expect(findMatchingKeys(`t(\`a.${formatOpenPart('x')}\`)`, 'a.b', 'a.b.c', 'b.a', 'a.two words')).toEqual([
      'a.b',
      'a.two words',
    ]);
    expect(findMatchingKeys(`t(\`a.${formatOpenPart('x')}.c\`)`, 'a.b.c', 'a.c', 'a.b.d')).toEqual(['a.b.c']);
  });

  it('matches an open beginning only with words that the file quotes', () => {
    const sourceText = `type List = 'teams'; t(\`${formatOpenPart('list')}.title\`)`;
    expect(findMatchingKeys(sourceText, 'teams.title', 'decks.title')).toEqual(['teams.title']);
  });
});
