/** The block from which a model is played: bar, portrait, numbers, attacks, texts and boxes. All copies of a model share a block. */

import type { PicturesBySource } from '../../../card/pictures/pictures.ts';
import { placePortrait } from '../../../card/place/place-portrait.ts';
import type { DisplayItem } from '../../../display/display-list.ts';
import type { PlayLine, PlayRow } from '../../../rules/play-row.ts';
import { type Icons, NO_ICONS } from '../../../text/markup/icons.ts';
import { parseMarkup } from '../../../text/markup/markup.ts';
import type { Translate } from '../../../texts/translate.ts';
import { fillBox } from '../../kit/boxes.ts';
import type { RowMetrics } from '../../kit/row-layout.ts';
import { formatSheetText, toCapitals } from '../../kit/sheet-text.ts';
import type { TextPart } from '../../kit/text-lines.ts';
import { HAIRLINE, INK, PAPER, RULE, STRIP_FILL } from '../../kit/theme.ts';
import type { RosterMember } from '../roster-data.ts';
import { createAttackRows } from './attack-rows.ts';
import {
  type BlockRow,
  createTextRow,
  drawLabel,
  getCenteredBaseline,
  measureLabel,
  type PlayBlock,
} from './block-row.ts';
import { createNumberGrid } from './number-grid.ts';
import { getPlayStyles, INDENT } from './play-styles.ts';
import { createTitleRow } from './title-row.ts';
import { createEffectRow, createTrackRows } from './track-rows.ts';
import { createWordsRow } from './word-rows.ts';

export interface PlayMetrics extends RowMetrics {
  /** Returns the pictures that the document of a character names. */
  getPictures(character: NonNullable<RosterMember['portrait']>['character']): PicturesBySource | undefined;
}

/** Lengths of the portrait in ems. `maxHeight` is a multiple of its width. */
const PORTRAIT = { width: 7, gap: 0.9, minHeight: 5.6, maxHeight: 1.5 } as const;
/** Ems between the parts next to the portrait. */
const PART_GAP = 0.42;

/** Creates the block of a member. */
export function createMemberBlock(translate: Translate, member: RosterMember, metrics: PlayMetrics): PlayBlock {
  const { name, copies, marks, play: playRow, group } = member;
  const titleRow = createTitleRow(
    {
      name,
      copies,
      marks,
      badge: playRow?.badge,
      kind: formatSheetText([group ?? '', playRow?.kind ?? ''].filter((text) => text !== '').join(' · ')),
      symbol: playRow?.symbol,
    },
    metrics,
  );
  if (playRow === undefined) return { title: name, rows: [titleRow] };
  const { fonts, rowWidth, emSize } = metrics;
  const { rich } = getPlayStyles(metrics);
  const lineRows = playRow.lines.map((line) =>
    createTextRow(createLineParts(line, playRow.icons ?? NO_ICONS), rich, rowWidth, INDENT * emSize, fonts),
  );
  return {
    title: name,
    rows: [
      titleRow,
      createProfileRow(member, playRow, metrics),
      ...createAttackRows(playRow, metrics),
      ...lineRows.map((lineRow, index) => (index === 0 ? addRule(lineRow, metrics) : lineRow)),
      ...createCopyRows(translate, playRow, copies, metrics),
    ],
  };
}

/**
 * Sets the name and the marked words of an entry in bold, and replaces icons by their words. Only its text has markup: a name may contain
 * asterisks.
 */
const createLineParts = ({ name, text }: PlayLine, icons: Icons): TextPart[] => [
  { text: formatSheetText(name), isBold: true },
  { text: text === '' ? '' : '  ', isBold: false },
  ...createMarkedParts(text, icons),
];

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Splits a text with markup into parts. The word of an icon is set apart from letters and digits next to it. */
function createMarkedParts(text: string, icons: Icons): TextPart[] {
  const spans = parseMarkup(formatSheetText(text), icons);
  return spans.map((span, index) => {
    const nextSpan = spans[index + 1];
    const touchesNext = WORD_CHARACTER.test(span.text.slice(-1)) && WORD_CHARACTER.test(nextSpan?.text.charAt(0) ?? '');
    const isNextToIcon = span.icon !== undefined || nextSpan?.icon !== undefined;
    return { text: touchesNext && isNextToIcon ? `${span.text} ` : span.text, isBold: span.bold || span.italic };
  });
}

