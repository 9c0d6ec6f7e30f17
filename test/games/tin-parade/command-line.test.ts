/** The command line works with a game that Rollcall was not written for, once the catalogue has it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderWith, remove, rollcall, rollcallWith } from '../../support/cli.ts';
import { GAMES_AND_PARADE } from '../../support/games.ts';
import bandCard from './band.card.json' with { type: 'json' };

const band = (id: string, name: string, brass: number) => ({
  ...{ format: 'rollcall.character', version: 1, ruleset: 'tin-parade' },
  ...{ id, name, brass, pace: 'brisk' },
});
const folder = folderWith({
  'low.json': band('low-street', 'Low Street Band', 4),
  'empty.json': band('empty-hall', 'Empty Hall', 0),
  'band.card.json': bandCard,
});
afterAll(() => remove(folder));

const at = (name: string) => join(folder, name);
const withParade = (...argv: string[]) => rollcallWith(GAMES_AND_PARADE, ...argv);

describe('another game on the command line', () => {
  it('has its documents checked by its own rules', async () => {
    const { exit, out } = await withParade('check', at('low.json'), at('empty.json'));
    expect(out).toMatch(/^LEGAL .*Low Street Band/);
    expect(out).toContain('The band has 0 horns; 1 would do.');
    expect(exit).toBe(1);
  });

  it('is unknown to the same command without it', async () => {
    const { exit, err, out } = await rollcall('check', at('low.json'));
    expect(`${out}${err}`).not.toContain('Tin Parade');
    expect(exit).toBe(2);
  });

  it('has its cards, quick reference and tables written', async () => {
    const cards = await withParade('cards', at('low.json'), '--template', at('band.card.json'), '--out', at('low.pdf'));
    expect(cards).toMatchObject({ exit: 0 });
    const sheet = await withParade('sheet', 'tin-parade', '--out', at('sheet.pdf'));
    expect(sheet).toMatchObject({ exit: 0 });
    expect(readFileSync(at('sheet.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    const table = await withParade('convert', at('low.json'), '--out', at('bands.csv'));
    expect(table).toMatchObject({ exit: 0 });
    expect(readFileSync(at('bands.csv'), 'utf8')).toContain('Low Street Band');
  });

  it('is named where the help lists games', async () => {
    for (const command of ['sheet', 'order', 'convert']) {
      expect((await withParade(command, '--help')).out).toContain('tin-parade');
      expect((await rollcall(command, '--help')).out).not.toContain('tin-parade');
    }
  });
});
