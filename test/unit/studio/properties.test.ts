/** Every key of a template has a row in the table of properties, and every row a key. */

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
const nodeOf = (kind: string): Node =>
  schema.$defs?.element?.oneOf?.find(({ properties }) => properties?.kind?.const === kind) ?? {};

/** The keys of a schema as `runs/cell/stroke/width`, but for what has an editor of its own. */
function keysOf(node: Node, properties: readonly Property[], path = ''): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    if (key === 'kind') return [];
    const row = properties.find((one) => one.key === key);
    const there = [`${path}${key}${node.required?.includes(key) === true ? '' : '?'}`];
    if (row?.parts === undefined) return there;
    return [...there, ...keysOf(row.editor === 'list' ? (inner.items ?? {}) : inner, row.parts, `${path}${key}/`)];
  });
}

const rowsOf = (properties: readonly Property[], path = ''): string[] =>
  properties.flatMap(({ key, optional, parts = [] }) => [
    `${path}${key}${optional ? '?' : ''}`,
    ...rowsOf(parts, `${path}${key}/`),
  ]);

describe('the properties of a template', () => {
  it.each(KINDS)('are all in the table: %s', (kind) => {
    const properties = listElementProperties(kind);
    expect(rowsOf(properties).sort()).toEqual(keysOf(nodeOf(kind), properties).sort());
  });

  it.each([
    ['template', schema],
    ['style', schema.properties?.styles?.additionalProperties],
    ['theme', schema.properties?.themes?.items],
    ['size', schema.properties?.sizes?.additionalProperties],
  ] as const)('are all in the table: %s', (part, node) => {
    const properties = listTemplateProperties(part);
    expect(rowsOf(properties).sort()).toEqual(keysOf(node as Node, properties).sort());
  });

  it('know their bounds and words', () => {
    const of = (properties: readonly Property[], key: string) => properties.find((one) => one.key === key);
    expect(of(listElementProperties('text'), 'align')).toMatchObject({
      choices: ['left', 'center', 'right'],
      optional: true,
    });
    expect(of(listElementProperties('text'), 'lines')).toMatchObject({ min: 1, max: 100 });
    expect(of(listElementProperties('shape'), 'opacity')).toMatchObject({ editor: 'share', min: 0, max: 1 });
    expect(of(listElementProperties('flow'), 'sections')).toMatchObject({
      editor: 'list',
      owner: 'section',
      maxLength: 100,
    });
    expect(of(listTemplateProperties('style'), 'case')).toMatchObject({ choices: ['upper'] });
    expect(of(listTemplateProperties('style'), 'size')).toMatchObject({ min: 6, max: 400, optional: false });
    expect(of(listGameTemplateProperties(GAMES), 'of')?.choices).toContain('gimmick');
    expect(of(listElementProperties('shape'), 'title')).toMatchObject({ maxLength: 80 });
  });

  it('begin with what an element has of its own', () => {
    expect(
      listElementProperties('text')
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['value', 'style']);
  });
});
