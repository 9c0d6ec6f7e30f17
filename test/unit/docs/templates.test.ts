/** docs/templates.md: every key and field stands in it, and every example is a template that prints. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { fonts, samples } from '../../../src/cli/assets.ts';
import { layoutCard, listCardSides } from '../../../src/shared/card/layout-card.ts';
import type { CardStyle } from '../../../src/shared/card/style/card-style.ts';
import { readStyle } from '../../../src/shared/card/style/read-style.ts';
import { resolveStyle } from '../../../src/shared/card/style/resolve-styles.ts';
import { TEMPLATE_LIMITS } from '../../../src/shared/card/template/basics.ts';
import { listBuiltInTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import { formatTemplateFinding } from '../../../src/shared/card/template/check/finding-messages.ts';
import { commonKeys } from '../../../src/shared/card/template/element-base.ts';
import {
  createStyleJsonSchema,
  createTemplateJsonSchema,
  formatStyleSchema,
  formatTemplateSchema,
} from '../../../src/shared/card/template/json-schema.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { getSharedSymbols } from '../../../src/shared/card/template/shared-symbols.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { DERIVED_COLORS, THEME_COLORS } from '../../../src/shared/display/color.ts';
import { STYLE_FONTS } from '../../../src/shared/display/font-ids.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character as SuCharacter } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { parseTemplate, textOfList } from '../../support/cards/cards.ts';
import { t } from '../../support/texts.ts';
import { codeBlocks, readDoc } from './markdown.ts';

const doc = readDoc('docs/templates.md');
const prose = doc.replaceAll(/```[\s\S]*?```/g, '');
const examples = codeBlocks(doc, 'json').map((text) => JSON.parse(text) as Record<string, unknown>);
const templates = examples.filter((example) => 'format' in example);
const finished = parseTemplate(templates[templates.length - 1]);
/** The whole style of docs/styles.md. */
const exampleStyle = (): Record<string, unknown> =>
  JSON.parse(codeBlocks(readDoc('docs/styles.md'), 'json')[0] ?? '') as Record<string, unknown>;
const named = new Set([...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));

describe('examples', () => {
  it('begin with a small template and end with a finished one', () => {
    expect(templates).toHaveLength(2);
    for (const example of templates) expect(readTemplate(GAMES, example)).toMatchObject({ ok: true });
  });

  it('that are one element fit into the finished card', () => {
    const elements = examples.filter((example) => 'kind' in example);
    expect(elements.length).toBeGreaterThanOrEqual(4);
    for (const element of elements) {
      const flow = element.kind === 'flow';
      const data = { ...finished, ...(flow ? { back: [element] } : { front: [element] }) };
      const answer = readTemplate(GAMES, data);
      expect(answer.ok ? [] : answer.problems.map((one) => formatTemplateFinding(t, one))).toEqual([]);
    }
  });

  it('the finished card prints every sample whole, inside the safe area', () => {
    const { characters, factions } = samples(GAMES);
    for (const character of characters.filter(({ ruleset }) => ruleset === 'supers-unlimited')) {
      const layout = layoutCard(GAMES, { character, factions, template: finished, fonts: fonts() });
      expect([character.name, layout.findings]).toEqual([character.name, []]);
      const said = listCardSides(layout).flatMap(({ front, back }) => [...textOfList(front), ...textOfList(back)]);
      const { attacks, talents = [], abilities = [], spells = [] } = character as SuCharacter;
      for (const { name } of [...attacks, ...talents, ...abilities, ...spells]) {
        expect(said.join(' ')).toContain(name.split(' ')[0]);
      }
      const items = [...talents, ...abilities, ...spells].flatMap((entry) => entry.items ?? []);
      for (const item of items) expect(said.join(' ')).toContain(item.split(' ')[0]);
    }
  });

  it('messages are those that such a slip gets', () => {
    const slip = (change: (data: CardTemplate) => unknown): string[] => {
      const answer = readTemplate(GAMES, change(JSON.parse(JSON.stringify(finished)) as CardTemplate));
      return answer.ok ? [] : answer.problems.map((one) => formatTemplateFinding(t, one, 'night-shift.card.json'));
    };
    const [, , third] = finished.front;
    const name = { ...third, id: 'name', box: [4, 4, 40] };
    const [wrongBox] = slip((data) => ({ ...data, front: [...data.front.slice(0, 3), name] }));
    expect(doc).toContain(wrongBox);
    const label = { ...finished.styles.label, size: 5 };
    const [wrongSize] = slip((data) => ({ ...data, styles: { ...data.styles, label } }));
    expect(doc).toContain(wrongSize);
  });
});

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node | boolean;
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly $defs?: Readonly<Record<string, Node>>;
}
const schema = createTemplateJsonSchema(GAMES) as Node;

