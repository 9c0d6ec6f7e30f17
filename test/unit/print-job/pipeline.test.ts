/** Tests the steps of a print job with invented pictures. */

import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { getDefaultRowTemplate } from '../../../src/shared/card/template/row-templates.ts';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { PdfBitmap } from '../../../src/shared/pdf/embed-bitmap.ts';
import { createMemoryFile } from '../../../src/shared/pdf/pdf-file.ts';
import { formatPreflightMessage } from '../../../src/shared/print/preflight-messages.ts';
import { createEmptyRecord, updateRecord } from '../../../src/shared/print/print-record.ts';
import { checkPrint, countPages } from '../../../src/shared/print-job/check-print.ts';
import { labelPrint } from '../../../src/shared/print-job/label-print.ts';
import { layoutCardsCached } from '../../../src/shared/print-job/layout-cards.ts';
import { type OpenPrint, openPrint, type PrintPorts } from '../../../src/shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob, PrintProgress } from '../../../src/shared/print-job/print-job.ts';
import { type PictureReader, PreparedPictures } from '../../../src/shared/print-job/print-pictures.ts';
import { EVERYTHING, listSides, toPrintedCards } from '../../../src/shared/print-job/printable-card.ts';
import { readSheet, writeSheet } from '../../../src/shared/print-job/sheets/write-sheet.ts';
import { prepareContent, prepareLists, writeCards } from '../../../src/shared/print-job/write-cards.ts';
import { prepareImages } from '../../../src/shared/print-job/write-images.ts';
import { addUserFonts } from '../../../src/shared/text/fonts/user-fonts.ts';
import { computeDigest } from '../../../src/shared/zip/codec.ts';
import { readBaseTeam } from '../../support/documents/fixture.ts';
import { readTrueType } from '../../support/fonts.ts';
import { translate, translateToGerman } from '../../support/texts.ts';
import { createHero, getTestFonts } from '../card/support.ts';
import { fontFiles, fonts } from '../sheet/files.ts';

const SHEETS = { paper: 'a4', sides: 'long-edge', marks: 'crop' } as const;
const OUTPUT: CardsOutput = {
  parts: [{ what: 'cards', choice: EVERYTHING }],
  sheets: SHEETS,
  artDpi: 300,
  created: new Date('2026-05-04T10:00:00Z'),
};

const createIllustratedHero = (heroId: string, source: string): Character =>
  createHero({ id: heroId, name: heroId, art: { image: { src: source } } }) as Character;
const createJob = (jobKeys: Partial<PrintJob>): PrintJob => ({
  groups: [],
  characters: [],
  factions: [],
  language: 'en',
  ...jobKeys,
});

/** One gray pixel. */
const PIXEL: PdfBitmap = { kind: 'rgb', bytes: new Uint8Array([90, 90, 90]), width: 1, height: 1 };
const DAMAGED = { kind: 'damaged' } as const;

/** Knows the pictures `whole.png` and `late.png`. The second one proves damaged when it is prepared. */
const PICTURES: PictureReader = {
  getPlace: () => undefined,
  open: async (source) => {
    if (source !== 'whole.png' && source !== 'late.png') return { problem: { kind: 'missing', path: source } };
    return {
      key: source,
      width: 900,
      height: 900,
      prepare: async () => (source === 'late.png' ? { problem: DAMAGED } : PIXEL),
    };
  },
};

const openJob = (jobKeys: Partial<PrintJob>, printPorts: Partial<PrintPorts> = {}): Promise<OpenPrint> =>
  openPrint(GAMES, createJob(jobKeys), { translate, fonts: getTestFonts(), pictures: PICTURES, ...printPorts });

async function printCards(openedPrint: OpenPrint, cardsOutput = OUTPUT): Promise<string> {
  const { write, joinChunks } = createMemoryFile();
  await writeCards(translate, openedPrint, await prepareLists(openedPrint, cardsOutput), cardsOutput, write);
  return Buffer.from(joinChunks()).toString('latin1');
}

const countImages = (pdfText: string): number => pdfText.match(/\/Subtype ?\/Image/g)?.length ?? 0;
const listFindingKinds = async (openedPrint: OpenPrint): Promise<string[]> =>
  checkPrint(translate, openedPrint, await layoutCardsCached(openedPrint, 'cards')).map(({ about }) => about.kind);

