/** Tests the sheets of an encounter that its print screen requests. */

import { expect, it } from 'vitest';
import harbour from '../../../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import { createPrintJob } from '../../../../../../src/renderer/features/print/print-subject.ts';
import { createSheetPdf } from '../../../../../../src/renderer/features/print/worker/create-sheet-pdf.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { readSampleCharacters, readSampleFactions } from '../../../../../support/documents/samples.ts';
import { translate } from '../../../../../support/texts.ts';
import { fontFiles, fonts, readPdf } from '../../../../sheet/files.ts';

it('the quick reference of an encounter has its name and contains only the Gimmicks of its sides', async () => {
  const printJob = createPrintJob(
    translate,
    GAMES,
    { kind: 'encounter', encounter: harbour as unknown as Encounter },
    readSampleCharacters(),
    readSampleFactions(),
  );
  const { text: pdfText } = readPdf(
    await createSheetPdf(translate, GAMES, printJob, { what: 'reference', paper: 'a4' }, { fonts, fontFiles }),
  );
  expect(pdfText).toMatch(/HARBOURLAMPSOUT/i);
  expect(pdfText).toContain('Slugfest');
  expect(pdfText).toMatch(/TagTeam/i);
  expect(pdfText).not.toMatch(/Enduring/i);
});
