/** The log of an encounter as plain text: to be sent, searched and kept. */
import { t } from '../../i18n/phrases.ts';
import { joinLines } from '../../text/join-lines.ts';
import { visible } from '../../text/visible.ts';
import type { LogData, PrintedEntry } from './log-data.ts';
import { LOG, refusedSentence } from './log-texts.ts';

/** Lines end with a line feed, the last one too. */
export function logText({ name, rules, sides, notes, lines, refused }: LogData): string {
  const width = Math.max(3, ...lines.map(({ n }) => String(n + 1).length));
  const head = [
    `${name} (${rules})`,
    ...sides.map((side) => `${side.name}: ${side.models.join(', ')}`),
    ...(notes === '' ? [] : [`${LOG.notes}: ${joinLines(notes)}`]),
    ...(refused === 0 ? [] : [refusedSentence(refused)]),
  ];
  const body = lines.flatMap((line) => (line.kind === 'heading' ? ['', line.words] : entryLines(line, width)));
  const none = lines.length === 0 ? ['', LOG.none] : [];
  return `${[...head, ...body, ...none].map(visible).join('\n')}\n`;
}

function entryLines({ n, words, outcome, note, isCorrection, changes }: PrintedEntry, width: number): string[] {
  const below = ' '.repeat(width + 2);
  const worked = outcome === '' ? '' : ` = ${outcome}`;
  const byHand = isCorrection ? ` [${LOG.correction.toLowerCase()}]` : '';
  return [
    `${String(n + 1).padStart(width)}  ${words}${worked}${byHand}`,
    ...changes.map((change) => `${below}${change}`),
    ...(note === '' ? [] : [`${below}${t`“${note}”`}`]),
  ];
}