/** Every key that a template may have, and every word that one of them may be. */
function wordsOf(node: Node, found = new Set<string>()): Set<string> {
  for (const [key, inner] of Object.entries(node.properties ?? {})) {
    found.add(key);
    wordsOf(inner, found);
  }
  for (const one of [node.additionalProperties, node.items]) if (typeof one === 'object') wordsOf(one, found);
  for (const one of [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...Object.values(node.$defs ?? {})]) {
    wordsOf(one, found);
  }
  for (const word of node.enum ?? []) if (typeof word === 'string') found.add(word);
  return found;
}

/** Whether a word stands in the text as code, by itself or in a bit of JSON. */
const isTold = (word: string, text: string): boolean =>
  [...text.matchAll(/`([^`]+)`/g)].some(([, code = '']) => code === word || code.includes(`"${word}"`));

const section = (heading: string): string =>
  new RegExp(`\\n### ${heading}\\n([\\s\\S]*?)(?=\\n##|$)`).exec(prose)?.[1] ?? '';

describe('the reference', () => {
  it('names every key and every word', () => {
    const missing = [...wordsOf(schema)].filter((word) => !isTold(word, prose));
    expect(missing).toEqual([]);
  });

  it.each((schema.$defs?.element?.oneOf ?? []).map((node) => [String(node.properties?.kind?.const), node] as const))(
    'has a section on %s with every key of its own',
    (kind, node) => {
      const text = section(kind);
      const everywhere = new Set(Object.keys(commonKeys).concat('kind'));
      const keys = Object.keys(node.properties ?? {}).filter((key) => !everywhere.has(key));
      expect(keys.filter((key) => !isTold(key, text))).toEqual([]);
    },
  );

  it('lists every field there is to point at, and no other', () => {
    const { subjects } = GAMES.getGame({ ruleset: 'supers-unlimited' }).card;
    const all = Object.values(subjects).flatMap(({ fields }) => fields);
    expect(all.filter((field) => !named.has(field))).toEqual([]);
    const told = [...named].filter((code) => /^\/(character|derived|gimmick|marker|labels)\/[\w/*]+$/.test(code));
    expect(told.filter((code) => !all.some((field) => field === code || field.startsWith(`${code}/`)))).toEqual([]);
  });

  it('names every face, colour and shared symbol', () => {
    for (const word of [...STYLE_FONTS, ...THEME_COLORS, ...DERIVED_COLORS, ...Object.keys(getSharedSymbols())]) {
      expect(named).toContain(word);
    }
  });

  it('names the limits as they are', () => {
    const limits = /## Limits\n([\s\S]*?)\n## /.exec(doc)?.[1]?.replaceAll(/\s+/g, ' ').replaceAll(',', '') ?? '';
    expect(limits).toContain(`${TEMPLATE_LIMITS.size.min} to ${TEMPLATE_LIMITS.size.max} mm`);
    expect(limits).toContain(`type ${TEMPLATE_LIMITS.type.min} to ${TEMPLATE_LIMITS.type.max} points`);
    for (const [count, what] of [
      [TEMPLATE_LIMITS.elements, 'elements'],
      [TEMPLATE_LIMITS.parts, 'entries'],
      [TEMPLATE_LIMITS.path, 'characters'],
      [TEMPLATE_LIMITS.dots, 'dots'],
      [TEMPLATE_LIMITS.boxes, 'boxes'],
      [TEMPLATE_LIMITS.columns, 'columns'],
      [TEMPLATE_LIMITS.styles, 'styles'],
      [TEMPLATE_LIMITS.symbols, 'symbols'],
      [TEMPLATE_LIMITS.themes, 'themes'],
      [TEMPLATE_LIMITS.sizes, 'sizes'],
    ]) {
      expect(limits).toContain(`${count} ${what}`);
    }
  });
});

describe('schemas/card-template.schema.json', () => {
  it('is what npm run schemas makes', () => {
    const file = new URL('../../../schemas/card-template.schema.json', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(formatTemplateSchema(GAMES));
  });

  it('accepts our templates and refuses what is none', () => {
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(createTemplateJsonSchema(GAMES));
    const ours = (['character', 'gimmick', 'marker'] as const).flatMap((of) => listBuiltInTemplates(GAMES, of));
    for (const template of [...ours, finished]) expect([template.id, validate(template)]).toEqual([template.id, true]);
    expect(validate({ ...finished, onload: 'x' })).toBe(false);
    expect(validate({ ...finished, front: [{ kind: 'script', box: [0, 0, 1, 1] }] })).toBe(false);
  });
});

describe('schemas/card-style.schema.json', () => {
  it('is what npm run schemas makes, and accepts the style of the documentation', () => {
    const file = new URL('../../../schemas/card-style.schema.json', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(formatStyleSchema());
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(createStyleJsonSchema());
    const example = exampleStyle();
    expect([validate(example), readStyle(example).ok]).toEqual([true, true]);
    expect(resolveStyle(GAMES, example as CardStyle, []).problems).toEqual([]);
    expect(validate({ ...example, front: [] })).toBe(false);
  });
});
