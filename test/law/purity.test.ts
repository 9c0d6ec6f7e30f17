/**
 * Tests that a layout is plain data: it can be cloned, compared and serialized, printing does not change it, and it is
 * the same every time.
 */

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
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';
import { getTestFonts } from '../unit/card/support.ts';

const fonts = getTestFonts();
const factions = readSampleFactions();
const documentInfo = { title: 'Cards', label: 'Cards', created: new Date(0) };

const anyText = fc.constantFrom(
  '',
  'Office of *first* aid {fist}',
  'שלום עולם',
  'e\u0301te\u0301',
  'Adds a die. '.repeat(80),
);
const character: fc.Arbitrary<Character> = fc
  .record({ sample: fc.constantFrom(...readSampleCharacters()), level: fc.integer({ min: 1, max: 12 }), text: anyText })
  .map(({ sample, level, text }) => ({
    ...sample,
    level,
    ...(text === '' ? {} : { abilities: [...(sample.abilities ?? []), { name: 'Told', text }] }),
  }));
/** Compares strictly. `expect` takes ten times as long and runs only when the values differ. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
/** Whether the PDF is tagged (accessible), and whether the content of its cards is written before the PDF. */
const anyPrinting = fc.record({ isTagged: fc.boolean(), isWrittenAhead: fc.boolean() });

describe.each(listBuiltInTemplates(GAMES).map((template) => [template.id, template] as const))(
  'a card of %s',
  (_, template) => {
    it('keeps its layout unchanged while it is printed, and gets the same layout again', async () => {
      await fc.assert(
        fc.asyncProperty(character, anyPrinting, async (drawnCharacter, { isTagged, isWrittenAhead }) => {
          const layoutInput = { character: drawnCharacter, factions, template, fonts };
          const layout = layoutCard(GAMES, layoutInput);
          const originalLayout = structuredClone(layout);
          const layoutJson = JSON.stringify(layout);
          expectSame(layout, originalLayout);
          const parsedLayout: unknown = JSON.parse(layoutJson);
          if (!isDeepStrictEqual(parsedLayout, originalLayout)) expect(parsedLayout).toEqual(originalLayout);

          const pdfWriter = createPdfWriter(fonts);
          const cards = listCardSides(layout).map(({ front, back }) =>
            isWrittenAhead && !isTagged
              ? { front: writeSideContent(front, pdfWriter), back: writeSideContent(back, pdfWriter) }
              : { front, back },
          );
          await createCardsPdf(
            translate,
            { cards, paper: 'a4', sides: 'long-edge', marks: 'crop', tagged: isTagged, meta: documentInfo },
            fonts,
            {
              writer: pdfWriter,
            },
          );

          expectSame(layout, originalLayout);
          expect(JSON.stringify(layout)).toBe(layoutJson);
          expectSame(layoutCard(GAMES, layoutInput), originalLayout);
          expectSame(layoutCard(GAMES, { ...layoutInput, character: structuredClone(drawnCharacter) }), originalLayout);
        }),
        { seed: SEED, numRuns: scaleRuns(8) },
      );
    });
  },
);
