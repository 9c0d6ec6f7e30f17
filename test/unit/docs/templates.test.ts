/** docs/templates.md: the page names every key and field, and every example prints. */

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { getBuiltInFonts, readSamples } from '../../../src/cli/assets.ts';
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
import { listTexts, parseTemplate } from '../../support/cards/cards.ts';
import { translate } from '../../support/texts.ts';
import { codeBlocks, readDoc } from './markdown.ts';

const templatesPage = readDoc('docs/templates.md');
const pageProse = templatesPage.replaceAll(/```[\s\S]*?```/g, '');
const examples = codeBlocks(templatesPage, 'json').map(
  (exampleText) => JSON.parse(exampleText) as Record<string, unknown>,
);
const templates = examples.filter((example) => 'format' in example);
const finishedTemplate = parseTemplate(templates[templates.length - 1]);
/** Reads the complete style from docs/styles.md. */
const exampleStyle = (): Record<string, unknown> =>
  JSON.parse(codeBlocks(readDoc('docs/styles.md'), 'json')[0] ?? '') as Record<string, unknown>;
const namedCodes = new Set([...pageProse.matchAll(/`([^`]+)`/g)].map((codeMatch) => codeMatch[1] ?? ''));

describe('docs/templates.md examples', () => {
  it('contains two complete templates that can be read', () => {
    expect(templates).toHaveLength(2);
    for (const example of templates) expect(readTemplate(GAMES, example)).toMatchObject({ ok: true });
  });

  it('contains single elements that fit into the finished card', () => {
    const elements = examples.filter((example) => 'kind' in example);
    expect(elements.length).toBeGreaterThanOrEqual(4);
    for (const element of elements) {
      const isFlow = element.kind === 'flow';
      const templateData = { ...finishedTemplate, ...(isFlow ? { back: [element] } : { front: [element] }) };
      const readResult = readTemplate(GAMES, templateData);
      expect(
        readResult.ok ? [] : readResult.problems.map((finding) => formatTemplateFinding(translate, finding)),
      ).toEqual([]);
    }
  });

  it('contains a finished card that prints every Supers Unlimited sample without a finding', () => {
    const { characters, factions } = readSamples(GAMES);
    for (const character of characters.filter(({ ruleset }) => ruleset === 'supers-unlimited')) {
      const layout = layoutCard(GAMES, { character, factions, template: finishedTemplate, fonts: getBuiltInFonts() });
      expect([character.name, layout.findings]).toEqual([character.name, []]);
      const printedText = listCardSides(layout).flatMap(({ front, back }) => [...listTexts(front), ...listTexts(back)]);
      const { attacks, talents = [], abilities = [], spells = [] } = character as SuCharacter;
      for (const { name } of [...attacks, ...talents, ...abilities, ...spells]) {
        expect(printedText.join(' ')).toContain(name.split(' ')[0]);
      }
      const entryItems = [...talents, ...abilities, ...spells].flatMap((namedEntry) => namedEntry.items ?? []);
      for (const entryItem of entryItems) expect(printedText.join(' ')).toContain(entryItem.split(' ')[0]);
    }
  });

  it('quotes the messages that the shown mistakes cause', () => {
    const listFindings = (makeMistake: (templateData: CardTemplate) => unknown): string[] => {
      const readResult = readTemplate(GAMES, makeMistake(JSON.parse(JSON.stringify(finishedTemplate)) as CardTemplate));
      return readResult.ok
        ? []
        : readResult.problems.map((finding) => formatTemplateFinding(translate, finding, 'night-shift.card.json'));
    };
    const [, , thirdElement] = finishedTemplate.front;
    const elementName = { ...thirdElement, id: 'name', box: [4, 4, 40] };
    const [wrongBox] = listFindings((templateData) => ({
      ...templateData,
      front: [...templateData.front.slice(0, 3), elementName],
    }));
    expect(templatesPage).toContain(wrongBox);
    const labelStyle = { ...finishedTemplate.styles.label, size: 5 };
    const [wrongSize] = listFindings((templateData) => ({
      ...templateData,
      styles: { ...templateData.styles, label: labelStyle },
    }));
    expect(templatesPage).toContain(wrongSize);
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
const templateSchema = createTemplateJsonSchema(GAMES) as Node;

/** Collects every key that a template can have, and every enumerated word of their values. */
function collectWords(schemaNode: Node, foundWords = new Set<string>()): Set<string> {
  for (const [schemaKey, innerNode] of Object.entries(schemaNode.properties ?? {})) {
    foundWords.add(schemaKey);
    collectWords(innerNode, foundWords);
  }
  for (const childNode of [schemaNode.additionalProperties, schemaNode.items])
    if (typeof childNode === 'object') collectWords(childNode, foundWords);
  for (const alternative of [
    ...(schemaNode.oneOf ?? []),
    ...(schemaNode.anyOf ?? []),
    ...Object.values(schemaNode.$defs ?? {}),
  ]) {
    collectWords(alternative, foundWords);
  }
  for (const templateWord of schemaNode.enum ?? []) if (typeof templateWord === 'string') foundWords.add(templateWord);
  return foundWords;
}

/** Whether the text shows a word as code, either alone or within JSON. */
const isNamedInCode = (templateWord: string, markdownText: string): boolean =>
  [...markdownText.matchAll(/`([^`]+)`/g)].some(
    ([, codeText = '']) => codeText === templateWord || codeText.includes(`"${templateWord}"`),
  );

const getSection = (heading: string): string =>
  new RegExp(`\\n### ${heading}\\n([\\s\\S]*?)(?=\\n##|$)`).exec(pageProse)?.[1] ?? '';

describe('docs/templates.md reference', () => {
  it('names every key and every enumerated word', () => {
    const missing = [...collectWords(templateSchema)].filter((templateWord) => !isNamedInCode(templateWord, pageProse));
    expect(missing).toEqual([]);
  });

  it.each(
    (templateSchema.$defs?.element?.oneOf ?? []).map(
      (schemaNode) => [String(schemaNode.properties?.kind?.const), schemaNode] as const,
    ),
  )('contains a section on %s that names every key of that element', (elementKind, schemaNode) => {
    const sectionText = getSection(elementKind);
    const commonKeyNames = new Set(Object.keys(commonKeys).concat('kind'));
    const elementKeys = Object.keys(schemaNode.properties ?? {}).filter((schemaKey) => !commonKeyNames.has(schemaKey));
    expect(elementKeys.filter((schemaKey) => !isNamedInCode(schemaKey, sectionText))).toEqual([]);
  });

  it('lists every field that a template can point to, and no other', () => {
    const { subjects } = GAMES.getGame({ ruleset: 'supers-unlimited' }).card;
    const allFields = Object.values(subjects).flatMap(({ fields }) => fields);
    expect(allFields.filter((cardField) => !namedCodes.has(cardField))).toEqual([]);
    const namedFields = [...namedCodes].filter((codeText) =>
      /^\/(character|derived|gimmick|marker|labels)\/[\w/*]+$/.test(codeText),
    );
    expect(
      namedFields.filter(
        (codeText) => !allFields.some((cardField) => cardField === codeText || cardField.startsWith(`${codeText}/`)),
      ),
    ).toEqual([]);
  });

  it('names every font, color and shared symbol', () => {
    for (const templateWord of [
      ...STYLE_FONTS,
      ...THEME_COLORS,
      ...DERIVED_COLORS,
      ...Object.keys(getSharedSymbols()),
    ]) {
      expect(namedCodes).toContain(templateWord);
    }
  });

  it('names the current limits', () => {
    const limits =
      /## Limits\n([\s\S]*?)\n## /.exec(templatesPage)?.[1]?.replaceAll(/\s+/g, ' ').replaceAll(',', '') ?? '';
    expect(limits).toContain(`${TEMPLATE_LIMITS.size.min} to ${TEMPLATE_LIMITS.size.max} mm`);
    expect(limits).toContain(`type ${TEMPLATE_LIMITS.type.min} to ${TEMPLATE_LIMITS.type.max} points`);
    for (const [maxCount, limitName] of [
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
      expect(limits).toContain(`${maxCount} ${limitName}`);
    }
  });
});

describe('schemas/card-template.schema.json', () => {
  it('matches the output of npm run schemas', () => {
    const schemaFile = new URL('../../../schemas/card-template.schema.json', import.meta.url);
    expect(readFileSync(schemaFile, 'utf8')).toBe(formatTemplateSchema(GAMES));
  });

  it('accepts our templates and rejects unknown keys and elements', () => {
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(createTemplateJsonSchema(GAMES));
    const ownTemplates = (['character', 'gimmick', 'marker'] as const).flatMap((cardSubject) =>
      listBuiltInTemplates(GAMES, cardSubject),
    );
    for (const template of [...ownTemplates, finishedTemplate])
      expect([template.id, validate(template)]).toEqual([template.id, true]);
    expect(validate({ ...finishedTemplate, onload: 'x' })).toBe(false);
    expect(validate({ ...finishedTemplate, front: [{ kind: 'script', box: [0, 0, 1, 1] }] })).toBe(false);
  });
});

describe('schemas/card-style.schema.json', () => {
  it('matches the output of npm run schemas and accepts the example style of the documentation', () => {
    const schemaFile = new URL('../../../schemas/card-style.schema.json', import.meta.url);
    expect(readFileSync(schemaFile, 'utf8')).toBe(formatStyleSchema());
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(createStyleJsonSchema());
    const example = exampleStyle();
    expect([validate(example), readStyle(example).ok]).toEqual([true, true]);
    expect(resolveStyle(GAMES, example as CardStyle, []).problems).toEqual([]);
    expect(validate({ ...example, front: [] })).toBe(false);
  });
});
