/** Every property of a template as data for forms: from its schema, with one table that says by what each is edited. */
import { z } from 'zod';
import { cachedFor } from '../base/cache.ts';
import type { CardGame } from '../card/card-rules.ts';
import { cardTemplateSchema } from '../card/template/card-template.ts';
import { elementSchema } from '../card/template/picture-elements.ts';
import type { Element } from '../card/template/template.ts';
import { templateWords } from '../card/template/template-words.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { type Editor, type Part, type Rows, TABLE } from './property-table.ts';
import { USUAL } from './usual.ts';

export interface Property {
  readonly key: string;
  readonly editor: Editor;
  readonly optional: boolean;
  /** Bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  /** Characters of a text, entries of a list. */
  readonly longest?: number;
  readonly choices?: readonly string[];
  /** What holds where it is left out. */
  readonly usual?: string | number;
  /** What a part, or an entry of a list, is called in the table, and its properties. */
  readonly of?: Part;
  readonly parts?: readonly Property[];
}

type Shape = Readonly<Record<string, unknown>>;

/** The schema within what may be left out, or may be one of several forms. */
function opened(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? opened(schema.unwrap()) : schema;
}

/** What the checks of a schema allow. zod's own getters go by its JSON Schemas, of which the app carries nothing. */
function allowed(schema: unknown): { readonly maximum?: number; readonly value: Pick<Property, 'least' | 'most'> } {
  const { checks = [] } = (schema as z.ZodType)._zod.def;
  const rules = checks.map(({ _zod }) => _zod.def as { check: string; value?: number; maximum?: number });
  const numberOf = (check: string): number | undefined => rules.find((rule) => rule.check === check)?.value;
  const [least, most] = [numberOf('greater_than'), numberOf('less_than')];
  const longest = rules.find((rule) => rule.check === 'max_length')?.maximum;
  return {
    ...(longest === undefined ? {} : { maximum: longest }),
    value: { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) },
  };
}

function boundsOf(schema: unknown): Pick<Property, 'least' | 'most' | 'longest' | 'choices'> {
  const { options, values } = schema as Readonly<Record<string, unknown>>;
  const { maximum, value } = allowed(schema);
  const words =
    schema instanceof z.ZodEnum ? options : schema instanceof z.ZodLiteral ? [...(values as Set<unknown>)] : undefined;
  return {
    ...(schema instanceof z.ZodNumber ? value : {}),
    ...(maximum === undefined ? {} : { longest: maximum }),
    ...(words === undefined ? {} : { choices: (words as readonly unknown[]).map(String) }),
  };
}

function propertyOf(key: string, schema: unknown, row: Rows[string] | undefined): Property {
  const inner = opened(schema);
  const optional = schema instanceof z.ZodOptional;
  if (row === undefined) throw new Error(`There is no row for the property ${key}.`);
  if (typeof row === 'string') return { key, editor: row, optional, ...boundsOf(inner) };
  const [editor, of] = row as readonly ['part' | 'list', Part];
  const entry = editor === 'list' ? opened((inner as z.ZodArray).element) : inner;
  const longest = editor === 'list' ? boundsOf(inner) : {};
  return {
    key,
    editor,
    optional,
    of,
    parts: fromShape((entry as z.ZodObject).shape, TABLE[of], USUAL[of]),
    ...longest,
  };
}

/** In the order of the table, those that the schema alone knows at the end. */
function fromShape(shape: Shape, rows: Rows, usual: (typeof USUAL)[Part]): readonly Property[] {
  const keys = [...Object.keys(rows), ...Object.keys(shape).filter((key) => !Object.hasOwn(rows, key))];
  return keys
    .filter((key) => key !== 'kind')
    .map((key) => {
      const property = propertyOf(key, shape[key], rows[key]);
      return usual !== undefined && Object.hasOwn(usual, key) ? { ...property, usual: usual[key] as string } : property;
    });
}

const shapeOfKind = (kind: Element['kind']): Shape => {
  const found = elementSchema.options.find(({ shape }) => shape.kind.value === kind);
  return (found?.shape ?? {}) as Shape;
};

const made = new Map<string, readonly Property[]>();

function once(name: string, make: () => readonly Property[]): readonly Property[] {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

/** What an element of a kind can have: first what is its own, then what all have. */
export const elementProperties = (kind: Element['kind']): readonly Property[] =>
  once(kind, () =>
    fromShape(shapeOfKind(kind), { ...TABLE[kind], ...TABLE.common }, { ...USUAL[kind], ...USUAL.common }),
  );

/** What the template itself, one of its styles, themes or sizes can have. */
export const templateProperties = (part: 'template' | 'style' | 'theme' | 'size'): readonly Property[] =>
  once(part === 'template' ? 'card' : part, () => {
    const { shape } = cardTemplateSchema;
    switch (part) {
      case 'template':
        return fromShape(shape, TABLE.template, USUAL.template);
      case 'style':
        return fromShape((shape.styles.valueType as z.ZodObject).shape, TABLE.style, USUAL.style);
      case 'theme':
        return fromShape((opened(shape.themes) as z.ZodArray<z.ZodObject>).element.shape, TABLE.theme, USUAL.theme);
      case 'size':
        return fromShape(
          (opened(shape.sizes) as unknown as { valueType: z.ZodObject }).valueType.shape,
          TABLE.size,
          USUAL.size,
        );
    }
  });

const ofGames = new WeakMap<object, readonly Property[]>();

/** What the template itself can have. What it prints is one of the subjects of these games. */
export const wholeTemplateProperties = (gameCatalog: GameCatalog<CardGame>): readonly Property[] =>
  cachedFor(ofGames, gameCatalog, () =>
    templateProperties('template').map((property) =>
      property.key === 'of' ? { ...property, choices: templateWords(gameCatalog).subjects } : property,
    ),
  );
