/** Tests files made to take long. Even at a quarter of their size, quadratic work would never end. */
import svgpath from 'svgpath';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { splitLongRuns } from '../../../src/shared/symbols/split-runs.ts';
import { importSvg, type SvgImport } from '../../../src/shared/symbols/svg/import-svg.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const createSvg = (svgContent: string) => `<svg xmlns="http://www.w3.org/2000/svg">${svgContent}</svg>`;
const pathElement = '<path class="a b" d="M0 0h9v9z"/>';
const createStyleSheet = (cssRules: string) => `<style>${cssRules}</style>`;
/** Formats the number of shapes and the findings, such as `1 style`, or the problem. */
const formatOutcome = (importResult: SvgImport) =>
  importResult.ok
    ? [importResult.drawing.shapes.length, ...importResult.findings].join(' ')
    : JSON.stringify(importResult.problem);
const createMany = <T>(itemCount: number, createItem: (index: number) => T): T[] =>
  Array.from({ length: itemCount }, (_entry, index) => createItem(index));
const useElement = '<use href="#p"/>';

describe('an overlong style sheet', () => {
  // Each row has a label, the style sheet, and the outcome.
  it.each([
    ['comments that open repeatedly and never close', '/* x '.repeat(scaleRuns(380_000)), '1'],
    ['nested comments', '/*'.repeat(scaleRuns(900_000)), '1'],
    ['at-rules without an end', '@a'.repeat(scaleRuns(900_000)), '1'],
    ['opened braces', '{'.repeat(scaleRuns(1_900_000)), '1 style'],
    ['closed braces', '}'.repeat(scaleRuns(1_900_000)), '1'],
    ['nested rules', 'a{fill:red;'.repeat(scaleRuns(170_000)), '1 style'],
    ['quotes that never close', `'${'"\n'.repeat(scaleRuns(900_000))}`, '1'],
    ['spaces', `path{fill:${' '.repeat(scaleRuns(1_900_000))}red}`, '1'],
    ['exclamation marks', `path{fill:${'!'.repeat(scaleRuns(1_900_000))}}`, '1 style'],
    ['unsupported selectors', `${'.a>b,'.repeat(scaleRuns(380_000))}b{fill:red}`, '1 style'],
  ])('takes only linear time to read: %s', (_label, cssRules, expectedOutcome) => {
    expect(formatOutcome(importSvg(createSvg(createStyleSheet(cssRules) + pathElement)))).toBe(expectedOutcome);
  });

  it('uses an index for the maximum number of rules, which as many elements look up', () => {
    const cssRules = createMany(LIMITS.svgRules, (index) => `.c${index}{fill:#00${index % 10}}`).join('');
    const groupElements = createMany(LIMITS.svgElements - 3, (index) => `<g class="c${index}"/>`).join('');
    const importResult = importSvg(
      createSvg(`${createStyleSheet(cssRules)}${groupElements}<path class="c7" d="M0 0h9v9z"/>`),
    );
    expect(importResult.ok && importResult.drawing.shapes[0]?.fill).toBe('#000077');
  });

  it('lets the last rule win among the maximum number of rules for one class', () => {
    const cssRules = `${'.a{fill:red}'.repeat(LIMITS.svgRules - 1)}.a{fill:blue}`;
    const importResult = importSvg(
      createSvg(`${createStyleSheet(cssRules)}${'<g class="a"/>'.repeat(15_000)}${pathElement}`),
    );
    expect(importResult.ok && importResult.drawing.shapes[0]?.fill).toBe('#0000ff');
  });

  it('causes an error with one rule more than the maximum', () => {
    const tooMany = '{"kind":"too-many","what":"rules"}';
    expect(
      formatOutcome(importSvg(createSvg(createStyleSheet('.a{fill:red}'.repeat(LIMITS.svgRules + 1)) + pathElement))),
    ).toBe(tooMany);
    expect(
      formatOutcome(
        importSvg(createSvg(createStyleSheet(`${'.a,'.repeat(LIMITS.svgRules)}b{fill:red}`) + pathElement)),
      ),
    ).toBe(tooMany);
  });

  it('follows CSS for comments, quotes, statements, blocks, precedence and unclosed parts', () => {
    const readFill = (cssRules: string, pathAttributes = 'class="a b"') => {
      const importResult = importSvg(createSvg(`${createStyleSheet(cssRules)}<path ${pathAttributes} d="M0 0h9v9z"/>`));
      return importResult.ok
        ? [importResult.drawing.shapes[0]?.fill, ...importResult.findings].join(' ')
        : importResult.problem.kind;
    };
    expect(readFill('.a{/* } */fill:red}')).toBe('#ff0000');
    expect(readFill('.a{font-family:"}";fill:red}')).toBe('#ff0000');
    expect(readFill('@charset "utf-8"; .a{fill:red}')).toBe('#ff0000');
    expect(readFill('@media print{.a{fill:red} .b{fill:lime}} .a{fill:blue}')).toBe('#0000ff style');
    expect(readFill('.b{fill:red} .a{fill:blue}')).toBe('#0000ff');
    expect(readFill('.a{fill:blue} .b{fill:red} .a{stroke:none}')).toBe('#ff0000');
    expect(readFill('path{fill:blue} *{fill:red}')).toBe('#0000ff');
    expect(readFill('.a{fill:red')).toBe('#ff0000');
    expect(readFill('.a{fill:red} /* never closed .b{fill:blue}')).toBe('#ff0000');
    expect(readFill('.a{fill:red ! IMPORTANT} #x{fill:blue}', 'class="a" id="x"')).toBe('#ff0000');
    expect(readFill('.a{fill:red; .b{fill:blue}}')).toBe('#ff0000 style');
  });
});

