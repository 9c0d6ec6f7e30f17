/** Selects the sheet of an unknown spreadsheet that becomes a deck, and finds its heading row. */
import { describe, expect, it } from 'vitest';
import { getDefaultRowTemplate } from '../../../src/shared/card/template/row-templates.ts';
import { createDeck } from '../../../src/shared/deck/create-deck.ts';
import { findDeckPictures } from '../../../src/shared/deck/deck-rows.ts';
import { selectDeckSheet } from '../../../src/shared/deck/deck-sheet.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import type { Grid } from '../../../src/shared/spreadsheet/grid.ts';
import { translate } from '../../support/texts.ts';

const readSheet = (csvText: string, sheetName = ''): Grid => {
  const readResult = readTextSpreadsheet(translate, csvText, () => false);
  if (!readResult.ok || readResult.sheets[0] === undefined) throw new Error('no table');
  return { ...readResult.sheets[0], name: sheetName };
};
const getCells = (sheetGrid: Grid | undefined) => sheetGrid?.rows.map((sheetRow) => sheetRow.cells);

describe('a heading above several columns', () => {
  it('prints the first of several columns with the same heading and says so', () => {
    const selection = selectDeckSheet(translate, [
      readSheet('Name,Text,Text,Bild,Bild,Copies,Copies,My mark,My mark\nA,x,y,a.png,b.png,2,3,p,q\n'),
    ]);
    expect(selection?.notes[0]).toBe('Several columns are called “Text” (B, C). The first one is printed.');
    expect(selection?.notes).toHaveLength(4);
    const createdDeck = createDeck(selection?.grid as Grid, { id: 'a', name: 'A' });
    expect(createdDeck.copies).toBe('Copies (F)');
    expect(createdDeck.shows).toEqual({
      Text: 'Text (B)',
      Art: 'Bild (D)',
      Bild: 'Bild (D)',
      Copies: 'Copies (F)',
      'My mark': 'My mark (H)',
    });
  });
});

describe('a column without a heading', () => {
  it('reports the column when it has cells and other columns have headings', () => {
    expect(selectDeckSheet(translate, [readSheet('Name,Text\nA,x,extra\n')])?.notes).toEqual([
      'Columns without a heading are called by their letters: C.',
    ]);
    expect(selectDeckSheet(translate, [readSheet('Name,Text,,\nA,x,,\n')])?.notes).toEqual([]);
  });
});

describe('rows that are probably not cards', () => {
  it('reports rows that repeat the headings or contain totals', () => {
    const selection = selectDeckSheet(translate, [
      readSheet('Name,Text,Copies\nA,x,2\nname , TEXT,Copies\nB,y,3\nGrand total:,,5\n,Summe,5\n'),
    ]);
    expect(selection?.notes).toEqual([
      "These rows repeat the headings, and each becomes a card: 3. Remove them if they aren't cards.",
      "These rows look like totals, and each becomes a card: 5, 6. Remove them if they aren't cards.",
    ]);
    expect(selection?.grid.rows).toHaveLength(5);
  });

  it('ignores cards whose names are only similar to headings or totals', () => {
    const selection = selectDeckSheet(translate, [
      readSheet('Name,Text,Copies\nTotal Eclipse,x,2\nSummer,y,3\nName,Text,3\n'),
    ]);
    expect(selection?.notes).toEqual([]);
  });

  it('abbreviates a long list of such rows', () => {
    const selection = selectDeckSheet(translate, [readSheet(`Name,Text\n${'Total,x\n'.repeat(12)}`)]);
    expect(selection?.notes[0]).toContain('2, 3, 4, 5, 6, 7, 8, 9, 10, 11…');
  });
});

