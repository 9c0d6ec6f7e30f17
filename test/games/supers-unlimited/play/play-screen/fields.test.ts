/**
 * Tests which fields the form of an event has at single moments of a game. Anna and Ansel (side a) play against Bert and Bo (side b):
 * plain characters of Level 3 with 10 HP, 4 PP and a Move of 5.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { createOffer, listOffers } from '../../../../../src/shared/play/offers.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import { createAttack } from '../support/attacks.ts';
import {
  ANNA_ACTING,
  createActivation,
  createAdjust,
  createCharacter,
  createRoll,
  type EncounterSpec,
  playGame,
  type TestEvent,
} from '../support/encounters.ts';
import { playRules } from '../support/random-log.ts';

const startEncounter = (encounterSpec: EncounterSpec): ActiveEncounter =>
  playGame(encounterSpec).encounter as unknown as ActiveEncounter;

/** Creates the form of an event and returns its fields by their keys. Players may submit a free event (`isFree`) at almost any time. */
function createForm(
  logEvent: TestEvent,
  encounterSpec: EncounterSpec,
  isFree = false,
): Readonly<Record<string, EventField>> {
  const encounter = startEncounter(encounterSpec);
  const formFields = createEventFields(
    translate,
    playRules,
    encounter,
    createOffer(playRules, encounter, logEvent, isFree),
  );
  return Object.fromEntries(formFields.map((formField) => [formField.path.slice(1), formField]));
}
const listFormKeys = (logEvent: TestEvent, encounterSpec: EncounterSpec) =>
  Object.keys(createForm(logEvent, encounterSpec));
const listChoices = (formField: EventField | undefined) => formField?.choices?.map(({ value }) => value);

const ANNA = { move: 5, power: 4, classes: ['speedster'] };
const createCast = (
  changedFields: JsonObject,
  eventLog: readonly TestEvent[] = ANNA_ACTING,
  encounterSpec: EncounterSpec = {},
): EncounterSpec => ({
  ...encounterSpec,
  characters: [createCharacter('anna', { ...ANNA, ...changedFields })],
  log: eventLog,
});
const createMove = (eventKeys: object = {}): TestEvent => ({ kind: 'move', model: 'anna', ...eventKeys });

describe('a form without a chosen model', () => {
  it('labels its fields for every kind of event, before the game and in it', () => {
    for (const eventLog of [[], ANNA_ACTING, [...ANNA_ACTING, { kind: 'end-activation' }]]) {
      const encounter = startEncounter({ log: eventLog });
      for (const eventKind of playRules.events.keys())
        for (const logEvent of [
          { kind: eventKind },
          { kind: eventKind, by: 'flight', effect: 'control', gimmicks: ['ride-along'] },
        ])
          for (const isFree of [true, false]) {
            const formFields = createEventFields(
              translate,
              playRules,
              encounter,
              createOffer(playRules, encounter, logEvent, isFree),
            );
            expect([eventKind, formFields.every(({ label }) => label !== '')]).toEqual([eventKind, true]);
          }
    }
  });

  it('leaves out what depends on the model that moves', () => {
    const askedFields = createForm({ kind: 'move' }, { log: [] }, true);
    for (const fieldKey of ['by', 'fall', 'dangerous', 'difficult', 'down', 'discard', 'gimmicks', 'near', 'plasma'])
      expect(askedFields).not.toHaveProperty(fieldKey);
    expect(askedFields.inches).toMatchObject({ max: 0 });
    const plasmaRolls = ['a', 'b'].map((sideId) => ({ side: sideId, dice: [8] }));
    const eventLog: TestEvent[] = [{ kind: 'plasma-roll', rolls: plasmaRolls }, ...ANNA_ACTING];
    expect(Object.keys(createForm({ kind: 'move' }, { log: eventLog.slice(0, 1) }, true))).not.toContain('plasma');
    expect(listFormKeys(createMove(), { log: eventLog })).toContain('plasma');
  });
});

