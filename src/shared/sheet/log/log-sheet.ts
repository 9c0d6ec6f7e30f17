/** The log of an encounter on paper: two columns in words, a section for each round or Turn. */

import { LIMITS } from '../../base/limits.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import type { InkSheet } from '../ink/ink-sheet.ts';
import { type Block, sectionBlocks } from '../kit/blocks.ts';
import type { RowLayout } from '../kit/cells.ts';
import { printedName, printedText } from '../kit/printed.ts';
import { type Part, type RowMeasure, rowOf, styles } from '../kit/row-of-parts.ts';
import type { LogData, PrintedEntry } from './log-data.ts';
import { logFooter } from './log-texts.ts';

const SIZES = { largest: 8.6, smallest: 7.2, overleaf: 7.6 } as const;
/** Part of the width that the numbers of events have. */
const NUMBER = 0.072;

/** `version` is that of Rollcall. */
export function logSheet(translate: Translate, data: LogData, fonts: FontSet, version: string): InkSheet<string> {
  const sections = sectionsOf(translate, data);
  const models = data.sides.reduce((sum, side) => sum + side.models.length, 0);
  return {
    head: {
      name: printedName(data.name),
      title: translate('logSheet.title'),
      note: data.reached === '' ? translate('logSheet.notPlayed') : data.reached,
      figures: [
        { label: translate('logSheet.events'), value: String(data.events), over: false },
        { label: translate('logSheet.sides'), value: String(data.sides.length), over: false },
        { label: translate('logSheet.models'), value: String(models), over: false },
      ],
      details: [
        [translate('logSheet.rules'), data.rules],
        ...data.sides.map(
          ({ name, models }) =>
            [translate('logSheet.side'), printedText(`${printedName(name)}: ${models.join(', ')}`)] as const,
        ),
        ...(data.notes === '' ? [] : [[translate('logSheet.notes'), printedText(data.notes)] as const]),
      ],
    },
    columns: 2,
    sizes: SIZES,
    titles: Object.fromEntries(sections.map(({ id, title }) => [id, title])),
    blocksAt(em, width): Block<string>[] {
      const m = { em, width, fonts };
      return sections.flatMap(({ id, entries, more }) => {
        const rows = entries.map((entry, index) => entryRow(translate, entry, index > 0, m));
        const end = (text: string) =>
          rowOf('more', [{ text, style: styles(m).small, share: 1 }], m, 'row', rows.length > 0);
        return sectionBlocks(id, [...rows, ...(more === undefined ? [] : [end(more)])], em);
      });
    },
    footer: logFooter(translate, data, version),
    subject: translate('logSheet.subject', { count: data.events, rules: data.rules }),
  };
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly entries: PrintedEntry[];
  /** Stands below its entries. */
  readonly more?: string;
}

function sectionsOf(translate: Translate, { lines, events }: LogData): Section[] {
  const sections: Section[] = [];
  let count = 0;
  for (const line of lines) {
    if (line.kind === 'event') count += 1;
    if (count > LIMITS.sheetEvents) break;
    if (line.kind === 'heading') sections.push({ id: String(line.n), title: printedName(line.words), entries: [] });
    else if (sections.length === 0) sections.push({ id: 'all', title: translate('logSheet.unread'), entries: [line] });
    else sections.at(-1)?.entries.push(line);
  }
  const last = sections.pop();
  if (last === undefined)
    return [{ id: 'all', title: translate('logSheet.title'), entries: [], more: translate('logSheet.empty') }];
  const left = events - LIMITS.sheetEvents;
  return [
    ...sections,
    left > 0 ? { ...last, more: translate('logSheet.moreEvents', { count: left, limit: LIMITS.sheetEvents }) } : last,
  ];
}

function entryRow(translate: Translate, entry: PrintedEntry, ruled: boolean, m: RowMeasure): RowLayout {
  const { n, words, outcome, note, isNote, isCorrection, changes } = entry;
  const s = styles(m);
  const below = [
    ...(outcome === '' ? [] : [{ text: `= ${printedText(outcome)}`, style: s.way }]),
    ...changes.map((change) => ({ text: printedText(change), style: s.way })),
    ...(isCorrection ? [{ text: translate('logSheet.correction'), style: s.mark }] : []),
    ...(note === '' ? [] : [{ text: translate('logSheet.quotedNote', { note: printedText(note) }), style: s.aside }]),
  ];
  const parts: Part[] = [
    { text: String(n + 1), style: s.small, share: NUMBER },
    { text: printedText(words), style: isNote ? s.aside : s.body, share: 1 - NUMBER, below },
  ];
  return rowOf(String(n), parts, m, 'row', ruled);
}
