/** Tests the log of an encounter as text and as PDF: what happened in which round, and nothing else. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/shared/base/limits.ts';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { createSheetPdf } from '../../../../src/shared/sheet/draw/drawn-sheet.ts';
import { createLogData, type LogData } from '../../../../src/shared/sheet/log/log-data.ts';
import { createLogSheet } from '../../../../src/shared/sheet/log/log-sheet.ts';
import { formatLog } from '../../../../src/shared/sheet/log/log-text.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';
import { findCollisions, findWordsOutside, fonts, readPdf } from '../files.ts';

const lampCharacter = { name: 'Lamp', agility: 4, mind: 4, hits: 9 };
/** A log of SSUA. Its fifth event is refused, because no model has been activated that could end its activation. */
const LOG: readonly TestEvent[] = [
  { kind: 'note', text: 'Half past eight.' },
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4] },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1], note: 'oh dear' },
  { kind: 'end' },
  { kind: 'activate', model: 'a1' },
  { kind: 'adjust', model: 'b1', field: 'hits', to: 3 },
];
const createPlayedEncounter = (logEvents = LOG) =>
  createEncounter('ssua', {
    sides: { a: ['a1=lamp'], b: ['b1=lamp'] },
    characters: { lamp: lampCharacter },
    log: logEvents,
    sideFields: { a: { name: 'Reds' } },
  });

describe('the encounter log as text', () => {
  it('names the progress of the game in German', () => {
    expect(createLogData(translateToGerman, LOADED_GAMES, createPlayedEncounter()).progress).toBe('Runde 1');
  });

  it('lists rounds, names, dice, changes and notes', () => {
    const logText = formatLog(translate, createLogData(translate, LOADED_GAMES, createPlayedEncounter()));
    expect(logText.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      expect.stringContaining('t (SSUA'),
      'Reds: Lamp 1',
      'b: Lamp 2',
      expect.stringContaining('One event that was refused is left out'),
      'Before Round 1',
      'Round 1',
    ]);
    expect(logText).toContain('  1  Half past eight.\n');
    expect(logText).toContain('4, 4, 4, 4');
    expect(logText).toMatch(/set by hand\]\n +Lamp 2: Hits 9 → 3\n/);
    expect(logText).toMatch(/ {4}“oh dear”\n/);
    expect(logText).not.toMatch(/^ +5 /m);
  });

  it('leaves out changes of counters that only track the acting model', () => {
    const characterValues = { perception: 5, prowess: 4, agility: 6 };
    const logEvents = [
      { kind: 'aware', order: ['b', 'g'] },
      { kind: 'begin' },
      { kind: 'action', model: 'b', as: 'move' },
      { kind: 'end' },
    ];
    const encounter = createEncounter('bulletproof-blues', {
      sides: { a: ['b'], z: ['g'] },
      characters: { b: characterValues, g: characterValues },
      log: logEvents,
    });
    const eventChanges = createLogData(translate, LOADED_GAMES, encounter).lines.flatMap((line) =>
      line.kind === 'event' ? [line.changes] : [],
    );
    expect(eventChanges).toEqual([[], [], [], []]);
  });

  it('says that nothing has happened in a saved line-up', () => {
    expect(formatLog(translate, createLogData(translate, LOADED_GAMES, createPlayedEncounter([])))).toMatch(
      /\nNothing has happened yet\.\n$/,
    );
  });

  it('treats an encounter without a log as one in which nothing has happened', () => {
    const { log: _log, ...savedEncounter } = createPlayedEncounter();
    const logData = createLogData(translate, LOADED_GAMES, savedEncounter as Encounter);
    expect([logData.eventCount, logData.refusedCount, logData.lines]).toEqual([0, 0, []]);
    expect(formatLog(translate, logData)).not.toContain('refused');
  });

  it('contains no terminal control characters', () => {
    expect(
      formatLog(
        translate,
        createLogData(translate, LOADED_GAMES, createPlayedEncounter([{ kind: 'note', text: 'a\u001b[2Jb' }])),
      ),
    ).not.toContain('\u001b');
  });
});

describe('the encounter log as PDF', () => {
  const printLog = async (logEvents: readonly TestEvent[], paperName: 'a4' | 'letter') =>
    readPdf(
      await createSheetPdf(
        translate,
        createLogSheet(translate, createLogData(translate, LOADED_GAMES, createPlayedEncounter(logEvents)), fonts, '0'),
        {
          paper: paperName,
          fonts,
          created: new Date(0),
        },
      ),
    );

  it.each(['a4', 'letter'] as const)(
    'keeps lines apart and inside the margins on several %s pages',
    async (paperName) => {
      const manyNotes = Array.from(
        { length: 150 },
        (_entry, index): TestEvent => ({ kind: 'note', text: `Moment ${index + 1} of the evening.` }),
      );
      const printedPdf = await printLog([...LOG, ...manyNotes], paperName);
      expect(printedPdf.pages.length).toBeGreaterThan(1);
      expect(printedPdf.text).toContain('ROUND1(CONTINUED)');
      expect(printedPdf.text).toContain('Moment150oftheevening.');
      expect([findCollisions(printedPdf), findWordsOutside(printedPdf, 15)]).toEqual([[], []]);
    },
  );

  it('consists of one page that says nothing has happened before the first event', async () => {
    const printedPdf = await printLog([], 'a4');
    expect([printedPdf.pages.length, printedPdf.text.includes('Nothinghashappenedyet.')]).toEqual([1, true]);
  });

  it('says how many events are left out beyond the maximum', () => {
    const logData = createLogData(translate, LOADED_GAMES, createPlayedEncounter([]));
    const eventEntry = {
      kind: 'event',
      words: 'x',
      outcome: '',
      note: '',
      isNote: true,
      isCorrection: false,
      models: [],
      changes: [],
    };
    const eventCount = LIMITS.sheetEvents + 2;
    const eventLines = Array.from(
      { length: eventCount },
      (_entry, eventIndex) => ({ ...eventEntry, eventIndex }) as LogData['lines'][number],
    );
    const sheetBlocks = createLogSheet(
      translate,
      { ...logData, eventCount, lines: eventLines },
      fonts,
      '0',
    ).createBlocks(8, 250, 0);
    const [lastCell] = sheetBlocks.at(-1)?.rowLayout?.cells ?? [];
    expect(sheetBlocks.length).toBe(LIMITS.sheetEvents + 2);
    expect(lastCell?.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')).toMatch(
      /^And 2 more: .*10,000 events/,
    );
  });

  it('yields the same bytes for the same log', async () => {
    const createBytes = () =>
      createSheetPdf(
        translate,
        createLogSheet(translate, createLogData(translate, LOADED_GAMES, createPlayedEncounter()), fonts, '0'),
        {
          paper: 'a4',
          fonts,
          created: new Date(0),
        },
      );
    expect(Buffer.compare(await createBytes(), await createBytes())).toBe(0);
  });
});
