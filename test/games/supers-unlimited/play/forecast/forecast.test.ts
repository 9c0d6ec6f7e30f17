/** Forecasts against the engine: every list of faces there is, played out, adds up to the chances that were told. */
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
import { t } from '../../../../support/texts.ts';
import { acting, character, type Event, played, type Table } from '../support/table.ts';

const rules = supersUnlimited as PlayRules;
const core = (log: readonly Event[], table: Table = {}) =>
  played({ ...table, log }).encounter as unknown as ActiveEncounter;
const told = (log: readonly Event[], table: Table, event: Event) =>
  rules.forecast?.(t, core(log, table), event as CandidateEvent);

/** Dice that add none: a list of faces is as long as its pool, and there are few of them. */
const PLAIN = { 'su.powExtraDie': 'off' };

const set = (model: string, field: string, to: number): Event => ({ kind: 'adjust', model, field, to });
const attack = (more: JsonObject = {}, name = 'Ray'): Event =>
  ({ kind: 'attack', model: 'anna', attack: name, targets: [{ target: 'bert' }], ...more }) as Event;

/** What stands at the end of every way that the dice may fall, each with its chance; everything due is rolled. */
function* ends(encounter: ActiveEncounter, chance = 1): Iterable<readonly [ActiveEncounter, number]> {
  const roll = createOffer(rules, encounter, { kind: 'roll', dice: [] }, false);
  if (roll.refused) {
    yield [encounter, chance];
    return;
  }
  const length = roll.dice[0]?.length ?? 0;
  for (let n = 0; n < 10 ** length; n++) {
    const dice = Array.from({ length }, (_, index) => 1 + (Math.floor(n / 10 ** index) % 10));
    const next = copyEncounter(encounter);
    expect(submitLogEvent(rules, next, { kind: 'roll', dice })).toBeUndefined();
    yield* ends(next, chance / 10 ** length);
  }
}

const sumOf = (
  all: readonly (readonly [ActiveEncounter, number])[],
  isMeant: (model: { ko: boolean; out: boolean }) => boolean,
) =>
  all.reduce(
    (sum, [encounter, chance]) => (isMeant(encounter.state.models.get('bert') as never) ? sum + chance : sum),
    0,
  );

/** Bert, weak enough that two dice decide. */
const bert = (changes: JsonObject = {}) =>
  character('bert', { hp: { total: 6 }, traits: { ...TRAITS, recovery: { dice: 1 } }, ...changes });
