import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../src/shared/card/display/to-svg.ts';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { collectPictureWidths, type PicturesBySource } from '../../../src/shared/card/pictures/pictures.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { formatTemplateFinding } from '../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { getTemplateInSize } from '../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, PictureElement } from '../../../src/shared/card/template/template.ts';
import { type DisplayItem, getImageBounds, type ImageItem } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createCardsPdf } from '../../../src/shared/print/cards-pdf.ts';
import { t } from '../../support/texts.ts';
import { hero, testFonts } from './support.ts';

const HASH = `sha256:${'a'.repeat(64)}`;
const { slots: _, sizes: __, ...plain } = getDefaultTemplate(GAMES);
/** Millimetres to points. */
const MM = 72 / 25.4;

const template = (element: Partial<PictureElement>, more: Partial<CardTemplate> = {}): CardTemplate => ({
  ...plain,
  id: 'own',
  name: 'Own',
  pictures: { paper: { src: HASH, name: 'Old paper' } },
  front: [{ kind: 'picture', box: [0, 0, 20, 40], picture: 'paper', ...element }],
  back: [],
  ...more,
});
const book = (width: number, height: number): PicturesBySource => new Map([[HASH, { key: 'k', width, height }]]);
const laid = (own: CardTemplate, pictures?: PicturesBySource) =>
  layoutCard(GAMES, { character: hero({ factions: [] }), factions: [], template: own, fonts: testFonts(), pictures });
const imagesIn = (items: readonly DisplayItem[]): ImageItem[] =>
  items.flatMap((item) => (item.kind === 'image' ? [item] : item.kind === 'group' ? imagesIn(item.items) : []));
const imageOf = (element: Partial<PictureElement>, pictures = book(1000, 1000)) => {
  const [image] = imagesIn(laid(template(element), pictures).front.items);
  if (image === undefined) throw new Error('no picture');
  const { x, y, width, height } = image;
  return { image, box: [x, y, width, height].map((n) => Math.round((n / MM) * 100) / 100) };
};
const problemsOf = (value: unknown): string[] => {
  const read = readTemplate(GAMES, value);
  return read.ok ? [] : read.problems.map((problem) => formatTemplateFinding(t, problem));
};

