/** Tests that the command line works with an added game once the catalog has it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall, runRollcallWithGames } from '../../support/cli.ts';
import { GAMES_AND_PARADE } from '../../support/games.ts';
import bandCard from './band.card.json' with { type: 'json' };

const createBand = (bandId: string, bandName: string, hornCount: number) => ({
  ...{ format: 'rollcall.character', version: 1, ruleset: 'tin-parade' },
  ...{ id: bandId, name: bandName, brass: hornCount, pace: 'brisk' },
});
const tempFolder = createFolder({
  'low.json': createBand('low-street', 'Low Street Band', 4),
  'empty.json': createBand('empty-hall', 'Empty Hall', 0),
  'band.card.json': bandCard,
});
afterAll(() => removeFolder(tempFolder));

const resolvePath = (fileName: string) => join(tempFolder, fileName);
const runWithParade = (...cliArguments: string[]) => runRollcallWithGames(GAMES_AND_PARADE, ...cliArguments);

describe('the command line with an added game', () => {
  it('checks documents by the rules of the game', async () => {
    const { exit, out } = await runWithParade('check', resolvePath('low.json'), resolvePath('empty.json'));
    expect(out).toMatch(/^LEGAL .*Low Street Band/);
    expect(out).toContain('The band has 0 horns; 1 would do.');
    expect(exit).toBe(1);
  });

  it('rejects the documents of the game when it is not installed', async () => {
    const { exit, err, out } = await runRollcall('check', resolvePath('low.json'));
    expect(`${out}${err}`).not.toContain('Tin Parade');
    expect(exit).toBe(2);
  });

  it('writes cards, a quick reference and a spreadsheet for the game', async () => {
    const cardsResult = await runWithParade(
      'cards',
      resolvePath('low.json'),
      '--template',
      resolvePath('band.card.json'),
      '--out',
      resolvePath('low.pdf'),
    );
    expect(cardsResult).toMatchObject({ exit: 0 });
    const sheetResult = await runWithParade('sheet', 'tin-parade', '--out', resolvePath('sheet.pdf'));
    expect(sheetResult).toMatchObject({ exit: 0 });
    expect(readFileSync(resolvePath('sheet.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    const convertResult = await runWithParade('convert', resolvePath('low.json'), '--out', resolvePath('bands.csv'));
    expect(convertResult).toMatchObject({ exit: 0 });
    expect(readFileSync(resolvePath('bands.csv'), 'utf8')).toContain('Low Street Band');
  });

  it('lists the game in the help of commands', async () => {
    for (const command of ['sheet', 'order', 'convert']) {
      expect((await runWithParade(command, '--help')).out).toContain('tin-parade');
      expect((await runRollcall(command, '--help')).out).not.toContain('tin-parade');
    }
  });
});
