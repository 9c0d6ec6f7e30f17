/** The steps of a print, with pictures that a test makes up. */

import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
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
import type { PictureReader } from '../../../src/shared/print-job/print-pictures.ts';
import { EVERYTHING, listSides, toPrintedCards } from '../../../src/shared/print-job/printable-card.ts';
import { prepareContent, prepareLists, writeCards } from '../../../src/shared/print-job/write-cards.ts';
import { prepareImages } from '../../../src/shared/print-job/write-images.ts';
import { addUserFonts } from '../../../src/shared/text/fonts/user-fonts.ts';
import { computeDigest } from '../../../src/shared/zip/codec.ts';
import { baseTeam } from '../../support/documents/fixture.ts';
import { truetype } from '../../support/fonts.ts';
import { t, tGerman } from '../../support/texts.ts';
import { hero, testFonts } from '../card/support.ts';

const SHEETS = { paper: 'a4', sides: 'long-edge', marks: 'crop' } as const;
const OUTPUT: CardsOutput = {
  what: 'cards',
  sheets: SHEETS,
  selection: EVERYTHING,
  artDpi: 300,
  created: new Date('2026-05-04T10:00:00Z'),
};

const illustrated = (id: string, src: string): Character =>
  hero({ id, name: id, art: { image: { src } } }) as Character;
const jobOf = (job: Partial<PrintJob>): PrintJob => ({
  groups: [],
  characters: [],
  factions: [],
  language: 'en',
  ...job,
});

/** One gray pixel. */
const PIXEL: PdfBitmap = { kind: 'rgb', bytes: new Uint8Array([90, 90, 90]), width: 1, height: 1 };
const DAMAGED = { kind: 'damaged' } as const;

/** Knows the pictures `whole.png` and `late.png`, of which the second turns out to be damaged when it is prepared. */
const PICTURES: PictureReader = {
  getPlace: () => undefined,
  open: async (src) => {
    if (src !== 'whole.png' && src !== 'late.png') return { problem: { kind: 'missing', path: src } };
    return {
      key: src,
      width: 900,
      height: 900,
      prepare: async () => (src === 'late.png' ? { problem: DAMAGED } : PIXEL),
    };
  },
};

const open = (job: Partial<PrintJob>, ports: Partial<PrintPorts> = {}): Promise<OpenPrint> =>
  openPrint(GAMES, jobOf(job), { translate: t, fonts: testFonts(), pictures: PICTURES, ...ports });

async function print(opened: OpenPrint, output = OUTPUT): Promise<string> {
  const { write, joinChunks } = createMemoryFile();
  await writeCards(t, opened, await prepareLists(opened, output), output, write);
  return Buffer.from(joinChunks()).toString('latin1');
}

const imagesIn = (pdf: string): number => pdf.match(/\/Subtype ?\/Image/g)?.length ?? 0;
const kindsOf = async (opened: OpenPrint): Promise<string[]> =>
  checkPrint(t, opened, await layoutCardsCached(opened, 'cards')).map(({ about }) => about.kind);

