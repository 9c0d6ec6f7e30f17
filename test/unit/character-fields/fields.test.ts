/** Tests what a table of fields defines: completion, findings and fixes. The characters of these tests are carts. */
import { describe, expect, it } from 'vitest';
import { createCharacterSpec } from '../../../src/shared/character-fields/document-spec.ts';
import { type CharacterOf, ENTRY, type FieldTable, readNumber } from '../../../src/shared/character-fields/field.ts';
import { proposeFieldFixes } from '../../../src/shared/character-fields/fixes.ts';
import { createFieldMessages } from '../../../src/shared/character-fields/messages.ts';
import { createFieldRules, listFieldCodes } from '../../../src/shared/character-fields/rules.ts';
import type { Finding } from '../../../src/shared/rules/finding.ts';
import { runRules } from '../../../src/shared/rules/rule.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../../support/texts.ts';

const SIZES = [
  { id: 'small', printed: 'Small', label: 'Small' },
  { id: 'large', printed: 'Large', label: 'Large' },
];

const FIELDS = {
  wheels: { kind: 'int', heading: 'Wheels', label: 'Wheels', fact: 'T-1', usual: { min: 2, max: 12, multiple: 2 } },
  seats: {
    kind: 'int',
    heading: 'Seats',
    label: 'Seats',
    default: (cart) => readNumber(cart, 'wheels') / 2,
  },
  slope: { kind: 'integer', heading: 'Slope', label: 'Slope', optional: true },
  bell: { kind: 'flag', heading: 'Bell', label: 'Bell', default: false },
  size: { kind: 'word', heading: 'Size', label: 'Size', list: 'sizes', words: SIZES, fact: 'T-2', default: 'small' },
  lamp: {
    kind: 'group',
    heading: 'Lamp',
    label: 'Lamp',
    fields: { watts: { kind: 'int+', heading: 'Watts', label: 'Watts' } },
    optional: true,
  },
  tolls: {
    kind: 'numbers',
    heading: 'Toll',
    label: 'Toll',
    value: 'int',
    words: SIZES,
    fact: 'T-3',
    default: { small: 1, large: 2 },
  },
  goods: {
    kind: 'list',
    heading: 'Goods',
    label: 'Goods',
    entry: 'load',
    entryLabel: 'load',
    fact: 'T-4',
    default: [],
    item: { ...ENTRY, tons: { kind: 'inch', heading: 'Tons', label: 'Tons', fact: 'T-9', optional: true } },
  },
} as const satisfies FieldTable;
type Cart = CharacterOf<typeof FIELDS>;

const spec = createCharacterSpec({ ruleset: 'carts', fields: FIELDS, about: 'A cart.', blank: { wheels: 4 } });
const RULES = createFieldRules({ prefix: 'ct', fields: FIELDS, cite: (fact) => ({ source: 'Carts', fact }) });
const SENTENCES = createFieldMessages('ct');

const createCart = (changes: object = {}): Cart => ({ ...spec.createBlank('old-cart'), ...changes });
const listFindings = (changes: object) => runRules(RULES, { document: createCart(changes), options: {} });
const summarizeFindings = (changes: object) =>
  listFindings(changes).map(({ code, path: pointer, actual, required, cite }) => [
    code.slice('ct.character.'.length),
    pointer,
    actual,
    required,
    cite.fact,
  ]);

describe('completing a character', () => {
  it('fills in defaults, including computed ones, and drops fields that the table does not have', () => {
    expect(spec.complete(createCart({ goods: [{ name: 'Hay', weight: 3 }], tolls: { large: 5 }, horn: true }))).toEqual(
      {
        bell: false,
        concept: '',
        factions: [],
        format: 'rollcall.character',
        goods: [{ items: [], name: 'Hay', text: '' }],
        id: 'old-cart',
        name: '',
        nameMark: '~',
        ruleset: 'carts',
        seats: 2,
        size: 'small',
        tolls: { large: 5, small: 1 },
        version: 1,
        wheels: 4,
      },
    );
  });
});

