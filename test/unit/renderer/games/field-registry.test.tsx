import { expect, it } from 'vitest';
import { getOwnFieldView } from '../../../../src/renderer/games/field-registry.ts';
import type { Field } from '../../../../src/shared/form/form.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

/** Lists a field, or the fields inside a row or a list. */
const flattenField = (field: Field): readonly Field[] =>
  field.kind === 'row' ? field.fields : field.kind === 'list' ? field.item.flatMap(flattenField) : [field];

it('getOwnFieldView returns a component for every field kind that a game defines itself', () => {
  const ownFieldKinds = GAMES.all
    .flatMap(({ forms }) => forms['rollcall.character'].sections)
    .flatMap(({ fields }) => fields.flatMap(flattenField))
    .flatMap(({ kind: fieldKind }) => (fieldKind.includes('.') ? [fieldKind as `${string}.${string}`] : []));
  expect(ownFieldKinds).toEqual(['supers-unlimited.effects', 'supers-unlimited.weaknesses']);
  for (const fieldKind of ownFieldKinds) expect(getOwnFieldView(fieldKind)).toBeTypeOf('function');
});

it('getOwnFieldView names a field kind that no game has registered', () => {
  expect(() => getOwnFieldView('tin-parade.drumkit')).toThrow(
    'No component draws fields of the kind tin-parade.drumkit',
  );
});
