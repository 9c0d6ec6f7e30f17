/** The Action Round: documents, findings, numbers that follow, each with the fact it rests on. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFingerprint, getHashedText } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { derive } from '../../../src/shared/games/action-round/derive.ts';
import { getDifficulty } from '../../../src/shared/games/action-round/facts.ts';
import type { ArCharacter } from '../../../src/shared/games/action-round/fields.ts';
import { actionRound } from '../../../src/shared/games/action-round/index.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { getDefaults, resolveOptions } from '../../../src/shared/rules/options.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

const SEED = 20261122;
const clerk = (more: object = {}): ArCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'action-round',
  id: 'sable-clerk',
  name: 'Sable Clerk',
  powerLevel: 5,
  initiative: 12,
  ...more,
});
const found = (more: object) =>
  judge(GAMES, clerk(more)).findings.map(({ code, severity, path, actual, required, cite }) => [
    `${severity} ${code} ${path}`,
    actual,
    required,
    cite.fact ?? cite.source,
  ]);

describe('a document', () => {
  it('can be read with what must be there alone, and lacks what must be', () => {
    expect(parseValue(GAMES, clerk()).ok).toBe(true);
    for (const key of ['powerLevel', 'initiative']) {
      const { [key as 'powerLevel']: _, ...rest } = clerk();
      expect(parseValue(GAMES, rest)).toMatchObject({ ok: false, error: { path: `/${key}` } });
    }
  });

  it('is judged readable by JSON type alone', () => {
    expect(
      parseValue(GAMES, clerk({ powerLevel: -1.5, speedRank: 0.25, skills: [{ name: '', rank: 1e300 }] })).ok,
    ).toBe(true);
    expect(parseValue(GAMES, clerk({ powerLevel: '5' }))).toMatchObject({ ok: false, error: { path: '/powerLevel' } });
    expect(parseValue(GAMES, clerk({ skills: [{ name: 'Might' }] }))).toMatchObject({
      ok: false,
      error: { path: '/skills/0/rank' },
    });
    expect(parseValue(GAMES, clerk({ powers: [{ name: 'Wave', area: 'yes' }] })).ok).toBe(false);
  });

  it('says the same with its defaults written out', () => {
    const stated = { speedRank: 0, wits: 0, destiny: 0, stress: 0, skills: [], powers: [], conditions: [] };
    expect(computeFingerprint(GAMES, clerk(stated))).toBe(computeFingerprint(GAMES, clerk()));
    const entry = { name: 'Ledger Storm', rank: 5 };
    expect(computeFingerprint(GAMES, clerk({ powers: [{ ...entry, area: false, text: '', items: [] }] }))).toBe(
      computeFingerprint(GAMES, clerk({ powers: [entry] })),
    );
  });

  it('keeps in its fingerprint what the table has, and nothing else', () => {
    const text = getHashedText(GAMES, clerk({ powers: [{ name: 'Wave', colour: 'blue' }], notes: 'n', shoes: 2 }));
    expect(JSON.parse(text)).toEqual({
      ...clerk({ concept: '', factions: [], conditions: [], skills: [] }),
      speedRank: 0,
      wits: 0,
      destiny: 0,
      stress: 0,
      powers: [{ name: 'Wave', area: false, items: [], text: '' }],
    });
  });
});

describe('findings', () => {
  it('C-12: Power Level is a whole number of 0 or more, 20 by habit', () => {
    expect(found({ powerLevel: -1 })).toEqual([['error ar.character.number /powerLevel', -1, 0, 'C-12']]);
    expect(found({ powerLevel: 2.5 })).toEqual([['error ar.character.number /powerLevel', 2.5, 0, 'C-12']]);
    expect(found({ powerLevel: 21 })).toEqual([['warning ar.character.limits /powerLevel', 21, 20, 'C-12']]);
    expect(found({ powerLevel: 0 })).toEqual([]);
  });

  it('C?1, C-38: initiative and speed rank are whole numbers, also below 0', () => {
    expect(found({ initiative: -3, speedRank: -2 })).toEqual([]);
    expect(found({ initiative: 1.5 })).toEqual([['error ar.character.number /initiative', 1.5, 'whole number', 'C?1']]);
    expect(found({ speedRank: 0.5 })).toEqual([['error ar.character.number /speedRank', 0.5, 'whole number', 'C-38']]);
  });

  it.each(['wits', 'destiny', 'stress'])('%s is a whole number of 0 or more; no fact says so', (key) => {
    expect(found({ [key]: -1 })).toEqual([[`error ar.character.number /${key}`, -1, 0, 'Rollcall']]);
    expect(found({ [key]: 99 })).toEqual([]);
  });

  it('C-5: ranks inside lists are whole numbers, cited by their list', () => {
    expect(
      found({
        skills: [
          { name: 'Might', rank: 1 },
          { name: 'Lore', rank: 0.5 },
        ],
      }),
    ).toEqual([['error ar.character.number /skills/1/rank', 0.5, 'whole number', 'Rollcall']]);
    expect(found({ powers: [{ name: 'Wave', rank: 0.5 }] })).toEqual([
      ['error ar.character.number /powers/0/rank', 0.5, 'whole number', 'C-5'],
    ]);
  });

  it('ids are warned of', () => {
    expect(found({ id: 'Sable Clerk' })).toEqual([
      ['warning ar.character.id /id', 'Sable Clerk', undefined, 'Rollcall'],
    ]);
  });

  it('a number that is of no type is proposed as the nearest that is', () => {
    const [finding] = judge(GAMES, clerk({ powerLevel: 2.6 }), { fixes: true }).findings;
    expect(finding?.fixes?.[0]).toEqual({
      label: 'Set Power Level to 3',
      edits: [{ op: 'set', path: '/powerLevel', value: 3 }],
    });
  });
});

describe('what follows', () => {
  it('C-11 to C-13, vector C!3: three difficulties', () => {
    expect(getDifficulty(5)).toEqual({ easy: 10, moderate: 15, hard: 20 });
    expect(getDifficulty(10)).toEqual({ easy: 10, moderate: 20, hard: 30 });
  });

  it('C-14, C-38: passive scores and the feet of a walk, as far as the rules say them', () => {
    const { derived, character } = derive(clerk({ speedRank: -1 }));
    expect(actionRound.card.formats.passive?.(-2, getDefaults(actionRound.options))).toBe('8');
    expect(derived.walk).toBe(15);
    expect(derive(clerk({ speedRank: -2 })).derived.walk).toBeUndefined();
    expect(derive(clerk({ speedRank: 3 })).derived.walk).toBeUndefined();
    expect(character).toMatchObject({ wits: 0, destiny: 0, stress: 0 });
  });

  it('C?1: an initiative that is added to a die has its sign', () => {
    const { initiative } = actionRound.card.formats;
    expect(initiative?.(12, getDefaults(actionRound.options))).toBe('12');
    const rolled = resolveOptions(actionRound.options, { 'ar.initMode': 'd20' });
    expect([initiative?.(12, rolled), initiative?.(-1, rolled)]).toEqual(['+12', '−1']);
  });
});

describe('laws', () => {
  const rank = fc.oneof(
    fc.integer({ min: -30, max: 30 }),
    fc.constantFrom(0.5, -1.25, 1e300, Number.POSITIVE_INFINITY),
  );
  const anyone = fc.record(
    {
      powerLevel: rank,
      initiative: rank,
      speedRank: rank,
      wits: rank,
      destiny: rank,
      stress: rank,
      skills: fc.array(fc.record({ name: fc.string(), rank }), { maxLength: 4 }),
      powers: fc.array(fc.record({ name: fc.string(), rank }), { maxLength: 4 }),
      conditions: fc.array(fc.string(), { maxLength: 3 }),
    },
    { requiredKeys: ['powerLevel', 'initiative'] },
  );

  it('every number gives at most one finding, and errors exactly where it is not of its type', () => {
    fc.assert(
      fc.property(anyone, (more) => {
        const { findings } = judge(GAMES, clerk(more));
        const paths = findings.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        const whole = (n: unknown) => Number.isInteger(n);
        const numbers: [string, unknown, boolean][] = [
          ...(['powerLevel', 'wits', 'destiny', 'stress'] as const).map((key): [string, unknown, boolean] => [
            `/${key}`,
            more[key],
            whole(more[key]) && Number(more[key]) >= 0,
          ]),
          ...(['initiative', 'speedRank'] as const).map((key): [string, unknown, boolean] => [
            `/${key}`,
            more[key],
            whole(more[key]),
          ]),
          ...(['skills', 'powers'] as const).flatMap((key) =>
            (more[key] ?? []).map(({ rank }, index): [string, unknown, boolean] => [
              `/${key}/${index}/rank`,
              rank,
              whole(rank),
            ]),
          ),
        ];
        const bad = numbers.filter(([, value, right]) => value !== undefined && !right).map(([path]) => path);
        const errors = findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
        expect(errors.sort()).toEqual(bad.sort());
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('each step of Power Level lifts Moderate by 1 and Hard by 2, and Easy not at all', () => {
    fc.assert(
      fc.property(fc.nat(1000), (level) => {
        const [now, next] = [getDifficulty(level), getDifficulty(level + 1)];
        expect([
          next.easy - now.easy,
          Number(next.moderate) - Number(now.moderate),
          Number(next.hard) - Number(now.hard),
        ]).toEqual([0, 1, 2]);
      }),
      { seed: SEED },
    );
  });
});
