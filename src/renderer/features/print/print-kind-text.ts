/** The texts of the print screen for each kind of print, and those of the game for its pieces. */

import type { PieceKind } from '../../../shared/card/card-rules.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { isPiece, kindOf, type PrintKind } from '../../../shared/print-job/print-job.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { NamesIn, Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../../strings/find-text.ts';
import { describeNothingToPrint } from '../../strings/print.ts';
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

export function textOfKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  what: PrintKind,
  subject: PrintSubject,
): PrintKindText {
  if (isPiece(what)) {
    const pieces = gameOfSubject(gameCatalog, subject).card.pieceKinds.find(({ kind }) => kind === kindOf(what));
    return textOfPieces(translate, subject.kind === 'encounter' ? { ...pieces, ...pieces?.atTable } : pieces);
  }
  if (subject.kind === 'encounter') return textAtTable(translate, what);
  const hint = what === 'reference' ? referenceHint(gameCatalog, subject) : what;
  return {
    label: translate(`print.whats.${what}`),
    hint: findText(translate, `print.whatHints.${hint}`) ?? '',
    things: (n: number) => translate('print.cards', { n }),
    empty: translate('print.noCards'),
    file: translate(`print.whatFiles.${what}`),
  };
}

/** Everything of an encounter is for the one game on the table. */
const textAtTable = (translate: Translate, what: NamesIn<'print.tableHints'>): PrintKindText => ({
  label: what === 'roster' ? translate('print.lineUp') : translate(`print.whats.${what}`),
  hint: translate(`print.tableHints.${what}`),
  things: (n: number) => translate('print.cards', { n }),
  empty: translate('print.noCards'),
  file: what === 'roster' ? translate('print.lineUpFile') : translate(`print.whatFiles.${what}`),
});

/** For whom the reference is cut down, as the worker does it. */
function referenceHint(
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
): 'teamReference' | 'tableReference' | 'reference' {
  if (subject.kind === 'team') return 'teamReference';
  return gameOfSubject(gameCatalog, subject).team === undefined ? 'tableReference' : 'reference';
}

const textOfPieces = (
  translate: Translate,
  { title = '', many = '', offered = title, hint = '', none, areCards }: Partial<PieceKind> = {},
) => ({
  label: formatText(translate, offered),
  hint: formatText(translate, hint),
  things: areCards ? (n: number) => translate('print.cards', { n }) : (n: number) => translate('print.pieces', { n }),
  empty: describeNothingToPrint(translate, formatText(translate, many), none && formatText(translate, none)),
  file: formatText(translate, many).toLowerCase(),
});
