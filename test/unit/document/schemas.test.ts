/** schemas/: JSON Schemas for other people's programs. They say the same as our own reading of a document. */

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
import { baseCharacter, baseTeam, documentOf, fixture, fixtureCodes } from '../../support/documents/fixture.ts';
import { runs } from '../../support/runs.ts';

const ROOT = new URL('../../../', import.meta.url);
const kinds = Object.entries(FORMATS).map(([format, { name }]) => [name, format as FormatId] as const);

const validators = new Map<FormatId, ValidateFunction>(
  kinds.map(([kind, format]) => {
    const schema = JSON.parse(readFileSync(new URL(`schemas/${kind}.schema.json`, ROOT), 'utf8')) as object;
    // 1e999 is a number of JSON; that JavaScript reads it as Infinity is no business of a schema.
    return [
      format,
      new Ajv2020({ strict: true, strictRequired: false, allErrors: true, strictNumbers: false }).compile(schema),
    ];
  }),
);

/** What the schema that the document asks for says of it. A document that asks for none is refused by all of them. */
function valid(value: unknown): boolean {
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
const TEAM = { ...baseTeam(), factions: [FACTION] };
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
  character: baseCharacter(),
  faction: FACTION,
  team: TEAM,
  event: EVENT,
  encounter: ENCOUNTER,
};

describe('schemas/', () => {
  it.each(kinds)('%s.schema.json is what the types of today give; npm run schemas writes it anew', (kind, format) => {
    expect(readFileSync(new URL(`schemas/${kind}.schema.json`, ROOT), 'utf8')).toBe(formatJsonSchema(GAMES, format));
  });

  it('there is one for each format and no other, beside those of card templates, styles and archives', () => {
    const wanted = [...kinds.map(([kind]) => kind), 'card-style', 'card-template', 'library'].map(
      (kind) => `${kind}.schema.json`,
    );
    expect(readdirSync(new URL('schemas/', ROOT)).sort()).toEqual(wanted.sort());
  });

  it.each(kinds)('%s: the id names format and version, and no host', (kind, format) => {
    expect(createJsonSchema(GAMES, format).$id).toBe(`rollcall:${kind}:${getNewestVersion(GAMES, format, undefined)}`);
  });
});

