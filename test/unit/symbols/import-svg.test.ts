import { describe, expect, it } from 'vitest';
import { drawingSchema } from '../../../src/shared/document/schema.ts';
import { applyFactionColors, importSvg, listColors } from '../../../src/shared/symbols/svg/import-svg.ts';
import { runs } from '../../support/runs.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const read = (text: string) => {
  const result = importSvg(text);
  if (!result.ok) throw new Error(`refused: ${result.problem.kind}`);
  expect(drawingSchema.safeParse(result.drawing).success).toBe(true);
  return result;
};
const shapesOf = (inner: string, attributes?: string) => read(svg(inner, attributes)).drawing.shapes;
const notesOf = (inner: string) => read(svg(inner)).findings;

describe('an SVG becomes a drawing', () => {
  it('is cut to what is painted and scaled to 256 on the longer side', () => {
    const { drawing, findings: notes } = read(svg('<path d="M10 20h40v20h-40z"/>'));
    expect(drawing).toEqual({ width: 256, height: 128, shapes: [{ d: 'M0 0L256 0L256 128L0 128Z', fill: '#000000' }] });
    expect(notes).toEqual([]);
  });

  it('knows the basic shapes', () => {
    expect(shapesOf('<rect x="1" y="2" width="10" height="5"/>')[0]?.d).toBe('M0 0L256 0L256 128L0 128Z');
    expect(shapesOf('<polygon points="0,0 10,0 10,10"/>')[0]?.d).toBe('M0 0L256 0L256 256Z');
    expect(shapesOf('<circle cx="50" cy="50" r="10"/>')[0]?.d).toMatch(/^M0 128C/);
    expect(shapesOf('<ellipse cx="50" cy="50" rx="10" ry="20"/>')).toHaveLength(1);
    expect(shapesOf('<rect width="20" height="10" rx="3"/>')[0]?.d).toContain('C');
    const [line] = shapesOf('<line x1="0" y1="0" x2="100" y2="0" stroke="red" stroke-width="4"/>');
    expect(line).toMatchObject({ stroke: '#ff0000', strokeWidth: 9.85 });
    expect(line?.fill).toBe('#000000');
    expect(shapesOf('<polyline points="0 0 5 5 10 0" fill="none" stroke="#123"/>')[0]).toMatchObject({
      stroke: '#112233',
    });
  });

  it('reads colours and rules from attributes, style and style sheets, the stronger last', () => {
    const sheet = '<style>/* x */ .a, .b { fill: #00ff00; stroke: none } #c{fill:blue} rect{fill:red}</style>';
    const fills = shapesOf(
      `${sheet}<rect width="9" height="9"/><rect class="b" width="9" height="9"/><rect class="a" id="c" width="9" height="9"/>
       <rect class="a" style="fill:rgb(10%, 50%, 100%)" width="9" height="9"/><g fill="hsl(120,100%,25%)"><path d="M0 0h9v9z"/></g>
       <path fill-rule="evenodd" fill="#0f08" d="M0 0h9v9z"/>`,
    );
    expect(fills.map((s) => s.fill)).toEqual(['#ff0000', '#00ff00', '#0000ff', '#1a80ff', '#008000', '#00ff00']);
    expect(fills[5]).toMatchObject({ opacity: 0.53, evenOdd: true });
  });

  it('lets what is important go before what stands nearer', () => {
    const sheet = '<style>.a{fill:red !important} .b{stroke:blue}</style>';
    const [shape] = shapesOf(`${sheet}<path class="a b" style="fill:lime; stroke:black!important" d="M0 0h9v9z"/>`);
    expect(shape).toMatchObject({ fill: '#ff0000', stroke: '#000000' });
  });

  it('fits a picture into its place as it asks for', () => {
    const place = (ratio: string) =>
      read(
        svg(`<path d="M0 0h1v1h-1z"/><svg x="10" y="10" width="40" height="20" viewBox="0 0 10 10" ${ratio}>
          <path d="M0 0h10v10h-10z"/></svg>`),
      ).drawing.shapes[1]?.d;
    // All in units of 256 on the longer side: the rectangle ends at 40, 50 or 30 of the longer side.
    expect(place('')).toMatch(/^M128 64L256 64L256 192/);
    expect(place('preserveAspectRatio="xMinYMid meet"')).toMatch(/^M85.33 85.33L256 85.33L256 256/);
    expect(place('preserveAspectRatio="none"')).toMatch(/^M51.2 51.2L256 51.2L256 153.6/);
  });

  it('moves what a style moves, about the point that it names', () => {
    const style = 'transform: rotate(90deg); transform-origin: 50px 50px';
    const turned = read(svg(`<rect x="30" y="45" width="40" height="10" style="${style}"/>`));
    expect([turned.drawing.width, turned.drawing.height, turned.findings]).toEqual([64, 256, []]);
    expect(notesOf('<rect width="9" height="9" style="transform:rotate(.5turn)"/>')).toEqual(['style']);
  });

  it('takes the first child of a switch that is meant for it', () => {
    const [only, ...none] = shapesOf(
      `<switch><foreignObject/><g systemLanguage="de"><path d="M0 0h9v9z"/></g><path fill="red" d="M0 0h9v9z"/>
       <path fill="blue" d="M0 0h9v9z"/></switch>`,
    );
    expect([only?.fill, none]).toEqual(['#ff0000', []]);
  });

  it('paints a line below its filling where it is asked to, and keeps its width where that is said', () => {
    const path = '<path fill="red" stroke="#000000" stroke-width="4" d="M0 0h50v50z"';
    const below = shapesOf(`${path} paint-order="stroke"/>`);
    expect(below.map(({ fill, stroke }) => fill ?? stroke)).toEqual(['#000000', '#ff0000']);
    const [kept, scaled] = ['vector-effect="non-scaling-stroke"', ''].map(
      (effect) => shapesOf(`<g transform="scale(2)">${path} ${effect}/></g>`)[0]?.strokeWidth,
    );
    expect(Number(scaled) / Number(kept)).toBeGreaterThan(1.8);
  });

  it('says when something reaches over the edge of the picture, where it would be cut off', () => {
    expect(notesOf('<circle cx="100" cy="50" r="40"/>')).toEqual(['clip']);
    expect(notesOf('<circle cx="50" cy="50" r="51"/>')).toEqual([]);
  });

  it('multiplies opacities and parts fill from line where they differ', () => {
    const shapes = shapesOf(
      '<g opacity=".5"><path d="M0 0h9v9z" fill="red" stroke="blue" stroke-opacity=".5"/></g><path opacity="0" d="M0 0h99v99z"/>',
    );
    expect(shapes).toHaveLength(2);
    expect(shapes.map((s) => s.opacity)).toEqual([0.5, 0.25]);
  });

  it('flattens transforms, nested pictures and use of what the file defines', () => {
    const { drawing } = read(
      svg(`<defs><g id="dot"><rect width="10" height="10"/></g><symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol></defs>
        <use href="#dot" transform="rotate(90 50 50)"/><use xlink:href="#dot" x="90" y="90"/>
        <use href="#s" x="0" y="40" width="20" height="20"/><svg x="40" y="0" width="10" height="10" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>`),
    );
    expect(drawing.shapes).toHaveLength(4);
    expect(drawing.shapes[1]?.d).toBe('M230.4 230.4L256 230.4L256 256L230.4 256Z');
    expect(drawing.shapes[2]?.d).toBe('M0 102.4L51.2 102.4L51.2 153.6L0 153.6Z');
    expect(drawing.shapes[3]?.d).toBe('M102.4 0L128 0L128 25.6L102.4 25.6Z');
  });

  it('knows units, percentages and pictures without a view box', () => {
    expect(read(svg('<rect width="20mm" height="10mm"/>', 'width="100mm" height="100mm"')).drawing.height).toBe(128);
    expect(read(svg('<rect width="50%" height="25%"/>', 'width="72pt" height="1in"')).drawing.height).toBe(128);
    expect(read(svg('<rect width="4" height="2"/>', '')).drawing.height).toBe(128);
    expect(read(svg('<rect width="4" height="2"/>', 'width="100%" height="auto"')).drawing.height).toBe(128);
    expect(read(svg('<rect width="4" height="2"/>', 'viewBox="0 0 1e9 1e9"')).drawing.height).toBe(128);
    expect(read(svg('<rect width="4" height="2"/>', 'viewBox="0 0 NaN"')).drawing.height).toBe(128);
  });

  it('gives gradients their middle colour, and says so', () => {
    const gradient =
      '<linearGradient id="a"><stop offset="0" stop-color="#000"/><stop offset="100%" style="stop-color:#fff"/></linearGradient><radialGradient id="b" xlink:href="#a"/>';
    const { drawing, findings: notes } = read(
      svg(`${gradient}<path d="M0 0h9v9z" fill="url(#a)"/><path d="M0 0h9v9z" fill="url('#b') red"/>`),
    );
    expect(drawing.shapes.map((s) => s.fill)).toEqual(['#808080', '#808080']);
    expect(notes).toEqual(['gradient']);
  });

  it('says what it leaves out', () => {
    const shape = '<path d="M0 0h9v9z"/>';
    expect(notesOf(`${shape}<text>Hi</text>`)).toEqual(['text']);
    expect(notesOf(`${shape}<image href="a.png"/>`)).toEqual(['image']);
    expect(notesOf('<path d="M0 0h9v9z" clip-path="url(#c)" filter="url(#f)"/>')).toEqual(['clip', 'filter']);
    expect(notesOf('<path d="M0 0h9v9z" stroke="red" stroke-dasharray="2 2" marker-end="url(#m)"/>')).toEqual([
      'dashes',
      'marker',
    ]);
    expect(notesOf(`<style>g > path:hover { fill: red }</style>${shape}`)).toEqual(['style']);
    expect(notesOf('<path d="M0 0h9v9l wrong"/>')).toEqual(['broken-path']);
    expect(notesOf(`<pattern id="p"/><path fill="url(#p)" stroke="red" d="M0 0h9v9z"/>`)).toEqual(['pattern']);
  });

  it('takes a background away: paper behind everything, a black board behind white', () => {
    const board = read(
      svg('<path d="M0 0h512v512H0z"/><path fill="#fff" d="M100 100h50v50z"/>', 'viewBox="0 0 512 512"'),
    );
    expect(board.drawing.shapes.map((s) => s.fill)).toEqual(['#ffffff']);
    expect(board.findings).toEqual(['background']);
    const paper = read(svg('<rect width="100%" height="100%" fill="white"/><circle cx="9" cy="9" r="5" fill="red"/>'));
    expect(paper.drawing.shapes).toHaveLength(1);
    expect(shapesOf('<rect width="100" height="100" fill="red"/><circle cx="9" cy="9" r="5"/>')).toHaveLength(2);
    expect(shapesOf('<rect width="100" height="100"/>')).toHaveLength(1);
  });

  it('can wear the colour of the faction: dark parts, light parts on them, or all of one lightness', () => {
    const two = read(svg('<path d="M0 0h99v99z"/><path d="M9 9h9v9z" fill="#eee" stroke="#111"/>'));
    expect(two.isGrayscale).toBe(true);
    expect(applyFactionColors(two.drawing).shapes.map((s) => [s.fill, s.stroke])).toEqual([
      ['primary', undefined],
      ['paper', 'primary'],
    ]);
    const white = read(svg('<path fill="#fff" d="M0 0h9v9z"/>'));
    expect(applyFactionColors(white.drawing).shapes[0]?.fill).toBe('primary');
    const red = read(svg('<path fill="red" d="M0 0h9v9z"/>'));
    expect(red.isGrayscale).toBe(false);
    expect(listColors(red.drawing)).toEqual(['#ff0000']);
  });

  it('tints a drawing of any number of colours', () => {
    const shapes = Array.from({ length: runs(600_000) }, (_, index) => ({
      d: 'M0 0h9v9z',
      fill: `#${index.toString(16).padStart(6, '0')}`,
    }));
    const tinted = applyFactionColors({ width: 9, height: 9, shapes });
    expect(new Set(tinted.shapes.map(({ fill }) => fill))).toEqual(new Set(['primary', 'paper']));
  });

  it('passes over what is hidden, and reads a byte order mark and a plain DOCTYPE', () => {
    const hidden = '<path display="none" d="M0 0h9v9z"/><g visibility="hidden"><path d="M0 0h9v9z"/></g>';
    expect(importSvg(svg(hidden))).toEqual({ ok: false, problem: { kind: 'empty' } });
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(read(`\uFEFF<?xml version="1.0"?>${doctype}${svg('<path d="M0 0h9v9z"/>')}`).drawing.shapes).toHaveLength(1);
  });
});
