/** Which sheet of a stranger's table becomes a deck, and where its headings stand. */
import { describe, expect, it } from 'vitest';
import { getDefaultRowTemplate } from '../../../src/shared/card/template/row-templates.ts';
import { createDeck } from '../../../src/shared/deck/create-deck.ts';
import { findDeckPictures } from '../../../src/shared/deck/deck-rows.ts';
import { selectDeckSheet } from '../../../src/shared/deck/deck-sheet.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import type { Grid } from '../../../src/shared/spreadsheet/grid.ts';
import { t } from '../../support/texts.ts';

const sheet = (csv: string, name = ''): Grid => {
  const read = readTextSpreadsheet(t, csv, () => false);
  if (!read.ok || read.sheets[0] === undefined) throw new Error('no table');
  return { ...read.sheets[0], name };
};
const cells = (grid: Grid | undefined) => grid?.rows.map((row) => row.cells);

describe('a heading above several columns', () => {
  it('means the first of them, which is told', () => {
    const found = selectDeckSheet(t, [
      sheet('Name,Text,Text,Bild,Bild,Copies,Copies,My mark,My mark\nA,x,y,a.png,b.png,2,3,p,q\n'),
    ]);
    expect(found?.notes[0]).toBe('Several columns are called “Text” (B, C). The first one is printed.');
    expect(found?.notes).toHaveLength(4);
    const deck = createDeck(found?.grid as Grid, { id: 'a', name: 'A' });
    expect(deck.copies).toBe('Copies (F)');
    expect(deck.shows).toEqual({
      Text: 'Text (B)',
      Art: 'Bild (D)',
      Bild: 'Bild (D)',
      Copies: 'Copies (F)',
      'My mark': 'My mark (H)',
    });
  });
});

describe('a column without a heading', () => {
  it('is named where it has cells and other columns have headings', () => {
    expect(selectDeckSheet(t, [sheet('Name,Text\nA,x,extra\n')])?.notes).toEqual([
      'Columns without a heading are called by their letters: C.',
    ]);
    expect(selectDeckSheet(t, [sheet('Name,Text,,\nA,x,,\n')])?.notes).toEqual([]);
  });
});

describe('rows that are most likely no cards', () => {
  it('are named where they repeat the headings or hold totals', () => {
    const found = selectDeckSheet(t, [
      sheet('Name,Text,Copies\nA,x,2\nname , TEXT,Copies\nB,y,3\nGrand total:,,5\n,Summe,5\n'),
    ]);
    expect(found?.notes).toEqual([
      "These rows repeat the headings, and each becomes a card: 3. Remove them if they aren't cards.",
      "These rows look like totals, and each becomes a card: 5, 6. Remove them if they aren't cards.",
    ]);
    expect(found?.grid.rows).toHaveLength(5);
  });

  it('are none among cards with similar names', () => {
    const found = selectDeckSheet(t, [sheet('Name,Text,Copies\nTotal Eclipse,x,2\nSummer,y,3\nName,Text,3\n')]);
    expect(found?.notes).toEqual([]);
  });

  it('are counted in a long list', () => {
    const found = selectDeckSheet(t, [sheet(`Name,Text\n${'Total,x\n'.repeat(12)}`)]);
    expect(found?.notes[0]).toContain('2, 3, 4, 5, 6, 7, 8, 9, 10, 11…');
  });
});

describe('headings of a table', () => {
  it('stand below titles, which are narrower', () => {
    const found = selectDeckSheet(t, [sheet('My gear;;\nMade in May;;\n;;\nName;Text;Copies\nRope;Long;2\n')]);
    expect(found?.grid.headings).toEqual(['Name', 'Text', 'Copies']);
    expect(cells(found?.grid)).toEqual([['Rope', 'Long', '2']]);
    expect(found?.grid.rows[0]?.number).toBe(5);
  });

  it('of any other name stand in the first row, whatever cells below say', () => {
    const found = selectDeckSheet(t, [sheet('Foo,Bar\nText,Name\nx,y\n')]);
    expect(found?.grid.headings).toEqual(['Foo', 'Bar']);
    expect(found?.notes).toEqual([]);
  });

  it('may be missing: the first row is a card then, and it is told', () => {
    const found = selectDeckSheet(t, [sheet('Rope,2,"Long, thin"\nHook,3,Sharp\n')]);
    expect(found?.grid.headings).toEqual(['', '', '']);
    expect(cells(found?.grid)).toEqual([
      ['Rope', '2', 'Long, thin'],
      ['Hook', '3', 'Sharp'],
    ]);
    expect(found?.notes).toEqual([
      'Its first row holds no headings: it is a card like the others, and the columns are called A, B and so on.',
    ]);
    const pictures = selectDeckSheet(t, [sheet('Rope,rope.png,Gear,Long and thin\nHook,hook.png,Gear,Sharp\n')])
      ?.grid as Grid;
    expect(pictures.rows).toHaveLength(2);
    // Its cards have something on them at once.
    expect(createDeck(pictures, { id: 'x', name: 'X' }).shows).toEqual({ Name: 'A', Text: 'D', Art: 'B' });
  });

  it('may be years, beside one that is known', () => {
    expect(selectDeckSheet(t, [sheet('Name,2024,2025\nRope,1,2\n')])?.grid.headings).toEqual(['Name', '2024', '2025']);
  });
});

