/** The log of an encounter as plain text: to be sent, searched and kept. */
import { joinLines } from '../../text/join-lines.ts';
import { visible } from '../../text/visible.ts';
import type { Translate } from '../../texts/translate.ts';
import type { LogData, PrintedEntry } from './log-data.ts';
import { refusedSentence } from './log-texts.ts';

/** Lines end with a line feed, the last one too. */
export function logText(translate: Translate, { name, rules, sides, notes, lines, refused }: LogData): string {
  const width = Math.max(3, ...lines.map(({ n }) => String(n + 1).length));
  const head = [
    `${name} (${rules})`,
    ...sides.map((side) => `${side.name}: ${side.models.join(', ')}`),
    ...(notes === '' ? [] : [`${translate('logSheet.notes')}: ${joinLines(notes)}`]),
    ...(refused === 0 ? [] : [refusedSentence(translate, refused)]),
  ];
  const body = lines.flatMap((line) =>
    line.kind === 'heading' ? ['', line.words] : entryLines(translate, line, width),
  );
  const none = lines.length === 0 ? ['', translate('logSheet.empty')] : [];
  return `${[...head, ...body, ...none].map(visible).join('\n')}\n`;
}

function entryLines(
  translate: Translate,
  { n, words, outcome, note, isCorrection, changes }: PrintedEntry,
  width: number,
): string[] {
  const below = ' '.repeat(width + 2);
  const worked = outcome === '' ? '' : ` = ${outcome}`;
  const byHand = isCorrection ? ` [${translate('logSheet.correction').toLowerCase()}]` : '';
  return [
    `${String(n + 1).padStart(width)}  ${words}${worked}${byHand}`,
    ...changes.map((change) => `${below}${change}`),
    ...(note === '' ? [] : [`${below}${translate('logSheet.quotedNote', { note })}`]),
  ];
}
