/** Creates a document specification from a table of fields: schema, fingerprint and labels. */
import { z } from 'zod';
import type { DocumentSpec, FieldLabels } from '../document/document-spec.ts';
import {
  ART_LABELS,
  CREDIT_LABELS,
  DOCUMENT_LABELS,
  DRAWING_LABELS,
  FORMER_NAME_LABEL,
  NAME_MARK_LABEL,
} from '../document/labels.ts';
import { NAME_MARK } from '../document/own-name.ts';
import { artSchema, type Character, creditsSchema, numberSchema, textSchema, wordsSchema } from '../document/schema.ts';
import {
  type CharacterOf,
  type FieldSpec,
  type FieldTable,
  getDefault,
  isNumberField,
  isOptionalField,
  type Values,
} from './field.ts';

export interface CharacterDescription<T extends FieldTable> {
  /** Id of the game. */
  readonly ruleset: string;
  readonly fields: T;
  /** Description of a character in one sentence, for the JSON Schema. */
  readonly about: string;
  /** Values of a new character for its required fields. */
  readonly blank: Values;
}

type Spec<T extends FieldTable> = DocumentSpec<CharacterOf<T>> & { createBlank(documentId: string): CharacterOf<T> };

/** Creates the format `rollcall.character` of a game whose characters are described by a table. */
export function createCharacterSpec<T extends FieldTable>({
  ruleset,
  fields,
  about,
  blank,
}: CharacterDescription<T>): Spec<T> {
  return {
    schema: z.object({
      format: z.literal('rollcall.character'),
      version: numberSchema,
      ruleset: z.literal(ruleset),
      id: textSchema,
      name: textSchema,
      concept: textSchema.optional(),
      nameMark: textSchema.optional(),
      formerName: textSchema.optional(),
      factions: wordsSchema.optional(),
      ...createFieldSchemas(fields),
      art: artSchema.optional(),
      credits: creditsSchema.optional(),
      notes: textSchema.optional(),
    }),
    migrations: [],
    createBlank: (documentId) =>
      ({
        format: 'rollcall.character',
        version: 1,
        ruleset,
        id: documentId,
        name: '',
        nameMark: NAME_MARK,
        ...blank,
      }) as unknown as CharacterOf<T>,
    complete: (document) => completeDocument(document, fields),
    labels: createLabels(fields, about),
  };
}

function createFieldSchema(field: FieldSpec): z.ZodType {
  if (isNumberField(field)) return numberSchema;
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'texts':
      return wordsSchema;
    case 'numbers':
      return z.record(z.string(), numberSchema);
    case 'group':
      return z.object(createFieldSchemas(field.fields));
    case 'list':
      return z.array(z.object(createFieldSchemas(field.item)));
    default:
      return textSchema;
  }
}

const createFieldSchemas = (fields: FieldTable): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([fieldName, field]) => [
      fieldName,
      isOptionalField(field) ? createFieldSchema(field).optional() : createFieldSchema(field),
    ]),
  );

/** Returns the document with its defaults and with sorted keys. Only some common keys and the keys of the table are included. */
function completeDocument(document: Character, fields: FieldTable): object {
  const { format, version, ruleset, id, name, concept = '', nameMark, factions = [] } = document;
  return sortKeys({
    ...completeObject(document as unknown as Values, fields, document as unknown as Values),
    ...{ format, version, ruleset, id, name, concept, factions },
    ...(nameMark === undefined ? {} : { nameMark }),
  });
}

function completeObject(values: Values, fields: FieldTable, document: Values): object {
  return sortKeys(
    Object.fromEntries(
      Object.entries(fields).flatMap(([fieldName, field]): [string, unknown][] => {
        const value = completeValue(Object.hasOwn(values, fieldName) ? values[fieldName] : undefined, field, document);
        return value === undefined ? [] : [[fieldName, value]];
      }),
    ),
  );
}

function completeValue(value: unknown, field: FieldSpec, document: Values): unknown {
  if (isNumberField(field)) return value ?? getDefault(field, document);
  if (field.kind === 'numbers') return sortKeys({ ...field.default, ...(value as object | undefined) });
  const statedValue = value ?? ('default' in field ? field.default : undefined);
  if (statedValue === undefined) return undefined;
  if (field.kind === 'group') return completeObject(statedValue as Values, field.fields, document);
  if (field.kind === 'list')
    return (statedValue as Values[]).map((entry) => completeObject(entry, field.item, document));
  return statedValue;
}

/** Sorts keys by UTF-16 code units, as RFC 8785 (canonical JSON, for fingerprints) requires and `sort` does. */
const sortKeys = (object: object): object =>
  Object.fromEntries(
    Object.entries(object).sort(([leftKey], [rightKey]) => (leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0)),
  );

function createLabels(fields: FieldTable, about: string): FieldLabels {
  const fieldEntries = Object.entries(fields);
  return {
    about: {
      ...DOCUMENT_LABELS,
      '': about,
      concept: 'A line under the name.',
      nameMark: NAME_MARK_LABEL,
      formerName: FORMER_NAME_LABEL,
      factions: 'Ids of factions; the card wears the symbol of the first.',
      ...createDescriptions(fields, ''),
      ...ART_LABELS,
      ...CREDIT_LABELS,
    },
    definitions: { drawing: DRAWING_LABELS },
    entries: Object.fromEntries(
      fieldEntries.flatMap(([fieldName, field]) => (field.kind === 'list' ? [[fieldName, field.entry]] : [])),
    ),
    names: Object.fromEntries(fieldEntries.map(([fieldName, { heading }]) => [fieldName, heading])),
    formatValue: (pointer, value) => findPrintedWord(fields, pointer, value),
  };
}

/** Returns descriptions of fields that need more than a name, by their path in the JSON Schema: `attacks[].pool`. */
function createDescriptions(fields: FieldTable, parentPath: string): Record<string, string> {
  const descriptions: Record<string, string> = {};
  for (const [fieldName, field] of Object.entries(fields)) {
    const fieldPath = `${parentPath}${fieldName}`;
    if (field.about !== undefined) descriptions[fieldPath] = field.about;
    if (field.kind === 'group') Object.assign(descriptions, createDescriptions(field.fields, `${fieldPath}.`));
    if (field.kind === 'list') Object.assign(descriptions, createDescriptions(field.item, `${fieldPath}[].`));
  }
  return descriptions;
}

/** Returns the printed name of a word of the game at a pointer. */
function findPrintedWord(fields: FieldTable, pointer: string, value: unknown): string | undefined {
  const [, fieldName = '', ...remainingSegments] = pointer.split('/');
  const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
  if (field === undefined) return undefined;
  if (field.kind === 'list')
    return remainingSegments.length > 1
      ? findPrintedWord(field.item, `/${remainingSegments.slice(1).join('/')}`, value)
      : undefined;
  if (field.kind === 'group')
    return remainingSegments.length > 0
      ? findPrintedWord(field.fields, `/${remainingSegments.join('/')}`, value)
      : undefined;
  return field.kind === 'word' && remainingSegments.length === 0
    ? field.words.find(({ id }) => id === value)?.printed
    : undefined;
}
