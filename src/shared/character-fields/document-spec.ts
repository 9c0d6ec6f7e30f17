/** From a table of fields to everything that reading, fingerprints and the JSON Schema ask of a format. */
import { z } from 'zod';
import type { DocumentSpec, FieldLabels } from '../document/document-spec.ts';
import { ART_LABELS, DOCUMENT_LABELS, DRAWING_LABELS } from '../document/labels.ts';
import { artSchema, type Character, num, text, words } from '../document/schema.ts';
import {
  type CharacterOf,
  defaultOf,
  type FieldSpec,
  type FieldTable,
  isNumber,
  isOptional,
  type Values,
} from './field.ts';

export interface CharacterDescription<T extends FieldTable> {
  /** Id of the game. */
  readonly ruleset: string;
  readonly fields: T;
  /** What a character is, in one sentence, for the JSON Schema. */
  readonly about: string;
  /** Values of a new character for the fields that must be there. */
  readonly blank: Values;
}

type Spec<T extends FieldTable> = DocumentSpec<CharacterOf<T>> & { blank(id: string): CharacterOf<T> };

/** The format `rollcall.character` of a game whose characters are described by a table. */
export function characterSpec<T extends FieldTable>({
  ruleset,
  fields,
  about,
  blank,
}: CharacterDescription<T>): Spec<T> {
  return {
    schema: z.object({
      format: z.literal('rollcall.character'),
      version: num,
      ruleset: z.literal(ruleset),
      id: text,
      name: text,
      concept: text.optional(),
      factions: words.optional(),
      ...schemasOf(fields),
      art: artSchema.optional(),
      notes: text.optional(),
    }),
    migrations: [],
    blank: (id) =>
      ({ format: 'rollcall.character', version: 1, ruleset, id, name: '', ...blank }) as unknown as CharacterOf<T>,
    complete: (document) => complete(document, fields),
    labels: labelsOf(fields, about),
  };
}

function schemaOf(field: FieldSpec): z.ZodType {
  if (isNumber(field)) return num;
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'texts':
      return words;
    case 'numbers':
      return z.record(z.string(), num);
    case 'group':
      return z.object(schemasOf(field.fields));
    case 'list':
      return z.array(z.object(schemasOf(field.item)));
    default:
      return text;
  }
}

const schemasOf = (fields: FieldTable): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      isOptional(field) ? schemaOf(field).optional() : schemaOf(field),
    ]),
  );

/** With defaults; the keys of every object in the order of their letters. Only keys of the table are carried over. */
function complete(document: Character, fields: FieldTable): object {
  const { format, version, ruleset, id, name, concept = '', factions = [] } = document;
  return sorted({
    ...completeObject(document as unknown as Values, fields, document as unknown as Values),
    ...{ format, version, ruleset, id, name, concept, factions },
  });
}

function completeObject(values: Values, fields: FieldTable, document: Values): object {
  return sorted(
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
        const value = completeValue(Object.hasOwn(values, key) ? values[key] : undefined, field, document);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );
}

function completeValue(value: unknown, field: FieldSpec, document: Values): unknown {
  if (isNumber(field)) return value ?? defaultOf(field, document);
  if (field.kind === 'numbers') return sorted({ ...field.default, ...(value as object | undefined) });
  const given = value ?? ('default' in field ? field.default : undefined);
  if (given === undefined) return undefined;
  if (field.kind === 'group') return completeObject(given as Values, field.fields, document);
  if (field.kind === 'list') return (given as Values[]).map((entry) => completeObject(entry, field.item, document));
  return given;
}

/** RFC 8785 sorts by UTF-16 units, as `sort` does. */
const sorted = (object: object): object =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

function labelsOf(fields: FieldTable, about: string): FieldLabels {
  const entries = Object.entries(fields);
  return {
    about: {
      ...DOCUMENT_LABELS,
      '': about,
      concept: 'A line under the name.',
      factions: 'Ids of factions; the card wears the symbol of the first.',
      ...aboutOf(fields, ''),
      ...ART_LABELS,
    },
    parts: { drawing: DRAWING_LABELS },
    entries: Object.fromEntries(entries.flatMap(([key, field]) => (field.kind === 'list' ? [[key, field.entry]] : []))),
    names: Object.fromEntries(entries.map(([key, { heading }]) => [key, heading])),
    line: (pointer, value) => wordAt(fields, pointer, value),
  };
}

/** A description for each field whose name is not enough, by its path in the JSON Schema. */
function aboutOf(fields: FieldTable, base: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const at = `${base}${key}`;
    if (field.about !== undefined) all[at] = field.about;
    if (field.kind === 'group') Object.assign(all, aboutOf(field.fields, `${at}.`));
    if (field.kind === 'list') Object.assign(all, aboutOf(field.item, `${at}[].`));
  }
  return all;
}

/** The printed name of a word of the game that stands at a pointer. */
function wordAt(fields: FieldTable, pointer: string, value: unknown): string | undefined {
  const [, key = '', ...rest] = pointer.split('/');
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined) return undefined;
  if (field.kind === 'list')
    return rest.length > 1 ? wordAt(field.item, `/${rest.slice(1).join('/')}`, value) : undefined;
  if (field.kind === 'group') return rest.length > 0 ? wordAt(field.fields, `/${rest.join('/')}`, value) : undefined;
  return field.kind === 'word' && rest.length === 0 ? field.of.find(({ id }) => id === value)?.printed : undefined;
}
