/** Templates with fonts and pictures on the command line: out of a folder, out of an archive, and the way between both. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { runRollcall } from '../../../support/cli.ts';
import { readWoff2 } from '../../../support/fonts.ts';
import { folder, hero, manifestOf, png } from './archive-support.ts';

const { slots: _, sizes: __, ...plain } = getDefaultTemplate(GAMES);
const [first, ...others] = Object.entries(plain.styles);

/** A template set in a font of its own and on a picture of its own, both beside it, and a style of it. */
async function look() {
  if (first === undefined) throw new Error('no style');
  const [name, style] = first;
  const night = {
    ...plain,
    id: 'night',
    name: 'Night',
    fonts: { head: { src: 'fonts/head.woff2', name: 'Head' } },
    pictures: { paper: { src: 'paper.png' }, frame: { src: 'art/frame.png', credit: 'me' } },
    styles: { [name]: { ...style, font: 'head' }, ...Object.fromEntries(others) },
    front: [
      { kind: 'picture', box: [0, 0, 20, 20], picture: 'paper', fit: 'tile', tile: 5 },
      ...plain.front,
      { kind: 'picture', box: [0, 0, 5, 5], picture: 'frame', fit: 'stretch' },
    ],
  };
  const watch = { format: 'rollcall.card-style', version: 1, id: 'watch', name: 'Watch', base: 'night' };
  return folder({
    'look/night.card.json': night,
    'look/watch.style.json': watch,
    'look/fonts/head.woff2': readWoff2(),
    'look/paper.png': await png('#eeddcc'),
    'look/art/frame.png': await png('#442200'),
    'heroes/a.hero.json': hero,
  });
}

const quiet = (err: string) => err.split('\n').filter((line) => /(?:font|picture) .* of the template/.test(line));

describe('a template with all that it needs', () => {
  it('prints the same from its folder, from an archive, and from what that is unpacked to', async () => {
    const at = await look();
    const drawn = async (template: string, out: string) => {
      const answer = await runRollcall(
        ...['images', join(at, 'heroes'), '--template', template, '--out', join(at, out), '--format', 'svg'],
      );
      expect(quiet(answer.err)).toEqual([]);
      return readFileSync(join(at, out, `${hero.id}-front.svg`), 'utf8');
    };
    const packed = await runRollcall('pack', join(at, 'look'), '--out', join(at, 'look.rollcall'));
    expect(packed.out).toContain('0 documents, 2 templates, 2 pictures, 1 font');
    expect(packed.err).toBe('');
    const beside = await drawn(join(at, 'look/night.card.json'), 'one');
    expect(beside.match(/<image/g)).toHaveLength(2);
    expect(await drawn(join(at, 'look.rollcall/night'), 'two')).toBe(beside);
    expect(await drawn(join(at, 'look.rollcall'), 'three')).toBe(beside);

    await runRollcall('unpack', join(at, 'look.rollcall'), '--out', join(at, 'again'));
    expect(readdirSync(join(at, 'again/templates/fonts')).sort()).toEqual([
      'Lab Letters Bold.font.json',
      'Lab Letters Bold.ttf',
    ]);
    expect(await drawn(join(at, 'again/templates/night.card.json'), 'four')).toBe(beside);
    await runRollcall('pack', join(at, 'again'), '--out', join(at, 'again.rollcall'));
    const entries = async (name: string) =>
      (await manifestOf(join(at, name))).entries.map(({ path, sha256 }) => `${path} ${sha256}`).sort();
    expect(await entries('again.rollcall')).toEqual(await entries('look.rollcall'));
  }, 60_000);

  it('tells what is not there, and prints without it', async () => {
    const at = await look();
    const night = JSON.parse(readFileSync(join(at, 'look/night.card.json'), 'utf8')) as object;
    const broken = folder({
      'night.card.json': {
        ...night,
        fonts: { head: { src: 'gone.ttf', name: 'Gone' } },
        pictures: { paper: { src: 'gone.png', name: 'Paper' }, frame: { src: `sha256:${'0'.repeat(64)}` } },
      },
    });
    const answer = await runRollcall(
      ...['cards', join(at, 'heroes'), '--template', join(broken, 'night.card.json'), '--out', join(at, 'a.pdf')],
    );
    expect(existsSync(join(at, 'a.pdf'))).toBe(true);
    expect(quiet(answer.err).join('\n')).toContain(
      'the picture Paper of the template Night cannot be used: there is no file gone.png',
    );
    expect(quiet(answer.err).join('\n')).toContain(
      'the picture frame of the template Night cannot be used: it is a picture of a library',
    );
    expect(quiet(answer.err).join('\n')).toContain('the font Gone of the template Night is not at hand');
  });

  it('says why a font cannot be used', async () => {
    const [name, style] = first ?? [];
    const at = folder({
      't.card.json': {
        ...plain,
        fonts: { head: { src: 'head.ttf' } },
        styles: { ...plain.styles, [name ?? '']: { ...style, font: 'head' } },
      },
      'head.ttf': Buffer.from('no font'),
      'heroes/a.hero.json': hero,
    });
    const { err } = await runRollcall(
      ...[
        'images',
        join(at, 'heroes'),
        '--template',
        join(at, 't.card.json'),
        '--out',
        join(at, 'out'),
        '--format',
        'svg',
      ],
    );
    expect(err).toMatch(/t\.card\.json: its font head\.ttf: It is no font that Rollcall reads/);
    expect(err).toContain('cannot be read; ');
  });

  it('takes fonts from a folder that the call names', async () => {
    const at = await look();
    const night = JSON.parse(readFileSync(join(at, 'look/night.card.json'), 'utf8')) as object;
    const plainly = { ...night, pictures: undefined, front: plain.front };
    // A template is read once in a process.
    const bare = folder({ 'night.card.json': plainly, 'same.card.json': plainly });
    const call = (name: string, ...more: string[]) =>
      runRollcall('cards', join(at, 'heroes'), '--template', join(bare, name), '--preflight', ...more);
    expect(quiet((await call('night.card.json')).out)).toHaveLength(1);
    expect((await call('night.card.json', '--fonts', join(bare, 'nowhere'))).err).toContain('is no folder');
    expect(quiet((await call('same.card.json', '--fonts', join(at, 'look/fonts'))).out)).toEqual([]);
  });

  it('is named where an archive has several, and refused where it has none', async () => {
    const at = await look();
    const other = folder({ 'other.card.json': { ...plain, id: 'other', name: 'Other' } });
    await runRollcall('pack', join(at, 'look'), join(other, 'other.card.json'), '--out', join(at, 'two.rollcall'));
    await runRollcall('pack', join(at, 'heroes'), '--out', join(at, 'heroes.rollcall'));
    const refused = async (template: string) =>
      (await runRollcall('cards', join(at, 'heroes'), '--template', template, '--out', join(at, 'x.pdf'))).err;
    expect(await refused(join(at, 'two.rollcall'))).toMatch(
      /has several card templates; say which, such as .*two\.rollcall\/night/,
    );
    expect(await refused(join(at, 'two.rollcall/day'))).toContain('has no template day; it has night, watch, other');
    expect(await refused(join(at, 'heroes.rollcall'))).toContain('has no card template in it');
    expect(await refused(join(at, 'two.rollcall/other@huge'))).toContain('has no size huge');
    expect(await refused(join(at, 'nothing.rollcall'))).toContain('cannot be read');
  });
});
