/** The roster that a team is played from: numbers, attacks, texts and boxes of every member, on as many pages as requested. */

import type { PlayLine, PlayRow } from '../../../rules/play-row.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { DrawnSheet } from '../../draw/drawn-sheet.ts';
import { type Block, createSectionBlocks } from '../../kit/blocks.ts';
import type { CellLayout, RowBox, RowLayout } from '../../kit/cells.ts';
import { layoutCell } from '../../kit/cells.ts';
import { getRowStyles, layoutRow, type RowMetrics } from '../../kit/row-layout.ts';
import { formatSheetText } from '../../kit/sheet-text.ts';
import { measureTextWidth } from '../../kit/text-lines.ts';
import type { RosterData, RosterMember } from '../roster-data.ts';
import { formatRosterFooter, getStampText } from '../roster-text.ts';

/** The size of an HP box in points: a little more than four millimeters at any font size. */
const HP_BOX_SIZE = 11.8;
const BOX_GAP = 1.6;
/** The maximum number of boxes to cross out. Larger numbers are printed without boxes. */
const MAX_BOXES = 120;
/** The size of a box for an Effect, in points. */
const EFFECT_BOX_SIZE = 6.8;

/**
 * The settings to try for the requested number of pages, the most spacious first. In compact settings, attacks and texts run on in
 * paragraphs instead of separate rows, which needs a third less space.
 */
const PLAY_SETTINGS = [
  ...[10, 9.5, 9, 8.6, 8.2, 7.8, 7.5].map((emSize) => ({ emSize, isCompact: false })),
  ...[8.2, 7.8, 7.5, 7.2, 6.9, 6.6, 6.3, 6.1].map((emSize) => ({ emSize, isCompact: true })),
];
/** The smallest font size, in points. */
const MIN_FONT_SIZE = 6;

/** Creates the sheets to try, in the order of PLAY_SETTINGS. `version` is the version of Rollcall. */
export const createPlayRosterSheets = (
  translate: Translate,
  rosterData: RosterData,
  fonts: FontSet,
  version: string,
): readonly DrawnSheet<string>[] =>
  PLAY_SETTINGS.map((setting) => createSheet(translate, rosterData, setting, fonts, version));

type PlaySetting = (typeof PLAY_SETTINGS)[number];

interface PlayRowMetrics extends RowMetrics {
  readonly isCompact: boolean;
}

function createSheet(
  translate: Translate,
  rosterData: RosterData,
  { emSize, isCompact }: PlaySetting,
  fonts: FontSet,
  version: string,
): DrawnSheet<string> {
  return {
    head: {
      name: rosterData.name,
      title: translate('playRoster.title'),
      note: getStampText(translate, rosterData).toLowerCase(),
      figures: rosterData.figures,
      details: rosterData.details,
    },
    columns: 2,
    keepsSectionsWhole: true,
    sizes: { largest: emSize, smallest: emSize, multiPage: emSize },
    titles: {
      // Keyed by index, because a character can be in the list more than once.
      ...Object.fromEntries(rosterData.members.map((member, index) => [getSectionId(index), formatTitle(member)])),
      extras: rosterData.extras?.title ?? '',
    },
    createBlocks: (fontSize, columnWidth) =>
      createPlayBlocks(translate, rosterData, { emSize: fontSize, rowWidth: columnWidth, fonts, isCompact }),
    footer: formatRosterFooter(translate, rosterData, version),
    subject: translate('playRoster.subject', { rules: rosterData.rules }),
  };
}

const getSectionId = (memberIndex: number): string => `member ${memberIndex}`;

const formatTitle = ({ name, copies, marks, group }: RosterMember): string =>
  [copies === 1 ? name : `${name} ×${copies}`, ...(group === undefined ? [] : [group]), ...marks].join(' · ');

