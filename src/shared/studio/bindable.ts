/** What a value or a condition can be about in a game: chosen from lists, so that nobody types a path. */

import { cachedFor } from '../base/cache.ts';
import { pattern } from '../card/binding/field-uses.ts';
import { knownFieldsOf, NO_FIELDS } from '../card/binding/known-fields.ts';
import { type Binding, bindRun, type Item, itemsAt } from '../card/binding/runs.ts';
import type { CardGame } from '../card/card-rules.ts';
import { type FieldShape, fieldShape } from '../card/notes/misread-fields.ts';
import type { CardTemplate, Condition, Format, Scalar, Value } from '../card/template/template.ts';
import { segments } from '../document/pointer.ts';

/** A field of the card's subject, of what follows from it, or of the faction; within a list one of its entries. */
export interface BindableField {
  /** As a template writes it: `/character/level`; within an entry from there on, `/name`, and `` for the entry itself. */
  readonly at: string;
  /** What people call it: `Traits, Fight, Dice`. */
  readonly label: string;
  readonly holds: Exclude<FieldShape, 'unknown'>;
  /** All words it can be, where these are words of the game. */
  readonly words?: readonly string[];
}

type Context = { readonly template: CardTemplate; readonly game: CardGame };

function fieldAt(field: string, at: string, { template, game }: Context): BindableField[] {
  const holds = fieldShape(field, knownFieldsOf(template, game));
  if (holds === 'unknown') return [];
  const { words } = game.card.subjects[template.of ?? 'character'] ?? NO_FIELDS;
  const own = [field, holds === 'list' ? `${field}/*` : field, field.replace(/\/\*$/, '')].find((one) =>
    Object.hasOwn(words, one),
  );
  return [{ at, label: fieldLabel(field, game), holds, ...(own === undefined ? {} : { words: words[own] ?? [] }) }];
}

/**
 * All places with the parts that they belong to, which a condition can ask for: `/character/hp` of `/character/hp/total`. First
 * what the card is of, then what follows from it, then its faction.
 */
