import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '../../../../src/cli/cards/rasterize-svg.ts';
import { readSvgArt, writeArtSvg } from '../../../../src/shared/symbols/svg/svg-art.ts';

const encodeText = (sourceText: string): Uint8Array => new TextEncoder().encode(sourceText);
const createSvg = (svgContent: string): Uint8Array =>
  encodeText(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${svgContent}</svg>`);
const RED_RECTANGLE = '<rect x="20" width="20" height="20" fill="#ff0000"/>';

/** Rasterizes an SVG, whose longer side becomes 2048 pixels. `pixel` returns red, green, blue and opacity from 0 to 255. */
async function rasterize(svgBytes: Uint8Array) {
  const rasterResult = await rasterizeSvg({ bytes: svgBytes });
  if ('problem' in rasterResult) throw new Error(rasterResult.problem.kind);
  const { data: pixelData, info: pixelInfo } = await sharp(rasterResult.bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const getPixel = (column: number, row: number) => [
    ...pixelData.subarray((row * pixelInfo.width + column) * 4, (row * pixelInfo.width + column) * 4 + 4),
  ];
  return { ...pixelInfo, pixel: getPixel, simplified: rasterResult.simplified };
}

describe('an SVG as card art', () => {
  it('keeps its frame, transparency and white background', async () => {
    const picture = await rasterize(createSvg(RED_RECTANGLE));
    expect([picture.width, picture.height]).toEqual([2048, 1024]);
    expect(picture.pixel(2000, 500)).toEqual([255, 0, 0, 255]);
    expect(picture.pixel(100, 500)[3]).toBe(0);
    const onWhite = await rasterize(createSvg(`<rect width="40" height="20" fill="#fff"/>${RED_RECTANGLE}`));
    expect(onWhite.pixel(100, 500)).toEqual([255, 255, 255, 255]);
  });

  it('contains only paths and colors, whatever the file contains', async () => {
    const hostileSvg = createSvg(
      `<script>alert(1)</script><image href="http://x/a.png"/>${RED_RECTANGLE}<g onclick="x()"/>`,
    );
    const svgArt = readSvgArt(hostileSvg);
    if ('problem' in svgArt) throw new Error(svgArt.problem.kind);
    expect(writeArtSvg(svgArt)).toMatch(/^<svg [^<>]*>(?:<path [^<>]*\/>)+<\/svg>$/);
    expect(writeArtSvg(svgArt)).not.toMatch(/href|script|onclick/);
    expect((await rasterize(hostileSvg)).simplified).toContain('active');
  });

  it('reports the problem of an SVG that cannot be read', async () => {
    expect(await rasterizeSvg({ bytes: createSvg('<path') })).toMatchObject({
      problem: { kind: 'svg', problem: { kind: 'broken' } },
    });
    expect(await rasterizeSvg({ bytes: createSvg('<g/>') })).toMatchObject({ problem: { kind: 'svg' } });
  });

  it('returns a different kind of file unchanged', async () => {
    const otherFile = { bytes: encodeText('<html></html>') };
    expect(await rasterizeSvg(otherFile)).toBe(otherFile);
  });
});
