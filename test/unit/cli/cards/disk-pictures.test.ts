/** The pictures of characters on their way to cards that the command line prints. */

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
import { flag, png } from './flag-picture.ts';

const folders: string[] = [];

const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

describe('cards with pictures', () => {
  it('the same name in two folders is two pictures; the same picture under two names is one', async () => {
    const at = folder({
      'a/c.json': { ...readBaseCharacter(), id: 'one', art: { image: { src: 'x.png' } } },
      'b/c.json': { ...readBaseCharacter(), id: 'two', art: { image: { src: 'x.png' } } },
      'b/d.json': { ...readBaseCharacter(), id: 'three', art: { image: { src: 'again.png' } } },
    });
    writeFileSync(join(at, 'a/x.png'), await png());
    const other = await flag(700, 500).png().toBuffer();
    for (const name of ['x.png', 'again.png']) writeFileSync(join(at, 'b', name), other);
    const out = join(at, 'cards.pdf');
    const { exit } = await runRollcall(
      'cards',
      join(at, 'a/c.json'),
      join(at, 'b/c.json'),
      join(at, 'b/d.json'),
      '--out',
      out,
    );
    expect(exit).toBe(0);
    expect(
      readFileSync(out)
        .toString('latin1')
        .match(/\/Subtype ?\/Image/g),
    ).toHaveLength(2);
  });

  it('a JPEG that is changed during the call is refused', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const [before, after] = await Promise.all([80, 60].map((quality) => flag().jpeg({ quality }).toBuffer()));
    writeFileSync(join(at, 'x.jpg'), before as Buffer);
    const character = { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } };
    const homes = new Map([[character, { file: join(at, 'c.json'), pointer: '' }]]);
    const job = { groups: [], characters: [character], factions: [], language: 'en' } as const;
    const print = await openCommandPrint(translate, GAMES, job, homes, new PrintResources());
    const { preparedPictures: pixels } = await layoutWithPictures(
      print,
      300,
      () => layoutCards(print, 'cards', keepDisplayList),
      listSides,
    );
    const picture = print.pictures.getPictureBook(character).get('x.jpg');
    const key = picture !== undefined && 'key' in picture ? picture.key : '';
    expect(await pixels.get(key)).toMatchObject({ kind: 'jpeg', width: 600, height: 400 });
    writeFileSync(join(at, 'x.jpg'), after as Buffer);
    expect(await Promise.resolve(pixels.get(key)).then(String, formatRefusal)).toMatch(
      /picture x\.jpg was changed during this call.*try again/,
    );
    rmSync(join(at, 'x.jpg'));
    expect(await Promise.resolve(pixels.get(key)).then(String, formatRefusal)).toMatch(/picture x\.jpg was changed/);
  });

  it('what is damaged is noted with file and place; the card is printed, and the exit code stays', async () => {
    const team = readBaseTeam();
    const characters = team.characters?.map((c, index) =>
      index === 1 ? { ...c, art: { image: { src: 'cut.jpg' } } } : c,
    );
    const at = folder({ 't.json': { ...team, characters } });
    writeFileSync(join(at, 'cut.jpg'), (await flag().jpeg().toBuffer()).subarray(0, 2000));
    const { exit, err } = await runRollcall('cards', join(at, 't.json'), '--out', join(at, 'cards.pdf'));
    expect(exit).toBe(0);
    expect(err).toMatch(
      /t\.json: \/characters\/1\/art\/image\/src: .*cut\.jpg is damaged or ends too early; save or copy it again/,
    );
  });

  it('a JPEG with damaged scans gets into no PDF, PNG or SVG, and packing tells of it', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const bytes = new Uint8Array(await flag().jpeg({ quality: 71 }).toBuffer());
    bytes.fill(0, bytes.length - 1500, bytes.length - 1400);
    writeFileSync(join(at, 'x.jpg'), bytes);
    const said = /x\.jpg is damaged or ends too early/;
    const print = await runRollcall('cards', join(at, 'c.json'), '--out', join(at, 'cards.pdf'));
    expect([print.exit, print.err]).toEqual([0, expect.stringMatching(said)]);
    expect(readFileSync(join(at, 'cards.pdf')).toString('latin1')).not.toContain('/DCTDecode');
    const images = await runRollcall('images', join(at, 'c.json'), '--out', join(at, 'i'), '--format', 'svg');
    expect([images.exit, images.err]).toEqual([0, expect.stringMatching(said)]);
    for (const name of readdirSync(join(at, 'i')))
      expect(readFileSync(join(at, 'i', name), 'utf8')).not.toContain('data:image/jpeg');
    const preflight = await runRollcall('cards', join(at, 'c.json'), '--preflight');
    expect([preflight.exit, preflight.out]).toEqual([1, expect.stringMatching(said)]);
    const pack = await runRollcall('pack', join(at, 'c.json'), '--out', join(at, 'a.rollcall'));
    expect([pack.exit, pack.err]).toEqual([0, expect.stringMatching(said)]);
  });

  it('a JPEG goes into the PDF as it is, and neither its camera nor its place of taking does', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const photo = flag().jpeg({ quality: 71 });
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' };
    const taken = photo.withExif({ IFD0: { Make: 'Lantern & Sons', Copyright: 'SECRET' }, IFD3: gps });
    const xmp = createSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>');
    const bytes = addSegments(new Uint8Array(await taken.toBuffer()), xmp);
    writeFileSync(join(at, 'x.jpg'), Buffer.concat([bytes, Buffer.from('ftypmp42SECRET')]));
    const out = join(at, 'cards.pdf');
    expect((await runRollcall('cards', join(at, 'c.json'), '--out', out)).exit).toBe(0);
    const pdf = readFileSync(out);
    expect(pdf.includes(Buffer.from(extractPlainJpeg(bytes)?.bytes ?? 'none'))).toBe(true);
    expect(pdf.toString('latin1')).not.toMatch(/Lantern|SECRET|Exif|ftyp/);
  });

  it.each([
    ['turned by EXIF', () => flag().jpeg().withMetadata({ orientation: 6 })],
    ['in print inks', () => flag().toColourspace('cmyk').jpeg()],
    ['with a wider profile', () => flag().jpeg().withIccProfile('p3')],
    ['much finer than asked for', () => flag(3000, 2400).jpeg()],
  ])('a JPEG %s is made anew, and stays without its metadata', async (_, make) => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.jpg' } } } });
    const bytes = new Uint8Array(await make().toBuffer());
    writeFileSync(join(at, 'x.jpg'), addSegments(bytes, createSegment(0xfe, 'SECRET')));
    const out = join(at, 'cards.pdf');
    expect((await runRollcall('cards', join(at, 'c.json'), '--out', out)).exit).toBe(0);
    const pdf = readFileSync(out).toString('latin1');
    expect(pdf).toMatch(/\/ColorSpace ?\/DeviceRGB[^>]*\/DCTDecode|\/DCTDecode[^>]*\/ColorSpace ?\/DeviceRGB/);
    expect(pdf).not.toMatch(/SECRET|Exif|ICC_PROFILE/);
  });

  it.each(['http://example.org/a.png', '/etc/passwd', '../../etc/passwd', 'x.svg'])('%s is not opened', async (src) => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src }, crop: { zoom: 1e300 } } } });
    const { exit, err } = await runRollcall('cards', join(at, 'c.json'), '--out', join(at, 'cards.pdf'));
    expect([exit, err]).toEqual([0, expect.stringMatching(/c\.json: \/art\/image\/src: .*cannot be used/)]);
  });

  it('--art-dpi says how fine pictures are printed', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), art: { image: { src: 'x.png' } } } });
    writeFileSync(join(at, 'x.png'), await flag(3000, 2400).png().toBuffer());
    const widthAt = async (...flags: string[]) => {
      const out = join(at, `cards${flags.at(-1) ?? ''}.pdf`);
      await runRollcall('cards', join(at, 'c.json'), '--out', out, ...flags);
      return Number(/\/Width (\d+)/.exec(readFileSync(out).toString('latin1'))?.[1]);
    };
    // The window of the template is 55.7 mm wide.
    expect([await widthAt(), await widthAt('--art-dpi', '150')]).toEqual([658, 329]);
    const refused = await runRollcall('cards', join(at, 'c.json'), '--out', join(at, 'z.pdf'), '--art-dpi', '9');
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/--art-dpi must be a whole number/)]);
  });
});
