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
import { translate, translateToGerman } from '../../support/texts.ts';

/** Tests that files of other programs are recognized by their first bytes, so that a message can say what they are and what to do. */

const encodeLatin1 = (binaryText: string): Uint8Array =>
  Uint8Array.from(binaryText, (character) => character.charCodeAt(0));
const createZip = (...fileNames: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(fileNames.map((fileName) => [fileName, strToU8('content')])), { level: 0 });
const ODS = zipSync({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] });
const HEIC = encodeLatin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const encodeUtf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/**
 * Creates the smallest compound file, the container of old Office files: a header, a sector table and a directory with one stream, in
 * sectors of 512 bytes.
 */
function createCompoundFile(streamName: string): Uint8Array {
  const fileBytes = new Uint8Array(512 * 3);
  const view = new DataView(fileBytes.buffer);
  fileBytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  for (const [index, entryName] of ['Root Entry', streamName].entries()) {
    const entryOffset = 1024 + index * 128;
    for (let letterIndex = 0; letterIndex < entryName.length; letterIndex += 1)
      view.setUint16(entryOffset + 2 * letterIndex, entryName.charCodeAt(letterIndex), true);
    view.setUint16(entryOffset + 64, 2 * (entryName.length + 1), true);
  }
  view.setUint32(512 + 4, 0xff_ff_ff_fe, true);
  return fileBytes;
}

