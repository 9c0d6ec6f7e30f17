/**
 * Tests documents, findings and derived numbers of the Action Round, each with the fact behind it. `C-12` is a fact of the rules, `C?1`
 * a doubt that a house rule can settle, and `C!3` a worked example (docs/rules/action-round.md).
 */

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
const createClerk = (overrides: object = {}): ArCharacter => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'action-round',
  id: 'sable-clerk',
  name: 'Sable Clerk',
  powerLevel: 5,
  initiative: 12,
  ...overrides,
});
/** Lists the findings on the clerk with other fields, each as `severity code path`, actual value, required value, and cited fact. */
const listFindings = (overrides: object) =>
  judge(GAMES, createClerk(overrides)).findings.map(({ code, severity, path, actual, required, cite }) => [
    `${severity} ${code} ${path}`,
    actual,
    required,
    cite.fact ?? cite.source,
  ]);

describe('Action Round documents', () => {
  it('reads a character with only its required fields and rejects one that lacks any of them', () => {
    expect(parseValue(GAMES, createClerk()).ok).toBe(true);
    for (const fieldKey of ['powerLevel', 'initiative']) {
      const { [fieldKey as 'powerLevel']: _missingField, ...incomplete } = createClerk();
      expect(parseValue(GAMES, incomplete)).toMatchObject({ ok: false, error: { path: `/${fieldKey}` } });
    }
  });

  it('decides whether a document is readable by JSON types alone, not by the rules', () => {
    expect(
      parseValue(GAMES, createClerk({ powerLevel: -1.5, speedRank: 0.25, skills: [{ name: '', rank: 1e300 }] })).ok,
    ).toBe(true);
    expect(parseValue(GAMES, createClerk({ powerLevel: '5' }))).toMatchObject({
      ok: false,
      error: { path: '/powerLevel' },
    });
    expect(parseValue(GAMES, createClerk({ skills: [{ name: 'Might' }] }))).toMatchObject({
      ok: false,
      error: { path: '/skills/0/rank' },
    });
    expect(parseValue(GAMES, createClerk({ powers: [{ name: 'Wave', area: 'yes' }] })).ok).toBe(false);
  });

  it('computes the same fingerprint when the defaults are written out', () => {
    const defaults = { speedRank: 0, wits: 0, destiny: 0, stress: 0, skills: [], powers: [], conditions: [] };
    expect(computeFingerprint(GAMES, createClerk(defaults))).toBe(computeFingerprint(GAMES, createClerk()));
    const power = { name: 'Ledger Storm', rank: 5 };
    expect(computeFingerprint(GAMES, createClerk({ powers: [{ ...power, area: false, text: '', items: [] }] }))).toBe(
      computeFingerprint(GAMES, createClerk({ powers: [power] })),
    );
  });

  it('hashes the fields of the rules with their defaults, and leaves notes and unknown keys out', () => {
    const hashedText = getHashedText(
      GAMES,
      createClerk({ powers: [{ name: 'Wave', colour: 'blue' }], notes: 'n', shoes: 2 }),
    );
    expect(JSON.parse(hashedText)).toEqual({
      ...createClerk({ concept: '', factions: [], conditions: [], skills: [] }),
      speedRank: 0,
      wits: 0,
      destiny: 0,
      stress: 0,
      powers: [{ name: 'Wave', area: false, items: [], text: '' }],
    });
  });
});

describe('findings on an Action Round character', () => {
  it('C-12: reports a Power Level that is not a whole number of 0 or more, and warns of one above 20', () => {
    expect(listFindings({ powerLevel: -1 })).toEqual([['error ar.character.number /powerLevel', -1, 0, 'C-12']]);
    expect(listFindings({ powerLevel: 2.5 })).toEqual([['error ar.character.number /powerLevel', 2.5, 0, 'C-12']]);
    expect(listFindings({ powerLevel: 21 })).toEqual([['warning ar.character.limits /powerLevel', 21, 20, 'C-12']]);
    expect(listFindings({ powerLevel: 0 })).toEqual([]);
  });

  it('C?1, C-38: reports an initiative or speed rank that is not whole, and accepts values below 0', () => {
    expect(listFindings({ initiative: -3, speedRank: -2 })).toEqual([]);
    expect(listFindings({ initiative: 1.5 })).toEqual([
      ['error ar.character.number /initiative', 1.5, 'whole number', 'C?1'],
    ]);
    expect(listFindings({ speedRank: 0.5 })).toEqual([
      ['error ar.character.number /speedRank', 0.5, 'whole number', 'C-38'],
    ]);
  });

  it.each(['wits', 'destiny', 'stress'])(
    'reports %s below 0 and cites no fact, since no rule covers it',
    (fieldKey) => {
      expect(listFindings({ [fieldKey]: -1 })).toEqual([[`error ar.character.number /${fieldKey}`, -1, 0, 'Rollcall']]);
      expect(listFindings({ [fieldKey]: 99 })).toEqual([]);
    },
  );

  it('C-5: reports ranks inside lists that are not whole, and cites the fact of the list', () => {
    expect(
      listFindings({
        skills: [
          { name: 'Might', rank: 1 },
          { name: 'Lore', rank: 0.5 },
        ],
      }),
    ).toEqual([['error ar.character.number /skills/1/rank', 0.5, 'whole number', 'Rollcall']]);
    expect(listFindings({ powers: [{ name: 'Wave', rank: 0.5 }] })).toEqual([
      ['error ar.character.number /powers/0/rank', 0.5, 'whole number', 'C-5'],
    ]);
  });

  it('warns of an id with capitals and spaces', () => {
    expect(listFindings({ id: 'Sable Clerk' })).toEqual([
      ['warning ar.character.id /id', 'Sable Clerk', undefined, 'Rollcall'],
    ]);
  });

  it('proposes the nearest whole number as a fix for a fraction', () => {
    const [finding] = judge(GAMES, createClerk({ powerLevel: 2.6 }), { fixes: true }).findings;
    expect(finding?.fixes?.[0]).toEqual({
      label: 'Set Power Level to 3',
      edits: [{ op: 'set', path: '/powerLevel', value: 3 }],
    });
  });
});

