/** Why files cannot be read or written, in a German command line: people read German, and programs read English. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTranslate } from '../../../src/cli/texts.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createFolder, removeFolder, runTranslatedRollcall } from '../../support/cli.ts';
import { buildArchive } from '../../support/files/archive.ts';

const tGerman = await loadTranslate('de', GAMES);
const TEAM = 'samples/supers-unlimited/teams/candle-procession.team.json';
const german = (...argv: string[]) => runTranslatedRollcall(tGerman, GAMES, ...argv);

let at = '';
beforeAll(async () => {
  at = createFolder({
    'cut.json': '{"format"',
    'twice.json': '{"format":"rollcall.team","format":"rollcall.team"}',
    'save.json': { SaveName: 'x', ObjectStates: [] },
    'cut.rollcall': (await buildArchive([])).slice(0, 40),
  });
});
afterAll(() => removeFolder(at));

describe('a check in German', () => {
  it.each([
    ['cut.json', /Zeile 1, Spalte 10: sie endet zu früh/, /^a JSON object \(line 1, column 10: it ends too early\)$/],
    ['twice.json', /jeder Schlüssel nur einmal/, /^each key once in its object \(line 1, column 27: "format" is there/],
    ['save.json', /ein Spielstand von Tabletop Simulator/, /^a document of Rollcall, but it is a Tabletop Simulator/],
    ['cut.rollcall', /ein brauchbares Archiv/, /^an archive that can be used: /],
  ])('says why %s cannot be read, and answers programs in English', async (name, words, expected) => {
    const { err, out } = await german('check', '--json', join(at, name));
    expect(err).toMatch(words);
    expect(JSON.parse(out).results[0].error.expected).toMatch(expected);
  });

  it('says that a file is not there', async () => {
    expect((await german('check', join(at, 'nothing.json'))).err).toContain('es gibt sie nicht');
  });
});

it('a file that cannot be written is refused in German with its reason', async () => {
  const { err } = await german('pack', TEAM, '--out', join(at, 'cut.json', 'new', 'team.rollcall'));
  expect(err).toContain('ein Teil des Pfads ist eine Datei und kein Ordner; wähle einen anderen Ort');
});
