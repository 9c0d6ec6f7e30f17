/** Every key of a template has a row in the table of properties, and every row a key. */

import { describe, expect, it } from 'vitest';
import { templateJsonSchema } from '../../../src/shared/card/template/json-schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import {
  elementProperties,
  type Property,
  templateProperties,
  wholeTemplateProperties,
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
const schema = templateJsonSchema(GAMES) as Node;
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
    const properties = elementProperties(kind);
    expect(rowsOf(properties).sort()).toEqual(keysOf(nodeOf(kind), properties).sort());
  });

  it.each([
    ['template', schema],
    ['style', schema.properties?.styles?.additionalProperties],
    ['theme', schema.properties?.themes?.items],
    ['size', schema.properties?.sizes?.additionalProperties],
  ] as const)('are all in the table: %s', (part, node) => {
    const properties = templateProperties(part);
    expect(rowsOf(properties).sort()).toEqual(keysOf(node as Node, properties).sort());
  });

  it('know their bounds and words', () => {
    const of = (properties: readonly Property[], key: string) => properties.find((one) => one.key === key);
    expect(of(elementProperties('text'), 'align')).toMatchObject({
      choices: ['left', 'center', 'right'],
      optional: true,
    });
    expect(of(elementProperties('text'), 'lines')).toMatchObject({ least: 1, most: 100 });
    expect(of(elementProperties('shape'), 'opacity')).toMatchObject({ editor: 'share', least: 0, most: 1 });
    expect(of(elementProperties('flow'), 'sections')).toMatchObject({ editor: 'list', of: 'section', longest: 100 });
    expect(of(templateProperties('style'), 'case')).toMatchObject({ choices: ['upper'] });
    expect(of(templateProperties('style'), 'size')).toMatchObject({ least: 6, most: 400, optional: false });
    expect(of(wholeTemplateProperties(GAMES), 'of')?.choices).toContain('gimmick');
    expect(of(elementProperties('shape'), 'title')).toMatchObject({ longest: 80 });
  });

  it('begin with what an element has of its own', () => {
    expect(
      elementProperties('text')
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(['value', 'style']);
  });
});
