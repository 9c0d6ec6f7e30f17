import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatPictureProblem } from '../../../src/shared/card/pictures/picture-messages.ts';
import { parseBytes } from '../../../src/shared/document/parse.ts';
import { recognizeFile } from '../../../src/shared/foreign-files/recognize-file.ts';
import { explainPicture, explainUnreadable } from '../../../src/shared/foreign-files/recognize-lazily.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { formatForeignFileClause, formatForeignFileKind } from '../../../src/shared/texts/foreign-file.ts';
import { writeError } from '../../support/documents/unreadable.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { t, tGerman } from '../../support/texts.ts';

const bytesOf = (letters: string): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const pack = (...names: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('content')])), { level: 0 });
const ODS = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
const HEIC = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/** A compound file of the smallest kind: its table of sectors, then a directory with one stream. */
function compoundFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(512 * 3);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const entry = 1024 + index * 128;
    for (let j = 0; j < name.length; j += 1) view.setUint16(entry + 2 * j, name.charCodeAt(j), true);
    view.setUint16(entry + 64, 2 * (name.length + 1), true);
  }
  view.setUint32(512 + 4, 0xff_ff_ff_fe, true);
  return bytes;
}

const KINDS: readonly (readonly [name: string, bytes: Uint8Array, fileName?: string])[] = [
  ['heicPicture', HEIC],
  ['gifPicture', bytesOf('GIF89a\x01\0\x01\0')],
  ['tiffPicture', bytesOf(`II*\0\x08\0\0\0${'\0'.repeat(20)}`)],
  ['bmpPicture', bytesOf('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ['photoshopDocument', bytesOf('8BPS\0\x01')],
  ['jpegXlPicture', bytesOf('\xff\x0a\xfa\x7f\x01')],
  ['svgDrawing', bytesOf('<?xml version="1.0"?><!-- <html> --><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['jpegPicture', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['openDocumentSpreadsheet', ODS],
  ['oldExcelSpreadsheet', compoundFile('Workbook')],
  ['lockedOfficeDocument', compoundFile('EncryptedPackage')],
  ['oldWordDocument', compoundFile('WordDocument')],
  ['oldOfficeDocument', bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['binaryExcelSpreadsheet', pack('[Content_Types].xml', 'xl/workbook.bin')],
  ['numbersSpreadsheet', pack('Index/Document.iwa'), 'list.numbers'],
  ['pdfDocument', bytesOf('%PDF-1.7')],
  ['rtfDocument', bytesOf('{\\rtf1 hi}')],
  ['webPage', bytesOf('<!DOCTYPE html><title>x</title>'), 'list.xls'],
  ['battleScribeRoster', bytesOf('<roster xmlns="http://www.battlescribe.net/schema/rosterSchema">')],
  ['battleScribeRoster', pack('mine.ros'), 'mine.rosz'],
  ['battleScribeData', bytesOf('<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema">')],
  ['heroLabFile', pack('herolab/lead1.xml', 'index.xml')],
  ['heroDesignerCharacter', utf16('<?xml version="1.0"?><CHARACTER version="6" TEMPLATE="builtIn.hdt">')],
  ['magicSetEditorSet', pack('set', 'image1'), 'mine.mse-set'],
  ['cardMakerProject', bytesOf('<?xml version="1.0"?><Project><Layout Name="a"/></Project>')],
  ['cockatriceDeck', bytesOf('<?xml version="1.0"?><cockatrice_deck version="1"/>')],
  ['nandeckScript', bytesOf('[a]="b"'), 'mine.nde'],
  ['tabletopSimulatorSave', bytesOf('{"SaveName":"x","ObjectStates":[]}')],
  ['foundryVttActor', bytesOf('{"name":"x","prototypeToken":{}}')],
  ['webLink', bytesOf('[InternetShortcut]\r\nURL=x')],
  ['gitLfsPlaceholder', bytesOf('version https://git-lfs.github.com/spec/v1')],
  ['rollcallDocument', bytesOf('{"format":"rollcall.team"}')],
];

describe('otherProgram', () => {
  it.each(KINDS.map(([name, bytes, fileName]) => ({ name, bytes, fileName })))(
    'is recognized as $name',
    async ({ name, bytes, fileName }) => {
      expect((await recognizeFile(bytes, fileName))?.name).toBe(name);
    },
  );

  it('is told with its ending where that says more', async () => {
    const video = await recognizeFile(bytesOf('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'));
    expect(video && formatForeignFileClause(t, video, 'picture')).toBe(
      "it is a video (.mp4), which Rollcall doesn't read; choose a PNG, JPEG, WebP, AVIF or SVG picture",
    );
  });

  it('is no table, document or text that Rollcall reads', async () => {
    for (const text of ['Name,Hp,CDR', 'BMW,1', 'MZ;1', 'PK,2', 'GIF,1', '<b>Name</b>,1', '[1],2', '{a},b', 'ID3'])
      expect(await recognizeFile(bytesOf(text), 'x.csv')).toBeUndefined();
    expect(await recognizeFile(new Uint8Array())).toBeUndefined();
  });

  it('never makes recognizing fail, whatever is in it', async () => {
    const start = fc.constantFrom(
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '<',
      '{',
      'II*\0',
      '\0\0\0\x18ftyp',
      '',
    );
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 900 }), async (letters, tail) => {
        await recognizeFile(new Uint8Array([...bytesOf(letters), ...tail]));
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});

describe('the reason why a file of another program is refused', () => {
  const ADVICE = "which Rollcall doesn't read; save it as";

  it('names the picture that it is, whatever it is called', async () => {
    const problem = await explainPicture({ kind: 'no-picture' } as const, HEIC, 'h.png');
    expect(formatPictureProblem(t, problem)).toBe(`it is a HEIC picture, ${ADVICE} PNG or JPEG`);
  });

  it('names the spreadsheet that a table or a document was meant to be', async () => {
    expect(await readSpreadsheet(t, LOADED_GAMES, ODS, undefined, { fileName: 'x.csv' })).toMatchObject({
      message: `This file is an OpenDocument spreadsheet, ${ADVICE} .xlsx or .csv.`,
    });
    const parsed = parseBytes(GAMES, ODS);
    expect(parsed.ok || writeError(await explainUnreadable(parsed.error, ODS))).toEqual({
      path: '',
      expected: `a document of Rollcall, but it is an OpenDocument spreadsheet, ${ADVICE} .xlsx or .csv`,
    });
  });

  it('stays the place of the fault in a document of Rollcall', async () => {
    const bytes = bytesOf('{"format":"rollcall.nothing"}');
    const error = { path: '/format', expected: 'x' };
    expect(await explainUnreadable(error, bytes)).toBe(error);
  });

  it('is named for JSON of any shape that is called a table', async () => {
    for (const json of ['[{"Name":"A"}]', '{"Name":"A"}', '{"Name":"A"}\n{"Name":"B"}\n'])
      expect(await readSpreadsheet(t, LOADED_GAMES, bytesOf(json), () => false, { fileName: 'a.csv' })).toMatchObject({
        message: expect.stringContaining('This file is a JSON file of another program'),
      });
  });

  it('is named for text in UTF-32', async () => {
    for (const mark of [
      [0xff, 0xfe, 0, 0, 0x4e, 0, 0, 0],
      [0, 0, 0xfe, 0xff, 0, 0, 0, 0x4e],
    ])
      expect(await readSpreadsheet(t, LOADED_GAMES, Uint8Array.from(mark))).toMatchObject({
        message: expect.stringContaining('UTF-32'),
      });
  });

  it('is that it is no text for bytes of no known kind', async () => {
    const noise = Uint8Array.from({ length: 600 }, (_, index) => (index * index * 31 + index * 7) % 256);
    expect(await readSpreadsheet(t, LOADED_GAMES, noise)).toMatchObject({
      message: expect.stringContaining('neither a spreadsheet nor text'),
    });
    expect(await readSpreadsheet(t, LOADED_GAMES, utf16('Имя;Число\nОгонь;2'))).toMatchObject({ ok: true });
  });
});

it('a kind of file is named with its ending in German', () => {
  expect(formatForeignFileKind(tGerman, { name: 'video', ending: 'mp4', category: 'other' })).toBe('ein Video (.mp4)');
});
