import { describe, expect, it } from 'vitest';
import { inLoads } from '../../../../../../src/renderer/features/print/output/loads.ts';
import { type ImageMaker, makeImages } from '../../../../../../src/renderer/features/print/output/make-images.ts';
import { t } from '../../../../../support/texts.ts';

const request = { parts: [], format: 'png', sides: 'both', dpi: 600, bleed: 3 } as const;
const going = () => false;

function maker() {
  const asked: number[] = [];
  const images: ImageMaker = {
    begin: async () => ({ names: ['a-front.png', 'a-back.png'], lost: ['Fresnel'] }),
    image: async (index) => {
      asked.push(index);
      return { svg: `<svg>${index}</svg>`, width: 8, height: 9 };
    },
  };
  return { asked, images };
}

describe('cards as pictures', () => {
  it('are drawn one after the other, each under its name', async () => {
    const { asked, images } = maker();
    const drawn: unknown[] = [];
    const made = await makeImages(t, request, images, going, async (picture, dpi) => {
      drawn.push([picture, dpi, asked.length]);
      return new Blob(['png']);
    });
    expect(made?.files.map(({ name }) => name)).toEqual(['a-front.png', 'a-back.png']);
    expect(made?.lost).toEqual(['Fresnel']);
    expect(drawn).toEqual([
      [{ svg: '<svg>0</svg>', width: 8, height: 9 }, 600, 1],
      [{ svg: '<svg>1</svg>', width: 8, height: 9 }, 600, 2],
    ]);
  });

  it('are the SVG themselves where that is wanted', async () => {
    const made = await makeImages(t, { ...request, format: 'svg' }, maker().images, going);
    const texts = (made?.files ?? []).map(({ bytes }) => (bytes as Blob).text());
    expect(await Promise.all(texts)).toEqual(['<svg>0</svg>', '<svg>1</svg>']);
  });

  it('end with a stop, and with a sentence where no canvas is large enough', async () => {
    const { asked, images } = maker();
    expect(await makeImages(t, request, images, () => asked.length === 1)).toBeUndefined();
    expect(asked).toEqual([0]);
    await expect(makeImages(t, request, maker().images, going, async () => undefined)).rejects.toThrow(
      /lower resolution/,
    );
  });
});

describe('files on their way to the disk', () => {
  it('go in as few loads as there can be, in their order', () => {
    const files = [3, 4, 5, 20, 1].map((size) => ({ bytes: new Uint8Array(size) }));
    const sizes = inLoads(files, 9).map((load) => load.map(({ bytes }) => bytes.length));
    expect(sizes).toEqual([[3, 4], [5], [20], [1]]);
    expect(inLoads([], 9)).toEqual([]);
  });
});
