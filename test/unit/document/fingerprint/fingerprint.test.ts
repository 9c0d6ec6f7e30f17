import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCanonicalJson } from '../../../../src/shared/document/fingerprint/canonical.ts';
import { computeFingerprint, getHashedText } from '../../../../src/shared/document/fingerprint/fingerprint.ts';
import { shortenFingerprint } from '../../../../src/shared/document/fingerprint/sha256.ts';
import type { AnyDocument, Faction } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { anyCharacter, anyTeam, SEED } from '../../../support/documents/arbitrary.ts';
import { baseCharacter, baseTeam } from '../../../support/documents/fixture.ts';
import { plainContent } from '../../../support/documents/plain-content.ts';
import { runs } from '../../../support/runs.ts';

describe('RFC 8785 canonical JSON', () => {
  it('sorts keys by UTF-16 code units and writes numbers as ECMAScript does', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(writeCanonicalJson(keys)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
    expect(writeCanonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
    expect(writeCanonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });
  it('escapes a sign that JSON escapes, in a short text and in a long one', () => {
    const signs = ['"', '\\', '\u0000', '\u001f', '\n', ' ', 'é', '\ud7ff', '\udfff', '\ue000', '😀'];
    for (const sign of signs)
      for (const text of [sign, `a${sign}`, `${sign}b`, 'x'.repeat(39) + sign, 'x'.repeat(40) + sign])
        expect(writeCanonicalJson(text)).toBe(JSON.stringify(text));
  });
  it('leaves out keys without a value, and writes a missing entry of a list as null', () => {
    expect(writeCanonicalJson({ b: undefined, a: [undefined, null, true], c: {} })).toBe(
      '{"a":[null,null,true],"c":{}}',
    );
    expect(writeCanonicalJson(undefined)).toBe('null');
  });
  it('gives what RFC 8785 refuses a text of its own', () => {
    expect(writeCanonicalJson('\ud800')).toBe('"\\ud800"');
    expect(writeCanonicalJson([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBe('[1e999,-1e999]');
  });
});

describe('fingerprint', () => {
  it('tells teams of infinitely many Levels, above and below zero, apart', () => {
    const withLevels = (levels: number) => ({ ...baseTeam(), levels }) as Team;
    const print = (levels: number) => computeFingerprint(GAMES, withLevels(levels));
    expect(print(Number.POSITIVE_INFINITY)).not.toBe(print(Number.NEGATIVE_INFINITY));
    expect(getHashedText(GAMES, withLevels(Number.POSITIVE_INFINITY))).toContain('"levels":1e999');
  });

  const plain = baseCharacter();
  const print = (change: Partial<Character>) => computeFingerprint(GAMES, { ...plain, ...change });

  it('is SHA-256 in lowercase hex, shown by its first 12', () => {
    expect(computeFingerprint(GAMES, plain)).toBe(
      createHash('sha256').update(getHashedText(GAMES, plain)).digest('hex'),
    );
    expect(shortenFingerprint(computeFingerprint(GAMES, plain))).toMatch(/^[0-9a-f]{12}$/);
  });

  it('does not see what is not content', () => {
    const same: Partial<Character>[] = [
      { art: { drawing: { width: 1, height: 1, shapes: [] } } },
      { notes: 'private' },
      { ['artist' as 'name']: 'nobody' } as Partial<Character>,
      { movement: ['sprint'], concept: '', reach: plain.reach, weaknesses: [], infiltrator: false },
      { hp: { total: 8, red: 4 } },
      { attacks: [{ ...plain.attacks[0], versus: 'fight', bonusDice: 0, bonus: 0 } as Character['attacks'][0]] },
    ].map((change) => change as Partial<Character>);
    for (const change of same) expect(print(change)).toBe(computeFingerprint(GAMES, plain));
    expect(computeFingerprint(GAMES, Object.fromEntries(Object.entries(plain).reverse()) as Character)).toBe(
      computeFingerprint(GAMES, plain),
    );
  });

  it('sees what is', () => {
    const others: Partial<Character>[] = [{ level: 4 }, { name: 'Plainer' }, { classes: ['tank'] }, { reach: 1 }];
    for (const change of others) expect(print(change)).not.toBe(computeFingerprint(GAMES, plain));
  });

  it('of a team does not hang on order, nor on the art of who is embedded', () => {
    const team = baseTeam();
    const characters = (team.characters ?? []).map((c) => ({ ...c, art: {}, notes: 'x' })).reverse();
    const shuffled: Team = { ...team, members: [...team.members].reverse(), characters };
    expect(computeFingerprint(GAMES, shuffled)).toBe(computeFingerprint(GAMES, team));
    expect(computeFingerprint(GAMES, { ...team, members: team.members.map((m) => ({ ...m, copies: 1 })) })).toBe(
      computeFingerprint(GAMES, team),
    );
    expect(computeFingerprint(GAMES, { ...team, members: team.members.slice(1) })).not.toBe(
      computeFingerprint(GAMES, team),
    );
  });
});

const faction = (change: object = {}): Faction => ({
  format: 'rollcall.faction',
  version: 1,
  id: 'watch',
  name: 'The Watch',
  symbol: { width: 100, height: 100, shapes: [{ d: 'M0 0H9V9Z', fill: 'ink' }] },
  theme: { primary: '#112233', accent: '#445566' },
  ...change,
});
const eventPack = (change: object = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 25,
  ...change,
});

describe('keys that the format does not know count nowhere', () => {
  const shape = { d: 'M0 0H9V9Z', fill: 'ink' };
  it.each<[string, object]>([
    ['the faction', { artist: 'me' }],
    ['its theme', { theme: { primary: '#112233', accent: '#445566', mood: 'dark' } }],
    ['its symbol', { symbol: { width: 100, height: 100, shapes: [shape], source: 'hand' } }],
    ['a shape', { symbol: { width: 100, height: 100, shapes: [{ ...shape, layer: 1 }] } }],
  ])('in %s', (_, change) => {
    expect(computeFingerprint(GAMES, faction(change))).toBe(computeFingerprint(GAMES, faction()));
    const team = (inside: Faction): Team => ({ ...baseTeam(), factions: [inside] });
    expect(computeFingerprint(GAMES, team(faction(change)))).toBe(computeFingerprint(GAMES, team(faction())));
  });

  it('in the Levels of an event pack; its ceilings and options are keys of their author', () => {
    const print = (change: object) => computeFingerprint(GAMES, eventPack(change));
    expect(print({ level: { min: 1, max: 8, mean: 4 } })).toBe(print({ level: { max: 8, min: 1 } }));
    expect(print({ level: {} })).not.toBe(print({}));
    for (const open of ['ceilings', 'options', 'approved']) {
      expect(print({ [open]: { another: 1 } })).not.toBe(print({ [open]: {} }));
    }
    expect(computeFingerprint(GAMES, { ...baseTeam(), options: { another: 1 } })).not.toBe(
      computeFingerprint(GAMES, baseTeam()),
    );
  });

  it.each<[string, object]>([
    ['fill', { fill: 'paper' }],
    ['stroke', { stroke: 'ink' }],
    ['strokeWidth', { strokeWidth: 2 }],
    ['opacity', { opacity: 0.5 }],
    ['evenOdd', { evenOdd: true }],
    ['d', { d: 'M0 0' }],
  ])('but %s of a shape does', (_, change) => {
    const symbol = { width: 100, height: 100, shapes: [{ ...shape, ...change }] };
    expect(computeFingerprint(GAMES, faction({ symbol }))).not.toBe(computeFingerprint(GAMES, faction()));
  });
});

describe('the canonical text', () => {
  const members = (...copies: number[]) => ({
    ...baseTeam(),
    members: copies.map((n) => ({ character: 'same', copies: n })),
  });
  it('has members of one id by number of copies, the impossible ones too', () => {
    const text = getHashedText(GAMES, members(10, 2, Number.POSITIVE_INFINITY, -1, 4.5));
    expect([...text.matchAll(/"copies":([^}]*)/g)].map(([, n]) => n)).toEqual(['-1', '2', '4.5', '10', '1e999']);
    expect(computeFingerprint(GAMES, members(2, 10))).toBe(computeFingerprint(GAMES, members(10, 2)));
  });

  it('sorts house rules by code units, whatever they are called', () => {
    const options = JSON.parse('{"b":{"z":null,"a":[1e999]},"10":1,"9":2,"__proto__":{"y":1,"x":2},"null":"[null"}');
    expect(getHashedText(GAMES, { ...baseTeam(), options })).toContain(
      '"options":{"10":1,"9":2,"__proto__":{"x":2,"y":1},"b":{"a":[1e999],"z":null},"null":"[null"},"ruleset":',
    );
  });

  it('keeps numbers too large for JSON apart from words that look alike', () => {
    const huge: Character = {
      ...baseCharacter(),
      power: Number.POSITIVE_INFINITY,
      name: 'a ,null :null [null',
      concept: 'null',
    };
    expect(getHashedText(GAMES, huge)).toContain('"name":"a ,null :null [null","power":1e999,');
    expect(getHashedText(GAMES, { ...huge, power: 3 } as Character)).toContain(
      '"name":"a ,null :null [null","power":3,',
    );
  });

  it('takes any SHA-256, and its own is one', () => {
    const node = (text: string) => createHash('sha256').update(text).digest('hex');
    const odd = { ...baseCharacter(), name: '\ud800 Ünï \u0000 \u{1f9b8}' };
    expect(computeFingerprint(GAMES, odd, node)).toBe(computeFingerprint(GAMES, odd));
  });

  it('law: is what a plain reading of docs/formats.md gives', () => {
    const noise = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    const words = fc.oneof(fc.constantFrom('nullify', ':null', '\ud800', 'é"\\'), fc.string());
    const symbol = fc.record(
      {
        width: fc.double(),
        height: fc.integer(),
        shapes: fc.array(
          fc.record(
            { d: words, fill: words, evenOdd: fc.boolean(), opacity: fc.double(), extra: words },
            { requiredKeys: ['d'] },
          ),
          { maxLength: 3 },
        ),
        extra: words,
      },
      { requiredKeys: ['width', 'height', 'shapes'] },
    );
    const theme = fc.record({ accent: words, primary: words, extra: words }, { requiredKeys: [] });
    const anyFaction = fc
      .record({ id: words, name: words, symbol, theme, notes: words, extra: noise }, { requiredKeys: ['id', 'name'] })
      .map((fields) => ({ format: 'rollcall.faction', version: 1, ...fields }) as Faction);
    const team = fc
      .tuple(anyTeam, fc.array(anyFaction, { maxLength: 3 }), noise, words)
      .map(([t, factions, options, name]) => ({ ...t, factions, options, name, ...noiseFor(options) }) as Team);
    const event = fc
      .record(
        {
          level: fc.record({ min: fc.double(), max: fc.integer(), extra: words }, { requiredKeys: [] }),
          options: noise,
          banned: fc.array(words),
          extra: noise,
        },
        { requiredKeys: [] },
      )
      .map(eventPack);
    const character = fc
      .tuple(anyCharacter, words, words)
      .map(([c, name, notes]) => ({ ...c, name, notes }) as Character);
    fc.assert(
      fc.property(fc.oneof<fc.Arbitrary<AnyDocument>[]>(team, character, anyFaction, event), (document) => {
        expect(getHashedText(GAMES, document)).toBe(plainContent(document));
      }),
      { seed: SEED, numRuns: runs(600) },
    );
  });
});

/** Unknown keys of a team, named so that none is one of its own. */
const noiseFor = (from: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [`x-${key}`, value]));
