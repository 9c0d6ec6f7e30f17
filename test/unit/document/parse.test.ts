import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { getSpec, getSpecShape } from '../../../src/shared/document/formats.ts';
import { parseBytes, parseText, parseValue } from '../../../src/shared/document/parse.ts';
import { findTypeMismatch } from '../../../src/shared/document/type-mismatch.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { baseCharacter, baseTeam } from '../../support/documents/fixture.ts';
import { refusalOf, writeError } from '../../support/documents/unreadable.ts';

const refusal = (value: unknown) => refusalOf(parseValue(GAMES, value));
const without = (key: string) => {
  const { [key]: _, ...rest } = baseCharacter() as Record<string, unknown>;
  return rest;
};

describe('readable or not', () => {
  it.each(['', '[]', '5', 'null', '"text"', '{', '{"format":'])('%j is no JSON object', (text) => {
    const parsed = parseText(GAMES, text);
    expect(parsed).toMatchObject({ ok: false, error: { path: '' } });
  });

  it('says where broken JSON breaks, in the same words on every engine', () => {
    for (const text of ['{\n  "format": }', '\uFEFF{\n  "format": }']) {
      expect(refusalOf(parseText(GAMES, text))).toEqual({
        path: '',
        expected: 'a JSON object (line 2, column 13: } does not fit there)',
      });
    }
  });

  it.each(['rollcall.hero', '__proto__', 'toString', 7, null])('an unknown format: %j', (format) => {
    expect(refusal({ ...baseCharacter(), format })).toMatchObject({ path: '/format' });
  });

  it.each([0, 2, 1.5, '1', null])('an unknown or newer version: %j', (version) => {
    expect(refusal({ ...baseCharacter(), version })).toMatchObject({ path: '/version' });
  });

  it.each(['version', 'ruleset', 'id', 'name', 'level', 'alignment', 'classes', 'power', 'move', 'size', 'attacks'])(
    'a character without %s',
    (key) => expect(refusal(without(key))).toMatchObject({ path: `/${key}` }),
  );

  it('names the place and what was expected there', () => {
    const traits = { ...baseCharacter().traits, fight: { dice: '5', resistance: 1 } };
    expect(refusal({ ...baseCharacter(), traits })).toEqual({ path: '/traits/fight/dice', expected: 'number' });
    expect(refusal({ ...baseCharacter(), classes: {} })).toEqual({ path: '/classes', expected: 'array' });
    expect(refusal({ ...baseCharacter(), hp: { red: 1 } })).toEqual({ path: '/hp/total', expected: 'number' });
    expect(refusal({ ...baseCharacter(), reach: null })).toEqual({ path: '/reach', expected: 'number' });
    expect(refusal({ ...baseCharacter(), ruleset: 'chess' })).toMatchObject({ path: '/ruleset' });
  });

  it.each([4.5, -1, 0, 1e300, Number.POSITIVE_INFINITY])('the number %s is readable', (level) =>
    expect(refusal({ ...baseCharacter(), level })).toBe('readable'),
  );

  it('art: values of another type are unreadable, impossible ones are not', () => {
    const art = (value: unknown) => refusal({ ...baseCharacter(), art: value });
    expect(art({ crop: { rotation: 'x' } })).toEqual({ path: '/art/crop/rotation', expected: 'number' });
    expect(art({ image: { src: 7 } })).toEqual({ path: '/art/image/src', expected: 'string' });
    expect(art({ image: {} })).toEqual({ path: '/art/image/src', expected: 'string' });
    expect(art({ theme: 7 })).toEqual({ path: '/art/theme', expected: 'string' });
    expect(art({ theme: 'nobody has it' })).toBe('readable');
    expect(art({ image: 'a.png' })).toEqual({ path: '/art/image', expected: 'object' });
    const wild = { crop: { x: -4, zoom: Number.POSITIVE_INFINITY }, image: { src: '../../etc/passwd' }, template: '' };
    expect(art(wild)).toBe('readable');
  });

  it('an unknown word of an enumeration is readable', () =>
    expect(refusal({ ...baseCharacter(), alignment: 'neutral', classes: ['wizard'] })).toBe('readable'));

  it('an allegiance needs the word of its kind; a kind nobody knows is readable', () => {
    const allied = (allegiance: unknown) => refusal({ ...baseTeam(), allegiance });
    expect(allied({ kind: 'faction' })).toEqual({ path: '/allegiance/faction', expected: 'string' });
    expect(allied({ kind: 'alignment' })).toEqual({ path: '/allegiance/alignment', expected: 'string' });
    expect(allied({ kind: 'guild' })).toBe('readable');
  });

  it('an embedded document that cannot be read makes the team unreadable', () => {
    const team = baseTeam();
    expect(refusal({ ...team, characters: [{ ...baseCharacter(), version: 9 }] })).toMatchObject({
      path: '/characters/0/version',
    });
    expect(refusal({ ...team, characters: ['tide'] })).toMatchObject({ path: '/characters/0' });
  });

  it.each(['rollcall.hero', 'rollcall.team', undefined])(
    'an embedded document has the format of its list: %s',
    (format) => {
      const characters = [{ ...baseCharacter(), format }];
      expect(refusal({ ...baseTeam(), members: [{ character: true }], characters })).toMatchObject({
        path: '/characters/0/format',
        expected: 'rollcall.character',
      });
    },
  );
});

