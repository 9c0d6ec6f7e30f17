import { describe, expect, it } from 'vitest';
import {
  createLogLines,
  getLogMoment,
  type LogLine,
  removeRefusedLines,
} from '../../../../src/shared/play/log/log-lines.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { formatLateText } from '../../../../src/shared/texts/late-text.ts';
import { baseCharacter } from '../../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { type Event, encounterOf } from '../../../support/play/encounter.ts';
import { t, tGerman } from '../../../support/texts.ts';

const lamp = { agility: 4, mind: 4 };
const ssua = (log: readonly Event[]) =>
  encounterOf('ssua', { sides: { a: ['a1=lamp'], b: ['b1=lamp'] }, characters: { lamp }, log });
const begin: readonly Event[] = [
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4], note: 'lucky' },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1] },
];

/** `= Round 1`, then the number of the event. */
const shape = (lines: readonly LogLine[]): string[] =>
  lines.map((line) => (line.kind === 'heading' ? `= ${line.words}` : String(line.eventIndex)));

/** Two Turns of Supers Unlimited. */
function twoTurns() {
  const { id: _, ...hero } = baseCharacter();
  return encounterOf('supers-unlimited', {
    sides: { a: ['anvil'], b: ['wasp'] },
    characters: { anvil: { ...hero, id: 'anvil' }, wasp: { ...hero, id: 'wasp' } },
    log: [
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      { kind: 'choose', model: 'anvil' },
      { kind: 'activate' },
      { kind: 'end-activation' },
      { kind: 'end-turn' },
    ],
  });
}

describe('the log in words', () => {
  it('has German headings in German, which keep the Turn of Supers Unlimited', () => {
    const headings = (lines: readonly LogLine[]) => shape(lines).filter((word) => word.startsWith('='));
    const round = (n: number): Event => ({ kind: 'note', text: '', track: { turn: 'a1', round: n } });
    const told = ssua([{ kind: 'note', text: 'Halb neun.' }, ...begin, round(2)]);
    expect(headings(createLogLines(tGerman, LOADED_GAMES, told))).toEqual(['= Vor Runde 1', '= Runde 1', '= Runde 2']);
    expect(headings(createLogLines(tGerman, LOADED_GAMES, twoTurns()))).toEqual([
      '= Vor Turn 1',
      '= Turn 1: a',
      '= Turn 2: b',
    ]);
  });

  it('has a heading where a round begins, above the event that begins it', () => {
    const lines = createLogLines(t, LOADED_GAMES, ssua([{ kind: 'note', text: 'Half past eight.' }, ...begin]));
    expect(shape(lines)).toEqual(['= Before Round 1', '0', '= Round 1', '1', '2', '3']);
  });

  it('puts the event that ends a Turn above the heading of the next, which names its side', () => {
    const words = shape(createLogLines(t, LOADED_GAMES, twoTurns()));
    expect(words.filter((word) => word.startsWith('='))).toEqual(['= Before Turn 1', '= Turn 1: a', '= Turn 2: b']);
    expect(words.indexOf('= Turn 2: b')).toBe(words.indexOf('5') + 1);
  });

  it('says what an event worked out, what was noted beside it, and whom it names', () => {
    const [, , entry] = createLogLines(t, LOADED_GAMES, ssua(begin));
    expect(entry).toMatchObject({
      outcome: expect.stringContaining('4'),
      note: 'lucky',
      models: ['a1'],
      isCorrection: false,
    });
    expect(entry).not.toHaveProperty('refused');
  });

  it('shows a note by its words alone', () => {
    const [, entry] = createLogLines(t, LOADED_GAMES, ssua([{ kind: 'note', text: 'The gate is open.' }]));
    expect(entry).toMatchObject({ words: 'The gate is open.', isNote: true, outcome: '', models: [] });
  });

  it('has a heading for each round of a tracker without rules', () => {
    const turn = (round: number): Event => ({
      kind: 'note',
      text: `Round ${round}: Lamp`,
      track: { turn: 'a1', round },
    });
    const number: Event = { kind: 'note', text: 'Lamp: HP 4', track: { model: 'a1', label: 'HP', to: 4 } };
    const lines = shape(createLogLines(t, LOADED_GAMES, ssua([turn(1), number, turn(1), turn(2), turn(1)])));
    expect(lines).toEqual(['= Round 1', '0', '1', '2', '= Round 2', '3', '= Round 1', '4']);
    expect(shape(createLogLines(t, LOADED_GAMES, ssua([number, ...begin])))).toEqual([
      '= Before Round 1',
      '0',
      '= Round 1',
      '1',
      '2',
      '3',
    ]);
    expect(shape(createLogLines(t, LOADED_GAMES, ssua([...begin, turn(1), turn(2)]))).slice(-4)).toEqual([
      '2',
      '3',
      '= Round 2',
      '4',
    ]);
  });

  it('marks what is set by hand', () => {
    const lines = createLogLines(
      t,
      LOADED_GAMES,
      ssua([...begin, { kind: 'adjust', model: 'a1', field: 'ap', to: 3 }]),
    );
    expect(lines.at(-1)).toMatchObject({ isCorrection: true });
  });

  it('says why an event was refused, and leaves it out of what really happened', () => {
    const lines = createLogLines(t, LOADED_GAMES, ssua([{ kind: 'end' }, ...begin]));
    const [, refused] = lines;
    expect(refused).toMatchObject({ eventIndex: 0, outcome: '' });
    expect(refused?.kind === 'event' && formatLateText(t, refused.refused ?? '')).toContain('end');
    expect(shape(removeRefusedLines(lines))).toEqual(['= Before Round 1', '= Round 1', '1', '2', '3']);
  });

  it('shows the events as they were written where the encounter cannot be played', () => {
    const encounter = { ...ssua(begin), sides: [] };
    expect(shape(createLogLines(t, LOADED_GAMES, encounter))).toEqual(['0', '1', '2']);
  });
});

describe('a moment before an event', () => {
  const moment = (events: number) => {
    const encounter = twoTurns();
    const { encounter: activeEncounter } = replay(LOADED_GAMES, { ...encounter, log: encounter.log.slice(0, events) });
    return getLogMoment(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter);
  };

  it('is about the model that acts, or nobody where none does', () => {
    expect(moment(0)).toMatchObject({ aboutIds: [], hasOpenDuty: false });
    expect(moment(4)).toMatchObject({ hasActor: true, aboutIds: ['anvil'], hasOpenDuty: false });
  });

  it('is about those whom what waits names, while something waits', () => {
    const encounter = twoTurns();
    const bash = { kind: 'attack', model: 'anvil', attack: 'Bash', targets: [{ target: 'wasp' }] };
    const { encounter: activeEncounter } = replay(LOADED_GAMES, {
      ...encounter,
      log: [...encounter.log.slice(0, 4), bash],
    });
    expect(getLogMoment(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter)).toMatchObject({
      aboutIds: ['anvil', 'wasp'],
      hasOpenDuty: true,
    });
  });
});
