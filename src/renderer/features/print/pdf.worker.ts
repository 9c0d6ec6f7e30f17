/**
 * Makes PDFs beside the page: the layout engine of the sheets is WebAssembly, which only worker scripts may run, and a
 * thousand cards must not hold up typing. Asked to check first, it keeps the cards it has laid out for the PDF.
 */
import { cardFaction } from '../../../shared/card/bind.ts';
import { chooseTemplate } from '../../../shared/card/choose-template.ts';
import type { FontId } from '../../../shared/card/font-ids.ts';
import { type FontSet, loadFonts } from '../../../shared/card/fonts.ts';
import { layPieces } from '../../../shared/card/lay-pieces.ts';
import { allCards, type CardSides, layoutCard } from '../../../shared/card/layout-card.ts';
import { PRINT_DPI, pictureSource } from '../../../shared/card/pictures.ts';
import { templateCalled } from '../../../shared/card/sizes.ts';
import { builtInTemplates } from '../../../shared/card/templates.ts';
import { svgParts } from '../../../shared/card/to-svg.ts';
import { toMm } from '../../../shared/card/units.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { cardsPdf } from '../../../shared/print/cards-pdf.ts';
import { changedSince, printKey } from '../../../shared/print/changed.ts';
import { type PrintLabel, piecesLabel, printLabel } from '../../../shared/print/label.ts';
import { cardFindings, inPreflightOrder } from '../../../shared/print/preflight.ts';
import { testPagePdf } from '../../../shared/print/test-page.ts';
import { openPictures, type PrintPictures, preparePictures, withoutBroken } from '../../pictures/print-pictures.ts';
import { fetchFontFiles } from '../../platform/font-files.ts';
import { lastPrint } from '../../store/last-print.ts';
import { type CardInfo, deckOf } from './deck.ts';
import {
  type Answer,
  type CardSettings,
  type Choice,
  type Face,
  type FaceId,
  faceKey,
  type Make,
  type OnSheets,
  type Order,
  type Request,
} from './job.ts';
import { pieceSetOf, templatesOf } from './pieces.ts';
import { legalityOf } from './preflight.ts';
import { paperOf } from './settings.ts';
import { sheetJob } from './sheet-job.ts';
import { cardsOf } from './subject.ts';

interface Ready {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
  readonly pictures: PrintPictures;
  /** Id of the template for all, '' = as each says. */
  readonly wanted: string;
  /** Names of characters whose picture turned out broken when it was to be printed. */
  readonly lost: readonly string[];
  /** What was laid out so far. */
  readonly decks: Map<OnSheets, Deck>;
}

interface Deck {
  readonly cards: readonly CardSides[];
  readonly infos: readonly CardInfo[];
}

let ready: Ready | undefined;
let queue = Promise.resolve();

self.addEventListener('message', (event: MessageEvent<Request>) => {
  // One after the other: a PDF is asked for while the cards are still being checked.
  queue = queue.then(() => answer(event.data));
});

