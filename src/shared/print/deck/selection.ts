/** Selects the cards of a print and their numbers of copies. */

import type { Size } from '../paper.ts';
import type { PrintKey } from '../print-record.ts';

/** The cards that are printed, and their numbers of copies. */
export interface CardSelection {
  /** The factor for the copies of all cards. */
  readonly copies: number;
  /** The copies of single subjects by index. They override the number that the documents ask for and the factor `copies`. */
  readonly each: Readonly<Record<number, number>>;
  /** Whether to print only cards that look different from the last print. */
  readonly changedOnly: boolean;
}

/** One printed subject: a character, a Gimmick, a marker. */
export interface CardInfo {
  readonly name: string;
  /** The name that the file names of the subject's images are made from. */
  readonly file: string;
  /** The id of the character. Absent if it is not a character. */
  readonly subject?: string;
  /** The number of copies that the documents ask for. */
  readonly copies: number;
  /** The size in millimeters. */
  readonly size: Size;
  /** The index of the subject's first card among all arranged cards. */
  readonly firstCard: number;
  /** The number of the subject's cards, including continuation cards. */
  readonly cardCount: number;
  /** The cards of the subject, from 0, whose backs have nothing to print. Absent = none. */
  readonly blankBacks?: readonly number[];
  /** The key of the card's look. Absent if no key is recorded. */
  readonly key?: PrintKey;
  /** Whether the card looks different from its last print, or was never printed. */
  readonly isChanged: boolean;
}

export interface SelectedCard {
  /** The index among all arranged cards. */
  readonly card: number;
  readonly size: Size;
  readonly copies: number;
  /** Whether the back has nothing to print. */
  readonly hasBlankBack: boolean;
  /** The name of the subject. Absent on continuation cards. */
  readonly name?: string;
}

/** Returns the number of copies of a subject. */
export const getCopies = ({ copies, isChanged }: CardInfo, infoIndex: number, selection: CardSelection): number =>
  selection.changedOnly && !isChanged ? 0 : (selection.each[infoIndex] ?? copies * selection.copies);

/** Lists the cards to print in order, without those that have no copies. */
export const selectCards = (cardInfos: readonly CardInfo[], selection: CardSelection): SelectedCard[] =>
  cardInfos.flatMap((cardInfo, infoIndex) => {
    const copies = getCopies(cardInfo, infoIndex, selection);
    if (copies === 0) return [];
    const { name, firstCard, size, blankBacks = [] } = cardInfo;
    return Array.from(
      { length: cardInfo.cardCount },
      (_value, cardIndex): SelectedCard => ({
        card: firstCard + cardIndex,
        size,
        copies,
        hasBlankBack: blankBacks.includes(cardIndex),
        ...(cardIndex === 0 ? { name } : {}),
      }),
    );
  });

export const countCards = (selectedCards: readonly SelectedCard[]): number =>
  selectedCards.reduce((sum, { copies }) => sum + copies, 0);

/** Lists the print keys of a selection, for the record. */
export const listPrintKeys = (cardInfos: readonly CardInfo[], selection: CardSelection): PrintKey[] =>
  cardInfos.flatMap((cardInfo, infoIndex) =>
    cardInfo.key !== undefined && getCopies(cardInfo, infoIndex, selection) > 0 ? [cardInfo.key] : [],
  );