describe('the form of a move', () => {
  it('asks for a distance up to the Move of the model, and twice that for a Run (E-62, E-63)', () => {
    expect(createForm(createMove(), createCast({})).inches).toMatchObject({ max: 5, hint: 'up to 5' });
    expect(createForm({ ...createMove(), kind: 'run' }, createCast({})).inches).toMatchObject({
      max: 10,
      hint: 'up to 10',
    });
    expect(createForm(createMove({ gimmicks: ['burst-of-speed'] }), createCast({})).inches?.max).toBe(9);
    expect(createForm(createMove({ discard: 2 }), createCast({})).inches?.max).toBe(7);
    expect(createForm(createMove({ gimmicks: 'burst-of-speed', discard: '2' }), createCast({})).inches?.max).toBe(5);
  });

  it('asks for the movement type if the model has a choice', () => {
    expect(listFormKeys(createMove(), createCast({ movement: [] }))).not.toContain('by');
    const movementField = createForm(createMove(), createCast({ movement: ['jump'] })).by;
    expect([listChoices(movementField), movementField?.value]).toEqual([['sprint', 'jump'], 'jump']);
    expect(createForm(createMove({ by: 'sprint' }), createCast({ movement: ['jump'] })).by?.value).toBe('sprint');
  });

  it('asks flyers for altitude, and how to come down only above the ground (E-70)', () => {
    expect(listFormKeys(createMove(), createCast({}))).not.toEqual(expect.arrayContaining(['up']));
    const flyerSpec = createCast({ movement: ['flight'] });
    expect(listFormKeys(createMove({ by: 'flight' }), flyerSpec)).toContain('up');
    expect(listFormKeys(createMove({ by: 'flight' }), flyerSpec)).not.toContain('down');
    const highFlyer = createCast({ movement: ['flight'] }, [...ANNA_ACTING, createAdjust('anna', 'altitude', 3)]);
    expect(listFormKeys(createMove({ by: 'flight' }), highFlyer)).toEqual(
      expect.arrayContaining(['up', 'down', 'discard']),
    );
    const gliderSpec = createCast({ movement: ['glide'] }, [...ANNA_ACTING, createAdjust('anna', 'altitude', 3)]);
    expect(listFormKeys(createMove({ by: 'glide' }), gliderSpec)).toContain('down');
    expect(listFormKeys(createMove({ by: 'glide' }), gliderSpec)).not.toContain('discard');
  });

  it('asks a Sprint for its climb and Difficult Terrain, and other movement for Buildings', () => {
    const jumperSpec = createCast({ movement: ['jump', 'flight'] });
    expect(createForm(createMove({ by: 'sprint' }), jumperSpec).vertical).toMatchObject({
      max: 2,
      hint: 'at most 2 by Sprint',
    });
    expect(listFormKeys(createMove({ by: 'sprint' }), jumperSpec)).toContain('difficult');
    expect(listFormKeys(createMove({ by: 'sprint' }), jumperSpec)).not.toContain('inside');
    expect(listFormKeys(createMove({ by: 'jump' }), jumperSpec)).toContain('inside');
    expect(listFormKeys(createMove({ by: 'jump' }), jumperSpec)).not.toContain('vertical');
    const highFlyer = createCast({ movement: ['flight'] }, [...ANNA_ACTING, createAdjust('anna', 'altitude', 3)]);
    expect(listFormKeys(createMove({ by: 'flight' }), highFlyer)).not.toContain('difficult');
  });

  it('asks for enemies near the end of a Charge and in contact after a Run', () => {
    const encounterSpec = createCast({}, ANNA_ACTING, { sides: { a: ['anna', 'ansel'], b: ['bert', 'bo'] } });
    expect(listChoices(createForm({ ...createMove(), kind: 'charge' }, encounterSpec).near)).toEqual(['bert', 'bo']);
    expect(listFormKeys(createMove(), encounterSpec)).not.toContain('near');
    expect(listChoices(createForm({ ...createMove(), kind: 'run' }, encounterSpec).contact)).toEqual(['bert', 'bo']);
    expect(listFormKeys(createMove(), encounterSpec)).not.toContain('contact');
  });

  it('asks for Gimmicks that the model can use, and for friends that ride along (E-121)', () => {
    const encounterSpec = createCast({}, ANNA_ACTING, { gimmicks: { a: ['burst-of-speed', 'ride-along'] } });
    expect(listChoices(createForm(createMove(), encounterSpec).gimmicks)).toEqual(['burst-of-speed', 'ride-along']);
    expect(listFormKeys(createMove(), encounterSpec)).not.toContain('with');
    expect(listChoices(createForm(createMove({ gimmicks: ['ride-along'] }), encounterSpec).with)).toEqual(['ansel']);
    expect(listFormKeys(createMove(), createCast({}))).not.toContain('gimmicks');
  });

  it('asks for a Fall and Dangerous Terrain, but not for markers that the game does not have', () => {
    expect(listFormKeys(createMove(), createCast({}))).toEqual(expect.arrayContaining(['fall', 'dangerous']));
    expect(listFormKeys(createMove(), createCast({}))).not.toContain('plasma');
    expect(listFormKeys(createMove(), createCast({}))).not.toContain('markers');
  });
});

