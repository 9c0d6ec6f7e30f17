/** Tests that the table of properties matches the keys of a template exactly. */

import { describe, expect, it } from 'vitest';
import { createTemplateJsonSchema } from '../../../src/shared/card/template/json-schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  listElementProperties,
  listGameTemplateProperties,
  listTemplateProperties,
  type Property,
} from '../../../src/shared/studio/properties.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly oneOf?: readonly Node[];
  readonly const?: unknown;
  readonly $defs?: Readonly<Record<string, Node>>;
}
const schema = createTemplateJsonSchema(GAMES) as Node;
const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;
const getElementNode = (elementKind: string): Node =>
  schema.$defs?.element?.oneOf?.find(({ properties }) => properties?.kind?.const === elementKind) ?? {};

/** Lists the keys of a schema, such as `runs/cell/stroke/width`, down to those with their own editor. */
function listSchemaKeys(schemaNode: Node, properties: readonly Property[], parentPath = ''): string[] {
  return Object.entries(schemaNode.properties ?? {}).flatMap(([propertyKey, innerNode]) => {
    if (propertyKey === 'kind') return [];
    const propertyRow = properties.find((property) => property.key === propertyKey);
    const ownKeys = [`${parentPath}${propertyKey}${schemaNode.required?.includes(propertyKey) === true ? '' : '?'}`];
    if (propertyRow?.parts === undefined) return ownKeys;
    return [
      ...ownKeys,
      ...listSchemaKeys(
        propertyRow.editor === 'list' ? (innerNode.items ?? {}) : innerNode,
        propertyRow.parts,
        `${parentPath}${propertyKey}/`,
      ),
    ];
  });
}

const listRows = (properties: readonly Property[], parentPath = ''): string[] =>
  properties.flatMap(({ key, optional, parts = [] }) => [
    `${parentPath}${key}${optional ? '?' : ''}`,
    ...listRows(parts, `${parentPath}${key}/`),
  ]);

describe('the table of template properties', () => {
  it.each(KINDS)('lists all properties of a %s element', (elementKind) => {
    const properties = listElementProperties(elementKind);
    expect(listRows(properties).sort()).toEqual(listSchemaKeys(getElementNode(elementKind), properties).sort());
  });

  it.each([
    ['template', schema],
    ['style', schema.properties?.styles?.additionalProperties],
    ['theme', schema.properties?.themes?.items],
    ['size', schema.properties?.sizes?.additionalProperties],
  ] as const)('lists all properties of a %s', (part, schemaNode) => {
    const properties = listTemplateProperties(part);
    expect(listRows(properties).sort()).toEqual(listSchemaKeys(schemaNode as Node, properties).sort());
  });

  it('includes the limits and the allowed words', () => {
    const findProperty = (properties: readonly Property[], propertyKey: string) =>
      properties.find((property) => property.key === propertyKey);
    expect(findProperty(listElementProperties('text'), 'align')).toMatchObject({
      choices: ['left', 'center', 'right'],
      optional: true,
    });
    expect(findProperty(listElementProperties('text'), 'lines')).toMatchObject({ min: 1, max: 100 });
    expect(findProperty(listElementProperties('shape'), 'opacity')).toMatchObject({ editor: 'share', min: 0, max: 1 });
    expect(findProperty(listElementProperties('flow'), 'sections')).toMatchObject({
      editor: 'list',
      owner: 'section',
      maxLength: 100,
    });
    expect(findProperty(listTemplateProperties('style'), 'case')).toMatchObject({ choices: ['upper'] });
    expect(findProperty(listTemplateProperties('style'), 'size')).toMatchObject({ min: 6, max: 400, optional: false });
    expect(findProperty(listGameTemplateProperties(GAMES), 'of')?.choices).toContain('gimmick');
    expect(findProperty(listElementProperties('shape'), 'title')).toMatchObject({ maxLength: 80 });
  });

  it('lists the kind-specific properties of an element first', () => {
    expect(
      listElementProperties('text')
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['value', 'style']);
  });
});
