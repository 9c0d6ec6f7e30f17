// biome-ignore-all lint/suspicious/noTemplateCurlyInString: template literals of the sources are quoted here as they are written
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSync } from 'recheck';
import { version as checkerVersion } from 'recheck/package.json';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { findPatterns } from '../../support/patterns/find-patterns.ts';

/** The checker is one large program, and a shared, busy machine runs it slowly. */
const TIMEOUT = 600_000;

/** The file with patterns that an earlier run found to be linear, so that only new ones are judged. */
const CACHE_FILE = join(ROOT, 'node_modules/.cache/patterns', `recheck-${checkerVersion}.json`);

const readCache = (): string[] => {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as string[];
  } catch {
    return [];
  }
};

function writeCache(patternKeys: readonly string[]): void {
  mkdirSync(dirname(CACHE_FILE), { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify(patternKeys, null, 2));
}

/**
 * Patterns that the checker can't judge. Each says why its time is proportional to its input; a pattern that can be rewritten
 * does not belong here.
 */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
  [
    'src/shared/text/lines/measure.ts /\\S+?(?:[-–—/](?=\\p{L})|(?:\\s[/·])?(?=\\s|$))/gu',
    'The checker knows no lookahead. Every attempt ends at the next white space or before it, and the match consumes what was read.',
  ],
  [
    "src/shared/text/redact-names.ts new RegExp(`(?<![\\\\p{L}\\\\p{N}])${escapeRegExp(documentName)}(?![\\\\p{L}\\\\p{N}])`, 'giu')",
    'The escaped name is literal text of bounded length without repetitions.',
  ],
  [
    "src/main/files/check-pdf.ts new RegExp(pdfNames.map(createNamePattern).join('|'))",
    'Alternatives of names of fixed length, each letter written plainly or as its code, without repetitions.',
  ],
  [
    "src/main/files/check-pdf.ts new RegExp(`(?:${SHORT_NAMES.map(createNamePattern).join('|')})(?![A-Za-z0-9])`)",
    'The same for short names, with one more letter looked at.',
  ],
  ["src/main/files/check-pdf.ts new RegExp(createNamePattern('First'), 'g')", 'One such name.'],
  ["src/shared/text/script-names.ts new RegExp(`\\\\p{Script=${script}}`, 'u')", 'One character of a script.'],
]);

/** Returns how the time of a pattern grows, according to the automaton. The checker's fuzzer is not used, because it guesses. */
function judge(patternSource: string, patternFlags: string): string {
  // The limit ends the analysis of a pattern that is too complicated; all others take less than one hundredth of this time.
  const result = checkSync(patternSource, patternFlags, { checker: 'automaton', timeout: 60_000 });
  if (result.status === 'unknown') return `unknown (${result.error.kind})`;
  return result.status === 'safe' ? 'linear' : result.complexity.summary;
}

