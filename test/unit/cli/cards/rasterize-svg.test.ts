import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '../../../../src/cli/cards/rasterize-svg.ts';
import { readSvgArt, writeArtSvg } from '../../../../src/shared/symbols/svg/svg-art.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const svg = (inside: string): Uint8Array =>
  bytesOf(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`);
const RED = '<rect x="20" width="20" height="20" fill="#ff0000"/>';

async function drawn(bytes: Uint8Array) {
  const read = await rasterizeSvg({ bytes });
  if ('problem' in read) throw new Error(read.problem.kind);
  const { data, info } = await sharp(read.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { ...info, pixel, simplified: read.simplified };
}

describe('an SVG as card art', () => {
  it('keeps the frame of its file, what is transparent in it, and a white background', async () => {
    const picture = await drawn(svg(RED));
    expect([picture.width, picture.height]).toEqual([2048, 1024]);
    expect(picture.pixel(2000, 500)).toEqual([255, 0, 0, 255]);
    expect(picture.pixel(100, 500)[3]).toBe(0);
    const onWhite = await drawn(svg(`<rect width="40" height="20" fill="#fff"/>${RED}`));
    expect(onWhite.pixel(100, 500)).toEqual([255, 255, 255, 255]);
  });

  it('holds nothing but paths and colours, whatever its file holds', async () => {
    const hostile = svg(`<script>alert(1)</script><image href="http://x/a.png"/>${RED}<g onclick="x()"/>`);
    const art = readSvgArt(hostile);
    if ('problem' in art) throw new Error(art.problem.kind);
    expect(writeArtSvg(art)).toMatch(/^<svg [^<>]*>(?:<path [^<>]*\/>)+<\/svg>$/);
    expect(writeArtSvg(art)).not.toMatch(/href|script|onclick/);
    expect((await drawn(hostile)).simplified).toContain('active');
  });

  it('is refused with its fault where it cannot be read', async () => {
    expect(await rasterizeSvg({ bytes: svg('<path') })).toMatchObject({
      problem: { kind: 'svg', problem: { kind: 'broken' } },
    });
    expect(await rasterizeSvg({ bytes: svg('<g/>') })).toMatchObject({ problem: { kind: 'svg' } });
  });

  it('is left alone where it is another kind of file', async () => {
    const read = { bytes: bytesOf('<html></html>') };
    expect(await rasterizeSvg(read)).toBe(read);
  });
});
