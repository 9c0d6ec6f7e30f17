/**
 * Tests texts, forms, forecasts and default events of the play screen in every state of random games, and in single states. In the
 * single states, Anna and Ansel (side a) play against Bert and Bo (side b).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { getValueAt } from '../../../../../src/shared/document/pointer.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { createOffer, listOffers } from '../../../../../src/shared/play/offers.ts';
import type { CandidateEvent } from '../../../../../src/shared/play/play-rules.ts';
import { getDefaultOffer } from '../../../../../src/shared/play/play-screen/default-offer.ts';
import { createEventFields, fillEvent, setField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import {
  formatDuty,
  formatEvent,
  formatEventOutcome,
  listBoardNotes,
} from '../../../../../src/shared/play/play-screen/event-text.ts';
import { listManualOffers } from '../../../../../src/shared/play/play-screen/manual-offers.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { GamePlayer } from '../../../../support/play/game-player.ts';
import { scaleRuns } from '../../../../support/sample-size.ts';
import { translate } from '../../../../support/texts.ts';
import {
  createActivation,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  playGame,
  type TestEvent,
} from '../support/encounters.ts';
import { playRandomGame, playRules } from '../support/random-log.ts';

/** Checks every state before an event of some random games. */
function checkEveryState(numRuns: number, eventCount: number, checkState: (encounter: ActiveEncounter) => void) {
  fc.assert(
    fc.property(fc.nat(1_000_000), (gameSeed) => {
      playRandomGame(gameSeed, eventCount, (suEncounter, _event, submit) => {
        if (suEncounter.state.phase !== 'over') checkState(suEncounter as unknown as ActiveEncounter);
        submit();
      });
    }),
    { numRuns: scaleRuns(numRuns), seed: 66 },
  );
}

const judgeKeys = (encounter: ActiveEncounter, logEvent: Readonly<Record<string, unknown>>) =>
  judgeEvent(playRules, encounter, logEvent as JsonObject, false);