describe('the heading row', () => {
  it('finds headings below titles, which are narrower', () => {
    const selection = selectDeckSheet(translate, [
      readSheet('My gear;;\nMade in May;;\n;;\nName;Text;Copies\nRope;Long;2\n'),
    ]);
    expect(selection?.grid.headings).toEqual(['Name', 'Text', 'Copies']);
    expect(getCells(selection?.grid)).toEqual([['Rope', 'Long', '2']]);
    expect(selection?.grid.rows[0]?.number).toBe(5);
  });

  it('uses the first row when no heading is known, whatever the cells below say', () => {
    const selection = selectDeckSheet(translate, [readSheet('Foo,Bar\nText,Name\nx,y\n')]);
    expect(selection?.grid.headings).toEqual(['Foo', 'Bar']);
    expect(selection?.notes).toEqual([]);
  });

  it('makes the first row a card when headings are missing, and says so', () => {
    const selection = selectDeckSheet(translate, [readSheet('Rope,2,"Long, thin"\nHook,3,Sharp\n')]);
    expect(selection?.grid.headings).toEqual(['', '', '']);
    expect(getCells(selection?.grid)).toEqual([
      ['Rope', '2', 'Long, thin'],
      ['Hook', '3', 'Sharp'],
    ]);
    expect(selection?.notes).toEqual([
      'Its first row has no headings: it is a card like the others, and the columns are called A, B and so on.',
    ]);
    const pictures = selectDeckSheet(translate, [
      readSheet('Rope,rope.png,Gear,Long and thin\nHook,hook.png,Gear,Sharp\n'),
    ])?.grid as Grid;
    expect(pictures.rows).toHaveLength(2);
    // The columns are guessed, so that the cards are not empty.
    expect(createDeck(pictures, { id: 'x', name: 'X' }).shows).toEqual({ Name: 'A', Text: 'D', Art: 'B' });
  });

  it('accepts years as headings next to a known heading', () => {
    expect(selectDeckSheet(translate, [readSheet('Name,2024,2025\nRope,1,2\n')])?.grid.headings).toEqual([
      'Name',
      '2024',
      '2025',
    ]);
  });
});

describe('choosing from several sheets', () => {
  it('selects the sheet with the most headings and lists the others with rows', () => {
    const coverSheet = readSheet('My game\nMade by me\n', 'Cover');
    const cardsSheet = readSheet('Name,Text\nRope,Long\n', 'Cards');
    const emptySheet = readSheet('Name,Text,Cost\n', 'Empty');
    const selection = selectDeckSheet(translate, [coverSheet, emptySheet, cardsSheet]);
    expect(selection?.grid.name).toBe('Cards');
    expect(selection?.otherSheets.map(({ name }) => name)).toEqual(['Cover']);
    expect(selectDeckSheet(translate, [emptySheet])).toBeUndefined();
  });

  it('prefers the sheet with the columns of the existing deck', () => {
    const usualSheet = readSheet('Name,Text\nRope,Long\n', 'Usual');
    const deckSheet = readSheet('Thing,Worth\nBell,3\n', 'Own');
    expect(
      selectDeckSheet(translate, [usualSheet, deckSheet], (heading) => ['Thing', 'Worth'].includes(heading))?.grid.name,
    ).toBe('Own');
  });

  it('reports formulas without results', () => {
    const sheetGrid = readSheet('Name,Cost\nRope,\n');
    const unsolvedRows = sheetGrid.rows.map((sheetRow) => ({
      ...sheetRow,
      sources: new Map([[1, { kind: 'unsolved' as const }]]),
    }));
    expect(selectDeckSheet(translate, [{ ...sheetGrid, rows: unsolvedRows }])?.notes[0]).toMatch(
      /^Formulas without a result in the file: 1\./,
    );
  });
});

