/** SVG files that become symbols: style sheets with as many elements, comments, and long outlines. */
import { importSvg } from '../../src/shared/symbols/svg/import-svg.ts';
import type { Growth } from './growth.ts';

const wrapSvg = (svgContent: string) => `<svg xmlns="http://www.w3.org/2000/svg">${svgContent}</svg>`;
const joinItems = (itemCount: number, createItem: (itemIndex: number) => string) =>
  Array.from({ length: itemCount }, (_item, itemIndex) => createItem(itemIndex)).join('');

function createGrowth(
  growthName: string,
  sizes: Growth['sizes'],
  createContent: (inputSize: number) => string,
): Growth {
  return {
    name: growthName,
    sizes,
    prepare(inputSize) {
      const svgText = wrapSvg(createContent(inputSize));
      return () => {
        const importResult = importSvg(svgText);
        if (!importResult.ok) throw new Error(`An SVG of the bench was refused: ${importResult.problem.kind}`);
      };
    },
  };
}

export const styleSheetGrowths: readonly Growth[] = [
  createGrowth('style sheet: rules, and as many elements', [4_000, 8_000, 16_000], (inputSize) => {
    const styleRules = joinItems(inputSize, (itemIndex) => `.c${itemIndex}{fill:#00${itemIndex % 10}}`);
    return `<style>${styleRules}</style>${joinItems(inputSize, (itemIndex) => `<g class="c${itemIndex} c${itemIndex + 1}"/>`)}<path d="M0 0h9v9z"/>`;
  }),
  createGrowth('style sheet: letters of opened comments', [400_000, 800_000, 1_600_000], (inputSize) => {
    return `<style>${'/* x'.repeat(inputSize / 4)}</style><path d="M0 0h9v9z"/>`;
  }),
  createGrowth('SVG: points of one outline', [4_000, 8_000, 16_000], (inputSize) => {
    return `<path d="M0 0l${joinItems(inputSize, (itemIndex) => `${itemIndex % 7} ${itemIndex % 5} `)}"/>`;
  }),
];
