/** Tests the findings on SSUA characters, with paths, numbers and facts. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { cite } from '../../../src/shared/games/ssua/facts.ts';
import { SEED } from '../../support/documents/arbitrary.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const createHero = (overrides: object = {}): unknown => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'ssua',
  id: 'quick-tram',
  name: 'Quick Tram',
  agility: 6,
  mind: 4,
  ...overrides,
});

function parseCharacter(document: unknown): Character {
  const parsed = parseValue(GAMES, document);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
}

/** Lists the findings on the hero with other fields, each as `code severity`, path, actual value, required value, and cited fact. */
const listFindings = (overrides: object, options = {}) =>
  judge(GAMES, parseCharacter(createHero(overrides)), { options: [options] }).findings.map(
    ({ code, severity, path, actual, required, cite }) => [
      `${code.slice('ssua.character.'.length)} ${severity}`,
      path,
      actual,
      required,
      cite.fact ?? cite.source,
    ],
  );

describe('reading an SSUA character', () => {
  it('requires Agility and Mind, and rejects other fields only for a wrong JSON type', () => {
    const parseWithout = (fieldKey: string) =>
      parseValue(GAMES, { ...(createHero() as object), [fieldKey]: undefined });
    expect(parseWithout('agility')).toEqual({ ok: false, error: { path: '/agility', expected: 'number' } });
    expect(parseWithout('mind')).toEqual({ ok: false, error: { path: '/mind', expected: 'number' } });
    for (const wrongFields of [
      { ap: '9' },
      { henchman: 'yes' },
      { physical: { hit: 3 } },
      { prices: { fly: 'dear' } },
      { attacks: [{ name: 'Buffer', type: 'melee' }] },
      { powers: [{ text: 'Nameless' }] },
    ]) {
      expect(parseValue(GAMES, createHero(wrongFields)).ok, JSON.stringify(wrongFields)).toBe(false);
    }
    const oddFields = {
      agility: -1.5,
      lift: 'moons',
      prices: { fly: 1 },
      attacks: [{ name: '', type: 'sung', pool: 0.5 }],
    };
    expect(parseValue(GAMES, createHero(oddFields)).ok).toBe(true);
  });
});

describe('findings on an SSUA character', () => {
  it('reports nothing for a legal character', () => {
    const attacks = [{ name: 'Buffer', type: 'melee', pool: 5, damage: 4 }];
    expect(listFindings({ moveMultiplier: 2, attacks, powers: [{ name: 'Live Rail', ap: 2 }] })).toEqual([]);
  });

  it('A-5, A-15, A-6: reports numbers that are not whole or lie below 0', () => {
    expect(listFindings({ agility: -1, mind: 0.5, ap: 2.5, rerolls: -2 })).toEqual([
      ['number error', '/agility', -1, 0, 'A-5'],
      ['number error', '/mind', 0.5, 0, 'A-5'],
      ['number error', '/ap', 2.5, 0, 'A-15'],
      ['number error', '/rerolls', -2, 0, 'A-6'],
    ]);
  });

  it('cites doubts about goals and ties under Initiative, and those about Action Points under Activation', () => {
    for (const fact of ['A-5', 'A-10', 'A?1', 'A?2', 'A?4', 'A?10']) expect(cite(fact).heading).toBe('Initiative');
    for (const fact of ['A-11', 'A-17', 'A?3', 'A?6', 'A?8']) expect(cite(fact).heading).toBe('Activation');
  });

  it('cites Rollcall for numbers that no fact covers', () => {
    expect(listFindings({ hits: 0, strength: 1.5, physical: { hit: -1, resist: 0 } })).toEqual([
      ['number error', '/hits', 0, 1, 'Rollcall'],
      ['number error', '/strength', 1.5, 0, 'Rollcall'],
      ['number error', '/physical/hit', -1, 0, 'Rollcall'],
    ]);
  });

  it('A-30: reports a move multiplier that is not a multiple of 0.5 of at least 0.5', () => {
    for (const multiplier of [0.5, 1, 1.5, 4]) expect(listFindings({ moveMultiplier: multiplier })).toEqual([]);
    for (const wrongNumber of [0, 0.25, 1.3]) {
      expect(listFindings({ moveMultiplier: wrongNumber })).toEqual([
        ['number error', '/moveMultiplier', wrongNumber, 0.5, 'A-30'],
      ]);
    }
  });

  it('reports wrong numbers inside lists: pools, ranges off the quarter inch, prices', () => {
    const attacks = [
      { name: 'Buffer', type: 'melee', pool: -1 },
      { name: 'Bell', type: 'ranged', pool: 2, range: 1.1, damage: -1, ap: 0.5 },
    ];
    expect(listFindings({ attacks, powers: [{ name: 'Rail', ap: -1 }], prices: { swim: -1 } })).toEqual([
      ['number error', '/attacks/0/pool', -1, 0, 'Rollcall'],
      ['number error', '/attacks/1/range', 1.1, 0, 'Rollcall'],
      ['number error', '/attacks/1/damage', -1, 0, 'Rollcall'],
      ['number error', '/attacks/1/ap', 0.5, 0, 'Rollcall'],
      ['number error', '/powers/0/ap', -1, 0, 'Rollcall'],
      ['number error', '/prices/swim', -1, 0, 'A-18'],
    ]);
  });

  it('A-18: reports words that are not in the vocabularies', () => {
    const attacks = [{ name: 'Buffer', type: 'sung', pool: 1 }];
    expect(
      listFindings({ attacks, powers: [{ name: 'Rail', mark: 'now' }], prices: { fly: 1 }, lift: 'moons' }),
    ).toEqual([
      ['vocabulary error', '/attacks/0/type', 'sung', undefined, 'Rollcall'],
      ['vocabulary error', '/powers/0/mark', 'now', undefined, 'Rollcall'],
      ['vocabulary error', '/prices/fly', 'fly', undefined, 'A-18'],
      ['vocabulary error', '/lift', 'moons', undefined, 'Rollcall'],
    ]);
  });

  it('warns of the four stats outside 1 to 9', () => {
    expect(listFindings({ agility: 0, mind: 10, strength: 12, resolve: 9 })).toEqual([
      ['limits warning', '/agility', 0, 1, 'A-5'],
      ['limits warning', '/mind', 10, 9, 'A-5'],
      ['limits warning', '/strength', 12, 9, 'Rollcall'],
    ]);
  });

  it('A-15: notes AP that differ from Mind plus Agility, if all three are whole numbers', () => {
    expect(listFindings({ ap: 12 })).toEqual([['ap info', '/ap', 12, 10, 'A-15']]);
    expect(listFindings({ ap: 10 })).toEqual([]);
    expect(listFindings({ ap: 12, mind: 4.5 }).map(([findingCode]) => findingCode)).toEqual(['number error']);
    expect(judge(GAMES, parseCharacter(createHero({ ap: 12 }))).verdict).toBe('legal');
  });

  it('warns of an id with capitals and spaces', () => {
    expect(listFindings({ id: 'Quick Tram' })).toEqual([['id warning', '/id', 'Quick Tram', undefined, 'Rollcall']]);
  });

  it('writes findings as sentences with labeled fixes', () => {
    const { findings } = judge(GAMES, parseCharacter(createHero({ ap: 12, moveMultiplier: 1.3, lift: 'hevy' })), {
      fixes: true,
    });
    expect(findings.map(({ message, fixes = [] }) => [message, ...fixes.map(({ label }) => label)])).toEqual([
      ['AP 12, where Mind and Agility together would give 10.', 'Leave AP to Mind and Agility'],
      ['Move multiplier is 1.3; it must be 0.5 or more, in steps of 0.5.', 'Set Move multiplier to 1.5'],
      ['Lift: the rules know no “hevy”.', 'Change “hevy” to Heavy', 'Remove “hevy”'],
    ]);
  });
});

