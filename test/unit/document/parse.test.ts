import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { getSpec, getSpecShape } from '../../../src/shared/document/formats.ts';
import { parseBytes, parseText, parseValue } from '../../../src/shared/document/parse.ts';
import { findTypeMismatch } from '../../../src/shared/document/type-mismatch.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { readBaseCharacter, readBaseTeam } from '../../support/documents/fixture.ts';
import { describeRefusal, writeError } from '../../support/documents/unreadable.ts';

const parseRefusal = (value: unknown) => describeRefusal(parseValue(GAMES, value));
const omitKey = (omittedKey: string) => {
  const { [omittedKey]: _, ...character } = readBaseCharacter() as Record<string, unknown>;
  return character;
};

describe('parsing documents', () => {
  it.each(['', '[]', '5', 'null', '"text"', '{', '{"format":'])(
    'rejects %j, which is not a JSON object',
    (fileText) => {
      const parsed = parseText(GAMES, fileText);
      expect(parsed).toMatchObject({ ok: false, error: { path: '' } });
    },
  );

  it('names line and column of a JSON syntax error, with or without a byte order mark', () => {
    for (const fileText of ['{\n  "format": }', '\uFEFF{\n  "format": }']) {
      expect(describeRefusal(parseText(GAMES, fileText))).toEqual({
        path: '',
        expected: 'a JSON object (line 2, column 13: } does not fit there)',
      });
    }
  });

  it.each(['rollcall.hero', '__proto__', 'toString', 7, null])('rejects the unknown format %j', (format) => {
    expect(parseRefusal({ ...readBaseCharacter(), format })).toMatchObject({ path: '/format' });
  });

  it.each([0, 2, 1.5, '1', null])('rejects the unknown or newer version %j', (version) => {
    expect(parseRefusal({ ...readBaseCharacter(), version })).toMatchObject({ path: '/version' });
  });

  it.each(['version', 'ruleset', 'id', 'name', 'level', 'alignment', 'classes', 'power', 'move', 'size', 'attacks'])(
    'rejects a character without %s',
    (omittedKey) => expect(parseRefusal(omitKey(omittedKey))).toMatchObject({ path: `/${omittedKey}` }),
  );

  it('names the pointer and the expected type of a wrong value', () => {
    const traits = { ...readBaseCharacter().traits, fight: { dice: '5', resistance: 1 } };
    expect(parseRefusal({ ...readBaseCharacter(), traits })).toEqual({
      path: '/traits/fight/dice',
      expected: 'number',
    });
    expect(parseRefusal({ ...readBaseCharacter(), classes: {} })).toEqual({ path: '/classes', expected: 'array' });
    expect(parseRefusal({ ...readBaseCharacter(), hp: { red: 1 } })).toEqual({ path: '/hp/total', expected: 'number' });
    expect(parseRefusal({ ...readBaseCharacter(), reach: null })).toEqual({ path: '/reach', expected: 'number' });
    expect(parseRefusal({ ...readBaseCharacter(), ruleset: 'chess' })).toMatchObject({ path: '/ruleset' });
  });

  it.each([4.5, -1, 0, 1e300, Number.POSITIVE_INFINITY])('accepts the number %s', (level) =>
    expect(parseRefusal({ ...readBaseCharacter(), level })).toBe('readable'),
  );

  it('rejects art values of the wrong type, but accepts impossible ones', () => {
    const parseArtRefusal = (value: unknown) => parseRefusal({ ...readBaseCharacter(), art: value });
    expect(parseArtRefusal({ crop: { rotation: 'x' } })).toEqual({ path: '/art/crop/rotation', expected: 'number' });
    expect(parseArtRefusal({ image: { src: 7 } })).toEqual({ path: '/art/image/src', expected: 'string' });
    expect(parseArtRefusal({ image: {} })).toEqual({ path: '/art/image/src', expected: 'string' });
    expect(parseArtRefusal({ theme: 7 })).toEqual({ path: '/art/theme', expected: 'string' });
    expect(parseArtRefusal({ theme: 'nobody has it' })).toBe('readable');
    expect(parseArtRefusal({ image: 'a.png' })).toEqual({ path: '/art/image', expected: 'object' });
    const impossibleArt = {
      crop: { x: -4, zoom: Number.POSITIVE_INFINITY },
      image: { src: '../../etc/passwd' },
      template: '',
    };
    expect(parseArtRefusal(impossibleArt)).toBe('readable');
  });

  it('accepts an unknown word of an enumeration', () =>
    expect(parseRefusal({ ...readBaseCharacter(), alignment: 'neutral', classes: ['wizard'] })).toBe('readable'));

  it('requires the key that belongs to the kind of an allegiance, but accepts an unknown kind', () => {
    const parseAllegianceRefusal = (allegiance: unknown) => parseRefusal({ ...readBaseTeam(), allegiance });
    expect(parseAllegianceRefusal({ kind: 'faction' })).toEqual({ path: '/allegiance/faction', expected: 'string' });
    expect(parseAllegianceRefusal({ kind: 'alignment' })).toEqual({
      path: '/allegiance/alignment',
      expected: 'string',
    });
    expect(parseAllegianceRefusal({ kind: 'guild' })).toBe('readable');
  });

  it('rejects a team with an unreadable embedded character', () => {
    const baseTeam = readBaseTeam();
    expect(parseRefusal({ ...baseTeam, characters: [{ ...readBaseCharacter(), version: 9 }] })).toMatchObject({
      path: '/characters/0/version',
    });
    expect(parseRefusal({ ...baseTeam, characters: ['tide'] })).toMatchObject({ path: '/characters/0' });
  });

  it.each(['rollcall.hero', 'rollcall.team', undefined])(
    'rejects an embedded character with the format %s',
    (format) => {
      const characters = [{ ...readBaseCharacter(), format }];
      expect(parseRefusal({ ...readBaseTeam(), members: [{ character: true }], characters })).toMatchObject({
        path: '/characters/0/format',
        expected: 'rollcall.character',
      });
    },
  );
});

