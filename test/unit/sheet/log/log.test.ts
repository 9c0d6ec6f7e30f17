/** The log of an encounter as a text and on paper: what happened, in which round, and nothing that did not. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { createSheetPdf } from '../../../../src/shared/sheet/draw/drawn-sheet.ts';
import { createLogData, type LogData } from '../../../../src/shared/sheet/log/log-data.ts';
import { createLogSheet } from '../../../../src/shared/sheet/log/log-sheet.ts';
import { formatLog } from '../../../../src/shared/sheet/log/log-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t, tGerman } from '../../../support/texts.ts';
import { collisions, fonts, outside, readPdf } from '../files.ts';

const lamp = { name: 'Lamp', agility: 4, mind: 4, hits: 9 };
const LOG: readonly Event[] = [
  { kind: 'note', text: 'Half past eight.' },
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4] },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1], note: 'oh dear' },
  { kind: 'end' },
  { kind: 'activate', model: 'a1' },
  { kind: 'adjust', model: 'b1', field: 'hits', to: 3 },
];
const played = (log = LOG) =>
  encounterOf('ssua', {
    sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
    characters: { lamp },
    log,
    more: { a: { name: 'Reds' } },
  });

describe('the log as a text', () => {
  it('says in German how far the game has come', () => {
    expect(createLogData(tGerman, LOADED_GAMES, played()).progress).toBe('Runde 1');
  });

  it('has a heading for each round, names, dice, what changed and what was noted', () => {
    const text = formatLog(t, createLogData(t, LOADED_GAMES, played()));
    expect(text.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      expect.stringContaining('t (SSUA'),
      'Reds: Lamp 1',
      'b: Lamp 2',
      expect.stringContaining('One event that was refused is left out'),
      'Before Round 1',
      'Round 1',
    ]);
    expect(text).toContain('  1  Half past eight.\n');
    expect(text).toContain('4, 4, 4, 4');
    expect(text).toMatch(/set by hand\]\n +Lamp 2: Hits 9 → 3\n/);
    expect(text).toMatch(/ {4}“oh dear”\n/);
    expect(text).not.toMatch(/^ +5 /m);
  });

  it('passes over what is counted only of whoever acts', () => {
    const hero = { perception: 5, prowess: 4, agility: 6 };
    const log = [
      { kind: 'aware', order: ['b', 'g'] },
      { kind: 'begin' },
      { kind: 'action', model: 'b', as: 'move' },
      { kind: 'end' },
    ];
    const encounter = encounterOf('bulletproof-blues', {
      sides: { a: ['b'], z: ['g'] },
      characters: { b: hero, g: hero },
      log,
    });
    const changes = createLogData(t, LOADED_GAMES, encounter).lines.flatMap((line) =>
      line.kind === 'event' ? [line.changes] : [],
    );
    expect(changes).toEqual([[], [], [], []]);
  });

  it('says of a saved line-up that nothing has happened', () => {
    expect(formatLog(t, createLogData(t, LOADED_GAMES, played([])))).toMatch(/\nNothing has happened yet\.\n$/);
  });

  it('takes an encounter without a log for one in which nothing has happened', () => {
    const { log: _, ...saved } = played();
    const data = createLogData(t, LOADED_GAMES, saved as Encounter);
    expect([data.eventCount, data.refusedCount, data.lines]).toEqual([0, 0, []]);
    expect(formatLog(t, data)).not.toContain('refused');
  });

  it('shows no character that a terminal obeys', () => {
    expect(formatLog(t, createLogData(t, LOADED_GAMES, played([{ kind: 'note', text: 'a\u001b[2Jb' }])))).not.toContain(
      '\u001b',
    );
  });
});

describe('the log on paper', () => {
  const pdfOf = async (log: readonly Event[], paper: 'a4' | 'letter') =>
    readPdf(
      await createSheetPdf(t, createLogSheet(t, createLogData(t, LOADED_GAMES, played(log)), fonts, '0'), {
        paper,
        fonts,
        created: new Date(0),
      }),
    );

  it.each(['a4', 'letter'] as const)(
    'sets every line apart and inside the margins, also where it goes on (%s)',
    async (paper) => {
      const many = Array.from(
        { length: 150 },
        (_, index): Event => ({ kind: 'note', text: `Moment ${index + 1} of the evening.` }),
      );
      const pdf = await pdfOf([...LOG, ...many], paper);
      expect(pdf.pages.length).toBeGreaterThan(1);
      expect(pdf.text).toContain('ROUND1(CONTINUED)');
      expect(pdf.text).toContain('Moment150oftheevening.');
      expect([collisions(pdf), outside(pdf, 15)]).toEqual([[], []]);
    },
  );

  it('is one page that says so before the first event', async () => {
    const pdf = await pdfOf([], 'a4');
    expect([pdf.pages.length, pdf.text.includes('Nothinghashappenedyet.')]).toEqual([1, true]);
  });

  it('says how many more events there are than it takes', () => {
    const data = createLogData(t, LOADED_GAMES, played([]));
    const entry = {
      kind: 'event',
      words: 'x',
      outcome: '',
      note: '',
      isNote: true,
      isCorrection: false,
      models: [],
      changes: [],
    };
    const events = LIMITS.sheetEvents + 2;
    const lines = Array.from({ length: events }, (_, n) => ({ ...entry, eventIndex: n }) as LogData['lines'][number]);
    const blocks = createLogSheet(t, { ...data, eventCount: events, lines }, fonts, '0').createBlocks(8, 250);
    const [cell] = blocks.at(-1)?.rowLayout?.cells ?? [];
    expect(blocks.length).toBe(LIMITS.sheetEvents + 2);
    expect(cell?.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')).toMatch(
      /^And 2 more: .*10,000 events/,
    );
  });

  it('takes the same bytes for the same log', async () => {
    const bytes = () =>
      createSheetPdf(t, createLogSheet(t, createLogData(t, LOADED_GAMES, played()), fonts, '0'), {
        paper: 'a4',
        fonts,
        created: new Date(0),
      });
    expect(Buffer.compare(await bytes(), await bytes())).toBe(0);
  });
});
