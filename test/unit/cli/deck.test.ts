/** `deck`: a table of anything as cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';

const folders: string[] = [];
const folder = (files: Record<string, string> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});
const GEAR = 'docs/examples/harbour-gear.csv';

describe('deck', () => {
  it('prints every row as often as its column of copies says', async () => {
    const out = join(folder(), 'gear.pdf');
    const { exit, err } = await runRollcall('deck', GEAR, '--out', out, '--paper', 'card', '--sides', 'fronts');
    expect([exit, err]).toEqual([
      0,
      expect.stringContaining('Item can also print Art, Range, which the table does not have'),
    ]);
    const pdf = await PDFDocument.load(readFileSync(out), { updateMetadata: false });
    expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([11, 'harbour-gear']);
  });

  it('writes a deck that it prints again, with columns bound and another name', async () => {
    const at = folder({ 'teile.csv': 'Titel;Anzahl;Preis\nSeil;2;3\n' });
    const out = join(at, 'teile.deck.json');
    const made = await runRollcall(
      'deck',
      join(at, 'teile.csv'),
      '--column',
      'Name=Titel',
      '--column',
      'Cost=Preis',
      '--name',
      'Teile',
      '--out',
      out,
    );
    expect(made.exit).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
      format: 'rollcall.deck',
      id: 'teile',
      name: 'Teile',
      copies: 'Anzahl',
      shows: { Name: 'Titel', Cost: 'Preis' },
    });
    const printed = await runRollcall('deck', out, '--format', 'svg', '--out', join(at, 'svg'));
    expect(printed.exit).toBe(0);
    expect(readdirSync(join(at, 'svg')).sort()).toEqual(['seil-back.svg', 'seil-front.svg']);
  });

  it('writes a deck that names its pictures from where it stands, and says which it cannot reach', async () => {
    const at = folder({ 'art/rope.png': '', 'far/gear.csv': 'Name,Art\nRope,rope\nBell,bell\n' });
    const wrote = (out: string) =>
      runRollcall('deck', join(at, 'far/gear.csv'), '--pictures', join(at, 'art'), '--out', join(at, out));
    const near = await wrote('gear.deck.json');
    expect(near.err).not.toContain('cannot be named');
    expect(JSON.parse(readFileSync(join(at, 'gear.deck.json'), 'utf8')).pictures).toEqual({
      rope: 'art/rope.png',
      bell: 'bell.png',
    });
    const away = await wrote('far/gear.deck.json');
    expect(away.err).toContain('1 picture in ');
    expect(away.err).toContain('cannot be named from there');
  });

  it('names twenty pictures that an archive does not take, and counts the others', async () => {
    const rows = Array.from({ length: 23 }, (_, index) => `Card ${index},no-${index}.png`).join('\n');
    const at = folder({ 'gear.csv': `Name,Art\n${rows}\n` });
    await runRollcall('deck', join(at, 'gear.csv'), '--out', join(at, 'gear.deck.json'));
    const { exit, err } = await runRollcall('pack', join(at, 'gear.deck.json'), '--out', join(at, 'gear.rollcall'));
    expect(exit).toBe(0);
    expect(err.match(/there is no file/g)).toHaveLength(20);
    expect(err).toContain('and 3 more pictures that cannot be packed');
  });

  it('writes a back that all cards share once, and says so', async () => {
    const at = folder({ 'a.csv': 'Name\nBell\nRope\nTorch\n' });
    const { exit, err } = await runRollcall('deck', join(at, 'a.csv'), '--format', 'svg', '--out', join(at, 'svg'));
    expect(exit).toBe(0);
    expect(err).toContain('back.svg is the back of 3 cards');
    expect(readdirSync(join(at, 'svg')).sort()).toEqual([
      'back.svg',
      'bell-front.svg',
      'rope-front.svg',
      'torch-front.svg',
    ]);
  });

  it('a file that is called like no picture is named with that reason', async () => {
    const at = folder({ 'a.csv': 'Name,Art\nBell,x.exe\nRope,rope\n', 'x.exe': 'MZ', rope: 'x' });
    const { err } = await runRollcall('deck', join(at, 'a.csv'), '--out', join(at, 'a.pdf'));
    expect(err).toContain("Row 1, Bell: its picture cannot be used: the name x.exe doesn't end like that of a picture");
    expect(err).toContain("Row 2, Rope: its picture cannot be used: the name rope doesn't end like that of a picture");
  });

  it('a file that is not there is named as its cell has it', async () => {
    const cells = ['x.exe', 'Rules.PDF', 'mr.bean', 'Mr.Smith', 'St. Mary', 'bell'];
    const at = folder({ 'a.csv': `Name,Art\n${cells.map((cell, index) => `Card ${index},${cell}`).join('\n')}\n` });
    const { err } = await runRollcall('deck', join(at, 'a.csv'), '--out', join(at, 'a.pdf'));
    const named = ['x.exe', 'Rules.PDF', 'mr.bean', 'Mr.Smith.png', 'St. Mary.png', 'bell.png'];
    for (const name of named) expect(err).toMatch(new RegExp(`there is no file ${name.replaceAll('.', '\\.')}$`, 'm'));
  });

  it('a picture that is not there is named by its row, and the card is printed', async () => {
    const at = folder({ 'a.csv': 'Name,Art\nBell,bell\n' });
    const { exit, err } = await runRollcall('deck', join(at, 'a.csv'), '--out', join(at, 'a.pdf'));
    expect(exit).toBe(0);
    expect(err).toContain('Row 1, Bell: its picture cannot be used: there is no file bell.png');
  });

  it.each([
    [['missing.csv'], 'missing.csv: cannot be read'],
    [[GEAR, '--template', 'classic'], 'no template classic for rows of a table; there is item, item@mini'],
    [[GEAR, '--column', 'Cost=Price'], '--column: the table has no column Price; it has Name, Kind'],
    [[GEAR, '--copies-from', 'Qty'], '--copies-from: the table has no column Qty'],
    [['samples/supers-unlimited/teams/'], 'it is a folder'],
    [['samples/supers-unlimited/events/spring-tide-open.event.json'], 'is neither a table'],
    [[GEAR, '--pictures', 'nowhere'], 'nowhere: is no folder'],
    [[GEAR, GEAR], 'deck wants one TABLE'],
  ])('%j is refused with a reason, and nothing is written', async (args, reason) => {
    const at = folder();
    const { exit, err } = await runRollcall('deck', ...args, '--out', join(at, 'x.pdf'));
    expect([exit, readdirSync(at)]).toEqual([2, []]);
    expect(err).toContain(reason);
  });
});
