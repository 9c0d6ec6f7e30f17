/** Finds what source files cite and what our documents define, so that a test can hold one against the other. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import { anchors, readDoc } from './markdown.ts';

/** A fact, an open question or a worked example of a game (`A` to `E`), or a reading (`P`). */
const CODE = /\b[A-EP][-?!]\d+[a-h]?\b/g;
const LAWS = /\blaws? (\d+)(?: (and|to) (\d+))?/gi;
const CLAUSE = /\bR\d+\.\d+\b/g;
const PAGE = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g;
/** A numbered section of a paper that the repository doesn't have. */
const FOREIGN = /\b(?:contract|play\.md|facts),?(?: sections?)? \d+(?:\.\d+)*|\bthe contract\b/gi;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);

/** The laws that `laws 19 and 21` or `laws 7 to 11` names. */
function citedLaws(text: string): string[] {
  return [...text.matchAll(LAWS)].flatMap(([, first, word, last]) => {
    const firstNumber = Number(first);
    const lastNumber = last === undefined ? firstNumber : Number(last);
    const numbers =
      word === 'to'
        ? Array.from({ length: lastNumber - firstNumber + 1 }, (_, index) => firstNumber + index)
        : [firstNumber, lastNumber];
    return numbers.map((number) => `law ${number}`);
  });
}

/** Everything that a text cites: codes, laws, clauses, pages of `docs/`, and papers that aren't in the repository. */
export function findCitations(text: string): Set<string> {
  return new Set([
    ...matches(text, CODE),
    ...citedLaws(text),
    ...matches(text, CLAUSE),
    ...matches(text, PAGE),
    ...matches(text, FOREIGN),
  ]);
}

/** Codes that the pages below `docs/rules/` define, each with the names of the pages that have a row for it. */
export function findDefinitions(): Map<string, string[]> {
  const definitions = new Map<string, string[]>();
  const pages = readdirSync(join(ROOT, 'docs/rules')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const page of pages) {
    for (const [, code = ''] of readDoc(`docs/rules/${page}`).matchAll(/^\| ([A-EP][-?!]\d+[a-h]?|law \d+) \|/gm))
      definitions.set(code, [...(definitions.get(code) ?? []), page]);
  }
  for (const [, clause = ''] of readDoc('docs/rules.md').matchAll(/^### (R\d+\.\d+) /gm))
    definitions.set(clause, ['../rules.md']);
  return definitions;
}

function isPage(citation: string): boolean {
  const [path = '', anchor] = citation.split('#');
  if (!existsSync(join(ROOT, path))) return false;
  return anchor === undefined || anchors(readDoc(path)).has(anchor);
}

/** The citations of a text that lead nowhere. */
export function findUnresolved(text: string, definitions: ReadonlyMap<string, unknown>): string[] {
  return [...findCitations(text)].filter((citation) => !definitions.has(citation) && !isPage(citation));
}
