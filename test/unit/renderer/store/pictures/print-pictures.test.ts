/** Tests how the print worker opens pictures of the library. */
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LibraryPictures } from '../../../../../src/renderer/store/pictures/print-pictures.ts';
import type { ReadOnlyDatabase } from '../../../../../src/renderer/store/read-only-database.ts';

const EMPTY = { picture: async () => undefined } as unknown as ReadOnlyDatabase;
const createDataUrl = async (background: string): Promise<string> => {
  const pngBytes = await sharp({ create: { width: 4, height: 3, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${pngBytes.toString('base64')}`;
};

afterEach(() => vi.unstubAllGlobals());

describe('a picture embedded in a document', () => {
  it('gets a key computed from its content, so that a replaced picture counts as a change', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
    const openAndGetKey = async (background: string) => {
      const openedPicture = await new LibraryPictures(EMPTY).open(await createDataUrl(background));
      return 'key' in openedPicture ? openedPicture.key : openedPicture.problem.kind;
    };
    const redKey = await openAndGetKey('#f00');
    expect(redKey).toMatch(/^[0-9a-f]{64}$/);
    expect([await openAndGetKey('#f00'), await openAndGetKey('#00f')]).toEqual([
      redKey,
      expect.not.stringMatching(redKey),
    ]);
  });
});

describe('a picture that is not in the library', () => {
  it('opens with a problem, and so does the path of a file next to the document', async () => {
    const pictures = new LibraryPictures(EMPTY);
    expect(await pictures.open(`sha256:${'a'.repeat(64)}`)).toEqual({ problem: { kind: 'not-in-library' } });
    expect(await pictures.open('beside.png')).toEqual({ problem: { kind: 'beside', path: 'beside.png' } });
    const [widthInPoints, dpi] = [10, 110];
    expect(await pictures.createThumbnailUrl('nothing', widthInPoints, dpi)).toBeUndefined();
  });
});
