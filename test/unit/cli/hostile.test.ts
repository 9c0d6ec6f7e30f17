/** Files that mean harm, or were only damaged: refused in a sentence or judged, and nothing else happens. */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { runRollcall as call, createFolder, removeFolder, runUnprivileged } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { scaleRuns } from '../../support/runs.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach(removeFolder));

function fileWith(content: string | Uint8Array): string {
  const folder = createFolder({});
  folders.push(folder);
  const file = join(folder, 'x.json');
  writeFileSync(file, content);
  return file;
}

interface Result {
  verdict: string;
  fingerprint: string | null;
  findings: { code: string; actual?: unknown; fixes?: unknown }[];
  error: { path: string; expected: string } | null;
}

/** A check as a program sees it. Whatever the file: an answer that is JSON, no fault of ours, no change to the language. */
async function results(...argv: string[]): Promise<Result[]> {
  const { exit, out, err } = await call('check', ...argv, '--json');
  expect(err).not.toContain('fault in Rollcall');
  expect([0, 1, 2]).toContain(exit);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  return (JSON.parse(out) as { results: Result[] }).results;
}

async function result(content: string | Uint8Array, ...flags: string[]): Promise<Result> {
  const [only] = await results(fileWith(content), ...flags);
  if (!only) throw new Error('no answer');
  return only;
}

const hero = (change: Partial<Character> = {}) => JSON.stringify({ ...readBaseCharacter(), ...change });
const team = (change: Partial<Team> = {}) => JSON.stringify({ ...readBaseTeam(), ...change });
/** The text with one more key at its end, whose value is given as text. */
const withKey = (text: string, key: string, value: string) => text.replace(/\}$/, `,"${key}":${value}}`);
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const many = <T>(n: number, item: (index: number) => T) => Array.from({ length: n }, (_, index) => item(index));
const codes = ({ findings }: Result) => [...new Set(findings.map((f) => f.code))];
const [bash] = readBaseCharacter().attacks as [Character['attacks'][0]];
const MANY = scaleRuns(100_000);
const MILLION = scaleRuns(1e6);

describe('bytes', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \r\n\t'],
    ['zeros', new Uint8Array(1000)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${hero()}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${hero()}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(hero({ name: 'Señora Löwe' }), 'latin1')],
    ['two byte order marks', `\ufeff\ufeff${hero()}`],
    ['two documents', hero() + hero()],
    ['a comment', `// mine\n${hero()}`],
    ['NaN', withKey(hero(), 'power', 'NaN')],
  ])('unreadable as a whole: %s', async (_, content) => {
    expect(await result(content)).toMatchObject({ verdict: 'unreadable', fingerprint: null, error: { path: '' } });
  });

  it('a byte order mark and lines of Windows change nothing', async () => {
    const pretty = JSON.stringify(readBaseCharacter(), null, 2);
    const plain = await result(pretty);
    expect(plain.verdict).toBe('legal');
    for (const same of [`\ufeff${pretty}`, pretty.replaceAll('\n', '\r\n'), `\ufeff${pretty.replaceAll('\n', '\r')}`]) {
      expect(await result(same)).toMatchObject({ verdict: 'legal', fingerprint: plain.fingerprint });
    }
  });

  it('a file that ends too early is unreadable, wherever it was cut', async () => {
    const bytes = Buffer.from(hero({ name: 'Żółta Λ 🜂' }));
    const folder = createFolder({});
    folders.push(folder);
    for (let n = 0; n < bytes.length; n++) writeFileSync(join(folder, `${n}.json`), bytes.subarray(0, n));
    const answers = await results(folder);
    expect(answers).toHaveLength(bytes.length);
    expect(new Set(answers.map((a) => a.verdict))).toEqual(new Set(['unreadable']));
  });
});

