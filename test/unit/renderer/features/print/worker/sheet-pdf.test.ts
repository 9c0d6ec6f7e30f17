/** The sheets of an encounter as its print screen asks for them. */

import { expect, it } from 'vitest';
import harbour from '../../../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import { printJobOf } from '../../../../../../src/renderer/features/print/subject.ts';
import { sheetPdf } from '../../../../../../src/renderer/features/print/worker/sheet-pdf.ts';
import type { Encounter } from '../../../../../../src/shared/document/kinds/encounter.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import { sampleCharacters, sampleFactions } from '../../../../../support/documents/samples.ts';
import { t } from '../../../../../support/texts.ts';
import { fontFiles, fonts, readPdf } from '../../../../sheet/files.ts';

it('the quick reference of an encounter is called after it, and holds what its sides have chosen alone', async () => {
  const job = printJobOf(
    t,
    { kind: 'encounter', encounter: harbour as unknown as Encounter },
    sampleCharacters(),
    sampleFactions(),
  );
  const { text } = readPdf(await sheetPdf(t, GAMES, job, { what: 'reference', paper: 'a4' }, { fonts, fontFiles }));
  expect(text).toMatch(/HARBOURLAMPSOUT/i);
  expect(text).toContain('Slugfest');
  expect(text).toMatch(/TagTeam/i);
  expect(text).not.toMatch(/Enduring/i);
});
