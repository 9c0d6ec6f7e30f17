import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { getValueAt } from '../../../src/shared/document/pointer.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import type { Field, PlainField } from '../../../src/shared/form/form.ts';
import { deriveText } from '../../../src/shared/form/form.ts';
import { FACTION_VOCABULARY } from '../../../src/shared/form/vocabulary.ts';
import { judge, resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { GAMES_AND_PARADE as GAMES } from '../../support/games.ts';
import { translate } from '../../support/texts.ts';

interface FieldPlace {
  readonly pointer: string;
  readonly field: PlainField;
}

/** Lists every single field with its pointer in the document, in which `*` stands for a list index. */
function listFieldPlaces(field: Field, basePointer = ''): FieldPlace[] {
  switch (field.kind) {
    case 'row':
      return field.fields.flatMap((innerField) => listFieldPlaces(innerField, basePointer));
    case 'list':
      return field.item.flatMap((itemField) => listFieldPlaces(itemField, `${basePointer}${field.pointer}/*`));
    case 'group':
      return field.fields.flatMap((innerField) => listFieldPlaces(innerField, `${basePointer}${field.pointer}`));
    case 'grid':
      return field.rows.flatMap(({ pointer: rowPointer, only: allowedColumns }) =>
        field.columns.flatMap((column) =>
          column.kind === 'number' && (allowedColumns?.includes(column.pointer) ?? true)
            ? listFieldPlaces({ ...column, pointer: `${rowPointer}${column.pointer}` }, basePointer)
            : [],
        ),
      );
    case 'art':
    case 'credits':
    case 'notes':
      return [];
    default:
      return [{ pointer: `${basePointer}${field.pointer}`, field }];
  }
}

/** Whether a schema contains a pointer. */
function hasSchemaPlace(schema: unknown, [firstKey, ...innerKeys]: readonly string[]): boolean {
  const unwrapped = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (firstKey === undefined) return unwrapped !== undefined;
  if (unwrapped instanceof z.ZodArray) return firstKey === '*' && hasSchemaPlace(unwrapped.element, innerKeys);
  if (unwrapped instanceof z.ZodRecord) return hasSchemaPlace(unwrapped.valueType, innerKeys);
  return unwrapped instanceof z.ZodObject && hasSchemaPlace(unwrapped.shape[firstKey], innerKeys);
}

describe.each(GAMES.all.map((game) => [game.id, game] as const))('forms and document lists of %s', (_id, game) => {
  const spec = game.documents['rollcall.character'];
  const { sections } = game.forms['rollcall.character'];
  const allFields = sections.flatMap(({ fields }) => fields);
  const fieldPlaces = allFields.flatMap((field) => listFieldPlaces(field));
  const documentList = game.lists['rollcall.character'];
  const isKnownPointer = (pointer: string) => hasSchemaPlace(spec.schema, pointer.split('/').slice(1));

  it('show only fields that the document schema knows, each once', () => {
    const pointers = fieldPlaces.map(({ pointer }) => pointer);
    expect(pointers).toContain('/name');
    expect(pointers.filter((pointer) => !isKnownPointer(pointer))).toEqual([]);
    expect(new Set(pointers).size).toBe(pointers.length);
  });

  it('show only list columns, badges and facets that the document schema knows', () => {
    const { badge, columns, facets } = documentList;
    const pointers = [...(badge ? [badge] : []), ...columns, ...facets].map(({ pointer }) => pointer);
    expect(pointers.filter((pointer) => !isKnownPointer(pointer))).toEqual([]);
  });

  it('use only vocabularies that exist, without duplicate words', () => {
    const usedVocabularies = fieldPlaces.flatMap(({ field }) =>
      'vocabulary' in field && field.vocabulary !== FACTION_VOCABULARY ? [field.vocabulary] : [],
    );
    for (const vocabularyName of [
      ...usedVocabularies,
      ...[...documentList.facets, ...documentList.columns].flatMap(
        ({ vocabulary: columnVocabulary }) => columnVocabulary ?? [],
      ),
    ]) {
      expect(Object.keys(game.vocabularies)).toContain(vocabularyName);
    }
    for (const vocabulary of Object.values(game.vocabularies)) {
      expect(new Set(vocabulary.map(({ id }) => id)).size).toBe(vocabulary.length);
    }
  });

  it('create a readable and legal blank character, and legal blank entries in its lists', () => {
    const blankCharacter = spec.createBlank('new');
    expect(parseValue(GAMES, blankCharacter).ok).toBe(true);
    expect(judge(GAMES, blankCharacter).verdict).toBe('legal');
    for (const field of allFields) {
      if (field.kind !== 'list') continue;
      const listKey = field.pointer.slice(1);
      for (const { value, valueFor, isOffered } of field.blanks) {
        // Each game tests blank entries that require another field of the character.
        if (isOffered?.({ ...blankCharacter, [listKey]: [] } as Character) === false) continue;
        const document = { ...blankCharacter, [listKey]: [valueFor?.(blankCharacter) ?? value] };
        expect(parseValue(GAMES, document).ok).toBe(true);
        expect(judge(GAMES, document).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }
    expect(documentList.summarize(translate, blankCharacter)).not.toBe('');
  });

  it('keep an entry legal when a word is chosen on which other fields depend', () => {
    const blankCharacter = spec.createBlank('new');
    for (const listField of allFields.filter((field) => field.kind === 'list')) {
      for (const { pointer, field } of listFieldPlaces(listField)) {
        if (field.kind !== 'choice' || field.listRelatedEdits === undefined) continue;
        const getEntryPointer = (relatedPointer: string) =>
          pointer.replace(`${listField.pointer}/*`, `${listField.pointer}/0`).replace(field.pointer, relatedPointer);
        // An entry with a name from the rules must match what the rules say about it.
        for (const { value } of listField.blanks.filter((listBlank) => getValueAt(listBlank.value, '/name') === '')) {
          let document = applyEdits(blankCharacter, [{ op: 'set', path: listField.pointer, value: [value] }]);
          for (const { id: wordId } of game.vocabularies[field.vocabulary] ?? []) {
            const entry = getValueAt(document, `${listField.pointer}/0`);
            const relatedEdits = field
              .listRelatedEdits(wordId, entry, document)
              .map((edit) => ({ ...edit, path: getEntryPointer(edit.path) }));
            document = applyEdits(document, [
              { op: 'set', path: getEntryPointer(field.pointer), value: wordId },
              ...relatedEdits,
            ]);
            expect(judge(GAMES, document).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          }
        }
      }
    }
  });

  it('compute every hint and placeholder for a blank character', () => {
    const blankCharacter = spec.createBlank('new');
    const roots = game.derive(blankCharacter, resolveDocumentOptions(GAMES, blankCharacter));
    const shownTexts = fieldPlaces.flatMap(({ field }) => [
      ...('hint' in field ? [field.hint] : []),
      ...('placeholder' in field ? [field.placeholder] : []),
    ]);
    for (const shownText of shownTexts)
      expect(formatLateText(translate, deriveText(shownText, roots) ?? '')).not.toMatch(/undefined|NaN|Forms\./);
  });
});
