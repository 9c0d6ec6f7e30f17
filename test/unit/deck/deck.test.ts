/** Rows of a deck as cards: docs/templates.md, "Rows of a table", and docs/formats.md, `rollcall.deck`. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { toSvg } from '../../../src/shared/card/display/to-svg.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { getDefaultRowTemplate, listRowTemplates } from '../../../src/shared/card/template/row-templates.ts';
import { listTemplateChoices } from '../../../src/shared/card/template/sizes.ts';
import { isCardHeading, matchTemplateColumns } from '../../../src/shared/deck/column-aliases.ts';
import { listTemplateColumns } from '../../../src/shared/deck/column-uses.ts';
import { countCopies } from '../../../src/shared/deck/copies-column.ts';
import { createDeck, describeNameColumn } from '../../../src/shared/deck/create-deck.ts';
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
import { listTexts } from '../../support/cards/cards.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts } from '../card/support.ts';

const itemTemplate = getDefaultRowTemplate();
/** Knows no heading, so that the headings of a spreadsheet are found by the usual words. */
const nothingKnown = () => false;

function createGearDeck(csvText: string): Deck {
  const readResult = readTextSpreadsheet(translate, csvText, nothingKnown);
  if (!readResult.ok || readResult.sheets[0] === undefined) throw new Error('no table');
  return createDeck(readResult.sheets[0], { id: 'gear', name: 'Gear' });
}
/** Rows with 2 copies, an empty number of copies, no cells at all, and 0 copies. */
const GEAR_CSV =
  'Name,Cost,Keywords,Art,Copies\nLantern,3,Heavy; Loud,lantern.png,2\nBell,3+,,,\n,,,,\nRope,1,Long,,0\n';
const renderFronts = (gearDeck: Deck, template = itemTemplate): string[] =>
  layoutDeckRows(GAMES, gearDeck, { template, fonts: getTestFonts() }, (displayList) => displayList).map(({ cards }) =>
    toSvg(cards[0]?.front as never, getTestFonts()),
  );

describe('creating a deck from a spreadsheet', () => {
  it('guesses column kinds and the copies column from headings and cells', () => {
    const gearDeck = createGearDeck(GEAR_CSV);
    expect(gearDeck.columns).toEqual([
      { name: 'Name' },
      { name: 'Cost' },
      { name: 'Keywords' },
      { name: 'Art', kind: 'picture' },
      { name: 'Copies', kind: 'number' },
    ]);
    expect(gearDeck.copies).toBe('Copies');
    expect(parseValue(GAMES, gearDeck)).toMatchObject({ ok: true, format: 'rollcall.deck' });
  });

  it('reads unknown headings from the first row with content', () => {
    expect(createGearDeck('Title;Rules\nA;B\n').columns.map(({ name }) => name)).toEqual(['Title', 'Rules']);
  });

  it("maps columns with other usual names to the template's columns, and needs no entry for equal names", () => {
    const gearDeck = createGearDeck(
      'No.;Kartenname;Gold;cost;Regeltext;Bild;Kind\nc1;Anker;4;2;Zieh eine Karte.;anker.jpg;Schatz\n',
    );
    expect(gearDeck.shows).toEqual({ Name: 'Kartenname', Text: 'Regeltext', Art: 'Bild', Cost: 'cost' });
    expect(createDeckRows(gearDeck, itemTemplate)[0]).toMatchObject({
      name: 'Anker',
      roots: { row: { Cost: 2, Kind: 'Schatz' } },
    });
    expect(listMissingColumns(gearDeck, itemTemplate)).not.toContain('Name');
    expect(createGearDeck(GEAR_CSV).shows).toBeUndefined();
  });
});

