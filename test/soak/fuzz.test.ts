/** Ten thousand broken documents. The program refuses each with a reason or judges it, and is not changed by it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBytes, parseText } from '../../src/shared/document/parse.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { judgeAny } from '../../src/shared/play/encounter/judge-any.ts';
import { anyCharacter, anyTeam, SEED } from '../support/documents/arbitrary.ts';
import { LOADED_GAMES } from '../support/games.ts';

const RUNS = 10_000;

/** Hostile values for documents, as JSON text. */
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

/** Replaces a value of a text with poison, or cuts, removes or replaces characters there. */
function mutateText(documentText: string, mutationKind: number, seed: number, poison: string): string {
  const position = seed % documentText.length;
  switch (mutationKind) {
    // Cuts the text.
    case 0:
      return documentText.slice(0, position);
    // Removes a character.
    case 1:
      return documentText.slice(0, position) + documentText.slice(position + 1);
    // Replaces a character.
    case 2:
      return documentText.slice(0, position) + String.fromCharCode(seed % 0xffff) + documentText.slice(position + 1);
    // Replaces the next value.
    case 3: {
      const colonIndex = documentText.indexOf(':', position);
      const valueEnd = colonIndex < 0 ? -1 : documentText.slice(colonIndex).search(/[,}\]]/) + colonIndex;
      return colonIndex < 0
        ? documentText
        : documentText.slice(0, colonIndex + 1) + poison + documentText.slice(valueEnd);
    }
    // Adds dangerous keys.
    default:
      return documentText.replace('{', `{"__proto__":${poison},"constructor":${poison},`);
  }
}

describe('hostile documents', () => {
  it('refuses or judges each of them, and leaves no trace in the program', () => {
    const outcomes = { refused: 0, judged: 0 };
    fc.assert(
      fc.property(
        fc.oneof(anyTeam, anyCharacter),
        fc.array(fc.tuple(fc.nat(4), fc.nat(), fc.constantFrom(...POISON)), { minLength: 1, maxLength: 3 }),
        (document, changes) => {
          const documentText = changes.reduce(
            (mutatedText, [mutationKind, seed, poison]) => mutateText(mutatedText || '{', mutationKind, seed, poison),
            JSON.stringify(document),
          );
          const parsed = parseText(GAMES, documentText);
          if (parsed.ok) {
            const { verdict, findings, fingerprint } = judgeAny(LOADED_GAMES, parsed.document);
            expect(['legal', 'illegal']).toContain(verdict);
            expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
            expect(verdict === 'illegal').toBe(findings.some((finding) => finding.severity === 'error'));
            expect(JSON.parse(JSON.stringify(findings))).toEqual(findings);
            outcomes.judged++;
          } else {
            expect(parsed.error.path).toMatch(/^(\/|$)/);
            expect(parsed.error.expected).not.toBe('');
            outcomes.refused++;
          }
          expect(Object.keys(Object.prototype)).toEqual([]);
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
        },
      ),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    // Both outcomes must be frequent, or the generator no longer tests anything.
    expect(outcomes.refused).toBeGreaterThan(RUNS / 20);
    expect(outcomes.judged).toBeGreaterThan(RUNS / 20);
  });

  it('refuses arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseBytes(GAMES, bytes).ok).toBe(false);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