describe('of several sheets', () => {
  it('the one with most headings is the deck, and the others with rows are named', () => {
    const cover = sheet('My game\nMade by me\n', 'Cover');
    const cards = sheet('Name,Text\nRope,Long\n', 'Cards');
    const empty = sheet('Name,Text,Cost\n', 'Empty');
    const found = selectDeckSheet(t, [cover, empty, cards]);
    expect(found?.grid.name).toBe('Cards');
    expect(found?.otherSheets.map(({ name }) => name)).toEqual(['Cover']);
    expect(selectDeckSheet(t, [empty])).toBeUndefined();
  });

  it('the one with the columns of a deck takes the place of its rows', () => {
    const usual = sheet('Name,Text\nRope,Long\n', 'Usual');
    const own = sheet('Thing,Worth\nBell,3\n', 'Own');
    expect(selectDeckSheet(t, [usual, own], (heading) => ['Thing', 'Worth'].includes(heading))?.grid.name).toBe('Own');
  });

  it('formulas without results are counted', () => {
    const grid = sheet('Name,Cost\nRope,\n');
    const rows = grid.rows.map((row) => ({ ...row, sources: new Map([[1, { kind: 'unsolved' as const }]]) }));
    expect(selectDeckSheet(t, [{ ...grid, rows }])?.notes[0]).toMatch(/^Formulas without a result in the file: 1\./);
  });
});

describe('a title above a table', () => {
  it.each([
    [
      'one of the names that columns usually have',
      'Title\n\nItem;Effect;How many\nRope;Long;2\n',
      ['Item', 'Effect', 'How many'],
    ],
    [
      'with a comma',
      'Loot, spring\n\nItem;Effect;How many\nRope;Long;2\nHook;Sharp;1\n',
      ['Item', 'Effect', 'How many'],
    ],
    ['and a date', 'Spring loot\n2026-03-01\n\nName,Text\nRope,Long\n', ['Name', 'Text']],
    ['directly above known headings', 'Spring loot\nName;Text\nRope;Long\n', ['Name', 'Text']],
    [
      'above headings that nobody knows',
      'Spring loot\n\nZauber;Schule;Grad\nBlitz;Luft;3\nFrost;Eis;2\n',
      ['Zauber', 'Schule', 'Grad'],
    ],
  ])('is passed over: %s', (_, csv, headings) => {
    const found = selectDeckSheet(t, [sheet(csv)]);
    expect(found?.grid.headings).toEqual(headings);
    expect(found?.grid.rows.every(({ cells }) => cells[0] !== headings[0])).toBe(true);
  });

  it('is not seen in a single column of cards, nor in a heading above unnamed columns', () => {
    expect(selectDeckSheet(t, [sheet('Name\n\nRope\nHook\n')])?.grid.rows).toHaveLength(2);
    expect(selectDeckSheet(t, [sheet('Name,\nRope,x\nHook,y\n')])?.grid.headings).toEqual(['Name', '']);
  });
});

describe('a table that was probably not read as it is meant', () => {
  it.each([
    ['a list without a heading', 'Rope\nHook\nTorch\n', 'The first row, “Rope”, was taken for the heading.'],
    [
      'cells aligned with spaces',
      'Name      Text\nRope      Long\nHook      Sharp\n',
      'its cells are aligned with spaces',
    ],
    ['rows in quotation marks', '"Name,Text"\n"Rope,Long"\n', 'only one column, though every row has “,” in it'],
    ['an unusual sign', 'Name:Text\nRope:Long\n', 'only one column, though every row has “:” in it'],
    ['headings in the first column', 'Name,Rope,Hook\nText,Long,Sharp\nCopies,2,1\n', 'Swap its rows and columns'],
    ['letters that were garbled before', 'Name,Text\nFÃ¤ustling,x\n', 'Letters such as “Ã¤” show'],
    ['quotation marks that were garbled before', 'Name,Text\nRope,â€œlongâ€\u009d\n', 'Letters such as “â€œ” show'],
  ])('is told: %s', (_, csv, note) => {
    expect(selectDeckSheet(t, [sheet(csv)])?.notes.join(' ')).toContain(note);
  });

  it.each([
    'Name\nRope\nHook\n',
    'Title\nA: b\nC: d\n',
    'Name,Text,Copies\nText,x,1\nTitle,y,2\n',
    'Nome,Texto\nIRMÃ,SÃO João — “fim”\n',
  ])('is not told of a plain table: %j', (csv) => expect(selectDeckSheet(t, [sheet(csv)])?.notes).toEqual([]));

  it('has its cells where a rare sign divides all rows alike, and no other does', () => {
    for (const sign of ['^', '~', '，', '；', '؛', '\u001f']) {
      const found = selectDeckSheet(t, [sheet(`Name${sign}Text\nRope${sign}Long\nHook${sign}Sharp\n`)]);
      expect(found?.grid.headings, sign).toEqual(['Name', 'Text']);
    }
    expect(selectDeckSheet(t, [sheet('Name\nRope ~ long\nHook\n')])?.grid.headings).toEqual(['Name']);
  });

  it('takes the lower one of two rows of headings, and the upper one where it alone names a column', () => {
    const found = selectDeckSheet(t, [sheet('Card,,Stats,,Copies\nName,Text,Atk,Def,\nRope,Long,1,2,3\n')]);
    expect(found?.grid.headings).toEqual(['Name', 'Text', 'Atk', 'Def', 'Copies']);
    expect(cells(found?.grid)).toEqual([['Rope', 'Long', '1', '2', '3']]);
    expect(found?.notes).toEqual([]);
  });
});

