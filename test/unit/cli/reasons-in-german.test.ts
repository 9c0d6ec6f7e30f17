/** A German command line explains file errors in German, but its JSON stays English for programs. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTranslate } from '../../../src/cli/texts.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createFolder, removeFolder, runTranslatedRollcall } from '../../support/cli.ts';
import { buildArchive } from '../../support/files/archive.ts';

const tGerman = await loadTranslate('de', GAMES);
const TEAM_PATH = 'samples/supers-unlimited/teams/candle-procession.team.json';
const runGerman = (...cliArguments: string[]) => runTranslatedRollcall(tGerman, GAMES, ...cliArguments);

let testFolder = '';
beforeAll(async () => {
  testFolder = createFolder({
    'cut.json': '{"format"',
    'twice.json': '{"format":"rollcall.team","format":"rollcall.team"}',
    'save.json': { SaveName: 'x', ObjectStates: [] },
    'cut.rollcall': (await buildArchive([])).slice(0, 40),
  });
});
afterAll(() => removeFolder(testFolder));

describe('check in German', () => {
  it.each([
    ['cut.json', /Zeile 1, Spalte 10: sie endet zu früh/, /^a JSON object \(line 1, column 10: it ends too early\)$/],
    ['twice.json', /jeder Schlüssel nur einmal/, /^each key once in its object \(line 1, column 27: "format" is there/],
    ['save.json', /ein Spielstand von Tabletop Simulator/, /^a document of Rollcall, but it is a Tabletop Simulator/],
    ['cut.rollcall', /ein brauchbares Archiv/, /^an archive that can be used: /],
  ])(
    'says in German why %s cannot be read, and answers programs in English',
    async (fileName, germanReason, expected) => {
      const { err: errorOutput, out: output } = await runGerman('check', '--json', join(testFolder, fileName));
      expect(errorOutput).toMatch(germanReason);
      expect(JSON.parse(output).results[0].error.expected).toMatch(expected);
    },
  );

  it('says in German that a file does not exist', async () => {
    expect((await runGerman('check', join(testFolder, 'nothing.json'))).err).toContain('Es gibt sie nicht');
  });
});

it('pack says in German why a file cannot be written', async () => {
  const { err: errorOutput } = await runGerman(
    'pack',
    TEAM_PATH,
    '--out',
    join(testFolder, 'cut.json', 'new', 'team.rollcall'),
  );
  expect(errorOutput).toContain('Ein Teil des Pfads ist eine Datei und kein Ordner; wähle einen anderen Ort');
});