describe('size', () => {
  it.each([
    ['a name', hero({ name: 'x'.repeat(20 * MILLION) })],
    ['a key nobody knows', withKey(hero(), 'ballast', JSON.stringify('y'.repeat(20 * MILLION)))],
    ['blanks in the name of an Ability', hero({ abilities: [{ name: `a${' '.repeat(20 * MILLION)}b` }] })],
  ])('millions of letters in %s are judged', async (_, content) => {
    expect((await result(content)).verdict).toBe('legal');
  });

  it('very much that is no document is unreadable', async () => {
    for (const content of [
      ' '.repeat(20 * MILLION),
      `[${'1,'.repeat(10 * MILLION)}1]`,
      '"'.padEnd(20 * MILLION, 'x'),
    ]) {
      expect((await result(content)).verdict).toBe('unreadable');
    }
  });

  it.each<[string, string, string[]]>([
    [
      'members nobody knows',
      team({ members: many(MANY, (index) => ({ character: `m${index}` })) }),
      ['su.team.unknown-member'],
    ],
    ['attacks', hero({ attacks: [bash, ...many(MANY, (index) => ({ ...bash, name: `a${index}` }))] }), []],
    ['talents', hero({ talents: many(MANY, (index) => ({ name: `t${index}` })) }), []],
    [
      'effects',
      hero({ attacks: [bash, { ...bash, name: 'a', effects: many(MANY, () => ({ effect: 'damage' })) }] }),
      [],
    ],
    ['keys nobody knows', hero(Object.fromEntries(many(MANY, (index) => [`k${index}`, index]))), []],
  ])(`${MANY} %s are judged`, async (_, content, expected) => {
    const answer = await result(content);
    expect(codes(answer)).toEqual(expected);
    expect(answer.verdict).toBe(expected.length === 0 ? 'legal' : 'illegal');
  });

  it('a file with findings by the ten thousand is answered without fixes, each of which would be a check', async () => {
    const { findings } = await result(
      team({ members: many(MANY, (index) => ({ character: `m${index}` })) }),
      '--fixes',
    );
    expect(findings).toHaveLength(MANY);
    expect(findings.some((f) => f.fixes !== undefined)).toBe(false);
  });
});

describe('depth', () => {
  const DEEP = [201, 10_000, 100_000];

  it.each(DEEP)('%d lists or objects in each other are unreadable, wherever they stand', async (depth) => {
    for (const nest of [lists(depth), objects(depth)]) {
      const texts = [
        nest,
        withKey(hero(), 'name', nest),
        withKey(hero(), 'unheard-of', nest),
        withKey(hero(), 'art', `{"other":${nest}}`),
        withKey(team(), 'options', `{"su.spray":${nest}}`),
        withKey(team(), 'options', `{"other":${nest}}`),
      ];
      for (const text of texts) expect((await result(text, '--fixes')).verdict).toBe('unreadable');
    }
  });

  it('of an event pack is a sentence, too', async () => {
    const pack = withKey(withKey(hero(), 'format', '"rollcall.event"'), 'options', `{"su.spray":${lists(100_000)}}`);
    const { exit, err } = await call('check', fileWith(hero()), '--event', fileWith(pack));
    expect({ exit, fault: err.includes('fault in Rollcall') }).toEqual({ exit: 2, fault: false });
  });

  it('150 are fine: the fingerprint does not count them, or writes them', async () => {
    expect((await result(withKey(hero(), 'unheard-of', lists(150)))).verdict).toBe('legal');
    expect(codes(await result(withKey(team(), 'options', `{"su.spray":${objects(150)}}`)))).toEqual([
      'su.team.vocabulary',
    ]);
  });
});

