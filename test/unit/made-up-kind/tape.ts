/** Defines a made-up document kind, the music of an evening, as its folder in src/shared would. */
import { z } from 'zod';
import type { DocumentSpec } from '../../../src/shared/document/document-spec.ts';
import type { DocumentBase, DocumentKind } from '../../../src/shared/document/kinds/document-kind.ts';
import { replaceIdsInList } from '../../../src/shared/document/kinds/replace-ids.ts';
import { DOCUMENT_LABELS } from '../../../src/shared/document/labels.ts';
import { numberSchema, textSchema, wordsSchema } from '../../../src/shared/document/schema.ts';

export interface Tape extends DocumentBase {
  format: 'rollcall.tape';
  tracks: { name: string; minutes?: number | undefined }[];
  /** Ids of the characters who enter to this music. */
  heroes?: string[] | undefined;
  /** The source of the sleeve's picture. */
  sleeve?: string | undefined;
  template?: string | undefined;
  notes?: string | undefined;
}

const tapeSpec: DocumentSpec<Tape> = {
  schema: z.object({
    format: z.literal('rollcall.tape'),
    version: numberSchema,
    id: textSchema,
    name: textSchema,
    tracks: z.array(z.object({ name: textSchema, minutes: numberSchema.optional() })),
    heroes: wordsSchema.optional(),
    sleeve: textSchema.optional(),
    template: textSchema.optional(),
    notes: textSchema.optional(),
  }),
  migrations: [],
  complete: ({ format, heroes = [], id, name, tracks, version }) => ({ format, heroes, id, name, tracks, version }),
  labels: { about: { ...DOCUMENT_LABELS, '': 'The music of an evening.' }, entries: { tracks: 'track' } },
};

export const tapeKind = {
  format: 'rollcall.tape',
  name: 'tape',
  nouns: { one: 'tape', many: 'tapes' },
  extension: '.tape.json',
  table: 'tapes',
  owner: 'rollcall',
  spec: tapeSpec,
  embeds: {},
  submissionLabel: 'a tape',
  hasPictures: true,
  picturePointers: ({ sleeve }) => (typeof sleeve === 'string' ? ['/sleeve'] : []),
  templatePointers: ['/template'],
  replaceIds: (document, { characters }) => replaceIdsInList(document, 'heroes', characters),
  isExportedInLibrary: true,
  pages: { tapes: 'tapes', tape: 'tapes/:id/:side(front|back)?' },
  opensIn: 'tape',
} as const satisfies DocumentKind<Tape>;

export const ROAD_SONGS: Tape = {
  format: 'rollcall.tape',
  version: 1,
  id: 'road-songs',
  name: 'Road Songs',
  tracks: [{ name: 'Harbour Lights', minutes: 4 }, { name: 'Last Tram' }],
};
