/**
 * Makes PDFs beside the page: the layout engine of the sheets is WebAssembly, which only worker scripts may run, and a
 * thousand cards must not hold up typing. Asked to check first, it keeps the cards it has laid out for the PDF.
 */
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { cardFaction } from '../../../shared/card/bind.ts';
import { chooseTemplate } from '../../../shared/card/choose-template.ts';
import type { FontId } from '../../../shared/card/font-ids.ts';
import { type FontSet, loadFonts } from '../../../shared/card/fonts.ts';
import { layPieces } from '../../../shared/card/lay-pieces.ts';
import { allCards, layoutCard } from '../../../shared/card/layout-card.ts';
import { PRINT_DPI } from '../../../shared/card/pictures.ts';
import { builtInTemplates } from '../../../shared/card/templates.ts';
import { cardsPdf, type PrintedCard } from '../../../shared/print/cards-pdf.ts';
import { piecesLabel, printLabel } from '../../../shared/print/label.ts';
import { cardFindings } from '../../../shared/print/preflight.ts';
import { defaultOptions, resolveOptions } from '../../../shared/rulesets/supers-unlimited/options.ts';
import { teamUse } from '../../../shared/rulesets/supers-unlimited/reference/use.ts';
import { referenceFor } from '../../../shared/rulesets/supers-unlimited/reference.ts';
import { readyFonts } from '../../../shared/sheet/fonts.ts';
import type { SheetPaper } from '../../../shared/sheet/paper.ts';
import { ReferenceSheet } from '../../../shared/sheet/reference-sheet.tsx';
import { rosterOf } from '../../../shared/sheet/roster-of-team.ts';
import { RosterSheet } from '../../../shared/sheet/roster-sheet.tsx';
import { sealSheet } from '../../../shared/sheet/seal.ts';
import { VERSION } from '../../../shared/version.ts';
import { openPictures, type PrintPictures, preparePictures } from '../../pictures/print-pictures.ts';
import { fetchFontFiles } from '../../platform/font-files.ts';
import type { Answer, CardSettings, Make, Order, PrintNote, Request } from './job.ts';
import { pieceSetOf, templatesOf } from './pieces.ts';
import { legalityOf, printNotes } from './preflight.ts';
import { cardsOf } from './subject.ts';

interface Ready {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
  readonly cards: readonly PrintedCard[];
  readonly pictures: PrintPictures;
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
    if (request.kind === 'check') say({ kind: 'checked', notes: await check(request.order) });
    else {
      const bytes = await make(request.make);
      say({ kind: 'made', bytes }, [bytes.buffer]);
    }
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function check(order: Order): Promise<PrintNote[]> {
  say({ kind: 'progress', progress: { stage: 'fonts' } });
  const files = await fetchFontFiles();
  const fonts = loadFonts(files);
  const { printed } = cardsOf(order);
  const findings = legalityOf(order);
  const cards: PrintedCard[] = [];
  let done = 0;
  const characters = printed.map((p) => p.character);
  const worn = new Set(characters.flatMap((character) => cardFaction(character, order.factions) ?? []));
  const pictures = await openPictures([...characters, ...worn]);
  for (const { character, copies, options } of printed) {
    say({ kind: 'progress', progress: { stage: 'cards', done: done + 1, of: printed.length } });
    const chosen = chooseTemplate(character, builtInTemplates());
    const { template } = chosen;
    const laid = layoutCard({ character, factions: order.factions, options, template, fonts, pictures: pictures.book });
    findings.push(...cardFindings(character, laid.notes, chosen));
    done += 1;
    cards.push(...allCards(laid).map(({ front, back }) => ({ front, back, copies })));
  }
  ready = { order, files, fonts, cards, pictures };
  return printNotes(findings);
}

async function make(wanted: Make): Promise<Uint8Array> {
  if (ready === undefined) throw new Error('Nothing was checked before it was to be printed.');
  switch (wanted.what) {
    case 'cards':
      return makeCards(ready, wanted.settings);
    case 'gimmicks':
    case 'markers':
      return makePieces(ready, wanted.what, wanted.settings);
    case 'roster':
      return makeRoster(ready, wanted.paper);
    case 'reference':
      return makeReference(ready, wanted.paper);
  }
}

async function makeCards({ order, fonts, cards, pictures }: Ready, settings: CardSettings): Promise<Uint8Array> {
  const { paper, sides, marks, bleed, copies } = settings;
  say({ kind: 'progress', progress: { stage: 'writing' } });
  const characters = cardsOf(order).printed.map((p) => p.character);
  const meta = { ...printLabel(order.team === undefined ? [] : [order.team], characters), created: new Date() };
  const times = cards.map((card) => ({ ...card, copies: (card.copies ?? 1) * copies }));
  const lists = cards.flatMap(({ front, back }) => [front, back]);
  const pixels = await preparePictures(pictures, lists, PRINT_DPI);
  return cardsPdf({ cards: times, paper, sides, marks, bleedMm: bleed, meta }, fonts, pixels);
}

function makePieces(
  { order, fonts }: Ready,
  what: 'gimmicks' | 'markers',
  { bleed: bleedMm, copies, ...job }: CardSettings,
): Promise<Uint8Array> {
  const set = pieceSetOf(order, what);
  const laid = layPieces(set, templatesOf(what), fonts);
  say({ kind: 'progress', progress: { stage: 'writing' } });
  const cards = laid.flatMap((piece) => allCards(piece).map((card) => ({ ...card, copies: piece.copies * copies })));
  const meta = { ...piecesLabel(set.kind, set.ruleset, order.team), created: new Date() };
  return cardsPdf({ ...job, cards, bleedMm, meta }, fonts);
}

function makeRoster(at: Ready, paper: SheetPaper): Promise<Uint8Array> {
  const { team, characters, factions } = at.order;
  if (team === undefined) throw new Error('A roster needs a team.');
  const data = rosterOf(team, { characters, factions });
  return sheet(at, RosterSheet({ data, fonts: at.fonts, paper, version: VERSION }));
}

function makeReference(at: Ready, paper: SheetPaper): Promise<Uint8Array> {
  const { team } = at.order;
  const members = cardsOf(at.order).printed.map((p) => p.character);
  const reference =
    team === undefined
      ? referenceFor({ options: defaultOptions })
      : referenceFor({ options: resolveOptions(team.options), use: teamUse(team.name, members, team.gimmicks) });
  return sheet(at, ReferenceSheet({ reference, fonts: at.fonts, paper, version: VERSION }));
}

async function sheet({ files }: Ready, document: ReactElement<DocumentProps>): Promise<Uint8Array> {
  say({ kind: 'progress', progress: { stage: 'pages' } });
  await readyFonts(files);
  const blob = await pdf(document).toBlob();
  say({ kind: 'progress', progress: { stage: 'writing' } });
  return sealSheet(new Uint8Array(await blob.arrayBuffer()));
}
