import type { Severity } from '../../shared/finding/finding.ts';
import type { Marks, PaperId, Sides } from '../../shared/print/paper.ts';
import type { SheetPaper } from '../../shared/sheet/kit/paper.ts';
import { shortName } from './documents/short-name.ts';

/** Names that a sentence has room for. */
const NAMED = 5;
const someOf = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;

export const PRINT = {
  title: 'Print',
  what: 'What',
  whats: {
    cards: 'Cards',
    roster: 'Roster',
    reference: 'Quick reference',
  },
  whatHints: {
    cards: '',
    roster: 'Everybody in the team with verdict, fingerprints and rules version, on one page.',
    reference: 'The rules in short, on two pages.',
    teamReference: 'Only the rules that this team can meet.',
    tableReference: 'Only the rules that these characters can meet.',
  },
  whatFiles: { cards: 'cards', roster: 'roster', reference: 'quick reference' },
  paper: 'Paper',
  papers: {
    a4: 'A4',
    letter: 'Letter',
    a3: 'A3',
    '13x19': '13 x 19 in',
    custom: 'Other size',
    card: 'Single cards',
  } satisfies Record<PaperId | SheetPaper | 'custom', string>,
  width: 'Width',
  height: 'Height',
  cardPaperHint: 'Every side of a card is a page of its own, as print shops want it.',
  sides: 'Sides',
  sideNames: {
    fronts: 'Fronts only',
    'long-edge': 'Both, turned over the long edge',
    'short-edge': 'Both, turned over the short edge',
    fold: 'Both side by side, to be folded',
  } satisfies Record<Sides, string>,
  template: 'Template',
  templateOwn: 'As each card says',
  changedOnly: (changed: number, all: number) => `Only what changed since the last print (${changed} of ${all})`,
  nothingChanged: 'Nothing has changed since the last print.',
  cutting: 'Cutting',
  cuttingSum: (bleed: number, marks: Marks, margin: number) =>
    [
      bleed === 0 ? 'no bleed' : `${bleed} mm bleed`,
      marks === 'crop' ? 'crop marks' : 'no marks',
      `${margin} mm margin`,
    ].join(', '),
  bleedSum: (bleed: number) => (bleed === 0 ? 'no bleed' : `${bleed} mm bleed`),
  gutter: 'Between cards',
  gutterNone: 'Room for bleed',
  margin: 'Margin of the printer',
  marginHint: 'Laser printers leave 4.25 mm blank at the edges, most inkjets less. Cards and marks keep out of it.',
  backs: 'Backs',
  backsHint:
    'If backs do not lie on fronts, print the test page, hold it against the light and type what it tells you. It is remembered.',
  backsSum: (x: number, y: number, degrees: number) =>
    x === 0 && y === 0 && degrees === 0 ? 'not corrected' : `${x}, ${y} mm, ${degrees}°`,
  backX: 'Right (X)',
  backY: 'Down (Y)',
  backRotation: 'Rotation',
  testPage: 'Save test page',
  testPageFile: 'Printer test page.pdf',
  tagged: 'Can be read aloud (tagged PDF)',
  marks: 'Marks',
  markNames: { crop: 'Crop marks', none: 'None' } satisfies Record<Marks, string>,
  bleed: 'Bleed',
  bleedNone: 'None',
  bleedMm: (mm: number) => `${mm} mm`,
  bleedShared: 'Neighbours share one cut.',
  bleedHint: 'Colour beyond the cut around each card.',
  copies: 'Copies of everything',
  copiesEach: 'Copies of each card',
  copiesSet: (n: number) => (n === 1 ? '1 set by hand' : `${n} set by hand`),
  copiesOf: (name: string) => `Copies of ${name}`,
  more: 'One more',
  less: 'One less',
  preview: 'The sheets',
  sheetsOf: (things: string, sheets: number) => `${things} on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  pagesOf: (things: string, pages: number) => `${things}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  cards: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  pieces: (n: number) => `${n} ${n === 1 ? 'piece' : 'pieces'}`,
  sheetAt: (n: number, of: number) => `Sheet ${n} of ${of}`,
  pageAt: (n: number, of: number) => `${n} of ${of}`,
  previousSheet: 'Previous sheet',
  nextSheet: 'Next sheet',
  previousOne: 'Previous one',
  nextOne: 'Next one',
  front: 'Front',
  back: 'Back',
  tooMany: (cards: number, most: number) =>
    `${cards} cards are more than one print takes; ${most} at most. Print them in parts.`,
  tooSmall: 'Something does not fit this paper. Choose a larger one, or smaller margins.',
  checking: 'Checking the cards',
  checkedOf: (done: number, of: number) => `(${done} of ${of})`,
  checked: 'Nothing stands in the way.',
  notes: 'Before you print',
  goTo: 'Go to it',
  noteHint: 'You can print all the same.',
  notesList: 'Everything to know before printing',
  counts: {
    error: (n: number) => `${n} ${n === 1 ? 'error' : 'errors'}`,
    warning: (n: number) => `${n} ${n === 1 ? 'warning' : 'warnings'}`,
    info: (n: number) => `${n} ${n === 1 ? 'note' : 'notes'}`,
  } satisfies Record<Severity, (n: number) => string>,
  noCards: 'There is no card to print.',
  /** `why` is a clause of the game. */
  noPieces: (many: string, why = `there are no ${many} to print`) => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
  emptyText: 'The team has no members yet.',
  make: 'Save as PDF',
  stop: 'Stop',
  stopped: 'The export was stopped.',
  stages: {
    fonts: 'Loading the type',
    pictures: (done: number, of: number) => `Opening picture ${done} of ${of}`,
    cards: (done: number, of: number) => `Setting card ${done} of ${of}`,
    fitting: (done: number, of: number) => `Preparing picture ${done} of ${of}`,
    pages: (done: number, of: number) => `Writing page ${done} of ${of}`,
    sheet: 'Setting the pages',
    writing: 'Writing the PDF',
    saving: 'Saving',
  },
  progress: 'Making the PDF',
  saved: (name: string) => `${shortName(name)} is saved.`,
  lost: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : `A picture could not be opened, so that it is not on the ${names.length === 1 ? 'card' : 'cards'} of ${someOf(names)}.`,
  failed: (reason: string) => `The PDF could not be made: ${reason}`,
  notLaidOut: (reason: string) => `The cards could not be laid out: ${reason}`,
  /** Where the platform gives no reason, as when memory runs out. */
  stoppedByItself:
    'the part of Rollcall that makes PDFs has stopped. There may be too many cards at once for the memory of this computer. You can try again.',
  unchecked: 'The cards could not be checked.',
  /** The PDF is on the disk by then. */
  notNoted: (reason: string) =>
    `The PDF is saved, but which cards it holds could not be noted: ${reason} They count as changed at the next print.`,
  notSaved: (reason: string) => `The PDF could not be saved: ${reason}`,
  fileName: (title: string, what: string) => `${title === '' ? 'Unnamed' : title} ${what}.pdf`,
};