describe('findings of field rules', () => {
  // The columns are the code, the path, the actual and the required value, and the fact.
  it('give the smallest allowed number for a number of the wrong type, at any depth', () => {
    expect(summarizeFindings({ wheels: 2.5, slope: 0.5, lamp: { watts: 0 }, tolls: { small: -1 } })).toEqual([
      ['number', '/wheels', 2.5, 0, 'T-1'],
      ['number', '/slope', 0.5, 'whole number', undefined],
      ['number', '/lamp/watts', 0, 1, undefined],
      ['number', '/tolls/small', -1, 0, 'T-3'],
    ]);
    expect(summarizeFindings({ goods: [{ name: 'Hay' }, { name: 'Oats', tons: 0.3 }] })).toEqual([
      ['number', '/goods/1/tons', 0.3, 0, 'T-4'],
    ]);
  });

  it('report a word that is not in its list', () => {
    expect(summarizeFindings({ size: 'huge', tolls: { huge: -1 } })).toEqual([
      ['vocabulary', '/size', 'huge', undefined, 'T-2'],
      ['vocabulary', '/tolls/huge', 'huge', undefined, 'T-3'],
    ]);
  });

  it('report the exceeded bound of an unusual number, and the multiple only between the bounds', () => {
    expect(summarizeFindings({ wheels: 1 })).toEqual([['limits', '/wheels', 1, 2, 'T-1']]);
    expect(summarizeFindings({ wheels: 13 })).toEqual([['limits', '/wheels', 13, 12, 'T-1']]);
    expect(summarizeFindings({ wheels: 7 })).toEqual([['limits', '/wheels', 7, 2, 'T-1']]);
    expect(summarizeFindings({ wheels: 12 })).toEqual([]);
    expect(summarizeFindings({ wheels: Number.POSITIVE_INFINITY })).toEqual([
      ['number', '/wheels', Number.POSITIVE_INFINITY, 0, 'T-1'],
    ]);
  });

  it('name the field in their messages', () => {
    const findings = listFindings({
      id: 'Old Cart',
      wheels: 7,
      slope: 0.5,
      size: 'huge',
      goods: [{ name: 'Hay', tons: -1 }],
    });
    expect(findings.map((finding) => SENTENCES[finding.code](translate, finding))).toEqual([
      'The id “Old Cart” should be 1 to 64 characters of a to z, 0 to 9 and hyphen.',
      'Slope is 0.5; it must be a whole number.',
      'Tons of load 1 is -1; it must be 0 or more, in quarters of an inch.',
      'Size: the rules know no “huge”.',
      'Wheels is 7, which is no multiple of 2. The rules set no limit; check that this is meant.',
    ]);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(listFieldCodes('ct')));
  });
});

it('proposeFieldFixes proposes the nearest valid number, the intended word or the removal of the word', () => {
  const proposeFixes = (code: string, path: string, actual: number | string, required?: number) =>
    proposeFieldFixes('ct', FIELDS, createCart(), {
      code: `ct.character.${code}`,
      path,
      actual,
      required,
    } as Finding).map(({ label, edits }) => [formatLateText(translate, label), edits]);
  expect(proposeFixes('number', '/goods/0/tons', 0.3)).toEqual([
    ['Set Tons to 0.25', [{ op: 'set', path: '/goods/0/tons', value: 0.25 }]],
  ]);
  expect(proposeFixes('number', '/wheels', 'Infinity')).toEqual([
    ['Set Wheels to 0', [{ op: 'set', path: '/wheels', value: 0 }]],
  ]);
  expect(proposeFixes('vocabulary', '/size', 'Smal')).toEqual([
    ['Change “Smal” to Small', [{ op: 'set', path: '/size', value: 'small' }]],
    ['Remove “Smal”', [{ op: 'remove', path: '/size' }]],
  ]);
  expect(proposeFixes('limits', '/wheels', 7, 2)).toEqual([
    ['Set Wheels to 8', [{ op: 'set', path: '/wheels', value: 8 }]],
  ]);
  expect(proposeFixes('limits', '/wheels', 13, 12)).toEqual([]);
});
