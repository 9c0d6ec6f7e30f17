/** A game that Rollcall was not written for passes through every door, described by its own folder alone. */

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
import { textOfList } from '../../support/cards/cards.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { GAMES_AND_PARADE as GAMES } from '../../support/games.ts';
import { encounterOf, normal } from '../../support/play/encounter.ts';
import { t } from '../../support/texts.ts';
import { testFonts } from '../../unit/card/support.ts';
import bandCard from './band.card.json' with { type: 'json' };
import type { Band } from './character.ts';

const band = (more: object = {}) => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'tin-parade',
  id: 'low-street',
  name: 'Low Street Band',
  brass: 4,
  pace: 'brisk',
  ...more,
});

const read = (value: unknown): Character => {
  const parsed = parseValue(GAMES, value);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.expected}`);
  return parsed.document as Character;
};

const codes = (value: unknown, options = {}) =>
  judge(GAMES, read(value), { options: [options] }).findings.map(({ code, path, actual }) => [code, path, actual]);

describe('reading', () => {
  it('asks the schema of the game that the document names', () => {
    expect(read(band())).toEqual(band());
    expect(parseValue(GAMES, { ...band(), brass: '4' })).toEqual({
      ok: false,
      error: { path: '/brass', expected: 'number' },
    });
    expect(parseValue(GAMES, band({ pace: undefined }))).toMatchObject({
      error: { path: '/pace', expected: 'string' },
    });
  });

  it('names the games there are where a document names another', () => {
    const refused = parseValue(GAMES, band({ ruleset: 'chess' }));
    expect(refused).toMatchObject({
      error: { path: '/ruleset', expected: expect.stringMatching(/^supers-unlimited or .*tin-parade$/) },
    });
  });

  it('knows no team of a game without teams', () => {
    const team = { format: 'rollcall.team', version: 1, ruleset: 'tin-parade', id: 'x', name: '', members: [] };
    expect(parseValue(GAMES, team)).toEqual({ ok: false, error: { path: '/ruleset', expected: 'supers-unlimited' } });
  });
});

describe('judging', () => {
  it('gives findings with code, place, message and citation', () => {
    const { findings, verdict, rules } = judge(GAMES, read(band({ brass: 0, pace: 'backwards' })));
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

  it('follows the house rules of the game, and passes over those of others', () => {
    expect(codes(band({ brass: 9 }))).toEqual([['tp.brass', '/brass', 9]]);
    expect(codes(band({ brass: 9 }), { 'tp.mostBrass': 10, 'su.spray': 'off' })).toEqual([]);
    expect(resolveDocumentOptions(GAMES, read(band()))).toEqual({ 'tp.mostBrass': 8 });
  });

  it('finds keys that seem misspelt', () => {
    expect(codes(band({ tune: [] }))).toEqual([['document.unknown-key', '/tune', 'tune']]);
  });

  it('has a fingerprint that defaults, art and notes do not change', () => {
    const plain = computeFingerprint(GAMES, read(band()));
    expect(computeFingerprint(GAMES, read(band({ drums: 8, concept: '', notes: 'Loud.', art: {} })))).toBe(plain);
    expect(computeFingerprint(GAMES, read(band({ drums: 7 })))).not.toBe(plain);
  });
});

it('its cards show its fields, what follows from them, and its words', () => {
  const template = readTemplate(GAMES, bandCard);
  if (!template.ok) throw new Error(JSON.stringify(template.problems));
  const character = read(band({ tunes: [{ name: 'Tin Roof', text: 'Loud.' }] }));
  const layout = layoutCard(GAMES, { character, factions: [], template: template.template, fonts: testFonts() });
  expect(layout.findings).toEqual([{ kind: 'missing-art', instead: 'initial' }]);
  expect(textOfList(layout.front).join(' ').split(/\s+/)).toEqual(
    'Low Street Band L 4 8 Brisk Tin Roof Loud.'.split(' '),
  );
});

it('its texts know its icons and no others', () => {
  const entries = [
    { name: 'A', text: '{2 brass}' },
    { name: 'B', text: '{fight}' },
  ];
  const flow = {
    kind: 'flow',
    box: [4, 38, 55.5, 20],
    gap: 2,
    sectionGap: 2,
    sections: [{ each: '/character/tunes', spans: [{ style: 'text', value: { item: '/text' } }] }],
  };
  const template = readTemplate(GAMES, { ...bandCard, front: [flow], back: [] });
  if (!template.ok) throw new Error(JSON.stringify(template.problems));
  const character = read(band({ tunes: entries }));
  const layout = layoutCard(GAMES, { character, factions: [], template: template.template, fonts: testFonts() });
  expect(textOfList(layout.front)).toEqual(['2', ' Horns', '{fight}']);
  expect(layout.findings.map((note) => formatCardFinding(t, GAMES, note))).toEqual([
    expect.stringMatching(/^\{fight\} is no icon .*; icons are brass$/),
  ]);
});

describe('playing', () => {
  const parade = (log: readonly object[]) =>
    encounterOf(
      'tin-parade',
      {
        sides: { east: ['low-street'], west: ['high-street'] },
        characters: {
          'low-street': band(),
          'high-street': band({ id: 'high-street', name: 'High Street Band', brass: 2 }),
        },
        log: log as never,
      },
      GAMES,
    );
  const march = (model: string, ...dice: number[]) => ({ kind: 'march', model, dice });

  it('replays a log, refuses what is not allowed, and cuts give the states before', () => {
    const encounter = parade([march('low-street', 6, 5), march('low-street', 1, 1), march('high-street', 7, 1)]);
    expect(normal(encounter, {}, GAMES)).toMatchObject({
      accepted: 1,
      findings: [
        { code: 'order.turn', path: '/log/1', subjects: ['low-street'], fact: 'T-2' },
        { code: 'order.dice', path: '/log/2', actual: 7, required: '1 to 6' },
      ],
      state: { active: 'high-street', models: { 'low-street': { paces: 11 } } },
    });
    expect(normal(truncateLog(encounter, 0), {}, GAMES).state).toMatchObject({ active: 'low-street', turn: 1 });
  });

  it('is over when a band is home, and takes notes only', () => {
    const log = [march('low-street', 6, 6), march('high-street', 1, 1), march('low-street', 6, 6)];
    const { findings, state } = normal(
      parade([...log, march('high-street', 1, 1), { kind: 'note', text: 'Home.' }]),
      {},
      GAMES,
    );
    expect(findings).toMatchObject([{ code: 'order.over', path: '/log/3' }]);
    expect(state).toMatchObject({ phase: 'over' });
  });

  it('prints a line-up of both sides', () => {
    const { members, columns } = createLineUp(t, GAMES, parade([]));
    expect(columns.map(({ head }) => head)).toEqual(['Horns', 'Drums']);
    expect(members.map(({ name, group, cells }) => [group, name, cells])).toEqual([
      ['east', 'Low Street Band', ['4', '8']],
      ['west', 'High Street Band', ['2', '4']],
    ]);
  });
});

it('its quick reference is cut down to the bands that march', () => {
  const data = GAMES.find('tin-parade')?.reference?.(
    t,
    { 'tp.mostBrass': 8 },
    {
      name: 'Sunday',
      members: [read(band()) as Band],
    },
  );
  if (!data) throw new Error('no reference');
  const { pages } = fitReference(data, getPageSize('a4', 'landscape'), 13, testFonts());
  const sections = pages.flatMap((page) => page.columns.flat()).map(({ title }) => title);
  expect(sections).toEqual(['A TURN', 'BANDS']);
});

it('one JSON Schema says what the documents of each game are', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = ajv.compile(createJsonSchema(GAMES, 'rollcall.character'));
  for (const good of [band(), baseCharacter()]) expect([fits(good), fits.errors]).toEqual([true, null]);
  for (const bad of [band({ brass: '4' }), band({ ruleset: 'chess' }), { ...baseCharacter(), ruleset: 'tin-parade' }]) {
    expect(fits(bad)).toBe(false);
  }
  expect(createJsonSchema(GAMES, 'rollcall.team').$defs).not.toHaveProperty('tin-parade');
});
