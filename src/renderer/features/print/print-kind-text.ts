/** The texts of the print screen for a print kind. The game supplies those of its pieces. */

import type { PieceKind } from '../../../shared/card/card-rules.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getPieceKind, isPieceKind, type PrintKind } from '../../../shared/print-job/print-job.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { NamesIn, Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../../strings/find-text.ts';
import { describeNothingToPrint } from '../../strings/print.ts';
import { gameOfSubject, type PrintSubject } from './subject.ts';

export interface PrintKindText {
  readonly label: string;
  /** A sentence below the label; '' = none. */
  readonly hint: string;
  /** Formats the number of printed things, as in `3 cards`. */
  readonly things: (n: number) => string;
  /** The reason why there is nothing to print. */
  readonly empty: string;
  /** The part of the file name that names the kind: `quick reference`. */
  readonly file: string;
}

export function textOfKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  what: PrintKind,
  subject: PrintSubject,
): PrintKindText {
  if (isPieceKind(what)) {
    const pieces = gameOfSubject(gameCatalog, subject).card.pieceKinds.find(({ kind }) => kind === getPieceKind(what));
    return textOfPieces(translate, subject.kind === 'encounter' ? { ...pieces, ...pieces?.forEncounter } : pieces);
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

/** Returns the texts for an encounter, where everything is printed for that one game. */
const textAtTable = (translate: Translate, what: NamesIn<'print.tableHints'>): PrintKindText => ({
  label: what === 'roster' ? translate('print.lineUp') : translate(`print.whats.${what}`),
  hint: translate(`print.tableHints.${what}`),
  things: (n: number) => translate('print.cards', { n }),
  empty: translate('print.noCards'),
  file: what === 'roster' ? translate('print.lineUpFile') : translate(`print.whatFiles.${what}`),
});

/** Chooses the hint by what the worker leaves out of the quick reference: it depends on the subject and on the game. */
function referenceHint(
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
): 'teamReference' | 'tableReference' | 'reference' {
  if (subject.kind === 'team') return 'teamReference';
  return gameOfSubject(gameCatalog, subject).team === undefined ? 'tableReference' : 'reference';
}

const textOfPieces = (
  translate: Translate,
  {
    title = '',
    pluralLabel: many = '',
    printLabel: offered = title,
    hint = '',
    noneReason: none,
    areCards,
  }: Partial<PieceKind> = {},
) => ({
  label: formatLateText(translate, offered),
  hint: formatLateText(translate, hint),
  things: areCards ? (n: number) => translate('print.cards', { n }) : (n: number) => translate('print.pieces', { n }),
  empty: describeNothingToPrint(translate, formatLateText(translate, many), none && formatLateText(translate, none)),
  file: formatLateText(translate, many).toLowerCase(),
});
