/** Templates with fonts and pictures on the command line, from a folder, from an archive, and packed and unpacked. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { runRollcall } from '../../../support/cli.ts';
import { readWoff2 } from '../../../support/fonts.ts';
import { baseHero, createPng, createTestFolder, readManifest } from './archive-support.ts';

const { slots: _slots, sizes: _sizes, ...plainTemplate } = getDefaultTemplate(GAMES);
const [firstStyle, ...otherStyles] = Object.entries(plainTemplate.styles);

/** Creates a folder with a template, its font and pictures, and a style that is based on it. */
async function createLookFolder() {
  if (firstStyle === undefined) throw new Error('no style');
  const [styleName, textStyle] = firstStyle;
  const nightTemplate = {
    ...plainTemplate,
    id: 'night',
    name: 'Night',
    fonts: { head: { src: 'fonts/head.woff2', name: 'Head' } },
    pictures: { paper: { src: 'paper.png' }, frame: { src: 'art/frame.png', credit: 'me' } },
    styles: { [styleName]: { ...textStyle, font: 'head' }, ...Object.fromEntries(otherStyles) },
    front: [
      { kind: 'picture', box: [0, 0, 20, 20], picture: 'paper', fit: 'tile', tile: 5 },
      ...plainTemplate.front,
      { kind: 'picture', box: [0, 0, 5, 5], picture: 'frame', fit: 'stretch' },
    ],
  };
  const watchStyle = { format: 'rollcall.card-style', version: 1, id: 'watch', name: 'Watch', base: 'night' };
  return createTestFolder({
    'look/night.card.json': nightTemplate,
    'look/watch.style.json': watchStyle,
    'look/fonts/head.woff2': readWoff2(),
    'look/paper.png': await createPng('#eeddcc'),
    'look/art/frame.png': await createPng('#442200'),
    'heroes/a.hero.json': baseHero,
  });
}

const listTemplateWarnings = (err: string) =>
  err.split('\n').filter((outputLine) => /(?:font|picture) .* of the template/.test(outputLine));

