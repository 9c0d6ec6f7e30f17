import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDocument } from '../../../src/shared/document/format-document.ts';
import { SEED } from '../../support/documents/arbitrary.ts';

describe('formatDocument', () => {
  it('writes plain JSON values as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formatDocument(value)).toBe(`${JSON.stringify(value, null, 2)}\n`);
      }),
      { seed: SEED },
    );
  });
  it('keeps infinite numbers as 1e999', () => {
    const value = { members: [{ copies: Number.POSITIVE_INFINITY }], least: Number.NEGATIVE_INFINITY, x: undefined };
    expect(formatDocument(value)).toBe(
      '{\n  "members": [\n    {\n      "copies": 1e999\n    }\n  ],\n  "least": -1e999\n}\n',
    );
    expect(JSON.parse(formatDocument(value))).toEqual({ members: value.members, least: value.least });
  });
  it('keeps the key __proto__ and lone surrogates', () => {
    const documentText = '{\n  "__proto__": "\\ud800"\n}\n';
    expect(formatDocument(JSON.parse(documentText))).toBe(documentText);
  });
});
