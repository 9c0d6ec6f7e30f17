/** Everything that the source cites exists in the repository: facts, readings, laws, clauses and pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import * as checkCites from '../../../src/shared/games/supers-unlimited/cites.ts';
import { CITED_FACTS, getCitation } from '../../../src/shared/games/supers-unlimited/play/citations.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { translate } from '../../support/texts.ts';
import { findCitations, findDefinitions, findUnresolved } from './citations.ts';
import { readDoc, tableRows } from './markdown.ts';

const definitions = findDefinitions();

/** Files that may contain citations, without frozen documents and the invented codes of this test. */
const sourceFiles = ['src', 'scripts', 'test', 'tools'].flatMap((folderPath) =>
  readdirSync(join(ROOT, folderPath), { recursive: true, encoding: 'utf8' })
    .map((fileName) => join(folderPath, fileName))
    .filter((filePath) => /\.(?:[cm]?[jt]sx?|css|html|json)$/.test(filePath))
    .filter(
      (filePath) => !filePath.startsWith(join('test', 'corpus')) && !filePath.startsWith(join('test', 'unit', 'docs')),
    ),
);

const listMarkdown = (folderPath: string) =>
  readdirSync(join(ROOT, folderPath))
    .filter((fileName) => fileName.endsWith('.md') && fileName !== 'CHANGELOG.md')
    .map((fileName) => join(folderPath, fileName));

describe('citations in the source', () => {
  it('finds a row, clause or page for every citation in the source', () => {
    const missing = sourceFiles.flatMap((filePath) =>
      findUnresolved(readFileSync(join(ROOT, filePath), 'utf8'), definitions).map(
        (citation) => `${filePath}: ${citation}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('finds citations in every form', () => {
    const sourceText = '/** E-35, A?2 and B!6 (P-14), laws 7 to 9, R2.12: docs/formats.md#fingerprint. */';
    expect([...findCitations(sourceText)]).toEqual([
      ...['E-35', 'A?2', 'B!6', 'P-14', 'law 7', 'law 8', 'law 9', 'R2.12', 'docs/formats.md#fingerprint'],
    ]);
    expect(findUnresolved(sourceText, definitions)).toEqual([]);
  });

  it.each([
    ['a fact', 'a Super (E-999)', 'E-999'],
    ['a letter after a fact that has none', "fact: 'E-35a'", 'E-35a'],
    ['an open question', 'settled by C?99', 'C?99'],
    ['a law', 'law 99 holds', 'law 99'],
    ['a clause', 'see R3.99', 'R3.99'],
    ['a page', 'docs/rules/chess.md says why', 'docs/rules/chess.md'],
    ['a heading', 'docs/formats.md#no-such-heading', 'docs/formats.md#no-such-heading'],
    ['a section of a paper elsewhere', 'play.md 4.4', 'play.md 4.4'],
  ])('reports a citation that does not exist: %s', (_caseName, sourceText, citation) => {
    expect(findUnresolved(`// ${sourceText}.`, definitions)).toEqual([citation]);
  });
});

describe('the table of headings of Supers Unlimited', () => {
  const headings = tableRows(readDoc('docs/rules/supers-unlimited.md'), 'Chapter').map(
    ([chapter, heading]) => `${chapter}, ${heading}`,
  );

  it('lists every heading that a finding or a refusal cites', () => {
    const { citeHeading: _citeHeading, citeTool: _citeTool, options: _unusedOptions, ...citeFunctions } = checkCites;
    const citations = [
      ...Object.values(citeFunctions).map((createCite) => createCite()),
      ...CITED_FACTS.map(getCitation),
    ];
    const missing = citations
      .map(({ chapter, heading }) => `${chapter}, ${heading}`)
      .filter((headingPlace) => !headings.includes(headingPlace));
    expect(missing).toEqual([]);
  });

  it('lists every heading that the quick reference cites', () => {
    const citedHeadings = createReference(translate).sections.flatMap(({ cite: citation }) =>
      `${citation.chapter}, ${citation.heading}`.split('; ').map((citePart, index) => {
        const chapterPart = citePart.replace(/^chapter /, '');
        return index === 0 || chapterPart !== citePart ? chapterPart : `${citation.chapter}, ${citePart}`;
      }),
    );
    expect(citedHeadings.filter((heading) => !headings.includes(heading))).toEqual([]);
  });
});

describe('the rules pages', () => {
  it('lists every source that the code cites', () => {
    const listedSources = tableRows(readDoc('docs/rules/README.md'), 'Source').flatMap(([cell = '']) =>
      cell.split('; '),
    );
    const citedSources = sourceFiles
      .filter((filePath) => /^src.shared.(?:games|rules|play)\b/.test(filePath))
      .map((filePath) => readFileSync(join(ROOT, filePath), 'utf8'))
      .filter((sourceText) => /cite/i.test(sourceText))
      .flatMap((sourceText) =>
        [...sourceText.matchAll(/\b(?:source: |SOURCE = )'([^']+)'/g)].map(([, source]) => source),
      );
    expect(citedSources.length).toBeGreaterThan(8);
    expect(citedSources.filter((source) => !listedSources.includes(source ?? ''))).toEqual([]);
  });

  it('defines every code only once', () => {
    expect([...definitions].filter(([, definingPages]) => definingPages.length > 1)).toEqual([]);
  });
});

describe('the other documents', () => {
  it('finds only codes, clauses and pages that exist in the other documents', () => {
    const documentPaths = [...listMarkdown('.'), ...listMarkdown('docs'), ...listMarkdown('docs/rules')];
    const missing = documentPaths.flatMap((filePath) =>
      findUnresolved(readDoc(filePath), definitions).map((citation) => `${filePath}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });
});
