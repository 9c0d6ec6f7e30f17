import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readVerdicts } from '../../../src/shared/event-pack/verdict-row.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';

const SAMPLES = resolve('samples/supers-unlimited');
const SAMPLE_FILES = Object.fromEntries(
  ['characters', 'factions'].flatMap((folder) =>
    readdirSync(join(SAMPLES, folder)).map((file) => [
      `lists/heroes/${file}`,
      JSON.parse(readFileSync(join(SAMPLES, folder, file), 'utf8')) as unknown,
    ]),
  ),
);
const ZEDS_LIST = 'Zed’s Watch\nFresnel (7)\nCompass Rosa (5)\n2x Harbour Volunteer (1)\n';

const testFolder = createFolder({
  ...SAMPLE_FILES,
  'lists/zed.txt': ZEDS_LIST,
  'lists/anna.md': '# Anna\n\n- Fresnl (7)\n- Longline (6)\n',
  'lists/read-me.txt': 'Dear all, these are the lists of Saturday.',
  'event.json': {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'cup',
    name: 'Cup',
    levels: 25,
  },
});
afterAll(() => removeFolder(testFolder));

interface CheckResult {
  readonly file: string;
  readonly kind: string | null;
  readonly verdict: string;
  readonly levels?: number;
  readonly error: { readonly expected: string } | null;
}

async function check(...args: string[]) {
  const { exit, out, err } = await runRollcall('check', ...args, '--json');
  const { results } = JSON.parse(out) as { results: CheckResult[] };
  return { exit, err, results: results.filter(({ file }) => /\.(?:txt|md)$/.test(file)) };
}

describe('text lists on the command line', () => {
  it('check judges a text list in a folder and names the settings that it assumed', async () => {
    const { exit, err, results } = await check(join(testFolder, 'lists'));
    expect(exit).toBe(2);
    expect(results).toMatchObject([
      { file: join(testFolder, 'lists/anna.md'), verdict: 'unreadable', kind: null },
      { file: join(testFolder, 'lists/zed.txt'), verdict: 'legal', kind: 'team', levels: 14 },
    ]);
    expect(err).toContain('zed.txt: not stated in the list and assumed: Agreed Levels: 15, Formation: Combined Team');
  });

  it('check names every unclear line of a text list', async () => {
    const { results } = await check(join(testFolder, 'lists'));
    expect(results[0]?.error?.expected).toBe(
      'a list in which every line is clear; line 3: no character is called “Fresnl (7)” (similar: Fresnel (7)); line 4: Longline is Level 4, not 6',
    );
  });

  it('check passes over a text in a folder that names no character, and refuses one that is named', async () => {
    const { err, results } = await check(join(testFolder, 'lists'));
    expect(results.map(({ file }) => file)).not.toContain(join(testFolder, 'lists/read-me.txt'));
    expect(err).toContain('read-me.txt: passed over');
    const named = await check(join(testFolder, 'lists/read-me.txt'));
    expect(named.exit).toBe(2);
    expect(named.results).toMatchObject([{ verdict: 'unreadable' }]);
  });

  it('check uses the size of the event for a text list without one', async () => {
    const { results } = await check(
      join(testFolder, 'lists/heroes'),
      join(testFolder, 'lists/zed.txt'),
      '--event',
      join(testFolder, 'event.json'),
    );
    expect(results).toMatchObject([{ verdict: 'legal', levels: 14 }]);
    const { out } = await runRollcall(
      'check',
      join(testFolder, 'lists/heroes'),
      join(testFolder, 'lists/zed.txt'),
      '--event',
      join(testFolder, 'event.json'),
    );
    expect(out).toContain('14 of 25 Levels');
  });

  it('report judges text lists with the other lists of a folder', async () => {
    const { exit } = await runRollcall(
      'report',
      join(testFolder, 'lists'),
      '--event',
      join(testFolder, 'event.json'),
      '--out',
      join(testFolder, 'out'),
    );
    expect(exit).toBe(2);
    const rows = readVerdicts(readFileSync(join(testFolder, 'out/verdicts.csv'), 'utf8')) ?? [];
    const textRows = rows.filter(({ file }) => /\.(?:txt|md)$/.test(file));
    expect(textRows.map(({ file, verdict, name }) => [file, verdict, name])).toEqual([
      ['anna.md', 'unreadable', ''],
      ['zed.txt', 'legal', 'Zed’s Watch'],
      ['read-me.txt', 'no-list', ''],
    ]);
    expect(textRows[1]?.notes).toContain('Not in the list and assumed: Agreed Levels: 25');
  });

  it('check and report read the text lists in archives and the lists of one text', async () => {
    const fresnel = SAMPLE_FILES['lists/heroes/fresnel.hero.json'] as { readonly id: string };
    const zip = zipSync({
      // The list means the character of its own archive, whose Level is another one.
      'fresnel.hero.json': strToU8(JSON.stringify({ ...fresnel, level: 6 })),
      'anna.txt': strToU8('Anna\nFresnel (6)\nLongline'),
    });
    const mailFolder = createFolder({
      ...SAMPLE_FILES,
      'lists/mail.zip': Buffer.from(zip),
      'lists/saturday.txt': `${ZEDS_LIST}\n---\n\nAnna\nFresnel (7)\nLongline\n`,
    });
    const { results, exit } = await check(join(mailFolder, 'lists'));
    expect(exit).toBe(0);
    expect(results.map(({ file, verdict, levels }) => [file.slice(mailFolder.length), verdict, levels])).toEqual([
      ['/lists/mail.zip/anna.txt', 'legal', 10],
      ['/lists/saturday.txt/saturday 1.txt', 'legal', 14],
      ['/lists/saturday.txt/saturday 2.txt', 'legal', 11],
    ]);
    await runRollcall(
      ...['report', join(mailFolder, 'lists'), '--event', join(testFolder, 'event.json'), '--out'],
      join(mailFolder, 'out'),
    );
    const rows = readVerdicts(readFileSync(join(mailFolder, 'out/verdicts.csv'), 'utf8')) ?? [];
    expect(
      rows.filter(({ file }) => file.endsWith('.txt')).map(({ file, name, levels }) => [file, name, levels]),
    ).toEqual([
      ['mail.zip/anna.txt', 'Anna', '10'],
      ['saturday.txt/saturday 2.txt', 'Anna', '11'],
      ['saturday.txt/saturday 1.txt', 'Zed’s Watch', '14'],
    ]);
    removeFolder(mailFolder);
  });

  it('reads a text list in the encoding of an old editor', async () => {
    const oldFolder = createFolder({
      ...SAMPLE_FILES,
      'lists/old.txt': Buffer.from('Team: X\nCigüeña (4)\n', 'latin1'),
    });
    const { results } = await check(join(oldFolder, 'lists'));
    expect(results).toMatchObject([{ verdict: 'legal', levels: 4 }]);
    removeFolder(oldFolder);
  });
});
