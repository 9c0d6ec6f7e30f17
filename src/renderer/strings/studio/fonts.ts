import type { FontDocument } from '../../../shared/document/kinds/font/schema.ts';
import type { LeftOut } from '../../../shared/font-file/read-font.ts';
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';

/** Fonts of the user's own. */
export const FONTS = {
  title: 'Your fonts',
  open: 'Fonts…',
  hint: 'Fonts that your card templates are set in: TTF, OTF, WOFF or WOFF2. They can be dropped here, too.',
  bring: 'Add fonts',
  none: 'No font of your own yet. Templates use those that come with Rollcall.',
  sample: 'Night Shift 0123',
  noSample: 'Its file is missing or damaged. Add the font again.',
  sized: (glyphs: number, bytes: number) =>
    `${numeral(glyphs)} ${glyphs === 1 ? 'glyph' : 'glyphs'}, ${numeral(Math.max(1, Math.round(bytes / 1000)))} kB`,
  embedding: {
    installable: 'May be embedded.',
    editable: 'May be embedded.',
    preview: 'May be embedded to view and print.',
    restricted: 'May not be embedded: cards are printed in the face of Rollcall that stands in for it.',
  } satisfies Record<NonNullable<FontDocument['embedding']>, string> as Readonly<Record<string, string>>,
  unknownEmbedding: 'Does not say whether it may be embedded.',
  whole: 'Only as a whole, which makes files larger.',
  bitmaps: 'Only its bitmaps may be embedded: cards are printed in the face of Rollcall that stands in for it.',
  share: 'Whether you may pass its file on says its licence.',
  licence: 'Licence',
  noLicence: 'It names no licence.',
  leftOut: (parts: readonly string[]) => `Left out: ${parts.join(', ')}.`,
  left: {
    variations: 'other weights and widths of this variable font',
    colours: 'its colours',
    ligatures: 'its ligatures, which have no end',
    kerning: 'its kerning, which has no end',
  } satisfies Record<LeftOut, string> as Readonly<Record<string, string>>,
  chooseFallback: 'Choose a font file…',
  fallbackHint: 'Used on all cards for letters that no other font has.',
  checking: 'Checking the font …',
  cannotEmbed: 'This font can’t be embedded in a PDF. Choose another one.',
  fallbackAdded: (names: readonly string[]) =>
    `${names.map(shortName).join(', ')}: used on all cards for letters that no other font has.`,
  fallbackChanged: 'Fallback fonts changed.',
  notChanged: "The fallback fonts weren't changed",
  makeFallback: 'Use on all cards for letters that no other font has',
  isFallback: (place: number) =>
    `Fallback font ${numeral(place)}: used on all cards for letters that no other font has`,
  moveUp: (name: string) => `Move ${shortName(name)} up`,
  usedBy: (names: readonly string[]) => (names.length === 0 ? 'No template uses it' : `Used by ${names.join(', ')}`),
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${shortName(name)}`,
  added: (names: readonly string[]) =>
    names.length === 1 ? `${shortName(names[0] ?? '')} added.` : `${numeral(names.length)} fonts added.`,
  removed: (name: string) => `${shortName(name)} removed.`,
  there: (name: string) => `${shortName(name)} is in your library already.`,
  refused: (file: string) => `${shortName(file)} cannot be used as a font`,
  noneInFolder: (folder: string) => `${shortName(folder)} is a folder without TTF, OTF, WOFF or WOFF2 fonts.`,
  notAdded: 'The fonts were not added',
  notRemoved: (name: string) => `${shortName(name)} was not removed`,
  asBefore: (reason: string) => `Everything is as before. ${reason}`,
  reading: (file: string) => `Reading ${shortName(file)} …`,
  went: (names: readonly string[], stayed: readonly string[]) =>
    [
      ...(names.length === 0
        ? []
        : [`Its fonts are in it: ${names.join(', ')}. Whether they may be passed on says their licence.`]),
      ...(stayed.length === 0 ? [] : [`Left out, since they say that they may not be embedded: ${stayed.join(', ')}.`]),
    ].join(' '),
  notTaken: (name: string, why: string) => `the font ${shortName(name)}: ${why}`,
  fileMissing: 'its file did not come along.',
  otherFile: 'its file is another one than it says.',
  ofTemplate: 'Fonts of this template',
  ofTemplateHint: 'A style takes one of your own by its Face: bring in the file there, or here.',
  bringOwn: 'A font file of your own…',
  missing: (name: string) => `${shortName(name)} (not in your library)`,
  addMore: 'Your fonts…',
  instead: 'Stands in for it',
  bold: 'Bold words',
  italic: 'Italic words',
  asInstead: 'As what stands in for it',
};