describe('forms of other events', () => {
  it('let a side choose among its models in play', () => {
    const eventLog: TestEvent[] = [...ANNA_ACTING.slice(0, 2), createAdjust('ansel', 'out', 1)];
    expect(listChoices(createForm({ kind: 'choose' }, { log: eventLog }).model)).toEqual(['anna']);
  });

  it('list every character by name for a Summon', () => {
    const characterField = createForm(
      { kind: 'summon' },
      { characters: [createCharacter('anna', { name: 'Anna Ash' })] },
      true,
    ).character;
    expect(characterField?.type).toBe('choice');
    expect(characterField?.choices).toEqual(
      expect.arrayContaining([{ value: 'anna', label: 'Anna Ash', group: 'In this game' }]),
    );
  });

  it('limit a correction to the range of its field', () => {
    const getTargetField = (fieldName: string) =>
      createForm({ kind: 'adjust', model: 'anna', field: fieldName }, { log: ANNA_ACTING }, true).to;
    expect(getTargetField('hp')).toMatchObject({ min: 1, max: 10 });
    for (const fieldName of ['ko', 'out'])
      expect(getTargetField(fieldName)?.choices).toEqual([
        { value: 0, label: 'No' },
        { value: 1, label: 'Yes' },
      ]);
  });

  it('ask for a type only with Control and for a source only with a Countdown', () => {
    const listAskedKeys = (effectWord: string) =>
      Object.keys(createForm({ kind: 'inflict', model: 'bert', effect: effectWord }, { log: ANNA_ACTING }, true));
    expect(listAskedKeys('control')).toContain('type');
    expect(listAskedKeys('control')).not.toContain('source');
    expect(listAskedKeys('countdown')).toContain('source');
    expect(listAskedKeys('stun')).not.toEqual(expect.arrayContaining(['type']));
  });
});

describe('the form of a Manipulate Action', () => {
  it('asks for neither dice nor trait without an objective', () => {
    const eventLog: TestEvent[] = [{ kind: 'scenario', scenario: 'super-quest' }, ...ANNA_ACTING];
    expect(listFormKeys({ kind: 'manipulate', model: 'anna' }, { log: eventLog })).not.toEqual(
      expect.arrayContaining(['dice']),
    );
    expect(listFormKeys({ kind: 'manipulate', model: 'anna' }, { log: eventLog })).not.toContain('powerUp');
    expect(listFormKeys({ kind: 'manipulate', model: 'anna' }, { log: eventLog })).not.toContain('trait');
  });
});

describe('the form of Subplots', () => {
  it('shows the rolled die and when the roller chooses', () => {
    const getHint = (dieFace: number) =>
      createForm(
        { kind: 'subplots', picks: [{ side: 'a', dice: [dieFace] }] },
        { log: [] },
        true,
      ).picks?.entries?.[0]?.find(({ path }) => path.endsWith('/subplot'))?.hint;
    expect(getHint(1)).toBe('rolled 1');
    expect(getHint(10)).toBe('rolled 10: the roller chooses');
  });
});

