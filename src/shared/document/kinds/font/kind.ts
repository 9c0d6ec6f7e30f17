import type { DocumentKind } from '../document-kind.ts';
import type { FontDocument } from './schema.ts';
import { fontSpec } from './spec.ts';

/** The user's fonts for card templates. `DocumentKind` explains the properties. */
export const fontKind = {
  format: 'rollcall.font',
  name: 'font',
  nouns: { one: 'font', many: 'fonts' },
  extension: '.font.json',
  table: 'fonts',
  owner: 'rollcall',
  spec: fontSpec,
  embeds: {},
  submissionLabel: (translate) => translate('receivedFiles.font'),
  pages: {},
  // A dialog of the gallery lists the fonts.
  opensIn: 'templates',
} as const satisfies DocumentKind<FontDocument>;
