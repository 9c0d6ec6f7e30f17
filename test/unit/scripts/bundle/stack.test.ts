import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { addSources } from '../../../../scripts/lib/bundle/stack.mjs';

/** Column 5 of line 1 comes from line 3, column 3 of a source. */
const sourceMap = new SourceMap({
  version: 3,
  file: 'index-AB.js',
  sources: ['../../../src/renderer/app/app.tsx'],
  sourcesContent: [''],
  names: [],
  mappings: 'IAEE',
  sourceRoot: '',
});
const findSourceMap = (scriptName: string) => (scriptName === 'index-AB.js' ? sourceMap : undefined);

describe('addSources', () => {
  it('adds the source position to a position in a bundle', () => {
    expect(addSources('at Screen (rollcall://app/assets/index-AB.js:1:5)', findSourceMap)).toBe(
      'at Screen (rollcall://app/assets/index-AB.js:1:5 = src/renderer/app/app.tsx:3:3)',
    );
  });

  it('keeps lines that have no source map in this build', () => {
    const trace = 'TypeError: no\n    at other-CD.js:1:5\n    at <anonymous>\n';
    expect(addSources(trace, findSourceMap)).toBe(trace);
  });
});
