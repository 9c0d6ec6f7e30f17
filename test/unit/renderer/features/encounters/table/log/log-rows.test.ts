import { describe, expect, it } from 'vitest';
import { type LogRow, logRows } from '../../../../../../../src/renderer/features/encounters/table/log/log-rows.ts';
import { createLogLines } from '../../../../../../../src/shared/play/log/log-lines.ts';
import { LOADED_GAMES } from '../../../../../../support/games.ts';
import { encounterOf } from '../../../../../../support/play/encounter.ts';
import { t } from '../../../../../../support/texts.ts';

const lines = createLogLines(
  t,
  LOADED_GAMES,
  encounterOf('ssua', {
    sides: { a: ['a1=lamp'], b: ['b1=moth'] },
    characters: { lamp: { agility: 4, mind: 4, name: 'Lämp' }, moth: { agility: 4, mind: 4 } },
    log: [
      { kind: 'note', text: 'Half past eight.' },
      { kind: 'begin' },
      { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4] },
      { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1], note: 'unlucky' },
      { kind: 'activate', model: 'a1' },
      { kind: 'end' },
    ],
  }),
);
const ALL = { model: '', text: '' };
const shape = (rows: readonly LogRow[]) =>
  rows.map((row) => (row.kind === 'event' ? row.entry.eventIndex : row.kind === 'now' ? 'now' : row.words));

describe('the rows of the log', () => {
  it('stand below their headings, the newest first', () => {
    expect(shape(logRows(t, lines, 6, ALL))).toEqual(['Round 1', 5, 4, 3, 2, 1, 'Before Round 1', 0]);
  });

  it('show what was taken back above where the game stands', () => {
    expect(shape(logRows(t, lines, 4, ALL))).toEqual(['Round 1', 5, 4, 'now', 3, 2, 1, 'Before Round 1', 0]);
    expect(shape(logRows(t, lines, 1, ALL))).toEqual(['Round 1', 5, 4, 3, 2, 1, 'Before Round 1', 'now', 0]);
    expect(shape(logRows(t, lines, 0, ALL))).toEqual(['Round 1', 5, 4, 3, 2, 1, 'Before Round 1', 0, 'now']);
  });

  it('are cut down to a model, with what it ends without being named, and to words however they are written', () => {
    expect(shape(logRows(t, lines, 6, { model: 'a1', text: '' }))).toEqual(['Round 1', 5, 4, 2]);
    expect(shape(logRows(t, lines, 6, { model: '', text: 'LAMP' }))).toEqual(['Round 1', 4, 2]);
    expect(shape(logRows(t, lines, 6, { model: 'b1', text: 'unlucky' }))).toEqual(['Round 1', 3]);
    expect(shape(logRows(t, lines, 6, { model: 'b1', text: 'no such thing' }))).toEqual([]);
  });
});
