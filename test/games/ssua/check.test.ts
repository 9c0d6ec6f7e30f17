/** What is said of characters of SSUA: every code with its place, numbers and fact. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SEED } from '../../support/documents/arbitrary.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { runs } from '../../support/runs.ts';

const hero = (more: object = {}): unknown => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'ssua',
  id: 'quick-tram',
  name: 'Quick Tram',
  agility: 6,
  mind: 4,
  ...more,
});

function read(value: unknown): Character {
  const parsed = parseValue(GAMES, value);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
}

const found = (more: object, options = {}) =>
  judge(GAMES, read(hero(more)), { options: [options] }).findings.map(
    ({ code, severity, path, actual, required, cite }) => [
      `${code.slice('ssua.character.'.length)} ${severity}`,
      path,
      actual,
      required,
      cite.fact ?? cite.source,
    ],
  );

describe('reading', () => {
  it('asks for Agility and Mind, and judges all other fields by their JSON type alone', () => {
    const without = (key: string) => parseValue(GAMES, { ...(hero() as object), [key]: undefined });
    expect(without('agility')).toEqual({ ok: false, error: { path: '/agility', expected: 'number' } });
    expect(without('mind')).toEqual({ ok: false, error: { path: '/mind', expected: 'number' } });
    for (const more of [
      { ap: '9' },
      { henchman: 'yes' },
      { physical: { hit: 3 } },
      { prices: { fly: 'dear' } },
      { attacks: [{ name: 'Buffer', type: 'melee' }] },
      { powers: [{ text: 'Nameless' }] },
    ]) {
      expect(parseValue(GAMES, hero(more)).ok, JSON.stringify(more)).toBe(false);
    }
    const strange = {
      agility: -1.5,
      lift: 'moons',
      prices: { fly: 1 },
      attacks: [{ name: '', type: 'sung', pool: 0.5 }],
    };
    expect(parseValue(GAMES, hero(strange)).ok).toBe(true);
  });
});

describe('findings', () => {
  it('say nothing of the plain example', () => {
    const attacks = [{ name: 'Buffer', type: 'melee', pool: 5, damage: 4 }];
    expect(found({ moveMultiplier: 2, attacks, powers: [{ name: 'Live Rail', ap: 2 }] })).toEqual([]);
  });

  it('A-5, A-15, A-6: whole numbers of 0 or more', () => {
    expect(found({ agility: -1, mind: 0.5, ap: 2.5, rerolls: -2 })).toEqual([
      ['number error', '/agility', -1, 0, 'A-5'],
      ['number error', '/mind', 0.5, 0, 'A-5'],
      ['number error', '/ap', 2.5, 0, 'A-15'],
      ['number error', '/rerolls', -2, 0, 'A-6'],
    ]);
  });

  it('numbers without a fact behind them cite Rollcall', () => {
    expect(found({ hits: 0, strength: 1.5, physical: { hit: -1, resist: 0 } })).toEqual([
      ['number error', '/hits', 0, 1, 'Rollcall'],
      ['number error', '/strength', 1.5, 0, 'Rollcall'],
      ['number error', '/physical/hit', -1, 0, 'Rollcall'],
    ]);
  });

  it('A-30: the multiplier is a multiple of 0.5, 0.5 at least', () => {
    for (const good of [0.5, 1, 1.5, 4]) expect(found({ moveMultiplier: good })).toEqual([]);
    for (const bad of [0, 0.25, 1.3]) {
      expect(found({ moveMultiplier: bad })).toEqual([['number error', '/moveMultiplier', bad, 0.5, 'A-30']]);
    }
  });

  it('inside lists too: pools, ranges in quarter inches, prices', () => {
    const attacks = [
      { name: 'Buffer', type: 'melee', pool: -1 },
      { name: 'Bell', type: 'ranged', pool: 2, range: 1.1, damage: -1, ap: 0.5 },
    ];
    expect(found({ attacks, powers: [{ name: 'Rail', ap: -1 }], prices: { swim: -1 } })).toEqual([
      ['number error', '/attacks/0/pool', -1, 0, 'Rollcall'],
      ['number error', '/attacks/1/range', 1.1, 0, 'Rollcall'],
      ['number error', '/attacks/1/damage', -1, 0, 'Rollcall'],
      ['number error', '/attacks/1/ap', 0.5, 0, 'Rollcall'],
      ['number error', '/powers/0/ap', -1, 0, 'Rollcall'],
      ['number error', '/prices/swim', -1, 0, 'A-18'],
    ]);
  });

  it('A-18: words that no list has', () => {
    const attacks = [{ name: 'Buffer', type: 'sung', pool: 1 }];
    expect(found({ attacks, powers: [{ name: 'Rail', mark: 'now' }], prices: { fly: 1 }, lift: 'moons' })).toEqual([
      ['vocabulary error', '/attacks/0/type', 'sung', undefined, 'Rollcall'],
      ['vocabulary error', '/powers/0/mark', 'now', undefined, 'Rollcall'],
      ['vocabulary error', '/prices/fly', 'fly', undefined, 'A-18'],
      ['vocabulary error', '/lift', 'moons', undefined, 'Rollcall'],
    ]);
  });

  it('the four stats lie between 1 and 9 by habit', () => {
    expect(found({ agility: 0, mind: 10, strength: 12, resolve: 9 })).toEqual([
      ['limits warning', '/agility', 0, 1, 'A-5'],
      ['limits warning', '/mind', 10, 9, 'A-5'],
      ['limits warning', '/strength', 12, 9, 'Rollcall'],
    ]);
  });

  it('A-15: AP that are not Mind and Agility, where all three are whole numbers', () => {
    expect(found({ ap: 12 })).toEqual([['ap info', '/ap', 12, 10, 'A-15']]);
    expect(found({ ap: 10 })).toEqual([]);
    expect(found({ ap: 12, mind: 4.5 }).map(([code]) => code)).toEqual(['number error']);
    expect(judge(GAMES, read(hero({ ap: 12 }))).verdict).toBe('legal');
  });

  it('an id that no file could carry', () => {
    expect(found({ id: 'Quick Tram' })).toEqual([['id warning', '/id', 'Quick Tram', undefined, 'Rollcall']]);
  });

  it('are said in sentences, and come with what repairs them', () => {
    const { findings } = judge(GAMES, read(hero({ ap: 12, moveMultiplier: 1.3, lift: 'hevy' })), { fixes: true });
    expect(findings.map(({ message, fixes = [] }) => [message, ...fixes.map(({ label }) => label)])).toEqual([
      ['AP 12, where Mind and Agility together would give 10.', 'Leave AP to Mind and Agility'],
      ['Move multiplier is 1.3; it must be 0.5 or more, in steps of 0.5.', 'Set Move multiplier to 1.5'],
      ['Lift: the rules know no “hevy”.', 'Change “hevy” to Heavy', 'Remove “hevy”'],
    ]);
  });
});

describe('the fingerprint', () => {
  it('A-15, A-18: counts defaults as if they were written', () => {
    const plain = computeFingerprint(GAMES, read(hero()));
    const prices = { 'take-off': 2, land: 2, swim: 2, attack: 3, interact: 2, 'pick-up': 2, operate: 3 };
    const full = {
      ap: 10,
      henchman: false,
      vehicle: false,
      moveMultiplier: 1,
      rerolls: 0,
      prices,
      attacks: [],
      powers: [],
      lift: 'none',
    };
    expect(computeFingerprint(GAMES, read(hero(full)))).toBe(plain);
    expect(computeFingerprint(GAMES, read(hero({ notes: 'x', art: {} })))).toBe(plain);
    for (const other of [{ ap: 11 }, { hits: 5 }, { prices: { swim: 1 } }]) {
      expect(computeFingerprint(GAMES, read(hero(other)))).not.toBe(plain);
    }
  });
});

it('whatever the numbers, one number gives one finding, and every repair that is offered repairs', () => {
  const number = fc.oneof(
    fc.integer({ min: -3, max: 14 }),
    fc.double({ noNaN: true }),
    fc.constant(Number.POSITIVE_INFINITY),
  );
  const any = fc.record({
    agility: number,
    mind: number,
    ap: fc.option(number, { nil: undefined }),
    hits: fc.option(number, { nil: undefined }),
    moveMultiplier: fc.option(number, { nil: undefined }),
    lift: fc.constantFrom('none', 'massive', 'ligt', ''),
  });
  let repaired = 0;
  fc.assert(
    fc.property(any, (more) => {
      const document = read(hero(Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))));
      const { findings } = judge(GAMES, document, { fixes: true });
      const numbers = findings.filter(({ code }) => /\.(number|limits)$/.test(code)).map(({ path }) => path);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { code, path, fixes = [] } of findings) {
        for (const { edits } of fixes) {
          const after = judge(GAMES, applyEdits(document, edits)).findings;
          expect(after.some((one) => one.code === code && one.path === path)).toBe(false);
          repaired++;
        }
      }
    }),
    { seed: SEED, numRuns: runs(300) },
  );
  expect(repaired).toBeGreaterThan(50);
});