/** The first bytes of files by the kind that they are recognized as, with a file name if the kind depends on it. */
const KINDS: readonly (readonly [name: string, bytes: Uint8Array, fileName?: string])[] = [
  ['heicPicture', HEIC],
  ['gifPicture', encodeLatin1('GIF89a\x01\0\x01\0')],
  ['tiffPicture', encodeLatin1(`II*\0\x08\0\0\0${'\0'.repeat(20)}`)],
  ['bmpPicture', encodeLatin1('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ['photoshopDocument', encodeLatin1('8BPS\0\x01')],
  ['jpegXlPicture', encodeLatin1('\xff\x0a\xfa\x7f\x01')],
  ['svgDrawing', encodeLatin1('<?xml version="1.0"?><!-- <html> --><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['jpegPicture', encodeLatin1('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['openDocumentSpreadsheet', ODS],
  ['oldExcelSpreadsheet', createCompoundFile('Workbook')],
  ['lockedOfficeDocument', createCompoundFile('EncryptedPackage')],
  ['oldWordDocument', createCompoundFile('WordDocument')],
  ['oldOfficeDocument', encodeLatin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['binaryExcelSpreadsheet', createZip('[Content_Types].xml', 'xl/workbook.bin')],
  ['numbersSpreadsheet', createZip('Index/Document.iwa'), 'list.numbers'],
  ['pdfDocument', encodeLatin1('%PDF-1.7')],
  ['rtfDocument', encodeLatin1('{\\rtf1 hi}')],
  ['webPage', encodeLatin1('<!DOCTYPE html><title>x</title>'), 'list.xls'],
  ['battleScribeRoster', encodeLatin1('<roster xmlns="http://www.battlescribe.net/schema/rosterSchema">')],
  ['battleScribeRoster', createZip('mine.ros'), 'mine.rosz'],
  ['battleScribeData', encodeLatin1('<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema">')],
  ['heroLabFile', createZip('herolab/lead1.xml', 'index.xml')],
  ['heroDesignerCharacter', encodeUtf16('<?xml version="1.0"?><CHARACTER version="6" TEMPLATE="builtIn.hdt">')],
  ['magicSetEditorSet', createZip('set', 'image1'), 'mine.mse-set'],
  ['cardMakerProject', encodeLatin1('<?xml version="1.0"?><Project><Layout Name="a"/></Project>')],
  ['cockatriceDeck', encodeLatin1('<?xml version="1.0"?><cockatrice_deck version="1"/>')],
  ['nandeckScript', encodeLatin1('[a]="b"'), 'mine.nde'],
  ['tabletopSimulatorSave', encodeLatin1('{"SaveName":"x","ObjectStates":[]}')],
  ['foundryVttActor', encodeLatin1('{"name":"x","prototypeToken":{}}')],
  ['webLink', encodeLatin1('[InternetShortcut]\r\nURL=x')],
  ['gitLfsPlaceholder', encodeLatin1('version https://git-lfs.github.com/spec/v1')],
  ['rollcallDocument', encodeLatin1('{"format":"rollcall.team"}')],
];

describe('recognizeFile', () => {
  it.each(KINDS.map(([name, fileBytes, fileName]) => ({ name, bytes: fileBytes, fileName })))(
    'recognizes $name (case %#)',
    async ({ name, bytes: fileBytes, fileName }) => {
      expect((await recognizeFile(fileBytes, fileName))?.name).toBe(name);
    },
  );

  it('names the file extension in the clause about a video', async () => {
    const video = await recognizeFile(encodeLatin1('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'));
    expect(video && formatForeignFileClause(translate, video, 'picture')).toBe(
      "it is a video (.mp4), which Rollcall doesn't read; choose a PNG, JPEG, WebP, AVIF or SVG picture",
    );
  });

  it('ignores CSV and other text that Rollcall reads, even if it begins like another format', async () => {
    for (const csvText of ['Name,Hp,CDR', 'BMW,1', 'MZ;1', 'PK,2', 'GIF,1', '<b>Name</b>,1', '[1],2', '{a},b', 'ID3'])
      expect(await recognizeFile(encodeLatin1(csvText), 'x.csv')).toBeUndefined();
    expect(await recognizeFile(new Uint8Array())).toBeUndefined();
  });

  it('never throws for random content', async () => {
    const anySignature = fc.constantFrom(
      'PK\x03\x04',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '<',
      '{',
      'II*\0',
      '\0\0\0\x18ftyp',
      '',
    );
    await fc.assert(
      fc.asyncProperty(anySignature, fc.uint8Array({ maxLength: 900 }), async (signature, tail) => {
        await recognizeFile(new Uint8Array([...encodeLatin1(signature), ...tail]));
      }),
      { seed: 6, numRuns: 300 },
    );
  });
});

describe('the reason why a foreign file is refused', () => {
  const ADVICE = "which Rollcall doesn't read; save it as";

  it('names the real kind of a picture under another file name', async () => {
    const problem = await explainPicture({ kind: 'no-picture' } as const, HEIC, 'h.png');
    expect(formatPictureProblem(translate, problem)).toBe(`it is a HEIC picture, ${ADVICE} PNG or JPEG`);
  });

  it('names the kind of spreadsheet that was chosen instead of a CSV file or a document', async () => {
    expect(await readSpreadsheet(translate, LOADED_GAMES, ODS, undefined, { fileName: 'x.csv' })).toMatchObject({
      message: `This file is an OpenDocument spreadsheet, ${ADVICE} .xlsx or .csv.`,
    });
    const parsed = parseBytes(GAMES, ODS);
    expect(parsed.ok || writeError(await explainUnreadable(parsed.error, ODS))).toEqual({
      path: '',
      expected: `a document of Rollcall, but it is an OpenDocument spreadsheet, ${ADVICE} .xlsx or .csv`,
    });
  });

  it('keeps the pointer of the error for a Rollcall document', async () => {
    const documentBytes = encodeLatin1('{"format":"rollcall.nothing"}');
    const error = { path: '/format', expected: 'x' };
    expect(await explainUnreadable(error, documentBytes)).toBe(error);
  });

  it('names JSON in a file called .csv', async () => {
    for (const jsonText of ['[{"Name":"A"}]', '{"Name":"A"}', '{"Name":"A"}\n{"Name":"B"}\n'])
      expect(
        await readSpreadsheet(translate, LOADED_GAMES, encodeLatin1(jsonText), () => false, { fileName: 'a.csv' }),
      ).toMatchObject({
        message: expect.stringContaining('This file is a JSON file of another program'),
      });
  });

  it('names UTF-32 text', async () => {
    for (const encodedText of [
      [0xff, 0xfe, 0, 0, 0x4e, 0, 0, 0],
      [0, 0, 0xfe, 0xff, 0, 0, 0, 0x4e],
    ])
      expect(await readSpreadsheet(translate, LOADED_GAMES, Uint8Array.from(encodedText))).toMatchObject({
        message: expect.stringContaining('UTF-32'),
      });
  });

  it('says that bytes of no known kind are neither a spreadsheet nor text, while UTF-16 text is accepted', async () => {
    const noise = Uint8Array.from({ length: 600 }, (_, index) => (index * index * 31 + index * 7) % 256);
    expect(await readSpreadsheet(translate, LOADED_GAMES, noise)).toMatchObject({
      message: expect.stringContaining('neither a spreadsheet nor text'),
    });
    expect(await readSpreadsheet(translate, LOADED_GAMES, encodeUtf16('Имя;Число\nОгонь;2'))).toMatchObject({
      ok: true,
    });
  });
});

it('formatForeignFileKind names a video with its file extension in German', () => {
  expect(formatForeignFileKind(translateToGerman, { name: 'video', ending: 'mp4', category: 'other' })).toBe(
    'ein Video (.mp4)',
  );
});
