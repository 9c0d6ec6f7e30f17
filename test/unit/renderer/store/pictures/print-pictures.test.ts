/** Pictures of the library on their way to paper. */
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LibraryPictures } from '../../../../../src/renderer/store/pictures/print-pictures.ts';
import type { ReadOnlyDatabase } from '../../../../../src/renderer/store/read-only-database.ts';

const EMPTY = { picture: async () => undefined } as unknown as ReadOnlyDatabase;
const dataPicture = async (background: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

afterEach(() => vi.unstubAllGlobals());

describe('a picture that a document embeds', () => {
  it('is known by its content, so that another one in its place counts as a change', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
    const keyOf = async (background: string) => {
      const opened = await new LibraryPictures(EMPTY).open(await dataPicture(background));
      return 'key' in opened ? opened.key : opened.problem.kind;
    };
    const red = await keyOf('#f00');
    expect(red).toMatch(/^[0-9a-f]{64}$/);
    expect([await keyOf('#f00'), await keyOf('#00f')]).toEqual([red, expect.not.stringMatching(red)]);
  });
});

describe('a picture that the library does not have', () => {
  it('is a problem, and so is a file beside a document', async () => {
    const pictures = new LibraryPictures(EMPTY);
    expect(await pictures.open(`sha256:${'a'.repeat(64)}`)).toEqual({ problem: { kind: 'not-in-library' } });
    expect(await pictures.open('beside.png')).toEqual({ problem: { kind: 'beside', path: 'beside.png' } });
    expect(await pictures.createThumbnailUrl('nothing', 10, 110)).toBeUndefined();
  });
});
