import { expect, it } from 'vitest';
import {
  DEFAULT_SELECTION,
  parsePrintSettings,
} from '../../../../../../src/renderer/features/print/options/print-settings.ts';
import { createPdfOutput, getOutputKind } from '../../../../../../src/renderer/features/print/output/create-output.ts';
import type { Section } from '../../../../../../src/renderer/features/print/pages/sections.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { PrintKind } from '../../../../../../src/shared/print-job/print-job.ts';
import { readBaseTeam } from '../../../../../support/documents/fixture.ts';

import { translate } from '../../../../../support/texts.ts';

const createSection = (printKinds: readonly PrintKind[], note?: Section['note']): Section => ({
  printKinds,
  label: printKinds.join(),
  summaries: {},
  pages: [],
  ...(note === undefined ? {} : { note }),
});
const team = { ...readBaseTeam(), name: 'Tide Wardens' };
const subject = { kind: 'team', team } as const;
const createOutput = (sections: readonly Section[], output: 'one' | 'each') =>
  createPdfOutput(translate, GAMES, subject, {
    parts: sections.flatMap(({ printKinds }) => printKinds),
    settings: { ...parsePrintSettings(null), output },
    cardSelection: { ...DEFAULT_SELECTION, copies: 2, changedOnly: true },
    sections,
    sheets: new Map(),
  });

it('prints kinds that share sheets in one part, each with its selection, and leaves out empty sections', () => {
  const { tasks, merged } = createOutput(
    [
      createSection(['cards', 'piece:marker']),
      createSection(['piece:gimmick'], { kind: 'empty', text: '' }),
      createSection(['roster']),
    ],
    'one',
  );
  expect(tasks.map(({ request }) => request)).toMatchObject([
    {
      what: 'cut-sheets',
      parts: [
        { what: 'cards', choice: { copies: 2, changedOnly: true } },
        // "Only what changed" is about characters.
        { what: 'piece:marker', choice: { copies: 2, changedOnly: false } },
      ],
    },
    { what: 'roster', paper: 'a4' },
  ]);
  expect(tasks[0]?.fileName).toBe('Tide Wardens print.pdf');
  expect(merged).toMatchObject({ fileName: 'Tide Wardens print.pdf', duplex: 'long-edge' });
});

it('names separate files after their kind', () => {
  const { tasks, merged } = createOutput([createSection(['cards']), createSection(['piece:gimmick'])], 'each');
  expect(tasks.map(({ fileName }) => fileName)).toEqual(['Tide Wardens cards.pdf', 'Tide Wardens gimmicks.pdf']);
  expect(merged).toBeUndefined();
});

it('gives cards as PDF/X a file of their own beside sheets, which have the colors of screens', () => {
  const settings = { ...parsePrintSettings(null), isPdfX: true, output: 'one' } as const;
  expect(getOutputKind(settings, ['cards', 'roster'])).toBe('each');
  expect(getOutputKind(settings, ['cards', 'piece:gimmick'])).toBe('one');
  expect(getOutputKind(settings, ['roster', 'reference'])).toBe('one');
  expect(getOutputKind({ ...settings, isPdfX: false }, ['cards', 'roster'])).toBe('one');
});