describe('the play screen in every state of random games', () => {
  it('gives every offer a short label, a line and a reason if it is refused', () => {
    checkEveryState(8, 40, (encounter) => {
      for (const eventOffer of listOffers(playRules, encounter)) {
        const { label: offerLabel, refused: refusal } = createOfferTexts(translate, playRules, encounter, eventOffer);
        const ownLabel =
          playRules.words?.formatLabel?.(translate, encounter, eventOffer.event, (modelId) => modelId) ?? '';
        const eventLine = formatEvent(translate, playRules, encounter, eventOffer.event);
        const isOdd =
          ownLabel.length === 0 ||
          ownLabel.length > 40 ||
          /undefined|NaN|\[object|…$/.test(offerLabel) ||
          /undefined|NaN|\[object/.test(eventLine) ||
          (eventOffer.refused !== undefined && /undefined|“missing”/.test(refusal ?? 'undefined'));
        if (isOdd)
          expect([eventOffer.event, ownLabel, offerLabel, eventLine, refusal]).toBe('short, and whole sentences');
      }
      expect(
        [formatDuty(translate, playRules, encounter), ...listBoardNotes(translate, playRules, encounter)].join(),
      ).not.toMatch(/undefined|NaN/);
    });
  });

  it('fills the form of an allowed offer so that it can be confirmed with dice alone', () => {
    checkEveryState(8, 40, (encounter) => {
      for (const eventOffer of listOffers(playRules, encounter)) {
        if (eventOffer.refused) continue;
        const formFields = createEventFields(translate, playRules, encounter, eventOffer);
        const logEvent = fillEvent(eventOffer.event, formFields);
        const judgement = judgeKeys(encounter, logEvent);
        if ('refused' in judgement) expect([logEvent, judgement.refused]).toBe('allowed');
        for (const { type, choices, label } of formFields) {
          const isEmpty = label.length === 0 || (type === 'choice' && !choices?.length);
          if (isEmpty) expect([logEvent, label, choices]).toBe('something to choose from, by its name');
        }
      }
    });
  });

  it('forecasts chances from 0 to 1 and options that can be applied', () => {
    checkEveryState(8, 40, (encounter) => {
      for (const { event: logEvent, refused: refusal } of listOffers(playRules, encounter)) {
        const forecast = playRules.forecast?.(translate, encounter, logEvent);
        for (const { chances, dice: diceCount, dieMarks } of forecast?.rolls ?? []) {
          for (const { chance: probability, label } of chances) {
            if (!(probability >= 0 && probability <= 1)) expect([logEvent, label, probability]).toBe('a chance');
          }
          expect(diceCount).toBeGreaterThanOrEqual(0);
          if (dieMarks) expect(dieMarks).toHaveLength(10);
        }
        for (const { path: pointer, value, isOn, label } of forecast?.options ?? []) {
          const judgement = judgeKeys(encounter, setField(logEvent, pointer, value));
          const isWrong = 'refused' in judgement && !refusal && !label.endsWith('Double-Blast');
          if (isWrong || isOn !== (getValueAt(logEvent, pointer) === value))
            expect([logEvent, pointer, value, judgement]).toBe('possible, ticked only where it is stated');
        }
      }
    });
  });

  it('suggests an allowed default event that leads on', () => {
    checkEveryState(12, 40, (encounter) => {
      const allOffers = listOffers(playRules, encounter);
      const defaultOffer = getDefaultOffer(playRules, encounter, allOffers);
      expect(defaultOffer?.refused).toBeUndefined();
      expect(defaultOffer?.isFree).toBe(false);
      // The game names its default event, so the play screen does not have to guess.
      expect(playRules.getDefaultEvent?.(encounter)).toMatchObject({ kind: defaultOffer?.event.kind });
    });
  });
});

describe('the default event before a game', () => {
  const getDefaultEvent = (encounterSpec: EncounterSpec) => {
    const { encounter } = playGame({ ...encounterSpec, log: [{ kind: 'scenario', scenario: 'danger-zone' }] });
    return getDefaultOffer(
      playRules,
      encounter as unknown as ActiveEncounter,
      listOffers(playRules, encounter as unknown as ActiveEncounter),
    )?.event;
  };
  const traits = {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 3, resistance: 1 },
    magic: { dice: 1, resistance: 0 },
  };
  const createMindless = (characterId: string) =>
    createCharacter(characterId, { traits: { ...traits, mind: { dice: 0, resistance: 0 }, recovery: { dice: 3 } } });

  it('rolls the Battle of Wits if a Leader has a die for it, else sets the order of Turns', () => {
    expect(getDefaultEvent({})).toMatchObject({ kind: 'wits' });
    expect(getDefaultEvent({ characters: [createMindless('anna'), createMindless('ansel')] })).toMatchObject({
      kind: 'wits',
    });
    const characters = ['anna', 'ansel', 'bert', 'bo'].map(createMindless);
    expect(getDefaultEvent({ characters })).toMatchObject({ kind: 'turn-order' });
  });
});

describe('the default event alone', () => {
  it('leads on from every state, with readable outcomes', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 60 }), (gameSeed, eventCount) => {
        const { encounter, log: eventLog } = playRandomGame(gameSeed, eventCount);
        const gamePlayer = new GamePlayer({ ...encounter, log: [] } as never, gameSeed);
        for (const logEvent of eventLog) gamePlayer.trySubmit(logEvent);
        for (let turnNumber = 0; turnNumber < 80 && !gamePlayer.isOver; turnNumber++) {
          const suggestedEvent = gamePlayer.takeDefault();
          expect(formatEventOutcome(translate, gamePlayer.rules, gamePlayer.encounter, suggestedEvent)).not.toMatch(
            /undefined|NaN/,
          );
        }
      }),
      { numRuns: scaleRuns(20), seed: 67 },
    );
  });
});

describe('the form of a Knockback', () => {
  it('asks for the contact near the top although it is optional', () => {
    const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 6, by: 'anna' };
    const { encounter } = playGame({ log: [...createActivation('anna'), pushEvent] });
    const eventOffer = createOffer(
      playRules,
      encounter as unknown as ActiveEncounter,
      { kind: 'knockback', distance: 4 },
      false,
    );
    const formFields = createEventFields(translate, playRules, encounter as unknown as ActiveEncounter, eventOffer);
    expect(formFields.map(({ path, isSuggested = false }) => [path, isSuggested])).toEqual([
      ['/distance', false],
      ['/contact', true],
      ['/fall', false],
      ['/dangerous', false],
    ]);
    expect(formFields[1]?.choices?.map(({ value }) => value)).toEqual(['anna', 'ansel', 'bo']);
  });
});

const playAfter = (...eventLog: readonly TestEvent[]): ActiveEncounter =>
  playGame({ log: eventLog }).encounter as unknown as ActiveEncounter;

