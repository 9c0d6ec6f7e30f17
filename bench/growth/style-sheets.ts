/** SVG files that become symbols: style sheets with elements in proportion, comments, and long outlines. */
import { importSvg } from '../../src/shared/symbols/svg/import-svg.ts';
import type { Growth } from './growth.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

function growth(name: string, sizes: Growth['sizes'], make: (size: number) => string): Growth {
  return {
    name,
    sizes,
    prepare(size) {
      const text = svg(make(size));
      return () => {
        const result = importSvg(text);
        if (!result.ok) throw new Error(`An SVG of the bench was refused: ${result.problem.kind}`);
      };
    },
  };
}

export const styleSheetGrowths: readonly Growth[] = [
  growth('style sheet: rules, and as many elements', [4_000, 8_000, 16_000], (size) => {
    const rules = many(size, (index) => `.c${index}{fill:#00${index % 10}}`);
    return `<style>${rules}</style>${many(size, (index) => `<g class="c${index} c${index + 1}"/>`)}<path d="M0 0h9v9z"/>`;
  }),
  growth('style sheet: letters of opened comments', [400_000, 800_000, 1_600_000], (size) => {
    return `<style>${'/* x'.repeat(size / 4)}</style><path d="M0 0h9v9z"/>`;
  }),
  growth('SVG: points of one outline', [4_000, 8_000, 16_000], (size) => {
    return `<path d="M0 0l${many(size, (index) => `${index % 7} ${index % 5} `)}"/>`;
  }),
];
