/** The block of a list next to the models, such as Gimmicks: each with a box, its moment and its text. */

import type { RosterExtra, RosterExtras } from '../../../rules/team-rules.ts';
import { drawTickBox } from '../../draw/rows.ts';
import { getTallestHeight, layoutCell } from '../../kit/cells.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { typeset } from '../../kit/typeset.ts';
import { createCellsRow } from './attack-rows.ts';
import { type BlockRow, measureLabel, type PlayBlock } from './block-row.ts';
import { getPlayStyles } from './play-styles.ts';
import { createTitleRow } from './title-row.ts';

/** The greatest share of the width that names have. */
const MAX_NAME_SHARE = 0.36;

/** Ems between the moment and the text of an entry that has room for both on one line. */
const MOMENT_GAP = 0.7;

export function createExtrasBlock({ title, rows }: RosterExtras, metrics: RowMetrics): PlayBlock {
  const { emSize, rowWidth, fonts } = metrics;
  const { strong } = getPlayStyles(metrics);
  const boxWidth = emSize * 1.7;
  const widestName = Math.max(...rows.map(({ name }) => measureLabel(name, strong, fonts))) + 1;
  const nameWidth = Math.min(widestName, rowWidth * MAX_NAME_SHARE);
  return {
    title,
    rows: [
      createTitleRow({ name: title, copies: 1, marks: [], kind: '' }, metrics),
      ...rows.map((extra, index) => createExtraRow(extra, index > 0, { boxWidth, nameWidth }, metrics)),
    ],
  };
}

function createExtraRow(
  { name, moment, text }: RosterExtra,
  hasRule: boolean,
  { boxWidth, nameWidth }: { readonly boxWidth: number; readonly nameWidth: number },
  metrics: RowMetrics,
): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const styles = getPlayStyles(metrics);
  const textLeft = boxWidth + nameWidth + emSize * 0.9;
  const textWidth = rowWidth - textLeft;
  const momentWidth = moment === '' ? 0 : measureLabel(typeset(moment), styles.moment, fonts) + 1;
  const inlineLeft = moment === '' ? 0 : momentWidth + MOMENT_GAP * emSize;
  const isOneLine = inlineLeft + measureLabel(typeset(text), styles.body, fonts) + 1 <= textWidth;
  const nameCell = layoutCell(name, boxWidth, nameWidth + 1, styles.strong, fonts);
  const momentCell = layoutCell(typeset(moment), textLeft, textWidth, styles.moment, fonts);
  const textShift = isOneLine ? inlineLeft : 0;
  const textCell = layoutCell(typeset(text), textLeft + textShift, textWidth - textShift, styles.body, fonts);
  const cells =
    moment === ''
      ? [nameCell, textCell]
      : isOneLine
        ? [nameCell, momentCell, textCell]
        : [nameCell, { ...momentCell, cellBelow: textCell }];
  const row = createCellsRow(cells, hasRule, metrics);
  const boxSize = emSize * 1.05;
  return {
    height: Math.max(row.height, getTallestHeight(cells)),
    draw: (x, y) => [
      ...row.draw(x, y),
      ...drawTickBox({ x, y: y + emSize * 0.22, width: boxSize, height: boxSize, isTicked: false }),
    ],
  };
}
