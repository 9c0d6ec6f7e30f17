/** A layout is data: it can be cloned, compared and serialised, printing leaves no trace on it, and it comes out the same again. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { createPdfWriter, writeSideContent } from '../../src/shared/pdf/side-content.ts';
import { createCardsPdf } from '../../src/shared/print/cards-pdf.ts';
import { SEED } from '../support/documents/arbitrary.ts';
import { readSampleCharacters, readSampleFactions } from '../support/documents/samples.ts';
import { scaleRuns } from '../support/runs.ts';
import { translate } from '../support/texts.ts';
import { testFonts } from '../unit/card/support.ts';

const fonts = testFonts();
const factions = readSampleFactions();
const meta = { title: 'Cards', label: 'Cards', created: new Date(0) };

const texts = fc.constantFrom(
  '',
  'Office of *first* aid {fist}',
  'שלום עולם',
  'e\u0301te\u0301',
  'Adds a die. '.repeat(80),
);
const character: fc.Arbitrary<Character> = fc
  .record({ sample: fc.constantFrom(...readSampleCharacters()), level: fc.integer({ min: 1, max: 12 }), text: texts })
  .map(({ sample, level, text }) => ({
    ...sample,
    level,
    ...(text === '' ? {} : { abilities: [...(sample.abilities ?? []), { name: 'Told', text }] }),
  }));
/** Strict equality; vitest's own takes ten times as long, and is asked for what differs only. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toStrictEqual(wanted);
}
const printed = fc.record({ tagged: fc.boolean(), ahead: fc.boolean() });

describe.each(listBuiltInTemplates(GAMES).map((template) => [template.id, template] as const))(
  'a card of %s',
  (_, template) => {
    it('keeps its layout unchanged while it is printed, and gets the same layout again', async () => {
      await fc.assert(
        fc.asyncProperty(character, printed, async (one, { tagged, ahead }) => {
          const input = { character: one, factions, template, fonts };
          const layout = layoutCard(GAMES, input);
          const before = structuredClone(layout);
          const text = JSON.stringify(layout);
          expectSame(layout, before);
          const read: unknown = JSON.parse(text);
          if (!isDeepStrictEqual(read, before)) expect(read).toEqual(before);

          const made = createPdfWriter(fonts);
          const cards = listCardSides(layout).map(({ front, back }) =>
            ahead && !tagged
              ? { front: writeSideContent(front, made), back: writeSideContent(back, made) }
              : { front, back },
          );
          await createCardsPdf(
            translate,
            { cards, paper: 'a4', sides: 'long-edge', marks: 'crop', tagged, meta },
            fonts,
            {
              writer: made,
            },
          );

          expectSame(layout, before);
          expect(JSON.stringify(layout)).toBe(text);
          expectSame(layoutCard(GAMES, input), before);
          expectSame(layoutCard(GAMES, { ...input, character: structuredClone(one) }), before);
        }),
        { seed: SEED, numRuns: scaleRuns(8) },
      );
    });
  },
);