describe('usual headings', () => {
  const matchColumns = (...columnNames: string[]) =>
    matchTemplateColumns(columnNames.map((columnName) => ({ name: columnName })));

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
  ])('maps a column called %s to %s, but not a name that only contains the word', (heading, columnName) => {
    expect(matchColumns(` ${heading} `)).toEqual({ [columnName]: ` ${heading} ` });
    expect(matchColumns(`${heading}s of old`, `my ${heading}`)).toEqual({});
    expect(isCardHeading(` ${heading} `)).toBe(true);
  });

  it.each([
    ['Item Name (EN/DE)', 'Name'],
    ['name_en', 'Name'],
    ['Card title:', 'Name'],
    ['Cost [gp]', 'Cost'],
    ['Wirkung', 'Text'],
    ['Art file', 'Art'],
    ['image_url', 'Art'],
    ['Bilddatei', 'Art'],
    ['Text?', 'Text'],
  ])('maps a column called %s, with a unit, a language or a mark, to %s', (heading, columnName) => {
    expect(matchColumns(heading)).toEqual({ [columnName]: heading });
    expect(isCardHeading(heading)).toBe(true);
  });

  it('prefers the column that is spelled most like the name, and texts to numbers for names', () => {
    expect(matchColumns('Title (DE)', 'name', 'Title')).toEqual({ Name: 'name' });
    expect(matchTemplateColumns([{ name: 'Card', kind: 'number' }, { name: 'Title' }])).toEqual({ Name: 'Title' });
  });

  it('names the cards by the first column that looks like names if no heading says Name, and says so', () => {
    const spellDeck = createGearDeck(
      'Set,Monster,Text,Qty\nCore,Owl,Flies.,2\nCore,Bear,Growls.,1\nCore,Elk,Runs.,1\n',
    );
    expect(spellDeck.shows).toEqual({ Name: 'Monster' });
    expect(createDeckRows(spellDeck, itemTemplate).map(({ name }) => name)).toEqual(['Owl', 'Bear', 'Elk']);
    expect(describeNameColumn(translate, spellDeck)).toEqual([
      'No column is called Name, so “Monster” names the cards. You can choose another column.',
    ]);
    expect(describeNameColumn(translate, createGearDeck('Item Name (EN),Text\nOwl,Flies.\n'))).toEqual([]);
    expect(createGearDeck('Level,Text\n1,Flies.\n2,Growls.\n').shows).toBeUndefined();
  });

  it.each(['ID', 'Nr.', 'No', 'Code', 'SKU', 'Date', 'Datum'])(
    'never names the cards by a column called %s',
    (heading) => {
      expect(createGearDeck(`${heading},Monster,Text\nab,Owl,Flies.\ncd,Bear,Growls.\n`).shows).toEqual({
        Name: 'Monster',
      });
    },
  );

  it('never names the cards by a column in which most cells contain digits', () => {
    const csvText = 'Key,Monster,Text\nA-1,Owl,Flies.\n2026-03-01,Bear 2,Growls.\nx,Elk,Runs.\n';
    expect(createGearDeck(csvText).shows).toEqual({ Name: 'Monster' });
  });

  it("prefers a column with the template's own name", () => {
    expect(matchColumns('Title', 'Name')).toEqual({});
    expect(matchColumns('Text', 'Title', 'Card')).toEqual({ Name: 'Title' });
  });

  it('recognizes a picture column by its cells, or by its heading while it is empty', () => {
    const readColumnKinds = (csvText: string) => createGearDeck(csvText).columns.map(({ kind }) => kind);
    expect(readColumnKinds('Name,Art,Artist,Start\nA,,,\n')).toEqual([undefined, 'picture', undefined, undefined]);
    expect(readColumnKinds('Name,Face\nA,a.png\nB,b.jpg\nC,\n')).toEqual([undefined, 'picture']);
    expect(readColumnKinds('Name,Art\nA,lantern\nB,bell\n')).toEqual([undefined, 'picture']);
    expect(readColumnKinds('Name,Art,Artist\nA,one  two,Ann\nB,bell,Bob\n')).toEqual([undefined, undefined, undefined]);
    expect(readColumnKinds(`Name,Art\nA,${'x'.repeat(81)}\n`)).toEqual([undefined, undefined]);
    expect(readColumnKinds(`Name,Art\nA,${'x'.repeat(80)}\n`)).toEqual([undefined, 'picture']);
  });
});

