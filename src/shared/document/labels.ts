/** One-line descriptions of the fields that belong to no game, as editors show them. docs/formats.md has the details. */
import type { FieldLabels } from './document-spec.ts';
import { drawingSchema } from './schema.ts';

/** Descriptions of the fields of every document. */
export const DOCUMENT_LABELS = {
  format: 'Which format this file has.',
  version: 'Version of the format.',
  ruleset: 'The game these numbers belong to.',
  id: '1 to 64 characters of a to z, 0 to 9 and hyphen; other documents name it by this.',
  name: 'As people read it, in any script.',
  notes: 'For yourself: not printed, not judged, not part of the fingerprint.',
};

/** Description of the key of characters that turns on the placeholder for the name. */
export const NAME_MARK_LABEL =
  'With the value ~, every ~ in the texts of entries is printed as the name, and \\~ as a tilde.';

/** Description of the key of characters that were renamed or copied. */
export const FORMER_NAME_LABEL =
  'The name before the last renaming or copying, if texts used it then: not printed, not judged, not part of the fingerprint.';

/** Descriptions of the fields of a character's picture. */
export const ART_LABELS = {
  'art.drawing': 'A vector picture; it stands on the card when there is no image.',
  'art.image.src': 'A data: address, a file beside the document, or sha256: and the hash of a picture of the library.',
  'art.image.credit': 'Who made the picture.',
  'art.crop.x': 'The point of the picture in the middle of its window, 0 left to 1 right.',
  'art.crop.y': '0 top to 1 bottom.',
  'art.crop.zoom': '1 just covers the window; left out: 1.',
  'art.crop.rotation': 'Degrees clockwise; left out: 0.',
  'art.template': 'Id of the card template this character is printed with.',
  'art.theme': 'Name of a theme of that template; left out, or unknown to it: none of those that have a name.',
};

/** Descriptions of the fields of a credit line. */
export const CREDIT_LABELS = {
  credits: 'What the credit line of the card says; no rule reads it, and no fingerprint covers it.',
  'credits.artist': 'Who made the drawing; for an image art.image.credit is printed.',
  'credits.set': 'Name of the set that the card belongs to.',
  'credits.symbol': 'Symbol of the set, printed before its name.',
  'credits.number': 'Number within the set, as printed: 012/024.',
  'credits.version': 'Version of the card; a number is printed with a v before it.',
  'credits.copyright': 'Printed with © before it, unless it has one.',
};

/** Descriptions of the fields of flat vector pictures. */
export const DRAWING_LABELS = {
  schema: drawingSchema,
  about: {
    '': 'A flat vector picture.',
    width: 'In units of the drawing; y downwards from the top left.',
    shapes: 'Painted in the order of the list.',
    'shapes[].d': 'Path data: absolute commands M L H V C Q Z only.',
    'shapes[].fill': '#rrggbb, or primary, secondary, accent, ink, paper; left out: not filled.',
    'shapes[].stroke': 'A colour as in fill; left out: no line.',
    'shapes[].strokeWidth': 'In units of the drawing; left out: 1.',
    'shapes[].opacity': '0 to 1; left out: 1.',
    'shapes[].evenOdd': 'Fills by the even-odd rule instead of the nonzero one.',
  },
};

export const FACTION_LABELS: FieldLabels = {
  about: {
    ...DOCUMENT_LABELS,
    '': 'One faction: its name, symbol and colours.',
    symbol: 'Printed on the card; it should be clear in one colour at 6 mm.',
    symbolImage: 'A bitmap that is printed instead; the drawing stands in where it cannot be read.',
    'symbolImage.src': 'As art.image.src of a character.',
    'symbolImage.credit': 'Who made it.',
    theme: 'Colours as #rrggbb; another text is passed over.',
  },
  definitions: { drawing: DRAWING_LABELS },
};
