/** Everything that the source cites is in the repository: facts, readings, laws, clauses and pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';
import * as checkCites from '../../../src/shared/games/supers-unlimited/cites.ts';
import { CITED_FACTS, getCitation } from '../../../src/shared/games/supers-unlimited/play/citations.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import { t } from '../../support/texts.ts';
import { findCitations, findDefinitions, findUnresolved } from './citations.ts';
import { readDoc, tableRows } from './markdown.ts';

const definitions = findDefinitions();

/** Files with citations. Frozen documents and the made-up codes of this test are left out. */
const files = ['src', 'scripts', 'test', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:[cm]?[jt]sx?|css|html|json)$/.test(path))
    .filter((path) => !path.startsWith(join('test', 'corpus')) && !path.startsWith(join('test', 'unit', 'docs'))),
);

const listMarkdown = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name));

describe('citations in the source', () => {
  it('lead to a row, a clause or a page that exists', () => {
    const missing = files.flatMap((path) =>
      findUnresolved(readFileSync(join(ROOT, path), 'utf8'), definitions).map((citation) => `${path}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found in every form', () => {
    const text = '/** E-35, A?2 and B!6 (P-14), laws 7 to 9, R2.12: docs/formats.md#fingerprint. */';
    expect([...findCitations(text)]).toEqual([
      ...['E-35', 'A?2', 'B!6', 'P-14', 'law 7', 'law 8', 'law 9', 'R2.12', 'docs/formats.md#fingerprint'],
    ]);
    expect(findUnresolved(text, definitions)).toEqual([]);
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
  ])('are refused if made up: %s', (_, text, citation) => {
    expect(findUnresolved(`// ${text}.`, definitions)).toEqual([citation]);
  });
});

describe('the headings of Supers Unlimited', () => {
  const headings = tableRows(readDoc('docs/rules/supers-unlimited.md'), 'Chapter').map(
    ([chapter, heading]) => `${chapter}, ${heading}`,
  );

  it('have a row wherever a finding or a refusal cites one', () => {
    const { citeHeading: _at, citeTool: _tool, options: _options, ...places } = checkCites;
    const cites = [...Object.values(places).map((place) => place()), ...CITED_FACTS.map(getCitation)];
    const missing = cites
      .map(({ chapter, heading }) => `${chapter}, ${heading}`)
      .filter((place) => !headings.includes(place));
    expect(missing).toEqual([]);
  });

  it('have a row wherever the quick reference cites one', () => {
    const cited = createReference(t).sections.flatMap(({ cite }) =>
      `${cite.chapter}, ${cite.heading}`.split('; ').map((part, index) => {
        const other = part.replace(/^chapter /, '');
        return index === 0 || other !== part ? other : `${cite.chapter}, ${part}`;
      }),
    );
    expect(cited.filter((heading) => !headings.includes(heading))).toEqual([]);
  });
});

describe('the pages of rules', () => {
  it('name every source that the code cites', () => {
    const listed = tableRows(readDoc('docs/rules/README.md'), 'Source').flatMap(([cell = '']) => cell.split('; '));
    const cited = files
      .filter((path) => /^src.shared.(?:games|rules|play)\b/.test(path))
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .filter((text) => /cite/i.test(text))
      .flatMap((text) => [...text.matchAll(/\b(?:source: |SOURCE = )'([^']+)'/g)].map(([, source]) => source));
    expect(cited.length).toBeGreaterThan(8);
    expect(cited.filter((source) => !listed.includes(source ?? ''))).toEqual([]);
  });

  it('define every code once', () => {
    expect([...definitions].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });
});

describe('the other documents', () => {
  it('cite only what exists', () => {
    const paths = [...listMarkdown('.'), ...listMarkdown('docs'), ...listMarkdown('docs/rules')];
    const missing = paths.flatMap((path) =>
      findUnresolved(readDoc(path), definitions).map((citation) => `${path}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });
});
