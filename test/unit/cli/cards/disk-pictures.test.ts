/** Pictures of characters on cards that the command line prints. */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openCommandPrint } from '../../../../src/cli/cards/print-cards.ts';
import { PrintResources } from '../../../../src/cli/cards/print-resources.ts';
import { extractPlainJpeg } from '../../../../src/shared/card/pictures/jpeg/plain-jpeg.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { keepDisplayList, layoutCards } from '../../../../src/shared/print-job/layout-cards.ts';
import { listSides } from '../../../../src/shared/print-job/printable-card.ts';
import { layoutWithPictures } from '../../../../src/shared/print-job/write-cards.ts';
import { createFolder, formatRefusal, removeFolder, runRollcall } from '../../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../../support/documents/fixture.ts';
import { addSegments, createSegment } from '../../../support/files/jpeg.ts';
import { translate } from '../../../support/texts.ts';
import { createFlagPicture, createFlagPng } from './flag-picture.ts';

const folders: string[] = [];

const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};

afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

describe('printing cards with pictures', () => {
  it('embeds two pictures for the same name in two folders, and one for the same picture under two names', async () => {
    const testFolder = createTestFolder({
      'a/c.json': { ...readBaseCharacter(), id: 'one', art: { image: { src: 'x.png' } } },
      'b/c.json': { ...readBaseCharacter(), id: 'two', art: { image: { src: 'x.png' } } },
      'b/d.json': { ...readBaseCharacter(), id: 'three', art: { image: { src: 'again.png' } } },
    });
    writeFileSync(join(testFolder, 'a/x.png'), await createFlagPng());
    const otherPicture = await createFlagPicture(700, 500).png().toBuffer();
    for (const pictureName of ['x.png', 'again.png']) writeFileSync(join(testFolder, 'b', pictureName), otherPicture);
    const outputPath = join(testFolder, 'cards.pdf');
    const { exit: exitCode } = await runRollcall(
      'cards',
      join(testFolder, 'a/c.json'),
      join(testFolder, 'b/c.json'),
      join(testFolder, 'b/d.json'),
      '--out',
      outputPath,
    );
    expect(exitCode).toBe(0);
    expect(
      readFileSync(outputPath)
        .toString('latin1')
        .match(/\/Subtype ?\/Image/g),
    ).toHaveLength(2);
  });

  it('refuses a JPEG that changes during the call', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const [oldBytes, newBytes] = await Promise.all(
      [80, 60].map((quality) => createFlagPicture().jpeg({ quality }).toBuffer()),
    );
    writeFileSync(join(testFolder, 'x.jpg'), oldBytes as Buffer);
    const character = { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } };
    const characterHomes = new Map([[character, { file: join(testFolder, 'c.json'), pointer: '' }]]);
    const printJob = { groups: [], characters: [character], factions: [], language: 'en' } as const;
    const cardPrint = await openCommandPrint(translate, GAMES, printJob, characterHomes, new PrintResources());
    const { preparedPictures: preparedPixels } = await layoutWithPictures(
      cardPrint,
      300,
      () => layoutCards(cardPrint, 'cards', keepDisplayList),
      listSides,
    );
    const picture = cardPrint.pictures.getPictureBook(character).get('x.jpg');
    const pictureKey = picture !== undefined && 'key' in picture ? picture.key : '';
    expect(await preparedPixels.get(pictureKey)).toMatchObject({ kind: 'jpeg', width: 600, height: 400 });
    writeFileSync(join(testFolder, 'x.jpg'), newBytes as Buffer);
    expect(await Promise.resolve(preparedPixels.get(pictureKey)).then(String, formatRefusal)).toMatch(
      /picture x\.jpg was changed during this call.*try again/,
    );
    rmSync(join(testFolder, 'x.jpg'));
    expect(await Promise.resolve(preparedPixels.get(pictureKey)).then(String, formatRefusal)).toMatch(
      /picture x\.jpg was changed/,
    );
  });

  it('reports a damaged picture with file and pointer, prints the card and exits with 0', async () => {
    const baseTeam = readBaseTeam();
    const characters = baseTeam.characters?.map((character, index) =>
      index === 1 ? { ...character, art: { image: { src: 'cut.jpg' } } } : character,
    );
    const testFolder = createTestFolder({ 't.json': { ...baseTeam, characters } });
    writeFileSync(join(testFolder, 'cut.jpg'), (await createFlagPicture().jpeg().toBuffer()).subarray(0, 2000));
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'cards',
      join(testFolder, 't.json'),
      '--out',
      join(testFolder, 'cards.pdf'),
    );
    expect(exitCode).toBe(0);
    expect(errorOutput).toMatch(
      /t\.json: \/characters\/1\/art\/image\/src: .*cut\.jpg is damaged or ends too early; save or copy it again/,
    );
  });

  it('prints a playable roster without a picture whose header is good and whose body is broken, and reports it', async () => {
    const baseTeam = readBaseTeam();
    const characters = baseTeam.characters?.map((character, index) =>
      index === 1 ? { ...character, art: { image: { src: 'late.jpg' } } } : character,
    );
    const testFolder = createTestFolder({ 't.json': { ...baseTeam, characters } });
    const jpegBytes = new Uint8Array(await createFlagPicture().jpeg({ quality: 71 }).toBuffer());
    jpegBytes.fill(0, jpegBytes.length - 1500, jpegBytes.length - 1400);
    writeFileSync(join(testFolder, 'late.jpg'), jpegBytes);
    const outputPath = join(testFolder, 'roster.pdf');
    const { exit, err } = await runRollcall('roster', join(testFolder, 't.json'), '--playable', '--out', outputPath);
    expect(exit).toBe(0);
    expect(err.match(/late\.jpg/g)).toHaveLength(1);
    expect(err).toMatch(
      /t\.json: \/characters\/1\/art\/image\/src: .*late\.jpg is damaged.*; the roster goes without it/,
    );
    expect(readFileSync(outputPath).toString('latin1')).not.toContain('/DCTDecode');
  });

  it('embeds no JPEG with damaged scans in PDF or SVG, and pack reports it', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const jpegBytes = new Uint8Array(await createFlagPicture().jpeg({ quality: 71 }).toBuffer());
    jpegBytes.fill(0, jpegBytes.length - 1500, jpegBytes.length - 1400);
    writeFileSync(join(testFolder, 'x.jpg'), jpegBytes);
    const damageMessage = /x\.jpg is damaged or ends too early/;
    const cardsResult = await runRollcall('cards', join(testFolder, 'c.json'), '--out', join(testFolder, 'cards.pdf'));
    expect([cardsResult.exit, cardsResult.err]).toEqual([0, expect.stringMatching(damageMessage)]);
    expect(readFileSync(join(testFolder, 'cards.pdf')).toString('latin1')).not.toContain('/DCTDecode');
    const imagesResult = await runRollcall(
      'images',
      join(testFolder, 'c.json'),
      '--out',
      join(testFolder, 'i'),
      '--format',
      'svg',
    );
    expect([imagesResult.exit, imagesResult.err]).toEqual([0, expect.stringMatching(damageMessage)]);
    for (const pictureName of readdirSync(join(testFolder, 'i')))
      expect(readFileSync(join(testFolder, 'i', pictureName), 'utf8')).not.toContain('data:image/jpeg');
    const preflightResult = await runRollcall('cards', join(testFolder, 'c.json'), '--preflight');
    expect([preflightResult.exit, preflightResult.out]).toEqual([1, expect.stringMatching(damageMessage)]);
    const packResult = await runRollcall('pack', join(testFolder, 'c.json'), '--out', join(testFolder, 'a.rollcall'));
    expect([packResult.exit, packResult.err]).toEqual([0, expect.stringMatching(damageMessage)]);
  });

  it('embeds a JPEG unchanged but without its camera and location data', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const cleanPhoto = createFlagPicture().jpeg({ quality: 71 });
    const gpsFields = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' };
    const photoWithExif = cleanPhoto.withExif({
      IFD0: { Make: 'Lantern & Sons', Copyright: 'SECRET' },
      IFD3: gpsFields,
    });
    const xmpSegment = createSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>');
    const jpegBytes = addSegments(new Uint8Array(await photoWithExif.toBuffer()), xmpSegment);
    writeFileSync(join(testFolder, 'x.jpg'), Buffer.concat([jpegBytes, Buffer.from('ftypmp42SECRET')]));
    const outputPath = join(testFolder, 'cards.pdf');
    expect((await runRollcall('cards', join(testFolder, 'c.json'), '--out', outputPath)).exit).toBe(0);
    const pdfBytes = readFileSync(outputPath);
    expect(pdfBytes.includes(Buffer.from(extractPlainJpeg(jpegBytes)?.bytes ?? 'none'))).toBe(true);
    expect(pdfBytes.toString('latin1')).not.toMatch(/Lantern|SECRET|Exif|ftyp/);
  });

  it.each([
    ['that EXIF rotates', () => createFlagPicture().jpeg().withMetadata({ orientation: 6 })],
    ['in CMYK', () => createFlagPicture().toColourspace('cmyk').jpeg()],
    ['with a wide-gamut profile', () => createFlagPicture().jpeg().withIccProfile('p3')],
    ['with too high a resolution', () => createFlagPicture(3000, 2400).jpeg()],
  ])('encodes a JPEG %s again, without its metadata', async (_caseName, createJpeg) => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const jpegBytes = new Uint8Array(await createJpeg().toBuffer());
    writeFileSync(join(testFolder, 'x.jpg'), addSegments(jpegBytes, createSegment(0xfe, 'SECRET')));
    const outputPath = join(testFolder, 'cards.pdf');
    expect((await runRollcall('cards', join(testFolder, 'c.json'), '--out', outputPath)).exit).toBe(0);
    const pdfText = readFileSync(outputPath).toString('latin1');
    expect(pdfText).toMatch(/\/ColorSpace ?\/DeviceRGB[^>]*\/DCTDecode|\/DCTDecode[^>]*\/ColorSpace ?\/DeviceRGB/);
    expect(pdfText).not.toMatch(/SECRET|Exif|ICC_PROFILE/);
  });

  it.each(['http://example.org/a.png', '/etc/passwd', '../../etc/passwd', 'x.svg'])(
    'refuses to open the picture %s',
    async (pictureSource) => {
      const testFolder = createTestFolder({
        'c.json': { ...readBaseCharacter(), art: { image: { src: pictureSource }, crop: { zoom: 1e300 } } },
      });
      const { exit: exitCode, err: errorOutput } = await runRollcall(
        'cards',
        join(testFolder, 'c.json'),
        '--out',
        join(testFolder, 'cards.pdf'),
      );
      expect([exitCode, errorOutput]).toEqual([
        0,
        expect.stringMatching(/c\.json: \/art\/image\/src: .*cannot be used/),
      ]);
    },
  );

  it('limits the resolution of pictures with --art-dpi', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.png' } } } });
    writeFileSync(join(testFolder, 'x.png'), await createFlagPicture(3000, 2400).png().toBuffer());
    const printPictureWidth = async (...extraFlags: string[]) => {
      const outputPath = join(testFolder, `cards${extraFlags.at(-1) ?? ''}.pdf`);
      await runRollcall('cards', join(testFolder, 'c.json'), '--out', outputPath, ...extraFlags);
      return Number(/\/Width (\d+)/.exec(readFileSync(outputPath).toString('latin1'))?.[1]);
    };
    // The window of the template is 55.7 mm wide.
    expect([await printPictureWidth(), await printPictureWidth('--art-dpi', '150')]).toEqual([658, 329]);
    const refusedResult = await runRollcall(
      'cards',
      join(testFolder, 'c.json'),
      '--out',
      join(testFolder, 'z.pdf'),
      '--art-dpi',
      '9',
    );
    expect([refusedResult.exit, refusedResult.err]).toEqual([
      2,
      expect.stringMatching(/--art-dpi must be a whole number/),
    ]);
  });
});