function createPlayBlocks(translate: Translate, rosterData: RosterData, metrics: PlayRowMetrics): Block<string>[] {
  const extraRows = (rosterData.extras?.rows ?? []).map(({ name, text }, index) =>
    createPlayLineRow(`extra ${index}`, { name, text }, metrics),
  );
  return [
    ...rosterData.members.flatMap(({ copies, play: playRow }, index) =>
      playRow
        ? createSectionBlocks(
            getSectionId(index),
            createMemberRows(translate, playRow, copies, metrics),
            metrics.emSize,
          )
        : [],
    ),
    ...(extraRows.length === 0 ? [] : createSectionBlocks('extras', extraRows, metrics.emSize)),
  ];
}

function createMemberRows(
  translate: Translate,
  playRow: PlayRow,
  copies: number,
  metrics: PlayRowMetrics,
): RowLayout[] {
  const rowStyles = getRowStyles(metrics);
  // The last argument of `layoutRow` says whether a rule separates the row from the previous one.
  return [
    ...(playRow.kind === ''
      ? []
      : [
          layoutRow(
            'kind',
            [
              {
                text: formatSheetText(playRow.kind),
                style: { ...rowStyles.small, size: Math.max(MIN_FONT_SIZE, rowStyles.small.size) },
                widthShare: 1,
              },
            ],
            metrics,
            'row',
            false,
          ),
        ]),
    createNumbersRow(playRow, metrics),
    ...(metrics.isCompact
      ? [playRow.attacks, playRow.lines, playRow.words].flatMap((playLines, index) =>
          playLines.length === 0 ? [] : [createRunOnRow(`run ${index}`, playLines, metrics)],
        )
      : [
          ...playRow.attacks.map((attack, index) => createPlayLineRow(`attack ${index}`, attack, metrics)),
          ...playRow.lines.map((line, index) => createPlayLineRow(`line ${index}`, line, metrics)),
          ...(playRow.words.length === 0 ? [] : [createRunOnRow('words', playRow.words, metrics)]),
        ]),
    ...(playRow.track === undefined && playRow.effects.length === 0
      ? []
      : Array.from({ length: copies }, (_, index) => createTrackRow(translate, playRow, index, copies, metrics))),
  ];
}

/** Creates the row of numbers, each with its label below, in columns as wide as their content. */
function createNumbersRow({ numbers }: PlayRow, metrics: RowMetrics): RowLayout {
  const rowStyles = getRowStyles(metrics);
  const labelStyle = {
    ...rowStyles.small,
    size: Math.max(MIN_FONT_SIZE, metrics.emSize * 0.72),
    leading: Math.max(MIN_FONT_SIZE, metrics.emSize * 0.72) * 1.16,
  };
  const columnWidths = numbers.map(([label, value]) =>
    Math.max(
      measureTextWidth(label, labelStyle, metrics.fonts),
      measureTextWidth(value, rowStyles.strong, metrics.fonts),
    ),
  );
  const totalWidth =
    columnWidths.reduce((sum, columnWidth) => sum + columnWidth, 0) + numbers.length * metrics.emSize * 0.8;
  const parts = numbers.map(([label, value], index) => ({
    text: value,
    style: rowStyles.strong,
    widthShare: ((columnWidths[index] ?? 0) + metrics.emSize * 0.8) / totalWidth,
    textsBelow: [{ text: label, style: labelStyle }],
  }));
  return layoutRow('numbers', parts, metrics, 'row', false);
}

/** Creates a row with a name and a text. Words between asterisks are bold. */
const createPlayLineRow = (rowKey: string, { name, text }: PlayLine, metrics: RowMetrics): RowLayout => {
  const rowStyles = getRowStyles(metrics);
  const lineText = text === '' ? `*${formatSheetText(name)}*` : `*${formatSheetText(name)}*  ${formatSheetText(text)}`;
  return layoutRow(
    rowKey,
    [{ text: lineText, style: { ...rowStyles.body, boldFont: 'text-bold' }, widthShare: 1 }],
    metrics,
    'row',
    true,
  );
};

