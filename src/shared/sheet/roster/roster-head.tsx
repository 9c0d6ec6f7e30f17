/** Top of a roster: name, verdict, the big figures and the details under which the team was judged. */
import { Text, View } from '@react-pdf/renderer';
import type { ReactElement, ReactNode } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { type CellStyle, cellOf, type RowLayout, tallest } from '../kit/cells.ts';
import { HEADLINE_LEADING, type Headline, headline } from '../kit/headline.ts';
import { Line } from '../kit/line.tsx';
import { Halftone, Row } from '../kit/parts.tsx';
import { textWidth } from '../kit/text-lines.ts';
import { ACCENT, BAND_FILL, HAIRLINE, INK, MARGIN, MUTED, PAPER } from '../kit/theme.ts';
import type { RosterData, RosterFigure } from './roster-data.ts';
import { stampOf } from './roster-text.ts';

const BAND = 50;
const BAND_AIR = 14;
/** Height of the strip of figures. */
export const FIGURES = 34;
export const STAMP = { width: 118, height: 34 } as const;
const SIZES = [
  [30, 1],
  [26, 1],
  [22, 1],
  [17, 2],
  [13, 3],
] as const;
export const DETAIL = { size: 7.6, leading: 10, pad: 1, columns: 3, label: 46, top: 5 } as const;

export interface LaidHead {
  readonly name: Headline;
  readonly band: number;
  readonly details: readonly RowLayout[];
  readonly height: number;
}

/** A name on its band, beside a stamp. All in points. */
export function layoutBand(text: string, width: number, fonts: FontSet): { name: Headline; band: number } {
  const name = headline(text, width - STAMP.width - 30, SIZES, fonts);
  return { name, band: Math.max(BAND, name.height + BAND_AIR) };
}

/** Counts how much of the page the head takes. `width` in points. */
export function layoutHead(data: Pick<RosterData, 'name' | 'details'>, width: number, fonts: FontSet): LaidHead {
  const { name, band } = layoutBand(data.name, width, fonts);
  const rows = detailRows(data.details, width, fonts);
  const height = band + FIGURES + DETAIL.top + rows.reduce((sum, row) => sum + row.height + 2 * DETAIL.pad, 0);
  return { name, band, details: rows, height };
}

function detailRows(pairs: RosterData['details'], width: number, fonts: FontSet): RowLayout[] {
  const style = (font: 'text' | 'text-bold', colour: string): CellStyle => ({
    font,
    colour,
    size: DETAIL.size,
    leading: DETAIL.leading,
  });
  const column = width / DETAIL.columns;
  // Labels of other languages are longer.
  const widest = Math.max(...pairs.map(([label]) => textWidth(label, style('text', MUTED), fonts) + 6));
  const labels = Math.max(DETAIL.label, Math.min(widest, column * 0.45));
  return Array.from({ length: Math.ceil(pairs.length / DETAIL.columns) }, (_, index) => {
    const cells = pairs
      .slice(index * DETAIL.columns, (index + 1) * DETAIL.columns)
      .flatMap(([label, value], j) => [
        cellOf(label, j * column, labels, style('text', MUTED), fonts),
        cellOf(value, j * column + labels, column - labels - 6, style('text-bold', INK), fonts),
      ]);
    return { key: String(index), kind: 'row', cells, height: tallest(cells), ruled: false };
  });
}

export function RosterHead({
  translate,
  data,
  head,
  width,
}: {
  translate: Translate;
  data: RosterData;
  head: LaidHead;
  width: number;
}): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: MARGIN, width }}>
      <Band name={head.name} height={head.band} width={width}>
        <Stamp word={stampOf(translate, data)} alarm={data.verdict !== 'legal'} band={head.band} />
      </Band>
      <Figures figures={data.figures} />
      <View style={{ height: DETAIL.top }} />
      {head.details.map((row) => (
        <Row key={row.key} row={row} pad={DETAIL.pad} />
      ))}
    </View>
  );
}

/** The black band with a name at its left; children are drawn on it. */
function Band({
  name,
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
        {name.lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
            key={index}
            line={line}
            style={{ fontSize: name.size, lineHeight: HEADLINE_LEADING, color: PAPER }}
          />
        ))}
      </View>
      {children}
    </View>
  );
}

/** A framed word at the right end of a band; in the accent colour for `alarm`. */
function Stamp({ word, alarm, band }: { word: string; alarm: boolean; band: number }): ReactElement {
  const colour = alarm ? ACCENT : INK;
  return (
    <View
      style={{
        position: 'absolute',
        right: 9,
        top: (band - STAMP.height) / 2,
        width: STAMP.width,
        height: STAMP.height,
        backgroundColor: PAPER,
        padding: 2.2,
      }}
    >
      <View style={{ flexGrow: 1, border: `1.8pt solid ${colour}`, alignItems: 'center', justifyContent: 'center' }}>
        <Text
          style={{
            fontFamily: 'display-black',
            fontSize: word.length > 8 ? 18 : 25,
            lineHeight: 1,
            letterSpacing: 1.6,
            color: colour,
            marginTop: -1.5,
          }}
        >
          {word}
        </Text>
      </View>
    </View>
  );
}

/** Figures side by side on a tinted strip. */
function Figures({ figures }: { figures: readonly RosterFigure[] }): ReactElement {
  return (
    <View style={{ height: FIGURES, flexDirection: 'row', backgroundColor: BAND_FILL }}>
      {figures.map(({ label, value, over }, index) => (
        <View
          key={label}
          style={{
            flexGrow: 1,
            paddingHorizontal: 9,
            justifyContent: 'center',
            ...(index > 0 ? { borderLeft: `0.5pt solid ${HAIRLINE}` } : {}),
          }}
        >
          <Text style={{ fontFamily: 'display-black', fontSize: 17, lineHeight: 1, color: over ? ACCENT : INK }}>
            {value}
          </Text>
          <Text style={{ fontFamily: 'text-medium', fontSize: 6.6, lineHeight: 1.2, color: MUTED }}>{label}</Text>
        </View>
      ))}
    </View>
  );
}
