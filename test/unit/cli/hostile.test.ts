/** Malicious or damaged files are refused with a message or checked, and have no other effect. */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { createFolder, removeFolder, runRollcall, runUnprivileged } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(removeFolder));

function writeDocument(content: string | Uint8Array): string {
  const testFolder = createFolder({});
  folders.push(testFolder);
  const filePath = join(testFolder, 'x.json');
  writeFileSync(filePath, content);
  return filePath;
}

interface Result {
  verdict: string;
  fingerprint: string | null;
  findings: { code: string; actual?: unknown; fixes?: unknown }[];
  error: { path: string; expected: string } | null;
}

/** Runs `check --json` and expects valid JSON, no internal error and no change of built-in objects, whatever the file contains. */
async function runCheck(...cliArguments: string[]): Promise<Result[]> {
  const { exit: exitCode, out: output, err: errorOutput } = await runRollcall('check', ...cliArguments, '--json');
  expect(errorOutput).not.toContain('fault in Rollcall');
  expect([0, 1, 2]).toContain(exitCode);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  return (JSON.parse(output) as { results: Result[] }).results;
}

async function checkContent(content: string | Uint8Array, ...extraFlags: string[]): Promise<Result> {
  const [onlyResult] = await runCheck(writeDocument(content), ...extraFlags);
  if (!onlyResult) throw new Error('no answer');
  return onlyResult;
}

const createHeroText = (changes: Partial<Character> = {}) => JSON.stringify({ ...readBaseCharacter(), ...changes });
const createTeamText = (changes: Partial<Team> = {}) => JSON.stringify({ ...readBaseTeam(), ...changes });
/** Adds a key with this JSON value at the end of a document. */
const addKey = (documentText: string, keyName: string, valueText: string) =>
  documentText.replace(/\}$/, `,"${keyName}":${valueText}}`);
const createNestedLists = (nestingDepth: number) => '['.repeat(nestingDepth) + ']'.repeat(nestingDepth);
const createNestedObjects = (nestingDepth: number) => `${'{"a":'.repeat(nestingDepth)}1${'}'.repeat(nestingDepth)}`;
const createMany = <T>(itemCount: number, createItem: (index: number) => T) =>
  Array.from({ length: itemCount }, (_entry, index) => createItem(index));
const listCodes = ({ findings }: Result) => [...new Set(findings.map((finding) => finding.code))];
const [bashAttack] = readBaseCharacter().attacks as [Character['attacks'][0]];
/** `npm run soak` uses the whole numbers, other runs a quarter. */
const MANY_ITEMS = scaleRuns(100_000);
const MILLION = scaleRuns(1e6);

describe('check: bytes', () => {
  it.each([
    ['nothing', ''],
    ['only spaces and line breaks', ' \r\n\t'],
    ['zeros', new Uint8Array(1000)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${createHeroText()}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${createHeroText()}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(createHeroText({ name: 'Señora Löwe' }), 'latin1')],
    ['two byte order marks', `\ufeff\ufeff${createHeroText()}`],
    ['two documents', createHeroText() + createHeroText()],
    ['a comment', `// mine\n${createHeroText()}`],
    ['NaN', addKey(createHeroText(), 'power', 'NaN')],
  ])('reports a file with %s as unreadable', async (_caseName, content) => {
    expect(await checkContent(content)).toMatchObject({
      verdict: 'unreadable',
      fingerprint: null,
      error: { path: '' },
    });
  });

  it('ignores a byte order mark and accepts all line endings', async () => {
    const prettyText = JSON.stringify(readBaseCharacter(), null, 2);
    const plainResult = await checkContent(prettyText);
    expect(plainResult.verdict).toBe('legal');
    for (const equivalentText of [
      `\ufeff${prettyText}`,
      prettyText.replaceAll('\n', '\r\n'),
      `\ufeff${prettyText.replaceAll('\n', '\r')}`,
    ]) {
      expect(await checkContent(equivalentText)).toMatchObject({
        verdict: 'legal',
        fingerprint: plainResult.fingerprint,
      });
    }
  });

  it('reports a truncated file as unreadable, wherever it is cut', async () => {
    const documentBytes = Buffer.from(createHeroText({ name: 'Żółta Λ 🜂' }));
    const testFolder = createFolder({});
    folders.push(testFolder);
    for (let cutLength = 0; cutLength < documentBytes.length; cutLength++)
      writeFileSync(join(testFolder, `${cutLength}.json`), documentBytes.subarray(0, cutLength));
    const answers = await runCheck(testFolder);
    expect(answers).toHaveLength(documentBytes.length);
    expect(new Set(answers.map((checkResult) => checkResult.verdict))).toEqual(new Set(['unreadable']));
  });
});

