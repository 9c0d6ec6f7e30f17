import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { importSvg } from '../../../src/shared/symbols/svg/import-svg.ts';
import { SVG_FINDINGS } from '../../../src/shared/symbols/svg/svg-finding.ts';
import { formatSvgFinding, formatSvgProblem } from '../../../src/shared/symbols/svg/svg-messages.ts';
import { t } from '../../support/texts.ts';

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const shape = '<path d="M0 0h9v9z"/>';
const problemOf = (text: string) => {
  const result = importSvg(text);
  return result.ok ? 'none' : result.problem.kind;
};

/** What may stand in a drawing: path data, colours, numbers. */
function expectOnlyADrawing(text: string): void {
  const result = importSvg(text);
  if (!result.ok) return;
  const { shapes, ...size } = result.drawing;
  expect(Object.keys(size)).toEqual(['width', 'height']);
  for (const { d, fill, stroke, ...rest } of shapes) {
    expect(d).toMatch(/^M[-\d.e MLCQZ]+$/);
    for (const colour of [fill, stroke]) if (colour !== undefined) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const value of Object.values(rest)) expect(['number', 'boolean']).toContain(typeof value);
  }
}

describe('a hostile SVG', () => {
  it('cannot declare entities: no billion laughs, no file of the computer', () => {
    const laughs =
      '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
    expect(problemOf(`${laughs}${svg('<text>&c;</text>')}`)).toBe('declarations');
    expect(problemOf(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`)).toBe(
      'declarations',
    );
    expect(problemOf(svg(`<text>&x;</text>${shape}`))).toBe('broken');
  });

  it('loses everything that could act', () => {
    const hostile = [
      svg(`<script>alert(1)</script>${shape}`),
      svg(`<script href="https://example.org/x.js"/>${shape}`),
      svg(shape, 'onload="alert(1)"'),
      svg('<path onclick="alert(1)" d="M0 0h9v9z"/>'),
      svg(`<a href="javascript:alert(1)">${shape}</a>`),
      svg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:1"/></body></foreignObject>${shape}`,
      ),
      svg(`<animate attributeName="href" values="javascript:alert(1)"/>${shape}`),
      svg('<path fill="url(javascript:alert(1))" stroke="red" d="M0 0h9v9z"/>'),
      svg('<path style="fill:expression(alert(1));background:url(https://example.org)" d="M0 0h9v9z"/>'),
      svg(`<style>@import url(https://example.org/a.css); path { fill: red; background: url(x) }</style>${shape}`),
      svg('<path id="__proto__" class="constructor" d="M0 0h9v9z"/><use href="#__proto__"/>'),
    ];
    for (const text of hostile) {
      expect(importSvg(text).ok, text).toBe(true);
      expectOnlyADrawing(text);
    }
    const notes = hostile.map((text) => {
      const result = importSvg(text);
      return result.ok ? result.findings.join() : '';
    });
    expect(notes.slice(0, 4)).toEqual(['active', 'active', 'active', 'active']);
    expect(notes[7]).toBe('external');
    expect(notes[9]).toBe('external');
  });

  it('reaches nothing outside the file', () => {
    for (const href of [
      'https://example.org/a.svg#b',
      'file:///etc/passwd',
      'data:image/svg+xml,<svg/>',
      '//example.org/#a',
    ]) {
      const result = importSvg(svg(`<use href="${href.replaceAll('<', '&lt;')}"/>${shape}`));
      expect(result.ok && result.findings).toEqual(['external']);
    }
    const image = importSvg(svg(`<image href="data:image/png;base64,AAAA"/>${shape}`));
    expect(image.ok && image.findings).toEqual(['image']);
  });

  it('has an end: depth, elements, uses, commands, letters', () => {
    expect(problemOf(svg('<g>'.repeat(10_000) + shape + '</g>'.repeat(10_000)))).toBe('too-deep');
    expect(problemOf(svg('<g/>'.repeat(20_001) + shape))).toBe('too-many');
    const doubling = Array.from(
      { length: 9 },
      (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
    ).join('');
    expect(problemOf(svg(`<defs><g id="g0">${shape}</g>${doubling}</defs><use href="#g9"/>`))).toBe('too-many');
    expect(problemOf(svg('<g id="a"><use href="#a"/></g>'))).toBe('too-deep');
    expect(problemOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe('too-deep');
    expect(problemOf(svg(`<path d="M0 0${'l1 1'.repeat(20_001)}"/>`))).toBe('too-many');
    expect(problemOf(svg(`<desc>${'x'.repeat(LIMITS.svgLetters)}</desc>${shape}`))).toBe('too-large');
    const loop = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>';
    expect(problemOf(svg(`${loop}<path fill="url(#a)" stroke="red" d="M0 0h9v9z"/>`))).toBe('none');
  });

  it('is refused when it is no SVG, with its line when it is damaged', () => {
    for (const text of ['', ' ', 'hello', '{"a":1}', '<html><body/></html>', '%PDF-1.7', '\u0000\u0001']) {
      expect(problemOf(text), text).toBe('not-svg');
    }
    expect(importSvg(`<svg>\n<g>\n</svg>`)).toEqual({ ok: false, problem: { kind: 'broken', line: 3 } });
    expect(problemOf('<svg><path')).toBe('broken');
    expect(problemOf(svg(''))).toBe('empty');
    expect(problemOf(svg('<path d=""/><rect width="-5" height="3"/><circle r="0"/>'))).toBe('empty');
  });

  it('survives numbers that are none', () => {
    for (const inner of [
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
      expectOnlyADrawing(svg(inner));
      expectOnlyADrawing(svg(inner, 'viewBox="0 0 0 0" width="-5" height="1e999"'));
    }
  });

  it('has a sentence for everything that is said of it', () => {
    for (const note of SVG_FINDINGS) expect(formatSvgFinding(t, note)).toMatch(/\.$/);
    for (const kind of ['too-large', 'not-svg', 'declarations', 'too-deep', 'empty'] as const) {
      expect(formatSvgProblem(t, { kind })).toMatch(/\.$/);
    }
    for (const what of ['elements', 'points', 'rules'] as const) {
      expect(formatSvgProblem(t, { kind: 'too-many', what })).toMatch(/more than 20,000 .*\.$/);
    }
    expect(formatSvgProblem(t, { kind: 'broken', line: 7 })).toContain('line 7');
  });
});
