import { describe, expect, it } from 'vitest';
import { type ImageMaker, makeImages } from '../../../../../../src/renderer/features/print/output/make-images.ts';
import { splitIntoBatches } from '../../../../../../src/renderer/features/print/output/split-into-batches.ts';
import { translate } from '../../../../../support/texts.ts';

const request = { parts: [], format: 'png', sides: 'both', dpi: 600, bleed: 3 } as const;
const isStopped = () => false;

function createImageMaker() {
  const requestedIndexes: number[] = [];
  const imageMaker: ImageMaker = {
    start: async () => ({
      names: ['a-front.png', 'a-back.png'],
      documents: [{ name: 'order.csv', text: 'Card' }],
      lost: ['Fresnel'],
    }),
    drawImage: async (imageIndex) => {
      requestedIndexes.push(imageIndex);
      return { svg: `<svg>${imageIndex}</svg>`, width: 8, height: 9, dpi: 300 };
    },
  };
  return { requestedIndexes, imageMaker };
}

describe('makeImages', () => {
  it('draws one card after the other and names each file', async () => {
    const { requestedIndexes, imageMaker } = createImageMaker();
    const drawnImages: unknown[] = [];
    const madeImages = await makeImages(translate, request, imageMaker, isStopped, async (picture, dpi) => {
      drawnImages.push([picture, dpi, requestedIndexes.length]);
      return new Blob(['png']);
    });
    expect(madeImages?.files.map(({ name: fileName }) => fileName)).toEqual(['a-front.png', 'a-back.png', 'order.csv']);
    expect(madeImages?.withoutPicture).toEqual(['Fresnel']);
    expect(drawnImages).toEqual([
      [{ svg: '<svg>0</svg>', width: 8, height: 9, dpi: 300 }, 300, 1],
      [{ svg: '<svg>1</svg>', width: 8, height: 9, dpi: 300 }, 300, 2],
    ]);
  });

  it('returns the SVG files when that format is chosen', async () => {
    const madeImages = await makeImages(
      translate,
      { ...request, format: 'svg' },
      createImageMaker().imageMaker,
      isStopped,
    );
    const svgTexts = (madeImages?.files ?? []).slice(0, 2).map(({ bytes }) => (bytes as Blob).text());
    expect(await Promise.all(svgTexts)).toEqual(['<svg>0</svg>', '<svg>1</svg>']);
  });

  it('returns nothing after a stop, and rejects when no canvas is large enough', async () => {
    const { requestedIndexes, imageMaker } = createImageMaker();
    expect(await makeImages(translate, request, imageMaker, () => requestedIndexes.length === 1)).toBeUndefined();
    expect(requestedIndexes).toEqual([0]);
    await expect(
      makeImages(translate, request, createImageMaker().imageMaker, isStopped, async () => undefined),
    ).rejects.toThrow(/lower resolution/);
  });
});

describe('splitIntoBatches', () => {
  it('splits files into as few batches as possible without changing their order', () => {
    const testFiles = [3, 4, 5, 20, 1].map((fileSize) => ({ bytes: new Uint8Array(fileSize) }));
    const batchSizes = splitIntoBatches(testFiles, 9).map((batch) => batch.map(({ bytes }) => bytes.length));
    expect(batchSizes).toEqual([[3, 4], [5], [20], [1]]);
    expect(splitIntoBatches([], 9)).toEqual([]);
  });
});
