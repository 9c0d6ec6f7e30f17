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
import { readBaseCharacter, readBaseTeam } from '../../../support/documents/fixture.ts';
import { writePlainContent } from '../../../support/documents/plain-content.ts';
import { readSampleCharacters } from '../../../support/documents/samples.ts';
import { scaleRuns } from '../../../support/sample-size.ts';

describe('RFC 8785 canonical JSON', () => {
  it('sorts keys by UTF-16 code units and writes numbers as ECMAScript does', () => {
    const unsortedKeys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(writeCanonicalJson(unsortedKeys)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
    );
    expect(writeCanonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
    expect(writeCanonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });
  it('escapes the same characters as JSON.stringify in short and in long texts', () => {
    const signs = ['"', '\\', '\u0000', '\u001f', '\n', ' ', 'é', '\ud7ff', '\udfff', '\ue000', '😀'];
    // `writeCanonicalJson` scans texts of up to 40 letters itself.
    for (const character of signs)
      for (const testedText of [
        character,
        `a${character}`,
        `${character}b`,
        'x'.repeat(39) + character,
        'x'.repeat(40) + character,
      ])
        expect(writeCanonicalJson(testedText)).toBe(JSON.stringify(testedText));
  });
  it('leaves out keys without a value and writes a missing list entry as null', () => {
    expect(writeCanonicalJson({ b: undefined, a: [undefined, null, true], c: {} })).toBe(
      '{"a":[null,null,true],"c":{}}',
    );
    expect(writeCanonicalJson(undefined)).toBe('null');
  });
  it('writes lone surrogates and infinite numbers, which RFC 8785 does not allow', () => {
    expect(writeCanonicalJson('\ud800')).toBe('"\\ud800"');
    expect(writeCanonicalJson([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBe('[1e999,-1e999]');
  });
});

describe('computeFingerprint', () => {
  it('differs between teams with plus and minus infinitely many Levels', () => {
    const withLevels = (levels: number) => ({ ...readBaseTeam(), levels }) as Team;
    const computeLevelsFingerprint = (levels: number) => computeFingerprint(GAMES, withLevels(levels));
    expect(computeLevelsFingerprint(Number.POSITIVE_INFINITY)).not.toBe(
      computeLevelsFingerprint(Number.NEGATIVE_INFINITY),
    );
    expect(getHashedText(GAMES, withLevels(Number.POSITIVE_INFINITY))).toContain('"levels":1e999');
  });

  const plainCharacter = readBaseCharacter();
  const computeChangedFingerprint = (changes: Partial<Character>) =>
    computeFingerprint(GAMES, { ...plainCharacter, ...changes });

  it('returns SHA-256 in lowercase hex, which shortenFingerprint cuts to 12 digits', () => {
    expect(computeFingerprint(GAMES, plainCharacter)).toBe(
      createHash('sha256').update(getHashedText(GAMES, plainCharacter)).digest('hex'),
    );
    expect(shortenFingerprint(computeFingerprint(GAMES, plainCharacter))).toMatch(/^[0-9a-f]{12}$/);
  });

  it('ignores art, notes, unknown keys, defaults and the order of keys', () => {
    // The last three state defaults: the movement `sprint`, four of eight HP boxes red (E-22), and an attack without a bonus.
    const equivalentChanges: Partial<Character>[] = [
      { art: { drawing: { width: 1, height: 1, shapes: [] } } },
      { notes: 'private' },
      { ['artist' as 'name']: 'nobody' } as Partial<Character>,
      { movement: ['sprint'], concept: '', reach: plainCharacter.reach, weaknesses: [], infiltrator: false },
      { hp: { total: 8, red: 4 } },
      {
        attacks: [{ ...plainCharacter.attacks[0], versus: 'fight', bonusDice: 0, bonus: 0 } as Character['attacks'][0]],
      },
    ].map((changes) => changes as Partial<Character>);
    for (const changes of equivalentChanges)
      expect(computeChangedFingerprint(changes)).toBe(computeFingerprint(GAMES, plainCharacter));
    expect(computeFingerprint(GAMES, Object.fromEntries(Object.entries(plainCharacter).reverse()) as Character)).toBe(
      computeFingerprint(GAMES, plainCharacter),
    );
  });

  it('changes with the Level, the name, the Classes or the Reach', () => {
    const differentChanges: Partial<Character>[] = [
      { level: 4 },
      { name: 'Plainer' },
      { classes: ['tank'] },
      { reach: 1 },
    ];
    for (const changes of differentChanges)
      expect(computeChangedFingerprint(changes)).not.toBe(computeFingerprint(GAMES, plainCharacter));
  });

  it("ignores the order of a team's members and the art and notes of embedded characters", () => {
    const baseTeam = readBaseTeam();
    const characters = (baseTeam.characters ?? [])
      .map((character) => ({ ...character, art: {}, notes: 'x' }))
      .reverse();
    const shuffledTeam: Team = { ...baseTeam, members: [...baseTeam.members].reverse(), characters };
    expect(computeFingerprint(GAMES, shuffledTeam)).toBe(computeFingerprint(GAMES, baseTeam));
    expect(
      computeFingerprint(GAMES, { ...baseTeam, members: baseTeam.members.map((member) => ({ ...member, copies: 1 })) }),
    ).toBe(computeFingerprint(GAMES, baseTeam));
    expect(computeFingerprint(GAMES, { ...baseTeam, members: baseTeam.members.slice(1) })).not.toBe(
      computeFingerprint(GAMES, baseTeam),
    );
  });
});

const createFaction = (changes: object = {}): Faction => ({
  format: 'rollcall.faction',
  version: 1,
  id: 'watch',
  name: 'The Watch',
  symbol: { width: 100, height: 100, shapes: [{ d: 'M0 0H9V9Z', fill: 'ink' }] },
  theme: { primary: '#112233', accent: '#445566' },
  ...changes,
});
const createEventPack = (changes: object = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 25,
  ...changes,
});

describe('keys of a document that the format does not know', () => {
  const plainShape = { d: 'M0 0H9V9Z', fill: 'ink' };
  it.each<[string, object]>([
    ['the faction', { artist: 'me' }],
    ['its theme', { theme: { primary: '#112233', accent: '#445566', mood: 'dark' } }],
    ['its symbol', { symbol: { width: 100, height: 100, shapes: [plainShape], source: 'hand' } }],
    ['a shape', { symbol: { width: 100, height: 100, shapes: [{ ...plainShape, layer: 1 }] } }],
  ])('leave the fingerprint unchanged in %s', (_, changes) => {
    expect(computeFingerprint(GAMES, createFaction(changes))).toBe(computeFingerprint(GAMES, createFaction()));
    const createTeam = (faction: Faction): Team => ({ ...readBaseTeam(), factions: [faction] });
    expect(computeFingerprint(GAMES, createTeam(createFaction(changes)))).toBe(
      computeFingerprint(GAMES, createTeam(createFaction())),
    );
  });

  it('leave it unchanged in the Levels of an event pack, but change it in ceilings, options and approved', () => {
    const computePackFingerprint = (changes: object) => computeFingerprint(GAMES, createEventPack(changes));
    expect(computePackFingerprint({ level: { min: 1, max: 8, mean: 4 } })).toBe(
      computePackFingerprint({ level: { max: 8, min: 1 } }),
    );
    expect(computePackFingerprint({ level: {} })).not.toBe(computePackFingerprint({}));
    for (const openKey of ['ceilings', 'options', 'approved']) {
      expect(computePackFingerprint({ [openKey]: { another: 1 } })).not.toBe(computePackFingerprint({ [openKey]: {} }));
    }
    expect(computeFingerprint(GAMES, { ...readBaseTeam(), options: { another: 1 } })).not.toBe(
      computeFingerprint(GAMES, readBaseTeam()),
    );
  });

  it.each<[string, object]>([
    ['fill', { fill: 'paper' }],
    ['stroke', { stroke: 'ink' }],
    ['strokeWidth', { strokeWidth: 2 }],
    ['opacity', { opacity: 0.5 }],
    ['evenOdd', { evenOdd: true }],
    ['d', { d: 'M0 0' }],
  ])("a change of a shape's %s changes the fingerprint", (_, changes) => {
    const symbol = { width: 100, height: 100, shapes: [{ ...plainShape, ...changes }] };
    expect(computeFingerprint(GAMES, createFaction({ symbol }))).not.toBe(computeFingerprint(GAMES, createFaction()));
  });
});

describe('getHashedText', () => {
  const createTeamWithCopies = (...copies: number[]) => ({
    ...readBaseTeam(),
    members: copies.map((memberCopies) => ({ character: 'same', copies: memberCopies })),
  });
  it('sorts members with the same id by the number of copies, including impossible numbers', () => {
    const canonicalText = getHashedText(GAMES, createTeamWithCopies(10, 2, Number.POSITIVE_INFINITY, -1, 4.5));
    expect([...canonicalText.matchAll(/"copies":([^}]*)/g)].map(([, copiesText]) => copiesText)).toEqual([
      '-1',
      '2',
      '4.5',
      '10',
      '1e999',
    ]);
    expect(computeFingerprint(GAMES, createTeamWithCopies(2, 10))).toBe(
      computeFingerprint(GAMES, createTeamWithCopies(10, 2)),
    );
  });

  it('sorts house rules by code units at every depth', () => {
    const options = JSON.parse('{"b":{"z":null,"a":[1e999]},"10":1,"9":2,"__proto__":{"y":1,"x":2},"null":"[null"}');
    expect(getHashedText(GAMES, { ...readBaseTeam(), options })).toContain(
      '"options":{"10":1,"9":2,"__proto__":{"x":2,"y":1},"b":{"a":[1e999],"z":null},"null":"[null"},"ruleset":',
    );
  });

  it('writes numbers too large for JSON without changing texts that contain null', () => {
    const hugeCharacter: Character = {
      ...readBaseCharacter(),
      power: Number.POSITIVE_INFINITY,
      name: 'a ,null :null [null',
      concept: 'null',
    };
    expect(getHashedText(GAMES, hugeCharacter)).toContain('"name":"a ,null :null [null","power":1e999,');
    expect(getHashedText(GAMES, { ...hugeCharacter, power: 3 } as Character)).toContain(
      '"name":"a ,null :null [null","power":3,',
    );
  });

  it("gives the same fingerprint with Node's SHA-256 as with the built-in one", () => {
    const hashWithNode = (plainText: string) => createHash('sha256').update(plainText).digest('hex');
    const oddCharacter = { ...readBaseCharacter(), name: '\ud800 Ünï \u0000 \u{1f9b8}' };
    expect(computeFingerprint(GAMES, oddCharacter, hashWithNode)).toBe(computeFingerprint(GAMES, oddCharacter));
  });

  it('law: matches an independent implementation of docs/formats.md', () => {
    const anyUnknownKeys = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    const anyWord = fc.oneof(fc.constantFrom('nullify', ':null', '\ud800', 'é"\\'), fc.string());
    const anySymbol = fc.record(
      {
        width: fc.double(),
        height: fc.integer(),
        shapes: fc.array(
          fc.record(
            { d: anyWord, fill: anyWord, evenOdd: fc.boolean(), opacity: fc.double(), extra: anyWord },
            { requiredKeys: ['d'] },
          ),
          { maxLength: 3 },
        ),
        extra: anyWord,
      },
      { requiredKeys: ['width', 'height', 'shapes'] },
    );
    const anyTheme = fc.record({ accent: anyWord, primary: anyWord, extra: anyWord }, { requiredKeys: [] });
    const anyFaction = fc
      .record(
        { id: anyWord, name: anyWord, symbol: anySymbol, theme: anyTheme, notes: anyWord, extra: anyUnknownKeys },
        { requiredKeys: ['id', 'name'] },
      )
      .map((fields) => ({ format: 'rollcall.faction', version: 1, ...fields }) as Faction);
    const anyTeamDocument = fc
      .tuple(anyTeam, fc.array(anyFaction, { maxLength: 3 }), anyUnknownKeys, anyWord)
      .map(
        ([baseTeamDocument, factions, options, name]) =>
          ({ ...baseTeamDocument, factions, options, name, ...prefixUnknownKeys(options) }) as Team,
      );
    const anyEventPack = fc
      .record(
        {
          level: fc.record({ min: fc.double(), max: fc.integer(), extra: anyWord }, { requiredKeys: [] }),
          options: anyUnknownKeys,
          banned: fc.array(anyWord),
          extra: anyUnknownKeys,
        },
        { requiredKeys: [] },
      )
      .map(createEventPack);
    const anyCharacterWithWords = fc
      .tuple(anyCharacter, anyWord, anyWord)
      .map(([drawnCharacter, name, notes]) => ({ ...drawnCharacter, name, notes }) as Character);
    fc.assert(
      fc.property(
        fc.oneof<fc.Arbitrary<AnyDocument>[]>(anyTeamDocument, anyCharacterWithWords, anyFaction, anyEventPack),
        (document) => {
          expect(getHashedText(GAMES, document)).toBe(writePlainContent(document));
        },
      ),
      { seed: SEED, numRuns: scaleRuns(600) },
    );
  });

  it('is the same with and without credits, in every game, alone and in a team', () => {
    const credits = { artist: 'Jane', set: 'First Watch', number: '1/9', version: '2', copyright: '2026' };
    for (const { id } of GAMES.all) {
      for (const { credits: _credits, ...character } of readSampleCharacters(id))
        expect(computeFingerprint(GAMES, { ...character, credits } as AnyDocument)).toBe(
          computeFingerprint(GAMES, character as AnyDocument),
        );
    }
    const team = readBaseTeam() as Team;
    const withCredits = { ...team, characters: team.characters?.map((character) => ({ ...character, credits })) };
    expect(withCredits.characters?.length).toBeGreaterThan(0);
    expect(computeFingerprint(GAMES, withCredits as AnyDocument)).toBe(computeFingerprint(GAMES, team));
  });
});

/** Prefixes unknown keys so that none equals a key of a team. */
const prefixUnknownKeys = (unknownKeys: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(unknownKeys).map(([unknownKey, value]) => [`x-${unknownKey}`, value]));