describe('E?1: shoot is read as aim', () => {
  const { aim, ...others } = baseCharacter().traits;
  const shooter = {
    ...baseCharacter(),
    traits: { ...others, shoot: aim },
    attacks: [{ name: 'Bow', trait: 'shoot', versus: 'Shoot', type: 'projectile', range: 8, effects: [] }],
  };
  const read = (value: unknown) => {
    const parsed = parseValue(GAMES, value);
    return parsed.ok ? (parsed.document as Character) : writeError(parsed.error);
  };
  it('as a trait and in attacks, alone and embedded', () => {
    const character = read(shooter);
    expect(character).toMatchObject({ traits: { aim }, attacks: [{ trait: 'aim', versus: 'aim' }] });
    expect(character).not.toHaveProperty('traits.shoot');
    expect(read({ ...baseTeam(), characters: [shooter] })).toMatchObject({ characters: [{ traits: { aim } }] });
  });
  it('but not where aim stands already', () => {
    const both = { ...baseCharacter(), traits: { ...baseCharacter().traits, shoot: 'mine' } };
    expect(read(both)).toMatchObject({ traits: { aim, shoot: 'mine' } });
  });
});

describe('what was written is kept', () => {
  it('unknown keys, their order and missing defaults survive', () => {
    const text = JSON.stringify({ zebra: { deep: [1] }, ...baseCharacter(), artist: 'me' });
    const parsed = parseText(GAMES, text);
    expect(parsed.ok && JSON.stringify(parsed.document)).toBe(text);
  });

  it('a byte order mark and CRLF are no trouble, other encodings are', () => {
    const text = JSON.stringify(baseCharacter(), null, 2).replaceAll('\n', '\r\n');
    const utf8 = new TextEncoder().encode(`\ufeff${text}`);
    expect(parseBytes(GAMES, utf8).ok).toBe(true);
    expect(parseBytes(GAMES, new Uint8Array(Buffer.from(text, 'utf16le'))).ok).toBe(false);
    expect(parseBytes(GAMES, new Uint8Array(Buffer.from(text.replace('Plain', 'Pl\xe4in'), 'latin1'))).ok).toBe(false);
  });

  it('keys that look like parts of an object pollute nothing', () => {
    const text = JSON.stringify(baseCharacter()).replace('{', '{"__proto__":{"polluted":true},"constructor":{},');
    expect(parseText(GAMES, text).ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a key that stands twice', () => {
  const refused = (text: string) => refusalOf(parseText(GAMES, text));
  const text = JSON.stringify(baseTeam());
  it('makes a document unreadable, with its place', () => {
    expect(refused(text.replace('{', '{"levels":1,'))).toMatchObject({
      path: '/levels',
      expected: expect.stringMatching(
        /^each key once in its object \(line 1, column \d+: "levels" is there already\)$/,
      ),
    });
    expect(refused(text.replace('"total":', '"total":1,"total":'))).toMatchObject({ path: '/characters/0/hp/total' });
    expect(refused(text.replace('{', '{"mine":{"deep":[{"x":1,"\\u0078":2}]},'))).toMatchObject({
      path: '/mine/deep/0/x',
    });
  });
  it('comes before what else is wrong, for nobody can tell what was meant', () => {
    expect(refused('{"format":"rollcall.team","format":"rollcall.event"}')).toMatchObject({ path: '/format' });
    expect(refused('{"name":1,"name":2}')).toMatchObject({ path: '/name' });
  });
  it('is not one that stands in two objects, nor one that is read as another', () => {
    expect(refused(text)).toBe('readable');
    const { aim, ...traits } = baseCharacter().traits;
    expect(refused(JSON.stringify({ ...baseCharacter(), traits: { ...traits, shoot: aim } }))).toBe('readable');
  });
});

describe('files that cannot be read at all', () => {
  const refused = (bytes: Uint8Array) => refusalOf(parseBytes(GAMES, bytes));
  const text = JSON.stringify(baseCharacter());
  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'a JSON object (the file is empty)'],
    [
      'UTF-16 with its mark',
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      'text in UTF-8; this is UTF-16: save it in UTF-8',
    ],
    ['UTF-16 without', Buffer.from(text, 'utf16le'), 'text in UTF-8; this is UTF-16: save it in UTF-8'],
    [
      'UTF-16 the other way',
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      'text in UTF-8; this is UTF-16: save it in UTF-8',
    ],
    ['a byte that UTF-8 does not have', Buffer.from([0x7b, 0xff, 0x7d]), 'text in UTF-8'],
    ['a zero', Buffer.from('{ \0}'), 'a JSON object (line 1, column 3: \\u{0} does not fit there)'],
    [
      'two byte order marks',
      Buffer.from(`\ufeff\ufeff${text}`),
      'a JSON object (line 1, column 1: \\u{feff} does not fit there)',
    ],
  ])('%s', (_, bytes, expected) => expect(refused(bytes)).toEqual({ path: '', expected }));

  it('more bytes than Rollcall takes, before they are looked at', () => {
    const most = LIMITS.documentBytes;
    const spaces = new Uint8Array(most + 1).fill(0x20);
    spaces.set(Buffer.from(text));
    const expected = `at most 33,554,432 bytes; these are 33,554,433`;
    expect(refused(spaces)).toEqual({ path: '', expected });
    expect(refused(spaces.subarray(0, most))).toBe('readable');
    expect(refusalOf(parseText(GAMES, text.padEnd(most + 1)))).toEqual({ path: '', expected });
  });

  it('brackets by the million, closed or not', () => {
    const expected = 'lists and objects nested at most 200 deep';
    for (const deep of ['['.repeat(3e6), '{"a":'.repeat(3e6), `{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}`]) {
      expect(refusalOf(parseText(GAMES, deep))).toEqual({ path: '', expected });
    }
    const nested = (n: number) => text.replace('{', `{"mine":${'['.repeat(n)}${']'.repeat(n)},`);
    expect(parseText(GAMES, nested(199)).ok).toBe(true);
    expect(parseText(GAMES, nested(200)).ok).toBe(false);
    expect([parseValue(GAMES, JSON.parse(nested(199))).ok, parseValue(GAMES, JSON.parse(nested(200))).ok]).toEqual([
      true,
      false,
    ]);
  });

  it('a list of wrong things is left at the first of them', () => {
    const members: unknown[] = new Array(1e6).fill(7);
    Object.defineProperty(members, 1, { get: () => expect.fail('looked at another') });
    const looked = findTypeMismatch(getSpecShape(getSpec(GAMES, baseTeam())), { ...baseTeam(), members });
    expect(looked).toEqual({ reversedPath: [0, 'members'], expected: 'object' });
  });
});
