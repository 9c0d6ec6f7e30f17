/** Twenty thousand broken and hostile SVG files: each is refused with a kind or becomes a drawing of numbers and colours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyFactionColors, importSvg } from '../../src/shared/symbols/svg/import-svg.ts';
import { SEED } from '../support/documents/arbitrary.ts';

const RUNS = 20_000;

const NUMBERS = ['0', '-1', '1e308', '-1e308', '1e-320', 'NaN', 'Infinity', '50%', '3mm', '7', '.5', '-0', '1e999', ''];
const PAINTS = [
  'none',
  'red',
  '#12',
  '#12345678',
  'url(#a)',
  'url(x)',
  'currentColor',
  'rgb(1,2)',
  'hsl(1e9,2%,3%)',
  '</style>',
  'var(--x)',
];
const DATA = [
  'M0 0h9v9z',
  'M0 0A1 1 0 0 1 9 9T3 3S1 1 2 2',
  'm1e308 1l1e308 1',
  'z',
  'M',
  'M0 0 Q1',
  'l5 5',
  'M0,0,1,1,,',
  'M0 0c1 1 1e999 1 1 1',
];
const NAMES = [
  'g',
  'path',
  'rect',
  'circle',
  'use',
  'svg',
  'symbol',
  'line',
  'polygon',
  'linearGradient',
  'stop',
  'style',
  'script',
  'text',
  'a',
];
const MARKUP = [
  '<',
  '>',
  '&',
  '&#0;',
  '&#x10FFFF;',
  ']]>',
  '<!--',
  '<![CDATA[',
  '<?x?>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '\u0000',
  '\ud800',
  'é',
];

const number = fc.constantFrom(...NUMBERS);
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom('x', 'y', 'width', 'height', 'r', 'rx', 'cx', 'stroke-width', 'opacity', 'offset'), number),
  fc.tuple(fc.constantFrom('fill', 'stroke', 'stop-color', 'color'), fc.constantFrom(...PAINTS)),
  fc.tuple(
    fc.constant('style'),
    fc.constantFrom(...PAINTS).map((p) => `fill:${p};stroke:${p};constructor:x`),
  ),
  fc.tuple(fc.constantFrom('d', 'points'), fc.constantFrom(...DATA)),
  fc.tuple(fc.constantFrom('id', 'class'), fc.constantFrom('a', 'b', '__proto__', 'constructor')),
  fc.tuple(
    fc.constantFrom('href', 'xlink:href'),
    fc.constantFrom('#a', '#b', '#__proto__', 'javascript:alert(1)', 'data:,x'),
  ),
  fc.tuple(
    fc.constant('viewBox'),
    fc.array(number, { maxLength: 5 }).map((n) => n.join(' ')),
  ),
  fc.tuple(
    fc.constant('transform'),
    fc
      .tuple(
        fc.constantFrom('matrix', 'scale', 'rotate', 'skewX', 'translate', 'x'),
        fc.array(number, { maxLength: 6 }),
      )
      .map(([name, n]) => `${name}(${n.join(',')})`),
  ),
  fc.tuple(fc.constantFrom('onload', 'onclick', 'xml:base'), fc.constant('alert(1)')),
);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const tag = (name: string, attributes: readonly (readonly [string, string])[], inner: string) =>
  `<${name}${[...new Map(attributes)].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${inner}</${name}>`;

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.array(attribute, { maxLength: 6 }),
      fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constant(''),
        fc.array(tie('element'), { maxLength: 4 }).map((all) => all.join('')),
      ),
    )
    .map(([name, attributes, inner]) =>
      tag(name, attributes, name === 'style' ? '.a{fill:red}b,#a{stroke:url(#b)}@x{' : inner),
    ),
}));

describe('hostile SVG', () => {
  it('is refused or becomes a drawing, and leaves nothing behind', () => {
    const seen = { refused: 0, drawn: 0 };
    fc.assert(
      fc.property(
        fc.array(element, { minLength: 1, maxLength: 6 }),
        fc.array(attribute, { maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MARKUP)), { maxLength: 1 }),
        (inner, attributes, breaks) => {
          const whole = tag('svg', [['xmlns:xlink', 'x'], ...attributes], `${inner.join('')}<path d="M0 0h9v9z"/>`);
          const text = breaks.reduce(
            (t, [at, mark]) => t.slice(0, at % t.length) + mark + t.slice(at % t.length),
            whole,
          );
          const result = importSvg(text);
          if (!result.ok) {
            seen.refused += 1;
            return;
          }
          seen.drawn += 1;
          const { drawing } = result;
          expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(257);
          for (const { d, fill, stroke, strokeWidth = 1, opacity = 1 } of drawing.shapes) {
            expect(d).toMatch(/^M[-\d.e MLCQZ]+$/);
            for (const colour of [fill, stroke]) if (colour !== undefined) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
            expect(Number.isFinite(strokeWidth) && opacity >= 0 && opacity <= 1).toBe(true);
          }
          expect(applyFactionColors(drawing).shapes).toHaveLength(drawing.shapes.length);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    // The mixture is worth something only while both ways out are taken often.
    expect(Math.min(seen.refused, seen.drawn)).toBeGreaterThan(RUNS / 20);
  });
});
