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
import { t } from '../../support/texts.ts';

interface Placed {
  readonly at: string;
  readonly field: PlainField;
}

/** Every single field, with its place in the document; `*` for the entries of a list. */
function placed(field: Field, base = ''): Placed[] {
  switch (field.kind) {
    case 'row':
      return field.fields.flatMap((one) => placed(one, base));
    case 'list':
      return field.item.flatMap((one) => placed(one, `${base}${field.pointer}/*`));
    case 'group':
      return field.fields.flatMap((one) => placed(one, `${base}${field.pointer}`));
    case 'grid':
      return field.rows.flatMap(({ pointer: at, only }) =>
        field.columns.flatMap((column) =>
          column.kind === 'number' && (only?.includes(column.pointer) ?? true)
            ? placed({ ...column, pointer: `${at}${column.pointer}` }, base)
            : [],
        ),
      );
    case 'art':
    case 'notes':
      return [];
    default:
      return [{ at: `${base}${field.pointer}`, field }];
  }
}

/** Whether a schema knows a place. */
function knows(schema: unknown, [key, ...rest]: readonly string[]): boolean {
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (key === undefined) return bare !== undefined;
  if (bare instanceof z.ZodArray) return key === '*' && knows(bare.element, rest);
  if (bare instanceof z.ZodRecord) return knows(bare.valueType, rest);
  return bare instanceof z.ZodObject && knows(bare.shape[key], rest);
}

describe.each(GAMES.all.map((game) => [game.id, game] as const))('what forms and lists of %s say', (_id, game) => {
  const spec = game.documents['rollcall.character'];
  const { sections } = game.forms['rollcall.character'];
  const all = sections.flatMap(({ fields }) => fields);
  const fields = all.flatMap((field) => placed(field));
  const list = game.lists['rollcall.character'];
  const has = (at: string) => knows(spec.schema, at.split('/').slice(1));

  it('every field is one of the document, and none stands there twice', () => {
    const places = fields.map(({ at }) => at);
    expect(places).toContain('/name');
    expect(places.filter((at) => !has(at))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('every place of a row of the list is one of the document', () => {
    const { badge, columns, facets } = list;
    const places = [...(badge ? [badge] : []), ...columns, ...facets].map(({ pointer: at }) => at);
    expect(places.filter((at) => !has(at))).toEqual([]);
  });

  it('every vocabulary that is asked for is there, without a word that comes twice', () => {
    const asked = fields.flatMap(({ field }) =>
      'vocabulary' in field && field.vocabulary !== FACTION_VOCABULARY ? [field.vocabulary] : [],
    );
    for (const name of [...asked, ...[...list.facets, ...list.columns].flatMap(({ vocabulary: of }) => of ?? [])]) {
      expect(Object.keys(game.vocabularies)).toContain(name);
    }
    for (const words of Object.values(game.vocabularies)) {
      expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    }
  });

  it('a new character can be read and is legal; so can what is added to its lists', () => {
    const blank = spec.createBlank('new');
    expect(parseValue(GAMES, blank).ok).toBe(true);
    expect(judge(GAMES, blank).verdict).toBe('legal');
    for (const field of all) {
      if (field.kind !== 'list') continue;
      const key = field.pointer.slice(1);
      for (const { value, valueFor, isOffered } of field.blanks) {
        // What asks for something else on the card is a matter of its game.
        if (isOffered?.({ ...blank, [key]: [] } as Character) === false) continue;
        const document = { ...blank, [key]: [valueFor?.(blank) ?? value] };
        expect(parseValue(GAMES, document).ok).toBe(true);
        expect(judge(GAMES, document).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }
    expect(list.summarize(t, blank)).not.toBe('');
  });

  it('an entry stays legal, whichever word is chosen for what the rest of it depends on', () => {
    const blank = spec.createBlank('new');
    for (const list of all.filter((field) => field.kind === 'list')) {
      for (const { at, field } of placed(list)) {
        if (field.kind !== 'choice' || field.listRelatedEdits === undefined) continue;
        const places = (key: string) =>
          at.replace(`${list.pointer}/*`, `${list.pointer}/0`).replace(field.pointer, key);
        // An entry that the rules name has to be what they say of it.
        for (const { value } of list.blanks.filter((one) => getValueAt(one.value, '/name') === '')) {
          let document = applyEdits(blank, [{ op: 'set', path: list.pointer, value: [value] }]);
          for (const { id } of game.vocabularies[field.vocabulary] ?? []) {
            const entry = getValueAt(document, `${list.pointer}/0`);
            const more = field
              .listRelatedEdits(id, entry, document)
              .map((edit) => ({ ...edit, path: places(edit.path) }));
            document = applyEdits(document, [{ op: 'set', path: places(field.pointer), value: id }, ...more]);
            expect(judge(GAMES, document).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
          }
        }
      }
    }
  });

  it('what is shown beside a field can be worked out for a new character', () => {
    const blank = spec.createBlank('new');
    const roots = game.derive(blank, resolveDocumentOptions(GAMES, blank));
    const shown = fields.flatMap(({ field }) => [
      ...('hint' in field ? [field.hint] : []),
      ...('placeholder' in field ? [field.placeholder] : []),
    ]);
    for (const one of shown)
      expect(formatLateText(t, deriveText(one, roots) ?? '')).not.toMatch(/undefined|NaN|Forms\./);
  });
});
