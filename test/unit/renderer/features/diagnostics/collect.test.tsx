import { afterEach, expect, it } from 'vitest';
import { noteFailure, readFailureLog } from '../../../../../src/renderer/failures/failure-log.ts';
import { collectDiagnostics } from '../../../../../src/renderer/features/diagnostics/collect.ts';
import { followSaving } from '../../../../../src/renderer/store/last-saved-time.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';

afterEach(() => localStorage.clear());

const table = (names: readonly string[]) => ({
  snapshot: () => names.map((name) => ({ kind: name === 'Torn' ? 'broken' : 'ready', row: { document: { name } } })),
});

it('counts the library and tells the last failures, newest first, without its names', async () => {
  const none = table([]);
  const tables = {
    characters: table(['Tide Warden', 'Torn']),
    factions: none,
    teams: none,
    events: none,
    encounters: none,
    glossaries: none,
    decks: none,
    templates: none,
    fonts: none,
  };
  followSaving({
    stores: tables,
    getSaveState: () => ({ kind: 'failed', reason: 'The disk of /home/jane/data is full.' }),
    isWriting: () => false,
    subscribeSaveState: () => () => undefined,
  } as unknown as Library);
  noteFailure(new Error('first'), 1000);
  noteFailure(new TypeError('Tide Warden has no such field in /home/jane/a.json'), 2000);
  const report = await collectDiagnostics();
  expect(report).toContain(
    'Library: 2 characters (1 unreadable), 0 factions, 0 teams, 0 events, 0 encounters, 0 glossaries, 0 decks, 0 fonts, 0 templates',
  );
  expect(report).toContain('State: failed, The disk of <path> is full.');
  expect(report).toContain('1970-01-01T00:00:02.000Z TypeError: <name> has no such field in <path>');
  expect(report.indexOf('<name> has no')).toBeLessThan(report.indexOf('Error: first'));
  expect(report).not.toMatch(/Tide Warden|jane/);
});

it('keeps the last twenty failures, each short, and survives what it cannot read', () => {
  localStorage.setItem('rollcall.failures', '[{"at":"now"},7]');
  expect(readFailureLog()).toEqual([]);
  for (let n = 0; n < 30; n += 1) noteFailure('x'.repeat(9000), n);
  expect(readFailureLog().map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, n) => n + 10));
  expect(readFailureLog()[0]?.text).toHaveLength(1500);
});
