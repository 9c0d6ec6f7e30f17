/** The messages in languages/: what each language has, what the sources name, and what is loaded when. */
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
/** Languages that the settings offer. The others are being translated, and English stands in for what they have not. */
const OFFERED = OTHER_LANGUAGES.filter((language) => LANGUAGES.some((offered) => offered === language));

/** Translations of CREDITS.md. Their keys are its English texts, so English needs no catalogue of them. */
const CREDITS = 'credits';

const readOther = (language: string): Message[] => readMessages(language).filter(({ area }) => area !== CREDITS);

/** Whether a message can take a value of a type, when English says that it is of another. */
const canTake = (english: string | undefined, type: string): boolean =>
  type === english ||
  (english === 'string | number' && type === 'string') ||
  (english === 'number' && type === 'string | number');

/** Returns the names that a JSON text gives twice within a group, which reading it hides. */
function findRepeatedNames(json: string): string[] {
  const groups: Set<string>[] = [];
  const repeated: string[] = [];
  for (const [token, name, colon] of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*(:?)|[{}]/g)) {
    const group = groups.at(-1);
    if (token === '{') groups.push(new Set());
    else if (token === '}') groups.pop();
    else if (colon === ':' && name !== undefined && group !== undefined) {
      if (group.has(name)) repeated.push(name);
      group.add(name);
    }
  }
  return repeated;
}

describe('the catalogues of messages', () => {
  it('have the types that npm run texts writes', () => {
    const written = readFileSync(join(ROOT, 'src', 'shared', 'texts', 'message-values.ts'), 'utf8');
    expect(written, 'Run npm run texts.').toBe(writeMessageValues(ENGLISH));
  });

  it.each(listLanguages())('hold only ICU messages that are not empty: %s', (language) => {
    const messages = readMessages(language);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) getValueTypes(message);
    expect(messages.filter(({ text }) => text.trim() === '').map(({ key }) => key)).toEqual([]);
  });

  it.each(listLanguages())('name each message once: %s', (language) => {
    const folder = join(ROOT, 'languages', language);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const repeated = files.map((file) => [file, findRepeatedNames(readFileSync(join(folder, file), 'utf8'))]);
    expect(repeated.filter(([, names]) => names?.length !== 0)).toEqual([]);
    const keys = readMessages(language).map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('are searched for names that a group gives twice', () => {
    expect(findRepeatedNames('{"a": {"b": "\\"b\\": {", "c": "d"}, "e": {"b": "x", "b": "y"}, "a": "z"}')).toEqual([
      'b',
      'a',
    ]);
  });

  it.each(OFFERED)(
    'have every English message in the same file in another language that is offered, and no other: %s',
    (language) => {
      const place = ({ area, key }: Message) => `${area}.json: ${key}`;
      expect(readOther(language).map(place).sort()).toEqual(ENGLISH.map(place).sort());
    },
  );

  it('have English messages only in a language that is not offered yet', () => {
    const place = ({ area, key }: Message) => `${area}.json: ${key}`;
    const english = new Set(ENGLISH.map(place));
    const unfinished = OTHER_LANGUAGES.filter((language) => !OFFERED.includes(language));
    expect(unfinished).toContain('fr');
    for (const language of unfinished) {
      const unknown = readOther(language).map(place);
      expect(unknown.filter((message) => !english.has(message))).toEqual([]);
    }
  });

  it.each(OTHER_LANGUAGES)('take the values of the English message in another language: %s', (language) => {
    const wrong = readOther(language).flatMap((message) => {
      const english = ENGLISH_BY_KEY.get(message.key);
      if (english === undefined) return [];
      const [needed, types] = [getValueTypes(english), getValueTypes(message)];
      const isSame = types.size === needed.size && [...types].every(([name, type]) => canTake(needed.get(name), type));
      return isSame ? [] : [`${message.key}: ${english.text} | ${message.text}`];
    });
    expect(wrong).toEqual([]);
  });

  it('translate the credits in other languages only, since their keys are English', () => {
    expect(ENGLISH.filter(({ area }) => area === CREDITS)).toEqual([]);
    for (const language of OFFERED) expect(readMessages(language).some(({ area }) => area === CREDITS)).toBe(true);
  });
});

describe('the messages that the sources name', () => {
  const sources = readSources('src');
  const uses = [...sources].flatMap(([file, source]) =>
    file === 'src/shared/texts/message-values.ts' ? [] : findMessageUses(source).map((use) => ({ ...use, file })),
  );

  it('are all that the catalogues have', () => {
    const unused = ENGLISH.filter(({ key }) => !uses.some((use) => use.matches(key)));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  it('are all in the catalogues', () => {
    const groups = new Set(ENGLISH.map(({ key }) => key.split('.')[0]));
    const isKnown = (text: string) => ENGLISH.some(({ key }) => key === text || key.startsWith(`${text}.`));
    const inWindow = uses.filter(
      ({ file, text }) => file.startsWith('src/renderer/') && groups.has(text.split('.')[0]),
    );
    expect(inWindow.length).toBeGreaterThan(1000);
    const unknown = inWindow.filter(({ text, isOpen, matches }) =>
      isOpen ? !ENGLISH.some(({ key }) => matches(key)) : !isKnown(text),
    );
    expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  const started = findLoadedFiles(sources, 'src/renderer/main.tsx');
  const startedUses = uses.filter(({ file }) => started.has(file));

  it('come with window.json where the start of a window loads what names them: screens.json comes with the first lazy component', () => {
    expect(started).toContain('src/renderer/app/shell/shell.tsx');
    expect(started).not.toContain('src/renderer/features/teams/team-screen.tsx');
    const isShared = (area: string) =>
      ['shared', 'forms', 'files', 'cards', 'play'].includes(area) || area.startsWith('games/');
    // Shared code names messages of findings, forms and games, which are loaded before the window is drawn.
    const isLate = (area: string, file: string) =>
      area !== 'window' && !(isShared(area) && file.startsWith('src/shared/'));
    const late = ENGLISH.flatMap(({ key, area }) =>
      startedUses.filter((use) => isLate(area, use.file) && use.matches(key)).map(({ file }) => `${file}: ${key}`),
    );
    expect(late).toEqual([]);
  });

  it('come with screens.json where only lazy components name a group of them', () => {
    const inWindow = ENGLISH.filter(({ area }) => area === 'window');
    const groupOf = ({ key }: Message) => key.split('.')[0] ?? '';
    const needed = new Set(inWindow.filter(({ key }) => startedUses.some((use) => use.matches(key))).map(groupOf));
    expect([...new Set(inWindow.map(groupOf))].filter((group) => !needed.has(group))).toEqual([]);
  });
});

describe('a search for the names of messages', () => {
  const find = (source: string, ...keys: string[]) => {
    const uses = findMessageUses(source);
    return keys.filter((key) => uses.some((use) => use.matches(key)));
  };
  const open = (name: string) => `\${${name}}`;

  it('finds quoted names and templates with open parts', () => {
    expect(find("t('a.b')", 'a.b', 'a.b.c', 'a')).toEqual(['a.b']);
    expect(find(`t(\`a.${open('x')}\`)`, 'a.b', 'a.b.c', 'b.a', 'a.two words')).toEqual(['a.b', 'a.two words']);
    expect(find(`t(\`a.${open('x')}.c\`)`, 'a.b.c', 'a.c', 'a.b.d')).toEqual(['a.b.c']);
  });

  it('takes an open beginning only for what the file quotes', () => {
    const source = `type List = 'teams'; t(\`${open('list')}.title\`)`;
    expect(find(source, 'teams.title', 'decks.title')).toEqual(['teams.title']);
  });
});
