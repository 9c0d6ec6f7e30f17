import { describe, expect, it } from 'vitest';
import {
  createLogRows,
  type LogRow,
} from '../../../../../../../src/renderer/features/encounters/play-screen/log/log-rows.ts';
import { createLogLines } from '../../../../../../../src/shared/play/log/log-lines.ts';
import { LOADED_GAMES } from '../../../../../../support/games.ts';
import { createEncounter } from '../../../../../../support/play/encounter.ts';
import { translate } from '../../../../../../support/texts.ts';

const logLines = createLogLines(
  translate,
  LOADED_GAMES,
  createEncounter('ssua', {
    // `a1=lamp` is a model a1 of the character lamp.
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
const NO_FILTER = { modelId: '', searchText: '' };
/** Returns the index of each event, the words of each heading, and `now` for the row between undone events (above) and played ones. */
const describeRows = (logRows: readonly LogRow[]) =>
  logRows.map((logRow) =>
    logRow.kind === 'event' ? logRow.entry.eventIndex : logRow.kind === 'now' ? 'now' : logRow.words,
  );

describe('the rows of the log', () => {
  it('appear newest first below the headings of their rounds', () => {
    expect(describeRows(createLogRows(translate, logLines, 6, NO_FILTER))).toEqual([
      'Round 1',
      5,
      4,
      3,
      2,
      1,
      'Before Round 1',
      0,
    ]);
  });

  it('include undone events above the current position', () => {
    expect(describeRows(createLogRows(translate, logLines, 4, NO_FILTER))).toEqual([
      'Round 1',
      5,
      4,
      'now',
      3,
      2,
      1,
      'Before Round 1',
      0,
    ]);
    expect(describeRows(createLogRows(translate, logLines, 1, NO_FILTER))).toEqual([
      'Round 1',
      5,
      4,
      3,
      2,
      1,
      'Before Round 1',
      'now',
      0,
    ]);
    expect(describeRows(createLogRows(translate, logLines, 0, NO_FILTER))).toEqual([
      'Round 1',
      5,
      4,
      3,
      2,
      1,
      'Before Round 1',
      0,
      'now',
    ]);
  });

  it('match a model, also in events that name it only indirectly, and words without accents and case', () => {
    expect(describeRows(createLogRows(translate, logLines, 6, { modelId: 'a1', searchText: '' }))).toEqual([
      'Round 1',
      5,
      4,
      2,
    ]);
    expect(describeRows(createLogRows(translate, logLines, 6, { modelId: '', searchText: 'LAMP' }))).toEqual([
      'Round 1',
      4,
      2,
    ]);
    expect(describeRows(createLogRows(translate, logLines, 6, { modelId: 'b1', searchText: 'unlucky' }))).toEqual([
      'Round 1',
      3,
    ]);
    expect(describeRows(createLogRows(translate, logLines, 6, { modelId: 'b1', searchText: 'no such thing' }))).toEqual(
      [],
    );
  });
});
