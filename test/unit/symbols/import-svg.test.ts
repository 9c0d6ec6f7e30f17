import { describe, expect, it } from 'vitest';
import { drawingSchema } from '../../../src/shared/document/schema.ts';
import { applyFactionColors, importSvg, listColors } from '../../../src/shared/symbols/svg/import-svg.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const createSvg = (svgContent: string, svgAttributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${svgAttributes}>${svgContent}</svg>`;
const importValid = (svgText: string) => {
  const importResult = importSvg(svgText);
  if (!importResult.ok) throw new Error(`refused: ${importResult.problem.kind}`);
  expect(drawingSchema.safeParse(importResult.drawing).success).toBe(true);
  return importResult;
};
const listShapes = (svgContent: string, svgAttributes?: string) =>
  importValid(createSvg(svgContent, svgAttributes)).drawing.shapes;
const listFindings = (svgContent: string) => importValid(createSvg(svgContent)).findings;

describe('importSvg', () => {
  it('crops to the painted area and scales the longer side to 256', () => {
    const { drawing, findings } = importValid(createSvg('<path d="M10 20h40v20h-40z"/>'));
    expect(drawing).toEqual({ width: 256, height: 128, shapes: [{ d: 'M0 0L256 0L256 128L0 128Z', fill: '#000000' }] });
    expect(findings).toEqual([]);
  });

  it('reads the basic shapes', () => {
    expect(listShapes('<rect x="1" y="2" width="10" height="5"/>')[0]?.d).toBe('M0 0L256 0L256 128L0 128Z');
    expect(listShapes('<polygon points="0,0 10,0 10,10"/>')[0]?.d).toBe('M0 0L256 0L256 256Z');
    expect(listShapes('<circle cx="50" cy="50" r="10"/>')[0]?.d).toMatch(/^M0 128C/);
    expect(listShapes('<ellipse cx="50" cy="50" rx="10" ry="20"/>')).toHaveLength(1);
    expect(listShapes('<rect width="20" height="10" rx="3"/>')[0]?.d).toContain('C');
    const [lineShape] = listShapes('<line x1="0" y1="0" x2="100" y2="0" stroke="red" stroke-width="4"/>');
    expect(lineShape).toMatchObject({ stroke: '#ff0000', strokeWidth: 9.85 });
    expect(lineShape?.fill).toBe('#000000');
    expect(listShapes('<polyline points="0 0 5 5 10 0" fill="none" stroke="#123"/>')[0]).toMatchObject({
      stroke: '#112233',
    });
  });

  it('reads colors and fill rules from attributes, styles and style sheets in order of precedence', () => {
    const styleSheet = '<style>/* x */ .a, .b { fill: #00ff00; stroke: none } #c{fill:blue} rect{fill:red}</style>';
    const filledShapes = listShapes(
      `${styleSheet}<rect width="9" height="9"/><rect class="b" width="9" height="9"/><rect class="a" id="c" width="9" height="9"/>
       <rect class="a" style="fill:rgb(10%, 50%, 100%)" width="9" height="9"/><g fill="hsl(120,100%,25%)"><path d="M0 0h9v9z"/></g>
       <path fill-rule="evenodd" fill="#0f08" d="M0 0h9v9z"/>`,
    );
    expect(filledShapes.map((shape) => shape.fill)).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#1a80ff',
      '#008000',
      '#00ff00',
    ]);
    expect(filledShapes[5]).toMatchObject({ opacity: 0.53, evenOdd: true });
  });

  it('lets !important declarations override more specific ones', () => {
    const styleSheet = '<style>.a{fill:red !important} .b{stroke:blue}</style>';
    const [styledShape] = listShapes(
      `${styleSheet}<path class="a b" style="fill:lime; stroke:black!important" d="M0 0h9v9z"/>`,
    );
    expect(styledShape).toMatchObject({ fill: '#ff0000', stroke: '#000000' });
  });

  it('respects preserveAspectRatio of a nested SVG', () => {
    const placeNestedSvg = (ratioAttribute: string) =>
      importValid(
        createSvg(`<path d="M0 0h1v1h-1z"/><svg x="10" y="10" width="40" height="20" viewBox="0 0 10 10" ${ratioAttribute}>
          <path d="M0 0h10v10h-10z"/></svg>`),
      ).drawing.shapes[1]?.d;
    // All coordinates are in units of 256 for the longer side, where the drawing ends at 40, 50 or 30.
    expect(placeNestedSvg('')).toMatch(/^M128 64L256 64L256 192/);
    expect(placeNestedSvg('preserveAspectRatio="xMinYMid meet"')).toMatch(/^M85.33 85.33L256 85.33L256 256/);
    expect(placeNestedSvg('preserveAspectRatio="none"')).toMatch(/^M51.2 51.2L256 51.2L256 153.6/);
  });

  it('applies a CSS transform around its transform-origin', () => {
    const rotationStyle = 'transform: rotate(90deg); transform-origin: 50px 50px';
    const rotatedDrawing = importValid(
      createSvg(`<rect x="30" y="45" width="40" height="10" style="${rotationStyle}"/>`),
    );
    expect([rotatedDrawing.drawing.width, rotatedDrawing.drawing.height, rotatedDrawing.findings]).toEqual([
      64,
      256,
      [],
    ]);
    expect(listFindings('<rect width="9" height="9" style="transform:rotate(.5turn)"/>')).toEqual(['style']);
  });

  it('draws the first matching child of a switch', () => {
    const [drawnShape, ...otherShapes] = listShapes(
      `<switch><foreignObject/><g systemLanguage="de"><path d="M0 0h9v9z"/></g><path fill="red" d="M0 0h9v9z"/>
       <path fill="blue" d="M0 0h9v9z"/></switch>`,
    );
    expect([drawnShape?.fill, otherShapes]).toEqual(['#ff0000', []]);
  });

  it('respects paint-order and non-scaling strokes', () => {
    const pathStart = '<path fill="red" stroke="#000000" stroke-width="4" d="M0 0h50v50z"';
    const strokedFirst = listShapes(`${pathStart} paint-order="stroke"/>`);
    expect(strokedFirst.map(({ fill, stroke }) => fill ?? stroke)).toEqual(['#000000', '#ff0000']);
    const [fixedWidth, scaledWidth] = ['vector-effect="non-scaling-stroke"', ''].map(
      (effectAttribute) => listShapes(`<g transform="scale(2)">${pathStart} ${effectAttribute}/></g>`)[0]?.strokeWidth,
    );
    expect(Number(scaledWidth) / Number(fixedWidth)).toBeGreaterThan(1.8);
  });

  it('reports shapes that extend beyond the view box, where they would be cut off', () => {
    expect(listFindings('<circle cx="100" cy="50" r="40"/>')).toEqual(['clip']);
    expect(listFindings('<circle cx="50" cy="50" r="51"/>')).toEqual([]);
  });

  it('multiplies opacities and separates fill and stroke when these differ', () => {
    const drawnShapes = listShapes(
      '<g opacity=".5"><path d="M0 0h9v9z" fill="red" stroke="blue" stroke-opacity=".5"/></g><path opacity="0" d="M0 0h99v99z"/>',
    );
    expect(drawnShapes).toHaveLength(2);
    expect(drawnShapes.map((shape) => shape.opacity)).toEqual([0.5, 0.25]);
  });

  it('flattens transforms, nested SVGs and use elements', () => {
    const { drawing } = importValid(
      createSvg(`<defs><g id="dot"><rect width="10" height="10"/></g><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol></defs>
        <use href="#dot" transform="rotate(90 50 50)"/><use xlink:href="#dot" x="90" y="90"/>
        <use href="#s" x="0" y="40" width="20" height="20"/><svg x="40" y="0" width="10" height="10" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>`),
    );
    expect(drawing.shapes).toHaveLength(4);
    expect(drawing.shapes[1]?.d).toBe('M230.4 230.4L256 230.4L256 256L230.4 256Z');
    expect(drawing.shapes[2]?.d).toBe('M0 102.4L51.2 102.4L51.2 153.6L0 153.6Z');
    expect(drawing.shapes[3]?.d).toBe('M102.4 0L128 0L128 25.6L102.4 25.6Z');
  });

  it('reads units, percentages and files without a view box', () => {
    expect(
      importValid(createSvg('<rect width="20mm" height="10mm"/>', 'width="100mm" height="100mm"')).drawing.height,
    ).toBe(128);
    expect(importValid(createSvg('<rect width="50%" height="25%"/>', 'width="72pt" height="1in"')).drawing.height).toBe(
      128,
    );
    expect(importValid(createSvg('<rect width="4" height="2"/>', '')).drawing.height).toBe(128);
    expect(importValid(createSvg('<rect width="4" height="2"/>', 'width="100%" height="auto"')).drawing.height).toBe(
      128,
    );
    expect(importValid(createSvg('<rect width="4" height="2"/>', 'viewBox="0 0 1e9 1e9"')).drawing.height).toBe(128);
    expect(importValid(createSvg('<rect width="4" height="2"/>', 'viewBox="0 0 NaN"')).drawing.height).toBe(128);
  });

  it('replaces gradients by their average color and reports that', () => {
    const gradients =
      '<linearGradient id="a"><stop offset="0" stop-color="#000"/><stop offset="100%" style="stop-color:#fff"/></linearGradient><radialGradient id="b" xlink:href="#a"/>';
    const { drawing, findings } = importValid(
      createSvg(`${gradients}<path d="M0 0h9v9z" fill="url(#a)"/><path d="M0 0h9v9z" fill="url('#b') red"/>`),
    );
    expect(drawing.shapes.map((shape) => shape.fill)).toEqual(['#808080', '#808080']);
    expect(findings).toEqual(['gradient']);
  });

  it('reports what it leaves out', () => {
    const pathElement = '<path d="M0 0h9v9z"/>';
    expect(listFindings(`${pathElement}<text>Hi</text>`)).toEqual(['text']);
    expect(listFindings(`${pathElement}<image href="a.png"/>`)).toEqual(['image']);
    expect(listFindings('<path d="M0 0h9v9z" clip-path="url(#c)" filter="url(#f)"/>')).toEqual(['clip', 'filter']);
    expect(listFindings('<path d="M0 0h9v9z" stroke="red" stroke-dasharray="2 2" marker-end="url(#m)"/>')).toEqual([
      'dashes',
      'marker',
    ]);
    expect(listFindings(`<style>g > path:hover { fill: red }</style>${pathElement}`)).toEqual(['style']);
    expect(listFindings('<path d="M0 0h9v9l wrong"/>')).toEqual(['broken-path']);
    expect(listFindings(`<pattern id="p"/><path fill="url(#p)" stroke="red" d="M0 0h9v9z"/>`)).toEqual(['pattern']);
  });

  it('removes a background: white paper behind everything, or a black board behind white', () => {
    const blackBoard = importValid(
      createSvg('<path d="M0 0h512v512H0z"/><path fill="#fff" d="M100 100h50v50z"/>', 'viewBox="0 0 512 512"'),
    );
    expect(blackBoard.drawing.shapes.map((shape) => shape.fill)).toEqual(['#ffffff']);
    expect(blackBoard.findings).toEqual(['background']);
    const whitePaper = importValid(
      createSvg('<rect width="100%" height="100%" fill="white"/><circle cx="9" cy="9" r="5" fill="red"/>'),
    );
    expect(whitePaper.drawing.shapes).toHaveLength(1);
    expect(listShapes('<rect width="100" height="100" fill="red"/><circle cx="9" cy="9" r="5"/>')).toHaveLength(2);
    expect(listShapes('<rect width="100" height="100"/>')).toHaveLength(1);
  });

  it('recolors a grayscale drawing in the colors of the faction', () => {
    const twoTones = importValid(createSvg('<path d="M0 0h99v99z"/><path d="M9 9h9v9z" fill="#eee" stroke="#111"/>'));
    expect(twoTones.isGrayscale).toBe(true);
    expect(applyFactionColors(twoTones.drawing).shapes.map((shape) => [shape.fill, shape.stroke])).toEqual([
      ['primary', undefined],
      ['paper', 'primary'],
    ]);
    const whiteShape = importValid(createSvg('<path fill="#fff" d="M0 0h9v9z"/>'));
    expect(applyFactionColors(whiteShape.drawing).shapes[0]?.fill).toBe('primary');
    const redShape = importValid(createSvg('<path fill="red" d="M0 0h9v9z"/>'));
    expect(redShape.isGrayscale).toBe(false);
    expect(listColors(redShape.drawing)).toEqual(['#ff0000']);
  });

  it('recolors a drawing of any number of colors', () => {
    const drawnShapes = Array.from({ length: scaleRuns(600_000) }, (_entry, index) => ({
      d: 'M0 0h9v9z',
      fill: `#${index.toString(16).padStart(6, '0')}`,
    }));
    const tintedDrawing = applyFactionColors({ width: 9, height: 9, shapes: drawnShapes });
    expect(new Set(tintedDrawing.shapes.map(({ fill }) => fill))).toEqual(new Set(['primary', 'paper']));
  });

  it('skips hidden elements and accepts a byte order mark and a plain DOCTYPE', () => {
    const hiddenShapes = '<path display="none" d="M0 0h9v9z"/><g visibility="hidden"><path d="M0 0h9v9z"/></g>';
    expect(importSvg(createSvg(hiddenShapes))).toEqual({ ok: false, problem: { kind: 'empty' } });
    const plainDoctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(
      importValid(`\uFEFF<?xml version="1.0"?>${plainDoctype}${createSvg('<path d="M0 0h9v9z"/>')}`).drawing.shapes,
    ).toHaveLength(1);
  });
});
