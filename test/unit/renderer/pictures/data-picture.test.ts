import { describe, expect, it } from 'vitest';
import { decodeDataSource, readPngHeader } from '../../../../src/renderer/pictures/data-picture.ts';

/** First bytes of a PNG of 300 by 7 pixels: the signature and the chunk IHDR up to the height. Bytes 16 to 23 are the size. */
const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 7];
const createDataUrl = (fileBytes: readonly number[], mediaType = 'image/png') =>
  `data:${mediaType};base64,${Buffer.from(fileBytes).toString('base64')}`;

describe('a bitmap embedded in a document', () => {
  it('gets its size from the head of the PNG', () => {
    // Bit depth, color type and the other fields of IHDR follow.
    const dataUrl = createDataUrl([...HEAD, 8, 6, 0, 0, 0]);
    expect(readPngHeader(dataUrl)).toEqual({ key: dataUrl, width: 300, height: 7 });
    expect(decodeDataSource(dataUrl)).toHaveLength(29);
  });

  it('gets no size when the head states more pixels than allowed', () => {
    // 160 × 256 = 40,960 pixels in each direction.
    const hugeHead = [...HEAD.slice(0, 16), 0, 0, 160, 0, 0, 0, 160, 0];
    expect(readPngHeader(createDataUrl([...hugeHead, 8, 6, 0, 0, 0]))).toBeUndefined();
  });

  it('gets no size when it is another kind, truncated, empty or not Base64', () => {
    expect(readPngHeader(createDataUrl(HEAD.slice(0, 20)))).toBeUndefined();
    expect(readPngHeader(createDataUrl([0xff, 0xd8, 0xff, ...HEAD], 'image/jpeg'))).toBeUndefined();
    expect(readPngHeader(createDataUrl([...HEAD.slice(0, 16), 0, 0, 0, 0, 0, 0, 0, 7]))).toBeUndefined();
    for (const dataUrl of ['', 'a.png', 'https://example.org/a.png', 'data:image/png;base64,%%%', 'data:text/html,x']) {
      expect(readPngHeader(dataUrl), dataUrl).toBeUndefined();
      expect(decodeDataSource(dataUrl), dataUrl).toBeUndefined();
    }
  });
});
