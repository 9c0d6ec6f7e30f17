/** Bulletproof Blues: documents, findings and derived numbers, with the facts that they are based on. */

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
const ferry = (more: object = {}): BbCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'bulletproof-blues',
  id: 'night-ferry',
  name: 'Night Ferry',
  perception: 6,
  ...more,
});
const found = (more: object) =>
  judge(GAMES, ferry(more)).findings.map(({ code, severity, path, actual, required, cite }) => [
    `${severity} ${code} ${path}`,
    actual,
    required,
    cite.fact ?? cite.source,
  ]);

describe('a document', () => {
  it('can be read with Perception alone; a power must say its rank', () => {
    expect(parseValue(GAMES, ferry()).ok).toBe(true);
    const { perception: _, ...blind } = ferry();
    expect(parseValue(GAMES, blind)).toMatchObject({ ok: false, error: { path: '/perception' } });
    expect(parseValue(GAMES, ferry({ powers: [{ name: 'Searchlight' }] }))).toMatchObject({
      ok: false,
      error: { path: '/powers/0/rank' },
    });
  });

  it('has the same content with its defaults written out', () => {
    const stated = { prowess: 0, agility: 0, superSpeed: 0, powers: [], expertise: [] };
    expect(getHashedText(GAMES, ferry(stated))).toBe(getHashedText(GAMES, ferry()));
    expect(JSON.parse(getHashedText(GAMES, ferry()))).not.toHaveProperty('endurance');
    expect(computeFingerprint(GAMES, ferry({ powers: [{ name: 'Searchlight', rank: 9, items: [], text: '' }] }))).toBe(
      computeFingerprint(GAMES, ferry({ powers: [{ name: 'Searchlight', rank: 9 }] })),
    );
  });
});

describe('findings', () => {
  it.each([
    ['perception', 'D-4'],
    ['prowess', 'D-14'],
    ['agility', 'D-15'],
  ])('%s is a whole number of 0 or more, 1 to 14 by habit (%s)', (key, fact) => {
    expect(found({ [key]: -1 })).toEqual([[`error bb.character.number /${key}`, -1, 0, fact]]);
    expect(found({ [key]: 0 })).toEqual([[`warning bb.character.limits /${key}`, 0, 1, fact]]);
    expect(found({ [key]: 15 })).toEqual([[`warning bb.character.limits /${key}`, 15, 14, fact]]);
    expect(found({ [key]: 14 })).toEqual([]);
  });

  it('D-5: Super-speed may be 0', () => {
    expect(found({ superSpeed: 0 })).toEqual([]);
    expect(found({ superSpeed: 15 })).toEqual([['warning bb.character.limits /superSpeed', 15, 14, 'D-5']]);
    expect(found({ superSpeed: 1.5 })).toEqual([['error bb.character.number /superSpeed', 1.5, 0, 'D-5']]);
  });

  it('D-20: so with the ranks of powers', () => {
    const powers = [
      { name: 'Searchlight', rank: 15 },
      { name: 'Low Tide', rank: 0.5 },
      { name: 'Fare', rank: 0 },
    ];
    expect(found({ powers })).toEqual([
      ['warning bb.character.limits /powers/0/rank', 15, 14, 'D-20'],
      ['error bb.character.number /powers/1/rank', 0.5, 0, 'D-20'],
      ['warning bb.character.limits /powers/2/rank', 0, 1, 'D-20'],
    ]);
  });

  it('Endurance has no fact and no usual range', () => {
    expect(found({ endurance: 400 })).toEqual([]);
    expect(found({ endurance: -4 })).toEqual([['error bb.character.number /endurance', -4, 0, 'Rollcall']]);
  });

  it('ids are warned of', () => {
    expect(found({ id: 'Ferry' })).toEqual([['warning bb.character.id /id', 'Ferry', undefined, 'Rollcall']]);
  });
});

describe('derived numbers', () => {
  const block = (more: object) => derive(ferry(more)).derived.block;

  it('D-14, D-15, vector D!13: an attack of rank 9 is blocked and dodged at 17', () => {
    expect(getDefenseDifficulty(9)).toBe(17);
    expect(bulletproofBlues.card.formats.toStop?.(9, {})).toBe('17');
  });

  it('D-16: expertise adds 3, whatever its case and blanks', () => {
    expect(block({ prowess: 5 })).toBe(5);
    for (const word of ['block', 'blocking', ' Blocking ', 'BLOCK']) {
      expect(block({ prowess: 5, expertise: [word] }), word).toBe(8);
    }
    for (const word of ['dodge', 'blocks', 'shield block', '']) {
      expect(block({ prowess: 5, expertise: [word] }), word).toBe(5);
    }
    expect(derive(ferry({ agility: 7, expertise: ['Dodge', 'dodging'] })).derived.dodge).toBe(10);
  });

  it('a missing attribute has no derived number, even with expertise', () => {
    expect(block({ expertise: ['block'] })).toBeUndefined();
    expect(derive(ferry()).character).not.toHaveProperty('prowess');
  });

  it('D-4, D-5: Super-speed is added to the roll of the order', () => {
    expect(derive(ferry({ superSpeed: 4 })).derived.order).toBe(10);
  });
});

it('law: a rank more is a harder block by one, and expertise never changes a dodge by a word for blocks', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 1, max: 40 }), (rank, attribute) => {
      expect(getDefenseDifficulty(rank + 1) - getDefenseDifficulty(rank)).toBe(1);
      const { derived } = derive(ferry({ prowess: attribute, agility: attribute, expertise: ['blocking'] }));
      expect([derived.block, derived.dodge]).toEqual([attribute + 3, attribute]);
    }),
    { seed: SEED },
  );
});
