/**
 * Lists the fields, formats and tests that values and conditions can use in a game. The user chooses from these lists instead
 * of typing pointers.
 */

import { getOrCreateFor } from '../base/cache.ts';
import { toFieldPattern } from '../card/binding/field-uses.ts';
import { getKnownFields, NO_FIELDS } from '../card/binding/known-fields.ts';
import { type Binding, bindRun, type ListEntry, listEntries } from '../card/binding/runs.ts';
import type { CardGame } from '../card/card-rules.ts';
import { type FieldShape, getFieldShape } from '../card/findings/misread-fields.ts';
import type { CardTemplate, Condition, Notation, Scalar, Value } from '../card/template/template.ts';
import { parsePointer } from '../document/pointer.ts';

/**
 * A field of the card's subject, of derived data or of the faction. Within a list it is a field of an entry. In pointers of fields, `*`
 * stands for any entry: `/character/attacks/*` and its field `/name`.
 */
export interface BindableField {
  /** The pointer as templates write it: `/character/level`. Within an entry it is relative: `/name`, or `` for the entry itself. */
  readonly pointer: string;
  /** The name of the field: `Traits, Fight, Dice`. */
  readonly label: string;
  /** The shape of the value. `parts` is an object with fields of its own, which only a notation of the game can print as text. */
  readonly shape: Exclude<FieldShape, 'unknown'>;
  /** All possible words of the field, if the game defines them. */
  readonly words?: readonly string[];
}

type FieldContext = { readonly template: CardTemplate; readonly game: CardGame };

function createField(field: string, pointer: string, { template, game }: FieldContext): BindableField[] {
  const shape = getFieldShape(field, getKnownFields(template, game));
  if (shape === 'unknown') return [];
  const { words: subjectWords } = game.card.subjects[template.of ?? 'character'] ?? NO_FIELDS;
  const wordField = [field, shape === 'list' ? `${field}/*` : field, field.replace(/\/\*$/, '')].find((candidate) =>
    Object.hasOwn(subjectWords, candidate),
  );
  return [
    {
      pointer,
      label: formatFieldLabel(field, game),
      shape,
      ...(wordField === undefined ? {} : { words: subjectWords[wordField] ?? [] }),
    },
  ];
}

/**
 * Lists all fields and the objects that contain them, because a condition can test an object: `/character/hp` for
 * `/character/hp/total`. Fields of the subject come first, then derived data or the deck, then the faction. Rows of a deck have no faction.
 */