describe('a title above a spreadsheet', () => {
  it.each([
    [
      'a title that is also a usual column name',
      'Title\n\nItem;Effect;How many\nRope;Long;2\n',
      ['Item', 'Effect', 'How many'],
    ],
    [
      'a title with a comma',
      'Loot, spring\n\nItem;Effect;How many\nRope;Long;2\nHook;Sharp;1\n',
      ['Item', 'Effect', 'How many'],
    ],
    ['a title and a date', 'Spring loot\n2026-03-01\n\nName,Text\nRope,Long\n', ['Name', 'Text']],
    ['a title directly above known headings', 'Spring loot\nName;Text\nRope;Long\n', ['Name', 'Text']],
    [
      'a title above unknown headings',
      'Spring loot\n\nZauber;Schule;Grad\nBlitz;Luft;3\nFrost;Eis;2\n',
      ['Zauber', 'Schule', 'Grad'],
    ],
  ])('skips the title: %s', (_caseName, csvText, headings) => {
    const selection = selectDeckSheet(translate, [readSheet(csvText)]);
    expect(selection?.grid.headings).toEqual(headings);
    expect(selection?.grid.rows.every(({ cells }) => cells[0] !== headings[0])).toBe(true);
  });

  it('assumes no title in a single column of cards, or for a heading above unnamed columns', () => {
    expect(selectDeckSheet(translate, [readSheet('Name\n\nRope\nHook\n')])?.grid.rows).toHaveLength(2);
    expect(selectDeckSheet(translate, [readSheet('Name,\nRope,x\nHook,y\n')])?.grid.headings).toEqual(['Name', '']);
  });
});

describe('a spreadsheet that was probably misread', () => {
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
    ['letters in a wrong encoding', 'Name,Text\nFÃ¤ustling,x\n', 'Letters such as “Ã¤” show'],
    ['quotation marks in a wrong encoding', 'Name,Text\nRope,â€œlongâ€\u009d\n', 'Letters such as “â€œ” show'],
  ])('reports a problem: %s', (_caseName, csvText, expectedNote) => {
    expect(selectDeckSheet(translate, [readSheet(csvText)])?.notes.join(' ')).toContain(expectedNote);
  });

  it.each([
    'Name\nRope\nHook\n',
    'Title\nA: b\nC: d\n',
    'Name,Text,Copies\nText,x,1\nTitle,y,2\n',
    'Nome,Texto\nIRMÃ,SÃO João — “fim”\n',
  ])('reports nothing for a plain spreadsheet: %j', (csvText) =>
    expect(selectDeckSheet(translate, [readSheet(csvText)])?.notes).toEqual([]),
  );

  it('splits cells at an unusual sign only when it divides all rows alike', () => {
    for (const delimiter of ['^', '~', '，', '；', '؛', '\u001f']) {
      const selection = selectDeckSheet(translate, [
        readSheet(`Name${delimiter}Text\nRope${delimiter}Long\nHook${delimiter}Sharp\n`),
      ]);
      expect(selection?.grid.headings, delimiter).toEqual(['Name', 'Text']);
    }
    expect(selectDeckSheet(translate, [readSheet('Name\nRope ~ long\nHook\n')])?.grid.headings).toEqual(['Name']);
  });

  it('takes the lower one of two heading rows, and the upper one only for columns that the lower one leaves unnamed', () => {
    const selection = selectDeckSheet(translate, [
      readSheet('Card,,Stats,,Copies\nName,Text,Atk,Def,\nRope,Long,1,2,3\n'),
    ]);
    expect(selection?.grid.headings).toEqual(['Name', 'Text', 'Atk', 'Def', 'Copies']);
    expect(getCells(selection?.grid)).toEqual([['Rope', 'Long', '1', '2', '3']]);
    expect(selection?.notes).toEqual([]);
  });
});

describe('a spreadsheet with one column', () => {
  it('uses the column as names of cards, unless its heading names something else', () => {
    const getShownColumns = (csvText: string) =>
      createDeck(selectDeckSheet(translate, [readSheet(csvText)])?.grid as Grid, { id: 'a', name: 'A' }).shows;
    expect(getShownColumns('Żółw\nWąż\n')).toEqual({ Name: 'Żółw' });
    expect(getShownColumns('Effect\nDraw a card\n')).toEqual({ Text: 'Effect' });
    expect(getShownColumns('Name\nRope\n')).toBeUndefined();
    expect(getShownColumns('Foo,Bar\na,b\n')).toEqual({ Name: 'Foo' });
    expect(getShownColumns('Level,Range\n1,2\n')).toBeUndefined();
  });
});