const TRAITS = {
  fight: { dice: 2, resistance: 1 },
  aim: { dice: 2, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
  recovery: { dice: 1 },
};
const anna = (effects: readonly string[]) =>
  character('anna', {
    traits: TRAITS,
    attacks: [{ name: 'Ray', trait: 'fight', type: 'close', effects: effects.map((effect) => ({ effect })) }],
  });

describe('the chances of an attack', () => {
  it.each([
    [['damage'], 4, []],
    [['damage'], 2, []],
    [['poison', 'damage'], 4, []],
    [['damage', 'poison'], 4, []],
    [['hp-drain', 'damage'], 3, []],
    [['damage', 'stun'], 4, ['damage']],
  ] as const)('%j on %i HP, Immune to %j: KO and loss as the engine has them', (effects, hp, immunities) => {
    const table: Table = { characters: [anna(effects), bert({ immunities: [...immunities] })], options: PLAIN };
    const log = [...acting('anna'), set('bert', 'hp', hp), attack()];
    const [roll] = told(log, table, { kind: 'roll', dice: [] })?.rolls ?? [];
    const all = [...ends(core(log, table))];
    const chance = (label: string) => roll?.chances.find((each) => each.label === label)?.chance ?? 0;
    expect(chance('bert is KO’ed')).toBeCloseTo(
      sumOf(all, ({ ko }) => ko),
      9,
    );
    expect(chance('bert is Incapacitated')).toBeCloseTo(
      sumOf(all, ({ out }) => out),
      9,
    );
    expect(sumOf(all, () => true)).toBeCloseTo(1, 9);
  });

  it('the same before it is declared as when it is due', () => {
    const table: Table = { characters: [anna(['damage', 'pow-double-stun']), bert()] };
    const before = told(acting('anna'), table, attack());
    const due = told([...acting('anna'), attack()], table, { kind: 'roll', dice: [] });
    expect(before?.rolls).toEqual(due?.rolls);
    expect(before?.asks).toEqual(due?.asks);
    expect(before?.asks).toEqual([{ model: 'bert', words: 'Block for 1 PP: −1, from 84 % to 75 %' }]);
  });
});

describe('an attack in words', () => {
  it('number, parts with their reasons, how a die is read', () => {
    const table: Table = { characters: [character('anna', { size: 4 }), bert()] };
    const log = [...acting('anna'), set('bert', 'stun', 2), { kind: 'called-shot', model: 'anna' } as Event];
    const [roll] = told(log, table, attack({}, 'Bash'))?.rolls ?? [];
    expect(roll).toMatchObject({
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

  it('every option says what it does, and does it', () => {
    const table: Table = {
      characters: [character('anna', { classes: ['fighter', 'trained', 'blaster'], attacks: [] }), bert({ power: 6 })],
      gimmicks: { a: ['sunday-punch', 'find-weakness', 'double-blast'] },
      setup: { things: [{ id: 'car', kind: 'object', rank: 1 }] },
    };
    const event = attack({}, 'Bash');
    const options = told(acting('anna'), table, event)?.options ?? [];
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
    for (const { path, value, effect, label } of options) {
      // It wants a second target first.
      if (label === 'Double-Blast') continue;
      const changed = told(acting('anna'), table, setField(event, path, value) as Event);
      const hit = changed?.rolls[0]?.chances[0]?.chance ?? 0;
      const [, to] = /to (?:above |below )?(\d+) %/.exec(effect) ?? [];
      expect([label, Number(to)]).toEqual([label, Math.min(99, Math.round(100 * hit))]);
      expect(changed?.options.find((option) => option.label === label)?.isOn).toBe(true);
    }
  });

  it('says how far it reaches, and states no distance below 0 where Altitude takes all of it (E-79, E-98)', () => {
    const bolt = { name: 'Bolt', trait: 'aim', type: 'projectile', range: 3, effects: [{ effect: 'damage' }] };
    const table: Table = {
      characters: [character('anna', { attacks: [bolt] }), character('bert', { movement: ['flight'] })],
    };
    const reach = (altitude: number, distance?: number) => {
      const log = [...acting('anna'), set('bert', 'altitude', altitude)];
      const event = attack({ targets: [{ target: 'bert', ...(distance === undefined ? {} : { distance }) }] }, 'Bolt');
      return told(log, table, event)?.options.find(({ path }) => path === '/targets/0/distance');
    };
    expect(reach(0)).toMatchObject({
      value: 3,
      label: 'Within 3 inches',
      isOn: false,
      reason: 'the range of the attack',
    });
    expect(reach(1, 2)).toMatchObject({ value: 2, isOn: true, reason: 'the range, less for Altitude' });
    expect(reach(1, 3)).toMatchObject({ isOn: false });
    expect(reach(5)).toMatchObject({ value: 0, label: 'Within 0 inches' });
  });

  it('dice that are added before the roll, and answers to it', () => {
    const table: Table = {
      characters: [character('bert', { classes: ['tank', 'infiltrator'] })],
      gimmicks: { b: ['enduring', 'elusive'] },
    };
    const log = [...acting('anna'), attack({}, 'Bash')];
    const due = told(log, table, { kind: 'roll', dice: [] });
    expect(due?.options).toEqual([
      {
        path: '/powerUp',
        value: true,
        label: 'Power Up',
        effect: '+1 die for 1 PP: from 94 % to 97 %',
        isOn: false,
        reason: 'a Super may spend 1 PP on any Trait Roll, once a roll',
      },
    ]);
    expect(due?.asks.map(({ words }) => words)).toEqual([
      'Block for 1 PP: −1, from 94 % to 88 %',
      'Enduring: 3 more to reach, from 94 % to 66 %',
      'Elusive: 1 more to reach, from 94 % to 88 %',
    ]);
    const powered = told(log, table, { kind: 'roll', dice: [], powerUp: true });
    expect(powered?.rolls[0]?.dice).toBe(4);
    const blocked = told(log, table, { kind: 'react', model: 'bert', reaction: 'block' });
    expect(blocked?.rolls[0]).toMatchObject({
      target: 6,
      parts: [{ label: 'Block', modifier: -1, reason: 'bert blocks' }],
    });
    const without = told([...log, { kind: 'react', model: 'bert', reaction: 'block' }], table, {
      kind: 'roll',
      dice: [],
    });
    expect(without?.asks.map(({ words }) => words.slice(0, 8))).toEqual(['Enduring', 'Elusive:']);
    expect(without?.rolls[0]?.chances).toEqual(blocked?.rolls[0]?.chances);
  });
});

describe('other rolls', () => {
  it('staying awake, a Slam, a Fall: as the engine has them', () => {
    const table: Table = { characters: [bert()], options: PLAIN };
    const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 7, by: 'anna' };
    const log = [
      ...acting('anna'),
      set('bert', 'hp', 3),
      push,
      { kind: 'knockback', distance: 5, contact: 'bo' } as Event,
    ];
    const encounter = core(log, table);
    const [roll] = rules.forecast?.(t, encounter, { kind: 'roll', dice: [] })?.rolls ?? [];
    expect(roll).toMatchObject({ modelId: 'bert', rollName: 'Slam: bert', dice: 2, target: 4 });
    expect(roll?.dieRule).toBe('each 4 or more is 1 Damage, each 10 also 1 Stun');
    const own = [...ends(core(log, { ...table, characters: [bert(), character('bo', { immunities: ['slam'] })] }))];
    const chance = (label: string) => roll?.chances.find((each) => each.label === label)?.chance ?? 0;
    expect(chance('bert is KO’ed')).toBeCloseTo(
      sumOf(own, ({ ko }) => ko),
      9,
    );
    const woken = told(
      [...acting('anna'), set('bert', 'hp', 3), { kind: 'inflict', model: 'bert', effect: 'damage', amount: 1 }],
      table,
      { kind: 'roll', dice: [] },
    );
    expect(woken?.rolls[0]?.chances).toEqual([
      { label: 'bert stays awake', chance: expect.closeTo(0.4, 9) },
      { label: 'bert is KO’ed', chance: expect.closeTo(0.6, 9) },
    ]);
  });

  it.each([
    [{ kind: 'object', rank: 2 }, 2],
    [{ kind: 'building', material: 'flimsy', limit: 1 }, 1],
  ])('E-122: a Slam into %j tells how surely that is destroyed, as the engine has it', (thing, least) => {
    const table: Table = {
      characters: [bert({ immunities: ['slam'] })],
      options: PLAIN,
      setup: { things: [{ id: 'wall', ...thing }] },
    };
    const push: Event = { kind: 'inflict', model: 'bert', effect: 'knockback', amount: 7, by: 'anna' };
    const log: Event[] = [...acting('anna'), push, { kind: 'knockback', distance: 5, contact: 'wall' }];
    const [roll] = told(log, table, { kind: 'roll', dice: [] })?.rolls ?? [];
    expect(roll).not.toHaveProperty('modelId');
    expect(roll).toMatchObject({ rollName: 'Slam: Wall', dice: 2 });
    expect(roll?.chances.map(({ label }) => label)).toEqual([
      '1 Damage or more',
      '2 Damage or more',
      'Wall is destroyed',
    ]);
    const all = [...ends(core(log, table))];
    const isDestroyed = all.reduce(
      (sum, [encounter, chance]) =>
        (encounter as unknown as SuEncounter).state.things.get('wall')?.destroyed === true ? sum + chance : sum,
      0,
    );
    expect(roll?.chances.at(-1)?.chance).toBeCloseTo(isDestroyed, 9);
    expect(roll?.chances.at(-1)?.chance).toBeCloseTo(roll?.chances[least - 1]?.chance ?? 0, 9);
  });

  it('Recovery, objectives, the Battle of Wits, Trait Rolls', () => {
    const hurt = [...acting('anna').slice(0, -1), set('anna', 'hp', 9)];
    const recovery = told(hurt, {}, { kind: 'recover', model: 'anna', what: 'hp', dice: [] });
    expect(recovery?.rolls[0]).toMatchObject({ rollName: 'Recovery of HP', dice: 3, target: 6 });
    const zone: Event[] = [{ kind: 'scenario', scenario: 'danger-zone' }, ...acting('anna')];
    const tried = told(zone, {}, { kind: 'manipulate', model: 'anna', marker: 'power-2', trait: 'aim', dice: [] });
    expect(tried?.rolls[0]).toMatchObject({ rollName: 'Power Marker 2 is resolved', dice: 3, target: 8 });
    const wits = told([], {}, { kind: 'wits', rolls: ['a', 'b'].map((side) => ({ side, dice: [] })) } as Event);
    expect(wits?.rolls.map(({ rollName: what }) => what)).toEqual(['Battle of Wits: a', 'Battle of Wits: b']);
    const most = wits?.rolls.map(({ chances }) => chances.at(-1)?.chance ?? 0) ?? [];
    expect(most[0]).toBeCloseTo(most[1] ?? 0, 9);
    const mind = told(acting('anna'), {}, { kind: 'trait-roll', model: 'anna', trait: 'mind', tn: 6, dice: [] });
    expect(mind?.rolls[0]).toMatchObject({ rollName: 'Mind roll', dice: 2, target: 6 });
    expect(told(acting('anna'), {}, { kind: 'move', model: 'anna' })).toBeUndefined();
    expect(told(acting('anna'), {}, { kind: 'attack', model: 'nobody' })).toBeUndefined();
  });
});
