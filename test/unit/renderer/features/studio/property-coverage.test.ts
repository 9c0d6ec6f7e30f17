/** Tests that every property of a template can be changed without editing its JSON. */
import { expect, it } from 'vitest';
import { PANELS_BY_PROPERTY } from '../../../../../src/renderer/features/studio/properties/panels-by-property.ts';
import {
  listElementProperties,
  listTemplateProperties,
  type Property,
} from '../../../../../src/shared/studio/properties.ts';

const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;

/** Returns the properties without a form field, such as `theme/styles`. */
const listWithoutField = (properties: readonly Property[], ownerName: string): string[] =>
  properties.flatMap(({ key: propertyKey, editor, parts: nestedProperties = [] }) => [
    ...(editor === 'panel' || editor === 'elements' ? [`${ownerName}/${propertyKey}`] : []),
    ...listWithoutField(nestedProperties, `${ownerName}/${propertyKey}`),
  ]);

it('every template property without a form field has a panel', () => {
  const propertiesWithoutField = [
    ...KINDS.flatMap((elementKind) => listWithoutField(listElementProperties(elementKind), elementKind)),
    ...(['style', 'theme', 'size'] as const).flatMap((templatePart) =>
      listWithoutField(listTemplateProperties(templatePart), templatePart),
    ),
    ...listWithoutField(
      listTemplateProperties('template').filter(({ key: propertyKey }) => propertyKey !== 'themes'),
      'template',
    ),
  ];
  expect(propertiesWithoutField.sort()).toEqual(Object.keys(PANELS_BY_PROPERTY).sort());
});
