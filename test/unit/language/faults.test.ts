/**
 * Every kind of problem with cards, pictures, templates, archives and spreadsheets has a German sentence. The tables have an example of
 * each kind; their types make the compiler ask for an example of a new kind.
 */

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
import { translate, translateToGerman } from '../../support/texts.ts';

type CardFindings = { readonly [K in CardFinding['kind']]: readonly Extract<CardFinding, { kind: K }>[] };

const pointers = ['/name'];
const [template, pictureName] = ['Nacht', 'a.png'];
const CARD_FINDINGS: CardFindings = {
  overflow: [
    { kind: 'overflow', side: 'front', fields: [] },
    { kind: 'overflow', side: 'front', fields: ['/level'] },
    { kind: 'overflow', side: 'back', fields: pointers },
  ],
  'credit-line': [{ kind: 'credit-line', fields: ['/credits/copyright', '/credits/set'] }],
  continued: [{ kind: 'continued', fields: pointers }],
  'continuation-card': [
    { kind: 'continuation-card', cards: 1, fields: [] },
    { kind: 'continuation-card', cards: 2, fields: ['/name', '/level'] },
  ],
  'track-overflow': [{ kind: 'track-overflow', drawn: 3, total: Number.POSITIVE_INFINITY, fields: [] }],
  'missing-font': [{ kind: 'missing-font', template, font: 'X', fault: 'missing', instead: 'text' }],
  'broken-picture': [{ kind: 'broken-picture', template, picture: pictureName, problem: { kind: 'empty' } }],
  'coarse-picture': [{ kind: 'coarse-picture', template, picture: pictureName, dpi: 70 }],
  'missing-glyph': [{ kind: 'missing-glyph', characters: 'abcdefghijklmnop', fields: pointers }],
  'unknown-icon': [
    { kind: 'unknown-icon', written: ['{x}'], fields: pointers, known: [] },
    { kind: 'unknown-icon', written: ['{x}', '{y}'], fields: pointers, known: ['pow'] },
  ],
  'hidden-character': [{ kind: 'hidden-character', characters: '\u200b', fields: pointers }],
  'too-long': [{ kind: 'too-long', fields: pointers }],
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

type PictureProblems = { readonly [K in PictureProblem['kind']]: PictureProblem & { readonly kind: K } };
const pictureSize = { width: 9000, height: 9000 };
const PICTURE_PROBLEMS: PictureProblems = {
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
  'too-many-pixels': { kind: 'too-many-pixels', ...pictureSize, most: 1e6 },
  'too-long': { kind: 'too-long', ...pictureSize },
  'too-many-bytes': { kind: 'too-many-bytes', bytes: 1e9 },
};

const listCardFindings = (translate: Translate): string[] =>
  Object.values(CARD_FINDINGS).flatMap((findings) =>
    findings.map((finding) => formatCardFinding(translate, GAMES, finding)),
  );
const listPictureProblems = (translate: Translate): string[] =>
  Object.values(PICTURE_PROBLEMS).map((problem) => formatPictureProblem(translate, problem));
const listArchiveFaults = (translate: Translate): string[] =>
  ARCHIVE_FAULTS.map((faultKind) => formatArchiveFault(translate, { kind: faultKind, path: 'a.json', detail: '…' }));
const brokenTemplate = {
  format: 'rollcall.card-template',
  version: 1,
  id: 'Ä',
  size: { width: 'x', height: -1 },
  front: [{}],
  nix: 1,
};
const listTemplateFindings = (translate: Translate): string[] => {
  const readResult = readTemplateOrStyle(GAMES, brokenTemplate);
  return readResult.ok ? [] : readResult.problems.map((problem) => formatTemplateFinding(translate, problem));
};
const listParseErrors = () =>
  ['', '[]', '{"a":1,"a":2}', '{"format":', '\ufeff'].flatMap((fileText) => {
    const parseResult = parseBytes(GAMES, new TextEncoder().encode(fileText));
    return parseResult.ok ? [] : [parseResult.error];
  });
const POINTERS = [
  '/format',
  '/version',
  '/ruleset',
  '/members/1/copies',
  '/characters/0/traits/mind/dice',
  '/factions/0/name',
];
const listUnreadableDocuments = (translate: Translate): string[] =>
  GAMES.all.flatMap((game) =>
    [...listParseErrors(), ...POINTERS.map((path) => ({ path, expected: 'number' }))].map((error) =>
      formatUnreadable(translate, GAMES, error, game),
    ),
  );

const INVALID_LINKS = [
  'rollcall:2:AAAA.00000000',
  'rollcall:1:AAAA.00000000',
  `rollcall:1:${'A'.repeat(40_000)}.00000000`,
];
const listLinkErrors = (translate: Translate): string[] =>
  INVALID_LINKS.flatMap((linkText) => {
    const readResult = readLink(translate, linkText);
    return readResult === undefined || readResult.ok ? [] : [readResult.message];
  });
const FONT_PROBLEMS: { readonly [K in FontProblem['kind']]: FontProblem & { readonly kind: K } } = {
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
const listFontProblems = (translate: Translate): string[] =>
  Object.values(FONT_PROBLEMS).map((problem) => formatFontProblem(translate, problem));
const NAMES_BY_ENCOUNTER_CODE: Record<EncounterCode, string> = {
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
const listEncounterFindings = (translate: Translate): string[] =>
  Object.entries(NAMES_BY_ENCOUNTER_CODE).map(([findingCode, entryName]) =>
    formatEncounterFinding(translate, { code: findingCode as EncounterCode, path: '', name: entryName }),
  );
const character = (changes: object) => ({
  ...GAMES.find('supers-unlimited')?.documents['rollcall.character'].createBlank('a'),
  ...changes,
});
/** Lists what the parser expected in place of several wrong values. */
const listExpectations = (translate: Translate): string[] =>
  [
    {},
    { format: 'rollcall.team', version: 99 },
    character({ name: 4 }),
    character({ traits: [] }),
    character({ factions: {} }),
    character({ id: 'a'.repeat(2000) }),
  ].flatMap((value) => {
    const parseResult = parseValue(GAMES, value);
    return parseResult.ok ? [] : [formatExpected(translate, parseResult.error.expected)];
  });

describe.each([
  ['card findings', listCardFindings],
  ['picture problems', listPictureProblems],
  ['archive faults', listArchiveFaults],
  ['template findings', listTemplateFindings],
  ['unreadable documents', listUnreadableDocuments],
  ['invalid links', listLinkErrors],
  ['font problems', listFontProblems],
  ['encounter findings', listEncounterFindings],
  ['expectations of the parser', listExpectations],
] as const)('%s', (_caseName, listMessages) => {
  it('writes one German sentence for each English one', () => {
    const [english, german] = [listMessages(translate), listMessages(translateToGerman)];
    expect(german.length).toBeGreaterThan(2);
    expect(german).toHaveLength(english.length);
    expect(german.filter(isEnglish)).toEqual([]);
    expect(german.filter((message) => english.includes(message))).toEqual([]);
  });
});

it('unreadable spreadsheets have a German message', async () => {
  const oldOfficeFile = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const unclosedFile = new TextEncoder().encode('Name,Level\n"Mo,1\n');
  const longFile = new TextEncoder().encode(`Name\n${'x\n'.repeat(LIMITS.spreadsheetRows + 1)}`);
  for (const bytes of [oldOfficeFile, unclosedFile, longFile]) {
    const readResult = await readSpreadsheet(translateToGerman, LOADED_GAMES, bytes);
    expect(readResult.ok ? '' : readResult.message).toMatch(
      /^(Diese Datei ist ein altes Office-Dokument|Ein Anführungszeichen|Diese Tabelle hat .* Zeilen)/,
    );
  }
});
