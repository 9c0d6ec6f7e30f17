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
import { readBaseCharacter } from '../../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter, type TestEvent } from '../../../support/play/encounter.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';

const lampFields = { agility: 4, mind: 4 };
const createSsuaEncounter = (events: readonly TestEvent[]) =>
  createEncounter('ssua', { sides: { a: ['a1=lamp'], b: ['b1=lamp'] }, characters: { lamp: lampFields }, log: events });
/** Begins a round of SSUA: one model of each side rolls as many dice as its Agility. */
const openingEvents: readonly TestEvent[] = [
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [4, 4, 4, 4], note: 'lucky' },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1] },
];

/** Lists a heading as `= Round 1` and an event as its index. */
const listLineLabels = (lines: readonly LogLine[]): string[] =>
  lines.map((line) => (line.kind === 'heading' ? `= ${line.words}` : String(line.eventIndex)));

/** Creates an encounter with two Turns of Supers Unlimited. */
function createTwoTurnEncounter() {
  const { id: _id, ...heroFields } = readBaseCharacter();
  return createEncounter('supers-unlimited', {
    sides: { a: ['anvil'], b: ['wasp'] },
    characters: { anvil: { ...heroFields, id: 'anvil' }, wasp: { ...heroFields, id: 'wasp' } },
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

describe('createLogLines', () => {
  it('writes German headings, and keeps the game word Turn of Supers Unlimited', () => {
    const listHeadings = (lines: readonly LogLine[]) =>
      listLineLabels(lines).filter((lineLabel) => lineLabel.startsWith('='));
    const createRoundNote = (roundNumber: number): TestEvent => ({
      kind: 'note',
      text: '',
      track: { turn: 'a1', round: roundNumber },
    });
    const encounterWithNotes = createSsuaEncounter([
      { kind: 'note', text: 'Halb neun.' },
      ...openingEvents,
      createRoundNote(2),
    ]);
    expect(listHeadings(createLogLines(translateToGerman, LOADED_GAMES, encounterWithNotes))).toEqual([
      '= Vor Runde 1',
      '= Runde 1',
      '= Runde 2',
    ]);
    expect(listHeadings(createLogLines(translateToGerman, LOADED_GAMES, createTwoTurnEncounter()))).toEqual([
      '= Vor Turn 1',
      '= Turn 1: a',
      '= Turn 2: b',
    ]);
  });

  it('inserts a heading before the event that begins a round', () => {
    const lines = createLogLines(
      translate,
      LOADED_GAMES,
      createSsuaEncounter([{ kind: 'note', text: 'Half past eight.' }, ...openingEvents]),
    );
    expect(listLineLabels(lines)).toEqual(['= Before Round 1', '0', '= Round 1', '1', '2', '3']);
  });

  it('puts the event that ends a Turn above the heading of the next Turn, which names its side', () => {
    const lineLabels = listLineLabels(createLogLines(translate, LOADED_GAMES, createTwoTurnEncounter()));
    expect(lineLabels.filter((lineLabel) => lineLabel.startsWith('='))).toEqual([
      '= Before Turn 1',
      '= Turn 1: a',
      '= Turn 2: b',
    ]);
    expect(lineLabels.indexOf('= Turn 2: b')).toBe(lineLabels.indexOf('5') + 1);
  });

  it('gives the outcome, the note and the models of an event', () => {
    const [, , logLine] = createLogLines(translate, LOADED_GAMES, createSsuaEncounter(openingEvents));
    expect(logLine).toMatchObject({
      outcome: expect.stringContaining('4'),
      note: 'lucky',
      models: ['a1'],
      isCorrection: false,
    });
    expect(logLine).not.toHaveProperty('refused');
  });

  it('shows only the text of a note', () => {
    const [, logLine] = createLogLines(
      translate,
      LOADED_GAMES,
      createSsuaEncounter([{ kind: 'note', text: 'The gate is open.' }]),
    );
    expect(logLine).toMatchObject({ words: 'The gate is open.', isNote: true, outcome: '', models: [] });
  });

  it('inserts a heading for each round noted by the tracker', () => {
    const createTurnNote = (round: number): TestEvent => ({
      kind: 'note',
      text: `Round ${round}: Lamp`,
      track: { turn: 'a1', round },
    });
    const numberNote: TestEvent = { kind: 'note', text: 'Lamp: HP 4', track: { model: 'a1', label: 'HP', to: 4 } };
    const lineLabels = listLineLabels(
      createLogLines(
        translate,
        LOADED_GAMES,
        createSsuaEncounter([createTurnNote(1), numberNote, createTurnNote(1), createTurnNote(2), createTurnNote(1)]),
      ),
    );
    expect(lineLabels).toEqual(['= Round 1', '0', '1', '2', '= Round 2', '3', '= Round 1', '4']);
    expect(
      listLineLabels(createLogLines(translate, LOADED_GAMES, createSsuaEncounter([numberNote, ...openingEvents]))),
    ).toEqual(['= Before Round 1', '0', '= Round 1', '1', '2', '3']);
    expect(
      listLineLabels(
        createLogLines(
          translate,
          LOADED_GAMES,
          createSsuaEncounter([...openingEvents, createTurnNote(1), createTurnNote(2)]),
        ),
      ).slice(-4),
    ).toEqual(['2', '3', '= Round 2', '4']);
  });

  it('marks values that are set by hand as corrections', () => {
    const lines = createLogLines(
      translate,
      LOADED_GAMES,
      createSsuaEncounter([...openingEvents, { kind: 'adjust', model: 'a1', field: 'ap', to: 3 }]),
    );
    expect(lines.at(-1)).toMatchObject({ isCorrection: true });
  });

  it('gives the reason for a refused event, which removeRefusedLines removes', () => {
    const lines = createLogLines(translate, LOADED_GAMES, createSsuaEncounter([{ kind: 'end' }, ...openingEvents]));
    const [, refusedLine] = lines;
    expect(refusedLine).toMatchObject({ eventIndex: 0, outcome: '' });
    expect(refusedLine?.kind === 'event' && formatLateText(translate, refusedLine.refused ?? '')).toContain('end');
    expect(listLineLabels(removeRefusedLines(lines))).toEqual(['= Before Round 1', '= Round 1', '1', '2', '3']);
  });

  it('lists the events without headings when the encounter cannot be played', () => {
    const encounter = { ...createSsuaEncounter(openingEvents), sides: [] };
    expect(listLineLabels(createLogLines(translate, LOADED_GAMES, encounter))).toEqual(['0', '1', '2']);
  });
});

describe('getLogMoment', () => {
  const getMomentAfter = (eventCount: number) => {
    const encounter = createTwoTurnEncounter();
    const { encounter: activeEncounter } = replay(LOADED_GAMES, {
      ...encounter,
      log: encounter.log.slice(0, eventCount),
    });
    return getLogMoment(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter);
  };

  it('names the acting model, or no model when none acts', () => {
    expect(getMomentAfter(0)).toMatchObject({ aboutIds: [], hasOpenDuty: false });
    // The fourth event activates the model.
    expect(getMomentAfter(4)).toMatchObject({ hasActor: true, aboutIds: ['anvil'], hasOpenDuty: false });
  });

  it('names the models of a pending duty', () => {
    const encounter = createTwoTurnEncounter();
    const bashEvent = { kind: 'attack', model: 'anvil', attack: 'Bash', targets: [{ target: 'wasp' }] };
    const { encounter: activeEncounter } = replay(LOADED_GAMES, {
      ...encounter,
      log: [...encounter.log.slice(0, 4), bashEvent],
    });
    expect(getLogMoment(getPlayRules(LOADED_GAMES, encounter), activeEncounter as ActiveEncounter)).toMatchObject({
      aboutIds: ['anvil', 'wasp'],
      hasOpenDuty: true,
    });
  });
});
