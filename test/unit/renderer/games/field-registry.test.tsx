import { expect, it } from 'vitest';
import { getOwnFieldView } from '../../../../src/renderer/games/field-registry.ts';
import type { Field } from '../../../../src/shared/form/form.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const inside = (field: Field): readonly Field[] =>
  field.kind === 'row' ? field.fields : field.kind === 'list' ? field.item.flatMap(inside) : [field];

it('every field that a game draws itself has its component', () => {
  const kinds = GAMES.all
    .flatMap(({ forms }) => forms['rollcall.character'].sections)
    .flatMap(({ fields }) => fields.flatMap(inside))
    .flatMap(({ kind }) => (kind.includes('.') ? [kind as `${string}.${string}`] : []));
  expect(kinds).toEqual(['supers-unlimited.effects', 'supers-unlimited.weaknesses']);
  for (const kind of kinds) expect(getOwnFieldView(kind)).toBeTypeOf('function');
});

it('a kind that nobody registered is named', () => {
  expect(() => getOwnFieldView('tin-parade.drumkit')).toThrow(
    'No component draws fields of the kind tin-parade.drumkit',
  );
});
