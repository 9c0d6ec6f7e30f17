import { describe, expect, it } from 'vitest';
import brasslung from '../../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import {
  DEFAULT_SELECTION,
  parsePrintSettings,
} from '../../../../../../src/renderer/features/print/options/print-settings.ts';
import { getSheetLanguage } from '../../../../../../src/renderer/features/print/options/sheet-language.ts';
import { type ImposedDeck, imposeDeck } from '../../../../../../src/renderer/features/print/pages/impose-deck.ts';
import { createPrintJob, listPrintKinds } from '../../../../../../src/renderer/features/print/print-subject.ts';
import { GAMES } from '../../../../../../src/shared/games/catalogue.ts';
import type { Character, Team } from '../../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { listPiecesWithTemplates } from '../../../../../../src/shared/print/deck/pieces.ts';
import {
  type CardInfo,
  type CardSelection,
  countCards,
  listPrintKeys,
  type SelectedCard,
  selectCards,
} from '../../../../../../src/shared/print/deck/selection.ts';
import { formatPreflightMessage } from '../../../../../../src/shared/print/preflight-messages.ts';
import { checkLegality } from '../../../../../../src/shared/print-job/check-print.ts';
import { chooseCards, choosePieces, listPieceTemplates } from '../../../../../../src/shared/print-job/choose-cards.ts';
import type { PiecePrintKind, PrintJob } from '../../../../../../src/shared/print-job/print-job.ts';
import type { Translate } from '../../../../../../src/shared/texts/translate.ts';
import { translate, translateToGerman } from '../../../../../support/texts.ts';

const TEST_HERO = brasslung as Character;
const TEST_TEAM: Team = {
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'night-shift',
  name: 'Night Shift',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members: [{ character: TEST_HERO.id }, { character: 'nobody' }],
};

const createJob = (printJob: Partial<PrintJob>): PrintJob => ({
  groups: [],
  characters: [],
  factions: [],
  language: 'en',
  ...printJob,
});

const listLegalityNotes = (printJob: PrintJob) => {
  const { printed, unknownMembers: unknown } = chooseCards(GAMES, printJob);
  const cardDeck = { printed, factions: printJob.factions, getPictures: () => new Map() };
  return checkLegality(translate, { gameCatalog: GAMES, job: printJob, deck: cardDeck, unknownMembers: unknown }).map(
    (finding) => ({
      ...finding,
      text: formatPreflightMessage(translate, GAMES, finding),
    }),
  );
};

const choosePiecesWithTemplates = async (printJob: PrintJob, printKind: PiecePrintKind) =>
  listPiecesWithTemplates(
    translate,
    GAMES,
    await choosePieces(GAMES, printJob, printKind),
    listPieceTemplates(GAMES, printJob, printKind),
  );

describe('the settings of the last print', () => {
  it('keep each valid part of the stored text and use defaults for the others', () => {
    const backCorrection = { x: 0.5, y: -80, degrees: 'none' };
    const customPaper = { width: 320, height: 3 };
    const imageSettings = { dpi: 1200, isOwn: 1, bleed: 21, sides: 'edges', shop: 'corner' };
    const storedSettings = {
      paper: 'letter',
      sides: 'sideways',
      bleed: 9,
      marks: 'none',
      margin: 3,
      gutter: -1,
      back: backCorrection,
      custom: customPaper,
      images: imageSettings,
      language: 'fr',
    };
    expect(parsePrintSettings(JSON.stringify(storedSettings))).toEqual({
      format: 'pdf',
      images: { dpi: 1200, isOwn: false, bleed: 3.175, sides: 'both', address: '', shop: undefined },
      paper: 'letter',
      custom: { width: 320, height: 297 },
      sides: 'long-edge',
      bleed: 0,
      gutter: null,
      margin: 3,
      marks: 'none',
      back: { x: 0.5, y: 0, degrees: 0 },
      tagged: false,
      isPdfX: false,
      sheetPaper: 'a4',
      output: 'one',
      roster: 'short',
      language: 'window',
      zoom: 'page',
    });
  });

  it('set the language of sheets to that of the window or a fixed one', () => {
    const getLanguage = (translate: Translate, language: string) =>
      getSheetLanguage(translate, parsePrintSettings(JSON.stringify({ language })));
    expect([getLanguage(translate, 'window'), getLanguage(translate, 'de'), getLanguage(translate, 'en')]).toEqual([
      'en',
      'de',
      'en',
    ]);
    expect([
      getLanguage(translateToGerman, 'window'),
      getLanguage(translateToGerman, 'de'),
      getLanguage(translateToGerman, 'en'),
    ]).toEqual(['de', 'de', 'en']);
  });

  it.each([null, '', '{', '[]', '7', 'null'])('equal the defaults when the stored text is %j', (storedSettings) => {
    expect(parsePrintSettings(storedSettings).paper).toBe('a4');
  });
});

