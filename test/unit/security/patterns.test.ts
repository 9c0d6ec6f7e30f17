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

/** Patterns that an earlier run has found to be linear, so that only new ones are judged again. */
const CACHE = join(ROOT, 'node_modules/.cache/patterns', `recheck-${checkerVersion}.json`);

const readCache = (): string[] => {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as string[];
  } catch {
    return [];
  }
};

function writeCache(keys: readonly string[]): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(keys, null, 2));
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

/** How the time of a pattern grows, as far as the automaton tells. Its fuzzer is not asked: it guesses. */
function judge(source: string, flags: string): string {
  // The limit ends the analysis of a pattern that is too complicated; all others take less than a hundredth of it.
  const result = checkSync(source, flags, { checker: 'automaton', timeout: 60_000 });
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

describe('regular expressions of the sources', () => {
  it(
    'take time in proportion to their input',
    () => {
      const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .sort()
        .map((file) => join(ROOT, 'src', file));
      const patterns = findPatterns(ROOT, files);
      expect(patterns.length).toBeGreaterThan(400);
      const verdicts = new Map(readCache().map((key) => [key, 'linear']));
      const used = new Set<string>();
      const explained = new Set<string>();
      const reported = patterns.flatMap(({ file, line, code, source, flags }) => {
        if (EXPLAINED.has(`${file} ${code}`)) {
          explained.add(`${file} ${code}`);
          return [];
        }
        if (source === undefined) return [`${file}:${line} ${code}: put together at run time`];
        const key = `/${source}/${flags}`;
        const verdict = verdicts.get(key) ?? judge(source, flags);
        verdicts.set(key, verdict);
        used.add(key);
        return verdict === 'linear' ? [] : [`${file}:${line} ${key}: ${verdict}`];
      });
      writeCache([...used].filter((key) => verdicts.get(key) === 'linear'));
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
    'would be reported if one of them were /%s/%s',
    (source, flags) => {
      expect(judge(source, flags)).toMatch(/polynomial|exponential/);
    },
    TIMEOUT,
  );
});

describe('the search for regular expressions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-patterns-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const find = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return findPatterns(folder, [join(folder, Object.keys(files)[0] ?? '')]).map(({ line, source, flags }) => [
      line,
      source,
      flags,
    ]);
  };

  it('finds literals in code, also in classes, templates and elements', () => {
    const text = ['// /comment+/', 'class A { b = /a+/gu; }', 'const c = `${/d*/.source} /e+/`;', 'f(<i>{/g/y}</i>);'];
    expect(find({ 'a.tsx': text.join('\n') })).toEqual([
      [2, 'a+', 'gu'],
      [3, 'd*', ''],
      [4, 'g', 'y'],
    ]);
  });

  it('puts patterns together that consist of constants', () => {
    const text = [
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
    expect(find({ 'a.ts': text.join('\n'), 'b.ts': imported })).toEqual([
      [3, '[a-z]+', 'i'],
      [4, '^\\d+$', 'm'],
      [5, '[a-z]+', 'i'],
      [6, '([a-z]+)', 'u'],
      [7, '\\.(?:png|jpg)$', ''],
      [8, 'x{3}', ''],
    ]);
  });

  it('knows no pattern of what exists at run time only', () => {
    const text = 'let a = "b"; const f = (c: string) => [new RegExp(c), new RegExp(a), new RegExp(`d${c}`, "g")];';
    expect(find({ 'a.ts': text })).toEqual([
      [1, undefined, ''],
      [1, undefined, ''],
      [1, undefined, 'g'],
    ]);
  });
});