describe('the contact of a Knockback', () => {
  const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 6, by: 'anna' };
  const encounterSetup = {
    things: ['shed', 'tower'].map((thingId) => ({
      id: thingId,
      kind: 'building',
      material: 'flimsy',
      size: [3, 4, 2],
    })),
  };

  it('offers any model in play, and a Building until it is destroyed (E-95)', () => {
    const { encounter, state } = playGame({ setup: encounterSetup, log: [...ANNA_ACTING, pushEvent] });
    const listContacts = () => {
      const moveOffer = createOffer(
        playRules,
        encounter as unknown as ActiveEncounter,
        { kind: 'knockback', distance: 4 },
        false,
      );
      const formFields = createEventFields(translate, playRules, encounter as unknown as ActiveEncounter, moveOffer);
      return listChoices(formFields.find(({ path }) => path === '/contact'));
    };
    expect(listContacts()).toEqual(['anna', 'ansel', 'bo', 'shed', 'tower']);
    (state.things.get('shed') as { destroyed: boolean }).destroyed = true;
    expect(listContacts()).toEqual(['anna', 'ansel', 'bo', 'tower']);
  });
});

describe('a close attack after a Charge', () => {
  const findBashEvent = (eventLog: readonly TestEvent[]) => {
    const encounter = startEncounter({ log: eventLog });
    return listOffers(playRules, encounter).find(
      ({ event }) => event.kind === 'attack' && event.attack === 'Bash' && JSON.stringify(event).includes('bert'),
    )?.event;
  };

  it('includes the bonus of the Charge (E-64)', () => {
    const chargeEvent: TestEvent = { kind: 'charge', model: 'anna', inches: 4 };
    const encounter = startEncounter({ log: ANNA_ACTING });
    expect(judgeEvent(playRules, encounter, chargeEvent, false)).toEqual({ allowed: expect.anything() });
    expect(findBashEvent([...ANNA_ACTING, chargeEvent])).toMatchObject({ charge: true });
    expect(findBashEvent(ANNA_ACTING)).not.toHaveProperty('charge');
    expect(findBashEvent(createActivation('anna'))).toBeDefined();
  });
});

describe('the form of a Building that collapses', () => {
  it('asks for models on and in the Building, and shows the heights of its size (E-125)', () => {
    const createCollapse = (buildingSize?: number[]): EncounterSpec => ({
      setup: {
        things: [
          {
            id: 'shed',
            kind: 'building',
            material: 'flimsy',
            limit: 4,
            ...(buildingSize ? { size: buildingSize } : {}),
          },
        ],
      },
      log: [...ANNA_ACTING, createAdjust('bo', 'out', 1), createAttack('Bash', ['shed']), createRoll(9, 9, 10, 9)],
    });
    const collapseForm = createForm({ kind: 'collapse' }, createCollapse([3, 4, 2]));
    expect(listChoices(collapseForm.roof)).toEqual(['anna', 'ansel', 'bert']);
    expect(listChoices(collapseForm.inside)).toEqual(['anna', 'ansel', 'bert']);
    expect([collapseForm.roof?.isSuggested, collapseForm.inside?.isSuggested]).toEqual([true, true]);
    expect([collapseForm.height?.hint, collapseForm.greatest?.hint]).toEqual([
      '3 inches by its size',
      '4 inches by its size',
    ]);
    const unmeasured = createForm({ kind: 'collapse' }, createCollapse());
    expect(unmeasured.height?.hint).toBe('measure it: no size was given');
    expect(unmeasured.greatest?.hint).toBe('measure it: no size was given');
  });
});

describe('the form of a summoned model', () => {
  it('asks for Dangerous Terrain in the Turn in which the model arrives (E-128)', () => {
    const eventLog: TestEvent[] = [...ANNA_ACTING, { kind: 'summon', id: 'pet', side: 'a', character: 'ansel' }];
    expect(listFormKeys({ kind: 'move', model: 'pet' }, { log: eventLog })).toContain('dangerous');
  });
});