describe('the print job', () => {
  it('offers a roster for a team only', () => {
    expect(listPrintKinds(GAMES, { kind: 'characters', characters: [TEST_HERO], name: '' })).not.toContain('roster');
    expect(listPrintKinds(GAMES, { kind: 'team', team: TEST_TEAM })).toContain('roster');
  });

  it('contains only those characters of the library that are members of the team', () => {
    const otherCharacters = [TEST_HERO, { ...TEST_HERO, id: 'other' }];
    expect(
      createPrintJob(translate, GAMES, { kind: 'team', team: TEST_TEAM }, otherCharacters, []).characters.map(
        (character) => character.id,
      ),
    ).toEqual([TEST_HERO.id]);
  });

  it('gets notes about illegal characters and missing members', () => {
    const illegal = { ...TEST_HERO, level: 11 };
    const illegalNotes = listLegalityNotes(createJob({ characters: [illegal] }));
    expect(illegalNotes.map((note) => note.severity)).toEqual(['error']);
    expect(illegalNotes[0]?.text).toContain(`${TEST_HERO.name} is illegal`);
    const notes = listLegalityNotes(createJob({ groups: [{ document: TEST_TEAM }], characters: [TEST_HERO] }));
    expect(notes.map((note) => note.text).join(' ')).toContain(
      'nobody, a member of Night Shift, is nowhere to be found',
    );
    expect(listLegalityNotes(createJob({ characters: [TEST_HERO] }))).toEqual([]);
  });
});

describe('the print preview', () => {
  const settings = parsePrintSettings(null);
  const createSelectedCards = (copies: number, cardWidth = 63): SelectedCard[] => [
    { card: 4, size: { width: cardWidth, height: 88 }, copies, hasBlankBack: false },
  ];
  const imposeSheets = (...parameters: Parameters<typeof imposeDeck>): ImposedDeck => {
    const preview = imposeDeck(...parameters);
    if ('problem' in preview) throw new Error(preview.problem);
    return preview;
  };

  it('shows each sheet with its back, and counts sheets of paper', () => {
    const preview = imposeSheets(createSelectedCards(10), settings);
    expect(preview.sides.map(({ side: sheetSide }) => sheetSide)).toEqual(['front', 'back', 'front', 'back']);
    expect([preview.sheetCount, preview.cardCount]).toEqual([2, 10]);
  });

  it('counts pages when every side is a page', () => {
    const preview = imposeSheets(createSelectedCards(3), { ...settings, paper: 'card' });
    expect([preview.sheetCount, preview.sides.length]).toEqual([6, 6]);
  });

  it('reports a card that is larger than the paper', () => {
    expect(imposeDeck(createSelectedCards(1, 500), settings)).toEqual({ problem: 'too-small', cardCount: 1 });
    const largeSettings = { ...settings, paper: 'custom', custom: { width: 600, height: 600 } } as const;
    expect(imposeSheets(createSelectedCards(1, 500), largeSettings).sheetCount).toBe(1);
  });

  it('imposes no more cards than one print can contain', () => {
    expect(imposeSheets(createSelectedCards(5000), settings).cardCount).toBe(5000);
    expect(imposeDeck(createSelectedCards(5001), settings)).toEqual({ problem: 'too-many', cardCount: 5001 });
  });
});