describe('replacing the rows with a newer spreadsheet', () => {
  const readSheet = (csvText: string): Grid => {
    const readResult = readTextSpreadsheet(translate, csvText, nothingKnown);
    if (!readResult.ok || readResult.sheets[0] === undefined) throw new Error('no table');
    return readResult.sheets[0];
  };
  const oldDeck: Deck = {
    ...createGearDeck('Thing,Tags,Cost,Count\nRope,a/b,3,2\n'),
    columns: [{ name: 'Thing' }, { name: 'Tags', kind: 'list', separator: '/' }, { name: 'Cost' }, { name: 'Count' }],
    shows: { Name: 'Thing', Text: 'Cost' },
    copies: 'Count',
    pictures: { rope: 'sha256:1' },
  };

  it('replaces rows and columns and keeps manual settings for columns that still exist', () => {
    const newDeck = applyEdits(oldDeck, replaceRows(oldDeck, readSheet('Thing,Tags,Qty\nBell,c,1\nRope,a,4\n')));
    expect(newDeck.columns).toEqual([
      { name: 'Thing' },
      { name: 'Tags', kind: 'list', separator: '/' },
      { name: 'Qty', kind: 'number' },
    ]);
    expect(newDeck.rows).toEqual([
      ['Bell', 'c', '1'],
      ['Rope', 'a', '4'],
    ]);
    expect(newDeck).toMatchObject({
      shows: { Name: 'Thing', Keywords: 'Tags' },
      copies: 'Qty',
      pictures: { rope: 'sha256:1' },
    });
    expect(newDeck.shows).not.toHaveProperty('Text');
  });

  it('keeps a deck without copies column, and changes nothing when the spreadsheet is the same', () => {
    const { copies, ...deckWithoutCopies } = oldDeck;
    const sameSheet = readSheet('Thing,Tags,Cost,Count\nRope,a/b,3,2\n');
    expect(applyEdits(deckWithoutCopies, replaceRows(deckWithoutCopies, sameSheet))).not.toHaveProperty('copies');
    expect(applyEdits(oldDeck, replaceRows(oldDeck, sameSheet))).toMatchObject({ ...oldDeck });
    expect(copies).toBe('Count');
  });
});

