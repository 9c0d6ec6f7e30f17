/**
 * Computes the columns of a deck that have a formula: an expression over the other columns, such as `Cost * 2`. Formulas come from strangers,
 * so they can neither reach into objects, assign, define functions nor run for long (docs/adr/0037-formulas.md).
 */

import { type Expression, Parser, type Values } from 'expr-eval-fork';
import type { Deck } from '../document/kinds/deck/schema.ts';
import { parseNumberText } from '../text/number-text.ts';
import { simplifyHeading } from './simplify-heading.ts';

/** The maximum number of characters of a formula, of a cell that it reads, and of its result. */
export const FORMULA_LIMITS = { formula: 500, cell: 2000 };

/** Something wrong with a formula. Without a row, it concerns all rows. */
export type FormulaProblem = { readonly column: string; readonly row?: number } & (
  | { readonly kind: 'unreadable' | 'too-long' | 'no-value' }
  | { readonly kind: 'unknown-name'; readonly name: string }
);

interface ComputedDeck {
  /** The deck with the computed cells. Cells that can't be computed keep their text. */
  readonly deck: Deck;
  readonly problems: readonly FormulaProblem[];
}

function createParser(): Parser {
  const parser = new Parser({
    allowMemberAccess: false,
    operators: { assignment: false, fndef: false, factorial: false, random: false, in: false },
  });
  // Other functions of the library call functions, build lists or take long.
  const roundTo = (value: unknown, digits: unknown = 0): number => {
    const factor = 10 ** Math.min(12, Math.max(0, Number(digits)));
    return Math.round(Number(value) * factor) / factor;
  };
  parser.functions = { min: Math.min, max: Math.max, roundTo };
  parser.consts = { true: true, false: false };
  return parser;
}

/** Returns the name of a column in formulas: its letters and digits, with `_` for everything between them. */
const getFormulaName = (columnName: string): string =>
  columnName
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_');

const cache = new WeakMap<Deck, ComputedDeck>();

/** Computes the columns with formulas from left to right. A deck without formulas is returned as it is. */
export function computeFormulas(deck: Deck): ComputedDeck {
  if (deck.columns.every(({ formula = '' }) => formula.trim() === '')) return { deck, problems: [] };
  const cachedResult = cache.get(deck);
  if (cachedResult !== undefined) return cachedResult;
  const parser = createParser();
  const problems: FormulaProblem[] = [];
  let rows = deck.rows.map((rowCells) => [...rowCells]);
  for (const [columnIndex, { name: column, formula = '' }] of deck.columns.entries()) {
    if (formula.trim() === '') continue;
    const parsedFormula = parseFormula(parser, deck.columns, formula);
    if ('kind' in parsedFormula) {
      problems.push({ ...parsedFormula, column });
      continue;
    }
    rows = rows.map((rowCells, row) => {
      if (rowCells.every((cellText) => cellText.trim() === '')) return rowCells;
      const cellText = evaluate(parsedFormula, rowCells);
      if (cellText === undefined) {
        problems.push({ kind: 'no-value', column, row });
        return rowCells;
      }
      return deck.columns.map((_column, index) => (index === columnIndex ? cellText : (rowCells[index] ?? '')));
    });
  }
  const result = { deck: { ...deck, rows }, problems };
  cache.set(deck, result);
  return result;
}

interface ParsedFormula {
  readonly expression: Expression;
  /** The index of the column for each name in the formula. */
  readonly indexByName: ReadonlyMap<string, number>;
}

type FormulaFault =
  | { readonly kind: 'unreadable' | 'too-long' }
  | { readonly kind: 'unknown-name'; readonly name: string };

function parseFormula(parser: Parser, columns: Deck['columns'], formula: string): ParsedFormula | FormulaFault {
  if (formula.length > FORMULA_LIMITS.formula) return { kind: 'too-long' };
  try {
    const expression = parser.parse(formula.replace(/^\s*=/, ''));
    const indexByName = new Map<string, number>();
    for (const name of expression.variables()) {
      const columnIndex = findColumn(columns, name);
      if (columnIndex < 0) return { kind: 'unknown-name', name };
      indexByName.set(name, columnIndex);
    }
    return { expression, indexByName };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Finds the column with this name. If there is none, ignores case, and then units and languages: `Cost` for `Cost [gp]`. */
function findColumn(columns: Deck['columns'], name: string): number {
  const names = columns.map((column) => getFormulaName(column.name));
  const exactIndex = names.indexOf(name);
  if (exactIndex >= 0) return exactIndex;
  const lowerName = name.toLowerCase();
  const looseIndex = names.findIndex((columnName) => columnName.toLowerCase() === lowerName);
  return looseIndex >= 0
    ? looseIndex
    : columns.findIndex((column) => getFormulaName(simplifyHeading(column.name)).toLowerCase() === lowerName);
}

/** Returns the result as the text of a cell, or undefined if it is no text, no number and no truth value. */
function evaluate({ expression, indexByName }: ParsedFormula, rowCells: readonly string[]): string | undefined {
  const values: Values = {};
  for (const [name, columnIndex] of indexByName) {
    const cellText = (rowCells[columnIndex] ?? '').slice(0, FORMULA_LIMITS.cell);
    Object.defineProperty(values, name, { value: parseNumberText(cellText) ?? cellText, enumerable: true });
  }
  try {
    const result: unknown = expression.evaluate(values);
    if (typeof result === 'string') return result.slice(0, FORMULA_LIMITS.cell);
    if (typeof result === 'boolean') return String(result);
    return typeof result === 'number' && Number.isFinite(result) ? String(Number(result.toPrecision(12))) : undefined;
  } catch {
    return undefined;
  }
}
