/** What is wrong with cards, pictures, templates, archives and tables, in German: every kind has its sentence. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import type { CardFinding } from '../../../src/shared/card/findings/card-finding.ts';
import { formatCardFinding } from '../../../src/shared/card/findings/finding-messages.ts';
import { formatPictureProblem, type PictureProblem } from '../../../src/shared/card/pictures/picture-messages.ts';
import { readTemplateOrStyle } from '../../../src/shared/card/style/read-style.ts';
import { formatTemplateFinding } from '../../../src/shared/card/template/check/finding-messages.ts';
import { formatExpected } from '../../../src/shared/document/expected-text.ts';
import { parseBytes, parseValue } from '../../../src/shared/document/parse.ts';
import { formatUnreadable } from '../../../src/shared/event-pack/report-messages.ts';
import { type FontProblem, formatFontProblem } from '../../../src/shared/font-file/font-problem.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { readLink } from '../../../src/shared/library/link.ts';
import { type EncounterCode, formatEncounterFinding } from '../../../src/shared/play/encounter/check-encounter.ts';
import { readSpreadsheet } from '../../../src/shared/spreadsheet/read-spreadsheet.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { ARCHIVE_FAULTS, formatArchiveFault } from '../../../src/shared/zip/archive-fault.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { isEnglish } from '../../support/language/english.ts';
import { t, tGerman } from '../../support/texts.ts';

type Notes = { readonly [K in CardFinding['kind']]: readonly Extract<CardFinding, { kind: K }>[] };

const fields = ['/name'];
const [template, picture] = ['Nacht', 'a.png'];
const NOTES: Notes = {
  overflow: [
    { kind: 'overflow', side: 'front', fields: [] },
    { kind: 'overflow', side: 'front', fields: ['/level'] },
    { kind: 'overflow', side: 'back', fields },
  ],
  continued: [{ kind: 'continued', fields }],
  'continuation-card': [
    { kind: 'continuation-card', cards: 1, fields: [] },
    { kind: 'continuation-card', cards: 2, fields: ['/name', '/level'] },
  ],
  'track-overflow': [{ kind: 'track-overflow', drawn: 3, total: Number.POSITIVE_INFINITY, fields: [] }],
  'missing-font': [{ kind: 'missing-font', template, font: 'X', fault: 'missing', instead: 'text' }],
  'broken-picture': [{ kind: 'broken-picture', template, picture, problem: { kind: 'empty' } }],
  'coarse-picture': [{ kind: 'coarse-picture', template, picture, dpi: 70 }],
  'missing-glyph': [{ kind: 'missing-glyph', characters: 'abcdefghijklmnop', fields }],
  'unknown-icon': [
    { kind: 'unknown-icon', written: ['{x}'], fields, known: [] },
    { kind: 'unknown-icon', written: ['{x}', '{y}'], fields, known: ['pow'] },
  ],
  'hidden-character': [{ kind: 'hidden-character', characters: '\u200b', fields }],
  'too-long': [{ kind: 'too-long', fields }],
  'missing-art': [{ kind: 'missing-art', instead: 'initial' }],
  'missing-faction': [{ kind: 'missing-faction', faction: 'x' }],
  'broken-art': [{ kind: 'broken-art', problem: { kind: 'empty' } }],
  'broken-symbol': [{ kind: 'broken-symbol', problem: { kind: 'empty' } }],
  'cut-drawing': [
    { kind: 'cut-drawing', drawing: 'art' },
    { kind: 'cut-drawing', drawing: 'symbol' },
  ],
  'simplified-art': [{ kind: 'simplified-art', reasons: ['text'] }],
  'low-resolution': [{ kind: 'low-resolution', dpi: 70 }],
  'safe-area': [{ kind: 'safe-area', fields: [] }],
  'unread-field': [{ kind: 'unread-field', template, fields: ['/a'], places: ['front[1]'], instead: ['/b'], more: 2 }],
  'misread-field': [{ kind: 'misread-field', template, use: 'each', field: '/a', place: 'front[1]' }],
  'unread-word': [
    { kind: 'unread-word', template, field: '/a', words: ['x'], places: ['1', '2', '3', '4'], known: ['y'] },
  ],
};

type Pictures = { readonly [K in PictureProblem['kind']]: PictureProblem & { readonly kind: K } };
const size = { width: 9000, height: 9000 };
const PICTURES: Pictures = {
  'bad-hash': { kind: 'bad-hash' },
  'bad-data': { kind: 'bad-data' },
  outside: { kind: 'outside' },
  svg: { kind: 'svg', problem: { kind: 'empty' } },
  foreign: { kind: 'foreign', file: { name: 'heicPicture', category: 'picture' } },
  'no-picture': { kind: 'no-picture' },
  ending: { kind: 'ending', path: 'notes.txt' },
  'not-in-library': { kind: 'not-in-library' },
  'not-read': { kind: 'not-read' },
  damaged: { kind: 'damaged' },
  empty: { kind: 'empty' },
  address: { kind: 'address', scheme: 'http' },
  missing: { kind: 'missing', path: 'a.png' },
  beside: { kind: 'beside', path: 'a.png' },
  unreadable: { kind: 'unreadable', path: 'a.png', reason: '…' },
  failed: { kind: 'failed', reason: (translate) => translate('pictureProblems.notRead') },
  'too-many-pixels': { kind: 'too-many-pixels', ...size, most: 1e6 },
  'too-long': { kind: 'too-long', ...size },
  'too-many-bytes': { kind: 'too-many-bytes', bytes: 1e9 },
};

const notes = (translate: Translate): string[] =>
  Object.values(NOTES).flatMap((all) => all.map((note) => formatCardFinding(translate, GAMES, note)));
const pictures = (translate: Translate): string[] =>
  Object.values(PICTURES).map((one) => formatPictureProblem(translate, one));
const archives = (translate: Translate): string[] =>
  ARCHIVE_FAULTS.map((kind) => formatArchiveFault(translate, { kind, path: 'a.json', detail: '…' }));
const broken = {
  format: 'rollcall.card-template',
  version: 1,
  id: 'Ä',
  size: { width: 'x', height: -1 },
  front: [{}],
  nix: 1,
};
const templates = (translate: Translate): string[] => {
  const read = readTemplateOrStyle(GAMES, broken);
  return read.ok ? [] : read.problems.map((problem) => formatTemplateFinding(translate, problem));
};
const files = () =>
  ['', '[]', '{"a":1,"a":2}', '{"format":', '\ufeff'].flatMap((text) => {
    const parsed = parseBytes(GAMES, new TextEncoder().encode(text));
    return parsed.ok ? [] : [parsed.error];
  });
const PLACES = [
  '/format',
  '/version',
  '/ruleset',
  '/members/1/copies',
  '/characters/0/traits/mind/dice',
  '/factions/0/name',
];
const lists = (translate: Translate): string[] =>
  GAMES.all.flatMap((game) =>
    [...files(), ...PLACES.map((path) => ({ path, expected: 'number' }))].map((error) =>
      formatUnreadable(translate, GAMES, error, game),
    ),
  );

const LINKS = ['rollcall:2:AAAA.00000000', 'rollcall:1:AAAA.00000000', `rollcall:1:${'A'.repeat(40_000)}.00000000`];
const links = (translate: Translate): string[] =>
  LINKS.flatMap((text) => {
    const read = readLink(translate, text);
    return read === undefined || read.ok ? [] : [read.message];
  });
const FONTS: { readonly [K in FontProblem['kind']]: FontProblem & { readonly kind: K } } = {
  'too-large': { kind: 'too-large' },
  'unpacks-too-large': { kind: 'unpacks-too-large' },
  'no-font': { kind: 'no-font' },
  'packed-collection': { kind: 'packed-collection' },
  broken: { kind: 'broken', part: { kind: 'tables' } },
  'no-outlines': { kind: 'no-outlines' },
  'variable-postscript': { kind: 'variable-postscript' },
  'no-letters': { kind: 'no-letters' },
  metrics: { kind: 'metrics' },
  'too-complex': { kind: 'too-complex' },
};
const fonts = (translate: Translate): string[] =>
  Object.values(FONTS).map((problem) => formatFontProblem(translate, problem));
const ENCOUNTERS: Record<EncounterCode, string> = {
  'encounter.id': 'Ö',
  'encounter.duplicate-id': 'a',
  'encounter.empty': '',
  'encounter.unknown-character': 'a',
  'encounter.ruleset': 'ssua',
  'encounter.character-illegal': '…',
  'encounter.number': 'x',
  'encounter.leader': 'a',
  'encounter.gimmick': 'a',
  'encounter.option': 'a',
};
const encounters = (translate: Translate): string[] =>
  Object.entries(ENCOUNTERS).map(([code, name]) =>
    formatEncounterFinding(translate, { code: code as EncounterCode, path: '', name }),
  );
const character = (changes: object) => ({
  ...GAMES.find('supers-unlimited')?.documents['rollcall.character'].createBlank('a'),
  ...changes,
});
/** What the parser expected, by what was wrong with the document. */
const expected = (translate: Translate): string[] =>
  [
    {},
    { format: 'rollcall.team', version: 99 },
    character({ name: 4 }),
    character({ traits: [] }),
    character({ factions: {} }),
    character({ id: 'a'.repeat(2000) }),
  ].flatMap((value) => {
    const parsed = parseValue(GAMES, value);
    return parsed.ok ? [] : [formatExpected(translate, parsed.error.expected)];
  });

describe.each([
  ['notes of a card', notes],
  ['pictures', pictures],
  ['archives', archives],
  ['templates', templates],
  ['documents', lists],
  ['links', links],
  ['fonts', fonts],
  ['encounters', encounters],
  ['what a parser expected', expected],
] as const)('%s', (_, all) => {
  it('are told in German, one sentence for each English one', () => {
    const [english, german] = [all(t), all(tGerman)];
    expect(german.length).toBeGreaterThan(2);
    expect(german).toHaveLength(english.length);
    expect(german.filter(isEnglish)).toEqual([]);
    expect(german.filter((text) => english.includes(text))).toEqual([]);
  });
});

it('tables that cannot be read say so in German', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const open = new TextEncoder().encode('Name,Level\n"Mo,1\n');
  const long = new TextEncoder().encode(`Name\n${'x\n'.repeat(LIMITS.spreadsheetRows + 1)}`);
  for (const bytes of [old, open, long]) {
    const read = await readSpreadsheet(tGerman, LOADED_GAMES, bytes);
    expect(read.ok ? '' : read.message).toMatch(
      /^(Diese Datei ist ein altes Office-Dokument|Ein Anführungszeichen|Diese Tabelle hat .* Zeilen)/,
    );
  }
});
