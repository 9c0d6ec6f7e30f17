/** Labeled words of a model, such as its movement and weaknesses. */

import type { DisplayItem } from '../../../display/display-list.ts';
import type { PlayLine } from '../../../rules/play-row.ts';
import { fillBox } from '../../kit/boxes.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { formatSheetText } from '../../kit/sheet-text.ts';
import { breakText } from '../../kit/text-lines.ts';
import { HAIRLINE } from '../../kit/theme.ts';
import { type BlockRow, createParagraph, drawLabel, drawLine, getFirstBaseline, measureLabel } from './block-row.ts';
import { getPlayStyles } from './play-styles.ts';

/** Lengths in ems. `divider` is the space on each side of the line between two entries. */
const WORDS = { labelGap: 0.4, divider: 0.6 } as const;

/**
 * Creates one row. Each entry has its label in front of it. Entries that share a line are separated by a vertical line, and an entry that
 * is too long for a line has an indented second line.
 */
export function createWordsRow(words: readonly PlayLine[], metrics: RowMetrics): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const { label: labelStyle, body: valueStyle } = getPlayStyles(metrics);
  const lineHeight = valueStyle.leading * 1.04;
  let [penX, lineIndex] = [0, 0];
  const entries = words.map(({ name, text }) => {
    const label = formatSheetText(name);
    const labelWidth = measureLabel(label, labelStyle, fonts) + WORDS.labelGap * emSize;
    const value = formatSheetText(text);
    const entryWidth = labelWidth + measureLabel(value, valueStyle, fonts);
    const divider = penX === 0 ? 0 : 2 * WORDS.divider * emSize;
    if (penX > 0 && penX + divider + entryWidth > rowWidth) {
      penX = 0;
      lineIndex += 1;
    }
    const left = penX === 0 ? 0 : penX + 2 * WORDS.divider * emSize;
    const lines = breakText(value, valueStyle, Math.max(rowWidth - left - labelWidth, emSize * 6) + 0.7, fonts);
    const entry = { label, labelWidth, left, lineIndex, lines };
    penX = lines.length > 1 ? rowWidth : left + entryWidth;
    lineIndex += Math.max(0, lines.length - 1);
    return entry;
  });
  return {
    height: (words.length === 0 ? 0 : lineIndex + 1) * lineHeight,
    draw: (x, y) =>
      entries.flatMap(({ label, labelWidth, left, lineIndex: entryLine, lines }): DisplayItem[] => {
        const top = y + entryLine * lineHeight;
        const baseline = getFirstBaseline(top, valueStyle, fonts);
        return [
          ...(left === 0
            ? []
            : [
                fillBox(
                  {
                    x: x + left - WORDS.divider * emSize,
                    y: top + emSize * 0.2,
                    width: 0.5,
                    height: lineHeight - emSize * 0.3,
                  },
                  HAIRLINE,
                ),
              ]),
          ...createParagraph([
            ...drawLabel(label, labelStyle, x + left, baseline, fonts),
            ...lines.flatMap((line, index) =>
              drawLine(line, valueStyle, x + left + labelWidth, baseline + index * lineHeight, fonts),
            ),
          ]),
        ];
      }),
  };
}
