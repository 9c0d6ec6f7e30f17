/**
 * Arranges the log as rows: the newest event first, each round or Turn below its heading, and undone events at the top.
 */
import type { LogEntry, LogLine } from '../../../../../shared/play/log/log-lines.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { fold, hasTerms, searchTerms } from '../../../../components/fold.ts';

export interface LogFilter {
  /** The model to filter by; empty = all models. */
  readonly model: string;
  readonly text: string;
}

export type LogRow =
  | { readonly kind: 'heading'; readonly key: string; readonly words: string }
  | { readonly kind: 'event'; readonly key: string; readonly entry: LogEntry }
  /** Marks the current moment of the game, below the undone events. */
  | { readonly kind: 'now'; readonly key: string };

const NOW: LogRow = { kind: 'now', key: 'now' };

interface Group {
  readonly heading: LogRow | undefined;
  /** The rows of the group, the oldest first. */
  readonly rows: LogRow[];
}

/**
 * Returns the rows of the log. The first `played` events are in the log, and the others are undone. A heading is shown
 * only with its events.
 */
export function logRows(translate: Translate, lines: readonly LogLine[], played: number, filter: LogFilter): LogRow[] {
  const groups: Group[] = [{ heading: undefined, rows: [] }];
  const fits = fitting(translate, filter);
  let isBack = false;
  for (const line of lines) {
    if (line.eventIndex >= played && !isBack) {
      isBack = true;
      groups.at(-1)?.rows.push(NOW);
    }
    if (line.kind === 'heading') {
      groups.push({ heading: { kind: 'heading', key: `h${line.eventIndex}`, words: line.words }, rows: [] });
    } else if (fits(line)) groups.at(-1)?.rows.push({ kind: 'event', key: `e${line.eventIndex}`, entry: line });
  }
  return groups
    .reverse()
    .flatMap(({ heading, rows }) => [
      ...(heading !== undefined && rows.some(({ kind }) => kind === 'event') ? [heading] : []),
      ...rows.reverse(),
    ]);
}

/** Counts the events in the rows. */
export const eventsIn = (rows: readonly LogRow[]): number => rows.filter(({ kind }) => kind === 'event').length;

function fitting(translate: Translate, { model, text }: LogFilter): (entry: LogEntry) => boolean {
  const terms = searchTerms(text);
  if (model === '' && terms.length === 0) return () => true;
  return (entry) => (model === '' || entry.models.includes(model)) && hasTerms(foldedText(translate, entry), terms);
}

/**
 * Caches the normalized text, because normalizing is slow and the same thousands of lines are searched after every
 * keystroke.
 */
const folded = new WeakMap<LogEntry, string>();

function foldedText(translate: Translate, entry: LogEntry): string {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const { words, outcome, note, refused = '' } = entry;
  const text = fold([words, outcome, note, formatLateText(translate, refused)].join(' '));
  folded.set(entry, text);
  return text;
}
