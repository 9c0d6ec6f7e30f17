/** Attacks and what they do: checks, Combat Bonuses, Effects, duties. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { attack, shooter } from '../support/attacks.ts';
import { ACTING, afterLog, character, model, refusal, roll, set, type Table } from '../support/table.ts';

describe('Effects (E-78, E-100 to E-118)', () => {
  const with_ = (effects: readonly JsonObject[], target: JsonObject = {}, options: JsonObject = {}): Table => ({
    characters: [
      character('anna', { attacks: [{ name: 'Hit', trait: 'fight', type: 'close', effects: [...effects] }] }),
      character('bert', target),
    ],
    options,
  });
  const effects = (...ids: readonly string[]) => ids.map((effect) => ({ effect }));
  const hit = (table: Table, dice: readonly number[], more: object = {}) =>
    afterLog([...ACTING, attack('Hit'), { kind: 'roll', dice: [...dice], ...more }], table);

  it('points of what lasts, by Successes', () => {
    const now = hit(
      with_(effects('blind', 'nullify', 'poison', 'weaken', 'stun', 'paralysis', 'entangle', 'countdown')),
      [5, 6, 1],
    );
    expect(now.normal.models).toMatchObject({
      bert: {
        effects: { blind: 2, nullify: 2, poison: 2, weaken: 2, stun: 2, paralysis: 2, entangle: 2 },
        countdown: { 'anna/Hit': 2 },
      },
    });
    expect(now.state.attacked).toEqual(['bert']);
  });

  it('Paralysis keeps the higher (E-111)', () => {
    const table = with_(effects('paralysis'));
    const weaker = [set('bert', 'paralysis', 3), attack('Hit'), roll(5, 6, 1)];
    expect(model(afterLog([...ACTING, ...weaker], table), 'bert').effects.get('paralysis')).toBe(3);
  });

  it('drains go to the attacker, as far as there is something (E-108, E-116, P-33)', () => {
    const log = [...ACTING, set('anna', 'hp', 3), set('bert', 'pp', 1), attack('Hit'), roll(5, 6, 1)];
    const now = afterLog(log, with_(effects('hp-drain', 'power-drain')));
    expect(model(now, 'anna')).toMatchObject({ hp: 5, pp: 4 });
    expect(model(now, 'bert')).toMatchObject({ hp: 8, pp: 0 });
  });

  it('POW Double counts 10s twice, on top or instead (E-113, E-114, E?29, E?64)', () => {
    const stuns = with_(effects('stun', 'pow-double-stun'));
    const dice = [10, 5, 1, 1];
    expect(model(hit(stuns, dice), 'bert').effects.get('stun')).toBe(4);
    const instead = { ...stuns, options: { 'su.powDoubleReplaces': true } };
    expect(model(hit(instead, dice), 'bert').effects.get('stun')).toBe(2);
    expect(model(hit(instead, [5, 5, 1]), 'bert').effects.get('stun')).toBe(2);
    expect(hit(with_(effects('knockback', 'damage', 'pow-double-knockback')), dice).normal.due).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'effect', model: 'bert', effect: 'damage', amount: 2, by: 'anna' },
      { due: 'resolved', model: 'bert' },
    ]);
    const immune = with_(effects('stun', 'pow-double-stun'), { immunities: ['POW Double Stun'] });
    expect(model(hit(immune, dice), 'bert').effects.get('stun')).toBe(2);
  });

  it('is nothing for who is Immune (E-28)', () => {
    const now = hit(with_(effects('damage', 'stun'), { immunities: ['stun'] }), [5, 6, 1]);
    expect(now.normal.models).toMatchObject({ bert: { hp: 8 } });
    expect(model(now, 'bert').effects.size).toBe(0);
  });

  it('Knockback comes less the Size (E!14)', () => {
    const big = with_(effects('knockback'), { size: 4 });
    expect(hit(big, [5, 1, 1]).normal.due).toBeUndefined();
  });

  it('the attacker orders the Effects (E-78)', () => {
    const table = with_(effects('knockback', 'damage'), { size: 0 });
    const order = (...words: readonly string[]) => ({ order: words });
    const log = [...ACTING, attack('Hit')];
    expect(hit(table, [5, 6, 1], order('damage', 'knockback')).normal.due).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'resolved', model: 'bert' },
    ]);
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], ...order('damage') }], table)).toBe(
      'order.choice missing E-78 []',
    );
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], ...order('damage', 'stun') }], table)).toBe(
      'order.choice stun E-78 []',
    );
    expect(refusal([...log, { kind: 'roll', dice: [5, 6, 1], order: 'damage' }], table)).toBe(
      'order.payload order/words []',
    );
  });

  it('the Red Zone asks for a KO roll (E-23), su.koTn for its number (E?11)', () => {
    const log = [...ACTING, set('bert', 'hp', 6), attack('Hit'), roll(5, 6, 1)];
    const table = with_(effects('damage'));
    expect(afterLog(log, table).normal.due).toEqual([
      { due: 'ko-roll', model: 'bert', dice: 3, need: 7 },
      { due: 'resolved', model: 'bert' },
    ]);
    const poisoned = [...ACTING, set('bert', 'poison', 1), ...log.slice(ACTING.length)];
    expect((afterLog(poisoned, table).normal.due as JsonObject[])[0]).toMatchObject({ need: 8 });
    const six = { ...table, options: { 'su.koTn': 5 } };
    expect((afterLog(poisoned, six).normal.due as JsonObject[])[0]).toMatchObject({ need: 6 });
    const ko = afterLog([...log, roll(6, 6, 6)], table);
    expect(ko.normal).toMatchObject({
      models: { bert: { ko: true } },
      fallen: [{ model: 'bert' }],
      attacked: ['bert'],
    });
  });

  it('who is KO’ed and hurt again rolls no more (P-24), takes no Stun (E-117)', () => {
    const log = [...ACTING, set('bert', 'hp', 5), set('bert', 'ko', 1), attack('Hit'), roll(5, 6, 1)];
    const now = afterLog(log, with_(effects('damage', 'stun')));
    expect(now.normal.due).toBeUndefined();
    expect(now.normal.models).toMatchObject({ bert: { hp: 3, ko: true } });
  });

  it('at 0 HP everything is over (E-122 and around)', () => {
    const log = [...ACTING, set('bert', 'hp', 1), set('bert', 'weaken', 2), attack('Hit'), roll(5, 6, 1)];
    const { normal, state } = afterLog(log, with_(effects('damage', 'stun')));
    expect(normal.models).toMatchObject({ bert: { out: true } });
    expect(state.models.get('bert')?.effects.size).toBe(0);
    expect(normal.due).toBeUndefined();
    expect(state.attacked).toEqual([]);
  });

  it('a Vulnerability follows a hit (E-27, P-26)', () => {
    const now = hit(with_(effects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }), [5, 1, 1]);
    expect(now.normal.due).toEqual([
      { due: 'vulnerability', model: 'bert' },
      { due: 'resolved', model: 'bert' },
    ]);
    const missed = hit(
      with_(effects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }),
      [1, 1, 1],
    );
    expect(missed.normal.due).toBeUndefined();
  });

  it('Plasma Successes count for hits, with su.plasmaOnMiss for misses (E?66)', () => {
    const log = (dice: readonly number[]) => [
      ...ACTING,
      set('anna', 'bonusSuccesses', 2),
      attack('Hit'),
      roll(...dice),
    ];
    const table = with_(effects('damage'));
    expect(model(afterLog(log([5, 1, 1]), table), 'bert').hp).toBe(7);
    expect(model(afterLog(log([1, 1, 1]), table), 'bert').hp).toBe(10);
    expect(model(afterLog(log([1, 1, 1]), { ...table, options: { 'su.plasmaOnMiss': true } }), 'bert').hp).toBe(8);
    expect(afterLog(log([5, 1, 1]), table).normal.last).toEqual({ successes: 1 });
  });

  it('an Entangle is cut, a Building comes down (E-107, E-125, E?62)', () => {
    const cut = afterLog([...ACTING, set('bert', 'entangle', 3), attack('Bash', ['entangle:bert']), roll(5, 6, 1)]);
    expect(model(cut, 'bert').effects.get('entangle')).toBe(1);
    const down = [...ACTING, attack('Bash', ['shed']), roll(9, 9, 10, 9)];
    expect(afterLog(down, shooter()).normal.due).toEqual([{ due: 'collapse', thing: 'shed' }]);
    const collapse = { kind: 'collapse', roof: ['bert'], inside: ['bo'] };
    expect(afterLog([...down, collapse], shooter()).normal.due).toEqual([
      { due: 'fall', model: 'bert', distance: 3, dice: 1, need: 4 },
      { due: 'slam', model: 'bo', distance: 4, dice: 2, need: 4 },
    ]);
    const falls = { ...shooter(), options: { 'su.collapseIsFall': true } };
    expect((afterLog([...down, collapse], falls).normal.due as JsonObject[])[1]).toMatchObject({ due: 'fall' });
    expect(refusal([...down, set('bo', 'out', 1)], shooter())).toBe('order.due collapse [bo]');
    expect(refusal([...ACTING, set('bo', 'out', 1), ...down.slice(ACTING.length), collapse], shooter())).toBe(
      'order.target E-125 [bo]',
    );
  });

  it.each([
    ['9', [3, 3, 3], 4],
    ['21', [7, 7, 7], 8],
    ['40', [20, 10, 10], 10],
    ['41', [21, 10, 10], 12],
    ['20', [6, 8, 6], 6],
  ])('a Building of %s" (E!15, E!16)', (_, size, limit) => {
    const setup = { things: [{ id: 'shed', kind: 'building', material: 'solid', size }] };
    expect(afterLog([], { setup }).normal.things).toMatchObject({ shed: { limit } });
    const qr = afterLog([], { setup, options: { 'su.qrBuildings': true } });
    expect(qr.normal.things).toMatchObject({ shed: { limit: Math.min(10, limit) } });
  });
});
