/** The few elements that every sheet is drawn with. Positions and line breaks are computed before. */
import { Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { halftoneDots } from './boxes.ts';
import type { CellLayout, RowLayout } from './cells.ts';
import { Line } from './line.tsx';
import type { TextLine } from './text-lines.ts';
import { ACCENT, HAIRLINE, INK, PAPER, RULE } from './theme.ts';

const ALIGN = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

/** A cell: one text element a line, so that the renderer has nothing to break. */
function Cell({ cell, top = 0 }: { cell: CellLayout; top?: number }): ReactElement {
  const { style, lines, x, width, below } = cell;
  return (
    <>
      <View
        style={{
          position: 'absolute',
          left: x,
          top: top + (style.shift ?? 0),
          width,
          alignItems: ALIGN[style.align ?? 'left'],
        }}
      >
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cell have no other name and never change places
            key={index}
            line={line}
            style={{ fontSize: style.size, lineHeight: style.leading / style.size, color: style.colour }}
          />
        ))}
      </View>
      {below ? <Cell cell={below} top={top + lines.length * style.leading} /> : null}
    </>
  );
}

/** A row of cells, `pad` points of air above and below. */
export function Row({ row, pad, top = 0 }: { row: RowLayout; pad: number; top?: number }): ReactElement {
  return (
    <View
      style={{
        marginTop: top,
        paddingVertical: pad,
        ...(row.ruled ? { borderTop: `${RULE}pt solid ${HAIRLINE}` } : {}),
        flexShrink: 0,
      }}
    >
      <View style={{ height: row.height, position: 'relative' }}>
        {row.cells.map((cell) => (cell.lines.length > 0 ? <Cell key={cell.x} cell={cell} /> : null))}
      </View>
    </View>
  );
}

/** A circle as part of a path: hundreds of elements of their own would take more time and memory than a page of text. */
function dot({ x, y, r }: { x: number; y: number; r: number }): string {
  const [left, top, radius, across] = [x - r, y, r, 2 * r].map((n) => Number(n.toFixed(3)));
  return `M${left} ${top}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0Z`;
}

/** Dots that grow to the right, as in printed comics. */
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
      <Path d={halftoneDots(width, height, pitch).map(dot).join('')} fill={ACCENT} />
    </Svg>
  );
}

/** Ems. Capitals sit low in their line: this puts them in the middle of a bar. */
const RAISED = -0.09;

/** A black bar with a title in display type and a quiet note at its right end. */
export function Bar({
  title,
  note,
  height,
  size,
  noteSize,
}: {
  /** A string is one of our own words; a name comes as a line that was counted before. */
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
            marginTop: size * RAISED,
          }}
        >
          {title}
        </Text>
      ) : (
        <View style={{ marginTop: size * RAISED }}>
          <Line line={title} style={{ fontSize: size, lineHeight: 1, color: PAPER }} />
        </View>
      )}
      {note ? (
        <Text style={{ fontFamily: 'text', fontSize: noteSize, lineHeight: 1, color: '#cfcfcf' }}>{note}</Text>
      ) : null}
    </View>
  );
}
