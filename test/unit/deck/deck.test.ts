/** Rows of a table as cards: docs/templates.md, "Rows of a table", and docs/formats.md, `rollcall.deck`. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { toSvg } from '../../../src/shared/card/display/to-svg.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { getDefaultRowTemplate, listRowTemplates } from '../../../src/shared/card/template/row-templates.ts';
import { listTemplateChoices } from '../../../src/shared/card/template/sizes.ts';
import { isCardHeading, matchTemplateColumns } from '../../../src/shared/deck/column-aliases.ts';
import { listTemplateColumns } from '../../../src/shared/deck/column-uses.ts';
import { countCopies } from '../../../src/shared/deck/copies-column.ts';
import { createDeck } from '../../../src/shared/deck/create-deck.ts';
import { describeDeckFindings, listMissingColumns } from '../../../src/shared/deck/deck-findings.ts';
import { createDeckRows, type DeckRow, findDeckPictures } from '../../../src/shared/deck/deck-rows.ts';
import { layoutDeckRows, listLayoutNotes } from '../../../src/shared/deck/layout-deck-rows.ts';
import { matchPictures } from '../../../src/shared/deck/match-pictures.ts';
import { replaceRows } from '../../../src/shared/deck/replace-rows.ts';
import type { DisplayList } from '../../../src/shared/display/display-list.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listPictureSources, replacePictureSources } from '../../../src/shared/library/picture-sources.ts';
import { readTextSpreadsheet } from '../../../src/shared/spreadsheet/csv.ts';
import type { Grid } from '../../../src/shared/spreadsheet/grid.ts';
import { textOfList } from '../../support/cards/cards.ts';
import { t } from '../../support/texts.ts';
import { testFonts } from '../card/support.ts';

const item = getDefaultRowTemplate();
const nothingKnown = () => false;

function deckOf(csv: string): Deck {
  const read = readTextSpreadsheet(t, csv, nothingKnown);
  if (!read.ok || read.sheets[0] === undefined) throw new Error('no table');
  return createDeck(read.sheets[0], { id: 'gear', name: 'Gear' });
}
const GEAR = 'Name,Cost,Keywords,Art,Copies\nLantern,3,Heavy; Loud,lantern.png,2\nBell,3+,,,\n,,,,\nRope,1,Long,,0\n';
const words = (deck: Deck, template = item): string[] =>
  layoutDeckRows(GAMES, deck, { template, fonts: testFonts() }, (list) => list).map(({ cards }) =>
    toSvg(cards[0]?.front as never, testFonts()),
  );

describe('a table as deck', () => {
  it('kinds of columns and the column of copies are guessed from headings and cells', () => {
    const deck = deckOf(GEAR);
    expect(deck.columns).toEqual([
      { name: 'Name' },
      { name: 'Cost' },
      { name: 'Keywords' },
      { name: 'Art', kind: 'picture' },
      { name: 'Copies', kind: 'number' },
    ]);
    expect(deck.copies).toBe('Copies');
    expect(parseValue(GAMES, deck)).toMatchObject({ ok: true, format: 'rollcall.deck' });
  });

  it('headings that are none of a game are in the first row that holds anything', () => {
    expect(deckOf('Title;Rules\nA;B\n').columns.map(({ name }) => name)).toEqual(['Title', 'Rules']);
  });

  it('columns under other usual names stand for those of the templates; a column of that very name needs no entry', () => {
    const deck = deckOf(
      'No.;Kartenname;Gold;cost;Regeltext;Bild;Kind\nc1;Anker;4;2;Zieh eine Karte.;anker.jpg;Schatz\n',
    );
    expect(deck.shows).toEqual({ Name: 'Kartenname', Text: 'Regeltext', Art: 'Bild', Cost: 'cost' });
    expect(createDeckRows(deck, item)[0]).toMatchObject({ name: 'Anker', roots: { row: { Cost: 2, Kind: 'Schatz' } } });
    expect(listMissingColumns(deck, item)).not.toContain('Name');
    expect(deckOf(GEAR).shows).toBeUndefined();
  });
});

describe('usual headings', () => {
  const shows = (...names: string[]) => matchTemplateColumns(names.map((name) => ({ name })));

  it.each([
    ['Title', 'Name'],
    ['Kartentyp', 'Kind'],
    ['rules text', 'Text'],
    ['Flavor', 'Flavour'],
    ['image', 'Art'],
    ['Preis', 'Cost'],
    ['VP', 'Value'],
    ['tag', 'Keywords'],
    ['Stichwörter', 'Keywords'],
    ['Reichweite', 'Range'],
    ['belohnung', 'Reward'],
    ['Farbschema', 'Theme'],
  ])('a column called %s stands for %s, and none whose name only contains the word', (heading, name) => {
    expect(shows(` ${heading} `)).toEqual({ [name]: ` ${heading} ` });
    expect(shows(`${heading}s of old`, `my ${heading}`)).toEqual({});
    expect(isCardHeading(` ${heading} `)).toBe(true);
  });

  it('a column that has the name of the template is preferred, and stands for no other', () => {
    expect(shows('Title', 'Name')).toEqual({});
    expect(shows('Text', 'Title', 'Card')).toEqual({ Name: 'Title' });
  });

  it('a column of pictures is known by its cells, or by its heading while it is empty', () => {
    const kinds = (csv: string) => deckOf(csv).columns.map(({ kind }) => kind);
    expect(kinds('Name,Art,Artist,Start\nA,,,\n')).toEqual([undefined, 'picture', undefined, undefined]);
    expect(kinds('Name,Face\nA,a.png\nB,b.jpg\nC,\n')).toEqual([undefined, 'picture']);
    expect(kinds('Name,Art\nA,lantern\nB,bell\n')).toEqual([undefined, 'picture']);
    expect(kinds('Name,Art,Artist\nA,one  two,Ann\nB,bell,Bob\n')).toEqual([undefined, undefined, undefined]);
    expect(kinds(`Name,Art\nA,${'x'.repeat(81)}\n`)).toEqual([undefined, undefined]);
    expect(kinds(`Name,Art\nA,${'x'.repeat(80)}\n`)).toEqual([undefined, 'picture']);
  });
});

describe('a newer state of the table', () => {
  const sheet = (csv: string): Grid => {
    const read = readTextSpreadsheet(t, csv, nothingKnown);
    if (!read.ok || read.sheets[0] === undefined) throw new Error('no table');
    return read.sheets[0];
  };
  const before: Deck = {
    ...deckOf('Thing,Tags,Cost,Count\nRope,a/b,3,2\n'),
    columns: [{ name: 'Thing' }, { name: 'Tags', kind: 'list', separator: '/' }, { name: 'Cost' }, { name: 'Count' }],
    shows: { Name: 'Thing', Text: 'Cost' },
    copies: 'Count',
    pictures: { rope: 'sha256:1' },
  };

  it('takes the place of rows and columns; what was set by hand stays as far as its columns do', () => {
    const after = applyEdits(before, replaceRows(before, sheet('Thing,Tags,Qty\nBell,c,1\nRope,a,4\n')));
    expect(after.columns).toEqual([
      { name: 'Thing' },
      { name: 'Tags', kind: 'list', separator: '/' },
      { name: 'Qty', kind: 'number' },
    ]);
    expect(after.rows).toEqual([
      ['Bell', 'c', '1'],
      ['Rope', 'a', '4'],
    ]);
    expect(after).toMatchObject({
      shows: { Name: 'Thing', Keywords: 'Tags' },
      copies: 'Qty',
      pictures: { rope: 'sha256:1' },
    });
    expect(after.shows).not.toHaveProperty('Text');
  });

  it('once each stays once each, and the same table changes nothing but guesses', () => {
    const { copies, ...once } = before;
    const same = sheet('Thing,Tags,Cost,Count\nRope,a/b,3,2\n');
    expect(applyEdits(once, replaceRows(once, same))).not.toHaveProperty('copies');
    expect(applyEdits(before, replaceRows(before, same))).toMatchObject({ ...before });
    expect(copies).toBe('Count');
  });
});

describe('rows', () => {
  it('an empty row is left out, 0 copies are none, an empty cell is one', () => {
    const rows = createDeckRows(deckOf(GEAR), item);
    expect(rows.map(({ name, copies }) => [name, copies])).toEqual([
      ['Lantern', 2],
      ['Bell', 1],
      ['Rope', 0],
    ]);
    expect(layoutDeckRows(GAMES, deckOf(GEAR), { template: item, fonts: testFonts() }, (list) => list)).toHaveLength(2);
  });

  it.each([
    ['3', 3],
    [' 0 ', 0],
    ['', 1],
    ['1.5', 1],
    ['-2', 1],
    ['many', 1],
    ['2x', 2],
    ['× 3', 3],
    ['3 (promo)', 1],
    ['999', 999],
    ['1000', 999],
    ['x999', 999],
    ['2 pcs.', 2],
    ['12 Stück', 12],
    ['two pcs', 1],
    ['100000', 999],
  ])('%j copies are %i', (cell, copies) => {
    expect(countCopies(cell)).toBe(copies);
  });

  it('a cell is what the template makes of it: a picture where it is drawn, a list where it is repeated', () => {
    const [lantern] = createDeckRows(deckOf(GEAR), item);
    expect(lantern?.roots.row).toMatchObject({
      Keywords: ['Heavy', 'Loud'],
      Art: { image: { src: 'lantern.png' }, name: 'lantern.png' },
    });
  });

  it('numbers are printed as they are written, unless a spreadsheet has worked them out', () => {
    const rows = createDeckRows(deckOf('Name;Bonus\nA;+2\nB;14,5\nC;007\nD;3.0\nE;4\nF;0.30000000000000004\n'), item);
    expect(rows.map(({ roots }) => (roots.row as { Bonus: unknown }).Bonus)).toEqual([
      '+2',
      '14,5',
      '007',
      '3.0',
      4,
      0.30000000000000004,
    ]);
  });

  it('a card that goes on says whose it is, and has the back of the others', () => {
    const long = 'It rings once a round and is heard on every roof. '.repeat(10);
    const [bell] = layoutDeckRows(
      GAMES,
      deckOf(`Title,Text,Flavour\nTide Bell,${long},${long.slice(0, 200)}\n`),
      { template: item, fonts: testFonts() },
      (x) => x,
    );
    const [first, further] = bell?.cards ?? [];
    expect(textOfList(further?.front as DisplayList).join(' ')).toMatch(/Tide Bell.*continued/i);
    expect(further?.back).toBeDefined();
    expect(textOfList(further?.back as DisplayList)).toEqual(textOfList(first?.back as DisplayList));
  });

  it('keywords that find no room in their line stand below the text of the card', () => {
    const many = 'Flickering; Ex-Guild; Flammable; Royal; Heavy; Loud; Borrowed';
    const laid = layoutDeckRows(
      GAMES,
      deckOf(`Name,Keywords\nA,${many}\n`),
      { template: item, fonts: testFonts() },
      (x) => x,
    );
    expect(laid[0]?.cards).toHaveLength(1);
    expect(textOfList(laid[0]?.cards[0]?.front as DisplayList).join(' ')).toMatch(/Borrowed/i);
  });

  it('a column is shown under the name of the template, and the first of two with one name', () => {
    const read = deckOf('Title,Price,Second\nBell,4,9\n');
    const [title, price] = read.columns as [Deck['columns'][0], Deck['columns'][0]];
    const deck = { ...read, columns: [title, price, price], shows: { Name: 'Title', Cost: 'Price' } };
    const [bell] = createDeckRows(deck, item);
    expect(bell?.roots.row).toMatchObject({ Name: 'Bell', Title: 'Bell', Cost: 4 });
    expect(listMissingColumns(deck, item)).not.toContain('Name');
    expect(describeDeckFindings(t, { ...deck, columns: [title, price, price], shows: {} })).toEqual([
      'Two columns are called “Price”; the first one is printed.',
    ]);
  });

  it('a column called Theme dresses the row, in capitals or not', () => {
    const [plain, red] = words(deckOf('Name,Theme\nA,\nA,RED\n'));
    expect(red).not.toBe(plain);
    expect(red).toContain('#a3211c');
  });

  it('what is wrong is told by row: copies that are none, cells without a column', () => {
    const deck = deckOf('Name,Copies\nA,2\nB,2\n');
    expect(
      describeDeckFindings(t, {
        ...deck,
        rows: [
          ['A', 'two'],
          ['B', '1', 'x'],
        ],
      }),
    ).toEqual([
      "Row 1, A: “two” isn't a number of copies from 0 to 999, so the card is printed once.",
      'Row 2, B has more cells than there are columns; the others are passed over.',
    ]);
    expect(describeDeckFindings(t, { ...deck, copies: 'Qty', shows: { Name: 'Titel', Text: 'Name' } })).toEqual([
      'There is no column “Qty” that could say how often a row is printed; each is printed once.',
      '“Name” shows the column “Titel”, which the table does not have.',
    ]);
    expect(describeDeckFindings(t, deck)).toEqual([]);
  });

  it('copies that are too many are told, and a row without a name is told by its number', () => {
    const deck = deckOf('Text,Copies\nA,2\nB,2\n');
    const rows = [
      ['', '1000'],
      ['', '1,5'],
      ['', ''],
    ];
    expect(describeDeckFindings(t, { ...deck, shows: {}, rows })).toEqual([
      'Row 1: “1000” is more than 999 copies, so 999 are printed.',
      "Row 2: “1,5” isn't a number of copies from 0 to 999, so the card is printed once.",
    ]);
  });

  it('cells without a column are told only where something is written in them', () => {
    const deck = deckOf('Name,Cost\nA,2\n');
    expect(describeDeckFindings(t, { ...deck, rows: [['A', '2', ' ', '']] })).toEqual([]);
    expect(describeDeckFindings(t, { ...deck, rows: [['A', '2', '', 'x']] })).toHaveLength(1);
  });

  it('two columns without a name are told once, and their cells are no copies', () => {
    const deck = { ...deckOf('Name,Cost\nA,2\n'), columns: [{ name: '' }, { name: '' }] };
    expect(describeDeckFindings(t, deck)).toEqual(['Two columns have no name. Only the first one is printed.']);
  });

  it('a row with more text than fits on any card is told, and an equal share of each cell is printed', () => {
    const deck = { ...deckOf('Name,Text\nA,x\n'), rows: [['A', 'x'.repeat(LIMITS.cardLetters)]] };
    expect(describeDeckFindings(t, deck)).toEqual([
      'Row 1, A has more text than a card can be laid out with; the rest is left out.',
    ]);
    const [row] = createDeckRows(deck, item);
    expect(row?.roots.row).toEqual({ Name: 'A', Text: 'x'.repeat(Math.floor(LIMITS.cardLetters / 2)) });
    expect(describeDeckFindings(t, { ...deck, rows: [['A', 'x'.repeat(LIMITS.cardLetters - 1)]] })).toEqual([]);
  });

  it('what the layout says of many rows is said once', () => {
    const many = deckOf(`Name\n${Array.from({ length: 9 }, (_, index) => `Card ${index}`).join('\n')}`);
    const lines = listLayoutNotes(
      t,
      GAMES,
      layoutDeckRows(GAMES, many, { template: item, fonts: testFonts() }, (list) => list),
    );
    expect(lines).toEqual([expect.stringMatching(/^Row 1, Card 0 and 8 more: /)]);
  });

  it('what the layout says of up to five rows is said of each, and a row without a name is told by its number', () => {
    const notes = [
      { kind: 'broken-art', problem: { kind: 'missing', path: 'a.png' } } as const,
      { kind: 'unread-field' } as never,
    ];
    const rows = createDeckRows({ ...deckOf('Text\nA\nB\nC\nD\nE\nF\n'), shows: { Text: 'Text' } }, item);
    const said = (count: number) =>
      listLayoutNotes(
        t,
        GAMES,
        rows.slice(0, count).map((row) => ({ row, notes })),
      ).map((line) => line.split(':')[0]);
    expect(rows).toHaveLength(6);
    expect(said(5)).toEqual(rows.slice(0, 5).map(({ name, index }) => `Row ${index + 1}, ${name}`));
    expect(said(6)).toEqual(['Row 1, A and 5 more']);
    const [first] = rows;
    const unnamed = { ...(first as DeckRow), name: 'Row 1' };
    expect(listLayoutNotes(t, GAMES, [{ row: unnamed, notes }])[0]).toMatch(/^Row 1: /);
  });

  it('of messages that differ in a name alone, twenty are said', () => {
    const [row] = createDeckRows(deckOf('Name\nA\n'), item);
    if (row === undefined) throw new Error('no row');
    const notes = Array.from(
      { length: 50 },
      (_, n) => ({ kind: 'broken-art', problem: { kind: 'missing', path: `${n}.png` } }) as const,
    );
    const lines = listLayoutNotes(t, GAMES, [{ row, notes }]);
    expect(lines).toHaveLength(21);
    expect(lines[19]).toContain('19.png');
    expect(lines[20]).toBe('And 30 more lines like this');
  });
});

describe('pictures', () => {
  it('are found by name, with or without ending, in capitals or not, whatever stands between words', () => {
    const files = ['iron-golem.jpg', 'Ork.PNG', 'notes.txt', 'tide bell.webp'];
    const found = matchPictures(['Iron Golem', 'ork', 'notes', 'tide bell.webp', 'nobody'], files);
    expect([...found]).toEqual([
      ['Iron Golem', 'iron-golem.jpg'],
      ['ork', 'Ork.PNG'],
      ['tide bell.webp', 'tide bell.webp'],
    ]);
  });

  it.each([
    ['ork', 'ork.png'],
    ['ork.jpeg', 'ork.jpeg'],
    ['ork.v2', 'ork.v2'],
    ['ork.TIF', 'ork.TIF'],
    ['mr. ork', 'mr. ork.png'],
    ['dr.Orkish', 'dr.Orkish.png'],
    ['3.5', '3.5.png'],
  ])('a cell with %j means the file %s beside the deck', (cell, file) => {
    const deck = { ...deckOf(GEAR), rows: [['Lantern', '3', '', cell]] };
    expect([...findDeckPictures(deck, item)]).toEqual([[cell, file]]);
  });

  it('move with the deck: their places are found and changed, and do not count in the fingerprint', () => {
    const deck = { ...deckOf(GEAR), pictures: { 'lantern.png': 'art/lantern.png' } };
    expect([...findDeckPictures(deck, item)]).toEqual([['lantern.png', 'art/lantern.png']]);
    expect(listPictureSources(deck)).toEqual(['art/lantern.png']);
    const moved = replacePictureSources(deck, () => 'sha256:00');
    expect(moved.pictures).toEqual({ 'lantern.png': 'sha256:00' });
    expect(computeFingerprint(GAMES, moved)).toBe(computeFingerprint(GAMES, deck));
  });
});

describe('templates for rows', () => {
  it.each(listRowTemplates().map((template) => [template.id, template] as const))(
    '%s is valid in all its sizes, and takes a row that has only a name',
    (_, template) => {
      expect(readTemplate(GAMES, template)).toMatchObject({ ok: true });
      for (const choice of listTemplateChoices([template])) {
        const [svg] = words(deckOf('Name\nHarbour Lantern\n'), choice.template);
        expect(svg).toContain('<path');
      }
      expect(listTemplateColumns(template)).toContain('Name');
    },
  );
});