function listAllFields(context: FieldContext): readonly string[] {
  const { fields } = getKnownFields(context.template, context.game);
  const fieldSet = new Set<string>();
  for (const field of fields) {
    const keys = field.split('/').slice(1);
    for (let depth = 2; depth <= keys.length; depth += 1) fieldSet.add(`/${keys.slice(0, depth).join('/')}`);
  }
  const { of: subjectKind = 'character' } = context.template;
  const getRank = (field: string): number =>
    field === `/${subjectKind}/id`
      ? 1
      : field.startsWith(`/${subjectKind}/`)
        ? 0
        : field.startsWith('/faction/')
          ? 3
          : 2;
  return [...fieldSet]
    .filter((field) => subjectKind !== 'row' || !/^\/(faction|icons|models)\//.test(field))
    .sort((first, second) => getRank(first) - getRank(second));
}

/** Lists all fields outside of lists. */
export const listBindableFields = (template: CardTemplate, cardGame: CardGame): readonly BindableField[] => {
  const context = { template, game: cardGame };
  return listAllFields(context)
    .filter((field) => !field.includes('/*'))
    .flatMap((field) => createField(field, field, context));
};

/** Removes objects whose label equals the label of another field, except the current one. */
export const removeAmbiguousFields = (
  fields: readonly BindableField[],
  currentField?: string,
): readonly BindableField[] =>
  fields.filter(
    ({ pointer, label, shape }) =>
      pointer === currentField ||
      shape !== 'parts' ||
      !fields.some((otherField) => otherField.label === label && otherField.shape !== 'parts'),
  );

/** Lists the fields that a click can open: fields of the document, with pointers relative to the document such as `/hp/total`. */
export function listDocumentFields(template: CardTemplate, cardGame: CardGame): readonly BindableField[] {
  const subjectPointer = `/${template.of ?? 'character'}`;
  return listBindableFields(template, cardGame).flatMap((bindableField) =>
    bindableField.pointer.startsWith(`${subjectPointer}/`)
      ? [{ ...bindableField, pointer: bindableField.pointer.slice(subjectPointer.length) }]
      : [],
  );
}

/** Lists the fields of a list's entry. The entry itself comes first. The list may be nested. */
export function listEntryFields(
  template: CardTemplate,
  cardGame: CardGame,
  listPointer: string,
): readonly BindableField[] {
  const context = { template, game: cardGame };
  const entryPattern = `${toFieldPattern(listPointer)}/*`;
  const nestedFields = listAllFields(context).filter(
    (field) => field.startsWith(`${entryPattern}/`) && !field.slice(entryPattern.length).includes('/*'),
  );
  return [
    ...createField(entryPattern, '', context).map((field) => ({ ...field, label: '' })),
    ...nestedFields.flatMap((field) => createField(field, field.slice(entryPattern.length), context)),
  ];
}

/** Lists the lists that can be repeated: lists of the subject, or lists within an entry with pointers such as `./items`. */
export function listBindableLists(
  template: CardTemplate,
  cardGame: CardGame,
  outerList?: string,
): readonly BindableField[] {
  if (outerList === undefined) return listBindableFields(template, cardGame).filter(({ shape }) => shape === 'list');
  return listEntryFields(template, cardGame, outerList).flatMap((field) =>
    field.shape === 'list' && field.pointer !== '' ? [{ ...field, pointer: `.${field.pointer}` }] : [],
  );
}

/**
 * Returns the label of a field, `Traits, Fight, Dice`. It consists of the game's names of fields, the headings of spreadsheet
 * columns as written, or else keys as words.
 */
export function formatFieldLabel(field: string, cardGame: CardGame): string {
  // A `*` means the entries of a list and isn't named. Directly below the root, it can only be a key.
  const [rootKey = '', ...keys] = parsePointer(field).filter((fieldKey, index) => fieldKey !== '*' || index < 2);
  const [columnHeading = '', ...cellParts] = keys;
  // The picture of a cell is what its column is for.
  if (rootKey === 'row' && cellParts.length === 1 && cellParts[0] === 'drawing') return columnHeading;
  if (rootKey === 'row')
    return [columnHeading, ...cellParts.map((fieldKey) => formatKey(fieldKey, cardGame))].join(', ');
  const { names: fieldNames = {} } = cardGame.documents['rollcall.character']?.labels ?? {};
  const ownName = rootKey === 'character' ? fieldNames[keys.join('/')] : undefined;
  if (ownName !== undefined) return ownName;
  const spellKey = (fieldKey: string): string => formatKey(fieldKey, cardGame);
  const keyNames = keys.map((fieldKey, index) =>
    rootKey === 'character' && index === 0 ? (fieldNames[fieldKey] ?? spellKey(fieldKey)) : spellKey(fieldKey),
  );
  return (['faction', 'icons', 'models', 'deck'].includes(rootKey) ? [spellKey(rootKey), ...keyNames] : keyNames).join(
    ', ',
  );
}

const abbreviationCache = new WeakMap<CardGame, ReadonlySet<string>>();

/** Returns the words that a game writes in capitals in its field names: `HP`. */
const getAbbreviations = (cardGame: CardGame): ReadonlySet<string> =>
  getOrCreateFor(abbreviationCache, cardGame, () => {
    const fieldNames = Object.values(cardGame.documents['rollcall.character']?.labels.names ?? {});
    return new Set(fieldNames.flatMap((name) => name.match(/\b[A-Z]{2,}\b/g) ?? []));
  });

/** Formats a key as words, with the game's abbreviations: `bonusDice` becomes `Bonus dice`, `hp-track` becomes `HP track`. */
export function formatKey(fieldKey: string, cardGame: CardGame): string {
  const spacedKey = fieldKey
    .replace(
      /([a-z])([A-Z])/g,
      (_match, lowerLetter: string, upperLetter: string) => `${lowerLetter} ${upperLetter.toLowerCase()}`,
    )
    .replaceAll('-', ' ');
  const formattedKey = spacedKey.replace(/\w+/g, (word) => {
    const upperWord = word.toUpperCase();
    return getAbbreviations(cardGame).has(upperWord) ? upperWord : word;
  });
  return formattedKey.charAt(0).toUpperCase() + formattedKey.slice(1);
}

/** Lists the formats of a field: the value, its name, its first letter, or a notation of the game. */
export function listFormats({ shape }: Pick<BindableField, 'shape'>, cardGame: CardGame): readonly Notation[] {
  const notations = Object.keys(cardGame.card.formats).filter((name) => name !== 'word') as Notation[];
  if (shape === 'text') return ['text', 'word', 'initial'];
  if (shape === 'number') return ['text', ...notations];
  return shape === 'parts' ? notations : [];
}

/** Returns whether a field can be displayed, can be used as a count, or can name a symbol. */
export const isUsable = ({ shape }: BindableField, usage: 'value' | 'count' | 'name', cardGame: CardGame): boolean =>
  usage === 'count'
    ? shape === 'number'
    : shape === 'text' ||
      (usage === 'value' && (shape === 'number' || (shape === 'parts' && listFormats({ shape }, cardGame).length > 0)));

export type ValueKind = 'text' | 'at' | 'item' | 'each' | 'join';

export const getValueKind = (value: Value): ValueKind =>
  'text' in value ? 'text' : 'at' in value ? 'at' : 'item' in value ? 'item' : 'each' in value ? 'each' : 'join';

/** Converts a value to another kind with new content. The text before and after the value stays. */
export function convertValueKind(value: Value, targetKind: ValueKind, content = ''): Value {
  const { before, after, field } = value;
  const surroundings = {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(field === undefined ? {} : { field }),
  };
  const separator = 'by' in value && value.by !== undefined ? { by: value.by } : { by: ', ' };
  switch (targetKind) {
    case 'text':
      return { text: content, ...surroundings };
    case 'at':
      return { at: content, ...surroundings };
    case 'item':
      return { item: content, ...surroundings };
    case 'each':
      return { each: content, ...separator, ...surroundings };
    case 'join': {
      const { before: _before, after: _after, field: _field, ...innerValue } = value;
      return {
        join: getValueKind(value) === 'join' ? ('join' in value ? value.join : []) : [innerValue as Value],
        ...separator,
        ...surroundings,
      };
    }
  }
}

/** Returns the text that the card prints for a value, or an empty string. `listEntry` is the entry that is being repeated. */
export const formatSample = (value: Value, binding: Binding, listEntry?: ListEntry): string =>
  bindRun(value, binding, listEntry).text;

/** Returns the first entry of a list as a sample. */
export const findFirstEntry = (listPointer: string, binding: Binding): ListEntry | undefined =>
  listEntries(listPointer, binding)[0];

/** Counts the entries of a list. */
export const countEntries = (listPointer: string, binding: Binding): number => listEntries(listPointer, binding).length;

/** Formats a value as text with field names in braces: `HP: {HP}, {Move}`. */
export function formatValue(value: Value, cardGame: CardGame): string {
  return `${value.before ?? ''}${formatInnerValue(value, cardGame)}${value.after ?? ''}`;
}

function formatInnerValue(value: Value, cardGame: CardGame): string {
  if ('text' in value) return value.text;
  if ('at' in value) return `{${formatFieldLabel(value.at, cardGame)}}`;
  // The root of a pointer isn't shown, so that any root such as `/item` works.
  if ('item' in value) return value.item === '' ? '{…}' : `{${formatFieldLabel(`/item${value.item}`, cardGame)}}`;
  if ('each' in value) return `{${formatFieldLabel(value.each.replace(/^\./, '/item'), cardGame)}}`;
  return value.join.map((joinedValue) => formatValue(joinedValue, cardGame)).join(value.by ?? '');
}

/** A test of a field. */
export type FieldTest = 'exists' | 'is' | 'has' | 'over' | 'under';

export const listTests = ({ shape }: Pick<BindableField, 'shape'>): readonly FieldTest[] => {
  switch (shape) {
    case 'text':
      return ['exists', 'is'];
    case 'number':
      return ['exists', 'is', 'over', 'under'];
    case 'list':
      return ['exists', 'has'];
    default:
      return ['exists'];
  }
};

export type ConditionKind = 'all' | 'any' | 'not' | 'test';

export const getConditionKind = (condition: Condition): ConditionKind =>
  'all' in condition ? 'all' : 'any' in condition ? 'any' : 'not' in condition ? 'not' : 'test';

/** Lists the tests that a condition applies to its field. A condition without tests checks whether the field has a value. */
export function listConditionTests(condition: Condition): readonly FieldTest[] {
  if (!('at' in condition)) return [];
  const presentTests = (['is', 'has', 'over', 'under'] as const).filter(
    (fieldTest) => condition[fieldTest] !== undefined,
  );
  return presentTests.length === 0 ? ['exists'] : presentTests;
}

/** Creates a new condition for a field. */
export function createCondition({ pointer, shape, words = [] }: BindableField): Condition {
  const [firstWord] = words;
  if (firstWord === undefined) return { at: pointer };
  return shape === 'list' ? { at: pointer, has: firstWord } : { at: pointer, is: firstWord };
}

/** Adds or changes a test of a condition. Undefined removes the test. */
export function setConditionTest(
  condition: Condition,
  fieldTest: Exclude<FieldTest, 'exists'>,
  value: Scalar | Scalar[] | undefined,
): Condition {
  if (!('at' in condition)) return condition;
  const { [fieldTest]: _removed, ...otherTests } = condition;
  return value === undefined ? otherTests : ({ ...otherTests, [fieldTest]: value } as Condition);
}

/** Wraps a condition in `all`, `any` or `not`, or unwraps it. */
export function convertConditionKind(condition: Condition, kind: Exclude<ConditionKind, 'test'>): Condition {
  const innerConditions = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition];
  if (kind === 'not') return 'not' in condition ? condition : { not: condition };
  return kind === 'all' ? { all: [...innerConditions] } : { any: [...innerConditions] };
}