describe('a print job', () => {
  it('is plain data that can be sent to a worker', () => {
    const packedTemplates = new Map([[illustrated('a', 'whole.png'), [getDefaultTemplate(GAMES)]]]);
    const job = jobOf({ characters: [illustrated('a', 'whole.png')], packedTemplates, lastPrint: createEmptyRecord() });
    expect(structuredClone(job)).toEqual(job);
  });

  it('prints a card whose picture is missing, and says so before', async () => {
    const opened = await open({ characters: [illustrated('a', 'gone.png'), illustrated('b', 'whole.png')] });
    expect(await kindsOf(opened)).toContain('broken-art');
    expect(imagesIn(await print(opened))).toBe(1);
    expect(opened.withoutPicture).toEqual([]);
  });

  it('lays cards out again without a picture that turns out to be damaged when it is prepared', async () => {
    const characters = [illustrated('a', 'late.png'), { ...illustrated('', 'late.png'), id: 'b' }];
    const opened = await open({ characters, unnamed: 'Unnamed' });
    expect(await kindsOf(opened)).not.toContain('broken-art');
    expect(imagesIn(await print(opened))).toBe(0);
    expect(opened.withoutPicture).toEqual(['a', 'Unnamed']);
    expect([...opened.damagedKeys]).toEqual(['late.png']);
    expect(await kindsOf(opened)).toContain('broken-art');
  });

  it('does the same for content that is written card by card, and for pictures of cards', async () => {
    const characters = [illustrated('a', 'late.png')];
    const content = await open({ characters });
    const { printableCards: layout } = await prepareContent(content, OUTPUT);
    expect(layout.flatMap(({ findings }) => findings.map(({ about }) => about.kind))).toContain('broken-art');
    const images = await open({ characters });
    const parts = [{ what: 'cards', choice: EVERYTHING }] as const;
    await prepareImages(images, { parts, format: 'svg', sides: 'both', dpi: 300 });
    expect(images.withoutPicture).toEqual(['a']);
  });

  it('stops where a door gives up, and writes nothing', async () => {
    const progress: PrintProgress[] = [];
    const written: Uint8Array[] = [];
    const opened = await open(
      { characters: [illustrated('a', 'whole.png')] },
      {
        onProgress: (step) => {
          progress.push(step);
          if (step.stage === 'fitting') throw new Error('Stopped.');
        },
      },
    );
    const making = prepareLists(opened, OUTPUT).then((ready) =>
      writeCards(t, opened, ready, OUTPUT, (piece) => written.push(piece)),
    );
    await expect(making).rejects.toThrow('Stopped.');
    expect(progress.map(({ stage }) => stage)).toEqual(['pictures', 'cards', 'fitting']);
    expect(written).toEqual([]);
  });

  it('leaves out the cards that have not changed since the last print, and knows the keys of all of them', async () => {
    const characters = [illustrated('a', 'whole.png'), illustrated('b', 'whole.png')];
    const selection = { ...EVERYTHING, changedOnly: true };
    const first = await open({ characters, selection, lastPrint: createEmptyRecord() });
    expect([first.cardCount, first.deck.printed.length]).toEqual([2, 2]);
    const lastPrint = updateRecord(createEmptyRecord(), first.keys);
    const changed = [characters[0] as Character, { ...(characters[1] as Character), name: 'Another name' }];
    const second = await open({ characters: changed, selection, lastPrint });
    expect([second.cardCount, second.keys.length]).toEqual([2, 2]);
    expect(second.deck.printed.map(({ character }) => character.id)).toEqual(['b']);
    const compared = await layoutCardsCached(await open({ characters: changed, lastPrint }), 'cards');
    expect(compared.map(({ isChanged: changed }) => changed)).toEqual([false, true]);
  });

  it('prints single cards as often as its selection says, and some not at all', async () => {
    const characters = ['a', 'b', 'c'].map((id) => illustrated(id, 'whole.png'));
    const opened = await open({ characters, selection: { copies: 2, each: { 0: 5, 2: 0 }, changedOnly: false } });
    const layout = await layoutCardsCached(opened, 'cards');
    expect(layout.map(({ name, copies }) => [name, copies])).toEqual([
      ['a', 5],
      ['b', 2],
    ]);
    expect(countPages(t, layout, SHEETS)).toEqual({ cards: 7, pages: 2 });
  });

  it('hands every card to the writer with those it continues on, the first one by its name', async () => {
    const opened = await open({ characters: [hero({ notes: '', concept: 'Words '.repeat(120) }) as Character] });
    const [layout] = await layoutCardsCached(opened, 'cards');
    const { name = '', cards = [] } = layout ?? {};
    expect(listSides([{ cards }])).toEqual(cards.flatMap(({ front, back }) => [front, back]));
    const [first, ...further] = cards.map((card) => ({ ...card, copies: 3 }));
    const printed = toPrintedCards(layout === undefined ? [] : [layout], { ...EVERYTHING, copies: 3 });
    expect(printed).toEqual([{ ...first, name }, ...further]);
  });

  it('judges each team among its own characters, and names members that nobody has', async () => {
    const team = { ...baseTeam(), levels: 1 } as Team;
    const missing = { ...team, id: 'other', members: [{ character: 'nobody' }] } as Team;
    const opened = await open({ groups: [{ document: team }, { document: missing, characters: [] }] });
    const findings = checkPrint(t, opened, []);
    expect(opened.unknownMembers).toEqual([{ group: missing, id: 'nobody' }]);
    expect(findings.filter(({ of }) => of === 'team').map(({ subject }) => subject)).toContain(team.id);
    expect(findings.map(({ about }) => about.kind)).toContain('unknown-member');
  });

  it('says everything in its language', async () => {
    const job = jobOf({ characters: [hero({ level: 11 }) as Character, illustrated('b', 'gone.png')], language: 'de' });
    const opened = await open(job);
    const findings = checkPrint(tGerman, opened, await layoutCardsCached(opened, 'cards'));
    const sentences = findings.map((finding) => formatPreflightMessage(tGerman, GAMES, finding));
    expect(labelPrint(tGerman, opened, 'cards').title).toBe('2 Karten');
    expect(labelPrint(t, opened, 'cards').title).toBe('2 cards');
    expect(sentences.join('\n')).toContain('ist nicht legal');
  });

  it('is set in the fonts that a door gives it, and in no others', async () => {
    const file = truetype();
    const src = `sha256:${computeDigest(file)}`;
    const classic = getDefaultTemplate(GAMES);
    const styles = Object.fromEntries(
      Object.entries(classic.styles).map(([id, style]) => [
        id,
        style.font.startsWith('display') ? { ...style, font: 'headline' } : style,
      ]),
    );
    const fonts = { headline: { src, name: 'Lab Bold', instead: 'display-black' } };
    const template = { ...classic, id: 'lab', styles, fonts } as typeof classic;
    const characters = [hero({ factions: [] }) as Character];
    const withFont = await open(
      { characters, template },
      { fonts: addUserFonts(testFonts(), new Map([[computeDigest(file), file]])) },
    );
    expect(await kindsOf(withFont)).not.toContain('missing-font');
    expect(await kindsOf(await open({ characters, template }))).toContain('missing-font');
  });
});
