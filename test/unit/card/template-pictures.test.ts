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
import { translate } from '../../support/texts.ts';
import { createHero, getTestFonts } from './support.ts';

const HASH = `sha256:${'a'.repeat(64)}`;
const { slots: _slots, sizes: _sizes, ...plainTemplate } = getDefaultTemplate(GAMES);
const POINTS_PER_MM = 72 / 25.4;

/** Creates a template with one picture in a box of 20 × 40 mm. */
const createTemplate = (element: Partial<PictureElement>, changes: Partial<CardTemplate> = {}): CardTemplate => ({
  ...plainTemplate,
  id: 'own',
  name: 'Own',
  pictures: { paper: { src: HASH, name: 'Old paper' } },
  front: [{ kind: 'picture', box: [0, 0, 20, 40], picture: 'paper', ...element }],
  back: [],
  ...changes,
});
/** Creates the picture of the template in this size, in pixels. */
const createPictures = (width: number, height: number): PicturesBySource =>
  new Map([[HASH, { key: 'k', width, height }]]);
const layoutHero = (template: CardTemplate, pictures?: PicturesBySource) =>
  layoutCard(GAMES, {
    character: createHero({ factions: [] }),
    factions: [],
    template,
    fonts: getTestFonts(),
    pictures,
  });
const listImages = (items: readonly DisplayItem[]): ImageItem[] =>
  items.flatMap((displayItem) =>
    displayItem.kind === 'image' ? [displayItem] : displayItem.kind === 'group' ? listImages(displayItem.items) : [],
  );
/** Returns the drawn image and its box in millimeters. */
const layoutImage = (element: Partial<PictureElement>, pictures = createPictures(1000, 1000)) => {
  const [image] = listImages(layoutHero(createTemplate(element), pictures).front.items);
  if (image === undefined) throw new Error('no picture');
  const { x, y, width, height } = image;
  return { image, box: [x, y, width, height].map((points) => Math.round((points / POINTS_PER_MM) * 100) / 100) };
};
const listProblems = (templateData: unknown): string[] => {
  const readResult = readTemplate(GAMES, templateData);
  return readResult.ok ? [] : readResult.problems.map((problem) => formatTemplateFinding(translate, problem));
};