// The variant in JavaScript runs in this process and on every system.
beforeAll(() => {
  vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('regular expressions in the sources', () => {
  it(
    'runs in time proportional to its input',
    () => {
      const sourceFiles = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((filePath) => /\.tsx?$/.test(filePath))
        .sort()
        .map((filePath) => join(ROOT, 'src', filePath));
      const patterns = findPatterns(ROOT, sourceFiles);
      expect(patterns.length).toBeGreaterThan(400);
      const verdicts = new Map(readCache().map((patternKey) => [patternKey, 'linear']));
      const usedKeys = new Set<string>();
      const explained = new Set<string>();
      const reported = patterns.flatMap(
        ({ file: filePath, line: lineNumber, code: patternCode, source: patternSource, flags: patternFlags }) => {
          if (EXPLAINED.has(`${filePath} ${patternCode}`)) {
            explained.add(`${filePath} ${patternCode}`);
            return [];
          }
          if (patternSource === undefined)
            return [`${filePath}:${lineNumber} ${patternCode}: put together at run time`];
          const patternKey = `/${patternSource}/${patternFlags}`;
          const verdict = verdicts.get(patternKey) ?? judge(patternSource, patternFlags);
          verdicts.set(patternKey, verdict);
          usedKeys.add(patternKey);
          return verdict === 'linear' ? [] : [`${filePath}:${lineNumber} ${patternKey}: ${verdict}`];
        },
      );
      writeCache([...usedKeys].filter((patternKey) => verdicts.get(patternKey) === 'linear'));
      expect(reported).toEqual([]);
      expect([...explained].sort()).toEqual([...EXPLAINED.keys()].sort());
    },
    TIMEOUT,
  );

  it.each([
    ['\\s+(?:vs\\.?|versus)\\s+', 'gi'],
    ['\\s+and\\s+|\\s*[,&]\\s*', 'gi'],
    ['\\s*(?:″|"|in\\.?)$', 'i'],
    ['\\s*\\(\\s*vulnerab(?:le|ility)\\s*\\)$', 'i'],
    ['\\s*\\n\\s*', 'g'],
    ['^(?:[\\d\\s.,:/]*\\d[\\d\\s.,:/+-]*%?|\\d+e\\d+|true|false)$', 'i'],
    ['^(\\w+\\s?)*$', ''],
  ])(
    'reports the slow pattern /%s/%s',
    (patternSource, patternFlags) => {
      expect(judge(patternSource, patternFlags)).toMatch(/polynomial|exponential/);
    },
    TIMEOUT,
  );
});

describe('findPatterns', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-patterns-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const findInFiles = (filesByName: Record<string, string>) => {
    for (const [fileName, sourceText] of Object.entries(filesByName)) writeFileSync(join(folder, fileName), sourceText);
    return findPatterns(folder, [join(folder, Object.keys(filesByName)[0] ?? '')]).map(
      ({ line: lineNumber, source: patternSource, flags: patternFlags }) => [lineNumber, patternSource, patternFlags],
    );
  };

  it('finds literals in code, including classes, templates and elements', () => {
    const sourceText = [
      '// /comment+/',
      'class A { b = /a+/gu; }',
      'const c = `${/d*/.source} /e+/`;',
      'f(<i>{/g/y}</i>);',
    ];
    expect(findInFiles({ 'a.tsx': sourceText.join('\n') })).toEqual([
      [2, 'a+', 'gu'],
      [3, 'd*', ''],
      [4, 'g', 'y'],
    ]);
  });

  it('resolves patterns that are composed of constants', () => {
    const sourceText = [
      "import { ENDINGS, LIMITS as MAX } from './b.ts';",
      "const DIGITS = '\\\\d+';",
      'const WORD = /[a-z]+/i;',
      'const sum = RegExp(`^${DIGITS}` + "$", "m");',
      'const copy = new RegExp(WORD);',
      'const part = new RegExp(`(${WORD.source})`, "u");',
      "const list = new RegExp(`\\\\.(?:${ENDINGS.join('|')})$`);",
      'const bounded = new RegExp(`x{${MAX.letters}}`);',
    ];
    const imported = "export const ENDINGS = ['png', 'jpg'] as const;\nexport const LIMITS = { letters: 3 } as const;";
    expect(findInFiles({ 'a.ts': sourceText.join('\n'), 'b.ts': imported })).toEqual([
      [3, '[a-z]+', 'i'],
      [4, '^\\d+$', 'm'],
      [5, '[a-z]+', 'i'],
      [6, '([a-z]+)', 'u'],
      [7, '\\.(?:png|jpg)$', ''],
      [8, 'x{3}', ''],
    ]);
  });

  it('returns no source for a pattern that is only known at run time', () => {
    const sourceText =
      'let a = "b"; const f = (c: string) => [new RegExp(c), new RegExp(a), new RegExp(`d${c}`, "g")];';
    expect(findInFiles({ 'a.ts': sourceText })).toEqual([
      [1, undefined, ''],
      [1, undefined, ''],
      [1, undefined, 'g'],
    ]);
  });
});
