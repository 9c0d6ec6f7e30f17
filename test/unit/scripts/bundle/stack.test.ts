import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { addSources } from '../../../../scripts/lib/bundle/stack.mjs';

/** Column 5 of line 1 comes from line 3, column 3 of a source. */
const map = new SourceMap({
  version: 3,
  file: 'index-AB.js',
  sources: ['../../../src/renderer/app/app.tsx'],
  sourcesContent: [''],
  names: [],
  mappings: 'IAEE',
  sourceRoot: '',
});
const mapOf = (script: string) => (script === 'index-AB.js' ? map : undefined);

describe('a stack trace of the app', () => {
  it('says where in the sources a line of a bundle is', () => {
    expect(addSources('at Screen (rollcall://app/assets/index-AB.js:1:5)', mapOf)).toBe(
      'at Screen (rollcall://app/assets/index-AB.js:1:5 = src/renderer/app/app.tsx:3:3)',
    );
  });

  it('leaves lines as they are that no map of this build knows', () => {
    const trace = 'TypeError: no\n    at other-CD.js:1:5\n    at <anonymous>\n';
    expect(addSources(trace, mapOf)).toBe(trace);
  });
});
