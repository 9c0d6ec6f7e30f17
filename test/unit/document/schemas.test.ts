/** Tests that the JSON Schemas in schemas/, which other programs use, agree with the parser of Rollcall. */

import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentSpec } from '../../../src/shared/document/document-spec.ts';
import {
  FORMATS,
  type FormatId,
  findSpec,
  getNewestVersion,
  getSpecShape,
  isFormat,
} from '../../../src/shared/document/formats.ts';
import { createJsonSchema, formatJsonSchema } from '../../../src/shared/document/json-schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { parsePointer } from '../../../src/shared/document/pointer.ts';
import { findTypeMismatch } from '../../../src/shared/document/type-mismatch.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { anyCharacter, anyTeam, SEED } from '../../support/documents/arbitrary.ts';
import {
  buildFixtureDocument,
  listFixtureCodes,
  readBaseCharacter,
  readBaseTeam,
  readFixture,
} from '../../support/documents/fixture.ts';
import { scaleRuns } from '../../support/sample-size.ts';

const ROOT = new URL('../../../', import.meta.url);
const kinds = Object.entries(FORMATS).map(([format, { name }]) => [name, format as FormatId] as const);

const validators = new Map<FormatId, ValidateFunction>(
  kinds.map(([kindName, format]) => {
    const schema = JSON.parse(readFileSync(new URL(`schemas/${kindName}.schema.json`, ROOT), 'utf8')) as object;
    // 1e999 is a valid JSON number. Only JavaScript reads it as Infinity, which is no concern of a schema.
    return [
      format,
      new Ajv2020({ strict: true, strictRequired: false, allErrors: true, strictNumbers: false }).compile(schema),
    ];
  }),
);

/**
 * Whether a document is valid by the schema of its format. A document without a format must be invalid by every
 * schema.
 */
function isValidBySchema(value: unknown): boolean {
  const format: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'format') : undefined;
  if (isFormat(format)) return validators.get(format)?.(value) === true;
  return [...validators.values()].some((validate) => validate(value));
}

const EVENT = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'cup',
  name: 'Cup',
  levels: 25,
  formations: ['combined-team'],
  allegiances: ['faction'],
  options: { 'su.uniqueSupers': true },
  level: { min: 1, max: 8 },
  ceilings: { power: 8, 'fight.dice': 6, byLevel: { 1: { power: 3 }, 4: { power: 5, hp: 12 } } },
  banned: ['old-score'],
  maxCopies: 4,
  gimmicks: true,
  approved: { 'lantern-mason': '3f0c5a91d7e2' },
};
const FACTION = {
  format: 'rollcall.faction',
  version: 1,
  id: 'watch',
  name: 'The Watch',
  symbol: { width: 100, height: 100, shapes: [{ d: 'M50 5L90 95H10Z', fill: 'ink', opacity: 1, evenOdd: false }] },
  theme: { primary: '#12486b', accent: '#c8432f' },
  notes: '',
};
const TEAM = { ...readBaseTeam(), factions: [FACTION] };
const ENCOUNTER = {
  format: 'rollcall.encounter',
  version: 1,
  ruleset: 'ssua',
  id: 'depot',
  name: 'Depot',
  options: { 'ssua.passForfeits': true },
  seed: 7,
  sides: [
    { id: 'a', name: 'A', team: 't', gm: false, leader: 'a1', gimmicks: [], models: [{ id: 'a1', character: 'lamp' }] },
    { id: 'b', models: [{ id: 'b1', character: 'lamp', copy: 2, count: 1, out: true }] },
  ],
  setup: {},
  characters: [
    { format: 'rollcall.character', version: 1, ruleset: 'ssua', id: 'lamp', name: 'Lamp', agility: 4, mind: 4 },
  ],
  factions: [FACTION],
  log: [{ kind: 'begin' }, { kind: 'note', text: 'x' }],
  notes: '',
};
const BASES: Record<string, object> = {
  character: readBaseCharacter(),
  faction: FACTION,
  team: TEAM,
  event: EVENT,
  encounter: ENCOUNTER,
};