describe('a picture of the template', () => {
  it.each([
    ['covers its box, its middle in the middle', {}, [-10, 0, 40, 40]],
    ['covers it from the point that stays in place', { focus: [0, 0.5] as [number, number] }, [0, 0, 40, 40]],
    ['covers it larger', { zoom: 2 }, [-30, -20, 80, 80]],
    ['stands in it whole', { fit: 'contain' as const }, [0, 10, 20, 20]],
    ['stands at its upper edge', { fit: 'contain' as const, focus: [0, 0] as [number, number] }, [0, 0, 20, 20]],
    ['is stretched to its edges', { fit: 'stretch' as const }, [0, 0, 20, 40]],
    ['is repeated', { fit: 'tile' as const, tile: 8 }, [0, 0, 8, 8]],
  ])('%s', (_name, element, box) => expect(imageOf(element).box).toEqual(box));

  it('is repeated until its box is full, in larger tiles where these would be too many', () => {
    expect(imageOf({ fit: 'tile', tile: 8 }).image.tiles).toEqual({ columns: 3, rows: 5 });
    expect(imageOf({ fit: 'tile', tile: 5 }).image.tiles).toEqual({ columns: 4, rows: 8 });
    const small = imageOf({ fit: 'tile' }, book(2, 2)).image;
    const { columns: across, rows: down } = small.tiles ?? { columns: 0, rows: 0 };
    expect(across * down).toBeLessThanOrEqual(2000);
    const { width, height } = getImageBounds(small);
    expect(width).toBeGreaterThanOrEqual(20 * MM - 1e-6);
    expect(height).toBeGreaterThanOrEqual(40 * MM - 1e-6);
  });

  it('never shows beyond its box, but in an outline of its own', () => {
    const clipped = (element: Partial<PictureElement>) => JSON.stringify(laid(template(element), book(10, 10)).front);
    expect(clipped({})).toContain('"clip"');
    expect(clipped({ fit: 'tile' })).toContain('"clip"');
    expect(clipped({ fit: 'stretch' })).not.toContain('"clip"');
    expect(clipped({ fit: 'stretch', radius: 3 })).toContain('"clip"');
    expect(clipped({ window: 'M0 0L100 0L50 100Z' })).toContain('"clip"');
  });

  it('that is not at hand is not drawn and told, once however often it stands there', () => {
    const twice = template({}, { back: [{ kind: 'picture', box: [0, 0, 20, 40], picture: 'paper' }] });
    const of = (pictures?: PicturesBySource) => {
      const { front, findings: notes } = laid(twice, pictures);
      expect(imagesIn(front.items)).toEqual([]);
      return notes.filter(({ kind }) => kind === 'broken-picture').map((note) => formatCardFinding(t, GAMES, note));
    };
    expect(of()).toEqual(['the picture Old paper of the template Own cannot be used: it was not read yet']);
    expect(of(new Map([[HASH, { problem: { kind: 'empty' } }]]))).toEqual([
      'the picture Old paper of the template Own cannot be used: the file is empty',
    ]);
  });

  it('with too few pixels is told with its resolution, one with enough is not', () => {
    const coarse = (element: Partial<PictureElement>, pictures: PicturesBySource) =>
      laid(template(element), pictures).findings.flatMap((note) => (note.kind === 'coarse-picture' ? [note.dpi] : []));
    expect(coarse({ fit: 'stretch' }, book(100, 1000))).toEqual([127]);
    expect(coarse({ fit: 'stretch' }, book(1000, 1000))).toEqual([]);
    expect(coarse({ fit: 'tile' }, book(100, 100))).toEqual([]);
  });

  it('stands once in an SVG and in a PDF, however often it is repeated', async () => {
    const { front, back } = laid(template({ fit: 'tile', tile: 5, opacity: 0.5 }), book(100, 100));
    const svg = toSvg(front, testFonts(), { getHref: () => 'data:image/png;base64,AAAA' });
    expect(svg.match(/data:image/g)).toHaveLength(1);
    expect(svg).toContain('<pattern');
    expect(svg).toContain('opacity="0.5"');
    expect([...collectPictureWidths([front]).values()].map((points) => Math.round(points))).toEqual([14]);
    const pixels = { kind: 'rgb', bytes: new Uint8Array(30_000), width: 100, height: 100 } as const;
    const pdf = new TextDecoder('latin1').decode(
      await createCardsPdf(
        t,
        { cards: [{ front, back, copies: 3 }], paper: 'a4', sides: 'fronts', marks: 'none', meta: META },
        testFonts(),
        {
          pictures: new Map([['k', pixels]]),
          deflate: (bytes) => bytes,
        },
      ),
    );
    expect(pdf.match(/\/Subtype\s*\/Image/g)).toHaveLength(1);
    expect(pdf.match(/\/I0 Do/g)).toHaveLength(4 * 8);
  });

  it('keeps its outline in other sizes', () => {
    const wide = template(
      { window: 'M0 0L100 0L50 100Z' },
      { sizes: { wide: { name: 'Wide', width: plain.size.width * 2, height: plain.size.height } } },
    );
    expect(getTemplateInSize(wide, 'wide').front[0]).toMatchObject({
      box: [0, 0, 40, 40],
      window: 'M0 0L100 0L50 100Z',
    });
  });
});

const META = { title: 'Own', label: 'Own', created: new Date(0) } as const;

describe('pictures in a template file', () => {
  it('are files beside it or pictures of a library', () => {
    for (const src of ['paper.jpg', 'art/paper.webp', HASH])
      expect(problemsOf(template({}, { pictures: { paper: { src } } }))).toEqual([]);
  });

  it.each([
    'https://example.org/paper.png',
    'file:///etc/passwd.png',
    '../paper.png',
    '/paper.png',
    'C:/paper.png',
    'art\\paper.png',
    'paper.svg',
    'data:image/png;base64,AAAA',
    'sha256:12',
    '',
  ])('are refused at %s', (src) => {
    expect(problemsOf(template({}, { pictures: { paper: { src } } }))).toEqual([
      'pictures.paper: src: expected "sha256:" and the hash of a picture, or a picture file beside the template such as "paper.jpg"',
    ]);
  });

  it('are looked for again when the template has others', () => {
    const own = template({});
    expect(problemsOf(own)).toEqual([]);
    expect(problemsOf({ ...own, pictures: { other: { src: HASH } } })).toHaveLength(1);
  });

  it('have to be among those of the template', () => {
    expect(problemsOf(template({ picture: 'papre' }))).toEqual([
      'front[0] (picture): picture: expected the name of a picture, got "papre"; there is "paper"',
    ]);
    expect(
      problemsOf({ ...template({}), front: [{ kind: 'picture', box: [0, 0, 1, 1], picture: 'paper', fit: 'x' }] }),
    ).toEqual(['front[0] (picture): fit: expected one of "cover", "contain", "stretch", "tile", got "x"']);
  });
});
