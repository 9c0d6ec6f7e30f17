/** Filters and sorts the submitted lists. */
import { isSameText, type LateText } from '../../../../shared/texts/late-text.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';
import type { ShownList } from './messages.ts';

export const FILTERS = ['all', 'legal', 'illegal', 'unreadable', 'replaced', 'changed', 'beside'] as const;
export type Filter = (typeof FILTERS)[number];

export const ORDERS = ['worst', 'name', 'player', 'file', 'newest'] as const;
export type Order = (typeof ORDERS)[number];

/**
 * Tests a list against the filter. A list that is replaced by another one of its player has a verdict, but is not counted
 * with it.
 */
export function isOf(filter: Filter, { verdict, replacedBy, change }: ShownList): boolean {
  if (verdict === 'library' || verdict === 'no-list') return filter === 'beside';
  if (filter === 'all') return true;
  if (filter === 'changed') return change !== '' && change !== 'same';
  if (filter === 'replaced') return replacedBy !== undefined;
  return replacedBy === undefined && verdict === filter;
}

const RANKS = { unreadable: 0, illegal: 1, legal: 2, library: 3, 'no-list': 4 } as const;

const rankOf = ({ verdict, replacedBy }: ShownList): number => (replacedBy === undefined ? RANKS[verdict] : 2.5);

const collator = new Intl.Collator(undefined, { numeric: true });

type Compare = (a: ShownList, b: ShownList) => number;
const byFile: Compare = (a, b) => collator.compare(a.file, b.file);
const byName: Compare = (a, b) => collator.compare(a.name, b.name);

const COMPARE: Readonly<Record<Order, Compare>> = {
  worst: (a, b) => rankOf(a) - rankOf(b) || b.errors - a.errors || b.warnings - a.warnings,
  name: byName,
  // Lists without a known player come last.
  player: (a, b) =>
    Number(a.player === undefined) - Number(b.player === undefined) || collator.compare(a.player ?? '', b.player ?? ''),
  file: byFile,
  newest: (a, b) => newest(a.came, b.came),
};

function newest(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((time, index) => time !== b[index]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

export const ordered = (lists: readonly ShownList[], order: Order): ShownList[] =>
  [...lists].sort((a, b) => COMPARE[order](a, b) || byFile(a, b));

const hasCode = ({ findings, elsewhere }: ShownList, code: string): boolean =>
  findings.some(({ finding }) => finding.code === code) || elsewhere.some((finding) => finding.code === code);

/** Returns the lists that match the filter, the search words and the chosen reason, in order. */
export function chosenLists(
  lists: readonly ShownList[],
  { filter, text, code }: { filter: Filter; text: string; code: string | undefined },
): ShownList[] {
  const terms = searchTerms(text);
  return lists.filter(
    (one) =>
      isOf(filter, one) &&
      (code === undefined || hasCode(one, code)) &&
      hasTerms(fold(`${one.name} ${one.player ?? ''} ${one.file} ${one.reason}`), terms),
  );
}

export interface Reason {
  readonly code: string;
  /** The message as the first of these lists has it. */
  readonly message: LateText;
  /** Whether another list has a different wording of it, with another name or number. */
  readonly differs: boolean;
  readonly lists: number;
}

/** Returns the most common errors, those of most lists first. */
export function mostReasons(lists: readonly ShownList[], most: number): Reason[] {
  const found = new Map<string, Reason>();
  for (const list of lists) {
    if (!isOf('illegal', list)) continue;
    const errors = [...list.findings.map(({ finding }) => finding), ...list.elsewhere].filter(
      ({ severity }) => severity === 'error',
    );
    const once = new Map(errors.reverse().map(({ code, message }) => [code, message]));
    for (const [code, message] of once) {
      const before = found.get(code);
      const differs = before !== undefined && (before.differs || !isSameText(before.message, message));
      found.set(code, { code, message: before?.message ?? message, differs, lists: (before?.lists ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.lists - a.lists).slice(0, most);
}