describe('E?1: shoot as the old name of aim', () => {
  const { aim, ...otherTraits } = readBaseCharacter().traits;
  const shooter = {
    ...readBaseCharacter(),
    traits: { ...otherTraits, shoot: aim },
    attacks: [{ name: 'Bow', trait: 'shoot', versus: 'Shoot', type: 'projectile', range: 8, effects: [] }],
  };
  const parseDocument = (value: unknown) => {
    const parsed = parseValue(GAMES, value);
    return parsed.ok ? (parsed.document as Character) : writeError(parsed.error);
  };
  it('becomes aim in traits and attacks, both alone and embedded', () => {
    const character = parseDocument(shooter);
    expect(character).toMatchObject({ traits: { aim }, attacks: [{ trait: 'aim', versus: 'aim' }] });
    expect(character).not.toHaveProperty('traits.shoot');
    expect(parseDocument({ ...readBaseTeam(), characters: [shooter] })).toMatchObject({
      characters: [{ traits: { aim } }],
    });
  });
  it('stays when the character already has aim', () => {
    const bothTraits = { ...readBaseCharacter(), traits: { ...readBaseCharacter().traits, shoot: 'mine' } };
    expect(parseDocument(bothTraits)).toMatchObject({ traits: { aim, shoot: 'mine' } });
  });
});