describe('check: size', () => {
  it.each([
    ['a name', createHeroText({ name: 'x'.repeat(20 * MILLION) })],
    ['an unknown key', addKey(createHeroText(), 'ballast', JSON.stringify('y'.repeat(20 * MILLION)))],
    ['spaces in the name of an Ability', createHeroText({ abilities: [{ name: `a${' '.repeat(20 * MILLION)}b` }] })],
  ])('judges a document with millions of letters in %s', async (_caseName, content) => {
    expect((await checkContent(content)).verdict).toBe('legal');
  });

  it('reports a huge file that is not a document as unreadable', async () => {
    for (const content of [
      ' '.repeat(20 * MILLION),
      `[${'1,'.repeat(10 * MILLION)}1]`,
      '"'.padEnd(20 * MILLION, 'x'),
    ]) {
      expect((await checkContent(content)).verdict).toBe('unreadable');
    }
  });

  it.each<[string, string, string[]]>([
    [
      'unknown members',
      createTeamText({ members: createMany(MANY_ITEMS, (index) => ({ character: `m${index}` })) }),
      ['su.team.unknown-member'],
    ],
    [
      'attacks',
      createHeroText({
        attacks: [bashAttack, ...createMany(MANY_ITEMS, (index) => ({ ...bashAttack, name: `a${index}` }))],
      }),
      [],
    ],
    ['talents', createHeroText({ talents: createMany(MANY_ITEMS, (index) => ({ name: `t${index}` })) }), []],
    [
      'effects',
      createHeroText({
        attacks: [
          bashAttack,
          { ...bashAttack, name: 'a', effects: createMany(MANY_ITEMS, () => ({ effect: 'damage' })) },
        ],
      }),
      [],
    ],
    ['unknown keys', createHeroText(Object.fromEntries(createMany(MANY_ITEMS, (index) => [`k${index}`, index]))), []],
  ])(`judges a document with ${MANY_ITEMS} %s`, async (_caseName, content, expected) => {
    const checkResult = await checkContent(content);
    expect(listCodes(checkResult)).toEqual(expected);
    expect(checkResult.verdict).toBe(expected.length === 0 ? 'legal' : 'illegal');
  });

  it('omits fixes when a document has tens of thousands of findings', async () => {
    const { findings } = await checkContent(
      createTeamText({ members: createMany(MANY_ITEMS, (index) => ({ character: `m${index}` })) }),
      '--fixes',
    );
    expect(findings).toHaveLength(MANY_ITEMS);
    expect(findings.some((finding) => finding.fixes !== undefined)).toBe(false);
  });
});

describe('check: depth', () => {
  const DEEP_LEVELS = [201, 10_000, 100_000];

  it.each(DEEP_LEVELS)('reports %d nested lists or objects as unreadable at any pointer', async (nestingDepth) => {
    for (const nestedText of [createNestedLists(nestingDepth), createNestedObjects(nestingDepth)]) {
      const documentTexts = [
        nestedText,
        addKey(createHeroText(), 'name', nestedText),
        addKey(createHeroText(), 'unheard-of', nestedText),
        addKey(createHeroText(), 'art', `{"other":${nestedText}}`),
        addKey(createTeamText(), 'options', `{"su.spray":${nestedText}}`),
        addKey(createTeamText(), 'options', `{"other":${nestedText}}`),
      ];
      for (const documentText of documentTexts)
        expect((await checkContent(documentText, '--fixes')).verdict).toBe('unreadable');
    }
  });

  it('refuses a deeply nested event pack without an internal error', async () => {
    const eventPack = addKey(
      addKey(createHeroText(), 'format', '"rollcall.event"'),
      'options',
      `{"su.spray":${createNestedLists(100_000)}}`,
    );
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'check',
      writeDocument(createHeroText()),
      '--event',
      writeDocument(eventPack),
    );
    expect({ exit: exitCode, fault: errorOutput.includes('fault in Rollcall') }).toEqual({ exit: 2, fault: false });
  });

  it('accepts 150 levels of nesting in unknown keys, and reports them in options', async () => {
    expect((await checkContent(addKey(createHeroText(), 'unheard-of', createNestedLists(150)))).verdict).toBe('legal');
    expect(
      listCodes(await checkContent(addKey(createTeamText(), 'options', `{"su.spray":${createNestedObjects(150)}}`))),
    ).toEqual(['su.team.vocabulary']);
  });
});