function allPlaces(context: Context): readonly string[] {
  const { fields } = knownFieldsOf(context.template, context.game);
  const found = new Set<string>();
  for (const field of fields) {
    const keys = field.split('/').slice(1);
    for (let n = 2; n <= keys.length; n += 1) found.add(`/${keys.slice(0, n).join('/')}`);
  }
  const { of = 'character' } = context.template;
  const rank = (field: string): number =>
    field === `/${of}/id` ? 1 : field.startsWith(`/${of}/`) ? 0 : field.startsWith('/faction/') ? 3 : 2;
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** Everything outside of lists. */
export const bindableFields = (template: CardTemplate, game: CardGame): readonly BindableField[] => {
  const context = { template, game };
  return allPlaces(context)
    .filter((field) => !field.includes('/*'))
    .flatMap((field) => fieldAt(field, field, context));
};

/** Fields told apart by their names: no part of a document that is called as a field is, unless it is the one that is held. */
export const distinctFields = (fields: readonly BindableField[], held?: string): readonly BindableField[] =>
  fields.filter(
    ({ at, label, holds }) =>
      at === held || holds !== 'parts' || !fields.some((other) => other.label === label && other.holds !== 'parts'),
  );

/** What a click can lead to: fields of the document itself, named from there on, `/hp/total`. */
export function documentFields(template: CardTemplate, game: CardGame): readonly BindableField[] {
  const subject = `/${template.of ?? 'character'}`;
  return bindableFields(template, game).flatMap((one) =>
    one.at.startsWith(`${subject}/`) ? [{ ...one, at: one.at.slice(subject.length) }] : [],
  );
}

/** What an entry of a list has, the entry itself first; `list` may lie within another one. */
export function entryFields(template: CardTemplate, game: CardGame, list: string): readonly BindableField[] {
  const context = { template, game };
  const entry = `${pattern(list)}/*`;
  const below = allPlaces(context).filter(
    (field) => field.startsWith(`${entry}/`) && !field.slice(entry.length).includes('/*'),
  );
  return [
    ...fieldAt(entry, '', context).map((field) => ({ ...field, label: '' })),
    ...below.flatMap((field) => fieldAt(field, field.slice(entry.length), context)),
  ];
}

/** The lists that can be repeated: those of the subject, or those within an entry, as `./items`. */
export function bindableLists(template: CardTemplate, game: CardGame, within?: string): readonly BindableField[] {
  if (within === undefined) return bindableFields(template, game).filter(({ holds }) => holds === 'list');
  return entryFields(template, game, within).flatMap((field) =>
    field.holds === 'list' && field.at !== '' ? [{ ...field, at: `.${field.at}` }] : [],
  );
}

/**
 * Returns the name of a field for people, `Traits, Fight, Dice`: the names that the game has for its fields, the headings of a
 * spreadsheet's columns as they are written, else the keys as words.
 */
export function fieldLabel(field: string, game: CardGame): string {
  const [root = '', ...keys] = segments(field).filter((key, index) => key !== '*' || index < 2);
  const [heading = '', ...partsOfCell] = keys;
  if (root === 'row') return [heading, ...partsOfCell.map((key) => keyWords(key, game))].join(', ');
  const { names = {} } = game.documents['rollcall.character']?.labels ?? {};
  const own = root === 'character' ? names[keys.join('/')] : undefined;
  if (own !== undefined) return own;
  const spelled = (key: string): string => keyWords(key, game);
  const words = keys.map((key, index) =>
    root === 'character' && index === 0 ? (names[key] ?? spelled(key)) : spelled(key),
  );
  return (root === 'faction' || root === 'icons' ? [spelled(root), ...words] : words).join(', ');
}

const abbreviations = new WeakMap<CardGame, ReadonlySet<string>>();

/** Words that a game writes in capitals in the names of its fields: `HP`. */
const abbreviationsOf = (game: CardGame): ReadonlySet<string> =>
  cachedFor(abbreviations, game, () => {
    const names = Object.values(game.documents['rollcall.character']?.labels.names ?? {});
    return new Set(names.flatMap((name) => name.match(/\b[A-Z]{2,}\b/g) ?? []));
  });

/** `bonusDice` as `Bonus dice`, `hp-track` as `HP track`: capitals where the game has them. */
export function keyWords(key: string, game: CardGame): string {
  const spaced = key
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('-', ' ');
  const written = spaced.replace(/\w+/g, (word) => {
    const capitals = word.toUpperCase();
    return abbreviationsOf(game).has(capitals) ? capitals : word;
  });
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** How a field can be written: as it stands, by its name, by its first letter, or in a notation of the game for parts. */
export function formatsFor({ holds }: Pick<BindableField, 'holds'>, game: CardGame): readonly Format[] {
  const notations = Object.keys(game.card.formats).filter((name) => name !== 'word') as Format[];
  if (holds === 'text') return ['text', 'word', 'initial'];
  if (holds === 'number') return ['text', ...notations];
  return holds === 'parts' ? notations : [];
}

/** What a value can be about, in a place that shows it, counts by it, or names a symbol. */
export const canBeShown = ({ holds }: BindableField, as: 'value' | 'count' | 'name', game: CardGame): boolean =>
  as === 'count'
    ? holds === 'number'
    : holds === 'text' ||
      (as === 'value' && (holds === 'number' || (holds === 'parts' && formatsFor({ holds }, game).length > 0)));

export type ValueKind = 'text' | 'at' | 'item' | 'each' | 'join';

export const valueKind = (value: Value): ValueKind =>
  'text' in value ? 'text' : 'at' in value ? 'at' : 'item' in value ? 'item' : 'each' in value ? 'each' : 'join';

/** A value of another kind about a field, or with these words, that keeps what stands around it. */
export function asKind(value: Value, kind: ValueKind, first = ''): Value {
  const { before, after, field } = value;
  const around = {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(field === undefined ? {} : { field }),
  };
  const by = 'by' in value && value.by !== undefined ? { by: value.by } : { by: ', ' };
  switch (kind) {
    case 'text':
      return { text: first, ...around };
    case 'at':
      return { at: first, ...around };
    case 'item':
      return { item: first, ...around };
    case 'each':
      return { each: first, ...by, ...around };
    case 'join': {
      const { before: _b, after: _a, field: _f, ...inner } = value;
      return {
        join: valueKind(value) === 'join' ? ('join' in value ? value.join : []) : [inner as Value],
        ...by,
        ...around,
      };
    }
  }
}

/** What the card prints for a value; empty where it prints nothing. `item` is the entry that is being repeated. */
export const sampleOf = (value: Value, binding: Binding, item?: Item): string => bindRun(value, binding, item).text;

/** The first entry of a list, for samples of what is within. */
export const firstEntry = (list: string, binding: Binding): Item | undefined => itemsAt(list, binding)[0];

/** How many entries a list has. */
export const entriesOf = (list: string, binding: Binding): number => itemsAt(list, binding).length;

/** A value in words: `HP: {HP}, {Move}`, with the names of fields in braces. */
export function valueWords(value: Value, game: CardGame): string {
  const { before = '', after = '' } = value;
  return `${before}${inner(value, game)}${after}`;
}

function inner(value: Value, game: CardGame): string {
  if ('text' in value) return value.text;
  if ('at' in value) return `{${fieldLabel(value.at, game)}}`;
  if ('item' in value) return value.item === '' ? '{…}' : `{${fieldLabel(`/item${value.item}`, game)}}`;
  if ('each' in value) return `{${fieldLabel(value.each.replace(/^\./, '/item'), game)}}`;
  return value.join.map((one) => valueWords(one, game)).join(value.by ?? '');
}

/** What can be asked of a field. */
export type Test = 'exists' | 'is' | 'has' | 'over' | 'under';

export const testsFor = ({ holds }: Pick<BindableField, 'holds'>): readonly Test[] => {
  switch (holds) {
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

export const conditionKind = (condition: Condition): ConditionKind =>
  'all' in condition ? 'all' : 'any' in condition ? 'any' : 'not' in condition ? 'not' : 'test';

/** The tests that a condition makes of its field; none = whether there is anything. */
export function testsIn(condition: Condition): readonly Test[] {
  if (!('at' in condition)) return [];
  const asked = (['is', 'has', 'over', 'under'] as const).filter((test) => condition[test] !== undefined);
  return asked.length === 0 ? ['exists'] : asked;
}

/** A first condition about a field. */
export function newCondition({ at, holds, words }: BindableField): Condition {
  const [word] = words ?? [];
  if (word === undefined) return { at };
  return holds === 'list' ? { at, has: word } : { at, is: word };
}

/** The condition with one test more or another value for it; undefined takes the test away. */
export function withTest(
  condition: Condition,
  test: Exclude<Test, 'exists'>,
  value: Scalar | Scalar[] | undefined,
): Condition {
  if (!('at' in condition)) return condition;
  const { [test]: _, ...others } = condition;
  return value === undefined ? others : ({ ...others, [test]: value } as Condition);
}

/** The condition as another kind: within `all`, `any` or `not`, or out of them again. */
export function asConditionKind(condition: Condition, kind: Exclude<ConditionKind, 'test'>): Condition {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition];
  if (kind === 'not') return 'not' in condition ? condition : { not: condition };
  return kind === 'all' ? { all: [...parts] } : { any: [...parts] };
}