describe('a print job', () => {
  it('can be cloned, so that it can be sent to a worker', () => {
    const packedTemplates = new Map([[createIllustratedHero('a', 'whole.png'), [getDefaultTemplate(GAMES)]]]);
    const printJob = createJob({
      characters: [createIllustratedHero('a', 'whole.png')],
      packedTemplates,
      lastPrint: createEmptyRecord(),
    });
    expect(structuredClone(printJob)).toEqual(printJob);
  });

  it('prints a card whose picture is missing and reports that before', async () => {
    const openedPrint = await openJob({
      characters: [createIllustratedHero('a', 'gone.png'), createIllustratedHero('b', 'whole.png')],
    });
    expect(await listFindingKinds(openedPrint)).toContain('broken-art');
    expect(countImages(await printCards(openedPrint))).toBe(1);
    expect(openedPrint.withoutPicture).toEqual([]);
  });

  it('lays out cards again without a picture that proves damaged during preparation', async () => {
    const characters = [createIllustratedHero('a', 'late.png'), { ...createIllustratedHero('', 'late.png'), id: 'b' }];
    const openedPrint = await openJob({ characters, unnamed: 'Unnamed' });
    expect(await listFindingKinds(openedPrint)).not.toContain('broken-art');
    expect(countImages(await printCards(openedPrint))).toBe(0);
    expect(openedPrint.withoutPicture).toEqual(['a', 'Unnamed']);
    expect([...openedPrint.damagedKeys]).toEqual(['late.png']);
    expect(await listFindingKinds(openedPrint)).toContain('broken-art');
  });

  it('also drops damaged pictures from prepared content and from card images', async () => {
    const characters = [createIllustratedHero('a', 'late.png')];
    const contentPrint = await openJob({ characters });
    const { printableCards } = await prepareContent(contentPrint, OUTPUT);
    expect(printableCards.flatMap(({ findings }) => findings.map(({ about }) => about.kind))).toContain('broken-art');
    const imagesPrint = await openJob({ characters });
    const imageParts = [{ what: 'cards', choice: EVERYTHING }] as const;
    await prepareImages(imagesPrint, { parts: imageParts, format: 'svg', sides: 'both', dpi: 300 });
    expect(imagesPrint.withoutPicture).toEqual(['a']);
  });

  it('prints cards after a roster that found a damaged picture, both without it', async () => {
    const baseTeam = readBaseTeam();
    const [firstMember] = baseTeam.characters ?? [];
    if (firstMember === undefined) throw new Error('The team has no members.');
    const character = { ...firstMember, art: { image: { src: 'late.png' } } };
    const team: Team = { ...baseTeam, characters: [character, ...(baseTeam.characters ?? []).slice(1)] };
    const printJob = createJob({ groups: [{ document: team, characters: team.characters ?? [] }] });
    const openedPrint = await openPrint(GAMES, printJob, { translate, fonts: getTestFonts(), pictures: PICTURES });
    const earlyCards = await layoutCardsCached(openedPrint, 'cards');
    expect(await listFindingKinds(openedPrint)).not.toContain('broken-art');
    const rosterOutput = { what: 'roster', paper: 'a4', roster: 'one-page' } as const;
    const rosterBytes = await writeSheet(
      translate,
      await readSheet(translate, GAMES, printJob, rosterOutput),
      rosterOutput,
      new Date(0),
      { fonts, fontFiles, render: async () => new Uint8Array(), print: openedPrint },
    );
    expect(countImages(Buffer.from(rosterBytes).toString('latin1'))).toBe(0);
    expect(openedPrint.withoutPicture).toEqual([character.name]);
    expect([...openedPrint.damagedKeys]).toEqual(['late.png']);
    expect(await listFindingKinds(openedPrint)).toContain('broken-art');
    // Cards that were arranged before the roster are recognized as well.
    const damagedPictures = await openedPrint.pictures.prepare(listSides(earlyCards), 300, new PreparedPictures());
    expect([...damagedPictures.keys()]).toEqual(['late.png']);
  });

  it('stops and writes nothing when a progress listener throws', async () => {
    const progress: PrintProgress[] = [];
    const writtenChunks: Uint8Array[] = [];
    const openedPrint = await openJob(
      { characters: [createIllustratedHero('a', 'whole.png')] },
      {
        onProgress: (progressStep) => {
          progress.push(progressStep);
          if (progressStep.stage === 'fitting') throw new Error('Stopped.');
        },
      },
    );
    const pendingPdf = prepareLists(openedPrint, OUTPUT).then((preparedLists) =>
      writeCards(translate, openedPrint, preparedLists, OUTPUT, (pdfChunk) => writtenChunks.push(pdfChunk)),
    );
    await expect(pendingPdf).rejects.toThrow('Stopped.');
    expect(progress.map(({ stage }) => stage)).toEqual(['pictures', 'cards', 'fitting']);
    expect(writtenChunks).toEqual([]);
  });

  it('leaves out cards unchanged since the last print but keeps the keys of all cards', async () => {
    const characters = [createIllustratedHero('a', 'whole.png'), createIllustratedHero('b', 'whole.png')];
    const selection = { ...EVERYTHING, changedOnly: true };
    const firstPrint = await openJob({ characters, selection, lastPrint: createEmptyRecord() });
    expect([firstPrint.cardCount, firstPrint.deck.printed.length]).toEqual([2, 2]);
    const lastPrint = updateRecord(createEmptyRecord(), firstPrint.keys);
    const changedCharacters = [characters[0] as Character, { ...(characters[1] as Character), name: 'Another name' }];
    const secondPrint = await openJob({ characters: changedCharacters, selection, lastPrint });
    expect([secondPrint.cardCount, secondPrint.keys.length]).toEqual([2, 2]);
    expect(secondPrint.deck.printed.map(({ character }) => character.id)).toEqual(['b']);
    const comparedCards = await layoutCardsCached(await openJob({ characters: changedCharacters, lastPrint }), 'cards');
    expect(comparedCards.map(({ isChanged }) => isChanged)).toEqual([false, true]);
  });

  it('prints each card as often as selected, and some not at all', async () => {
    const characters = ['a', 'b', 'c'].map((heroId) => createIllustratedHero(heroId, 'whole.png'));
    // `each` has the copies of single cards by their index.
    const openedPrint = await openJob({
      characters,
      selection: { copies: 2, each: { 0: 5, 2: 0 }, changedOnly: false },
    });
    const cardLayouts = await layoutCardsCached(openedPrint, 'cards');
    expect(cardLayouts.map(({ name, copies }) => [name, copies])).toEqual([
      ['a', 5],
      ['b', 2],
    ]);
    expect(countPages(translate, cardLayouts, SHEETS)).toEqual({ cards: 7, pages: 2 });
  });

  it('passes each card with its continuation cards to the writer, the first one with its name', async () => {
    const openedPrint = await openJob({
      characters: [createHero({ notes: '', concept: 'Words '.repeat(120) }) as Character],
    });
    const [firstLayout] = await layoutCardsCached(openedPrint, 'cards');
    const { name = '', cards = [] } = firstLayout ?? {};
    expect(listSides([{ cards }])).toEqual(cards.flatMap(({ front, back }) => [front, back]));
    const [firstCard, ...furtherCards] = cards.map((card) => ({ ...card, copies: 3 }));
    const printedCards = toPrintedCards(firstLayout === undefined ? [] : [firstLayout], { ...EVERYTHING, copies: 3 });
    expect(printedCards).toEqual([{ ...firstCard, name }, ...furtherCards]);
  });

  it('sets the backs of several cards in the same size, and a single card in its own', async () => {
    const talents = Array.from({ length: 7 }, (_talent, index) => ({
      name: `Talent${index}`,
      text: 'Rolls one more die while two friends stand within 4 inches, and moves 2 inches straight away.',
    }));
    const createTalkative = (id: string, talentCount: number) =>
      createHero({ id, name: id, talents: talents.slice(0, talentCount) }) as Character;
    const [brief, wordy] = [createTalkative('brief', 2), createTalkative('wordy', 3)];
    const listSizes = async (characters: readonly Character[]): Promise<(number | undefined)[]> => {
      const layouts = await layoutCardsCached(await openJob({ characters }), 'cards');
      return layouts
        .map(({ cards }) =>
          listTextItems(cards[0]?.back.items ?? []).flatMap(({ text, size }) => (text.includes('Talent0') ? size : [])),
        )
        .map(([size]) => size);
    };
    const [[briefSize = 0], [wordySize = 0]] = [await listSizes([brief]), await listSizes([wordy])];
    expect(briefSize).toBeGreaterThan(wordySize);
    expect(briefSize - wordySize).toBeLessThan(0.7);
    expect(await listSizes([brief, wordy])).toEqual([wordySize, wordySize]);
  });

  it('judges each team among its own characters and reports unknown members', async () => {
    const testTeam = { ...readBaseTeam(), levels: 1 } as Team;
    const teamWithUnknown = { ...testTeam, id: 'other', members: [{ character: 'nobody' }] } as Team;
    const openedPrint = await openJob({
      groups: [{ document: testTeam }, { document: teamWithUnknown, characters: [] }],
    });
    const findings = checkPrint(translate, openedPrint, []);
    expect(openedPrint.unknownMembers).toEqual([{ group: teamWithUnknown, id: 'nobody' }]);
    expect(findings.filter(({ of }) => of === 'team').map(({ subject }) => subject)).toContain(testTeam.id);
    expect(findings.map(({ about }) => about.kind)).toContain('unknown-member');
  });

  it('formats titles and findings in its language', async () => {
    const printJob = createJob({
      characters: [createHero({ level: 11 }) as Character, createIllustratedHero('b', 'gone.png')],
      language: 'de',
    });
    const openedPrint = await openJob(printJob);
    const findings = checkPrint(translateToGerman, openedPrint, await layoutCardsCached(openedPrint, 'cards'));
    const sentences = findings.map((finding) => formatPreflightMessage(translateToGerman, GAMES, finding));
    expect(labelPrint(translateToGerman, openedPrint, ['cards']).title).toBe('2 Karten');
    expect(labelPrint(translate, openedPrint, ['cards']).title).toBe('2 cards');
    expect(sentences.join('\n')).toContain('ist nicht legal');
  });

  it('uses only the fonts that are passed to it', async () => {
    const fontFile = readTrueType();
    const fontSource = `sha256:${computeDigest(fontFile)}`;
    const classicTemplate = getDefaultTemplate(GAMES);
    const styles = Object.fromEntries(
      Object.entries(classicTemplate.styles).map(([styleName, textStyle]) => [
        styleName,
        textStyle.font.startsWith('display') ? { ...textStyle, font: 'headline' } : textStyle,
      ]),
    );
    const templateFonts = { headline: { src: fontSource, name: 'Lab Bold', instead: 'display-black' } };
    const labTemplate = { ...classicTemplate, id: 'lab', styles, fonts: templateFonts } as typeof classicTemplate;
    const characters = [createHero({ factions: [] }) as Character];
    const withFont = await openJob(
      { characters, template: labTemplate },
      { fonts: addUserFonts(getTestFonts(), new Map([[computeDigest(fontFile), fontFile]])) },
    );
    expect(await listFindingKinds(withFont)).not.toContain('missing-font');
    expect(await listFindingKinds(await openJob({ characters, template: labTemplate }))).toContain('missing-font');
  });

  it('lists what is wrong with the table of a deck, with the row, its cell and what is printed', async () => {
    const deck: Deck = {
      format: 'rollcall.deck',
      version: 1,
      id: 'gear',
      name: 'Gear',
      columns: [{ name: 'Name' }, { name: 'Copies' }],
      rows: [
        ['Rope', '×2'],
        ['Bell', 'abc'],
      ],
      copies: 'Copies',
    };
    const openedPrint = await openPrint(GAMES, createJob({ deck: { deck: deck, template: getDefaultRowTemplate() } }), {
      translate,
      fonts: getTestFonts(),
      pictures: PICTURES,
    });
    const findings = checkPrint(translate, openedPrint, []);
    expect(findings.map((finding) => formatPreflightMessage(translate, GAMES, finding))).toEqual([
      "Row 2, Bell: “abc” isn't a number of copies from 0 to 999, so the card is printed once",
    ]);
  });
});