describe('check: names with a meaning in JavaScript', () => {
  const POISON_KEYS = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}';

  it('ignores such keys at every depth', async () => {
    const cleanResult = await checkContent(createTeamText());
    const poisonedText = createTeamText().replaceAll('{', `{${POISON_KEYS.slice(1, -1)},`);
    // In options, such a key is an unknown word. It is ignored everywhere else.
    expect(await checkContent(poisonedText)).toMatchObject({
      verdict: cleanResult.verdict,
      fingerprint: cleanResult.fingerprint,
    });
    expect(listCodes(await checkContent(addKey(createTeamText(), 'options', POISON_KEYS)))).toEqual([
      'su.team.vocabulary',
    ]);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])(
    'treats %s as an ordinary id',
    async (characterId) => {
      expect((await checkContent(createHeroText({ id: characterId }))).verdict).toBe('legal');
      const members = [{ character: characterId }];
      expect(listCodes(await checkContent(createTeamText({ members, leader: characterId })))).toContain(
        'su.team.unknown-member',
      );
      expect(
        (
          await checkContent(
            createHeroText({ alignment: characterId, classes: [characterId], movement: [characterId] }),
          )
        ).verdict,
      ).toBe('illegal');
      expect(listCodes(await checkContent(createTeamText({ gimmicks: [characterId] })))).toContain(
        'su.team.gimmicks.unknown',
      );
    },
  );

  it('reads such keys in an event pack like other keys, and never as an approval', async () => {
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 25,
    };
    const filePath = writeDocument(createHeroText({ id: '__proto__' }));
    for (const wrongValue of ['5', '{"a":1}', 'null']) {
      const eventPath = writeDocument(addKey(JSON.stringify(eventPack), 'approved', `{"__proto__":${wrongValue}}`));
      const { exit: exitCode, err: errorOutput } = await runRollcall('check', filePath, '--event', eventPath);
      expect(exitCode).toBe(2);
      expect(errorOutput).toContain('/approved/__proto__: cannot be read; expected string');
    }
    const emptyApprovalPath = writeDocument(JSON.stringify({ ...eventPack, approved: {} }));
    const [checkResult] = await runCheck(filePath, '--event', emptyApprovalPath);
    expect(checkResult && listCodes(checkResult)).toContain('event.not-approved');
  });
});

describe('check: values', () => {
  it.each(['1e999', '-1e999', '-0', '1e-320', '4.5', '9007199254740993'])(
    'judges a document with %s in place of every number',
    async (numberText) => {
      const { verdict, findings } = await checkContent(
        createHeroText().replace(/(?<!"version"):\d+/g, `:${numberText}`),
      );
      expect(verdict).toBe('illegal');
      // Numbers that JSON cannot express are written as words.
      for (const { actual: actualValue } of findings)
        if (typeof actualValue === 'number') expect(Number.isFinite(actualValue)).toBe(true);
    },
  );

  it('accepts lone surrogates and control characters in names', async () => {
    for (const nameJson of ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000\\u001b[2J"', '"\\u202e"', '""']) {
      const checkResult = await checkContent(createHeroText().replace('"name":"Plain"', `"name":${nameJson}`));
      expect(checkResult.verdict).toBe('legal');
      expect(checkResult.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:\\Windows\\x', 'con', '.', ' ', ''])(
    'accepts an id without using it as a path: %j',
    async (characterId) => {
      const checkResult = await checkContent(createHeroText({ id: characterId }));
      expect(checkResult.verdict).toBe('legal');
      expect(listCodes(checkResult)).toEqual(characterId === 'con' ? [] : ['su.character.id']);
    },
  );

  it('reports a document with a repeated key as unreadable', async () => {
    for (const filePath of [
      addKey(createHeroText(), 'level', '11'),
      addKey(createHeroText({ level: 11 }), 'level', '3'),
    ])
      expect(await checkContent(filePath)).toMatchObject({ verdict: 'unreadable', error: { path: '/level' } });
  });
});

describe('check: paths', () => {
  it('reports a folder named like a document, a link to itself and a dangling link without an internal error', async () => {
    const testFolder = createFolder({ 'good.hero.json': readBaseCharacter() });
    folders.push(testFolder);
    mkdirSync(join(testFolder, 'x.json'));
    expect((await runCheck(testFolder)).map((checkResult) => checkResult.verdict)).toEqual(['legal']);
    const emptyFolderResult = await runRollcall('check', join(testFolder, 'x.json'));
    expect(emptyFolderResult).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringContaining('no .json document found'),
    });
    symlinkSync(join(testFolder, 'loop.json'), join(testFolder, 'loop.json'));
    symlinkSync(testFolder, join(testFolder, 'again'));
    symlinkSync(join(testFolder, 'gone'), join(testFolder, 'nowhere.json'));
    for (const fileName of ['loop.json', 'nowhere.json', '']) {
      const { exit: exitCode, err: errorOutput } = await runRollcall('check', join(testFolder, fileName));
      expect(exitCode).toBe(2);
      expect(errorOutput).not.toContain('fault in Rollcall');
      expect(errorOutput).toContain(testFolder);
    }
  });

  // Windows has a different system of permissions.
  if (process.platform !== 'win32') {
    it('reports a file without read permission', async () => {
      const filePath = writeDocument(createHeroText());
      chmodSync(filePath, 0o000);
      const { exit: exitCode, err: errorOutput } = await runUnprivileged(() => runRollcall('check', filePath));
      expect({ exit: exitCode, said: errorOutput.includes('may not be read; check its permissions') }).toEqual({
        exit: 2,
        said: true,
      });
    });
  }
});