function say(message: Answer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

async function answer(request: Request): Promise<void> {
  try {
    switch (request.kind) {
      case 'check':
        return await check(request.order, request.template);
      case 'deck':
        return say({ kind: 'deck', what: request.what, cards: deckFor(checked(), request.what).infos });
      case 'draw':
        return say({ kind: 'drawn', faces: request.faces.map((face) => drawn(checked(), face)) });
      case 'make': {
        const bytes = await make(checked(), request.make);
        return say({ kind: 'made', bytes, lost: checked().lost }, [bytes.buffer]);
      }
    }
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function checked(): Ready {
  if (ready === undefined) throw new Error('Nothing was checked before it was to be printed.');
  return ready;
}

async function check(order: Order, wanted: string): Promise<void> {
  say({ kind: 'progress', progress: { stage: 'fonts' } });
  const files = await fetchFontFiles();
  const fonts = loadFonts(files);
  const characters = cardsOf(order).printed.map(({ character }) => character);
  const worn = new Set(characters.flatMap((character) => cardFaction(character, order.factions) ?? []));
  const pictures = await openPictures([...characters, ...worn]);
  ready = await laidOut({ order, files, fonts, pictures, wanted, lost: [] });
}

/** Lays out all cards with the pictures there are, and tells the page what came of it. */
async function laidOut(basis: Omit<Ready, 'decks'>): Promise<Ready> {
  const { order, fonts, pictures, wanted } = basis;
  const own = (order.templates ?? []).filter((template) => (template.of ?? 'character') === 'character');
  const templates = [...builtInTemplates(), ...own];
  const forAll = wanted === '' ? undefined : templateCalled(templates, wanted);
  const { printed } = cardsOf(order);
  const findings = legalityOf(order);
  const cards: CardSides[] = [];
  const infos: CardInfo[] = [];
  const last = await lastPrint();
  for (const [i, { character, copies, options }] of printed.entries()) {
    say({ kind: 'progress', progress: { stage: 'cards', done: i + 1, of: printed.length } });
    const { factions } = order;
    const chosen = chooseTemplate(character, templates, forAll);
    const { template } = chosen;
    const laid = layoutCard({ character, factions, options, template, fonts, pictures: pictures.book });
    findings.push(...cardFindings(character, laid.notes, chosen));
    const own = allCards(laid);
    const key = printKey({ character, factions, options, template, pictures: pictures.book });
    const changed = changedSince([key], last)[0] ?? true;
    const name = character.name || character.id;
    infos.push({ name, copies, size: template.size, first: cards.length, count: own.length, key, changed });
    cards.push(...own);
  }
  say({ kind: 'deck', what: 'cards', cards: infos });
  say({ kind: 'checked', findings: inPreflightOrder(findings) });
  return { ...basis, decks: new Map([['cards', { cards, infos }]]) };
}

/** The cards of one kind, laid out when they are first asked for. */
function deckFor({ order, fonts, decks }: Ready, what: OnSheets): Deck {
  const known = decks.get(what);
  if (known !== undefined || what === 'cards') return known ?? { cards: [], infos: [] };
  const cards: CardSides[] = [];
  const infos = layPieces(pieceSetOf(order, what), templatesOf(order, what), fonts).map((piece): CardInfo => {
    const own = allCards(piece);
    const [width, height] = [toMm(piece.front.width), toMm(piece.front.height)];
    const first = cards.length;
    cards.push(...own);
    const { name } = piece.piece;
    return { name, copies: piece.copies, size: { width, height }, first, count: own.length, changed: true };
  });
  const deck = { cards, infos };
  decks.set(what, deck);
  return deck;
}

/** Addresses of pictures for the page, by key; they go with the worker. */
const addresses = new Map<string, string>();

function drawn(at: Ready, face: FaceId): Face {
  const hrefOf = (key: string): string | undefined => {
    const known = addresses.get(key);
    const file = at.pictures.files.get(key)?.file;
    if (known !== undefined || file === undefined) return known;
    const made = URL.createObjectURL(file);
    addresses.set(key, made);
    return made;
  };
  const list = deckFor(at, face.what).cards[face.card]?.[face.side];
  if (list === undefined) return { ...face, svg: '', bleed: 0 };
  const { defs, body } = svgParts(list, at.fonts, { idPrefix: faceKey(face), hrefOf });
  return { ...face, svg: `<defs>${defs}</defs>${body}`, bleed: toMm(list.bleed) };
}

async function make(at: Ready, wanted: Make): Promise<Uint8Array> {
  switch (wanted.what) {
    case 'cards':
    case 'gimmicks':
    case 'markers':
      return makeCards(at, wanted.what, wanted.settings, wanted.choice);
    case 'roster':
    case 'reference': {
      say({ kind: 'progress', progress: { stage: 'pages' } });
      // The engine of the sheets is half of all code here, and who prints cards need not wait for it.
      const { sheetPdf } = await import('./sheet-pdf.ts');
      return sheetPdf(wanted.what, at, wanted.paper);
    }
    case 'test-page': {
      const { sides, back } = wanted.settings;
      const paper = paperOf(wanted.settings);
      return testPagePdf({ paper, sides, backAdjust: back, created: new Date() }, at.fonts);
    }
  }
}

async function makeCards(at: Ready, what: OnSheets, settings: CardSettings, choice: Choice): Promise<Uint8Array> {
  const { order, fonts, pictures } = at;
  const { cards, infos } = deckFor(at, what);
  say({ kind: 'progress', progress: { stage: 'writing' } });
  const printed = deckOf(infos, choice).map(({ card, copies }) => ({ ...(cards[card] as CardSides), copies }));
  const lists = printed.flatMap(({ front, back }) => [front, back]);
  const { pixels, broken } = await preparePictures(pictures, lists, PRINT_DPI);
  if (broken.length > 0) {
    ready = await laidOut({ ...at, pictures: withoutBroken(pictures, broken), lost: losersOf(at, broken) });
    return makeCards(ready, what, settings, choice);
  }
  const meta = { ...labelFor(order, what), created: new Date() };
  return cardsPdf({ ...sheetJob(settings), cards: printed, meta }, fonts, { pictures: pixels });
}

/** Whose cards show one of these pictures. */
function losersOf({ order, pictures, lost }: Ready, keys: readonly string[]): string[] {
  const isLost = (document: Character | Faction | undefined): boolean => {
    const held = pictures.book.get((document && pictureSource(document)) ?? '');
    return held !== undefined && 'key' in held && keys.includes(held.key);
  };
  const now = cardsOf(order)
    .printed.map(({ character }) => character)
    .filter((character) => isLost(character) || isLost(cardFaction(character, order.factions)));
  return [...lost, ...now.map(({ name, id }) => name || id)];
}

function labelFor(order: Order, what: OnSheets): PrintLabel {
  const { team } = order;
  if (what !== 'cards') {
    const { kind, ruleset } = pieceSetOf(order, what);
    return piecesLabel(kind, ruleset, team);
  }
  const characters = cardsOf(order).printed.map((p) => p.character);
  return printLabel(team === undefined ? [] : [team], characters);
}
