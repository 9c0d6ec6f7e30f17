import { afterEach, expect, it } from 'vitest';
import { logFailure, readFailureLog } from '../../../../../src/renderer/failures/failure-log.ts';
import { collectDiagnostics } from '../../../../../src/renderer/features/diagnostics/collect-diagnostics.ts';
import { followSaving } from '../../../../../src/renderer/store/last-saved-time.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';

afterEach(() => localStorage.clear());

const createStore = (documentNames: readonly string[]) => ({
  snapshot: () =>
    documentNames.map((documentName) => ({
      kind: documentName === 'Torn' ? 'broken' : 'ready',
      row: { document: { name: documentName } },
    })),
});

it('collectDiagnostics lists the size of the library and the last failures, newest first, without names of documents', async () => {
  const emptyStore = createStore([]);
  const documentStores = {
    characters: createStore(['Tide Warden', 'Torn']),
    factions: emptyStore,
    teams: emptyStore,
    events: emptyStore,
    encounters: emptyStore,
    glossaries: emptyStore,
    decks: emptyStore,
    templates: emptyStore,
    fonts: emptyStore,
  };
  followSaving({
    stores: documentStores,
    getSaveState: () => ({ kind: 'failed', reason: 'The disk of /home/jane/data is full.' }),
    isWriting: () => false,
    subscribeSaveState: () => () => undefined,
  } as unknown as Library);
  logFailure(new Error('first'), 1000);
  logFailure(new TypeError('Tide Warden has no such field in /home/jane/a.json'), 2000);
  const report = await collectDiagnostics();
  expect(report).toContain(
    'Library: 2 characters (1 unreadable), 0 factions, 0 teams, 0 events, 0 encounters, 0 glossaries, 0 decks, 0 fonts, 0 templates',
  );
  expect(report).toContain('State: failed, The disk of <path> is full.');
  expect(report).toContain('1970-01-01T00:00:02.000Z TypeError: <name> has no such field in <path>');
  expect(report.indexOf('<name> has no')).toBeLessThan(report.indexOf('Error: first'));
  expect(report).not.toMatch(/Tide Warden|jane/);
});

it('readFailureLog keeps the last twenty failures, each shortened, and ignores an unreadable log', () => {
  localStorage.setItem('rollcall.failures', '[{"at":"now"},7]');
  expect(readFailureLog()).toEqual([]);
  for (let failureNumber = 0; failureNumber < 30; failureNumber += 1) logFailure('x'.repeat(9000), failureNumber);
  expect(readFailureLog().map(({ at: timestamp }) => timestamp)).toEqual(
    Array.from({ length: 20 }, (_, failureNumber) => failureNumber + 10),
  );
  expect(readFailureLog()[0]?.text).toHaveLength(1500);
});
