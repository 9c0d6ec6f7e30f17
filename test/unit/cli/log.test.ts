import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { createEncounter } from '../../support/play/encounter.ts';

/** An encounter with one model on each side. The second event is refused, because no turn has begun. */
const encounter = createEncounter('ssua', {
  sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
  characters: { lamp: { name: 'Lamp', agility: 4, mind: 4 } },
  log: [{ kind: 'begin' }, { kind: 'end' }, { kind: 'note', text: 'Tea.' }],
});
const testFolder = createFolder({
  'e.json': encounter,
  'empty.json': { ...encounter, log: [] },
  'gone.json': { ...encounter, characters: [] },
});
afterAll(() => removeFolder(testFolder));

it('log prints the log as text, counts refused events and exits with 1', async () => {
  const { exit: exitCode, out: output, err: errorOutput } = await runRollcall('log', join(testFolder, 'e.json'));
  expect([exitCode, errorOutput]).toEqual([1, '1 refused event left out; order says why']);
  expect(output).toMatch(/Round 1\n {2}1 .*\n {2}3 {2}Tea\.$/);
});

it('log writes text or PDF by the file extension and overwrites neither', async () => {
  for (const fileName of ['log.txt', 'log.pdf']) {
    const outputPath = join(testFolder, fileName);
    expect(await runRollcall('log', join(testFolder, 'empty.json'), '--out', outputPath)).toEqual({
      exit: 0,
      out: outputPath,
      err: '',
    });
    expect((await runRollcall('log', join(testFolder, 'empty.json'), '--out', outputPath)).exit).toBe(2);
  }
  expect(readFileSync(join(testFolder, 'log.txt'), 'utf8')).toMatch(/Nothing has happened yet\.\n$/);
  expect(execFileSync('pdfinfo', [join(testFolder, 'log.pdf')], { encoding: 'utf8' })).toMatch(/Tagged:\s+yes/);
});

it('log prints raw events and reports the missing characters when an encounter cannot be played', async () => {
  const { exit: exitCode, out: output, err: errorOutput } = await runRollcall('log', join(testFolder, 'gone.json'));
  expect([exitCode, errorOutput.split('\n')[0]]).toEqual([1, expect.stringContaining('lamp')]);
  expect(output).toContain('1  begin');
});

it('score writes the score sheet of an encounter and refuses one that cannot be played', async () => {
  const outputPath = join(testFolder, 'score.pdf');
  expect(await runRollcall('score', join(testFolder, 'e.json'), '--out', outputPath)).toEqual({
    exit: 0,
    out: outputPath,
    err: '',
  });
  expect(execFileSync('pdftotext', [outputPath, '-'], { encoding: 'utf8' })).toContain('ROUNDS 1 TO 5');
  const refusedResult = await runRollcall(
    'score',
    join(testFolder, 'gone.json'),
    '--out',
    join(testFolder, 'none.pdf'),
  );
  expect(refusedResult).toMatchObject({ exit: 2, err: expect.stringContaining('lamp') });
});

it('cards prints the cards, dashboards and markers of an encounter', async () => {
  const readPdfText = (filePath: string) => execFileSync('pdftotext', [filePath, '-'], { encoding: 'utf8' });
  const countPrintedNames = async (fileName: string, ...extraFlags: string[]) => {
    const outputPath = join(testFolder, fileName);
    const { exit: exitCode } = await runRollcall(
      'cards',
      join(testFolder, 'e.json'),
      '--sides',
      'fronts',
      '--out',
      outputPath,
      ...extraFlags,
    );
    return [exitCode, readPdfText(outputPath).match(/LAMP/g)?.length];
  };
  expect(await countPrintedNames('cards.pdf')).toEqual([0, 1]);
  expect(await countPrintedNames('dashboards.pdf', '--template', 'dashboards')).toEqual([0, 2]);
  const markers = join(testFolder, 'markers.pdf');
  expect((await runRollcall('cards', join(testFolder, 'e.json'), '--template', 'markers', '--out', markers)).exit).toBe(
    0,
  );
  expect(
    (
      await runRollcall(
        'cards',
        join(testFolder, 'gone.json'),
        '--template',
        'dashboards',
        '--out',
        join(testFolder, 'x.pdf'),
      )
    ).err,
  ).toMatch(/no character with the id lamp/);
});

it.each([
  [['--out', 'log.doc'], /writes \.txt or \.pdf/],
  [['--paper', 'a7'], /--paper must be/],
])('log refuses %j', async (extraFlags, expectedReason) => {
  const { exit: exitCode, err: errorOutput } = await runRollcall('log', 'e.json', ...extraFlags);
  expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(expectedReason)]);
});