/** Creates the portrait, and next to it the numbers and words, and for a single copy its tracks. */
function createProfileRow({ name, copies, portrait }: RosterMember, playRow: PlayRow, metrics: PlayMetrics): BlockRow {
  const { emSize, rowWidth, fonts } = metrics;
  const portraitWidth = portrait === undefined ? 0 : PORTRAIT.width * emSize;
  const textLeft = portrait === undefined ? 0 : portraitWidth + PORTRAIT.gap * emSize;
  const sideMetrics = { ...metrics, rowWidth: rowWidth - textLeft };
  const parts = [
    ...(playRow.numbers.length === 0 && playRow.traits === undefined ? [] : [createNumberGrid(playRow, sideMetrics)]),
    ...(copies === 1 && playRow.tracks.length > 0 ? [createTrackRows(playRow.tracks, sideMetrics)] : []),
    ...(playRow.words.length === 0 ? [] : [createWordsRow(playRow.words, sideMetrics)]),
  ];
  const partGap = PART_GAP * emSize;
  const partsHeight = parts.reduce((sum, { height }) => sum + height + partGap, -partGap);
  const height = Math.max(partsHeight, portrait === undefined ? 0 : PORTRAIT.minHeight * emSize);
  const pictureBox = { width: portraitWidth, height: Math.min(height, PORTRAIT.maxHeight * portraitWidth) };
  return {
    height,
    draw(x, y) {
      let partTop = y;
      const partItems = parts.flatMap((part) => {
        const items = part.draw(x + textLeft, partTop);
        partTop += part.height + partGap;
        return items;
      });
      if (portrait === undefined) return partItems;
      const picture = placePortrait(portrait, { x, y, ...pictureBox }, fonts, metrics.getPictures(portrait.character));
      return [...(picture ?? drawInitial(name, { x, y, ...pictureBox }, metrics)), ...partItems];
    },
  };
}

/** Draws the first letter of a name in place of a picture. */
function drawInitial(
  name: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  metrics: RowMetrics,
): DisplayItem[] {
  const { emSize, fonts } = metrics;
  const [initial = ''] =
    new Intl.Segmenter().segment(toCapitals(name.trim()))[Symbol.iterator]().next().value?.segment ?? [];
  const initialStyle = { ...getPlayStyles(metrics).number, size: emSize * 4, color: HAIRLINE };
  return [
    fillBox(box, STRIP_FILL),
    {
      kind: 'group',
      role: 'artifact',
      items: drawLabel(
        initial,
        initialStyle,
        box.x + (box.width - measureLabel(initial, initialStyle, fonts)) / 2,
        getCenteredBaseline(box.y, box.height, initialStyle, fonts),
        fonts,
      ),
    },
  ];
}

/** Adds a hairline above a row. */
const addRule = ({ height, draw }: BlockRow, { rowWidth, emSize }: RowMetrics): BlockRow => {
  const padding = emSize * 0.26;
  return {
    height: height + padding,
    draw: (x, y) => [fillBox({ x, y, width: rowWidth, height: RULE }, HAIRLINE), ...draw(x, y + padding)],
  };
};

/** Creates the boxes: Effects, and for several copies a numbered row for each of them with its tracks. */
function createCopyRows(
  translate: Translate,
  { tracks, effects }: PlayRow,
  copies: number,
  metrics: RowMetrics,
): BlockRow[] {
  const { emSize, rowWidth, fonts } = metrics;
  if (tracks.length === 0 && effects.length === 0) return [];
  if (copies <= 1) return effects.length === 0 ? [] : [addRule(createEffectRow(effects, metrics), metrics)];
  const railWidth = emSize * 1.6;
  const innerMetrics = { ...metrics, rowWidth: rowWidth - railWidth - emSize * 0.7 };
  const gap = emSize * 0.5;
  const numberStyle = { ...getPlayStyles(metrics).mark };
  return Array.from({ length: copies }, (_, index): BlockRow => {
    const parts = [
      ...(tracks.length === 0 ? [] : [createTrackRows(tracks, innerMetrics)]),
      ...(effects.length === 0 ? [] : [createEffectRow(effects, innerMetrics)]),
    ];
    const height = parts.reduce((sum, part) => sum + part.height + gap, -gap);
    const label = translate('playRoster.copy', { number: index + 1 });
    return addPadding(
      {
        height,
        draw(x, y) {
          let partTop = y;
          return [
            fillBox({ x, y, width: railWidth, height }, INK),
            ...drawLabel(
              label,
              { ...numberStyle, color: PAPER },
              x + (railWidth - measureLabel(label, numberStyle, fonts)) / 2,
              getCenteredBaseline(y, height, numberStyle, fonts),
              fonts,
            ),
            ...parts.flatMap((part) => {
              const items = part.draw(x + railWidth + emSize * 0.7, partTop);
              partTop += part.height + gap;
              return items;
            }),
          ];
        },
      },
      emSize * 0.6,
    );
  });
}

/** Adds space above a row, in points. */
const addPadding = ({ height, draw }: BlockRow, padding: number): BlockRow => ({
  height: height + padding,
  draw: (x, y) => draw(x, y + padding),
});
