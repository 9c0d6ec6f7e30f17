/**
 * Arranges the log as rows: the newest event first, each round or Turn below its heading, and undone events at the top.
 */
import type { LogEntry, LogLine } from '../../../../../shared/play/log/log-lines.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../../components/search-text.ts';

export interface LogFilter {
  /** The id of the model whose events are shown; empty for all models. */
  readonly modelId: string;
  readonly searchText: string;
}

export type LogRow =
  | { readonly kind: 'heading'; readonly key: string; readonly words: string }
  | { readonly kind: 'event'; readonly key: string; readonly entry: LogEntry }
  /** Marks the current moment of the game, below the undone events. */
  | { readonly kind: 'now'; readonly key: string };

const NOW_ROW: LogRow = { kind: 'now', key: 'now' };

interface Group {
  readonly heading: LogRow | undefined;
  /** The rows of the group, the oldest first. */
  readonly rows: LogRow[];
}

/**
 * Returns the rows of the log. The first `playedCount` events are played, and the others are undone. A heading without matching
 * events is omitted.
 */
export function createLogRows(
  translate: Translate,
  lines: readonly LogLine[],
  playedCount: number,
  filter: LogFilter,
): LogRow[] {
  const groups: Group[] = [{ heading: undefined, rows: [] }];
  const matchesFilter = createMatcher(translate, filter);
  let hasNowRow = false;
  for (const line of lines) {
    if (line.eventIndex >= playedCount && !hasNowRow) {
      hasNowRow = true;
      groups.at(-1)?.rows.push(NOW_ROW);
    }
    if (line.kind === 'heading') {
      groups.push({ heading: { kind: 'heading', key: `h${line.eventIndex}`, words: line.words }, rows: [] });
    } else if (matchesFilter(line))
      groups.at(-1)?.rows.push({ kind: 'event', key: `e${line.eventIndex}`, entry: line });
  }
  return groups
    .reverse()
    .flatMap(({ heading, rows }) => [
      ...(heading !== undefined && rows.some(({ kind }) => kind === 'event') ? [heading] : []),
      ...rows.reverse(),
    ]);
}

/** Counts the events in the rows. */
export const countEvents = (rows: readonly LogRow[]): number => rows.filter(({ kind }) => kind === 'event').length;

function createMatcher(translate: Translate, { modelId, searchText }: LogFilter): (entry: LogEntry) => boolean {
  const terms = splitSearchTerms(searchText);
  if (modelId === '' && terms.length === 0) return () => true;
  return (entry) =>
    (modelId === '' || entry.models.includes(modelId)) && containsAllTerms(getSearchText(translate, entry), terms);
}

/**
 * Caches the normalized texts. Normalizing is slow, and each key press in the search box searches the same thousands of lines.
 */
const searchTexts = new WeakMap<LogEntry, string>();

function getSearchText(translate: Translate, entry: LogEntry): string {
  const cachedText = searchTexts.get(entry);
  if (cachedText !== undefined) return cachedText;
  const { words, outcome, note, refused = '' } = entry;
  const searchText = normalizeForSearch([words, outcome, note, formatLateText(translate, refused)].join(' '));
  searchTexts.set(entry, searchText);
  return searchText;
}