describe('schemas/', () => {
  it.each(kinds)('%s.schema.json matches the current types (npm run schemas updates it)', (kindName, format) => {
    expect(readFileSync(new URL(`schemas/${kindName}.schema.json`, ROOT), 'utf8')).toBe(
      formatJsonSchema(GAMES, format),
    );
  });

  it('holds one file per format, besides those for card templates, card styles and library archives', () => {
    const expectedFiles = [...kinds.map(([kindName]) => kindName), 'card-style', 'card-template', 'library'].map(
      (kind) => `${kind}.schema.json`,
    );
    expect(readdirSync(new URL('schemas/', ROOT)).sort()).toEqual(expectedFiles.sort());
  });

  it.each(kinds)('%s: the id contains the format and its version, but no host', (kindName, format) => {
    expect(createJsonSchema(GAMES, format).$id).toBe(
      `rollcall:${kindName}:${getNewestVersion(GAMES, format, undefined)}`,
    );
  });
});

describe('readable documents', () => {
  const sampleFiles = ['samples', 'docs/examples'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((fileName) => /\.(hero|faction|team|event|encounter|deck)\.json$/.test(fileName))
      .map(
        (fileName) =>
          [fileName, JSON.parse(readFileSync(new URL(`${folder}/${fileName}`, ROOT), 'utf8')) as unknown] as const,
      ),
  );

  it('include samples of every kind, except for glossaries and fonts', () => {
    expect(new Set(sampleFiles.map(([, document]) => (document as { format: string }).format))).toEqual(
      // Glossaries are created from the texts on cards, and fonts from font files, so there are no samples of them.
      new Set(
        kinds.map(([, format]) => format).filter((format) => !['rollcall.glossary', 'rollcall.font'].includes(format)),
      ),
    );
  });

  it.each(sampleFiles)('%s matches its schema', (_, document) => {
    expect(validators.get((document as { format: FormatId }).format)?.(document)).toBe(true);
  });

  it.each(listFixtureCodes('legal'))('the legal fixture %s matches its schema', (code) => {
    expect(isValidBySchema(buildFixtureDocument(readFixture('legal', code)))).toBe(true);
  });

  it.each(listFixtureCodes('illegal'))(
    'the illegal fixture %s matches its schema, because illegal documents are readable',
    (code) => {
      expect(isValidBySchema(buildFixtureDocument(readFixture('illegal', code)))).toBe(true);
    },
  );

  it.each(Object.entries(BASES))('the unchanged %s of the following cases matches its schema', (_, base) => {
    expect(isValidBySchema(base)).toBe(true);
  });
});

/** In place of a value, removes the key. */
const GONE = Symbol('taken out');

/**
 * Copies a document and sets one pointer. Only own keys are set, so that `__proto__` becomes a plain key as in JSON.
 */
function setAtPointer(original: object, pointer: string, value: unknown): unknown {
  const pathKeys = parsePointer(pointer);
  const lastKey = pathKeys.pop();
  if (lastKey === undefined) return value;
  const changedCopy = structuredClone(original);
  let parent = changedCopy as Record<string, unknown>;
  for (const parentKey of pathKeys) parent = parent[parentKey] as Record<string, unknown>;
  if (value === GONE) delete parent[lastKey];
  else Object.defineProperty(parent, lastKey, { value, enumerable: true, configurable: true, writable: true });
  return changedCopy;
}

const parseJson = (jsonText: string): unknown => JSON.parse(jsonText);

