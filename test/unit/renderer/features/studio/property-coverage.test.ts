/** Every property of a template can be changed by a form: none of the table is left to the JSON. */
import { expect, it } from 'vitest';
import { PANELS_BY_PROPERTY } from '../../../../../src/renderer/features/studio/properties/panels-by-property.ts';
import {
  listElementProperties,
  listTemplateProperties,
  type Property,
} from '../../../../../src/shared/studio/properties.ts';

const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;

/** The properties without a field of their own, as `theme/styles`. */
const withoutField = (properties: readonly Property[], of: string): string[] =>
  properties.flatMap(({ key, editor, parts = [] }) => [
    ...(editor === 'panel' || editor === 'elements' ? [`${of}/${key}`] : []),
    ...withoutField(parts, `${of}/${key}`),
  ]);

it('what has no field has a panel', () => {
  const found = [
    ...KINDS.flatMap((kind) => withoutField(listElementProperties(kind), kind)),
    ...(['style', 'theme', 'size'] as const).flatMap((part) => withoutField(listTemplateProperties(part), part)),
    ...withoutField(
      listTemplateProperties('template').filter(({ key }) => key !== 'themes'),
      'template',
    ),
  ];
  expect(found.sort()).toEqual(Object.keys(PANELS_BY_PROPERTY).sort());
});
