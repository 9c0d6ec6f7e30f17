/** The head of a roster: name, verdict, large figures, and the details of the judgement. */
import { Text, View } from '@react-pdf/renderer';
import type { ReactElement, ReactNode } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { type CellStyle, getTallestHeight, layoutCell, type RowLayout } from '../kit/cells.ts';
import { HEADLINE_LEADING, type Headline, layoutHeadline } from '../kit/headline.ts';
import { Line } from '../kit/line.tsx';
import { Halftone, Row } from '../kit/sheet-elements.tsx';
import { measureTextWidth } from '../kit/text-lines.ts';
import { ACCENT, HAIRLINE, INK, MARGIN, MUTED, PAPER, STRIP_FILL } from '../kit/theme.ts';
import type { RosterData, RosterFigure } from './roster-data.ts';
import { getStampText } from './roster-text.ts';

const MIN_BAND_HEIGHT = 50;
const BAND_PADDING = 14;
/** The height of the strip of figures, in points. */
export const FIGURES_HEIGHT = 34;
export const STAMP = { width: 118, height: 34 } as const;
/** The font sizes, in points, and numbers of lines that are tried in this order until the name fits its band. */
const NAME_SIZES = [
  [30, 1],
  [26, 1],
  [22, 1],
  [17, 2],
  [13, 3],
] as const;
/** The details below the figures, in columns of labels and values. `label` is the minimum width of the labels. Lengths are in points. */
export const DETAIL = { size: 7.6, leading: 10, pad: 1, columns: 3, label: 46, top: 5 } as const;

export interface RosterHeadLayout {
  readonly name: Headline;
  readonly bandHeight: number;
  readonly details: readonly RowLayout[];
  readonly height: number;
}

/** Arranges a name on its band, next to a stamp. All lengths are in points. */
export function layoutBand(name: string, headWidth: number, fonts: FontSet): { name: Headline; bandHeight: number } {
  const headline = layoutHeadline(name, headWidth - STAMP.width - 30, NAME_SIZES, fonts);
  return { name: headline, bandHeight: Math.max(MIN_BAND_HEIGHT, headline.height + BAND_PADDING) };
}

/** Arranges the head, and computes its height. Lengths are in points. */
export function layoutHead(
  rosterData: Pick<RosterData, 'name' | 'details'>,
  headWidth: number,
  fonts: FontSet,
): RosterHeadLayout {
  const { name: headline, bandHeight } = layoutBand(rosterData.name, headWidth, fonts);
  const detailRows = layoutDetailRows(rosterData.details, headWidth, fonts);
  const headHeight = bandHeight + FIGURES_HEIGHT + getDetailsHeight(detailRows);
  return { name: headline, bandHeight, details: detailRows, height: headHeight };
}

/** Returns the height of the small print with the gap above it, in points. */
export const getDetailsHeight = (detailRows: readonly RowLayout[]): number =>
  DETAIL.top + detailRows.reduce((sum, detailRow) => sum + detailRow.height + 2 * DETAIL.pad, 0);

/** Arranges the small print in columns of labels and values. The last value of a row has all the remaining width. */
export function layoutDetailRows(details: RosterData['details'], headWidth: number, fonts: FontSet): RowLayout[] {
  const createStyle = (fontId: 'text' | 'text-bold', color: string): CellStyle => ({
    font: fontId,
    color,
    size: DETAIL.size,
    leading: DETAIL.leading,
  });
  const columnWidth = headWidth / DETAIL.columns;
  // Labels in other languages are longer.
  const widestLabel = Math.max(
    ...details.map(([label]) => measureTextWidth(label, createStyle('text', MUTED), fonts) + 6),
  );
  const labelWidth = Math.max(DETAIL.label, Math.min(widestLabel, columnWidth * 0.45));
  return Array.from({ length: Math.ceil(details.length / DETAIL.columns) }, (_, index) => {
    const rowDetails = details.slice(index * DETAIL.columns, (index + 1) * DETAIL.columns);
    const cells = rowDetails.flatMap(([label, value], columnIndex) => {
      const left = columnIndex * columnWidth;
      const right = columnIndex === rowDetails.length - 1 ? headWidth : left + columnWidth;
      return [
        layoutCell(label, left, labelWidth, createStyle('text', MUTED), fonts),
        layoutCell(value, left + labelWidth, right - left - labelWidth - 6, createStyle('text-bold', INK), fonts),
      ];
    });
    return { rowKey: String(index), kind: 'row', cells, height: getTallestHeight(cells), hasRule: false };
  });
}

