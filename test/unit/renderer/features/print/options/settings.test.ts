import { describe, expect, it } from 'vitest';
import first from '../../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { FIRST_SELECTION, readSettings } from '../../../../../../src/renderer/features/print/options/settings.ts';
import { sheetLanguageOf } from '../../../../../../src/renderer/features/print/options/sheet-language.ts';
import { type Imposed, imposed } from '../../../../../../src/renderer/features/print/pages/sheets.ts';
import { printJobOf, printKindsOf } from '../../../../../../src/renderer/features/print/subject.ts';
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
import { t, tGerman } from '../../../../../support/texts.ts';

const HERO = first as Character;
const TEAM: Team = {
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'night-shift',
  name: 'Night Shift',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members: [{ character: HERO.id }, { character: 'nobody' }],
};

const jobOf = (job: Partial<PrintJob>): PrintJob => ({
  groups: [],
  characters: [],
  factions: [],
  language: 'en',
  ...job,
});

const legalityNotes = (job: PrintJob) => {
  const { printed, unknownMembers: unknown } = chooseCards(GAMES, job);
  const deck = { printed, factions: job.factions, getPictureBook: () => new Map() };
  return checkLegality(t, { gameCatalog: GAMES, job, deck, unknownMembers: unknown }).map((f) => ({
    ...f,
    text: formatPreflightMessage(t, GAMES, f),
  }));
};

const choosePiecesWithTemplates = async (job: PrintJob, what: PiecePrintKind) =>
  listPiecesWithTemplates(t, GAMES, await choosePieces(GAMES, job, what), listPieceTemplates(GAMES, job, what));

describe('what is remembered of the last print', () => {
  it('is taken when it makes sense, part by part', () => {
    const back = { x: 0.5, y: -80, degrees: 'none' };
    const custom = { width: 320, height: 3 };
    const images = { dpi: 1200, isOwn: 1, bleed: 21, sides: 'edges', shop: 'corner' };
    const stored = {
      paper: 'letter',
      sides: 'sideways',
      bleed: 9,
      marks: 'none',
      margin: 3,
      gutter: -1,
      back,
      custom,
      images,
      language: 'fr',
    };
    expect(readSettings(JSON.stringify(stored))).toEqual({
      format: 'pdf',
      images: { dpi: 1200, isOwn: false, bleed: 3.175, sides: 'both', shop: undefined },
      paper: 'letter',
      custom: { width: 320, height: 297 },
      sides: 'long-edge',
      bleed: 0,
      gutter: null,
      margin: 3,
      marks: 'none',
      back: { x: 0.5, y: 0, degrees: 0 },
      tagged: false,
      sheetPaper: 'a4',
      output: 'one',
      roster: 'short',
      language: 'window',
      zoom: 'page',
    });
  });

  it('lets sheets speak as the window does, or always the same', () => {
    const of = (translate: Translate, language: string) =>
      sheetLanguageOf(translate, readSettings(JSON.stringify({ language })));
    expect([of(t, 'window'), of(t, 'de'), of(t, 'en')]).toEqual(['en', 'de', 'en']);
    expect([of(tGerman, 'window'), of(tGerman, 'de'), of(tGerman, 'en')]).toEqual(['de', 'de', 'en']);
  });

  it.each([null, '', '{', '[]', '7', 'null'])('is as on the first print when it is %j', (stored) => {
    expect(readSettings(stored).paper).toBe('a4');
  });
});

describe('what is printed', () => {
  it('a roster needs a team', () => {
    expect(printKindsOf(GAMES, { kind: 'characters', characters: [HERO], name: '' })).not.toContain('roster');
    expect(printKindsOf(GAMES, { kind: 'team', team: TEAM })).toContain('roster');
  });

  it('of the library only the members of the team go to the worker', () => {
    const others = [HERO, { ...HERO, id: 'other' }];
    expect(printJobOf(t, { kind: 'team', team: TEAM }, others, []).characters.map((c) => c.id)).toEqual([HERO.id]);
  });

  it('says before printing what is illegal and who is missing', () => {
    const illegal = { ...HERO, level: 11 };
    const alone = legalityNotes(jobOf({ characters: [illegal] }));
    expect(alone.map((n) => n.severity)).toEqual(['error']);
    expect(alone[0]?.text).toContain(`${HERO.name} is illegal`);
    const notes = legalityNotes(jobOf({ groups: [{ document: TEAM }], characters: [HERO] }));
    expect(notes.map((n) => n.text).join(' ')).toContain('nobody, a member of Night Shift, is nowhere to be found');
    expect(legalityNotes(jobOf({ characters: [HERO] }))).toEqual([]);
  });
});