describe('names that mean something to the language', () => {
  const POISON = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}';

  it('as keys change nothing, at every depth', async () => {
    const clean = await result(team());
    const poisoned = team().replaceAll('{', `{${POISON.slice(1, -1)},`);
    // Options and open objects count such a key as a word they do not know; everywhere else it is passed over.
    expect(await result(poisoned)).toMatchObject({ verdict: clean.verdict, fingerprint: clean.fingerprint });
    expect(codes(await result(withKey(team(), 'options', POISON)))).toEqual(['su.team.vocabulary']);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('as an id: %s', async (id) => {
    expect((await result(hero({ id }))).verdict).toBe('legal');
    const members = [{ character: id }];
    expect(codes(await result(team({ members, leader: id })))).toContain('su.team.unknown-member');
    expect((await result(hero({ alignment: id, classes: [id], movement: [id] }))).verdict).toBe('illegal');
    expect(codes(await result(team({ gimmicks: [id] })))).toContain('su.team.gimmicks.unknown');
  });

  it('in an event pack are judged like other keys, and do not approve anybody', async () => {
    const pack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E', levels: 25 };
    const file = fileWith(hero({ id: '__proto__' }));
    for (const wrong of ['5', '{"a":1}', 'null']) {
      const event = fileWith(withKey(JSON.stringify(pack), 'approved', `{"__proto__":${wrong}}`));
      const { exit, err } = await call('check', file, '--event', event);
      expect(exit).toBe(2);
      expect(err).toContain('/approved/__proto__: cannot be read; expected string');
    }
    const nobody = fileWith(JSON.stringify({ ...pack, approved: {} }));
    const [answer] = await results(file, '--event', nobody);
    expect(answer && codes(answer)).toContain('event.not-approved');
  });
});

describe('values', () => {
  it.each(['1e999', '-1e999', '-0', '1e-320', '4.5', '9007199254740993'])(
    '%s in the place of every number',
    async (n) => {
      const { verdict, findings } = await result(hero().replace(/(?<!"version"):\d+/g, `:${n}`));
      expect(verdict).toBe('illegal');
      // Numbers that JSON cannot hold are said as words.
      for (const { actual } of findings) if (typeof actual === 'number') expect(Number.isFinite(actual)).toBe(true);
    },
  );

  it('lone surrogates and control characters in names', async () => {
    for (const name of ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000\\u001b[2J"', '"\\u202e"', '""']) {
      const answer = await result(hero().replace('"name":"Plain"', `"name":${name}`));
      expect(answer.verdict).toBe('legal');
      expect(answer.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:\\Windows\\x', 'con', '.', ' ', ''])(
    'an id is no path: %j',
    async (id) => {
      const answer = await result(hero({ id }));
      expect(answer.verdict).toBe('legal');
      expect(codes(answer)).toEqual(id === 'con' ? [] : ['su.character.id']);
    },
  );

  it('of two keys with one name none counts', async () => {
    for (const file of [withKey(hero(), 'level', '11'), withKey(hero({ level: 11 }), 'level', '3')])
      expect(await result(file)).toMatchObject({ verdict: 'unreadable', error: { path: '/level' } });
  });
});

describe('places', () => {
  it('a folder called x.json, a link to itself and a link to nowhere end in a sentence each', async () => {
    const folder = createFolder({ 'good.hero.json': readBaseCharacter() });
    folders.push(folder);
    mkdirSync(join(folder, 'x.json'));
    expect((await results(folder)).map((r) => r.verdict)).toEqual(['legal']);
    const empty = await call('check', join(folder, 'x.json'));
    expect(empty).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('no .json document found') });
    symlinkSync(join(folder, 'loop.json'), join(folder, 'loop.json'));
    symlinkSync(folder, join(folder, 'again'));
    symlinkSync(join(folder, 'gone'), join(folder, 'nowhere.json'));
    for (const name of ['loop.json', 'nowhere.json', '']) {
      const { exit, err } = await call('check', join(folder, name));
      expect(exit).toBe(2);
      expect(err).not.toContain('fault in Rollcall');
      expect(err).toContain(folder);
    }
  });

  // Windows keeps permissions elsewhere.
  if (process.platform !== 'win32') {
    it('a file that may not be read says so', async () => {
      const file = fileWith(hero());
      chmodSync(file, 0o000);
      const { exit, err } = await runUnprivileged(() => call('check', file));
      expect({ exit, said: err.includes('may not be read; check its permissions') }).toEqual({ exit: 2, said: true });
    });
  }
});
