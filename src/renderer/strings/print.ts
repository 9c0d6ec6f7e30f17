import type { Marks, PaperId, Sides } from '../../shared/print/paper.ts';
import type { SheetPaper } from '../../shared/sheet/paper.ts';

export const PRINT = {
  title: 'Print',
  what: 'What',
  whats: { cards: 'Cards', roster: 'Roster', reference: 'Quick reference' },
  whatHints: {
    cards: '',
    roster: 'Everybody in the team with verdict, fingerprints and rules version, on one page.',
    reference: 'The rules in short, on two pages.',
    teamReference: 'Only the rules that this team can meet.',
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter', a3: 'A3', '13x19': '13 x 19 in', card: 'Single cards' } satisfies Record<
    PaperId | SheetPaper,
    string
  >,
  cardPaperHint: 'Every side of a card is a page of its own, as print shops want it.',
  sides: 'Sides',
  sideNames: {
    fronts: 'Fronts only',
    'long-edge': 'Both, turned over the long edge',
    'short-edge': 'Both, turned over the short edge',
    fold: 'Both side by side, to be folded',
  } satisfies Record<Sides, string>,
  marks: 'Marks',
  markNames: { crop: 'Crop marks', none: 'None' } satisfies Record<Marks, string>,
  bleed: 'Bleed',
  bleedNone: 'None',
  bleedMm: (mm: number) => `${mm} mm`,
  bleedShared: 'Neighbours share one cut.',
  bleedHint: 'Colour beyond the cut around each card.',
  copies: 'Copies of everything',
  more: 'One more',
  less: 'One less',
  preview: 'The sheets',
  sheetsOf: (cards: number, sheets: number) =>
    `${cards} ${cards === 1 ? 'card' : 'cards'} on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  pagesOf: (cards: number, pages: number) =>
    `${cards} ${cards === 1 ? 'card' : 'cards'}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  front: 'Front',
  back: 'Back',
  tooSmall: 'The card does not fit this paper.',
  checking: 'Checking the cards',
  checked: 'Nothing stands in the way.',
  notes: 'Before you print',
  noteHint: 'You can print all the same.',
  moreNotes: (n: number) => `and ${n} more`,
  empty: 'There is no card to print.',
  emptyText: 'The team has no members yet.',
  make: 'Save as PDF',
  stop: 'Stop',
  stopped: 'The export was stopped.',
  stages: {
    fonts: 'Loading the type',
    cards: (done: number, of: number) => `Setting card ${done} of ${of}`,
    pages: 'Setting the pages',
    writing: 'Writing the PDF',
    saving: 'Saving',
  },
  progress: 'Making the PDF',
  saved: (name: string) => `${name} is saved.`,
  failed: (reason: string) => `The PDF could not be made: ${reason}`,
  notSaved: (reason: string) => `The PDF could not be saved: ${reason}`,
  fileName: (title: string, what: 'cards' | 'roster' | 'reference') =>
    `${title === '' ? 'Unnamed' : title} ${what === 'reference' ? 'quick reference' : what}.pdf`,
};
