/**
 * Tests that Rollcall reads, judges, prints and plays an added game that only its own folder describes: the Tin Parade. A band has 1 to 8
 * horns (`brass`), two drums for each horn by default, and a pace. Bands march in turn, as many paces as two dice show, until one of them
 * has marched 20 paces and is home.
 */

import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { createJsonSchema } from '../../../src/shared/document/json-schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { truncateLog } from '../../../src/shared/play/log/log.ts';
import { resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { getPageSize } from '../../../src/shared/sheet/kit/paper.ts';
import { fitReference } from '../../../src/shared/sheet/reference/reference-fit.ts';
import { createLineUp } from '../../../src/shared/sheet/roster/create-line-up.ts';
import { listTexts } from '../../support/cards/cards.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { GAMES_AND_PARADE as GAMES } from '../../support/games.ts';
import { createEncounter, replayNormalized } from '../../support/play/encounter.ts';
import { translate } from '../../support/texts.ts';
import { getTestFonts } from '../../unit/card/support.ts';
import bandCard from './band.card.json' with { type: 'json' };
import type { Band } from './character.ts';

const createBand = (overrides: object = {}) => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'tin-parade',
  id: 'low-street',
  name: 'Low Street Band',
  brass: 4,
  pace: 'brisk',
  ...overrides,
});

const parseCharacter = (document: unknown): Character => {
  const parsed = parseValue(GAMES, document);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
};

const listFindings = (document: unknown, options = {}) =>
  judge(GAMES, parseCharacter(document), { options: [options] }).findings.map(({ code, path, actual }) => [
    code,
    path,
    actual,
  ]);

describe('reading a document of an added game', () => {
  it('uses the schema of the game that the document names', () => {
    expect(parseCharacter(createBand())).toEqual(createBand());
    expect(parseValue(GAMES, { ...createBand(), brass: '4' })).toEqual({
      ok: false,
      error: { path: '/brass', expected: 'number' },
    });
    expect(parseValue(GAMES, createBand({ pace: undefined }))).toMatchObject({
      error: { path: '/pace', expected: 'string' },
    });
  });

  it('lists the known games when a document names an unknown one', () => {
    const parseResult = parseValue(GAMES, createBand({ ruleset: 'chess' }));
    expect(parseResult).toMatchObject({
      error: { path: '/ruleset', expected: expect.stringMatching(/^supers-unlimited or .*tin-parade$/) },
    });
  });

  it('rejects a team of a game without teams', () => {
    const team = { format: 'rollcall.team', version: 1, ruleset: 'tin-parade', id: 'x', name: '', members: [] };
    expect(parseValue(GAMES, team)).toEqual({ ok: false, error: { path: '/ruleset', expected: 'supers-unlimited' } });
  });
});

describe('judging a document of an added game', () => {
  it('reports findings with code, path, message and citation', () => {
    const { findings, verdict, rules } = judge(GAMES, parseCharacter(createBand({ brass: 0, pace: 'backwards' })));
    expect({ verdict, rules }).toEqual({ verdict: 'illegal', rules: 'The Tin Parade 1' });
    expect(findings).toEqual([
      {
        code: 'tp.brass',
        severity: 'error',
        path: '/brass',
        subjects: ['low-street'],
        actual: 0,
        required: 1,
        message: 'The band has 0 horns; 1 would do.',
        cite: { source: 'The Tin Parade', chapter: 1, heading: 'Bands', fact: 'T-1' },
      },
      expect.objectContaining({ code: 'tp.pace', path: '/pace', actual: 'backwards' }),
    ]);
  });

  it('applies the house rules of the game and ignores those of others', () => {
    expect(listFindings(createBand({ brass: 9 }))).toEqual([['tp.brass', '/brass', 9]]);
    expect(listFindings(createBand({ brass: 9 }), { 'tp.mostBrass': 10, 'su.spray': 'off' })).toEqual([]);
    expect(resolveDocumentOptions(GAMES, parseCharacter(createBand()))).toEqual({ 'tp.mostBrass': 8 });
  });

  it('reports keys that seem misspelled', () => {
    expect(listFindings(createBand({ tune: [] }))).toEqual([['document.unknown-key', '/tune', 'tune']]);
  });

  it('ignores defaults, art and notes in the fingerprint', () => {
    const plainFingerprint = computeFingerprint(GAMES, parseCharacter(createBand()));
    expect(
      computeFingerprint(GAMES, parseCharacter(createBand({ drums: 8, concept: '', notes: 'Loud.', art: {} }))),
    ).toBe(plainFingerprint);
    expect(computeFingerprint(GAMES, parseCharacter(createBand({ drums: 7 })))).not.toBe(plainFingerprint);
  });
});

it('prints fields, derived values and vocabulary labels on a card of an added game', () => {
  const template = readTemplate(GAMES, bandCard);
  if (!template.ok) throw new Error(JSON.stringify(template.problems));
  const character = parseCharacter(createBand({ tunes: [{ name: 'Tin Roof', text: 'Loud.' }] }));
  const layout = layoutCard(GAMES, { character, factions: [], template: template.template, fonts: getTestFonts() });
  expect(layout.findings).toEqual([{ kind: 'missing-art', instead: 'initial' }]);
  // The name, the initial in place of art, the horns and drums, the pace, and the tune.
  expect(listTexts(layout.front).join(' ').split(/\s+/)).toEqual(
    'Low Street Band L 4 8 Brisk Tin Roof Loud.'.split(' '),
  );
});