describe('printing deck rows', () => {
  it('omits an empty row, prints nothing for 0 copies and one card for an empty copies cell', () => {
    const deckRows = createDeckRows(createGearDeck(GEAR_CSV), itemTemplate);
    expect(deckRows.map(({ name, copies }) => [name, copies])).toEqual([
      ['Lantern', 2],
      ['Bell', 1],
      ['Rope', 0],
    ]);
    expect(
      layoutDeckRows(
        GAMES,
        createGearDeck(GEAR_CSV),
        { template: itemTemplate, fonts: getTestFonts() },
        (displayList) => displayList,
      ),
    ).toHaveLength(2);
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
  ])('prints %j as %i copies', (cellText, copies) => {
    expect(countCopies(cellText)).toBe(copies);
  });

  it('uses a cell as the template needs it: as a picture where it is drawn, as a list where it is repeated', () => {
    const [lantern] = createDeckRows(createGearDeck(GEAR_CSV), itemTemplate);
    expect(lantern?.roots.row).toMatchObject({
      Keywords: ['Heavy', 'Loud'],
      Art: { image: { src: 'lantern.png' }, name: 'lantern.png' },
    });
  });

  it('prints numbers as they are written, unless a spreadsheet has calculated them', () => {
    const deckRows = createDeckRows(
      createGearDeck('Name;Bonus\nA;+2\nB;14,5\nC;007\nD;3.0\nE;4\nF;0.30000000000000004\n'),
      itemTemplate,
    );
    expect(deckRows.map(({ roots }) => (roots.row as { Bonus: unknown }).Bonus)).toEqual([
      '+2',
      '14,5',
      '007',
      '3.0',
      4,
      0.30000000000000004,
    ]);
  });

  it('names the card on a continuation card and gives it the same back', () => {
    const longText = 'It rings once a round and is heard on every roof. '.repeat(10);
    const [bellRow] = layoutDeckRows(
      GAMES,
      createGearDeck(`Title,Text,Flavour\nTide Bell,${longText},${longText.slice(0, 200)}\n`),
      { template: itemTemplate, fonts: getTestFonts() },
      (displayList) => displayList,
    );
    const [firstCard, further] = bellRow?.cards ?? [];
    expect(listTexts(further?.front as DisplayList).join(' ')).toMatch(/Tide Bell.*continued/i);
    expect(further?.back).toBeDefined();
    expect(listTexts(further?.back as DisplayList)).toEqual(listTexts(firstCard?.back as DisplayList));
  });

  it('moves keywords that do not fit on their line below the card text', () => {
    const manyKeywords = 'Flickering; Ex-Guild; Flammable; Royal; Heavy; Loud; Borrowed';
    const laidOutRows = layoutDeckRows(
      GAMES,
      createGearDeck(`Name,Keywords\nA,${manyKeywords}\n`),
      { template: itemTemplate, fonts: getTestFonts() },
      (displayList) => displayList,
    );
    expect(laidOutRows[0]?.cards).toHaveLength(1);
    expect(listTexts(laidOutRows[0]?.cards[0]?.front as DisplayList).join(' ')).toMatch(/Borrowed/i);
  });

  it("shows a column under the template's name, and the first of two columns with the same name", () => {
    const priceDeck = createGearDeck('Title,Price,Second\nBell,4,9\n');
    const [titleColumn, priceColumn] = priceDeck.columns as [Deck['columns'][0], Deck['columns'][0]];
    const gearDeck = {
      ...priceDeck,
      columns: [titleColumn, priceColumn, priceColumn],
      shows: { Name: 'Title', Cost: 'Price' },
    };
    const [bellRow] = createDeckRows(gearDeck, itemTemplate);
    expect(bellRow?.roots.row).toMatchObject({ Name: 'Bell', Title: 'Bell', Cost: 4 });
    expect(listMissingColumns(gearDeck, itemTemplate)).not.toContain('Name');
    expect(
      describeDeckFindings(translate, { ...gearDeck, columns: [titleColumn, priceColumn, priceColumn], shows: {} }),
    ).toEqual(['Two columns are called “Price”; the first one is printed.']);
  });

  it('applies the Theme column in any letter case', () => {
    const [plainFront, redFront] = renderFronts(createGearDeck('Name,Theme\nA,\nA,RED\n'));
    expect(redFront).not.toBe(plainFront);
    expect(redFront).toContain('#a3211c');
  });

  it('reports invalid copies, cells without a column and missing columns', () => {
    const gearDeck = createGearDeck('Name,Copies\nA,2\nB,2\n');
    expect(
      describeDeckFindings(translate, {
        ...gearDeck,
        rows: [
          ['A', 'two'],
          ['B', '1', 'x'],
        ],
      }),
    ).toEqual([
      "Row 1, A: “two” isn't a number of copies from 0 to 999, so the card is printed once.",
      'Row 2, B has more cells than there are columns; the others are passed over.',
    ]);
    expect(
      describeDeckFindings(translate, { ...gearDeck, copies: 'Qty', shows: { Name: 'Titel', Text: 'Name' } }),
    ).toEqual([
      'There is no column “Qty” that could say how often a row is printed; each is printed once.',
      '“Name” shows the column “Titel”, which the table does not have.',
    ]);
    expect(describeDeckFindings(translate, gearDeck)).toEqual([]);
  });

  it('reports too many copies, and a row without a name by its number', () => {
    const gearDeck = createGearDeck('Text,Copies\nA,2\nB,2\n');
    const deckRows = [
      ['', '1000'],
      ['', '1,5'],
      ['', ''],
    ];
    expect(describeDeckFindings(translate, { ...gearDeck, shows: {}, rows: deckRows })).toEqual([
      'Row 1: “1000” is more than 999 copies, so 999 are printed.',
      "Row 2: “1,5” isn't a number of copies from 0 to 999, so the card is printed once.",
    ]);
  });

  it('reports cells without a column only when they contain text', () => {
    const gearDeck = createGearDeck('Name,Cost\nA,2\n');
    expect(describeDeckFindings(translate, { ...gearDeck, rows: [['A', '2', ' ', '']] })).toEqual([]);
    expect(describeDeckFindings(translate, { ...gearDeck, rows: [['A', '2', '', 'x']] })).toHaveLength(1);
  });

  it('reports two columns without a name once', () => {
    const gearDeck = { ...createGearDeck('Name,Cost\nA,2\n'), columns: [{ name: '' }, { name: '' }] };
    expect(describeDeckFindings(translate, gearDeck)).toEqual([
      'Two columns have no name. Only the first one is printed.',
    ]);
  });

  it('reports a row with too much text and prints an equal share of each cell', () => {
    const gearDeck = { ...createGearDeck('Name,Text\nA,x\n'), rows: [['A', 'x'.repeat(LIMITS.cardLetters)]] };
    expect(describeDeckFindings(translate, gearDeck)).toEqual([
      'Row 1, A has more text than a card can be laid out with; the rest is left out.',
    ]);
    const [deckRow] = createDeckRows(gearDeck, itemTemplate);
    expect(deckRow?.roots.row).toEqual({ Name: 'A', Text: 'x'.repeat(Math.floor(LIMITS.cardLetters / 2)) });
    expect(describeDeckFindings(translate, { ...gearDeck, rows: [['A', 'x'.repeat(LIMITS.cardLetters - 1)]] })).toEqual(
      [],
    );
  });

  it('reports the same layout finding of many rows once', () => {
    const deckWithManyRows = createGearDeck(
      `Name\n${Array.from({ length: 9 }, (_entry, index) => `Card ${index}`).join('\n')}`,
    );
    const noteLines = listLayoutNotes(
      translate,
      GAMES,
      layoutDeckRows(
        GAMES,
        deckWithManyRows,
        { template: itemTemplate, fonts: getTestFonts() },
        (displayList) => displayList,
      ),
    );
    expect(noteLines).toEqual([expect.stringMatching(/^Row 1, Card 0 and 8 more: /)]);
  });

  it('reports layout findings of up to five rows one by one, and a row without a name by its number', () => {
    const layoutFindings = [
      { kind: 'broken-art', problem: { kind: 'missing', path: 'a.png' } } as const,
      { kind: 'unread-field' } as never,
    ];
    const deckRows = createDeckRows(
      { ...createGearDeck('Text\nA\nB\nC\nD\nE\nF\n'), shows: { Text: 'Text' } },
      itemTemplate,
    );
    const listRowLabels = (count: number) =>
      listLayoutNotes(
        translate,
        GAMES,
        deckRows.slice(0, count).map((deckRow) => ({ row: deckRow, notes: layoutFindings })),
      ).map((noteLine) => noteLine.split(':')[0]);
    expect(deckRows).toHaveLength(6);
    expect(listRowLabels(5)).toEqual(deckRows.slice(0, 5).map(({ name, index }) => `Row ${index + 1}, ${name}`));
    expect(listRowLabels(6)).toEqual(['Row 1, A and 5 more']);
    const [firstRow] = deckRows;
    const unnamed = { ...(firstRow as DeckRow), name: 'Row 1' };
    expect(listLayoutNotes(translate, GAMES, [{ row: unnamed, notes: layoutFindings }])[0]).toMatch(/^Row 1: /);
  });

  it('limits messages that differ only in a name to twenty', () => {
    const [deckRow] = createDeckRows(createGearDeck('Name\nA\n'), itemTemplate);
    if (deckRow === undefined) throw new Error('no row');
    const layoutFindings = Array.from(
      { length: 50 },
      (_entry, findingIndex) =>
        ({ kind: 'broken-art', problem: { kind: 'missing', path: `${findingIndex}.png` } }) as const,
    );
    const noteLines = listLayoutNotes(translate, GAMES, [{ row: deckRow, notes: layoutFindings }]);
    expect(noteLines).toHaveLength(21);
    expect(noteLines[19]).toContain('19.png');
    expect(noteLines[20]).toBe('And 30 more lines like this');
  });
});