describe('a list of one column', () => {
  it('names its cards, unless its heading says that it holds something else', () => {
    const showsOf = (csv: string) =>
      createDeck(selectDeckSheet(t, [sheet(csv)])?.grid as Grid, { id: 'a', name: 'A' }).shows;
    expect(showsOf('Żółw\nWąż\n')).toEqual({ Name: 'Żółw' });
    expect(showsOf('Effect\nDraw a card\n')).toEqual({ Text: 'Effect' });
    expect(showsOf('Name\nRope\n')).toBeUndefined();
    expect(showsOf('Foo,Bar\na,b\n')).toBeUndefined();
  });
});

describe('a cell with a picture of Airtable', () => {
  it('means its first file, without the address', () => {
    const address = `https://v5.airtableusercontent.com/${'x'.repeat(80)}`;
    const grid = selectDeckSheet(t, [
      sheet(`Name,Art\nRope,rope.png (${address})\nHook,"hook.jpg (${address}),b.png (${address})"\n`),
    ])?.grid;
    const deck = createDeck(grid as Grid, { id: 'a', name: 'A' });
    expect(deck.columns[1]).toEqual({ name: 'Art', kind: 'picture' });
    expect([...findDeckPictures(deck, getDefaultRowTemplate())]).toEqual([
      ['rope.png', 'rope.png'],
      ['hook.jpg', 'hook.jpg'],
    ]);
  });
});

describe('a table that does not begin at the left', () => {
  it('has no empty columns, and the others keep their letters', () => {
    const found = selectDeckSheet(t, [sheet(',,,,\n,,Name,,Text,\n,,Rope,,Long,x\n')]);
    expect(found?.grid.headings).toEqual(['Name', 'Text', '']);
    expect(cells(found?.grid)).toEqual([['Rope', 'Long', 'x']]);
    expect(found?.notes).toEqual(['Columns without a heading are called by their letters: F.']);
    expect(createDeck(found?.grid as Grid, { id: 'a', name: 'A' }).columns.map(({ name }) => name)).toEqual([
      'Name',
      'Text',
      'F',
    ]);
  });
});

describe('what other programs leave in cells', () => {
  const notesOf = (csv: string) => selectDeckSheet(t, [sheet(csv)])?.notes;
  const codes = (code: string) =>
    `Codes of another program such as “${code}” are printed as they are written. Replace them in the table with what they stand for.`;

  it.each([
    ['Rope &amp; Hook', '&amp;'],
    ['It&#39;s sharp', '&#39;'],
    ['First line.\\nSecond line', '\\n'],
    ['Say: \\qHi\\q', '\\q'],
  ])('is told: %s', (cell, code) => {
    const found = cell.includes('\\q') ? 'Say:\\qHi\\q' : cell;
    expect(notesOf(`Name,Text\nRope,${found}\n`)).toEqual([codes(code)]);
  });

  it.each(['images\\new.png', 'C:\\notes\\quick', 'R&D; AT&T', 'a\\new'])('is none in %s', (cell) => {
    expect(notesOf(`Name,Text\nRope,${cell}\n`)).toEqual([]);
  });

  it('is told of comments between the cards, which start no name', () => {
    expect(notesOf('Name,Text\n// weapons,\nRope,Long\n# armor,\n#1 Fan,x\n-- More,y\n')).toEqual([
      "These rows look like comments, and each becomes a card: 2, 4. Remove them if they aren't cards.",
    ]);
  });

  it('is told of curly quotation marks around a comma, and not of a quotation', () => {
    expect(notesOf('Name,Text\nRope,“Long, strong”\n')?.[0]).toBe(
      'Row 2 has a cell in curly quotation marks that was split at its comma. Only straight quotation marks (") hold a cell together.',
    );
    expect(notesOf('Name,Text\nRope,"“Long, strong”"\nHook,“Sharp”\n')).toEqual([]);
  });
});