describe('an Airtable cell with attachments', () => {
  it('uses the first file of the cell, without its address', () => {
    const address = `https://v5.airtableusercontent.com/${'x'.repeat(80)}`;
    const sheetGrid = selectDeckSheet(translate, [
      readSheet(`Name,Art\nRope,rope.png (${address})\nHook,"hook.jpg (${address}),b.png (${address})"\n`),
    ])?.grid;
    const createdDeck = createDeck(sheetGrid as Grid, { id: 'a', name: 'A' });
    expect(createdDeck.columns[1]).toEqual({ name: 'Art', kind: 'picture' });
    expect([...findDeckPictures(createdDeck, getDefaultRowTemplate())]).toEqual([
      ['rope.png', 'rope.png'],
      ['hook.jpg', 'hook.jpg'],
    ]);
  });
});

describe('a spreadsheet that does not begin in the first column', () => {
  it('omits empty columns, and the others keep their letters', () => {
    const selection = selectDeckSheet(translate, [readSheet(',,,,\n,,Name,,Text,\n,,Rope,,Long,x\n')]);
    expect(selection?.grid.headings).toEqual(['Name', 'Text', '']);
    expect(getCells(selection?.grid)).toEqual([['Rope', 'Long', 'x']]);
    expect(selection?.notes).toEqual(['Columns without a heading are called by their letters: F.']);
    expect(createDeck(selection?.grid as Grid, { id: 'a', name: 'A' }).columns.map(({ name }) => name)).toEqual([
      'Name',
      'Text',
      'F',
    ]);
  });
});

describe('leftovers of other programs in cells', () => {
  const readNotes = (csvText: string) => selectDeckSheet(translate, [readSheet(csvText)])?.notes;
  // Columns of the table below: the cell, the code that the note names.
  const createCodesNote = (foreignCode: string) =>
    `Codes of another program such as “${foreignCode}” are printed as they are written. Replace them in the table with what they stand for.`;

  it.each([
    ['Rope &amp; Hook', '&amp;'],
    ['It&#39;s sharp', '&#39;'],
    ['First line.\\nSecond line', '\\n'],
    ['Say: \\qHi\\q', '\\q'],
  ])('reports the code in "%s"', (cellText, foreignCode) => {
    // Without the space, so that the cell has only this sign of another program.
    const writtenCell = cellText.includes('\\q') ? 'Say:\\qHi\\q' : cellText;
    expect(readNotes(`Name,Text\nRope,${writtenCell}\n`)).toEqual([createCodesNote(foreignCode)]);
  });

  it.each(['images\\new.png', 'C:\\notes\\quick', 'R&D; AT&T', 'a\\new'])('reports no code in %s', (cellText) => {
    expect(readNotes(`Name,Text\nRope,${cellText}\n`)).toEqual([]);
  });

  it('reports comment rows between the cards, but not names that start with a sign', () => {
    expect(readNotes('Name,Text\n// weapons,\nRope,Long\n# armor,\n#1 Fan,x\n-- More,y\n')).toEqual([
      "These rows look like comments, and each becomes a card: 2, 4. Remove them if they aren't cards.",
    ]);
  });

  it('reports curly quotation marks around a comma, but not a quotation', () => {
    expect(readNotes('Name,Text\nRope,“Long, strong”\n')?.[0]).toBe(
      'Row 2 has a cell in curly quotation marks that was split at its comma. Only straight quotation marks (") hold a cell together.',
    );
    expect(readNotes('Name,Text\nRope,"“Long, strong”"\nHook,“Sharp”\n')).toEqual([]);
  });
});
