/** The document of a band of the Tin Parade, and its defaults. */
import { z } from 'zod';
import type { DocumentSpec } from '../../../src/shared/document/document-spec.ts';
import { DOCUMENT_LABELS } from '../../../src/shared/document/labels.ts';
import { artSchema, entrySchema, numberSchema, textSchema, wordsSchema } from '../../../src/shared/document/schema.ts';

const schema = z.object({
  format: z.literal('rollcall.character'),
  version: numberSchema,
  ruleset: z.literal('tin-parade'),
  id: textSchema,
  name: textSchema,
  concept: textSchema.optional(),
  factions: wordsSchema.optional(),
  brass: numberSchema,
  drums: numberSchema.optional(),
  pace: textSchema,
  tunes: z.array(entrySchema).optional(),
  art: artSchema.optional(),
  notes: textSchema.optional(),
});
export type Band = z.infer<typeof schema>;

/** Returns the number of drums: two for each horn, unless the band states another number. */
export const countDrums = ({ brass, drums }: Band): number => drums ?? 2 * brass;

const blank = (id: string): Band => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'tin-parade',
  id,
  name: '',
  brass: 3,
  pace: 'brisk',
});

export const bandSpec: DocumentSpec<Band> & { createBlank(id: string): Band } = {
  schema,
  migrations: [],
  createBlank: blank,
  // The keys are in alphabetical order, which the fingerprint needs.
  complete: (band) => ({
    brass: band.brass,
    concept: band.concept ?? '',
    drums: countDrums(band),
    factions: band.factions ?? [],
    format: band.format,
    id: band.id,
    name: band.name,
    pace: band.pace,
    ruleset: band.ruleset,
    tunes: (band.tunes ?? []).map((tune) => ({ items: tune.items ?? [], name: tune.name, text: tune.text ?? '' })),
    version: band.version,
  }),
  labels: {
    about: {
      ...DOCUMENT_LABELS,
      '': 'One band.',
      brass: 'Horns, 1 or more.',
      drums: 'Left out: two for each horn.',
      pace: 'slow, brisk or double.',
    },
    entries: { tunes: 'tune' },
  },
};
