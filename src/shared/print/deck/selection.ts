/** Which cards a print has, and how often each stands on its sheets. */
import type { PrintKey } from '../changed.ts';
import type { Size } from '../paper.ts';

/** Which cards, and how often. */
export interface CardSelection {
  /** Copies of everything. */
  readonly copies: number;
  /** Copies of single cards, by their number in the order, instead of what the team and `copies` say. */
  readonly each: Readonly<Record<number, number>>;
  /** Only what looks different from the last print. */
  readonly changedOnly: boolean;
}

/** One thing that is printed: a character, a Gimmick, a marker. */
export interface CardInfo {
  readonly name: string;
  /** What files of pictures of it are called after. */
  readonly file: string;
  /** Id of the character; absent for what is none. */
  readonly subject?: string;
  /** How often the order has it. */
  readonly copies: number;
  /** Millimetres. */
  readonly size: Size;
  /** Number of its first card among all that were laid out, and how many it has, further cards included. */
  readonly first: number;
  readonly count: number;
  /** What it looks like; absent where no key of it is kept. */
  readonly key?: PrintKey;
  /** Looks different from the last print, or was never printed. */
  readonly changed: boolean;
}

export interface DeckCard {
  /** Number among all cards that were laid out. */
  readonly card: number;
  readonly size: Size;
  readonly copies: number;
  /** Absent on cards that another one continues on. */
  readonly name?: string;
}

/** How often one thing is printed. */
export const copiesOf = ({ copies, changed }: CardInfo, index: number, choice: CardSelection): number =>
  choice.changedOnly && !changed ? 0 : (choice.each[index] ?? copies * choice.copies);

/** The cards to be printed, in order; those of no copies are left out. */
export const deckOf = (infos: readonly CardInfo[], choice: CardSelection): DeckCard[] =>
  infos.flatMap((info, index) => {
    const copies = copiesOf(info, index, choice);
    if (copies === 0) return [];
    const { name, first, size } = info;
    return Array.from(
      { length: info.count },
      (_, i): DeckCard => ({ card: first + i, size, copies, ...(i === 0 ? { name } : {}) }),
    );
  });

export const cardsIn = (deck: readonly DeckCard[]): number => deck.reduce((sum, { copies }) => sum + copies, 0);

/** The keys of what a choice prints, for the record. */
export const keysIn = (infos: readonly CardInfo[], choice: CardSelection): PrintKey[] =>
  infos.flatMap((info, index) => (info.key !== undefined && copiesOf(info, index, choice) > 0 ? [info.key] : []));