export function RosterHead({
  translate,
  rosterData,
  headLayout,
  width,
}: {
  translate: Translate;
  rosterData: RosterData;
  headLayout: RosterHeadLayout;
  width: number;
}): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: MARGIN, width }}>
      <Band name={headLayout.name} height={headLayout.bandHeight} width={width}>
        <Stamp
          stampText={getStampText(translate, rosterData)}
          isAlert={rosterData.verdict !== 'legal'}
          bandHeight={headLayout.bandHeight}
        />
      </Band>
      <Figures figures={rosterData.figures} />
      <View style={{ height: DETAIL.top }} />
      {headLayout.details.map((detailRow) => (
        <Row key={detailRow.rowKey} row={detailRow} padding={DETAIL.pad} />
      ))}
    </View>
  );
}

/** Draws the black band with a name on the left, and its children on top. */
function Band({
  name: headline,
  height,
  width,
  children,
}: {
  name: Headline;
  height: number;
  width: number;
  children: ReactNode;
}): ReactElement {
  return (
    <View style={{ height, backgroundColor: INK }}>
      <View style={{ position: 'absolute', right: 0, top: 0 }}>
        <Halftone width={width * 0.42} height={height} pitch={6} />
      </View>
      <View style={{ height, justifyContent: 'center', marginLeft: 9 }}>
        {headline.lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
            key={index}
            line={line}
            style={{ fontSize: headline.size, lineHeight: HEADLINE_LEADING, color: PAPER }}
          />
        ))}
      </View>
      {children}
    </View>
  );
}

/** Draws a framed word at the right end of a band; `isAlert` uses the accent color. */
function Stamp({
  stampText,
  isAlert,
  bandHeight,
}: {
  stampText: string;
  isAlert: boolean;
  bandHeight: number;
}): ReactElement {
  const stampColor = isAlert ? ACCENT : INK;
  return (
    <View
      style={{
        position: 'absolute',
        right: 9,
        top: (bandHeight - STAMP.height) / 2,
        width: STAMP.width,
        height: STAMP.height,
        backgroundColor: PAPER,
        padding: 2.2,
      }}
    >
      <View
        style={{ flexGrow: 1, border: `1.8pt solid ${stampColor}`, alignItems: 'center', justifyContent: 'center' }}
      >
        <Text
          style={{
            fontFamily: 'display-black',
            fontSize: stampText.length > 8 ? 18 : 25,
            lineHeight: 1,
            letterSpacing: 1.6,
            color: stampColor,
            marginTop: -1.5,
          }}
        >
          {stampText}
        </Text>
      </View>
    </View>
  );
}

/** Draws figures side by side on a tinted strip. */
function Figures({ figures }: { figures: readonly RosterFigure[] }): ReactElement {
  return (
    <View style={{ height: FIGURES_HEIGHT, flexDirection: 'row', backgroundColor: STRIP_FILL }}>
      {figures.map(({ label, value, isOverLimit }, index) => (
        <View
          key={label}
          style={{
            flexGrow: 1,
            paddingHorizontal: 9,
            justifyContent: 'center',
            ...(index > 0 ? { borderLeft: `0.5pt solid ${HAIRLINE}` } : {}),
          }}
        >
          <Text style={{ fontFamily: 'display-black', fontSize: 17, lineHeight: 1, color: isOverLimit ? ACCENT : INK }}>
            {value}
          </Text>
          <Text style={{ fontFamily: 'text-medium', fontSize: 6.6, lineHeight: 1.2, color: MUTED }}>{label}</Text>
        </View>
      ))}
    </View>
  );
}
