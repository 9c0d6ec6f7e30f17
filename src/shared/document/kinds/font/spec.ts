/** Specification of the user's fonts, which belong to no game. */
import type { DocumentSpec } from '../../document-spec.ts';
import { DOCUMENT_LABELS } from '../../labels.ts';
import { type FontDocument, fontSchema } from './schema.ts';

export const fontSpec: DocumentSpec<FontDocument> = {
  schema: fontSchema,
  migrations: [],
  complete: ({ family, file, format, id, italic = false, name, style = 'Regular', version, weight = 400 }) => ({
    family,
    file,
    format,
    id,
    italic,
    name,
    style,
    version,
    weight,
  }),
  labels: {
    about: {
      ...DOCUMENT_LABELS,
      '': 'A font of the user, for card templates: what its file says of itself. The file lies beside it, named by its hash.',
      file: 'sha256: and the hash of the TrueType or OpenType file, as fonts of a template name it.',
      family: 'Name of the family.',
      style: 'Which of the family it is; left out: Regular.',
      weight: '1 to 1000; left out: 400.',
      italic: 'Whether it slants.',
      bytes: 'Length of the file.',
      glyphs: 'How many shapes it has.',
      embedding: 'What it says of being embedded: installable, editable, preview or restricted.',
      whole: 'It may be embedded only as a whole.',
      bitmaps: 'Only its bitmaps may be embedded, and so it is not.',
      copyright: 'Who made it.',
      licence: 'The licence in its own words.',
      licenceUrl: 'Where its licence can be read. Rollcall never opens it.',
      leftOut: 'What was left out when it came in: variations, colours, ligatures, kerning.',
      fallback:
        'Its place among the fallback fonts, which give all cards the characters that no other font has; absent when it is none.',
    },
    entries: { leftOut: 'part' },
  },
};