describe('parseValue and the JSON Schema', () => {
  const changeCases: [kind: string, path: string, value: unknown, readable: boolean][] = [
    ['character', '', null, false],
    ['character', '', [], false],
    ['character', '', 'rollcall.character', false],
    ['character', '/format', GONE, false],
    ['character', '/format', 'rollcall.glossary', false],
    ['character', '/format', 'rollcall.team', false],
    ['character', '/version', GONE, false],
    ['character', '/version', '1', false],
    ['character', '/version', 0, false],
    ['character', '/version', 2, false],
    ['character', '/version', 1.5, false],
    ['character', '/ruleset', 'another', false],
    ['character', '/name', 7, false],
    ['character', '/name', '\ud800', true],
    ['character', '/concept', null, false],
    ['character', '/level', '4', false],
    ['character', '/level', Number.POSITIVE_INFINITY, true],
    ['character', '/level', -4.5, true],
    ['character', '/alignment', 'purple', true],
    ['character', '/classes', 'tank', false],
    ['character', '/classes/0', 1, false],
    ['character', '/hp', 9, false],
    ['character', '/hp/red', null, false],
    ['character', '/traits', [], false],
    ['character', '/traits/aim', GONE, false],
    ['character', '/traits/shoot', 'unknown beside aim', true],
    ['character', '/traits/magic/resistance', GONE, false],
    ['character', '/traits/luck', { dice: 'many' }, true],
    ['character', '/weaknesses', [{ keyword: 'fire', vulnerability: 'yes' }], false],
    ['character', '/talents', [{ name: 'Gear', items: ['Rope', 2] }], false],
    ['character', '/attacks', GONE, false],
    ['character', '/attacks/0/effects', [{ effect: 'damage', type: null }], false],
    ['character', '/attacks/0/trait', 'shoot', true],
    ['character', '/art', { drawing: { width: 1, height: 1, shapes: [{}] } }, false],
    ['character', '/art', {}, true],
    ['character', '/infiltrator', 'no', false],
    ['character', '/mystery', null, true],
    ['character', '/__proto__', null, true],
    ['faction', '/symbol', { width: 1, height: 1 }, false],
    ['faction', '/theme', { primary: 7 }, false],
    ['faction', '/ruleset', 7, true],
    ['team', '/allegiance', { kind: 'faction' }, false],
    ['team', '/allegiance', { kind: 'alignment', faction: 'watch' }, false],
    ['team', '/allegiance', { kind: 'alignment', alignment: 'purple' }, true],
    ['team', '/allegiance', { kind: 'friendship' }, true],
    ['team', '/allegiance', { faction: 'watch' }, false],
    ['team', '/members', [{}], false],
    ['team', '/members', [], true],
    ['team', '/options', [], false],
    ['team', '/options', parseJson('{"su.spray":null,"__proto__":{"a":[]},"constructor":1}'), true],
    ['team', '/characters/0', null, false],
    ['team', '/characters/0/version', 2, false],
    ['team', '/characters/0/format', 'rollcall.faction', false],
    ['team', '/characters/0/traits/aim', GONE, false],
    ['team', '/factions/0/format', GONE, false],
    ['event', '/level', { min: '1' }, false],
    ['event', '/ceilings', { power: '8' }, false],
    ['event', '/ceilings', { unheardOf: 8 }, true],
    ['event', '/ceilings', parseJson('{"__proto__":"8"}'), false],
    ['event', '/ceilings', parseJson('{"__proto__":8}'), true],
    ['event', '/ceilings/byLevel', parseJson('{"__proto__":7}'), false],
    ['event', '/ceilings/byLevel', parseJson('{"1":{"__proto__":"x"}}'), false],
    ['event', '/approved', { constructor: 5 }, false],
    ['event', '/approved', parseJson('{"__proto__":5}'), false],
    ['event', '/approved', parseJson('{"__proto__":"3f0c5a91d7e2"}'), true],
  ];

  it.each(changeCases)('agree on %s with %s set to %j', (kindName, pointer, value, isReadable) => {
    const document = setAtPointer(BASES[kindName] as object, pointer, value);
    expect({ parsed: parseValue(GAMES, document).ok, valid: isValidBySchema(document) }).toEqual({
      parsed: isReadable,
      valid: isReadable,
    });
  });

  it('E?1: accept a character whose Aim is called shoot', () => {
    const { aim, ...traits } = readBaseCharacter().traits;
    const renamedCharacter = { ...readBaseCharacter(), traits: { ...traits, shoot: aim } };
    expect([parseValue(GAMES, renamedCharacter).ok, isValidBySchema(renamedCharacter)]).toEqual([true, true]);
    const brokenCharacter = { ...renamedCharacter, traits: { ...traits, shoot: { dice: 3 } } };
    expect([parseValue(GAMES, brokenCharacter).ok, isValidBySchema(brokenCharacter)]).toEqual([false, false]);
  });

  it('law: agree on documents with random changes', () => {
    const documentCounts = { readable: 0, unreadable: 0 };
    const anyBase = fc.oneof(anyTeam, anyCharacter, fc.constantFrom<object>(...Object.values(BASES)));
    const anyPoison = fc.oneof(
      fc.constant(GONE),
      fc.constantFrom<unknown>(null, true, 0, 1, 2, -1, 4.5, Number.POSITIVE_INFINITY, '', 'faction', '\ud800', [], {}),
      fc.constantFrom<unknown>(['x'], [{}], [null], { kind: 'faction' }, { dice: 1 }, parseJson('{"__proto__":1}')),
      fc.jsonValue({ maxDepth: 2 }),
    );
    // Undefined changes the value at the pointer itself; the others add a key to it.
    const anyKey = fc.constantFrom(undefined, undefined, undefined, '__proto__', 'constructor', 'shoot', 'format', '0');
    fc.assert(
      fc.property(
        anyBase,
        fc.array(fc.tuple(fc.nat(), anyKey, anyPoison), { minLength: 1, maxLength: 3 }),
        (startDocument, changes) => {
          const document = changes.reduce<unknown>((changedDocument, [placeIndex, addedKey, value]) => {
            const pointers = listPointers(changedDocument, '');
            const pointer = pointers[placeIndex % pointers.length] ?? '';
            const changedPointer =
              addedKey !== undefined && pointer !== '' && isOpen(changedDocument, pointer)
                ? `${pointer}/${addedKey}`
                : pointer;
            return typeof changedDocument === 'object' && changedDocument !== null
              ? setAtPointer(changedDocument, changedPointer, value === GONE && changedPointer === '' ? {} : value)
              : changedDocument;
          }, startDocument);
          const isParsed = parseValue(GAMES, document).ok;
          expect(isValidBySchema(document)).toBe(isParsed);
          const ownFault = findOwnFault(document);
          // zod ignores a key called __proto__.
          if (!ownFault?.path.includes('__proto__')) expect(ownFault).toEqual(findZodFault(document));
          documentCounts[isParsed ? 'readable' : 'unreadable']++;
        },
      ),
      { seed: SEED, numRuns: scaleRuns(3000) },
    );
    // The generator must produce both readable and unreadable documents.
    expect(Math.min(documentCounts.readable, documentCounts.unreadable)).toBeGreaterThan(scaleRuns(3000) / 10);
  });
});

