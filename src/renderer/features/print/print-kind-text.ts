/** The texts of the print screen for each kind of print, and those of the game for its pieces. */

import type { PieceKind } from '../../../shared/card/card-rules.ts';
import type { Catalogue } from '../../../shared/document/catalogue.ts';
import type { Game } from '../../../shared/games/game.ts';
import { isPiece, kindOf, type PrintKind } from '../../../shared/print-job/print-job.ts';
import { PRINT } from '../../strings/print.ts';
import { gameOfSubject, type PrintSubject } from './subject.ts';

export interface PrintKindText {
  readonly label: string;
  /** A sentence below; '' = none. */
  readonly hint: string;
  /** How many there are, `3 cards`. */
  readonly things: (n: number) => string;
  /** Why there is nothing to print. */
  readonly empty: string;
  /** Added to the name of the file: `quick reference`. */
  readonly file: string;
}

export function textOfKind(games: Catalogue<Game>, what: PrintKind, subject: PrintSubject): PrintKindText {
  if (isPiece(what)) {
    const pieces = gameOfSubject(games, subject).card.pieceKinds.find(({ kind }) => kind === kindOf(what));
    return textOfPieces(subject.kind === 'encounter' ? { ...pieces, ...pieces?.atTable } : pieces);
  }
  if (subject.kind === 'encounter') return textAtTable(what);
  const hint = what === 'reference' ? referenceHint(games, subject) : what;
  return {
    label: PRINT.whats[what],
    hint: PRINT.whatHints[hint],
    things: PRINT.cards,
    empty: PRINT.noCards,
    file: PRINT.whatFiles[what],
  };
}

/** Everything of an encounter is for the one game on the table. */
const textAtTable = (what: keyof typeof PRINT.tableHints): PrintKindText => ({
  label: what === 'roster' ? PRINT.lineUp : PRINT.whats[what],
  hint: PRINT.tableHints[what],
  things: PRINT.cards,
  empty: PRINT.noCards,
  file: what === 'roster' ? PRINT.lineUpFile : PRINT.whatFiles[what],
});

/** For whom the reference is cut down, as the worker does it. */
function referenceHint(
  games: Catalogue<Game>,
  subject: PrintSubject,
): 'teamReference' | 'tableReference' | 'reference' {
  if (subject.kind === 'team') return 'teamReference';
  return gameOfSubject(games, subject).team === undefined ? 'tableReference' : 'reference';
}

const textOfPieces = ({
  title = '',
  many = '',
  offered = title,
  hint = '',
  none,
  areCards,
}: Partial<PieceKind> = {}) => ({
  label: offered,
  hint,
  things: areCards ? PRINT.cards : PRINT.pieces,
  empty: PRINT.noPieces(many, none),
  file: many.toLowerCase(),
});
