import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { createEncounter } from '../../support/play/encounter.ts';

const encounter = createEncounter('ssua', {
  sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
  characters: { lamp: { name: 'Lamp', agility: 4, mind: 4 } },
  log: [{ kind: 'begin' }, { kind: 'end' }, { kind: 'note', text: 'Tea.' }],
});
const at = createFolder({
  'e.json': encounter,
  'empty.json': { ...encounter, log: [] },
  'gone.json': { ...encounter, characters: [] },
});
afterAll(() => removeFolder(at));

it('prints the log as a text, names what is left out, and ends with 1', async () => {
  const { exit, out, err } = await runRollcall('log', join(at, 'e.json'));
  expect([exit, err]).toEqual([1, '1 refused event left out; order says why']);
  expect(out).toMatch(/Round 1\n {2}1 .*\n {2}3 {2}Tea\.$/);
});

it('writes text and PDF by the ending of the file, and overwrites neither', async () => {
  for (const name of ['log.txt', 'log.pdf']) {
    const out = join(at, name);
    expect(await runRollcall('log', join(at, 'empty.json'), '--out', out)).toEqual({ exit: 0, out, err: '' });
    expect((await runRollcall('log', join(at, 'empty.json'), '--out', out)).exit).toBe(2);
  }
  expect(readFileSync(join(at, 'log.txt'), 'utf8')).toMatch(/Nothing has happened yet\.\n$/);
  expect(execFileSync('pdfinfo', [join(at, 'log.pdf')], { encoding: 'utf8' })).toMatch(/Tagged:\s+yes/);
});

it('shows the events as they were written where nobody can be found, and says who is missing', async () => {
  const { exit, out, err } = await runRollcall('log', join(at, 'gone.json'));
  expect([exit, err.split('\n')[0]]).toEqual([1, expect.stringContaining('lamp')]);
  expect(out).toContain('1  begin');
});

it('writes the score sheet of an encounter, and none of one that cannot be played', async () => {
  const out = join(at, 'score.pdf');
  expect(await runRollcall('score', join(at, 'e.json'), '--out', out)).toEqual({ exit: 0, out, err: '' });
  expect(execFileSync('pdftotext', [out, '-'], { encoding: 'utf8' })).toContain('ROUNDS 1 TO 5');
  const none = await runRollcall('score', join(at, 'gone.json'), '--out', join(at, 'none.pdf'));
  expect(none).toMatchObject({ exit: 2, err: expect.stringContaining('lamp') });
});

it('prints the cards of an encounter that is named, and what its models are played from', async () => {
  const text = (file: string) => execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  const print = async (name: string, ...flags: string[]) => {
    const out = join(at, name);
    const { exit } = await runRollcall('cards', join(at, 'e.json'), '--sides', 'fronts', '--out', out, ...flags);
    return [exit, text(out).match(/LAMP/g)?.length];
  };
  expect(await print('cards.pdf')).toEqual([0, 1]);
  expect(await print('dashboards.pdf', '--template', 'dashboards')).toEqual([0, 2]);
  const markers = join(at, 'markers.pdf');
  expect((await runRollcall('cards', join(at, 'e.json'), '--template', 'markers', '--out', markers)).exit).toBe(0);
  expect(
    (await runRollcall('cards', join(at, 'gone.json'), '--template', 'dashboards', '--out', join(at, 'x.pdf'))).err,
  ).toMatch(/no character with the id lamp/);
});

it.each([
  [['--out', 'log.doc'], /writes \.txt or \.pdf/],
  [['--paper', 'a7'], /--paper must be/],
])('refuses %j', async (flags, reason) => {
  const { exit, err } = await runRollcall('log', 'e.json', ...flags);
  expect([exit, err]).toEqual([2, expect.stringMatching(reason)]);
});