const getFormatSpec = (format: FormatId) =>
  (findSpec(GAMES, format, 'supers-unlimited') ?? findSpec(GAMES, format, undefined)) as DocumentSpec;
/** Finds the first fault of a document by its shape. `findZodFault` finds it by its schema. */
const findOwnFault = (document: unknown): { path: unknown[]; expected: string } | undefined => {
  const format: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'format') : undefined;
  const mismatch = isFormat(format) ? findTypeMismatch(getSpecShape(getFormatSpec(format)), document) : undefined;
  return mismatch && { path: mismatch.reversedPath.toReversed(), expected: mismatch.expected };
};
const findZodFault = (document: unknown): unknown => {
  const format: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'format') : undefined;
  const [issue] = (isFormat(format) && getFormatSpec(format).schema.safeParse(document).error?.issues) || [];
  if (issue === undefined) return undefined;
  if (issue.code === 'invalid_value') return { path: issue.path, expected: issue.values.join() };
  if (issue.code === 'invalid_type') return { path: issue.path, expected: issue.expected.replace('record', 'object') };
  return { path: issue.path, expected: issue.code === 'custom' ? issue.params?.expected : issue.code };
};

/** Lists the pointers of a value and of everything in it. */
function listPointers(value: unknown, basePointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [basePointer];
  const childEntries = Object.entries(value).filter(([childKey]) => !/[~/]/.test(childKey) && childKey !== '__proto__');
  return [
    basePointer,
    ...childEntries.flatMap(([childKey, child]) => listPointers(child, `${basePointer}/${childKey}`)),
  ];
}

/** Whether the value at a pointer is an object, which may get another key. */
function isOpen(document: unknown, pointer: string): boolean {
  let value = document as Record<string, unknown> | undefined;
  for (const pathKey of parsePointer(pointer)) value = value?.[pathKey] as Record<string, unknown> | undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
