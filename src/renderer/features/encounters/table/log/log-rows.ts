/** The log as the panel lists it: the newest first, each round or Turn below its heading, what was taken back above all. */
import type { LogEntry, LogLine } from '../../../../../shared/play/log/log-lines.ts';
import { formatText } from '../../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { fold, hasTerms, searchTerms } from '../../../../components/fold.ts';

export interface LogFilter {
  /** Only what is about this model; empty = everybody. */
  readonly model: string;
  readonly text: string;
}

export type LogRow =
  | { readonly kind: 'heading'; readonly key: string; readonly words: string }
  | { readonly kind: 'event'; readonly key: string; readonly entry: LogEntry }
  /** Where the game stands, below what was taken back. */
  | { readonly kind: 'now'; readonly key: string };

const NOW: LogRow = { kind: 'now', key: 'now' };

interface Group {
  readonly heading: LogRow | undefined;
  /** The oldest first. */
  readonly rows: LogRow[];
}

/** `played` of the lines' events are in the log; the others were taken back. A heading stands there only with its events. */
export function logRows(translate: Translate, lines: readonly LogLine[], played: number, filter: LogFilter): LogRow[] {
  const groups: Group[] = [{ heading: undefined, rows: [] }];
  const fits = fitting(translate, filter);
  let isBack = false;
  for (const line of lines) {
    if (line.n >= played && !isBack) {
      isBack = true;
      groups.at(-1)?.rows.push(NOW);
    }
    if (line.kind === 'heading') {
      groups.push({ heading: { kind: 'heading', key: `h${line.n}`, words: line.words }, rows: [] });
    } else if (fits(line)) groups.at(-1)?.rows.push({ kind: 'event', key: `e${line.n}`, entry: line });
  }
  return groups
    .reverse()
    .flatMap(({ heading, rows }) => [
      ...(heading !== undefined && rows.some(({ kind }) => kind === 'event') ? [heading] : []),
      ...rows.reverse(),
    ]);
}

/** How many events the rows show. */
export const eventsIn = (rows: readonly LogRow[]): number => rows.filter(({ kind }) => kind === 'event').length;

function fitting(translate: Translate, { model, text }: LogFilter): (entry: LogEntry) => boolean {
  const terms = searchTerms(text);
  if (model === '' && terms.length === 0) return () => true;
  return (entry) => (model === '' || entry.models.includes(model)) && hasTerms(foldedText(translate, entry), terms);
}

/** Folding is slow, and the same thousands of lines are searched after every letter. */
const folded = new WeakMap<LogEntry, string>();

function foldedText(translate: Translate, entry: LogEntry): string {
  const known = folded.get(entry);
  if (known !== undefined) return known;
  const { words, outcome, note, refused = '' } = entry;
  const text = fold([words, outcome, note, formatText(translate, refused)].join(' '));
  folded.set(entry, text);
  return text;
}
