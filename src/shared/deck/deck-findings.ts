/** Describes in one sentence each what is wrong with a deck, before the deck is printed. */

import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { listTemplateColumns } from './column-uses.ts';
import { countCopies, MAX_COPIES, parseCopies } from './copies-column.ts';
import { findNameColumn, isTooLong, listShownColumns } from './deck-rows.ts';
import { computeFormulas, FORMULA_LIMITS, type FormulaProblem } from './formulas.ts';

/** Lists the columns that the template prints and the deck lacks. */
export function listMissingColumns(deck: Pick<Deck, 'columns' | 'shows'>, template: CardTemplate): string[] {
  const shownNames = new Set(listShownColumns(deck, template).map(({ column }) => column.name));
  return listTemplateColumns(template).filter((columnName) => !shownNames.has(columnName));
}

/** Describes findings about the deck itself. Findings about single cards come from their layout. */
export function describeDeckFindings(translate: Translate, uncomputedDeck: Deck): string[] {
  const { deck, problems } = computeFormulas(uncomputedDeck);
  const { columns, rows, copies, shows = {} } = deck;
  const columnNames = columns.map(({ name }) => name);
  const knownNames = new Set<string>();
  // The size stays the same when a name is added that is already known.
  const repeatedNames = new Set(
    columnNames.filter((columnName) => knownNames.size === knownNames.add(columnName).size),
  );
  const nameIndex = findNameColumn(deck);
  const copiesIndex = copies === undefined ? -1 : columnNames.indexOf(copies);
  const copiesFindings = rows.flatMap((rowCells, rowIndex) => {
    const copiesCell = rowCells[copiesIndex] ?? '';
    if (copiesIndex < 0 || parseCopies(copiesCell) !== undefined) return [];
    const copyCount = countCopies(copiesCell);
    return [
      copyCount === 1
        ? translate('deckProblems.noNumber', {
            row: formatRow(translate, deck, rowIndex, nameIndex),
            cell: truncateVisibly(copiesCell),
            limit: MAX_COPIES,
          })
        : translate('deckProblems.tooMany', {
            row: formatRow(translate, deck, rowIndex, nameIndex),
            cell: truncateVisibly(copiesCell),
            limit: MAX_COPIES,
          }),
    ];
  });
  return [
    ...[...repeatedNames].map((columnName) =>
      columnName.trim() === ''
        ? translate('deckProblems.unnamedColumns')
        : translate('deckProblems.sameName', { name: truncateVisibly(columnName) }),
    ),
    ...(copies !== undefined && copiesIndex < 0
      ? [translate('deckProblems.noCopiesColumn', { name: truncateVisibly(copies) })]
      : []),
    ...Object.entries(shows).flatMap(([templateName, sourceName]) =>
      knownNames.has(sourceName)
        ? []
        : [
            translate('deckProblems.noShownColumn', {
              name: truncateVisibly(templateName),
              column: truncateVisibly(sourceName),
            }),
          ],
    ),
    ...problems.map((problem) => describeFormulaProblem(translate, deck, problem, nameIndex)),
    ...copiesFindings,
    ...rows.flatMap((rowCells, rowIndex) =>
      rowCells.length > columns.length && rowCells.slice(columns.length).some((cellText) => cellText.trim() !== '')
        ? [translate('deckProblems.moreCells', { row: formatRow(translate, deck, rowIndex, nameIndex) })]
        : [],
    ),
    ...rows.flatMap((rowCells, rowIndex) =>
      isTooLong(rowCells)
        ? [translate('deckProblems.tooLong', { row: formatRow(translate, deck, rowIndex, nameIndex) })]
        : [],
    ),
  ];
}

function describeFormulaProblem(translate: Translate, deck: Deck, problem: FormulaProblem, nameIndex: number): string {
  const column = truncateVisibly(problem.column);
  switch (problem.kind) {
    case 'unknown-name':
      return translate('deckProblems.formulaName', { column, name: truncateVisibly(problem.name) });
    case 'too-long':
      return translate('deckProblems.formulaLength', { column, limit: FORMULA_LIMITS.formula });
    case 'unreadable':
      return translate('deckProblems.formulaUnreadable', { column });
    case 'no-value':
      return translate('deckProblems.formulaValue', {
        column,
        row: formatRow(translate, deck, problem.row ?? 0, nameIndex),
      });
  }
}

function formatRow(translate: Translate, deck: Deck, rowIndex: number, nameIndex: number): string {
  const rowName = (deck.rows[rowIndex]?.[nameIndex] ?? '').trim();
  return rowName === ''
    ? translate('deckProblems.row', { number: rowIndex + 1 })
    : translate('deckProblems.rowCalled', { number: rowIndex + 1, name: truncateVisibly(rowName) });
}
