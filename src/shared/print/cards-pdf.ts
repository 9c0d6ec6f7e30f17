/** Cards -> sheets -> PDF. */
import type { DisplayList } from '../card/display-list.ts';
import type { FontSet } from '../card/fonts.ts';
import { mm, pt, type Rect, toMm, toPt } from '../card/units.ts';
import type { PdfPictures } from './content.ts';
import { impose, type Job, type Sheet } from './impose.ts';
import type { Marks, PaperId, Sides, Size } from './paper.ts';
import { placeSlot } from './place-slot.ts';
import { labelItems, markItems } from './sheet-furniture.ts';
import { type PdfMeta, type PdfPage, writePdf } from './write-pdf.ts';

export interface PrintedCard {
  readonly front: DisplayList;
  readonly back: DisplayList;
  /** How often it is printed; absent = once. */
  readonly copies?: number;
}

export interface CardsJob {
  readonly cards: readonly PrintedCard[];
  readonly paper: PaperId;
  readonly sides: Sides;
  readonly marks: Marks;
  /** Bleed around every card. Absent: on sheets neighbours share a cut, single cards keep the template's bleed. */
  readonly bleedMm?: number;
  readonly gutterMm?: number;
  readonly backOffsetMm?: { readonly x: number; readonly y: number };
  readonly meta: PdfMeta & {
    /** The line in the margin before the sheet's number: team, fingerprint, rules version. */
    readonly label: string;
  };
}

/** What the strip in the margin says after the caller's line. */
const sheetLine = (label: string, number: number, count: number, side: Sheet['side']): string =>
  `50 mm when printed at 100 %  ·  ${label}  ·  sheet ${number} of ${count}, ${side === 'back' ? 'backs' : 'fronts'}`;

/**
 * A PDF with all cards on their sheets. Cards of another size than the first are refused with a RangeError, as are more
 * than 5000 and a paper that holds not even one. The same job gives the same bytes.
 */
export async function cardsPdf(job: CardsJob, fonts: FontSet, pictures?: PdfPictures): Promise<Uint8Array> {
  const { cards, paper, sides, marks, gutterMm, backOffsetMm, meta } = job;
  const trim = trimOf(cards);
  refuseTooMany(cards);
  const own = toMm(cards[0]?.front.bleed ?? pt(0));
  const geometry: Job = {
    trim,
    cards: cards.flatMap((card, i) => Array.from({ length: card.copies ?? 1 }, () => i)),
    paper,
    sides,
    marks,
    bleed: job.bleedMm ?? (paper === 'card' ? own : 0),
    ...(gutterMm === undefined ? {} : { gutter: gutterMm }),
    ...(backOffsetMm === undefined ? {} : { backOffset: backOffsetMm }),
  };
  const sheets = impose(geometry);
  const pages = sheets.map((sheet, i): PdfPage => {
    const text = sheetLine(meta.label, i + 1, sheets.length, sheet.side);
    const lists = sheet.slots.flatMap((slot) => placeSlot(slot, (cards[slot.card] as PrintedCard)[slot.side]));
    const boxes = paper === 'card' ? cardBoxes(sheet, geometry) : {};
    return {
      width: toPt(mm(sheet.paper.width)),
      height: toPt(mm(sheet.paper.height)),
      ...boxes,
      lists,
      items: [...markItems(sheet), ...labelItems(sheet, text, fonts)],
    };
  });
  return writePdf(pages, fonts, meta, pictures);
}

/** Copies come from files of strangers: a slip of the pen must not keep a printer busy for a week. */
const MOST_CARDS = 5000;

function refuseTooMany(cards: readonly PrintedCard[]): void {
  const total = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
  if (total > MOST_CARDS) throw new RangeError(`${total} cards are more than one print takes; ${MOST_CARDS} at most.`);
}

function trimOf(cards: readonly PrintedCard[]): Size {
  const [first] = cards;
  if (first === undefined) throw new RangeError('There is no card to print.');
  const { width, height } = first.front;
  const same = cards.every(({ front, back }) =>
    [front, back].every((list) => list.width === width && list.height === height),
  );
  if (!same) throw new RangeError('Cards of different sizes cannot share a sheet.');
  return { width: toMm(width), height: toMm(height) };
}

/** A page that is one card says where it is cut. */
function cardBoxes(sheet: Sheet, { bleed }: Job): { trim: Rect; bleed: Rect } {
  const width = toPt(mm(sheet.paper.width));
  const height = toPt(mm(sheet.paper.height));
  const edge = toPt(mm(bleed));
  return {
    trim: { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge },
    bleed: { x: 0, y: 0, width, height },
  };
}
