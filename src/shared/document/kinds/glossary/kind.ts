import { writeOrderedJson } from '../../fingerprint/canonical.ts';
import type { DocumentKind } from '../document-kind.ts';
import { NOTHING_CHECKED } from '../nothing-checked.ts';
import type { Glossary } from './schema.ts';
import { glossarySpec } from './spec.ts';

/** The glossary: descriptions that forms offer again, for all games. `DocumentKind` explains the properties. */
export const glossaryKind = {
  format: 'rollcall.glossary',
  name: 'glossary',
  nouns: { one: 'glossary', many: 'glossaries', unnamed: 'the glossary' },
  extension: '.glossary.json',
  table: 'glossaries',
  owner: 'rollcall',
  spec: glossarySpec,
  embeds: {},
  getHashedText: writeOrderedJson,
  submissionLabel: NOTHING_CHECKED,
  isExportedInLibrary: true,
  pages: { glossary: 'glossary' },
  opensIn: 'glossary',
} as const satisfies DocumentKind<Glossary>;
