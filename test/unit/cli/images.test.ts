/** `images` draws one picture per card side. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const createTestFolder = (filesByName: Record<string, unknown> = {}) => {
  const createdFolder = createFolder(filesByName);
  folders.push(createdFolder);
  return createdFolder;
};
afterEach(() => {
  for (const createdFolder of folders.splice(0)) removeFolder(createdFolder);
});

/** Reads the resolution that a PNG states, in pixels per meter. */
function readPixelsPerMeter(pngBytes: Buffer): number {
  const chunkOffset = pngBytes.indexOf('pHYs');
  return chunkOffset < 0 ? 0 : pngBytes.readUInt32BE(chunkOffset + 4);
}

describe('images', () => {
  it('draws 825 x 1125 pixels at 300 dpi for a shop, opaque and with its resolution', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), name: 'Plain One', id: 'hero-x' } });
    const outputPath = join(testFolder, 'shop');
    const result = await runRollcall('images', join(testFolder, 'c.json'), '--out', outputPath);
    expect([result.exit, readdirSync(outputPath).sort()]).toEqual([0, ['plain-one-back.png', 'plain-one-front.png']]);
    expect(result.out.split('\n')).toEqual(
      ['front', 'back'].map((cardSide) => join(outputPath, `plain-one-${cardSide}.png`)),
    );
    const filePath = join(outputPath, 'plain-one-front.png');
    expect(await sharp(filePath).metadata()).toMatchObject({ width: 825, height: 1125, channels: 3 });
    // 300 dots per inch.
    expect(readPixelsPerMeter(readFileSync(filePath))).toBe(11811);
  });

  it('draws one picture of a team with --sheet, and refuses anything but one team', async () => {
    const testFolder = createTestFolder({ 'team.json': readBaseTeam(), 'c.json': readBaseCharacter() });
    const target = join(testFolder, 'team.png');
    const { out } = await runRollcall('images', join(testFolder, 'team.json'), '--sheet', target);
    expect(out).toBe(target);
    const { width, height, channels } = await sharp(target).metadata();
    expect([Math.max(width, height) <= 2000, channels]).toEqual([true, 3]);
    const noTeam = await runRollcall('images', join(testFolder, 'c.json'), '--sheet', join(testFolder, 'no.png'));
    expect([noTeam.exit, noTeam.err]).toEqual([2, expect.stringContaining('--sheet wants exactly one team')]);
    const both = await runRollcall('images', join(testFolder, 'team.json'), '--sheet', target, '--out', testFolder);
    expect(both.err).toContain('leave out --out');
  });

  it('refuses flags that --sheet would ignore, and --dark without --sheet', async () => {
    const testFolder = createTestFolder({ 'team.json': readBaseTeam() });
    const teamFile = join(testFolder, 'team.json');
    for (const [flag, value] of [
      ['--dpi', '300'],
      ['--format', 'png'],
      ['--sides', 'both'],
      ['--bleed', '3'],
      ['--canvas', '800x1100'],
      ['--shop', 'mpc'],
    ] as const) {
      const { exit, err } = await runRollcall('images', teamFile, '--sheet', join(testFolder, 'a.png'), flag, value);
      expect([exit, err]).toEqual([2, expect.stringContaining(`leave out ${flag}`)]);
    }
    const dark = await runRollcall('images', teamFile, '--out', join(testFolder, 'out'), '--dark');
    expect([dark.exit, dark.err]).toEqual([2, expect.stringContaining('--dark belongs to --sheet')]);
  });

  it('changes the size with --dpi and --bleed, and the format with --format svg', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const getPath = (fileName: string) => join(testFolder, fileName);
    await runRollcall('images', getPath('c.json'), '--out', getPath('a'), '--dpi', '150', '--bleed', '0');
    expect(await sharp(getPath('a/plain-front.png')).metadata()).toMatchObject({ width: 375, height: 525 });
    await runRollcall('images', getPath('c.json'), '--out', getPath('b'), '--format', 'svg');
    expect(readFileSync(getPath('b/plain-back.svg'), 'utf8')).toMatch(/^<svg [^>]*width="69.85mm" height="95.25mm"/);
  });

  it('draws exactly the size of --canvas with uneven bleed, and refuses a size that does not fit', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const drawImages = (canvasSize: string, ...extraFlags: string[]) =>
      runRollcall(
        'images',
        join(testFolder, 'c.json'),
        '--template',
        'classic@us-game',
        '--out',
        join(testFolder, 'us'),
        '--canvas',
        canvasSize,
        ...extraFlags,
      );
    expect((await drawImages('750x1125')).exit).toBe(0);
    expect(await sharp(join(testFolder, 'us', 'plain-front.png')).metadata()).toMatchObject({
      width: 750,
      height: 1125,
    });
    await drawImages('750x1125', '--format', 'svg');
    expect(readFileSync(join(testFolder, 'us', 'plain-front.svg'), 'utf8')).toMatch(
      /^<svg [^>]*width="63.5mm" height="95.25mm"/,
    );
    expect((await drawImages('600x825', '--force')).err).toContain(
      '--canvas 600x825 is smaller than a card of 55.9 x 87.1 mm',
    );
    expect((await drawImages('9000x9000', '--force')).err).toContain('is more than 20 mm larger on a side');
    expect((await drawImages('750')).err).toContain(
      '--canvas wants pixels across and down such as 750x1125, got "750"',
    );
  });

  it("draws the shop's card size with --shop, and refuses a card that the shop does not sell", async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const drawImages = (template: string, ...extraFlags: string[]) =>
      runRollcall(
        'images',
        join(testFolder, 'c.json'),
        '--template',
        template,
        '--out',
        join(testFolder, template),
        ...extraFlags,
      );
    expect((await drawImages('classic', '--shop', 'makeplayingcards', '--dpi', '600', '--sides', 'fronts')).exit).toBe(
      0,
    );
    expect(await sharp(join(testFolder, 'classic', 'plain-front.png')).metadata()).toMatchObject({
      width: 822,
      height: 1122,
      density: 300,
    });
    expect((await drawImages('classic@jumbo', '--shop', 'makeplayingcards')).err).toContain(
      'MakePlayingCards has no card of 88.9 x 127 mm; it has Poker 63.5 x 88.9, Bridge 57.15 x 88.9, Tarot 69.85 x 120.65',
    );
    expect((await drawImages('classic', '--shop', 'makeplayingcards', '--canvas', '800x1100')).err).toContain(
      '--shop and --canvas both say how large a picture is',
    );
    expect((await drawImages('classic', '--shop', 'corner')).err).toContain('--shop');
  });

  it('embeds art in PNG and in SVG', async () => {
    const redPng = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const testFolder = createTestFolder({
      'c.json': { ...readBaseCharacter(), id: 'c', art: { image: { src: 'red.png' } } },
    });
    writeFileSync(join(testFolder, 'red.png'), redPng);
    for (const imageFormat of ['png', 'svg'])
      await runRollcall('images', join(testFolder, 'c.json'), '--out', testFolder, '--format', imageFormat);
    const { data: pixelData } = await sharp(join(testFolder, 'plain-front.png'))
      .extract({ left: 600, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([(pixelData[0] ?? 0) > 250, (pixelData[1] ?? 255) < 5]).toEqual([true, true]);
    const svgText = readFileSync(join(testFolder, 'plain-front.svg'), 'utf8');
    const addresses = [...svgText.matchAll(/href="([^"#][^"]{0,30})/g)].map((hrefMatch) => hrefMatch[1]);
    expect(addresses).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
  });

  it("reads a faction's picture from the faction's folder, even if a character's picture has the same name", async () => {
    const createFlatPng = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    const testFolder = createTestFolder({
      'c.json': { ...readBaseCharacter(), id: 'c', factions: ['f'], art: { image: { src: 'badge.png' } } },
      'f/f.json': { format: 'rollcall.faction', version: 1, id: 'f', name: 'F', symbolImage: { src: 'badge.png' } },
    });
    writeFileSync(join(testFolder, 'badge.png'), await createFlatPng('#0000ff'));
    writeFileSync(join(testFolder, 'f/badge.png'), await createFlatPng('#ff0000'));
    const commandLine = [
      'images',
      join(testFolder, 'c.json'),
      join(testFolder, 'f/f.json'),
      '--out',
      join(testFolder, 'o'),
      '--bleed',
      '0',
    ];
    const { exit: exitCode, err: errorOutput } = await runRollcall(...commandLine);
    expect([exitCode, errorOutput]).not.toContain('symbol');
    const readPixel = async (leftPixel: number, topPixel: number) =>
      [
        ...(await sharp(join(testFolder, 'o/plain-front.png'))
          .extract({ left: leftPixel, top: topPixel, width: 1, height: 1 })
          .raw()
          .toBuffer()),
      ].slice(0, 3);
    // One pixel is in the portrait, and one in the symbol of the faction at the bottom left.
    const [, , artBlue = 0] = await readPixel(500, 150);
    const [symbolRed = 0, , symbolBlue = 255] = await readPixel(95, 960);
    expect([artBlue > 200, symbolRed > 200, symbolBlue < 60]).toEqual([true, true, true]);
    rmSync(join(testFolder, 'f/badge.png'));
    const brokenResult = await runRollcall(...commandLine, '--force');
    expect(brokenResult.err).toMatch(/the symbol of its faction cannot be used: .*badge\.png/);
  });

  it('draws each member of a team once', async () => {
    const testFolder = createTestFolder({ 't.json': readBaseTeam() });
    const { exit: exitCode } = await runRollcall(
      'images',
      join(testFolder, 't.json'),
      '--out',
      join(testFolder, 'o'),
      '--dpi',
      '40',
    );
    expect(exitCode).toBe(0);
    expect(readdirSync(join(testFolder, 'o')).sort()).toEqual(
      ['captain', 'order', 'rookie', 'striker'].flatMap((stem) =>
        stem === 'order' ? ['order.csv'] : [`${stem}-back.png`, `${stem}-front.png`],
      ),
    );
  });

  it('keeps names that look like paths in the folder, and numbers different characters with the same name', async () => {
    const createHero = (characterId: string, characterName: string) => ({
      ...readBaseCharacter(),
      id: characterId,
      name: characterName,
    });
    const testFolder = createTestFolder({
      'a.json': createHero('one', '../../etc/x'),
      'b.json': createHero('two', 'etc x'),
      'c.json': createHero('', ''),
      'd.json': createHero('four', 'ETC-X'),
    });
    const inputPaths = ['a', 'b', 'c', 'd', 'a'].map((fileName) => join(testFolder, `${fileName}.json`));
    await runRollcall('images', ...inputPaths, '--out', join(testFolder, 'o'), '--dpi', '40');
    expect(readdirSync(join(testFolder, 'o')).sort()).toEqual(
      [
        ...['card', 'etc-x', 'etc-x_2', 'etc-x_3'].flatMap((stem) => [`${stem}-back.png`, `${stem}-front.png`]),
        'order.csv',
      ].sort(),
    );
  });

  it('draws nothing when a file exists, unless --force is given', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    writeFileSync(join(testFolder, 'plain-back.png'), 'mine');
    const commandLine = ['images', join(testFolder, 'c.json'), '--out', testFolder, '--dpi', '40'] as const;
    const refused = await runRollcall(...commandLine);
    expect([refused.exit, refused.err]).toEqual([
      2,
      expect.stringMatching(/plain-back\.png: already there; add --force/),
    ]);
    expect([
      existsSync(join(testFolder, 'plain-front.png')),
      readFileSync(join(testFolder, 'plain-back.png'), 'utf8'),
    ]).toEqual([false, 'mine']);
    expect((await runRollcall(...commandLine, '--force')).exit).toBe(0);
  });

  it('draws Gimmick cards, and tokens and markers, for a team or all of them', async () => {
    const testFolder = createTestFolder({ 't.json': { ...readBaseTeam(), gimmicks: ['mastermind'] } });
    const teamResult = await runRollcall(
      'images',
      join(testFolder, 't.json'),
      '--template',
      'gimmick',
      '--out',
      join(testFolder, 'g'),
    );
    expect(teamResult.exit).toBe(0);
    expect(readdirSync(join(testFolder, 'g')).sort()).toEqual([
      'gimmick-mastermind-back.png',
      'gimmick-mastermind-front.png',
    ]);
    const { width: imageWidth, height: imageHeight } = await sharp(
      join(testFolder, 'g', 'gimmick-mastermind-front.png'),
    ).metadata();
    // The card has 44 x 68 mm and a bleed of an eighth of an inch on every side.
    expect([imageWidth, imageHeight]).toEqual([595, 878]);
    const allResult = await runRollcall(
      'images',
      '--template',
      'markers',
      '--out',
      join(testFolder, 'm'),
      '--dpi',
      '40',
    );
    expect([allResult.exit, allResult.err]).toEqual([0, '']);
    expect(readdirSync(join(testFolder, 'm')).length).toBeGreaterThan(40);
    expect((await runRollcall('images', '--template', 'gimmick')).err).toMatch(/images wants --out FOLDER/);
  });

  it('draws an illegal character with a note and exits with 1', async () => {
    const testFolder = createTestFolder({ 'c.json': { ...readBaseCharacter(), level: 11 } });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'images',
      join(testFolder, 'c.json'),
      '--out',
      testFolder,
      '--dpi',
      '40',
    );
    expect([exitCode, errorOutput]).toEqual([1, expect.stringMatching(/is illegal: su\.character\.level/)]);
  });

  it.each([
    [['--dpi', '7'], /--dpi must be a whole number from 36 to 1200/],
    [['--dpi', '300.5'], /--dpi must be a whole number/],
    [['--bleed', '-1'], /--bleed must be a number/],
    [['--format', 'gif'], /--format must be png or svg, not gif/],
    [['--template', 'gilded'], /there is no template gilded/],
  ])('refuses %j', async (extraFlags, expectedReason) => {
    const testFolder = createTestFolder({ 'c.json': readBaseCharacter() });
    const { exit: exitCode, err: errorOutput } = await runRollcall(
      'images',
      join(testFolder, 'c.json'),
      '--out',
      testFolder,
      ...extraFlags,
    );
    expect([exitCode, errorOutput]).toEqual([2, expect.stringMatching(expectedReason)]);
    expect(readdirSync(testFolder)).toEqual(['c.json']);
  });

  it('requires files and an output folder', async () => {
    expect((await runRollcall('images', '--out', 'x')).err).toMatch(/images wants at least one FILE/);
    expect((await runRollcall('images', 'x.json')).err).toMatch(/images wants --out FOLDER/);
  });
});