describe('the preview', () => {
  const settings = readSettings(null);
  const deck = (copies: number, width = 63): SelectedCard[] => [{ card: 4, size: { width, height: 88 }, copies }];
  const sheetsOf = (...of: Parameters<typeof imposed>): Imposed => {
    const preview = imposed(...of);
    if ('problem' in preview) throw new Error(preview.problem);
    return preview;
  };

  it('shows each sheet with its back, and counts sheets of paper', () => {
    const preview = sheetsOf(deck(10), settings);
    expect(preview.sides.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back']);
    expect([preview.count, preview.cards]).toEqual([2, 10]);
  });

  it('counts pages where every side is one', () => {
    const preview = sheetsOf(deck(3), { ...settings, paper: 'card' });
    expect([preview.count, preview.sides.length]).toEqual([6, 6]);
  });

  it('has nothing to show when the card is larger than the paper', () => {
    expect(imposed(deck(1, 500), settings)).toEqual({ problem: 'too-small', cards: 1 });
    const large = { ...settings, paper: 'custom', custom: { width: 600, height: 600 } } as const;
    expect(sheetsOf(deck(1, 500), large).count).toBe(1);
  });

  it('imposes no more cards than one print takes', () => {
    expect(sheetsOf(deck(5000), settings).cards).toBe(5000);
    expect(imposed(deck(5001), settings)).toEqual({ problem: 'too-many', cards: 5001 });
  });
});

describe('which cards, and how often', () => {
  const info = (first: number, copies: number, changed: boolean, count = 1): CardInfo => ({
    name: 'A',
    file: 'a',
    copies,
    size: { width: 63, height: 88 },
    firstCard: first,
    cardCount: count,
    key: { id: `c${first}`, key: 'k' },
    isChanged: changed,
  });
  const infos = [info(0, 1, false), info(1, 3, true, 2), info(3, 1, true)];
  const chosen = (choice: Partial<CardSelection>) =>
    selectCards(infos, { ...FIRST_SELECTION, ...choice }).map(({ card, copies }) => [card, copies]);

  it('are all, as often as the team has them, with the cards they continue on', () => {
    const all = [
      [0, 1],
      [1, 3],
      [2, 3],
      [3, 1],
    ];
    expect(chosen({})).toEqual(all);
    expect(chosen({ copies: 2 })).toEqual(all.map(([card, n]) => [card, 2 * (n ?? 0)]));
  });

  it('may be set for each, none included', () => {
    expect(chosen({ copies: 2, each: { 1: 0, 2: 5 } })).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });

  it('may be those that changed, and only these are remembered', () => {
    const choice = { ...FIRST_SELECTION, changedOnly: true, each: { 2: 0 } };
    expect(chosen(choice)).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(listPrintKeys(infos, choice).map(({ id }) => id)).toEqual(['c1']);
    expect(countCards(selectCards(infos, choice))).toBe(6);
  });
});

describe('Gimmick cards, tokens and markers', () => {
  it('are offered for a team', () => {
    expect(printKindsOf(GAMES, { kind: 'team', team: TEAM })).toEqual([
      'cards',
      'piece:gimmick',
      'piece:marker',
      'piece:legend',
      'roster',
      'reference',
    ]);
  });

  it('are offered with characters where the game has no teams, and are all of its own', async () => {
    const unit = { ...HERO, ruleset: 'battletech-kcw' };
    expect(printKindsOf(GAMES, { kind: 'characters', characters: [unit], name: '' })).toEqual([
      'cards',
      'piece:marker',
      'reference',
    ]);
    expect(printKindsOf(GAMES, { kind: 'characters', characters: [HERO], name: '' })).toEqual(['cards', 'reference']);
    const printed = await choosePiecesWithTemplates(jobOf({ characters: [unit] }), 'piece:marker');
    expect(new Set(printed.map(({ template }) => template.id))).toEqual(new Set(['bt-token']));
  });

  it('are those of the team, each in its size', async () => {
    const piecesOfTeam = (team: Team, what: PiecePrintKind) =>
      choosePiecesWithTemplates(jobOf({ groups: [{ document: team }], characters: [HERO] }), what);
    const team = { ...TEAM, gimmicks: ['tag-team'] };
    expect(
      (await piecesOfTeam(team, 'piece:gimmick')).map(({ piece, template }) => [piece.id, template.size.width]),
    ).toEqual([['tag-team', 44]]);
    expect(new Set((await piecesOfTeam(team, 'piece:marker')).map(({ template }) => template.id))).toEqual(
      new Set(['token', 'marker']),
    );
    expect(await piecesOfTeam(TEAM, 'piece:gimmick')).toEqual([]);
  });
});
