/** Tests that hold for every game in the catalog, whatever its rules are. */
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
import { translate } from '../support/texts.ts';
import { getTestFonts } from '../unit/card/support.ts';

const listSpecs = (documents: object): [format: string, spec: DocumentSpec][] => Object.entries(documents);

/** Whether documents of a shape can have a field at these keys. In lists, `*` or a number means an entry. */
function hasField(fieldShape: Shape, [firstKey, ...otherKeys]: readonly string[]): boolean {
  if (firstKey === undefined || fieldShape.kind === 'anything') return true;
  if (fieldShape.kind === 'array') return hasField(fieldShape.entryShape, otherKeys);
  if (fieldShape.kind !== 'object') return false;
  const innerShape = fieldShape.fields.find((field) => field.key === firstKey)?.shape ?? fieldShape.otherShape;
  return innerShape !== undefined && hasField(innerShape, otherKeys);
}

/** Lists the fields of a form with their complete pointers. Entries of lists are at `*`. */
function listPointers(fields: readonly Field[], basePointer = ''): [pointer: string, field: Field | PlainField][] {
  return fields.flatMap((field): [string, Field | PlainField][] => {
    if (field.kind === 'row') return listPointers(field.fields, basePointer);
    if (field.kind === 'grid')
      return field.rows.flatMap(({ pointer, only: onlyColumns }) =>
        field.columns.flatMap((column): [string, Field][] =>
          column.kind === 'number' && (onlyColumns?.includes(column.pointer) ?? true)
            ? [[`${basePointer}${pointer}${column.pointer}`, field]]
            : [],
        ),
      );
    if (field.kind === 'group')
      return [
        [`${basePointer}${field.pointer}`, field],
        ...listPointers(field.fields, `${basePointer}${field.pointer}`),
      ];
    if (!('pointer' in field)) return [];
    const pointer = `${basePointer}${field.pointer}`;
    return [
      [pointer, field],
      ...(field.kind === 'list' && 'item' in field ? listPointers(field.item, `${pointer}/*`) : []),
    ];
  });
}

it('gives every template of every game a different id', () => {
  const templateIds = GAMES.all.flatMap(({ card }) => card.templates);
  expect(new Set(templateIds).size).toBe(templateIds.length);
});