describe('a template with fonts and pictures', () => {
  it('prints the same from its folder, from an archive and from the unpacked archive', async () => {
    const testFolder = await createLookFolder();
    const drawFront = async (template: string, outputName: string) => {
      const result = await runRollcall(
        ...[
          'images',
          join(testFolder, 'heroes'),
          '--template',
          template,
          '--out',
          join(testFolder, outputName),
          '--format',
          'svg',
        ],
      );
      expect(listTemplateWarnings(result.err)).toEqual([]);
      return readFileSync(join(testFolder, outputName, `${baseHero.id}-front.svg`), 'utf8');
    };
    const packResult = await runRollcall('pack', join(testFolder, 'look'), '--out', join(testFolder, 'look.rollcall'));
    expect(packResult.out).toContain('0 documents, 2 templates, 2 pictures, 1 font');
    expect(packResult.err).toBe('');
    const expectedSvg = await drawFront(join(testFolder, 'look/night.card.json'), 'one');
    expect(expectedSvg.match(/<image/g)).toHaveLength(2);
    expect(await drawFront(join(testFolder, 'look.rollcall/night'), 'two')).toBe(expectedSvg);
    expect(await drawFront(join(testFolder, 'look.rollcall'), 'three')).toBe(expectedSvg);

    await runRollcall('unpack', join(testFolder, 'look.rollcall'), '--out', join(testFolder, 'again'));
    expect(readdirSync(join(testFolder, 'again/templates/fonts')).sort()).toEqual([
      'Lab Letters Bold.font.json',
      'Lab Letters Bold.ttf',
    ]);
    expect(await drawFront(join(testFolder, 'again/templates/night.card.json'), 'four')).toBe(expectedSvg);
    await runRollcall('pack', join(testFolder, 'again'), '--out', join(testFolder, 'again.rollcall'));
    const listEntries = async (archiveName: string) =>
      (await readManifest(join(testFolder, archiveName))).entries
        .map(({ path: entryPath, sha256: entryHash }) => `${entryPath} ${entryHash}`)
        .sort();
    expect(await listEntries('again.rollcall')).toEqual(await listEntries('look.rollcall'));
  }, 60_000);

  it('reports missing fonts and pictures and prints without them', async () => {
    const testFolder = await createLookFolder();
    const nightTemplate = JSON.parse(readFileSync(join(testFolder, 'look/night.card.json'), 'utf8')) as object;
    const brokenFolder = createTestFolder({
      'night.card.json': {
        ...nightTemplate,
        fonts: { head: { src: 'gone.ttf', name: 'Gone' } },
        pictures: { paper: { src: 'gone.png', name: 'Paper' }, frame: { src: `sha256:${'0'.repeat(64)}` } },
      },
    });
    const result = await runRollcall(
      ...[
        'cards',
        join(testFolder, 'heroes'),
        '--template',
        join(brokenFolder, 'night.card.json'),
        '--out',
        join(testFolder, 'a.pdf'),
      ],
    );
    expect(existsSync(join(testFolder, 'a.pdf'))).toBe(true);
    expect(listTemplateWarnings(result.err).join('\n')).toContain(
      'the picture Paper of the template Night cannot be used: there is no file gone.png',
    );
    expect(listTemplateWarnings(result.err).join('\n')).toContain(
      'the picture frame of the template Night cannot be used: it is a picture of a library',
    );
    expect(listTemplateWarnings(result.err).join('\n')).toContain('the font Gone of the template Night is not at hand');
  });

  it('explains why a font cannot be used', async () => {
    const [styleName, textStyle] = firstStyle ?? [];
    const testFolder = createTestFolder({
      't.card.json': {
        ...plainTemplate,
        fonts: { head: { src: 'head.ttf' } },
        styles: { ...plainTemplate.styles, [styleName ?? '']: { ...textStyle, font: 'head' } },
      },
      'head.ttf': Buffer.from('no font'),
      'heroes/a.hero.json': baseHero,
    });
    const { err: errorOutput } = await runRollcall(
      ...[
        'images',
        join(testFolder, 'heroes'),
        '--template',
        join(testFolder, 't.card.json'),
        '--out',
        join(testFolder, 'out'),
        '--format',
        'svg',
      ],
    );
    expect(errorOutput).toMatch(/t\.card\.json: its font head\.ttf: It is no font that Rollcall reads/);
    expect(errorOutput).toContain('cannot be read; ');
  });

  it('finds fonts in the folder of --fonts', async () => {
    const testFolder = await createLookFolder();
    const nightTemplate = JSON.parse(readFileSync(join(testFolder, 'look/night.card.json'), 'utf8')) as object;
    const templateWithoutPictures = { ...nightTemplate, pictures: undefined, front: plainTemplate.front };
    // A process reads a template file only once, so the test uses two files.
    const bareFolder = createTestFolder({
      'night.card.json': templateWithoutPictures,
      'same.card.json': templateWithoutPictures,
    });
    const runCards = (templateFile: string, ...extraFlags: string[]) =>
      runRollcall(
        'cards',
        join(testFolder, 'heroes'),
        '--template',
        join(bareFolder, templateFile),
        '--preflight',
        ...extraFlags,
      );
    expect(listTemplateWarnings((await runCards('night.card.json')).out)).toHaveLength(1);
    expect((await runCards('night.card.json', '--fonts', join(bareFolder, 'nowhere'))).err).toContain('is no folder');
    expect(
      listTemplateWarnings((await runCards('same.card.json', '--fonts', join(testFolder, 'look/fonts'))).out),
    ).toEqual([]);
  });

  it('requires a template name when an archive contains several, and refuses an archive without one', async () => {
    const testFolder = await createLookFolder();
    const otherFolder = createTestFolder({ 'other.card.json': { ...plainTemplate, id: 'other', name: 'Other' } });
    await runRollcall(
      'pack',
      join(testFolder, 'look'),
      join(otherFolder, 'other.card.json'),
      '--out',
      join(testFolder, 'two.rollcall'),
    );
    await runRollcall('pack', join(testFolder, 'heroes'), '--out', join(testFolder, 'heroes.rollcall'));
    const getRefusal = async (template: string) =>
      (
        await runRollcall(
          'cards',
          join(testFolder, 'heroes'),
          '--template',
          template,
          '--out',
          join(testFolder, 'x.pdf'),
        )
      ).err;
    expect(await getRefusal(join(testFolder, 'two.rollcall'))).toMatch(
      /has several card templates; say which, such as .*two\.rollcall\/night/,
    );
    expect(await getRefusal(join(testFolder, 'two.rollcall/day'))).toContain(
      'has no template day; it has night, watch, other',
    );
    expect(await getRefusal(join(testFolder, 'heroes.rollcall'))).toContain('has no card template in it');
    expect(await getRefusal(join(testFolder, 'two.rollcall/other@huge'))).toContain('has no size huge');
    expect(await getRefusal(join(testFolder, 'nothing.rollcall'))).toContain('cannot be read');
  });
});
