/** What every game has to keep, whatever its rules say. A new game is in the list as soon as it is in the registry. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../src/shared/card/template/read-template.ts';
import type { DocumentSpec } from '../../src/shared/document/document-spec.ts';
import { writeCanonicalJson, writeOrderedJson } from '../../src/shared/document/fingerprint/canonical.ts';
import { getSpecShape } from '../../src/shared/document/formats.ts';
import { parseValue } from '../../src/shared/document/parse.ts';
import { parsePointer } from '../../src/shared/document/pointer.ts';
import type { GameDocument, JudgedDocument } from '../../src/shared/document/schema.ts';
import type { Shape } from '../../src/shared/document/shape.ts';
import type { Field, PlainField } from '../../src/shared/form/form.ts';
import { FACTION_VOCABULARY } from '../../src/shared/form/vocabulary.ts';
import type { PartName } from '../../src/shared/games/parts.ts';
import { judge } from '../../src/shared/rules/judge.ts';
import { getDefaults } from '../../src/shared/rules/options.ts';
import { GAMES_AND_PARADE as GAMES } from '../support/games.ts';
import { t } from '../support/texts.ts';
import { testFonts } from '../unit/card/support.ts';

const specsOf = (documents: object): [format: string, spec: DocumentSpec][] => Object.entries(documents);

/** Whether documents of a shape can have something at a place; in lists `*` or a number stands for an entry. */
function has(shape: Shape, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined || shape.kind === 'anything') return true;
  if (shape.kind === 'array') return has(shape.entryShape, rest);
  if (shape.kind !== 'object') return false;
  const inner = shape.fields.find((field) => field.key === key)?.shape ?? shape.otherShape;
  return inner !== undefined && has(inner, rest);
}

/** The fields of a form with the whole pointer of each; entries of lists at `*`. */
function placed(fields: readonly Field[], base = ''): [at: string, field: Field | PlainField][] {
  return fields.flatMap((field): [string, Field | PlainField][] => {
    if (field.kind === 'row') return placed(field.fields, base);
    if (field.kind === 'grid')
      return field.rows.flatMap(({ pointer: at, only }) =>
        field.columns.flatMap((column): [string, Field][] =>
          column.kind === 'number' && (only?.includes(column.pointer) ?? true)
            ? [[`${base}${at}${column.pointer}`, field]]
            : [],
        ),
      );
    if (field.kind === 'group')
      return [[`${base}${field.pointer}`, field], ...placed(field.fields, `${base}${field.pointer}`)];
    if (!('pointer' in field)) return [];
    const at = `${base}${field.pointer}`;
    return [[at, field], ...(field.kind === 'list' && 'item' in field ? placed(field.item, `${at}/*`) : [])];
  });
}

