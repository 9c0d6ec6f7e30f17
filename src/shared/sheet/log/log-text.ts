/** The log of an encounter as plain text, to send, search and keep. */

import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { joinLines } from '../../text/join-lines.ts';
import type { Translate } from '../../texts/translate.ts';
import type { LogData, PrintedLogEntry } from './log-data.ts';
import { formatRefused } from './log-texts.ts';

/** Formats the log. Every line ends with a line feed, including the last one. */
export function formatLog(translate: Translate, { name, rules, sides, notes, lines, refusedCount }: LogData): string {
  const numberWidth = Math.max(3, ...lines.map(({ eventIndex }) => String(eventIndex + 1).length));
  const headLines = [
    `${name} (${rules})`,
    ...sides.map((side) => `${side.name}: ${side.models.join(', ')}`),
    ...(notes === '' ? [] : [`${translate('logSheet.notes')}: ${joinLines(notes)}`]),
    ...(refusedCount === 0 ? [] : [formatRefused(translate, refusedCount)]),
  ];
  const bodyLines = lines.flatMap((line) =>
    line.kind === 'heading' ? ['', line.words] : formatEntry(translate, line, numberWidth),
  );
  const emptyLines = lines.length === 0 ? ['', translate('logSheet.empty')] : [];
  return `${[...headLines, ...bodyLines, ...emptyLines].map(showHiddenCharacters).join('\n')}\n`;
}

function formatEntry(
  translate: Translate,
  { eventIndex, words, outcome, note, isCorrection, changes }: PrintedLogEntry,
  numberWidth: number,
): string[] {
  const indentation = ' '.repeat(numberWidth + 2);
  const outcomeSuffix = outcome === '' ? '' : ` = ${outcome}`;
  const correctionSuffix = isCorrection ? ` [${translate('logSheet.correction').toLowerCase()}]` : '';
  return [
    `${String(eventIndex + 1).padStart(numberWidth)}  ${words}${outcomeSuffix}${correctionSuffix}`,
    ...changes.map((change) => `${indentation}${change}`),
    ...(note === '' ? [] : [`${indentation}${translate('logSheet.quotedNote', { note })}`]),
  ];
}
