/** Finds what source files cite and what our documents define, so that a test can compare them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { anchors, readDoc } from './markdown.ts';

/** Matches a fact (`E-35`), an open question (`C?1`) or a worked example (`A!4`) of a game, or a reading of the rules (`P-14`). */
const CODE_PATTERN = /\b[A-EP][-?!]\d+[a-h]?\b/g;
const LAWS_PATTERN = /\blaws? (\d+)(?: (and|to) (\d+))?/gi;
/** Matches a clause of docs/rules.md: `R2.12`. */
const CLAUSE_PATTERN = /\bR\d+\.\d+\b/g;
const PAGE_PATTERN = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;
/** Matches a numbered section of a paper that the repository doesn't have: `play.md 4.4`, `facts, section 3`. */
const FOREIGN_PATTERN = /\b(?:contract|play\.md|facts),?(?: sections?)? \d+(?:\.\d+)*|\bthe contract\b/gi;

const listMatches = (sourceText: string, pattern: RegExp) =>
  [...sourceText.matchAll(pattern)].map(([matchedText]) => matchedText);

/** Lists the laws that a phrase such as `laws 19 and 21` or `laws 7 to 11` names. */
function listCitedLaws(sourceText: string): string[] {
  return [...sourceText.matchAll(LAWS_PATTERN)].flatMap(([, firstText, connector, lastText]) => {
    const firstNumber = Number(firstText);
    const lastNumber = lastText === undefined ? firstNumber : Number(lastText);
    const numbers =
      connector === 'to'
        ? Array.from({ length: lastNumber - firstNumber + 1 }, (_entry, index) => firstNumber + index)
        : [firstNumber, lastNumber];
    return numbers.map((lawNumber) => `law ${lawNumber}`);
  });
}

/** Finds everything that a text cites: codes, laws, clauses, pages of `docs/`, and papers that aren't in the repository. */
export function findCitations(sourceText: string): Set<string> {
  return new Set([
    ...listMatches(sourceText, CODE_PATTERN),
    ...listCitedLaws(sourceText),
    ...listMatches(sourceText, CLAUSE_PATTERN),
    ...listMatches(sourceText, PAGE_PATTERN),
    ...listMatches(sourceText, FOREIGN_PATTERN),
  ]);
}

/** Finds the codes that the pages in `docs/rules/` define, each with the names of the pages that have a row for it. */
export function findDefinitions(): Map<string, string[]> {
  const definitions = new Map<string, string[]>();
  const pages = readdirSync(join(ROOT, 'docs/rules')).filter(
    (fileName) => fileName.endsWith('.md') && fileName !== 'README.md',
  );
  for (const pageName of pages) {
    // Matches the first cell of a table row: `| E-35 |`, `| law 7 |`.
    for (const [, code = ''] of readDoc(`docs/rules/${pageName}`).matchAll(/^\| ([A-EP][-?!]\d+[a-h]?|law \d+) \|/gm))
      definitions.set(code, [...(definitions.get(code) ?? []), pageName]);
  }
  for (const [, clause = ''] of readDoc('docs/rules.md').matchAll(/^### (R\d+\.\d+) /gm))
    definitions.set(clause, ['../rules.md']);
  return definitions;
}

function isPage(citation: string): boolean {
  const [pagePath = '', anchor] = citation.split('#');
  if (!existsSync(join(ROOT, pagePath))) return false;
  return anchor === undefined || anchors(readDoc(pagePath)).has(anchor);
}

/** Finds the citations of a text whose target does not exist. */
export function findUnresolved(sourceText: string, definitions: ReadonlyMap<string, unknown>): string[] {
  return [...findCitations(sourceText)].filter((citation) => !definitions.has(citation) && !isPage(citation));
}
