/**
 * Compares forecasts with the engine: playing every possible list of faces adds up to the forecast chances. Anna and Ansel (side a) play
 * against Bert and Bo (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { play as supersUnlimited } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import type { SuEncounter } from '../../../../../src/shared/games/supers-unlimited/play/state.ts';
import { copyEncounter } from '../../../../../src/shared/play/copy-encounter.ts';
import { createOffer } from '../../../../../src/shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import { setField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { submitLogEvent } from '../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import {
  createActivation,
  createCharacter,
  type EncounterSpec,
  playGame,
  type TestEvent,
} from '../support/encounters.ts';

const playRules = supersUnlimited as PlayRules;
const startEncounter = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  playGame({ ...encounterSpec, log: eventLog }).encounter as unknown as ActiveEncounter;
const getForecast = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec, logEvent: TestEvent) =>
  playRules.forecast?.(translate, startEncounter(eventLog, encounterSpec), logEvent as CandidateEvent);

/** Options without extra dice, so that a list of faces is as long as its pool and there are few lists. */
const PLAIN_DICE = { 'su.powExtraDie': 'off' };

const createAdjust = (modelId: string, fieldName: string, targetValue: number): TestEvent => ({
  kind: 'adjust',
  model: modelId,
  field: fieldName,
  to: targetValue,
});
const createAttack = (eventKeys: JsonObject = {}, attackName = 'Ray'): TestEvent =>
  ({ kind: 'attack', model: 'anna', attack: attackName, targets: [{ target: 'bert' }], ...eventKeys }) as TestEvent;

/** Yields the state after every possible fall of the dice with its chance. Everything due is rolled. */
function* listEnds(encounter: ActiveEncounter, probability = 1): Iterable<readonly [ActiveEncounter, number]> {
  const rollOffer = createOffer(playRules, encounter, { kind: 'roll', dice: [] }, false);
  if (rollOffer.refused) {
    yield [encounter, probability];
    return;
  }
  const diceCount = rollOffer.dice[0]?.length ?? 0;
  for (let fallNumber = 0; fallNumber < 10 ** diceCount; fallNumber++) {
    // Each decimal digit of the number gives the face of one die.
    const diceFaces = Array.from(
      { length: diceCount },
      (_die, index) => 1 + (Math.floor(fallNumber / 10 ** index) % 10),
    );
    const nextEncounter = copyEncounter(encounter);
    expect(submitLogEvent(playRules, nextEncounter, { kind: 'roll', dice: diceFaces })).toBeUndefined();
    yield* listEnds(nextEncounter, probability / 10 ** diceCount);
  }
}

const sumChances = (
  allEnds: readonly (readonly [ActiveEncounter, number])[],
  isCounted: (model: { ko: boolean; out: boolean }) => boolean,
) =>
  allEnds.reduce(
    (chanceSum, [encounter, probability]) =>
      isCounted(encounter.state.models.get('bert') as never) ? chanceSum + probability : chanceSum,
    0,
  );

/** Creates a Bert so weak that two dice decide. */
const createBert = (changedFields: JsonObject = {}) =>
  createCharacter('bert', { hp: { total: 6 }, traits: { ...TRAITS, recovery: { dice: 1 } }, ...changedFields });