describe('preservation of the given text', () => {
  it('keeps unknown keys, the order of keys and missing defaults', () => {
    const documentText = JSON.stringify({ zebra: { deep: [1] }, ...readBaseCharacter(), artist: 'me' });
    const parsed = parseText(GAMES, documentText);
    expect(parsed.ok && JSON.stringify(parsed.document)).toBe(documentText);
  });

  it('accepts a byte order mark and CRLF, but no other encodings', () => {
    const documentText = JSON.stringify(readBaseCharacter(), null, 2).replaceAll('\n', '\r\n');
    const utf8Bytes = new TextEncoder().encode(`\ufeff${documentText}`);
    expect(parseBytes(GAMES, utf8Bytes).ok).toBe(true);
    expect(parseBytes(GAMES, new Uint8Array(Buffer.from(documentText, 'utf16le'))).ok).toBe(false);
    expect(parseBytes(GAMES, new Uint8Array(Buffer.from(documentText.replace('Plain', 'Pl\xe4in'), 'latin1'))).ok).toBe(
      false,
    );
  });

  it('reads __proto__ and constructor as plain keys without polluting objects', () => {
    const documentText = JSON.stringify(readBaseCharacter()).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{},',
    );
    expect(parseText(GAMES, documentText).ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a duplicate key', () => {
  const parseTextRefusal = (text: string) => describeRefusal(parseText(GAMES, text));
  const teamText = JSON.stringify(readBaseTeam());
  it('makes a document unreadable, and its pointer is reported', () => {
    expect(parseTextRefusal(teamText.replace('{', '{"levels":1,'))).toMatchObject({
      path: '/levels',
      expected: expect.stringMatching(
        /^each key once in its object \(line 1, column \d+: "levels" is there already\)$/,
      ),
    });
    expect(parseTextRefusal(teamText.replace('"total":', '"total":1,"total":'))).toMatchObject({
      path: '/characters/0/hp/total',
    });
    expect(parseTextRefusal(teamText.replace('{', '{"mine":{"deep":[{"x":1,"\\u0078":2}]},'))).toMatchObject({
      path: '/mine/deep/0/x',
    });
  });
  it('comes before every other error in the document', () => {
    expect(parseTextRefusal('{"format":"rollcall.team","format":"rollcall.event"}')).toMatchObject({ path: '/format' });
    expect(parseTextRefusal('{"name":1,"name":2}')).toMatchObject({ path: '/name' });
  });
  it('ignores one key in two objects and the old name of another key', () => {
    expect(parseTextRefusal(teamText)).toBe('readable');
    const { aim, ...traits } = readBaseCharacter().traits;
    expect(parseTextRefusal(JSON.stringify({ ...readBaseCharacter(), traits: { ...traits, shoot: aim } }))).toBe(
      'readable',
    );
  });
});

describe('unreadable files', () => {
  const parseBytesRefusal = (bytes: Uint8Array) => describeRefusal(parseBytes(GAMES, bytes));
  const characterText = JSON.stringify(readBaseCharacter());
  it.each<[string, Uint8Array, string]>([
    ['an empty file', new Uint8Array(), 'a JSON object (the file is empty)'],
    [
      'UTF-16 with a byte order mark',
      Buffer.from(`\ufeff${characterText}`, 'utf16le'),
      'text in UTF-8; this is UTF-16: save it in UTF-8',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from(characterText, 'utf16le'),
      'text in UTF-8; this is UTF-16: save it in UTF-8',
    ],
    [
      'big-endian UTF-16',
      Buffer.from(`\ufeff${characterText}`, 'utf16le').swap16(),
      'text in UTF-8; this is UTF-16: save it in UTF-8',
    ],
    ['a file with a byte that is invalid in UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'text in UTF-8'],
    ['a file with a zero byte', Buffer.from('{ \0}'), 'a JSON object (line 1, column 3: \\u{0} does not fit there)'],
    [
      'a file with two byte order marks',
      Buffer.from(`\ufeff\ufeff${characterText}`),
      'a JSON object (line 1, column 1: \\u{feff} does not fit there)',
    ],
  ])('parseBytes rejects %s', (_, fileBytes, expected) =>
    expect(parseBytesRefusal(fileBytes)).toEqual({ path: '', expected }),
  );

  it('parseBytes and parseText reject files above the size limit', () => {
    const maxBytes = LIMITS.documentBytes;
    const paddedBytes = new Uint8Array(maxBytes + 1).fill(0x20);
    paddedBytes.set(Buffer.from(characterText));
    const expected = `at most 33,554,432 bytes; these are 33,554,433`;
    expect(parseBytesRefusal(paddedBytes)).toEqual({ path: '', expected });
    expect(parseBytesRefusal(paddedBytes.subarray(0, maxBytes))).toBe('readable');
    expect(describeRefusal(parseText(GAMES, characterText.padEnd(maxBytes + 1)))).toEqual({ path: '', expected });
  });

  it('parseText rejects brackets nested more than 200 deep, whether closed or not', () => {
    const expected = 'lists and objects nested at most 200 deep';
    for (const deepText of ['['.repeat(3e6), '{"a":'.repeat(3e6), `{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}`]) {
      expect(describeRefusal(parseText(GAMES, deepText))).toEqual({ path: '', expected });
    }
    const nestLists = (depth: number) =>
      characterText.replace('{', `{"mine":${'['.repeat(depth)}${']'.repeat(depth)},`);
    expect(parseText(GAMES, nestLists(199)).ok).toBe(true);
    expect(parseText(GAMES, nestLists(200)).ok).toBe(false);
    expect([
      parseValue(GAMES, JSON.parse(nestLists(199))).ok,
      parseValue(GAMES, JSON.parse(nestLists(200))).ok,
    ]).toEqual([true, false]);
  });

  it('findTypeMismatch stops at the first wrong list entry', () => {
    const members: unknown[] = new Array(1e6).fill(7);
    Object.defineProperty(members, 1, { get: () => expect.fail('looked at another') });
    const mismatch = findTypeMismatch(getSpecShape(getSpec(GAMES, readBaseTeam())), { ...readBaseTeam(), members });
    expect(mismatch).toEqual({ reversedPath: [0, 'members'], expected: 'object' });
  });
});