describe('the cards of a print', () => {
  const createCardInfo = (firstCardIndex: number, copies: number, isChanged: boolean, cardCount = 1): CardInfo => ({
    name: 'A',
    file: 'a',
    copies,
    size: { width: 63, height: 88 },
    firstCard: firstCardIndex,
    cardCount,
    key: { id: `c${firstCardIndex}`, key: 'k' },
    isChanged,
  });
  // The second card has three copies and a continuation card, so its cards have the indexes 1 and 2.
  const cardInfos = [createCardInfo(0, 1, false), createCardInfo(1, 3, true, 2), createCardInfo(3, 1, true)];
  const selectWith = (selection: Partial<CardSelection>) =>
    selectCards(cardInfos, { ...DEFAULT_SELECTION, ...selection }).map(({ card: cardIndex, copies }) => [
      cardIndex,
      copies,
    ]);

  it('include all cards with their continuations, as often as the team has them', () => {
    const allCards = [
      [0, 1],
      [1, 3],
      [2, 3],
      [3, 1],
    ];
    expect(selectWith({})).toEqual(allCards);
    expect(selectWith({ copies: 2 })).toEqual(allCards.map(([cardIndex, copies]) => [cardIndex, 2 * (copies ?? 0)]));
  });

  it('get their own number of copies, which may be zero', () => {
    expect(selectWith({ copies: 2, each: { 1: 0, 2: 5 } })).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });

  it('include only changed cards on request, and only these are remembered', () => {
    const selection = { ...DEFAULT_SELECTION, changedOnly: true, each: { 2: 0 } };
    expect(selectWith(selection)).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(listPrintKeys(cardInfos, selection).map(({ id: cardId }) => cardId)).toEqual(['c1']);
    expect(countCards(selectCards(cardInfos, selection))).toBe(6);
  });
});

describe('the parts of a print', () => {
  it('include Gimmick cards, tokens and markers for a team', () => {
    expect(listPrintKinds(GAMES, { kind: 'team', team: TEST_TEAM })).toEqual([
      'cards',
      'piece:gimmick',
      'piece:marker',
      'piece:legend',
      'roster',
      'reference',
    ]);
  });

  it('include tokens and markers for characters of a game without teams, with the templates of that game', async () => {
    const battletechUnit = { ...TEST_HERO, ruleset: 'battletech-kcw' };
    expect(listPrintKinds(GAMES, { kind: 'characters', characters: [battletechUnit], name: '' })).toEqual([
      'cards',
      'piece:marker',
      'reference',
    ]);
    expect(listPrintKinds(GAMES, { kind: 'characters', characters: [TEST_HERO], name: '' })).toEqual([
      'cards',
      'reference',
    ]);
    const printed = await choosePiecesWithTemplates(createJob({ characters: [battletechUnit] }), 'piece:marker');
    expect(new Set(printed.map(({ template }) => template.id))).toEqual(new Set(['bt-token']));
  });

  it('include the Gimmicks and markers of the team, each with its template', async () => {
    const chooseTeamPieces = (teamWithGimmick: Team, printKind: PiecePrintKind) =>
      choosePiecesWithTemplates(
        createJob({ groups: [{ document: teamWithGimmick }], characters: [TEST_HERO] }),
        printKind,
      );
    const teamWithGimmick = { ...TEST_TEAM, gimmicks: ['tag-team'] };
    expect(
      (await chooseTeamPieces(teamWithGimmick, 'piece:gimmick')).map(({ piece: printPiece, template }) => [
        printPiece.id,
        template.size.width,
      ]),
    ).toEqual([['tag-team', 44]]);
    expect(
      new Set((await chooseTeamPieces(teamWithGimmick, 'piece:marker')).map(({ template }) => template.id)),
    ).toEqual(new Set(['token', 'marker']));
    expect(await chooseTeamPieces(TEST_TEAM, 'piece:gimmick')).toEqual([]);
  });
});
