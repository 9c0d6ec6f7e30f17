/** Twenty thousand broken and hostile SVG files. Each is refused or becomes a drawing of valid numbers and colors. */
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

const numberText = fc.constantFrom(...NUMBERS);
const attribute = fc.oneof(
  fc.tuple(
    fc.constantFrom('x', 'y', 'width', 'height', 'r', 'rx', 'cx', 'stroke-width', 'opacity', 'offset'),
    numberText,
  ),
  fc.tuple(fc.constantFrom('fill', 'stroke', 'stop-color', 'color'), fc.constantFrom(...PAINTS)),
  fc.tuple(
    fc.constant('style'),
    fc.constantFrom(...PAINTS).map((paintText) => `fill:${paintText};stroke:${paintText};constructor:x`),
  ),
  fc.tuple(fc.constantFrom('d', 'points'), fc.constantFrom(...DATA)),
  fc.tuple(fc.constantFrom('id', 'class'), fc.constantFrom('a', 'b', '__proto__', 'constructor')),
  fc.tuple(
    fc.constantFrom('href', 'xlink:href'),
    fc.constantFrom('#a', '#b', '#__proto__', 'javascript:alert(1)', 'data:,x'),
  ),
  fc.tuple(
    fc.constant('viewBox'),
    fc.array(numberText, { maxLength: 5 }).map((numbers) => numbers.join(' ')),
  ),
  fc.tuple(
    fc.constant('transform'),
    fc
      .tuple(
        fc.constantFrom('matrix', 'scale', 'rotate', 'skewX', 'translate', 'x'),
        fc.array(numberText, { maxLength: 6 }),
      )
      .map(([name, numbers]) => `${name}(${numbers.join(',')})`),
  ),
  fc.tuple(fc.constantFrom('onload', 'onclick', 'xml:base'), fc.constant('alert(1)')),
);
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const formatElement = (name: string, attributes: readonly (readonly [string, string])[], innerMarkup: string) =>
  `<${name}${[...new Map(attributes)].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>${innerMarkup}</${name}>`;

const { element } = fc.letrec<{ element: string }>((recurse) => ({
  element: fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.array(attribute, { maxLength: 6 }),
      fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constant(''),
        fc.array(recurse('element'), { maxLength: 4 }).map((elements) => elements.join('')),
      ),
    )
    .map(([name, attributes, inner]) =>
      formatElement(name, attributes, name === 'style' ? '.a{fill:red}b,#a{stroke:url(#b)}@x{' : inner),
    ),
}));

describe('hostile SVG', () => {
  it('refuses each file or turns it into a valid drawing, and leaves no trace in the program', () => {
    const outcomes = { refused: 0, drawn: 0 };
    fc.assert(
      fc.property(
        fc.array(element, { minLength: 1, maxLength: 6 }),
        fc.array(attribute, { maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MARKUP)), { maxLength: 1 }),
        (elements, attributes, insertions) => {
          const intactText = formatElement(
            'svg',
            [['xmlns:xlink', 'x'], ...attributes],
            `${elements.join('')}<path d="M0 0h9v9z"/>`,
          );
          const hostileText = insertions.reduce(
            (brokenText, [offset, mark]) =>
              brokenText.slice(0, offset % brokenText.length) + mark + brokenText.slice(offset % brokenText.length),
            intactText,
          );
          const result = importSvg(hostileText);
          if (!result.ok) {
            outcomes.refused += 1;
            return;
          }
          outcomes.drawn += 1;
          const { drawing } = result;
          expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(257);
          for (const { d, fill, stroke, strokeWidth = 1, opacity = 1 } of drawing.shapes) {
            expect(d).toMatch(/^M[-\d.e MLCQZ]+$/);
            for (const paintColor of [fill, stroke])
              if (paintColor !== undefined) expect(paintColor).toMatch(/^#[0-9a-f]{6}$/);
            expect(Number.isFinite(strokeWidth) && opacity >= 0 && opacity <= 1).toBe(true);
          }
          expect(applyFactionColors(drawing).shapes).toHaveLength(drawing.shapes.length);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    // Both outcomes must be frequent, or the generator no longer tests anything.
    expect(Math.min(outcomes.refused, outcomes.drawn)).toBeGreaterThan(RUNS / 20);
  });
});
