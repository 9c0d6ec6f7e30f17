/** Describes every property of a template for forms, based on the schema and a table of editors. */
import { z } from 'zod';
import { getOrCreateFor } from '../base/cache.ts';
import type { CardGame } from '../card/card-rules.ts';
import { cardTemplateSchema } from '../card/template/card-template.ts';
import { elementSchema } from '../card/template/picture-elements.ts';
import type { Element } from '../card/template/template.ts';
import { getTemplateWords } from '../card/template/template-words.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { PROPERTY_DEFAULTS } from './property-defaults.ts';
import { type Editor, PROPERTY_TABLE, type PropertyOwner, type PropertyRows } from './property-table.ts';

export interface Property {
  readonly key: string;
  readonly editor: Editor;
  readonly optional: boolean;
  /** The bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** The maximum number of characters of a text, or of entries of a list. */
  readonly maxLength?: number;
  readonly choices?: readonly string[];
  /** The value if the property is missing. */
  readonly defaultValue?: string | number;
  /** The name of the part or list entry in the table, and its properties. */
  readonly owner?: PropertyOwner;
  readonly parts?: readonly Property[];
}

type SchemaShape = Readonly<Record<string, unknown>>;

/** Returns the schema inside an optional schema. */
function unwrapOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;
}

/** Reads the bounds from the checks of a schema. The getters of zod need its JSON Schema support, which the app doesn't include. */
function readChecks(schema: unknown): {
  readonly maxLength?: number;
  readonly numberBounds: Pick<Property, 'min' | 'max'>;
} {
  const { checks = [] } = (schema as z.ZodType)._zod.def;
  const checkRules = checks.map(({ _zod }) => _zod.def as { check: string; value?: number; maximum?: number });
  const findCheckValue = (checkName: string): number | undefined =>
    checkRules.find((rule) => rule.check === checkName)?.value;
  const [minValue, maxValue] = [findCheckValue('greater_than'), findCheckValue('less_than')];
  const maxLength = checkRules.find((rule) => rule.check === 'max_length')?.maximum;
  return {
    ...(maxLength === undefined ? {} : { maxLength }),
    numberBounds: {
      ...(minValue === undefined ? {} : { min: minValue }),
      ...(maxValue === undefined ? {} : { max: maxValue }),
    },
  };
}

function readBounds(schema: unknown): Pick<Property, 'min' | 'max' | 'maxLength' | 'choices'> {
  const { options, values } = schema as Readonly<Record<string, unknown>>;
  const { maxLength, numberBounds } = readChecks(schema);
  const choiceWords =
    schema instanceof z.ZodEnum ? options : schema instanceof z.ZodLiteral ? [...(values as Set<unknown>)] : undefined;
  return {
    ...(schema instanceof z.ZodNumber ? numberBounds : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(choiceWords === undefined ? {} : { choices: (choiceWords as readonly unknown[]).map(String) }),
  };
}

function createProperty(propertyKey: string, schema: unknown, tableRow: PropertyRows[string] | undefined): Property {
  const innerSchema = unwrapOptional(schema);
  const isOptional = schema instanceof z.ZodOptional;
  if (tableRow === undefined) throw new Error(`There is no row for the property ${propertyKey}.`);
  if (typeof tableRow === 'string')
    return { key: propertyKey, editor: tableRow, optional: isOptional, ...readBounds(innerSchema) };
  const [propertyEditor, entryPart] = tableRow as readonly ['part' | 'list', PropertyOwner];
  const entrySchema = propertyEditor === 'list' ? unwrapOptional((innerSchema as z.ZodArray).element) : innerSchema;
  const maxLength = propertyEditor === 'list' ? readBounds(innerSchema) : {};
  return {
    key: propertyKey,
    editor: propertyEditor,
    optional: isOptional,
    owner: entryPart,
    parts: createProperties(
      (entrySchema as z.ZodObject).shape,
      PROPERTY_TABLE[entryPart],
      PROPERTY_DEFAULTS[entryPart],
    ),
    ...maxLength,
  };
}

/** Creates properties in the order of the table. Properties that are only in the schema come last. */
function createProperties(
  schemaShape: SchemaShape,
  tableRows: PropertyRows,
  defaults: (typeof PROPERTY_DEFAULTS)[PropertyOwner],
): readonly Property[] {
  const keys = [
    ...Object.keys(tableRows),
    ...Object.keys(schemaShape).filter((propertyKey) => !Object.hasOwn(tableRows, propertyKey)),
  ];
  return keys
    .filter((propertyKey) => propertyKey !== 'kind')
    .map((propertyKey) => {
      const property = createProperty(propertyKey, schemaShape[propertyKey], tableRows[propertyKey]);
      return defaults !== undefined && Object.hasOwn(defaults, propertyKey)
        ? { ...property, defaultValue: defaults[propertyKey] as string }
        : property;
    });
}

const getElementShape = (elementKind: Element['kind']): SchemaShape => {
  const matchingOption = elementSchema.options.find(({ shape }) => shape.kind.value === elementKind);
  return (matchingOption?.shape ?? {}) as SchemaShape;
};

/** The properties by kind of element or part of a template. */
const propertyCache = new Map<string, readonly Property[]>();

function getCachedProperties(cacheKey: string, createList: () => readonly Property[]): readonly Property[] {
  const cachedProperties = propertyCache.get(cacheKey) ?? createList();
  propertyCache.set(cacheKey, cachedProperties);
  return cachedProperties;
}

/** Lists the properties of an element kind. Its own properties come before the common ones. */
export const listElementProperties = (elementKind: Element['kind']): readonly Property[] =>
  getCachedProperties(elementKind, () =>
    createProperties(
      getElementShape(elementKind),
      { ...PROPERTY_TABLE[elementKind], ...PROPERTY_TABLE.common },
      { ...PROPERTY_DEFAULTS[elementKind], ...PROPERTY_DEFAULTS.common },
    ),
  );

/** Lists the properties of the template, a style, a theme or a size. */
export const listTemplateProperties = (templatePart: 'template' | 'style' | 'theme' | 'size'): readonly Property[] =>
  getCachedProperties(templatePart, () => {
    const { shape: schemaShape } = cardTemplateSchema;
    switch (templatePart) {
      case 'template':
        return createProperties(schemaShape, PROPERTY_TABLE.template, PROPERTY_DEFAULTS.template);
      case 'style':
        return createProperties(
          (schemaShape.styles.valueType as z.ZodObject).shape,
          PROPERTY_TABLE.style,
          PROPERTY_DEFAULTS.style,
        );
      case 'theme':
        return createProperties(
          (unwrapOptional(schemaShape.themes) as z.ZodArray<z.ZodObject>).element.shape,
          PROPERTY_TABLE.theme,
          PROPERTY_DEFAULTS.theme,
        );
      case 'size':
        return createProperties(
          (unwrapOptional(schemaShape.sizes) as unknown as { valueType: z.ZodObject }).valueType.shape,
          PROPERTY_TABLE.size,
          PROPERTY_DEFAULTS.size,
        );
    }
  });

const propertiesByCatalog = new WeakMap<object, readonly Property[]>();

/** Lists the properties of the template. The subject is one of the subjects of the installed games. */
export const listGameTemplateProperties = (gameCatalog: GameCatalog<CardGame>): readonly Property[] =>
  getOrCreateFor(propertiesByCatalog, gameCatalog, () =>
    listTemplateProperties('template').map((property) =>
      property.key === 'of' ? { ...property, choices: getTemplateWords(gameCatalog).subjects } : property,
    ),
  );