describe('the fingerprint of an SSUA character', () => {
  it('A-15, A-18: stays the same when the defaults are written out', () => {
    const plainFingerprint = computeFingerprint(GAMES, parseCharacter(createHero()));
    const prices = { 'take-off': 2, land: 2, swim: 2, attack: 3, interact: 2, 'pick-up': 2, operate: 3 };
    const allDefaults = {
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
    expect(computeFingerprint(GAMES, parseCharacter(createHero(allDefaults)))).toBe(plainFingerprint);
    expect(computeFingerprint(GAMES, parseCharacter(createHero({ notes: 'x', art: {} })))).toBe(plainFingerprint);
    for (const changes of [{ ap: 11 }, { hits: 5 }, { prices: { swim: 1 } }]) {
      expect(computeFingerprint(GAMES, parseCharacter(createHero(changes)))).not.toBe(plainFingerprint);
    }
  });
});

it('reports each number at most once, and every fix it offers removes its finding', () => {
  const drawNumber = fc.oneof(
    fc.integer({ min: -3, max: 14 }),
    fc.double({ noNaN: true }),
    fc.constant(Number.POSITIVE_INFINITY),
  );
  const drawFields = fc.record({
    agility: drawNumber,
    mind: drawNumber,
    ap: fc.option(drawNumber, { nil: undefined }),
    hits: fc.option(drawNumber, { nil: undefined }),
    moveMultiplier: fc.option(drawNumber, { nil: undefined }),
    lift: fc.constantFrom('none', 'massive', 'ligt', ''),
  });
  let repaired = 0;
  fc.assert(
    fc.property(drawFields, (drawnFields) => {
      const document = parseCharacter(
        createHero(
          Object.fromEntries(Object.entries(drawnFields).filter(([, fieldValue]) => fieldValue !== undefined)),
        ),
      );
      const { findings } = judge(GAMES, document, { fixes: true });
      const numberPaths = findings.filter(({ code }) => /\.(number|limits)$/.test(code)).map(({ path }) => path);
      expect(new Set(numberPaths).size).toBe(numberPaths.length);
      for (const { code, path: pointer, fixes = [] } of findings) {
        for (const { edits } of fixes) {
          const laterFindings = judge(GAMES, applyEdits(document, edits)).findings;
          expect(
            laterFindings.some((laterFinding) => laterFinding.code === code && laterFinding.path === pointer),
          ).toBe(false);
          repaired++;
        }
      }
    }),
    { seed: SEED, numRuns: scaleRuns(300) },
  );
  expect(repaired).toBeGreaterThan(50);
});
