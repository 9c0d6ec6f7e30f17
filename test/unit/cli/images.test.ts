/** `images`: one picture a card side. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown> = {}) => {
  const made = createFolder(files);
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});

/** The resolution that a PNG says it has, pixels a metre. */
function pixelsAMetre(png: Buffer): number {
  const at = png.indexOf('pHYs');
  return at < 0 ? 0 : png.readUInt32BE(at + 4);
}

describe('images', () => {
  it('is exact to the pixel for a shop: 825 x 1125 at 300 dpi, solid, with its resolution said', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'plain-one' } });
    const out = join(at, 'shop');
    const answer = await runRollcall('images', join(at, 'c.json'), '--out', out);
    expect([answer.exit, readdirSync(out).sort()]).toEqual([0, ['plain-one-back.png', 'plain-one-front.png']]);
    expect(answer.out.split('\n')).toEqual(['front', 'back'].map((side) => join(out, `plain-one-${side}.png`)));
    const file = join(out, 'plain-one-front.png');
    expect(await sharp(file).metadata()).toMatchObject({ width: 825, height: 1125, channels: 3 });
    expect(pixelsAMetre(readFileSync(file))).toBe(11811);
  });

  it('--dpi and --bleed change the size, --format svg the kind', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const out = (name: string) => join(at, name);
    await runRollcall('images', out('c.json'), '--out', out('a'), '--dpi', '150', '--bleed', '0');
    expect(await sharp(out('a/c-front.png')).metadata()).toMatchObject({ width: 375, height: 525 });
    await runRollcall('images', out('c.json'), '--out', out('b'), '--format', 'svg');
    expect(readFileSync(out('b/c-back.svg'), 'utf8')).toMatch(/^<svg [^>]*width="69.85mm" height="95.25mm"/);
  });

  it('--canvas is the size of a shop, whatever bleed that leaves on which side', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const draw = (canvas: string, ...more: string[]) =>
      runRollcall(
        'images',
        join(at, 'c.json'),
        '--template',
        'classic@us-game',
        '--out',
        join(at, 'us'),
        '--canvas',
        canvas,
        ...more,
      );
    expect((await draw('750x1125')).exit).toBe(0);
    expect(await sharp(join(at, 'us', 'c-front.png')).metadata()).toMatchObject({ width: 750, height: 1125 });
    await draw('750x1125', '--format', 'svg');
    expect(readFileSync(join(at, 'us', 'c-front.svg'), 'utf8')).toMatch(/^<svg [^>]*width="63.5mm" height="95.25mm"/);
    expect((await draw('600x825', '--force')).err).toContain(
      '--canvas 600x825 is smaller than a card of 55.9 x 87.1 mm',
    );
    expect((await draw('9000x9000', '--force')).err).toContain('is more than 20 mm larger on a side');
    expect((await draw('750')).err).toContain('--canvas wants pixels across and down such as 750x1125, got "750"');
  });

  it('--shop is the size that its template has for the card, and a card that it does not sell is refused', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    const draw = (template: string, ...more: string[]) =>
      runRollcall('images', join(at, 'c.json'), '--template', template, '--out', join(at, template), ...more);
    expect((await draw('classic', '--shop', 'makeplayingcards', '--dpi', '600', '--sides', 'fronts')).exit).toBe(0);
    expect(await sharp(join(at, 'classic', 'c-front.png')).metadata()).toMatchObject({
      width: 822,
      height: 1122,
      density: 300,
    });
    expect((await draw('classic@jumbo', '--shop', 'makeplayingcards')).err).toContain(
      'MakePlayingCards has no card of 88.9 x 127 mm; it has Poker 63.5 x 88.9, Bridge 57.15 x 88.9, Tarot 69.85 x 120.65',
    );
    expect((await draw('classic', '--shop', 'makeplayingcards', '--canvas', '800x1100')).err).toContain(
      '--shop and --canvas both say how large a picture is',
    );
    expect((await draw('classic', '--shop', 'corner')).err).toContain('--shop');
  });

  it('pictures stand inside of both kinds', async () => {
    const red = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'c', art: { image: { src: 'red.png' } } } });
    writeFileSync(join(at, 'red.png'), red);
    for (const format of ['png', 'svg'])
      await runRollcall('images', join(at, 'c.json'), '--out', at, '--format', format);
    const { data } = await sharp(join(at, 'c-front.png'))
      .extract({ left: 600, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 250, (data[1] ?? 255) < 5]).toEqual([true, true]);
    const svg = readFileSync(join(at, 'c-front.svg'), 'utf8');
    const addresses = [...svg.matchAll(/href="([^"#][^"]{0,30})/g)].map((match) => match[1]);
    expect(addresses).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
  });

  it('a faction’s picture lies beside the faction, whatever a character’s of the same name shows', async () => {
    const flat = (background: string) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    const at = folder({
      'c.json': { ...readBaseCharacter(), id: 'c', factions: ['f'], art: { image: { src: 'badge.png' } } },
      'f/f.json': { format: 'rollcall.faction', version: 1, id: 'f', name: 'F', symbolImage: { src: 'badge.png' } },
    });
    writeFileSync(join(at, 'badge.png'), await flat('#0000ff'));
    writeFileSync(join(at, 'f/badge.png'), await flat('#ff0000'));
    const call = ['images', join(at, 'c.json'), join(at, 'f/f.json'), '--out', join(at, 'o'), '--bleed', '0'];
    const { exit, err } = await runRollcall(...call);
    expect([exit, err]).not.toContain('symbol');
    const pixel = async (left: number, top: number) =>
      [...(await sharp(join(at, 'o/c-front.png')).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(
        0,
        3,
      );
    const [, , art = 0] = await pixel(500, 150);
    const [symbol = 0, , none = 255] = await pixel(95, 960);
    expect([art > 200, symbol > 200, none < 60]).toEqual([true, true, true]);
    rmSync(join(at, 'f/badge.png'));
    const broken = await runRollcall(...call, '--force');
    expect(broken.err).toMatch(/the symbol of its faction cannot be used: .*badge\.png/);
  });

  it('a team gives each of its members once', async () => {
    const at = folder({ 't.json': readBaseTeam() });
    const { exit } = await runRollcall('images', join(at, 't.json'), '--out', join(at, 'o'), '--dpi', '40');
    expect(exit).toBe(0);
    expect(readdirSync(join(at, 'o')).sort()).toEqual(
      ['captain', 'rookie', 'striker'].flatMap((id) => [`${id}-back.png`, `${id}-front.png`]),
    );
  });

  it('ids that are paths stay in the folder; different characters with one id are both there', async () => {
    const named = (id: string, name: string) => ({ ...readBaseCharacter(), id, name });
    const at = folder({
      'a.json': named('../../etc/x', 'One'),
      'b.json': named('etc x', 'Two'),
      'c.json': named('', 'Three'),
      'd.json': named('ETC-X', 'Four'),
    });
    const files = ['a', 'b', 'c', 'd', 'a'].map((name) => join(at, `${name}.json`));
    await runRollcall('images', ...files, '--out', join(at, 'o'), '--dpi', '40');
    expect(readdirSync(join(at, 'o')).sort()).toEqual(
      ['card', 'etc-x', 'etc-x_2', 'etc-x_3'].flatMap((id) => [`${id}-back.png`, `${id}-front.png`]).sort(),
    );
  });

  it('overwrites nothing unasked, and then draws nothing at all', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), id: 'c' } });
    writeFileSync(join(at, 'c-back.png'), 'mine');
    const call = ['images', join(at, 'c.json'), '--out', at, '--dpi', '40'] as const;
    const refused = await runRollcall(...call);
    expect([refused.exit, refused.err]).toEqual([2, expect.stringMatching(/c-back\.png: already there; add --force/)]);
    expect([existsSync(join(at, 'c-front.png')), readFileSync(join(at, 'c-back.png'), 'utf8')]).toEqual([
      false,
      'mine',
    ]);
    expect((await runRollcall(...call, '--force')).exit).toBe(0);
  });

  it('draws Gimmick cards, and tokens and markers, of a team or all there are', async () => {
    const at = folder({ 't.json': { ...readBaseTeam(), gimmicks: ['mastermind'] } });
    const mine = await runRollcall('images', join(at, 't.json'), '--template', 'gimmick', '--out', join(at, 'g'));
    expect(mine.exit).toBe(0);
    expect(readdirSync(join(at, 'g')).sort()).toEqual(['gimmick-mastermind-back.png', 'gimmick-mastermind-front.png']);
    const { width, height } = await sharp(join(at, 'g', 'gimmick-mastermind-front.png')).metadata();
    // 44 x 68 mm and an eighth of an inch on every side.
    expect([width, height]).toEqual([595, 878]);
    const all = await runRollcall('images', '--template', 'markers', '--out', join(at, 'm'), '--dpi', '40');
    expect([all.exit, all.err]).toEqual([0, '']);
    expect(readdirSync(join(at, 'm')).length).toBeGreaterThan(40);
    expect((await runRollcall('images', '--template', 'gimmick')).err).toMatch(/images wants --out FOLDER/);
  });

  it('an illegal character is drawn with a note and exit code 1', async () => {
    const at = folder({ 'c.json': { ...readBaseCharacter(), level: 11 } });
    const { exit, err } = await runRollcall('images', join(at, 'c.json'), '--out', at, '--dpi', '40');
    expect([exit, err]).toEqual([1, expect.stringMatching(/is illegal: su\.character\.level/)]);
  });

  it.each([
    [['--dpi', '7'], /--dpi must be a whole number from 36 to 1200/],
    [['--dpi', '300.5'], /--dpi must be a whole number/],
    [['--bleed', '-1'], /--bleed must be a number/],
    [['--format', 'gif'], /--format must be png or svg, not gif/],
    [['--template', 'gilded'], /there is no template gilded/],
  ])('refuses %j', async (flags, reason) => {
    const at = folder({ 'c.json': readBaseCharacter() });
    const { exit, err } = await runRollcall('images', join(at, 'c.json'), '--out', at, ...flags);
    expect([exit, err]).toEqual([2, expect.stringMatching(reason)]);
    expect(readdirSync(at)).toEqual(['c.json']);
  });

  it('wants files and a folder', async () => {
    expect((await runRollcall('images', '--out', 'x')).err).toMatch(/images wants at least one FILE/);
    expect((await runRollcall('images', 'x.json')).err).toMatch(/images wants --out FOLDER/);
  });
});
