/**
 * The texts of the print screen for a print kind. Pieces are what a game needs in addition to its character cards, such as markers; the
 * game supplies their texts.
 */

import type { PieceKind } from '../../../shared/card/card-rules.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getPieceKind, isPieceKind, type PrintKind } from '../../../shared/print-job/print-job.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { NamesIn, Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../../strings/find-text.ts';
import { describeNothingToPrint } from '../../strings/print.ts';
import { getSubjectGame, type PrintSubject } from './print-subject.ts';

export interface PrintKindText {
  readonly label: string;
  /** A sentence below the label; '' = none. */
  readonly hint: string;
  /** Formats the number of printed things, as in `3 cards`. */
  readonly formatCount: (count: number) => string;
  /** The reason why there is nothing to print. */
  readonly emptyReason: string;
  /** The part of the file name that names the kind: `quick reference`. */
  readonly fileLabel: string;
}

export function getPrintKindText(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printKind: PrintKind,
  subject: PrintSubject,
): PrintKindText {
  if (isPieceKind(printKind)) {
    const pieceTexts = getSubjectGame(gameCatalog, subject).card.pieceKinds.find(
      ({ kind }) => kind === getPieceKind(printKind),
    );
    return getPiecesText(
      translate,
      subject.kind === 'encounter' ? { ...pieceTexts, ...pieceTexts?.forEncounter } : pieceTexts,
    );
  }
  if (subject.kind === 'encounter') return getEncounterText(translate, printKind);
  const hintKey = printKind === 'reference' ? getReferenceHint(gameCatalog, subject) : printKind;
  return {
    label: translate(`print.whats.${printKind}`),
    hint: findText(translate, `print.whatHints.${hintKey}`) ?? '',
    formatCount: (count: number) => translate('print.cards', { n: count }),
    emptyReason: translate('print.noCards'),
    fileLabel: translate(`print.whatFiles.${printKind}`),
  };
}

/** Returns the texts for an encounter, whose cards and sheets are printed for that one match. */
const getEncounterText = (translate: Translate, printKind: NamesIn<'print.tableHints'>): PrintKindText => ({
  label: printKind === 'roster' ? translate('print.lineUp') : translate(`print.whats.${printKind}`),
  hint: translate(`print.tableHints.${printKind}`),
  formatCount: (count: number) => translate('print.cards', { n: count }),
  emptyReason: translate('print.noCards'),
  fileLabel: printKind === 'roster' ? translate('print.lineUpFile') : translate(`print.whatFiles.${printKind}`),
});

/** Chooses the hint by the subject and the game, which determine what the worker leaves out of the quick reference. */
function getReferenceHint(
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
): 'teamReference' | 'tableReference' | 'reference' {
  if (subject.kind === 'team') return 'teamReference';
  return getSubjectGame(gameCatalog, subject).team === undefined ? 'tableReference' : 'reference';
}

const getPiecesText = (
  translate: Translate,
  { title = '', pluralLabel = '', printLabel = title, hint = '', noneReason, areCards }: Partial<PieceKind> = {},
) => ({
  label: formatLateText(translate, printLabel),
  hint: formatLateText(translate, hint),
  formatCount: areCards
    ? (count: number) => translate('print.cards', { n: count })
    : (count: number) => translate('print.pieces', { n: count }),
  emptyReason: describeNothingToPrint(
    translate,
    formatLateText(translate, pluralLabel),
    noneReason && formatLateText(translate, noneReason),
  ),
  fileLabel: formatLateText(translate, pluralLabel).toLowerCase(),
});