describe('derived values of the Action Round', () => {
  it('C-11 to C-13, vector C!3: derives the three difficulties from the Power Level', () => {
    expect(getDifficulty(5)).toEqual({ easy: 10, moderate: 15, hard: 20 });
    expect(getDifficulty(10)).toEqual({ easy: 10, moderate: 20, hard: 30 });
  });

  it('C-14, C-38: derives passive scores and walking distances, as far as the rules give them', () => {
    const { derived, character } = derive(createClerk({ speedRank: -1 }));
    expect(actionRound.card.formats.passive?.(-2, getDefaults(actionRound.options))).toBe('8');
    expect(derived.walk).toBe(15);
    expect(derive(createClerk({ speedRank: -2 })).derived.walk).toBeUndefined();
    expect(derive(createClerk({ speedRank: 3 })).derived.walk).toBeUndefined();
    expect(character).toMatchObject({ wits: 0, destiny: 0, stress: 0 });
  });

  it('C?1: prints an initiative with its sign when it is added to a die', () => {
    const { initiative } = actionRound.card.formats;
    expect(initiative?.(12, getDefaults(actionRound.options))).toBe('12');
    const d20Options = resolveOptions(actionRound.options, { 'ar.initMode': 'd20' });
    expect([initiative?.(12, d20Options), initiative?.(-1, d20Options)]).toEqual(['+12', '−1']);
  });
});

describe('laws of the Action Round', () => {
  const rankNumber = fc.oneof(
    fc.integer({ min: -30, max: 30 }),
    fc.constantFrom(0.5, -1.25, 1e300, Number.POSITIVE_INFINITY),
  );
  const drawFields = fc.record(
    {
      powerLevel: rankNumber,
      initiative: rankNumber,
      speedRank: rankNumber,
      wits: rankNumber,
      destiny: rankNumber,
      stress: rankNumber,
      skills: fc.array(fc.record({ name: fc.string(), rank: rankNumber }), { maxLength: 4 }),
      powers: fc.array(fc.record({ name: fc.string(), rank: rankNumber }), { maxLength: 4 }),
      conditions: fc.array(fc.string(), { maxLength: 3 }),
    },
    { requiredKeys: ['powerLevel', 'initiative'] },
  );

  it('reports each number at most once, and as an error exactly when it breaks its type', () => {
    fc.assert(
      fc.property(drawFields, (overrides) => {
        const { findings } = judge(GAMES, createClerk(overrides));
        const paths = findings.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        const isWholeNumber = (value: unknown) => Number.isInteger(value);
        // The pointer of each number, its value, and whether the value is allowed.
        const numbers: [string, unknown, boolean][] = [
          ...(['powerLevel', 'wits', 'destiny', 'stress'] as const).map((fieldKey): [string, unknown, boolean] => [
            `/${fieldKey}`,
            overrides[fieldKey],
            isWholeNumber(overrides[fieldKey]) && Number(overrides[fieldKey]) >= 0,
          ]),
          ...(['initiative', 'speedRank'] as const).map((fieldKey): [string, unknown, boolean] => [
            `/${fieldKey}`,
            overrides[fieldKey],
            isWholeNumber(overrides[fieldKey]),
          ]),
          ...(['skills', 'powers'] as const).flatMap((fieldKey) =>
            (overrides[fieldKey] ?? []).map(({ rank }, index): [string, unknown, boolean] => [
              `/${fieldKey}/${index}/rank`,
              rank,
              isWholeNumber(rank),
            ]),
          ),
        ];
        const wrongPaths = numbers
          .filter(([, fieldValue, isRight]) => fieldValue !== undefined && !isRight)
          .map(([pointer]) => pointer);
        const errorPaths = findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
        expect(errorPaths.sort()).toEqual(wrongPaths.sort());
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('raises Moderate by 1 and Hard by 2 with each Power Level, and leaves Easy unchanged', () => {
    fc.assert(
      fc.property(fc.nat(1000), (powerLevel) => {
        const [current, next] = [getDifficulty(powerLevel), getDifficulty(powerLevel + 1)];
        expect([
          next.easy - current.easy,
          Number(next.moderate) - Number(current.moderate),
          Number(next.hard) - Number(current.hard),
        ]).toEqual([0, 1, 2]);
      }),
      { seed: SEED },
    );
  });
});