describe('documents that are fine', () => {
  const samples = ['samples', 'docs/examples'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(hero|faction|team|event|encounter|deck)\.json$/.test(name))
      .map((name) => [name, JSON.parse(readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8')) as unknown] as const),
  );

  it('there are samples of every kind', () => {
    expect(new Set(samples.map(([, value]) => (value as { format: string }).format))).toEqual(
      // A glossary comes to be by what is written on cards, a font by its file.
      new Set(
        kinds.map(([, format]) => format).filter((format) => !['rollcall.glossary', 'rollcall.font'].includes(format)),
      ),
    );
  });

  it.each(samples)('sample %s', (_, value) => {
    expect(validators.get((value as { format: FormatId }).format)?.(value)).toBe(true);
  });

  it.each(fixtureCodes('legal'))('legal fixture %s', (code) => {
    expect(valid(documentOf(fixture('legal', code)))).toBe(true);
  });

  it.each(fixtureCodes('illegal'))('illegal fixture %s: what rules forbid can be read all the same', (code) => {
    expect(valid(documentOf(fixture('illegal', code)))).toBe(true);
  });

  it.each(Object.entries(BASES))('the %s that is changed below', (_, base) => {
    expect(valid(base)).toBe(true);
  });
});

const GONE = Symbol('taken out');

/** A copy with one place changed. Own keys only, so that `__proto__` becomes a key as in JSON. */
function changed(base: object, path: string, value: unknown): unknown {
  const keys = parsePointer(path);
  const last = keys.pop();
  if (last === undefined) return value;
  const copy = structuredClone(base);
  let parent = copy as Record<string, unknown>;
  for (const key of keys) parent = parent[key] as Record<string, unknown>;
  if (value === GONE) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const json = (text: string): unknown => JSON.parse(text);

describe('parseValue and the schema give the same answer', () => {
  const cases: [kind: string, path: string, value: unknown, readable: boolean][] = [
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
    ['team', '/options', json('{"su.spray":null,"__proto__":{"a":[]},"constructor":1}'), true],
    ['team', '/characters/0', null, false],
    ['team', '/characters/0/version', 2, false],
    ['team', '/characters/0/format', 'rollcall.faction', false],
    ['team', '/characters/0/traits/aim', GONE, false],
    ['team', '/factions/0/format', GONE, false],
    ['event', '/level', { min: '1' }, false],
    ['event', '/ceilings', { power: '8' }, false],
    ['event', '/ceilings', { unheardOf: 8 }, true],
    ['event', '/ceilings', json('{"__proto__":"8"}'), false],
    ['event', '/ceilings', json('{"__proto__":8}'), true],
    ['event', '/ceilings/byLevel', json('{"__proto__":7}'), false],
    ['event', '/ceilings/byLevel', json('{"1":{"__proto__":"x"}}'), false],
    ['event', '/approved', { constructor: 5 }, false],
    ['event', '/approved', json('{"__proto__":5}'), false],
    ['event', '/approved', json('{"__proto__":"3f0c5a91d7e2"}'), true],
  ];

  it.each(cases)('%s with %s changed to %j', (kind, path, value, readable) => {
    const document = changed(BASES[kind] as object, path, value);
    expect({ parsed: parseValue(GAMES, document).ok, valid: valid(document) }).toEqual({
      parsed: readable,
      valid: readable,
    });
  });

  it('E?1: a character whose Aim is called shoot', () => {
    const { aim, ...traits } = baseCharacter().traits;
    const called = { ...baseCharacter(), traits: { ...traits, shoot: aim } };
    expect([parseValue(GAMES, called).ok, valid(called)]).toEqual([true, true]);
    const broken = { ...called, traits: { ...traits, shoot: { dice: 3 } } };
    expect([parseValue(GAMES, broken).ok, valid(broken)]).toEqual([false, false]);
  });

  it('law: for documents with some places changed, whatever stands there then', () => {
    const seen = { readable: 0, unreadable: 0 };
    const base = fc.oneof(anyTeam, anyCharacter, fc.constantFrom<object>(...Object.values(BASES)));
    const poison = fc.oneof(
      fc.constant(GONE),
      fc.constantFrom<unknown>(null, true, 0, 1, 2, -1, 4.5, Number.POSITIVE_INFINITY, '', 'faction', '\ud800', [], {}),
      fc.constantFrom<unknown>(['x'], [{}], [null], { kind: 'faction' }, { dice: 1 }, json('{"__proto__":1}')),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const key = fc.constantFrom(undefined, undefined, undefined, '__proto__', 'constructor', 'shoot', 'format', '0');
    fc.assert(
      fc.property(base, fc.array(fc.tuple(fc.nat(), key, poison), { minLength: 1, maxLength: 3 }), (start, changes) => {
        const document = changes.reduce<unknown>((d, [at, added, value]) => {
          const places = placesIn(d, '');
          const path = places[at % places.length] ?? '';
          const inside = added !== undefined && path !== '' && isOpen(d, path) ? `${path}/${added}` : path;
          return typeof d === 'object' && d !== null
            ? changed(d, inside, value === GONE && inside === '' ? {} : value)
            : d;
        }, start);
        const parsed = parseValue(GAMES, document).ok;
        expect(valid(document)).toBe(parsed);
        const fault = ourFault(document);
        // zod passes over a key called __proto__.
        if (!fault?.path.includes('__proto__')) expect(fault).toEqual(zodFault(document));
        seen[parsed ? 'readable' : 'unreadable']++;
      }),
      { seed: SEED, numRuns: runs(3000) },
    );
    // The generator must produce both readable and unreadable documents.
    expect(Math.min(seen.readable, seen.unreadable)).toBeGreaterThan(runs(3000) / 10);
  });
});

const specFor = (format: FormatId) =>
  (findSpec(GAMES, format, 'supers-unlimited') ?? findSpec(GAMES, format, undefined)) as DocumentSpec;
/** The first thing that a document is refused for, by its shape; `zodFault`: by its schema. */
const ourFault = (document: unknown): { path: unknown[]; expected: string } | undefined => {
  const format: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'format') : undefined;
  const fault = isFormat(format) ? findTypeMismatch(getSpecShape(specFor(format)), document) : undefined;
  return fault && { path: fault.reversedPath.toReversed(), expected: fault.expected };
};
const zodFault = (document: unknown): unknown => {
  const format: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'format') : undefined;
  const [issue] = (isFormat(format) && specFor(format).schema.safeParse(document).error?.issues) || [];
  if (issue === undefined) return undefined;
  if (issue.code === 'invalid_value') return { path: issue.path, expected: issue.values.join() };
  if (issue.code === 'invalid_type') return { path: issue.path, expected: issue.expected.replace('record', 'object') };
  return { path: issue.path, expected: issue.code === 'custom' ? issue.params?.expected : issue.code };
};

/** Pointers to every place, the whole included. */
function placesIn(value: unknown, base: string): string[] {
  if (typeof value !== 'object' || value === null) return [base];
  const inner = Object.entries(value).filter(([key]) => !/[~/]/.test(key) && key !== '__proto__');
  return [base, ...inner.flatMap(([key, field]) => placesIn(field, `${base}/${key}`))];
}

function isOpen(document: unknown, path: string): boolean {
  let value = document as Record<string, unknown> | undefined;
  for (const key of parsePointer(path)) value = value?.[key] as Record<string, unknown> | undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
