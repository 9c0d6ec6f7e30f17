/** `deck` prints the rows of any spreadsheet as cards. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import { deckCommand } from '../../../src/cli/commands/deck.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { translate as t } from '../../support/texts.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, string> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});
const GEAR_PATH = 'docs/examples/harbour-gear.csv';

describe('deck', () => {
  it('prints every row as often as its copies column says', async () => {
    const outputPath = join(createTestFolder(), 'gear.pdf');
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'deck',
      GEAR_PATH,
      '--out',
      outputPath,
      '--paper',
      'card',
      '--sides',
      'fronts',
    );
    expect([exitCode, errorOutput]).toEqual([
      0,
      expect.stringContaining('Item can also print Art, Range, which the table does not have'),
    ]);
    const pdfDocument = await PDFDocument.load(readFileSync(outputPath), { updateMetadata: false });
    expect([pdfDocument.getPageCount(), pdfDocument.getTitle()]).toEqual([11, 'Harbour gear']);
  });

  it('writes a deck with renamed columns, which it can print again', async () => {
    const testFolder = createTestFolder({ 'teile.csv': 'Titel;Anzahl;Preis\nSeil;2;3\n' });
    const outputPath = join(testFolder, 'teile.deck.json');
    const deckResult = await runRollcall(
      'deck',
      join(testFolder, 'teile.csv'),
      '--column',
      'Name=Titel',
      '--column',
      'Cost=Preis',
      '--name',
      'Teile',
      '--out',
      outputPath,
    );
    expect(deckResult.exit).toBe(0);
    expect(JSON.parse(readFileSync(outputPath, 'utf8'))).toMatchObject({
      format: 'rollcall.deck',
      id: 'teile',
      name: 'Teile',
      copies: 'Anzahl',
      shows: { Name: 'Titel', Cost: 'Preis' },
    });
    const printed = await runRollcall('deck', outputPath, '--format', 'svg', '--out', join(testFolder, 'svg'));
    expect(printed.exit).toBe(0);
    expect(readdirSync(join(testFolder, 'svg')).sort()).toEqual(['seil-back.svg', 'seil-front.svg']);
  });

  it('writes picture paths relative to the deck, and reports pictures that it cannot reach', async () => {
    const testFolder = createTestFolder({ 'art/rope.png': '', 'far/gear.csv': 'Name,Art\nRope,rope\nBell,bell\n' });
    const writeDeck = (deckName: string) =>
      runRollcall(
        'deck',
        join(testFolder, 'far/gear.csv'),
        '--pictures',
        join(testFolder, 'art'),
        '--out',
        join(testFolder, deckName),
      );
    const nearResult = await writeDeck('gear.deck.json');
    expect(nearResult.err).not.toContain('cannot be named');
    expect(JSON.parse(readFileSync(join(testFolder, 'gear.deck.json'), 'utf8')).pictures).toEqual({
      rope: 'art/rope.png',
      bell: 'bell.png',
    });
    const awayResult = await writeDeck('far/gear.deck.json');
    expect(awayResult.err).toContain('1 picture in ');
    expect(awayResult.err).toContain('cannot be named from there');
  });

  it('lists twenty pictures that an archive cannot include and counts the others', async () => {
    const csvRows = Array.from({ length: 23 }, (_entry, index) => `Card ${index},no-${index}.png`).join('\n');
    const testFolder = createTestFolder({ 'gear.csv': `Name,Art\n${csvRows}\n` });
    await runRollcall('deck', join(testFolder, 'gear.csv'), '--out', join(testFolder, 'gear.deck.json'));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'pack',
      join(testFolder, 'gear.deck.json'),
      '--out',
      join(testFolder, 'gear.rollcall'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput.match(/there is no file/g)).toHaveLength(20);
    expect(errorOutput).toContain('and 3 more pictures that cannot be packed');
  });

  it('writes a shared back only once and says so', async () => {
    const testFolder = createTestFolder({ 'a.csv': 'Name\nBell\nRope\nTorch\n' });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'deck',
      join(testFolder, 'a.csv'),
      '--format',
      'svg',
      '--out',
      join(testFolder, 'svg'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput).toContain('back.svg is the back of 3 cards');
    expect(readdirSync(join(testFolder, 'svg')).sort()).toEqual([
      'back.svg',
      'bell-front.svg',
      'order.csv',
      'rope-front.svg',
      'torch-front.svg',
    ]);
  });

  it('writes sheets and a saved object for Tabletop Simulator, and lists orders for a shop', async () => {
    const testFolder = createTestFolder({ 'gear.csv': 'Name,Text,Qty\nRope,Climb.,2x\nBell,Ring.,1\n' });
    const table = join(testFolder, 'gear.csv');
    const sheets = join(testFolder, 'tts');
    await runRollcall('deck', table, '--out', sheets, '--format', 'tts', '--address', 'https://example.org');
    expect(readdirSync(sheets).sort()).toEqual(['gear-1-back.png', 'gear-1-fronts.png', 'gear.json']);
    const savedObject = JSON.parse(readFileSync(join(sheets, 'gear.json'), 'utf8'));
    expect(savedObject.ObjectStates[0]).toMatchObject({
      DeckIDs: [100, 100, 101],
      CustomDeck: { 1: { FaceURL: 'https://example.org/gear-1-fronts.png' } },
    });
    const order = join(testFolder, 'order');
    const shopFlags = ['--format', 'png', '--shop', 'makeplayingcards'];
    const { err: errorOutput } = await runRollcall('deck', table, '--out', order, ...shopFlags);
    expect(errorOutput).toContain('permission to use');
    expect(readFileSync(join(order, 'order.csv'), 'utf8')).toContain('Rope,rope-front.png,back.png,2,,');
  });

  it('says that --shop and --address change nothing in another format', async () => {
    const testFolder = createTestFolder({ 'gear.csv': 'Name,Text\nRope,Climb.\n' });
    const otherFlags = ['--shop', 'makeplayingcards', '--address', 'https://example.org'];
    const runDeck = (outputName: string, ...flags: string[]) =>
      runRollcall('deck', join(testFolder, 'gear.csv'), '--out', join(testFolder, outputName), ...otherFlags, ...flags);
    const { err: pdfErrors } = await runDeck('gear.pdf');
    expect(pdfErrors).toContain('--shop changes nothing with --format pdf');
    expect(pdfErrors).toContain('--address changes nothing with --format pdf');
    const { err: pictureErrors } = await runDeck('pictures', '--format', 'svg');
    expect(pictureErrors).not.toContain('--shop changes nothing');
    expect(pictureErrors).toContain('--address changes nothing with --format svg');
  });

  it('notices a picture in a folder below the table that changes during the first run', async () => {
    const testFolder = createTestFolder({ 'gear.csv': 'Name,Text\nRope,Climb.\n', 'art/rope.png': 'x' });
    const outputPath = join(testFolder, 'gear.pdf');
    let runCount = 0;
    const stopLater = () => {
      if (runCount > 1) throw new Error('stopped');
    };
    const watching = deckCommand.run(
      t,
      [join(testFolder, 'gear.csv'), '--out', outputPath, '--watch'],
      {
        out: () => {
          runCount += 1;
          if (runCount === 1) writeFileSync(join(testFolder, 'art/rope.png'), 'y');
          stopLater();
        },
        json: () => undefined,
        err: stopLater,
      },
      GAMES,
    );
    await expect(watching).rejects.toThrow('stopped');
    expect(runCount).toBe(2);
  });

  it('explains that a file without a picture extension cannot be used', async () => {
    const testFolder = createTestFolder({ 'a.csv': 'Name,Art\nBell,x.exe\nRope,rope\n', 'x.exe': 'MZ', rope: 'x' });
    const { err: errorOutput } = await runRollcall(
      'deck',
      join(testFolder, 'a.csv'),
      '--out',
      join(testFolder, 'a.pdf'),
    );
    expect(errorOutput).toContain(
      "Row 1, Bell: its picture cannot be used: the name x.exe doesn't end like that of a picture",
    );
    expect(errorOutput).toContain(
      "Row 2, Rope: its picture cannot be used: the name rope doesn't end like that of a picture",
    );
  });

  it('reports a missing picture under the name in its cell', async () => {
    const pictureCells = ['x.exe', 'Rules.PDF', 'mr.bean', 'Mr.Smith', 'St. Mary', 'bell'];
    const testFolder = createTestFolder({
      'a.csv': `Name,Art\n${pictureCells.map((pictureCell, index) => `Card ${index},${pictureCell}`).join('\n')}\n`,
    });
    const { err: errorOutput } = await runRollcall(
      'deck',
      join(testFolder, 'a.csv'),
      '--out',
      join(testFolder, 'a.pdf'),
    );
    const expectedNames = ['x.exe', 'Rules.PDF', 'mr.bean', 'Mr.Smith.png', 'St. Mary.png', 'bell.png'];
    for (const expectedName of expectedNames)
      expect(errorOutput).toMatch(new RegExp(`there is no file ${expectedName.replaceAll('.', '\\.')}$`, 'm'));
  });

  it('reports a missing picture with its row and prints the card', async () => {
    const testFolder = createTestFolder({ 'a.csv': 'Name,Art\nBell,bell\n' });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'deck',
      join(testFolder, 'a.csv'),
      '--out',
      join(testFolder, 'a.pdf'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput).toContain('Row 1, Bell: its picture cannot be used: there is no file bell.png');
  });

  it.each([
    [['missing.csv'], 'missing.csv: cannot be read'],
    [[GEAR_PATH, '--template', 'classic'], 'no template classic for rows of a table; there is item, item@mini'],
    [[GEAR_PATH, '--column', 'Cost=Price'], '--column: the table has no column Price; it has Name, Kind'],
    [[GEAR_PATH, '--copies-from', 'Qty'], '--copies-from: the table has no column Qty'],
    [['samples/supers-unlimited/teams/'], 'it is a folder'],
    [['samples/supers-unlimited/events/spring-tide-open.event.json'], 'is neither a table'],
    [[GEAR_PATH, '--pictures', 'nowhere'], 'nowhere: is no folder'],
    [[GEAR_PATH, GEAR_PATH], 'deck wants one TABLE'],
  ])('refuses %j with the reason and writes nothing', async (cliArguments, expectedReason) => {
    const testFolder = createTestFolder();
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'deck',
      ...cliArguments,
      '--out',
      join(testFolder, 'x.pdf'),
    );
    expect([exitCode, readdirSync(testFolder)]).toEqual([2, []]);
    expect(errorOutput).toContain(expectedReason);
  });
});
