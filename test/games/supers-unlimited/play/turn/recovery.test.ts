/** Turns: choosing, Refresh, Upkeep, Recovery, Activation, Hold the Initiative. */
import { describe, expect, it } from 'vitest';
import { afterLog, character, type Event, model, refusal, STARTED, set } from '../support/table.ts';

const inflict = (id: string, effect: string, amount: number, more: object = {}): Event => ({
  kind: 'inflict',
  model: id,
  effect,
  amount,
  ...more,
});

const choose = (id: string, more: object = {}): Event => ({ kind: 'choose', model: id, ...more });

describe('Recovery (E-47, E-48, E-99, E-112)', () => {
  const recover = (what: string, dice: readonly number[], more: object = {}): Event => ({
    kind: 'recover',
    model: 'anna',
    what,
    dice: [...dice],
    ...more,
  });
  const hurt = (...log: readonly Event[]): readonly Event[] => [...STARTED, ...log, choose('anna')];

  it('restores HP at TN 6 and no more than there were (E!6)', () => {
    expect(model(afterLog([...hurt(set('anna', 'hp', 7)), recover('hp', [6, 9, 5])]), 'anna').hp).toBe(9);
    expect(model(afterLog([...hurt(set('anna', 'hp', 9)), recover('hp', [6, 9, 8])]), 'anna').hp).toBe(10);
  });

  it.each([
    ['the base 6', [set('anna', 'hp', 5)], [6, 6, 1], 2],
    ['the Red Zone 7', [set('anna', 'hp', 4)], [6, 7, 1], 1],
    ['Red Zone and Poison 8', [set('anna', 'hp', 4), set('anna', 'poison', 2)], [8, 7, 1], 1],
  ])('%s (E!6, E-112)', (_, before, dice, successes) => {
    expect(afterLog([...hurt(...before), recover('hp', dice)]).normal.last).toEqual({ successes });
  });

  it('su.redZoneStartsWhenWhiteGone begins it a point earlier (E!3, E?10)', () => {
    const options = { 'su.redZoneStartsWhenWhiteGone': true };
    const log = [...hurt(set('anna', 'hp', 5)), recover('hp', [6, 7, 1])];
    expect(afterLog(log).normal.last).toEqual({ successes: 2 });
    expect(afterLog(log, { options }).normal.last).toEqual({ successes: 1 });
  });

  it('su.redZoneRounding counts for a card without red boxes (E!2, E?9)', () => {
    const characters = [character('anna', { hp: { total: 9 } })];
    const log = [...hurt(set('anna', 'hp', 4)), recover('hp', [6, 7, 1])];
    expect(afterLog(log, { characters }).normal.last).toEqual({ successes: 2 });
    expect(afterLog(log, { characters, options: { 'su.redZoneRounding': 'ceil' } }).normal.last).toEqual({
      successes: 1,
    });
    const stated = [character('anna', { hp: { total: 9, red: 4 } })];
    const options = { 'su.redZoneRounding': 'ceil' };
    expect(afterLog(log, { characters: stated, options }).normal.last).toEqual({ successes: 2 });
  });

  it('ends being KO’ed with one Success', () => {
    const log = hurt(set('anna', 'ko', 1));
    expect(model(afterLog([...log, recover('ko', [1, 1, 1])]), 'anna').ko).toBe(true);
    expect(model(afterLog([...log, recover('ko', [1, 1, 6])]), 'anna').ko).toBe(false);
  });

  it.each([
    ['another model', { kind: 'recover', model: 'ansel', what: 'hp', dice: [] }, 'order.turn E-47 [ansel]'],
    ['nothing of it', recover('stun', [1, 1, 1]), 'order.choice stun E-48 [anna]'],
    ['an Effect that stays', recover('entangle', [1, 1, 1]), 'order.choice entangle E-48 [anna]'],
    ['no such word', recover('boredom', [1, 1, 1]), 'order.payload what/word [anna]'],
    ['too few dice', recover('hp', [1, 1]), 'order.dice 2/3 [anna]'],
  ])('refuses %s', (_, event, expected) => {
    expect(refusal([...hurt(set('anna', 'hp', 7), set('anna', 'entangle', 2)), event])).toBe(expected);
  });

  it('each thing is rolled for once', () => {
    const log = hurt(set('anna', 'hp', 7), set('anna', 'weaken', 4));
    const twice = [...log, recover('hp', [1, 1, 1]), recover('weaken', [6, 1, 1]), recover('hp', [1, 1, 1])];
    expect(refusal(twice)).toBe('order.limit 1/1 E-48 [anna]');
    expect(afterLog(twice).normal.recovery).toEqual({ model: 'anna', rolled: ['hp', 'weaken'] });
  });

  it('loses a point of each Effect by itself, before or after the rolls (E?32)', () => {
    const log = hurt(set('anna', 'stun', 2), set('anna', 'blind', 1), set('anna', 'attack-boost', 3));
    const effects = (options: object, ...more: readonly Event[]) =>
      Object.fromEntries(model(afterLog([...log, ...more], { options: options as never }), 'anna').effects);
    expect(effects({})).toEqual({ stun: 1, 'attack-boost': 2 });
    const after = { 'su.autoReduceTiming': 'afterRolls' };
    expect(effects(after)).toEqual({ stun: 2, blind: 1, 'attack-boost': 2 });
    expect(effects(after, { kind: 'activate' })).toEqual({ stun: 1, 'attack-boost': 2 });
  });

  it('su.recoverAnyEffect: the others too, each Countdown by itself (E?18)', () => {
    const options = { 'su.recoverAnyEffect': true };
    const log = hurt(set('anna', 'entangle', 4), inflict('anna', 'countdown', 5, { source: 'fuse' }));
    const now = afterLog([...log, recover('entangle', [6, 1, 1]), recover('countdown/fuse', [6, 6, 1])], { options });
    expect(Object.fromEntries(model(now, 'anna').effects)).toEqual({ entangle: 2 });
    // 5, less the Upkeep, less the loss by itself, less two Successes.
    expect(Object.fromEntries(model(now, 'anna').countdown)).toEqual({ fuse: 1 });
  });

  it('Power Up adds a die, for Supers who can react (E-64)', () => {
    const log = hurt(set('anna', 'hp', 7));
    const roll = recover('hp', [6, 6, 6, 6], { powerUp: true });
    expect(model(afterLog([...log, roll]), 'anna')).toMatchObject({ hp: 10, pp: 3 });
    expect(refusal([...hurt(set('anna', 'ko', 1)), recover('ko', [6, 6, 6, 6], { powerUp: true })])).toBe(
      'order.state ko E-54 [anna]',
    );
    expect(refusal([...log, set('anna', 'pp', 0), roll])).toBe('order.cost 0/1 E-52 [anna]');
    expect(refusal([...log, roll], { characters: [character('anna', { level: 2 })] })).toBe(
      'order.state henchman E-64 [anna]',
    );
  });

  it('Poison hurts when the rolls are over (E-112)', () => {
    const now = afterLog([...hurt(set('anna', 'poison', 3)), { kind: 'activate' }]);
    expect(model(now, 'anna').hp).toBe(8);
  });

  it('who stays KO’ed has no Activation (E-49)', () => {
    const now = afterLog([...hurt(set('anna', 'ko', 1)), { kind: 'activate' }]);
    expect(now.normal).toMatchObject({ phase: 'turn-end' });
    expect(now.state.finished).toBeNull();
  });
});

