/** The foot of a page: rules, options and origin, on as many lines as they need. */
import { Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { Line } from './line.tsx';
import type { PageSize } from './paper.ts';
import { breakText, type TextLine, textWidth } from './text-lines.ts';
import { ACCENT, MARGIN, MUTED } from './theme.ts';

const SIZE = 6.2;
const LEADING = SIZE * 1.18;
/** Kept free at the right for the number of the page, and between two sentences on one line. */
const NUMBER = 30;
const BETWEEN = 24;
const ABOVE = 5;
export const FOOTER = { size: SIZE, leading: LEADING, above: ABOVE } as const;

export interface LaidFooter {
  /** One line may carry two texts, the second in the middle of the page. */
  readonly lines: readonly TextLine[];
  /** Points that the page gives up for it. */
  readonly height: number;
}

/** Sets the sentences side by side when they fit on one line, else one below the other, broken where they must be. */
export function layoutFooter(texts: readonly string[], width: number, fonts: FontSet): LaidFooter {
  const face = { font: 'text', size: SIZE } as const;
  const room = width - NUMBER;
  const gap = '   ·   ';
  const together = texts.reduce((sum, text) => sum + textWidth(text, face, fonts), BETWEEN * (texts.length - 1));
  const lines =
    together <= room
      ? [{ runs: [{ font: 'text' as const, text: texts.join(gap) }], width: together }]
      : texts.flatMap((text) => breakText(text, face, room, fonts));
  return { lines, height: ABOVE + lines.length * LEADING };
}

export function Footer({
  footer,
  page,
  of,
  size,
}: {
  footer: LaidFooter;
  page: number;
  of: number;
  size: PageSize;
}): ReactElement {
  const style = { fontSize: SIZE, lineHeight: LEADING / SIZE, color: MUTED } as const;
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        top: size.height - MARGIN - footer.height + ABOVE,
        width: size.width - 2 * MARGIN,
      }}
    >
      {footer.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
        <Line key={index} line={line} style={style} />
      ))}
      <View style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Text style={{ ...style, fontFamily: 'text-bold', color: ACCENT }}>{`${page} / ${of}`}</Text>
      </View>
    </View>
  );
}