it('no two templates have one id', () => {
  const ids = GAMES.all.flatMap(({ card }) => card.templates);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(GAMES.all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const character = game.documents['rollcall.character'];
  const blank = character.createBlank('somebody');
  const options = getDefaults(game.options);

  it('has an id that files can carry, and codes each once', () => {
    expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
    expect(new Set(game.codes).size).toBe(game.codes.length);
  });

  it('a new character is read as it is and judged without an error', () => {
    expect(parseValue(GAMES, blank)).toEqual({ ok: true, format: 'rollcall.character', document: blank });
    expect(judge(GAMES, blank).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('its parts are modules that export them by their names', () => {
    const names = Object.keys(game.parts ?? {}) as PartName[];
    expect(names.filter((name) => game[name] === undefined)).toEqual([]);
    expect([id, game.play?.ruleset ?? id]).toEqual([id, id]);
  });

  it('completes documents with their keys in the order of letters, without art and notes', () => {
    for (const [, spec] of specsOf(game.documents)) {
      if (!spec.createBlank) continue;
      const full = spec.complete({ ...spec.createBlank('x'), notes: 'n' } as GameDocument);
      expect(writeOrderedJson(full)).toBe(writeCanonicalJson(full));
      expect(full).not.toHaveProperty('notes');
      expect(full).not.toHaveProperty('art');
    }
  });

  it('describes fields that its documents have', () => {
    for (const [format, spec] of specsOf(game.documents)) {
      const strange = Object.keys(spec.labels.about).filter((path) => {
        const keys = path === '' ? [] : path.replaceAll('[]', '.*').split('.');
        return !has(getSpecShape(spec), keys);
      });
      expect([format, strange]).toEqual([format, []]);
    }
  });

  it('its form and list point at fields of the character and at words that there are', () => {
    const shape = getSpecShape(character as DocumentSpec);
    const fields = game.forms['rollcall.character'].sections.flatMap(({ fields }) => placed(fields));
    const list = game.lists['rollcall.character'];
    const shown = [list.badge, ...list.columns, ...list.facets].flatMap((one) => (one ? [one.pointer] : []));
    const places = [...fields.map(([at]) => at), ...shown];
    expect(places.filter((at) => !has(shape, parsePointer(at)))).toEqual([]);
    const words = [...fields.map(([, field]) => field), ...list.columns, ...list.facets].flatMap((one) =>
      'vocabulary' in one && one.vocabulary !== undefined ? [one.vocabulary] : [],
    );
    expect(words.filter((of) => of !== FACTION_VOCABULARY && game.vocabularies[of] === undefined)).toEqual([]);
    expect(list.summarize(t, blank)).not.toMatch(/undefined|NaN/);
  });

  it('its card templates are there, and point at fields that it has', () => {
    for (const name of game.card.templates) {
      const file = `templates/cards/${id}/${name}/template.json`;
      expect(existsSync(file), `${file} is there`).toBe(true);
      expect(JSON.parse(readFileSync(file, 'utf8')), `the id in ${file}`).toHaveProperty('id', name);
    }
    const kinds = ['character', ...game.card.pieceKinds.map(({ kind }) => kind)];
    for (const template of kinds.flatMap((kind) => listBuiltInTemplates(GAMES, kind, id))) {
      const read = readTemplate(GAMES, template);
      expect(read.ok ? [] : read.problems, template.id).toEqual([]);
      if ((template.of ?? 'character') !== 'character') continue;
      const { findings: notes } = layoutCard(GAMES, { character: blank, factions: [], template, fonts: testFonts() });
      expect(
        notes.filter(({ kind }) => /^(unread|misread)/.test(kind)),
        template.id,
      ).toEqual([]);
    }
    for (const { kind } of game.card.pieceKinds) {
      expect(game.card.subjects, kind).toHaveProperty(kind);
      expect(game.card.listPieces(t, kind, options).length, kind).toBeGreaterThan(0);
    }
  });

  it('its samples can be read, are legal and carry their file name as id', () => {
    const folder = `samples/${id}/characters`;
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const read = parseValue(GAMES, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
      if (!read.ok) throw new Error(`${name}: ${read.error.path} ${read.error.expected}`);
      const document = read.document as Extract<JudgedDocument, { ruleset: string }>;
      expect([document.ruleset, `${document.id}.hero.json`, judge(GAMES, document).verdict]).toEqual([
        id,
        name,
        'legal',
      ]);
    }
  });
});

describe.each(GAMES.all.map((game) => [game.id, game] as const))('teams of %s', (_, game) => {
  it('can be read where the game says what they are, and nowhere else', () => {
    expect(game.team === undefined).toBe(game.documents['rollcall.team'] === undefined);
  });

  it('begin with one that can be read, shown and printed', () => {
    const { team: rules } = game;
    if (rules === undefined) return;
    const parsed = parseValue(GAMES, rules.createBlank('new'));
    expect(parsed.ok).toBe(true);
    const options = getDefaults(game.options);
    const { figures } = rules.createView(rules.createBlank('new'), { options, characters: new Map() });
    const ids = figures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const words = [...rules.list.facets, rules.list.column].map(({ vocabulary: of }) => of);
    for (const of of words) expect(of === undefined || game.vocabularies[of] !== undefined).toBe(true);
    const cells = rules.roster.listCells(t, game.documents['rollcall.character'].createBlank('hero'), options);
    expect(cells).toHaveLength(rules.roster.listColumns(t, options).length);
  });
});