/** Creates a row in which several lines run on. */
function createRunOnRow(rowKey: string, playLines: readonly PlayLine[], metrics: RowMetrics): RowLayout {
  const rowStyles = getRowStyles(metrics);
  const lineText = playLines.map(({ name, text }) => `*${formatSheetText(name)}* ${formatSheetText(text)}`).join('   ');
  return layoutRow(
    rowKey,
    [{ text: lineText, style: { ...rowStyles.body, boldFont: 'text-bold' }, widthShare: 1 }],
    metrics,
    'row',
    true,
  );
}

/** Creates the boxes of one copy of a member: HP, and below them its possible Effects. */
function createTrackRow(
  translate: Translate,
  { track, effects }: PlayRow,
  copyIndex: number,
  copies: number,
  metrics: RowMetrics,
): RowLayout {
  const rowStyles = getRowStyles(metrics);
  const cells: CellLayout[] = [];
  const boxes: RowBox[] = [];
  let y = 2;
  if (track !== undefined) {
    const trackName =
      copies === 1 ? track.label : translate('playRoster.numberedTrack', { number: copyIndex + 1, label: track.label });
    const trackLabel = `${trackName} ${track.white + track.red}`;
    const labelWidth = measureTextWidth(trackLabel, rowStyles.strong, metrics.fonts) + metrics.emSize * 0.7;
    const topShift = (rowStyles.strong.topShift ?? 0) + y + (HP_BOX_SIZE - metrics.emSize) / 2;
    cells.push(layoutCell(trackLabel, 0, labelWidth, { ...rowStyles.strong, topShift }, metrics.fonts));
    let x = labelWidth;
    const boxCount = track.white + track.red > MAX_BOXES ? 0 : track.white + track.red;
    for (let index = 0; index < boxCount; index += 1) {
      if (x + HP_BOX_SIZE > metrics.rowWidth) {
        x = labelWidth;
        y += HP_BOX_SIZE + BOX_GAP;
      }
      const boxTone = index < track.white ? {} : { boxTone: 'red' as const };
      boxes.push({ x, y, width: HP_BOX_SIZE, height: HP_BOX_SIZE, isTicked: false, ...boxTone });
      x += HP_BOX_SIZE + BOX_GAP;
    }
    y += HP_BOX_SIZE + 3;
  }
  const effectStyle = {
    ...rowStyles.small,
    size: Math.max(MIN_FONT_SIZE, metrics.emSize * 0.78),
    leading: Math.max(MIN_FONT_SIZE, metrics.emSize * 0.78) * 1.16,
  };
  let x = 0;
  for (const effect of effects) {
    const effectWidth =
      EFFECT_BOX_SIZE + 1.6 + measureTextWidth(effect, effectStyle, metrics.fonts) + metrics.emSize * 0.38;
    if (x > 0 && x + effectWidth > metrics.rowWidth) {
      x = 0;
      y += Math.max(EFFECT_BOX_SIZE, effectStyle.leading) + 2;
    }
    boxes.push({ x, y, width: EFFECT_BOX_SIZE, height: EFFECT_BOX_SIZE, isTicked: false });
    const topShift = (effectStyle.topShift ?? 0) + y + (EFFECT_BOX_SIZE - effectStyle.size) / 2 - metrics.emSize * 0.1;
    cells.push(layoutCell(effect, x + EFFECT_BOX_SIZE + 1.6, effectWidth, { ...effectStyle, topShift }, metrics.fonts));
    x += effectWidth;
  }
  return {
    rowKey: `track ${copyIndex}`,
    kind: 'row',
    cells,
    boxes,
    height: y + Math.max(EFFECT_BOX_SIZE, effectStyle.leading) + 1,
    hasRule: true,
  };
}

/** Returns the first sheet with at most `maxPages` pages, or the last one if there is none. */
export function findSheet<S extends string>(
  sheets: readonly DrawnSheet<S>[],
  maxPages: number,
  countPages: (sheet: DrawnSheet<S>) => number,
): DrawnSheet<S> | undefined {
  return sheets.find((sheet) => countPages(sheet) <= maxPages) ?? sheets.at(-1);
}