describe("the template's pictures", () => {
  it.each([
    ['covers the box and centers the picture', {}, [-10, 0, 40, 40]],
    ['covers the box around the focus of the picture', { focus: [0, 0.5] as [number, number] }, [0, 0, 40, 40]],
    ['enlarges the picture by its zoom', { zoom: 2 }, [-30, -20, 80, 80]],
    ['fits the whole picture into the box', { fit: 'contain' as const }, [0, 10, 20, 20]],
    [
      'moves a contained picture to its focus',
      { fit: 'contain' as const, focus: [0, 0] as [number, number] },
      [0, 0, 20, 20],
    ],
    ['stretches the picture to the box', { fit: 'stretch' as const }, [0, 0, 20, 40]],
    ['repeats the picture as tiles', { fit: 'tile' as const, tile: 8 }, [0, 0, 8, 8]],
  ])('%s', (_name, element, box) => expect(layoutImage(element).box).toEqual(box));

  it('repeats a picture until the box is full and enlarges tiles that would be too many', () => {
    expect(layoutImage({ fit: 'tile', tile: 8 }).image.tiles).toEqual({ columns: 3, rows: 5 });
    expect(layoutImage({ fit: 'tile', tile: 5 }).image.tiles).toEqual({ columns: 4, rows: 8 });
    const smallImage = layoutImage({ fit: 'tile' }, createPictures(2, 2)).image;
    const { columns, rows } = smallImage.tiles ?? { columns: 0, rows: 0 };
    expect(columns * rows).toBeLessThanOrEqual(2000);
    const { width, height } = getImageBounds(smallImage);
    expect(width).toBeGreaterThanOrEqual(20 * POINTS_PER_MM - 1e-6);
    expect(height).toBeGreaterThanOrEqual(40 * POINTS_PER_MM - 1e-6);
  });

  it('clips a picture to its box unless it fits exactly, and to its radius or window', () => {
    const serializeFront = (element: Partial<PictureElement>) =>
      JSON.stringify(layoutHero(createTemplate(element), createPictures(10, 10)).front);
    expect(serializeFront({})).toContain('"clip"');
    expect(serializeFront({ fit: 'tile' })).toContain('"clip"');
    expect(serializeFront({ fit: 'stretch' })).not.toContain('"clip"');
    expect(serializeFront({ fit: 'stretch', radius: 3 })).toContain('"clip"');
    expect(serializeFront({ window: 'M0 0L100 0L50 100Z' })).toContain('"clip"');
  });

  it('reports a missing or unreadable picture once and does not draw it', () => {
    const doubleTemplate = createTemplate({}, { back: [{ kind: 'picture', box: [0, 0, 20, 40], picture: 'paper' }] });
    const listPictureMessages = (pictures?: PicturesBySource) => {
      const { front, findings } = layoutHero(doubleTemplate, pictures);
      expect(listImages(front.items)).toEqual([]);
      return findings
        .filter(({ kind }) => kind === 'broken-picture')
        .map((finding) => formatCardFinding(translate, GAMES, finding));
    };
    expect(listPictureMessages()).toEqual([
      'the picture Old paper of the template Own cannot be used: it was not read yet',
    ]);
    expect(listPictureMessages(new Map([[HASH, { problem: { kind: 'empty' } }]]))).toEqual([
      'the picture Old paper of the template Own cannot be used: the file is empty',
    ]);
  });

  it('reports the resolution of a picture with too few pixels', () => {
    const listResolutions = (element: Partial<PictureElement>, pictures: PicturesBySource) =>
      layoutHero(createTemplate(element), pictures).findings.flatMap((finding) =>
        finding.kind === 'coarse-picture' ? [finding.dpi] : [],
      );
    // 100 pixels in 20 mm.
    expect(listResolutions({ fit: 'stretch' }, createPictures(100, 1000))).toEqual([127]);
    expect(listResolutions({ fit: 'stretch' }, createPictures(1000, 1000))).toEqual([]);
    expect(listResolutions({ fit: 'tile' }, createPictures(100, 100))).toEqual([]);
  });

  it('embeds a repeated picture only once in an SVG and in a PDF', async () => {
    const { front, back } = layoutHero(
      createTemplate({ fit: 'tile', tile: 5, opacity: 0.5 }),
      createPictures(100, 100),
    );
    const svgText = toSvg(front, getTestFonts(), { getHref: () => 'data:image/png;base64,AAAA' });
    expect(svgText.match(/data:image/g)).toHaveLength(1);
    expect(svgText).toContain('<pattern');
    expect(svgText).toContain('opacity="0.5"');
    // A tile of 5 mm is 14 points wide.
    expect([...collectPictureWidths([front]).values()].map((points) => Math.round(points))).toEqual([14]);
    const pixels = { kind: 'rgb', bytes: new Uint8Array(30_000), width: 100, height: 100 } as const;
    const pdfText = new TextDecoder('latin1').decode(
      await createCardsPdf(
        translate,
        { cards: [{ front, back, copies: 3 }], paper: 'a4', sides: 'fronts', marks: 'none', meta: META },
        getTestFonts(),
        {
          pictures: new Map([['k', pixels]]),
          deflate: (bytes) => bytes,
        },
      ),
    );
    expect(pdfText.match(/\/Subtype\s*\/Image/g)).toHaveLength(1);
    // The file contains the card and its 4 × 8 tiles once, and draws that three times.
    expect(pdfText.match(/\/I0 Do/g)).toHaveLength(4 * 8);
  });

  it('scales the window of a picture in other sizes of the template', () => {
    const wideTemplate = createTemplate(
      { window: 'M0 0L100 0L50 100Z' },
      { sizes: { wide: { name: 'Wide', width: plainTemplate.size.width * 2, height: plainTemplate.size.height } } },
    );
    expect(getTemplateInSize(wideTemplate, 'wide').front[0]).toMatchObject({
      box: [0, 0, 40, 40],
      window: 'M0 0L100 0L50 100Z',
    });
  });
});

const META = { title: 'Own', label: 'Own', created: new Date(0) } as const;

describe('pictures in a template file', () => {
  it('accepts a relative picture file or a hash as the source', () => {
    for (const source of ['paper.jpg', 'art/paper.webp', HASH])
      expect(listProblems(createTemplate({}, { pictures: { paper: { src: source } } }))).toEqual([]);
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
  ])('rejects the source %s', (source) => {
    expect(listProblems(createTemplate({}, { pictures: { paper: { src: source } } }))).toEqual([
      'pictures.paper: src: expected "sha256:" and the hash of a picture, or a picture file beside the template such as "paper.jpg"',
    ]);
  });

  it('rejects a picture element when the template no longer has that picture', () => {
    const template = createTemplate({});
    expect(listProblems(template)).toEqual([]);
    expect(listProblems({ ...template, pictures: { other: { src: HASH } } })).toHaveLength(1);
  });

  it('rejects an unknown picture name or fit and lists the valid ones', () => {
    expect(listProblems(createTemplate({ picture: 'papre' }))).toEqual([
      'front[0] (picture): picture: expected the name of a picture, got "papre"; there is "paper"',
    ]);
    expect(
      listProblems({
        ...createTemplate({}),
        front: [{ kind: 'picture', box: [0, 0, 1, 1], picture: 'paper', fit: 'x' }],
      }),
    ).toEqual(['front[0] (picture): fit: expected one of "cover", "contain", "stretch", "tile", got "x"']);
  });
});