describe('the Activation begins', () => {
  it('in Dangerous Terrain, once a Turn (E-128)', () => {
    const log = [
      ...STARTED,
      choose('anna'),
      { kind: 'activate', dangerous: 2 },
      { kind: 'move', model: 'anna', dangerous: 3 },
    ];
    expect(model(afterLog(log), 'anna')).toMatchObject({ hp: 8, endangered: true });
    const immune = [character('anna', { immunities: ['Dangerous Terrain'] })];
    expect(model(afterLog(log, { characters: immune }), 'anna').hp).toBe(10);
  });

  it('at a Power Marker (E-138)', () => {
    const zone = { kind: 'scenario', scenario: 'danger-zone' };
    const log = [zone, ...STARTED, choose('anna'), { kind: 'activate', markers: ['power-2'] }];
    expect(afterLog(log).normal.due).toEqual([{ due: 'hazard', model: 'anna', dice: 2, need: 4 }]);
    const now = afterLog([...log, { kind: 'roll', dice: [10, 3] }]);
    expect(now.normal.last).toEqual({ successes: 1, pows: 1 });
    expect(now.normal.models).toMatchObject({ anna: { hp: 9, effects: { stun: 2 } } });
    const quarters = { kind: 'scenario', scenario: 'hold-ground' };
    expect(refusal([quarters, ...STARTED, choose('anna'), { kind: 'activate', markers: ['quarter-1'] }])).toBe(
      'order.choice quarter-1 E-138 []',
    );
  });
});