describe('overlong content that is used many times', () => {
  it.each([
    [
      'classes',
      `<path id="p" class="${createMany(scaleRuns(180_000), (index) => `c${index}`).join(' ')}" d="M0 0h9v9z"/>${useElement.repeat(scaleRuns(3_000))}`,
    ],
    [
      'a style',
      `<path id="p" style="${'fill:red;'.repeat(scaleRuns(200_000))}" d="M0 0h9v9z"/>${useElement.repeat(scaleRuns(3_000))}`,
    ],
    ['a path', `<path id="p" d="M0 0${' '.repeat(scaleRuns(1_900_000))}h9v9z"/>${useElement.repeat(scaleRuns(3_000))}`],
    [
      'a list of points',
      `<polygon id="p" points="0 0 9 9${' '.repeat(scaleRuns(1_900_000))}9 0"/>${useElement.repeat(scaleRuns(3_000))}`,
    ],
    [
      'stops of a gradient',
      `<linearGradient id="g">${'<stop offset=".3" stop-color="currentColor"/>'.repeat(scaleRuns(15_000))}</linearGradient>${createMany(
        scaleRuns(3_000),
        (index) => `<path color="#${String(index).padStart(6, '0')}" fill="url(#g)" d="M0 0h9v9z"/>`,
      ).join('')}`,
    ],
    [
      'choices of a switch',
      `<switch id="p">${'<g systemLanguage="de"/>'.repeat(scaleRuns(9_000))}</switch>${useElement.repeat(scaleRuns(9_000))}${pathElement}`,
    ],
  ])('needs to be parsed only once: %s', (_label, svgContent) => {
    expect(importSvg(createSvg(svgContent)).ok).toBe(true);
  });
});

describe('an overlong value', () => {
  // Each row has a label, the content of the SVG, and the outcome.
  it.each([
    ['a color', `<path fill="url(${' '.repeat(scaleRuns(1_900_000))}" d="M0 0h9v9z"/>`, '1 style'],
    ['a width', `<rect width="${'1'.repeat(scaleRuns(1_900_000))}x" height="3"/>${pathElement}`, '1'],
    ['a transform', `<path transform="${'a'.repeat(scaleRuns(1_900_000))}" d="M0 0h9v9z"/>`, '1 style'],
    [
      'an origin',
      `<path transform="scale(1)" transform-origin="${'1'.repeat(scaleRuns(1_900_000))}" d="M0 0h9v9z"/>`,
      '1 style',
    ],
    ['a view box', `<svg viewBox="${'1 '.repeat(scaleRuns(900_000))}"/>${pathElement}`, '1'],
    ['the target of a use element', `<use href="#${'a'.repeat(scaleRuns(1_900_000))}"/>${pathElement}`, '1'],
    ['dashes', `<path stroke-dasharray="${'1 '.repeat(scaleRuns(900_000))}" d="M0 0h9v9z"/>`, '1 style'],
  ])('gets skipped: %s', (_label, svgContent, expectedOutcome) => {
    expect(formatOutcome(importSvg(createSvg(svgContent)))).toBe(expectedOutcome);
  });

  it('can be just short enough and apply to thousands of elements', () => {
    const createStyledSvg = (cssValue: string) =>
      createSvg(`${createStyleSheet(`*{${cssValue}}`)}${'<g/>'.repeat(scaleRuns(15_000))}${pathElement}`);
    for (const cssValue of [
      `transform:${'a'.repeat(980)}`,
      `transform:scale(1);transform-origin:${'1'.repeat(970)}x`,
      `fill:url(${' '.repeat(980)}`,
      `stroke-width:1${' '.repeat(980)}!x`,
    ]) {
      expect(importSvg(createStyledSvg(cssValue)).ok, cssValue.slice(0, 20)).toBe(true);
    }
  });
});

describe('runs of path data', () => {
  const tooManyPoints = '{"kind":"too-many","what":"points"}';
  it.each([
    ['a path of many lines', `<path d="M0 0l${'1 1 '.repeat(scaleRuns(240_000))}"/>`],
    ['many points', `<polygon points="${'1 2 '.repeat(scaleRuns(240_000))}"/>`],
    ['arcs', `<path d="M0 0a${'1 1 0 011 1 '.repeat(scaleRuns(150_000))}"/>`],
    ['moves', `<path d="M${'0 0 '.repeat(scaleRuns(240_000))}"/>`],
  ])('cannot contain too many points: %s', (_label, svgContent) =>
    expect(formatOutcome(importSvg(createSvg(svgContent)))).toBe(tooManyPoints),
  );

  it('can be split without changing the drawing or its errors', () => {
    const argumentsByCommand: Record<string, string> = {
      m: '1 2',
      l: '-1-2',
      h: '3',
      v: '.5.5',
      c: '1e2 2,3 4-5 6',
      s: '1 2 3 4',
      q: '1 2 3 4',
      t: '1,2',
      a: '5 4 10 0110 1',
    };
    for (const [commandLetter, argumentGroup] of Object.entries(argumentsByCommand)) {
      for (const command of [commandLetter, commandLetter.toUpperCase()]) {
        for (const pathEnd of ['', 'z', ' 1', ' wrong', ',', 'm5 5l1 1']) {
          const longPath = `M0 0${command}${createMany(2_300, () => argumentGroup).join(' ')}${pathEnd}`;
          const splitPath = splitLongRuns(longPath);
          expect(splitPath.length, longPath.slice(0, 20)).toBeGreaterThan(longPath.length);
          expect(svgpath(splitPath).toString(), longPath.slice(0, 20) + pathEnd).toBe(svgpath(longPath).toString());
        }
      }
    }
  });
});
