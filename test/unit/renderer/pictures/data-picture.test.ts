import { describe, expect, it } from 'vitest';
import { decodeDataSource, readPngHead } from '../../../../src/renderer/pictures/data-picture.ts';

/** The head of a PNG of 300 by 7 pixels. */
const HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 7];
const address = (bytes: readonly number[], type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('a picture that stands in its document', () => {
  it('is measured by its head', () => {
    const src = address([...HEAD, 8, 6, 0, 0, 0]);
    expect(readPngHead(src)).toEqual({ key: src, width: 300, height: 7 });
    expect(decodeDataSource(src)).toHaveLength(29);
  });

  it('is not shown unseen when it has to be decoded first, or is larger than any that is', () => {
    const huge = [...HEAD.slice(0, 16), 0, 0, 160, 0, 0, 0, 160, 0];
    expect(readPngHead(address([...huge, 8, 6, 0, 0, 0]))).toBeUndefined();
  });

  it('is none when it is another kind, cut short, empty or no Base64', () => {
    expect(readPngHead(address(HEAD.slice(0, 20)))).toBeUndefined();
    expect(readPngHead(address([0xff, 0xd8, 0xff, ...HEAD], 'image/jpeg'))).toBeUndefined();
    expect(readPngHead(address([...HEAD.slice(0, 16), 0, 0, 0, 0, 0, 0, 0, 7]))).toBeUndefined();
    for (const src of ['', 'a.png', 'https://example.org/a.png', 'data:image/png;base64,%%%', 'data:text/html,x']) {
      expect(readPngHead(src), src).toBeUndefined();
      expect(decodeDataSource(src), src).toBeUndefined();
    }
  });
});