it('draws only the icons of the added game in its texts', () => {
  const tuneEntries = [
    { name: 'A', text: '{2 brass}' },
    { name: 'B', text: '{fight}' },
  ];
  const flowElement = {
    kind: 'flow',
    box: [4, 38, 55.5, 20],
    gap: 2,
    sectionGap: 2,
    sections: [{ each: '/character/tunes', spans: [{ style: 'text', value: { item: '/text' } }] }],
  };
  const template = readTemplate(GAMES, { ...bandCard, front: [flowElement], back: [] });
  if (!template.ok) throw new Error(JSON.stringify(template.problems));
  const character = parseCharacter(createBand({ tunes: tuneEntries }));
  const layout = layoutCard(GAMES, { character, factions: [], template: template.template, fonts: getTestFonts() });
  expect(listTexts(layout.front)).toEqual(['2', ' Horns', '{fight}']);
  expect(layout.findings.map((cardFinding) => formatCardFinding(translate, GAMES, cardFinding))).toEqual([
    expect.stringMatching(/^\{fight\} is no icon .*; icons are brass$/),
  ]);
});

describe('playing an added game', () => {
  const createParade = (eventLog: readonly object[]) =>
    createEncounter(
      'tin-parade',
      {
        sides: { east: ['low-street'], west: ['high-street'] },
        characters: {
          'low-street': createBand(),
          'high-street': createBand({ id: 'high-street', name: 'High Street Band', brass: 2 }),
        },
        log: eventLog as never,
      },
      GAMES,
    );
  const createMarch = (modelId: string, ...diceFaces: number[]) => ({ kind: 'march', model: modelId, dice: diceFaces });

  it('replays a log with refusals, and gives the state at an earlier step', () => {
    const encounter = createParade([
      createMarch('low-street', 6, 5),
      createMarch('low-street', 1, 1),
      createMarch('high-street', 7, 1),
    ]);
    expect(replayNormalized(encounter, {}, GAMES)).toMatchObject({
      accepted: 1,
      findings: [
        { code: 'order.turn', path: '/log/1', subjects: ['low-street'], fact: 'T-2' },
        { code: 'order.dice', path: '/log/2', actual: 7, required: '1 to 6' },
      ],
      state: { active: 'high-street', models: { 'low-street': { paces: 11 } } },
    });
    expect(replayNormalized(truncateLog(encounter, 0), {}, GAMES).state).toMatchObject({
      active: 'low-street',
      turn: 1,
    });
  });

  it('ends when a band is home, and then accepts only notes', () => {
    const eventLog = [
      createMarch('low-street', 6, 6),
      createMarch('high-street', 1, 1),
      createMarch('low-street', 6, 6),
    ];
    const { findings, state } = replayNormalized(
      createParade([...eventLog, createMarch('high-street', 1, 1), { kind: 'note', text: 'Home.' }]),
      {},
      GAMES,
    );
    expect(findings).toMatchObject([{ code: 'order.over', path: '/log/3' }]);
    expect(state).toMatchObject({ phase: 'over' });
  });

  it('prints a line-up of both sides', () => {
    const { members, columns } = createLineUp(translate, GAMES, createParade([]));
    expect(columns.map(({ head }) => head)).toEqual(['Horns', 'Drums']);
    expect(members.map(({ name, group, cells }) => [group, name, cells])).toEqual([
      ['east', 'Low Street Band', ['4', '8']],
      ['west', 'High Street Band', ['2', '4']],
    ]);
  });
});

it('cuts the quick reference of an added game down to the bands in the group', () => {
  const quickReference = GAMES.find('tin-parade')?.reference?.(
    translate,
    { 'tp.mostBrass': 8 },
    {
      name: 'Sunday',
      members: [parseCharacter(createBand()) as Band],
    },
  );
  if (!quickReference) throw new Error('no reference');
  const footerHeight = 13; // In points.
  const { pages } = fitReference(quickReference, getPageSize('a4', 'landscape'), footerHeight, getTestFonts());
  const sections = pages.flatMap((page) => page.columns.flat()).map(({ title }) => title);
  expect(sections).toEqual(['A TURN', 'BANDS']);
});

it('validates documents of every game with one JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validateSchema = ajv.compile(createJsonSchema(GAMES, 'rollcall.character'));
  for (const validDocument of [createBand(), readBaseCharacter()])
    expect([validateSchema(validDocument), validateSchema.errors]).toEqual([true, null]);
  for (const wrongDocument of [
    createBand({ brass: '4' }),
    createBand({ ruleset: 'chess' }),
    { ...readBaseCharacter(), ruleset: 'tin-parade' },
  ]) {
    expect(validateSchema(wrongDocument)).toBe(false);
  }
  expect(createJsonSchema(GAMES, 'rollcall.team').$defs).not.toHaveProperty('tin-parade');
});
