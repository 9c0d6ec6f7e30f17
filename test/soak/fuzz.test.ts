/** Ten thousand broken documents: each is refused in a sentence or judged, and nothing else happens to the program. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBytes, parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../src/shared/play/encounter/judge-any.ts';
import { anyCharacter, anyTeam, SEED } from '../support/documents/arbitrary.ts';
import { LOADED_GAMES } from '../support/games.ts';

const RUNS = 10_000;

/** Values nobody should put into a document, as JSON text. */
const POISON = [
  'null',
  '1e999',
  '-1e999',
  '-0',
  '1e-320',
  '"\\ud800"',
  '"../../etc/passwd"',
  '"__proto__"',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[]',
  '{}',
  'true',
  '""',
  `"${'x'.repeat(5000)}"`,
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
];

/** Puts poison in the place of the n-th value of a text, or cuts, doubles or swaps bytes there. */
function mutated(text: string, kind: number, at: number, poison: string): string {
  const place = at % text.length;
  switch (kind) {
    case 0:
      return text.slice(0, place);
    case 1:
      return text.slice(0, place) + text.slice(place + 1);
    case 2:
      return text.slice(0, place) + String.fromCharCode(at % 0xffff) + text.slice(place + 1);
    case 3: {
      const colon = text.indexOf(':', place);
      const end = colon < 0 ? -1 : text.slice(colon).search(/[,}\]]/) + colon;
      return colon < 0 ? text : text.slice(0, colon + 1) + poison + text.slice(end);
    }
    default:
      return text.replace('{', `{"__proto__":${poison},"constructor":${poison},`);
  }
}

describe('hostile documents', () => {
  it('are refused or judged, and leave nothing behind', () => {
    const seen = { refused: 0, judged: 0 };
    fc.assert(
      fc.property(
        fc.oneof(anyTeam, anyCharacter),
        fc.array(fc.tuple(fc.nat(4), fc.nat(), fc.constantFrom(...POISON)), { minLength: 1, maxLength: 3 }),
        (document, changes) => {
          const text = changes.reduce(
            (t, [kind, at, poison]) => mutated(t || '{', kind, at, poison),
            JSON.stringify(document),
          );
          const parsed = parseText(GAMES, text);
          if (parsed.ok) {
            const { verdict, findings, fingerprint } = judgeAny(LOADED_GAMES, parsed.document);
            expect(['legal', 'illegal']).toContain(verdict);
            expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
            expect(verdict === 'illegal').toBe(findings.some((f) => f.severity === 'error'));
            expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
            seen.judged++;
          } else {
            expect(parsed.error.path).toMatch(/^(\/|$)/);
            expect(parsed.error.expected).not.toBe('');
            seen.refused++;
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        },
      ),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    // Both ways must have been walked, or the generator has gone blind.
    expect(seen.refused).toBeGreaterThan(RUNS / 20);
    expect(seen.judged).toBeGreaterThan(RUNS / 20);
  });

  it('of arbitrary bytes are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseBytes(GAMES, bytes).ok).toBe(false);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
