import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { importSvg } from '../../../src/shared/symbols/svg/import-svg.ts';
import { SVG_FINDINGS } from '../../../src/shared/symbols/svg/svg-finding.ts';
import { formatSvgFinding, formatSvgProblem } from '../../../src/shared/symbols/svg/svg-messages.ts';
import { translate } from '../../support/texts.ts';

const createSvg = (svgContent: string, svgAttributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${svgAttributes}>${svgContent}</svg>`;
const pathElement = '<path d="M0 0h9v9z"/>';
const findProblem = (svgText: string) => {
  const importResult = importSvg(svgText);
  return importResult.ok ? 'none' : importResult.problem.kind;
};

/** Expects only path data, colors and numbers in the drawing. */
function expectPlainDrawing(svgText: string): void {
  const importResult = importSvg(svgText);
  if (!importResult.ok) return;
  const { shapes, ...drawingSize } = importResult.drawing;
  expect(Object.keys(drawingSize)).toEqual(['width', 'height']);
  for (const { d: pathData, fill, stroke, ...otherKeys } of shapes) {
    expect(pathData).toMatch(/^M[-\d.e MLCQZ]+$/);
    for (const shapeColor of [fill, stroke]) if (shapeColor !== undefined) expect(shapeColor).toMatch(/^#[0-9a-f]{6}$/);
    for (const keyValue of Object.values(otherKeys)) expect(['number', 'boolean']).toContain(typeof keyValue);
  }
}

describe('a hostile SVG', () => {
  it('cannot declare entities, neither exponential ones nor local files', () => {
    const entityBomb =
      '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
    expect(findProblem(`${entityBomb}${createSvg('<text>&c;</text>')}`)).toBe('declarations');
    expect(
      findProblem(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${createSvg('<text>&x;</text>')}`),
    ).toBe('declarations');
    expect(findProblem(createSvg(`<text>&x;</text>${pathElement}`))).toBe('broken');
  });

  it('loses everything active', () => {
    const hostileFiles = [
      createSvg(`<script>alert(1)</script>${pathElement}`),
      createSvg(`<script href="https://example.org/x.js"/>${pathElement}`),
      createSvg(pathElement, 'onload="alert(1)"'),
      createSvg('<path onclick="alert(1)" d="M0 0h9v9z"/>'),
      createSvg(`<a href="javascript:alert(1)">${pathElement}</a>`),
      createSvg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:1"/></body></foreignObject>${pathElement}`,
      ),
      createSvg(`<animate attributeName="href" values="javascript:alert(1)"/>${pathElement}`),
      createSvg('<path fill="url(javascript:alert(1))" stroke="red" d="M0 0h9v9z"/>'),
      createSvg('<path style="fill:expression(alert(1));background:url(https://example.org)" d="M0 0h9v9z"/>'),
      createSvg(
        `<style>@import url(https://example.org/a.css); path { fill: red; background: url(x) }</style>${pathElement}`,
      ),
      createSvg('<path id="__proto__" class="constructor" d="M0 0h9v9z"/><use href="#__proto__"/>'),
    ];
    for (const svgText of hostileFiles) {
      expect(importSvg(svgText).ok, svgText).toBe(true);
      expectPlainDrawing(svgText);
    }
    const importFindings = hostileFiles.map((svgText) => {
      const importResult = importSvg(svgText);
      return importResult.ok ? importResult.findings.join() : '';
    });
    // The first four are scripts and event handlers. Numbers 7 and 9 have a `url(…)` in an attribute and in a style sheet.
    expect(importFindings.slice(0, 4)).toEqual(['active', 'active', 'active', 'active']);
    expect(importFindings[7]).toBe('external');
    expect(importFindings[9]).toBe('external');
  });

  it('loads nothing from outside the file', () => {
    for (const linkTarget of [
      'https://example.org/a.svg#b',
      'file:///etc/passwd',
      'data:image/svg+xml,<svg/>',
      '//example.org/#a',
    ]) {
      const importResult = importSvg(createSvg(`<use href="${linkTarget.replaceAll('<', '&lt;')}"/>${pathElement}`));
      expect(importResult.ok && importResult.findings).toEqual(['external']);
    }
    const imageResult = importSvg(createSvg(`<image href="data:image/png;base64,AAAA"/>${pathElement}`));
    expect(imageResult.ok && imageResult.findings).toEqual(['image']);
  });

  it('cannot exceed the limits for levels, elements, uses, commands and letters', () => {
    expect(findProblem(createSvg('<g>'.repeat(10_000) + pathElement + '</g>'.repeat(10_000)))).toBe('too-deep');
    expect(findProblem(createSvg('<g/>'.repeat(20_001) + pathElement))).toBe('too-many');
    const nestedUses = Array.from(
      { length: 9 },
      (_entry, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
    ).join('');
    expect(findProblem(createSvg(`<defs><g id="g0">${pathElement}</g>${nestedUses}</defs><use href="#g9"/>`))).toBe(
      'too-many',
    );
    expect(findProblem(createSvg('<g id="a"><use href="#a"/></g>'))).toBe('too-deep');
    expect(findProblem(createSvg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe('too-deep');
    expect(findProblem(createSvg(`<path d="M0 0${'l1 1'.repeat(20_001)}"/>`))).toBe('too-many');
    expect(findProblem(createSvg(`<desc>${'x'.repeat(LIMITS.svgLetters)}</desc>${pathElement}`))).toBe('too-large');
    const gradientLoop = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>';
    expect(findProblem(createSvg(`${gradientLoop}<path fill="url(#a)" stroke="red" d="M0 0h9v9z"/>`))).toBe('none');
  });

  it('fails as not an SVG, or with the line number where it is malformed', () => {
    for (const svgText of ['', ' ', 'hello', '{"a":1}', '<html><body/></html>', '%PDF-1.7', '\u0000\u0001']) {
      expect(findProblem(svgText), svgText).toBe('not-svg');
    }
    expect(importSvg(`<svg>\n<g>\n</svg>`)).toEqual({ ok: false, problem: { kind: 'broken', line: 3 } });
    expect(findProblem('<svg><path')).toBe('broken');
    expect(findProblem(createSvg(''))).toBe('empty');
    expect(findProblem(createSvg('<path d=""/><rect width="-5" height="3"/><circle r="0"/>'))).toBe('empty');
  });

  it('survives invalid numbers', () => {
    for (const svgContent of [
      '<path d="M NaN NaN L 1 1"/>',
      '<path d="M0 0 L 1e999 1e999 L 5 5"/>',
      '<path d="M0 0L1e300 1e300z" transform="scale(1e300)"/>',
      '<rect width="Infinity" height="NaN"/>',
      '<circle r="1e309"/>',
      '<path d="M0 0h9v9z" transform="matrix(NaN) scale(0)"/>',
      '<path d="M0 0h9v9z" stroke-width="-1e99" stroke="red" opacity="x"/>',
      '<path d="M0 0A1e200 1e200 0 0 1 5 5"/>',
      '<path d="M0 0A5 0 0 0 1 5 5"/>',
    ]) {
      expectPlainDrawing(createSvg(svgContent));
      expectPlainDrawing(createSvg(svgContent, 'viewBox="0 0 0 0" width="-5" height="1e999"'));
    }
  });

  it('gets a message for every finding and problem', () => {
    for (const finding of SVG_FINDINGS) expect(formatSvgFinding(translate, finding)).toMatch(/\.$/);
    for (const problemKind of ['too-large', 'not-svg', 'declarations', 'too-deep', 'empty'] as const) {
      expect(formatSvgProblem(translate, { kind: problemKind })).toMatch(/\.$/);
    }
    for (const limitName of ['elements', 'points', 'rules'] as const) {
      expect(formatSvgProblem(translate, { kind: 'too-many', what: limitName })).toMatch(/more than 20,000 .*\.$/);
    }
    expect(formatSvgProblem(translate, { kind: 'broken', line: 7 })).toContain('line 7');
  });
});
