/** Tests documents, findings and derived numbers of Bulletproof Blues, each with the fact behind it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFingerprint, getHashedText } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { derive } from '../../../src/shared/games/bulletproof-blues/derive.ts';
import { getDefenseDifficulty } from '../../../src/shared/games/bulletproof-blues/facts.ts';
import type { BbCharacter } from '../../../src/shared/games/bulletproof-blues/fields.ts';
import { bulletproofBlues } from '../../../src/shared/games/bulletproof-blues/index.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { judge } from '../../../src/shared/rules/judge.ts';

const SEED = 20261122;
const createFerry = (overrides: object = {}): BbCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'bulletproof-blues',
  id: 'night-ferry',
  name: 'Night Ferry',
  perception: 6,
  ...overrides,
});
const listFindings = (overrides: object) =>
  judge(GAMES, createFerry(overrides)).findings.map(({ code, severity, path, actual, required, cite }) => [
    `${severity} ${code} ${path}`,
    actual,
    required,
    cite.fact ?? cite.source,
  ]);

describe('Bulletproof Blues documents', () => {
  it('reads a character with Perception alone, and requires the rank of a power', () => {
    expect(parseValue(GAMES, createFerry()).ok).toBe(true);
    const { perception: _perception, ...incomplete } = createFerry();
    expect(parseValue(GAMES, incomplete)).toMatchObject({ ok: false, error: { path: '/perception' } });
    expect(parseValue(GAMES, createFerry({ powers: [{ name: 'Searchlight' }] }))).toMatchObject({
      ok: false,
      error: { path: '/powers/0/rank' },
    });
  });

  it('computes the same fingerprint when the defaults are written out', () => {
    const defaults = { prowess: 0, agility: 0, superSpeed: 0, powers: [], expertise: [] };
    expect(getHashedText(GAMES, createFerry(defaults))).toBe(getHashedText(GAMES, createFerry()));
    expect(JSON.parse(getHashedText(GAMES, createFerry()))).not.toHaveProperty('endurance');
    expect(
      computeFingerprint(GAMES, createFerry({ powers: [{ name: 'Searchlight', rank: 9, items: [], text: '' }] })),
    ).toBe(computeFingerprint(GAMES, createFerry({ powers: [{ name: 'Searchlight', rank: 9 }] })));
  });
});

describe('findings on a Bulletproof Blues character', () => {
  it.each([
    ['perception', 'D-4'],
    ['prowess', 'D-14'],
    ['agility', 'D-15'],
  ])('reports %s below 0, warns of it outside 1 to 14 and cites %s', (fieldKey, fact) => {
    expect(listFindings({ [fieldKey]: -1 })).toEqual([[`error bb.character.number /${fieldKey}`, -1, 0, fact]]);
    expect(listFindings({ [fieldKey]: 0 })).toEqual([[`warning bb.character.limits /${fieldKey}`, 0, 1, fact]]);
    expect(listFindings({ [fieldKey]: 15 })).toEqual([[`warning bb.character.limits /${fieldKey}`, 15, 14, fact]]);
    expect(listFindings({ [fieldKey]: 14 })).toEqual([]);
  });

  it('D-5: accepts a Super-speed of 0', () => {
    expect(listFindings({ superSpeed: 0 })).toEqual([]);
    expect(listFindings({ superSpeed: 15 })).toEqual([['warning bb.character.limits /superSpeed', 15, 14, 'D-5']]);
    expect(listFindings({ superSpeed: 1.5 })).toEqual([['error bb.character.number /superSpeed', 1.5, 0, 'D-5']]);
  });

  it('D-20: checks the ranks of powers in the same way', () => {
    const powers = [
      { name: 'Searchlight', rank: 15 },
      { name: 'Low Tide', rank: 0.5 },
      { name: 'Fare', rank: 0 },
    ];
    expect(listFindings({ powers })).toEqual([
      ['warning bb.character.limits /powers/0/rank', 15, 14, 'D-20'],
      ['error bb.character.number /powers/1/rank', 0.5, 0, 'D-20'],
      ['warning bb.character.limits /powers/2/rank', 0, 1, 'D-20'],
    ]);
  });

  it('checks Endurance only for numbers below 0, and cites no fact', () => {
    expect(listFindings({ endurance: 400 })).toEqual([]);
    expect(listFindings({ endurance: -4 })).toEqual([['error bb.character.number /endurance', -4, 0, 'Rollcall']]);
  });

  it('warns of an id with capitals', () => {
    expect(listFindings({ id: 'Ferry' })).toEqual([['warning bb.character.id /id', 'Ferry', undefined, 'Rollcall']]);
  });
});

describe('derived numbers of Bulletproof Blues', () => {
  const deriveBlock = (overrides: object) => derive(createFerry(overrides)).derived.block;

  it('D-14, D-15, vector D!13: derives 17 to block or dodge an attack of rank 9', () => {
    expect(getDefenseDifficulty(9)).toBe(17);
    expect(bulletproofBlues.card.formats.toStop?.(9, {})).toBe('17');
  });

  it('D-16: adds 3 for expertise, whatever its case and spaces', () => {
    expect(deriveBlock({ prowess: 5 })).toBe(5);
    for (const expertise of ['block', 'blocking', ' Blocking ', 'BLOCK']) {
      expect(deriveBlock({ prowess: 5, expertise: [expertise] }), expertise).toBe(8);
    }
    for (const expertise of ['dodge', 'blocks', 'shield block', '']) {
      expect(deriveBlock({ prowess: 5, expertise: [expertise] }), expertise).toBe(5);
    }
    expect(derive(createFerry({ agility: 7, expertise: ['Dodge', 'dodging'] })).derived.dodge).toBe(10);
  });

  it('derives no defense from a missing attribute, even with expertise', () => {
    expect(deriveBlock({ expertise: ['block'] })).toBeUndefined();
    expect(derive(createFerry()).character).not.toHaveProperty('prowess');
  });

  it('D-4, D-5: adds Super-speed to the roll for the order', () => {
    expect(derive(createFerry({ superSpeed: 4 })).derived.order).toBe(10);
  });
});

it('adds one to the difficulty of a defense with each rank, and never adds expertise in blocking to a dodge', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 40 }), (attackRank, attribute) => {
      expect(getDefenseDifficulty(attackRank + 1) - getDefenseDifficulty(attackRank)).toBe(1);
      const { derived } = derive(createFerry({ prowess: attribute, agility: attribute, expertise: ['blocking'] }));
      expect([derived.block, derived.dodge]).toEqual([attribute + 3, attribute]);
    }),
    { seed: SEED },
  );
});