describe('deck pictures', () => {
  it('finds pictures by name regardless of extension, case and separators', () => {
    const fileNames = ['iron-golem.jpg', 'Ork.PNG', 'notes.txt', 'tide bell.webp'];
    const foundPictures = matchPictures(['Iron Golem', 'ork', 'notes', 'tide bell.webp', 'nobody'], fileNames);
    expect([...foundPictures]).toEqual([
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
  ])('resolves the cell %j to the file %s next to the deck', (cellText, fileName) => {
    const gearDeck = { ...createGearDeck(GEAR_CSV), rows: [['Lantern', '3', '', cellText]] };
    expect([...findDeckPictures(gearDeck, itemTemplate)]).toEqual([[cellText, fileName]]);
  });

  it('moves pictures with the deck without a change of its fingerprint', () => {
    const gearDeck = { ...createGearDeck(GEAR_CSV), pictures: { 'lantern.png': 'art/lantern.png' } };
    expect([...findDeckPictures(gearDeck, itemTemplate)]).toEqual([['lantern.png', 'art/lantern.png']]);
    expect(listPictureSources(gearDeck)).toEqual(['art/lantern.png']);
    const movedDeck = replacePictureSources(gearDeck, () => 'sha256:00');
    expect(movedDeck.pictures).toEqual({ 'lantern.png': 'sha256:00' });
    expect(computeFingerprint(GAMES, movedDeck)).toBe(computeFingerprint(GAMES, gearDeck));
  });
});

describe('row templates', () => {
  it.each(listRowTemplates().map((template) => [template.id, template] as const))(
    'reads %s in all sizes and prints a row with only a name',
    (_templateId, template) => {
      expect(readTemplate(GAMES, template)).toMatchObject({ ok: true });
      for (const choice of listTemplateChoices([template])) {
        const [frontSvg] = renderFronts(createGearDeck('Name\nHarbour Lantern\n'), choice.template);
        expect(frontSvg).toContain('<path');
      }
      expect(listTemplateColumns(template)).toContain('Name');
    },
  );
});