const TRAITS = {
  fight: { dice: 2, resistance: 1 },
  aim: { dice: 2, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
  recovery: { dice: 1 },
};
const createAnna = (effectIds: readonly string[]) =>
  createCharacter('anna', {
    traits: TRAITS,
    attacks: [
      { name: 'Ray', trait: 'fight', type: 'close', effects: effectIds.map((effectId) => ({ effect: effectId })) },
    ],
  });

describe('the forecast of an attack', () => {
  it.each([
    [['damage'], 4, []],
    [['damage'], 2, []],
    [['poison', 'damage'], 4, []],
    [['damage', 'poison'], 4, []],
    [['hp-drain', 'damage'], 3, []],
    [['damage', 'stun'], 4, ['damage']],
  ] as const)(
    'predicts KO and loss for %j on %i HP, Immune to %j, as the engine plays them',
    (effectIds, remainingHp, immunities) => {
      const encounterSpec: EncounterSpec = {
        characters: [createAnna(effectIds), createBert({ immunities: [...immunities] })],
        options: PLAIN_DICE,
      };
      const eventLog = [...createActivation('anna'), createAdjust('bert', 'hp', remainingHp), createAttack()];
      const [forecastRoll] = getForecast(eventLog, encounterSpec, { kind: 'roll', dice: [] })?.rolls ?? [];
      const allEnds = [...listEnds(startEncounter(eventLog, encounterSpec))];
      const getChance = (chanceLabel: string) =>
        forecastRoll?.chances.find((candidate) => candidate.label === chanceLabel)?.chance ?? 0;
      expect(getChance('bert is KO’ed')).toBeCloseTo(
        sumChances(allEnds, ({ ko: isKo }) => isKo),
        9,
      );
      expect(getChance('bert is Incapacitated')).toBeCloseTo(
        sumChances(allEnds, ({ out: isOut }) => isOut),
        9,
      );
      expect(sumChances(allEnds, () => true)).toBeCloseTo(1, 9);
    },
  );

  it('stays the same when the attack is declared', () => {
    const encounterSpec: EncounterSpec = { characters: [createAnna(['damage', 'pow-double-stun']), createBert()] };
    const forecastBefore = getForecast(createActivation('anna'), encounterSpec, createAttack());
    const forecastDue = getForecast([...createActivation('anna'), createAttack()], encounterSpec, {
      kind: 'roll',
      dice: [],
    });
    expect(forecastBefore?.rolls).toEqual(forecastDue?.rolls);
    expect(forecastBefore?.asks).toEqual(forecastDue?.asks);
    expect(forecastBefore?.asks).toEqual([{ model: 'bert', words: 'Block for 1 PP: −1, from 84 % to 75 %' }]);
  });
});

describe('the details of an attack forecast', () => {
  it('show the number, the modifiers with their reasons and how a die is read', () => {
    const encounterSpec: EncounterSpec = { characters: [createCharacter('anna', { size: 4 }), createBert()] };
    const eventLog = [
      ...createActivation('anna'),
      createAdjust('bert', 'stun', 2),
      { kind: 'called-shot', model: 'anna' } as TestEvent,
    ];
    const [forecastRoll] = getForecast(eventLog, encounterSpec, createAttack({}, 'Bash'))?.rolls ?? [];
    expect(forecastRoll).toMatchObject({
      modelId: 'anna',
      rollName: 'Bash on bert',
      dice: 3,
      target: 2,
      dieRule: 'each 2 or more is a Success; Power 4 and Fight Resistance 1 make 5',
      parts: [
        { label: 'Called Shot', modifier: 1, reason: 'anna took aim first' },
        { label: 'Size Matters', modifier: 1, reason: 'anna (Size 4, Huge) is larger than bert (Size 2, Standard)' },
        { label: 'Target is stunned', modifier: 1, reason: 'bert has 2 points of Stun' },
      ],
      dieMarks: ['miss', ...Array(8).fill('success'), 'pow'],
    });
  });

  it('show for every option the chance that choosing it gives', () => {
    const encounterSpec: EncounterSpec = {
      characters: [
        createCharacter('anna', { classes: ['fighter', 'trained', 'blaster'], attacks: [] }),
        createBert({ power: 6 }),
      ],
      gimmicks: { a: ['sunday-punch', 'find-weakness', 'double-blast'] },
      setup: { things: [{ id: 'car', kind: 'object', rank: 1 }] },
    };
    const logEvent = createAttack({}, 'Bash');
    const options = getForecast(createActivation('anna'), encounterSpec, logEvent)?.options ?? [];
    expect(options.map(({ label }) => label)).toEqual([
      'Cover',
      'High Ground',
      'Target on High Ground',
      'Outnumbers',
      'Is outnumbered',
      'Smash with Car',
      'Double-Blast',
      'Sunday Punch',
      'Find Weakness',
    ]);
    expect(options[0]?.effect).toBe('−1: from 78 % to 66 %');
    for (const { path: pointer, value: optionValue, effect: effectText, label: chanceLabel } of options) {
      // Double-Blast needs a second target first.
      if (chanceLabel === 'Double-Blast') continue;
      const changedForecast = getForecast(
        createActivation('anna'),
        encounterSpec,
        setField(logEvent, pointer, optionValue) as TestEvent,
      );
      const hitChance = changedForecast?.rolls[0]?.chances[0]?.chance ?? 0;
      const [, percentage] = /to (?:above |below )?(\d+) %/.exec(effectText) ?? [];
      expect([chanceLabel, Number(percentage)]).toEqual([chanceLabel, Math.min(99, Math.round(100 * hitChance))]);
      expect(changedForecast?.options.find((candidate) => candidate.label === chanceLabel)?.isOn).toBe(true);
    }
  });

  it('offer a reach that Altitude shortens, but not below 0 (E-79, E-98)', () => {
    const boltAttack = { name: 'Bolt', trait: 'aim', type: 'projectile', range: 3, effects: [{ effect: 'damage' }] };
    const encounterSpec: EncounterSpec = {
      characters: [
        createCharacter('anna', { attacks: [boltAttack] }),
        createCharacter('bert', { movement: ['flight'] }),
      ],
    };
    const findReach = (altitude: number, distance?: number) => {
      const eventLog = [...createActivation('anna'), createAdjust('bert', 'altitude', altitude)];
      const logEvent = createAttack(
        { targets: [{ target: 'bert', ...(distance === undefined ? {} : { distance }) }] },
        'Bolt',
      );
      return getForecast(eventLog, encounterSpec, logEvent)?.options.find(({ path }) => path === '/targets/0/distance');
    };
    expect(findReach(0)).toMatchObject({
      value: 3,
      label: 'Within 3 inches',
      isOn: false,
      reason: 'the range of the attack',
    });
    expect(findReach(1, 2)).toMatchObject({ value: 2, isOn: true, reason: 'the range, less for Altitude' });
    expect(findReach(1, 3)).toMatchObject({ isOn: false });
    expect(findReach(5)).toMatchObject({ value: 0, label: 'Within 0 inches' });
  });

  it('show dice that may be added to the roll, and answers to it', () => {
    const encounterSpec: EncounterSpec = {
      characters: [createCharacter('bert', { classes: ['tank', 'infiltrator'] })],
      gimmicks: { b: ['enduring', 'elusive'] },
    };
    const eventLog = [...createActivation('anna'), createAttack({}, 'Bash')];
    const forecastDue = getForecast(eventLog, encounterSpec, { kind: 'roll', dice: [] });
    expect(forecastDue?.options).toEqual([
      {
        path: '/powerUp',
        value: true,
        label: 'Power Up',
        effect: '+1 die for 1 PP: from 94 % to 97 %',
        isOn: false,
        reason: 'a Super may spend 1 PP on any Trait Roll, once a roll',
      },
    ]);
    expect(forecastDue?.asks.map(({ words }) => words)).toEqual([
      'Block for 1 PP: −1, from 94 % to 88 %',
      'Enduring: 3 more to reach, from 94 % to 66 %',
      'Elusive: 1 more to reach, from 94 % to 88 %',
    ]);
    const poweredForecast = getForecast(eventLog, encounterSpec, { kind: 'roll', dice: [], powerUp: true });
    expect(poweredForecast?.rolls[0]?.dice).toBe(4);
    const blockedForecast = getForecast(eventLog, encounterSpec, { kind: 'react', model: 'bert', reaction: 'block' });
    expect(blockedForecast?.rolls[0]).toMatchObject({
      target: 6,
      parts: [{ label: 'Block', modifier: -1, reason: 'bert blocks' }],
    });
    const afterBlock = getForecast([...eventLog, { kind: 'react', model: 'bert', reaction: 'block' }], encounterSpec, {
      kind: 'roll',
      dice: [],
    });
    expect(afterBlock?.asks.map(({ words }) => words.slice(0, 8))).toEqual(['Enduring', 'Elusive:']);
    expect(afterBlock?.rolls[0]?.chances).toEqual(blockedForecast?.rolls[0]?.chances);
  });
});

describe('forecasts of other rolls', () => {
  it('predict a Slam and a KO roll as the engine plays them', () => {
    const encounterSpec: EncounterSpec = { characters: [createBert()], options: PLAIN_DICE };
    const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 7, by: 'anna' };
    const eventLog = [
      ...createActivation('anna'),
      createAdjust('bert', 'hp', 3),
      pushEvent,
      { kind: 'knockback', distance: 5, contact: 'bo' } as TestEvent,
    ];
    const encounter = startEncounter(eventLog, encounterSpec);
    const [forecastRoll] = playRules.forecast?.(translate, encounter, { kind: 'roll', dice: [] })?.rolls ?? [];
    expect(forecastRoll).toMatchObject({ modelId: 'bert', rollName: 'Slam: bert', dice: 2, target: 4 });
    expect(forecastRoll?.dieRule).toBe('each 4 or more is 1 Damage, each 10 also 1 Stun');
    // Bo, whom Bert slams into, is Immune, so that only Bert's dice have to be played.
    const bertEnds = [
      ...listEnds(
        startEncounter(eventLog, {
          ...encounterSpec,
          characters: [createBert(), createCharacter('bo', { immunities: ['slam'] })],
        }),
      ),
    ];
    const getChance = (chanceLabel: string) =>
      forecastRoll?.chances.find((candidate) => candidate.label === chanceLabel)?.chance ?? 0;
    expect(getChance('bert is KO’ed')).toBeCloseTo(
      sumChances(bertEnds, ({ ko: isKo }) => isKo),
      9,
    );
    const koForecast = getForecast(
      [
        ...createActivation('anna'),
        createAdjust('bert', 'hp', 3),
        { kind: 'inflict', model: 'bert', effect: 'damage', amount: 1 },
      ],
      encounterSpec,
      { kind: 'roll', dice: [] },
    );
    expect(koForecast?.rolls[0]?.chances).toEqual([
      { label: 'bert stays awake', chance: expect.closeTo(0.4, 9) },
      { label: 'bert is KO’ed', chance: expect.closeTo(0.6, 9) },
    ]);
  });

  it.each([
    [{ kind: 'object', rank: 2 }, 2],
    [{ kind: 'building', material: 'flimsy', limit: 1 }, 1],
  ])('E-122: predict the destruction of %j by a Slam as the engine plays it', (thingFields, minDamage) => {
    const encounterSpec: EncounterSpec = {
      characters: [createBert({ immunities: ['slam'] })],
      options: PLAIN_DICE,
      setup: { things: [{ id: 'wall', ...thingFields }] },
    };
    const pushEvent: TestEvent = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 7, by: 'anna' };
    const eventLog: TestEvent[] = [
      ...createActivation('anna'),
      pushEvent,
      { kind: 'knockback', distance: 5, contact: 'wall' },
    ];
    const [forecastRoll] = getForecast(eventLog, encounterSpec, { kind: 'roll', dice: [] })?.rolls ?? [];
    expect(forecastRoll).not.toHaveProperty('modelId');
    expect(forecastRoll).toMatchObject({ rollName: 'Slam: Wall', dice: 2 });
    expect(forecastRoll?.chances.map(({ label }) => label)).toEqual([
      '1 Damage or more',
      '2 Damage or more',
      'Wall is destroyed',
    ]);
    const allEnds = [...listEnds(startEncounter(eventLog, encounterSpec))];
    const destructionChance = allEnds.reduce(
      (chanceSum, [encounter, probability]) =>
        (encounter as unknown as SuEncounter).state.things.get('wall')?.destroyed === true
          ? chanceSum + probability
          : chanceSum,
      0,
    );
    expect(forecastRoll?.chances.at(-1)?.chance).toBeCloseTo(destructionChance, 9);
    expect(forecastRoll?.chances.at(-1)?.chance).toBeCloseTo(forecastRoll?.chances[minDamage - 1]?.chance ?? 0, 9);
  });

  it('cover Recovery, objectives, the Battle of Wits and Trait Rolls, but no Move', () => {
    const hurtLog = [...createActivation('anna').slice(0, -1), createAdjust('anna', 'hp', 9)];
    const recovery = getForecast(hurtLog, {}, { kind: 'recover', model: 'anna', what: 'hp', dice: [] });
    expect(recovery?.rolls[0]).toMatchObject({ rollName: 'Recovery of HP', dice: 3, target: 6 });
    const dangerZone: TestEvent[] = [{ kind: 'scenario', scenario: 'danger-zone' }, ...createActivation('anna')];
    const objectiveForecast = getForecast(
      dangerZone,
      {},
      { kind: 'manipulate', model: 'anna', marker: 'power-2', trait: 'aim', dice: [] },
    );
    expect(objectiveForecast?.rolls[0]).toMatchObject({ rollName: 'Power Marker 2 is resolved', dice: 3, target: 8 });
    const witsForecast = getForecast([], {}, {
      kind: 'wits',
      rolls: ['a', 'b'].map((sideId) => ({ side: sideId, dice: [] })),
    } as TestEvent);
    expect(witsForecast?.rolls.map(({ rollName }) => rollName)).toEqual(['Battle of Wits: a', 'Battle of Wits: b']);
    const bestChances = witsForecast?.rolls.map(({ chances }) => chances.at(-1)?.chance ?? 0) ?? [];
    expect(bestChances[0]).toBeCloseTo(bestChances[1] ?? 0, 9);
    const mindForecast = getForecast(
      createActivation('anna'),
      {},
      { kind: 'trait-roll', model: 'anna', trait: 'mind', tn: 6, dice: [] },
    );
    expect(mindForecast?.rolls[0]).toMatchObject({ rollName: 'Mind roll', dice: 2, target: 6 });
    expect(getForecast(createActivation('anna'), {}, { kind: 'move', model: 'anna' })).toBeUndefined();
    expect(getForecast(createActivation('anna'), {}, { kind: 'attack', model: 'nobody' })).toBeUndefined();
  });
});