describe('a die that decides the setup', () => {
  const setupLogs: readonly (readonly TestEvent[])[] = [
    [],
    [{ kind: 'scenario', scenario: 'super-quest' }],
    [{ kind: 'deployment', type: 'zones' }],
  ];

  /** Fills in what the players choose themselves because the die leaves it to them. */
  const completePicks = ({ picks, ...event }: CandidateEvent): CandidateEvent =>
    Array.isArray(picks)
      ? {
          ...event,
          picks: (picks as readonly { readonly subplot?: string; readonly prize?: string }[]).map((pick) => ({
            ...pick,
            subplot: pick.subplot ?? 'vip',
            ...(pick.subplot === 'prize' ? { prize: pick.prize ?? 'knowledge' } : {}),
          })),
        }
      : event;

  it('suggests an allowed event for every face (E-132, E-138 to E-140)', () => {
    const seenKinds = new Set<string>();
    for (const encounter of setupLogs.map((eventLog) => playAfter(...eventLog))) {
      for (const diceStep of playRules.listDiceSteps?.(encounter) ?? []) {
        for (let firstFace = 1; firstFace <= diceStep.sides; firstFace += 1) {
          // Each roll gives another face, or sides that roll a free choice would reroll forever.
          let dieFace = firstFace;
          const suggestedEvent = completePicks(
            diceStep.event(() => {
              dieFace = (dieFace % diceStep.sides) + 1;
              return dieFace;
            }),
          );
          seenKinds.add(suggestedEvent.kind);
          expect([suggestedEvent, judgeKeys(encounter, suggestedEvent)]).not.toEqual([
            suggestedEvent,
            expect.objectContaining({ refused: expect.anything() }),
          ]);
        }
      }
    }
    expect([...seenKinds].sort()).toEqual(['deployment', 'quest', 'scenario', 'subplots']);
  });

  it('chooses no Subplot and no type of Prize that the die leaves to the players (E-139b, E-140)', () => {
    const diceSteps = [...(playRules.listDiceSteps?.(playAfter({ kind: 'scenario', scenario: 'slugfest' })) ?? [])];
    const rollPicks = (...faces: number[]) => {
      let rollCount = 0;
      return diceSteps.find(({ kind }) => kind === 'subplots')?.event(() => faces[rollCount++] ?? 1).picks;
    };
    expect(rollPicks(10, 1)).toEqual([
      { side: 'a', dice: [10] },
      expect.objectContaining({ side: 'b', subplot: expect.any(String), dice: [1] }),
    ]);
    const prizeFace = [1, 3, 5, 7].find((face) => JSON.stringify(rollPicks(10, face, 1)).includes('prizeDice')) ?? 0;
    expect(rollPicks(10, prizeFace, 1)).toEqual([
      { side: 'a', dice: [10] },
      { side: 'b', subplot: 'prize', dice: [prizeFace], prizeDice: [1] },
    ]);
  });

  it('disappears when its step is decided, and after the setup', () => {
    const listStepLabels = (...eventLog: readonly TestEvent[]) =>
      [...(playRules.listDiceSteps?.(playAfter(...eventLog)) ?? [])].map(({ label }) =>
        formatLateText(translate, label),
      );
    expect(listStepLabels({ kind: 'scenario', scenario: 'slugfest' })).toEqual(['Roll for Subplots']);
    expect(listStepLabels({ kind: 'turn-order', order: ['a', 'b'] })).toEqual([]);
    expect(listStepLabels(...createActivation('anna'))).toEqual([]);
  });

  it("gives way to the players' choice until they have made it", () => {
    const getChoicePrompt = (...eventLog: readonly TestEvent[]) =>
      playRules.words?.getChoicePrompt?.(translate, playAfter(...eventLog))?.text;
    const subplotPicks = [
      { side: 'a', subplot: 'first-blood' },
      { side: 'b', subplot: 'vip' },
    ];
    const agreedLog: TestEvent[] = [
      { kind: 'scenario', scenario: 'slugfest' },
      { kind: 'subplots', picks: subplotPicks },
    ];
    expect(getChoicePrompt()).toBe('Choose the scenario');
    expect(getChoicePrompt(...agreedLog)).toBe('Choose what comes next');
    expect(
      getChoicePrompt(...agreedLog, {
        kind: 'plasma-roll',
        rolls: ['a', 'b'].map((sideId) => ({ side: sideId, dice: [3] })),
      }),
    ).toBeUndefined();
    expect(getChoicePrompt({ kind: 'turn-order', order: ['a', 'b'] })).toBeUndefined();
  });
});

it('asks at the end of a Turn which models claim each marker, with the last answer filled in (E-138)', () => {
  const eventLog: TestEvent[] = [{ kind: 'scenario', scenario: 'hold-ground' }, ...createActivation('anna')];
  const claimEvent: TestEvent = { kind: 'claim', marker: 'quarter-2', models: ['anna'], near: ['bert'] };
  expect([...(playRules.listRequested?.(playAfter(...eventLog)) ?? [])]).toEqual([]);
  const encounter = playAfter(...eventLog, claimEvent, { kind: 'end-activation' });
  const requestedEvents = [...(playRules.listRequested?.(encounter) ?? [])];
  expect(requestedEvents).toHaveLength(4);
  expect(requestedEvents[1]).toEqual(claimEvent);
  for (const logEvent of requestedEvents) expect(judgeKeys(encounter, logEvent)).toHaveProperty('allowed');
});