describe.each(GAMES.all.map((gameRules) => [gameRules.id, gameRules] as const))('the game %s', (gameId, gameRules) => {
  const character = gameRules.documents['rollcall.character'];
  const blankCharacter = character.createBlank('somebody');
  const defaultOptions = getDefaults(gameRules.options);

  it('uses an id that is valid in file names, and lists each finding code once', () => {
    expect(gameId).toMatch(/^[a-z0-9-]{1,64}$/);
    expect(new Set(gameRules.codes).size).toBe(gameRules.codes.length);
  });

  it('creates a blank character that reads back unchanged and has no errors', () => {
    expect(parseValue(GAMES, blankCharacter)).toEqual({
      ok: true,
      format: 'rollcall.character',
      document: blankCharacter,
    });
    expect(judge(GAMES, blankCharacter).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('loads every part that it lists under its name', () => {
    const partNames = Object.keys(gameRules.parts ?? {}) as PartName[];
    expect(partNames.filter((partName) => gameRules[partName] === undefined)).toEqual([]);
    expect([gameId, gameRules.play?.ruleset ?? gameId]).toEqual([gameId, gameId]);
  });

  it('completes documents with sorted keys, without art and notes', () => {
    for (const [, documentSpec] of listSpecs(gameRules.documents)) {
      if (!documentSpec.createBlank) continue;
      const completed = documentSpec.complete({ ...documentSpec.createBlank('x'), notes: 'n' } as GameDocument);
      expect(writeOrderedJson(completed)).toBe(writeCanonicalJson(completed));
      expect(completed).not.toHaveProperty('notes');
      expect(completed).not.toHaveProperty('art');
    }
  });

  it('describes only fields that its documents have', () => {
    for (const [format, documentSpec] of listSpecs(gameRules.documents)) {
      const unknownPaths = Object.keys(documentSpec.labels.about).filter((aboutPath) => {
        const keys = aboutPath === '' ? [] : aboutPath.replaceAll('[]', '.*').split('.');
        return !hasField(getSpecShape(documentSpec), keys);
      });
      expect([format, unknownPaths]).toEqual([format, []]);
    }
  });

  it('points its form and list only at existing fields of the character and existing vocabularies', () => {
    const fieldShape = getSpecShape(character as DocumentSpec);
    const fields = gameRules.forms['rollcall.character'].sections.flatMap(({ fields }) => listPointers(fields));
    const listSpec = gameRules.lists['rollcall.character'];
    const shownPointers = [listSpec.badge, ...listSpec.columns, ...listSpec.facets].flatMap((listPart) =>
      listPart ? [listPart.pointer] : [],
    );
    const pointers = [...fields.map(([pointer]) => pointer), ...shownPointers];
    expect(pointers.filter((pointer) => !hasField(fieldShape, parsePointer(pointer)))).toEqual([]);
    const vocabularies = [...fields.map(([, field]) => field), ...listSpec.columns, ...listSpec.facets].flatMap(
      (formPart) => ('vocabulary' in formPart && formPart.vocabulary !== undefined ? [formPart.vocabulary] : []),
    );
    expect(
      vocabularies.filter(
        (vocabulary) => vocabulary !== FACTION_VOCABULARY && gameRules.vocabularies[vocabulary] === undefined,
      ),
    ).toEqual([]);
    expect(listSpec.summarize(translate, blankCharacter)).not.toMatch(/undefined|NaN/);
  });

  it('ships every card template it names, and its templates read only existing fields', () => {
    for (const templateId of gameRules.card.templates) {
      const templatePath = `templates/cards/${gameId}/${templateId}/template.json`;
      expect(existsSync(templatePath), `${templatePath} is there`).toBe(true);
      expect(JSON.parse(readFileSync(templatePath, 'utf8')), `the id in ${templatePath}`).toHaveProperty(
        'id',
        templateId,
      );
    }
    const subjectKinds = ['character', ...gameRules.card.pieceKinds.map(({ kind }) => kind)];
    for (const template of subjectKinds.flatMap((subjectKind) => listBuiltInTemplates(GAMES, subjectKind, gameId))) {
      const readResult = readTemplate(GAMES, template);
      expect(readResult.ok ? [] : readResult.problems, template.id).toEqual([]);
      if ((template.of ?? 'character') !== 'character') continue;
      const { findings: layoutFindings } = layoutCard(GAMES, {
        character: blankCharacter,
        factions: [],
        template,
        fonts: getTestFonts(),
      });
      expect(
        layoutFindings.filter(({ kind }) => /^(unread|misread)/.test(kind)),
        template.id,
      ).toEqual([]);
    }
    for (const { kind } of gameRules.card.pieceKinds) {
      expect(gameRules.card.subjects, kind).toHaveProperty(kind);
      expect(gameRules.card.listPieces(translate, kind, defaultOptions).length, kind).toBeGreaterThan(0);
    }
  });

  it('ships samples that are readable, legal and named after their id', () => {
    const sampleFolder = `samples/${gameId}/characters`;
    for (const fileName of existsSync(sampleFolder) ? readdirSync(sampleFolder) : []) {
      const readResult = parseValue(GAMES, JSON.parse(readFileSync(`${sampleFolder}/${fileName}`, 'utf8')));
      if (!readResult.ok) throw new Error(`${fileName}: ${readResult.error.path} ${readResult.error.expected}`);
      const document = readResult.document as Extract<JudgedDocument, { ruleset: string }>;
      expect([document.ruleset, `${document.id}.hero.json`, judge(GAMES, document).verdict]).toEqual([
        gameId,
        fileName,
        'legal',
      ]);
    }
  });
});

describe.each(GAMES.all.map((gameRules) => [gameRules.id, gameRules] as const))('teams of %s', (_gameId, gameRules) => {
  it('exist as documents exactly when the game has team rules', () => {
    expect(gameRules.team === undefined).toBe(gameRules.documents['rollcall.team'] === undefined);
  });

  it('start blank with a team that can be read, viewed and printed', () => {
    const { team: teamRules } = gameRules;
    if (teamRules === undefined) return;
    const parsed = parseValue(GAMES, teamRules.createBlank('new'));
    expect(parsed.ok).toBe(true);
    const defaultOptions = getDefaults(gameRules.options);
    const { figures } = teamRules.createView(teamRules.createBlank('new'), {
      options: defaultOptions,
      characters: new Map(),
    });
    const figureIds = figures.map(({ id }) => id);
    expect(new Set(figureIds).size).toBe(figureIds.length);
    const vocabularies = [...teamRules.list.facets, teamRules.list.column].map(({ vocabulary }) => vocabulary);
    for (const vocabulary of vocabularies)
      expect(vocabulary === undefined || gameRules.vocabularies[vocabulary] !== undefined).toBe(true);
    const rosterCells = teamRules.roster.listCells(
      translate,
      gameRules.documents['rollcall.character'].createBlank('hero'),
      defaultOptions,
    );
    expect(rosterCells).toHaveLength(teamRules.roster.listColumns(translate, defaultOptions).length);
  });
});
