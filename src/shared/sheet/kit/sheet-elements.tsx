/** The React elements that draw a sheet. Positions and line breaks are computed beforehand. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { computeHalftoneDots } from './boxes.ts';
import type { CellLayout, RowLayout } from './cells.ts';
import { Line } from './line.tsx';
import type { TextLine } from './text-lines.ts';
import { ACCENT, HAIRLINE, INK, PAPER, RULE } from './theme.ts';

const ALIGN = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** Draws a cell with one text element per line, so that the renderer has nothing to break. */
function Cell({ cell, top = 0 }: { cell: CellLayout; top?: number }): ReactElement {
  const { style, lines, x, width, cellBelow } = cell;
  return (
    <>
      <View
        style={{
          position: 'absolute',
          left: x,
          top: top + (style.topShift ?? 0),
          width,
          alignItems: ALIGN[style.align ?? 'left'],
        }}
      >
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cell have no other name and never change places
            key={index}
            line={line}
            style={{ fontSize: style.size, lineHeight: style.leading / style.size, color: style.color }}
          />
        ))}
      </View>
      {cellBelow ? <Cell cell={cellBelow} top={top + lines.length * style.leading} /> : null}
    </>
  );
}

/** Draws a row of cells with `padding` points above and below. */
export function Row({ row, padding, top = 0 }: { row: RowLayout; padding: number; top?: number }): ReactElement {
  return (
    <View
      style={{
        marginTop: top,
        paddingVertical: padding,
        ...(row.hasRule ? { borderTop: `${RULE}pt solid ${HAIRLINE}` } : {}),
        flexShrink: 0,
      }}
    >
      <View style={{ height: row.height, position: 'relative' }}>
        {row.cells.map((cell, index) =>
          cell.lines.length > 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have no other name and never change places
            <Cell key={index} cell={cell} />
          ) : null,
        )}
      </View>
    </View>
  );
}

/** Formats a circle as part of a path. Hundreds of separate elements would take more time and memory than a page of text. */
function formatDotPath({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const [roundedLeft, roundedTop, roundedRadius, diameter] = [x - radius, y, radius, 2 * radius].map((length) =>
    Number(length.toFixed(3)),
  );
  return `M${roundedLeft} ${roundedTop}a${roundedRadius} ${roundedRadius} 0 1 0 ${diameter} 0a${roundedRadius} ${roundedRadius} 0 1 0 -${diameter} 0Z`;
}

/** Draws dots that grow to the right, as in printed comics. */
export function Halftone({
  width,
  height,
  pitch = 4,
}: {
  width: number;
  height: number;
  pitch?: number;
}): ReactElement {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Path d={computeHalftoneDots(width, height, pitch).map(formatDotPath).join('')} fill={ACCENT} />
    </Svg>
  );
}

/** In ems. Capitals sit low in their line; this shift centers them in a bar. */
const BAR_TITLE_SHIFT = -0.09;

/** Draws a black bar with a title in display type and a muted note at its right end. */
export function Bar({
  title,
  note,
  height,
  size,
  noteSize,
}: {
  /** A string is a text of the program. Names from documents are passed as lines, which are already truncated. */
  title: string | TextLine;
  note?: string;
  height: number;
  size: number;
  noteSize: number;
}): ReactElement {
  return (
    <View
      style={{
        height,
        backgroundColor: INK,
        borderLeft: `${size * 0.3}pt solid ${ACCENT}`,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingHorizontal: size * 0.32,
        flexShrink: 0,
      }}
    >
      {typeof title === 'string' ? (
        <Text
          style={{
            fontFamily: 'display-black',
            fontSize: size,
            lineHeight: 1,
            color: PAPER,
            letterSpacing: size * 0.02,
            marginTop: size * BAR_TITLE_SHIFT,
          }}
        >
          {title}
        </Text>
      ) : (
        <View style={{ marginTop: size * BAR_TITLE_SHIFT }}>
          <Line line={title} style={{ fontSize: size, lineHeight: 1, color: PAPER }} />
        </View>
      )}
      {note ? (
        <Text style={{ fontFamily: 'text', fontSize: noteSize, lineHeight: 1, color: '#cfcfcf' }}>{note}</Text>
      ) : null}
    </View>
  );
}