it('offers to claim a marker by hand only in a scenario with markers', () => {
  const listManualKinds = (...eventLog: readonly TestEvent[]) => {
    const encounter = playAfter(...eventLog);
    return listManualOffers(
      translate,
      playRules,
      encounter,
      listOffers(playRules, encounter).filter(({ isFree }) => !isFree),
    ).map(({ event }) => event.kind);
  };
  expect(listManualKinds({ kind: 'scenario', scenario: 'slugfest' }, ...createActivation('anna'))).not.toContain(
    'claim',
  );
  expect(listManualKinds({ kind: 'scenario', scenario: 'hold-ground' }, ...createActivation('anna'))).toContain(
    'claim',
  );
});

/** Lists the keys that the form of an event asks for. */
function listAskedKeys(logEvent: TestEvent, encounterSpec: Parameters<typeof playGame>[0]): readonly string[] {
  const encounter = playGame(encounterSpec).encounter as unknown as ActiveEncounter;
  return createEventFields(translate, playRules, encounter, createOffer(playRules, encounter, logEvent, false)).map(
    ({ path }) => path.slice(1),
  );
}

it('lets a flyer without altitude climb and come down again in one move (E-70)', () => {
  const encounterSpec = {
    characters: [createCharacter('anna', { movement: ['flight'] })],
    log: createActivation('anna'),
  };
  const flyEvent: TestEvent = { kind: 'move', model: 'anna', by: 'flight', inches: 2 };
  expect(listAskedKeys(flyEvent, encounterSpec)).not.toContain('down');
  expect(listAskedKeys({ ...flyEvent, up: 1 }, encounterSpec)).toEqual(expect.arrayContaining(['down', 'discard']));
  expect(
    judgeKeys(playGame(encounterSpec).encounter as unknown as ActiveEncounter, { ...flyEvent, up: 1, down: 1 }),
  ).toHaveProperty('allowed');
});

it('starts a Fallen Ally move with the whole Move and explains its direction (E-60)', () => {
  const findMoveField = (alignment: string) => {
    const encounterSpec = {
      characters: [createCharacter('bo', { alignment, move: 5 })],
      log: [...createActivation('anna'), createAdjust('bert', 'ko', 1)],
    };
    const encounter = playGame(encounterSpec).encounter as unknown as ActiveEncounter;
    const eventOffer = listOffers(playRules, encounter).find(
      ({ event }) => event.reaction === 'fallen-ally' && event.model === 'bo',
    );
    if (!eventOffer) throw new Error('no model can help');
    return createEventFields(translate, playRules, encounter, eventOffer).find(({ path }) => path === '/inches');
  };
  const exception = 'less only to avoid a Fall or Dangerous Terrain';
  expect(findMoveField('hero')).toMatchObject({
    value: 5,
    max: 5,
    hint: `all 5, straight toward the friend; ${exception}`,
  });
  expect(findMoveField('villain')?.hint).toBe(`all 5, straight away from the friend; ${exception}`);
  expect(findMoveField('anti-hero')?.hint).toBe(`all 5, straight toward the friend or away; ${exception}`);
});

it('asks a Fallen Ally move for neither Gimmicks nor nearby models, unlike a Movement Action (E-60, E-121a)', () => {
  const encounterSpec = {
    characters: [createCharacter('bo', { movement: ['winged-flight'], classes: ['speedster'] })],
    gimmicks: { b: ['burst-of-speed', 'ride-along'] },
    log: [...createActivation('anna'), createAdjust('bert', 'out', 1)],
  };
  const helpEvent: TestEvent = {
    kind: 'react',
    model: 'bo',
    reaction: 'fallen-ally',
    ally: 'bert',
    distance: 1,
    inches: 1,
  };
  const askedFields = listAskedKeys(helpEvent, encounterSpec);
  for (const fieldKey of ['gimmicks', 'with', 'near', 'contact']) expect(askedFields).not.toContain(fieldKey);
  expect(listAskedKeys({ kind: 'move', model: 'bo', by: 'winged-flight' }, encounterSpec)).toContain('contact');
  expect(judgeKeys(playGame(encounterSpec).encounter as unknown as ActiveEncounter, helpEvent)).toHaveProperty(
    'allowed',
  );
});
