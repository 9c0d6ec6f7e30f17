/** The page footer: rules, options and origin, on as many lines as they need. */
import { Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { Line } from './line.tsx';
import type { PageSize } from './paper.ts';
import { breakText, measureTextWidth, type TextLine } from './text-lines.ts';
import { ACCENT, MARGIN, MUTED } from './theme.ts';

const FONT_SIZE = 6.2;
const LEADING = FONT_SIZE * 1.18;
/** Points kept free on the right for the page number, and between two sentences on one line. */
const PAGE_NUMBER_WIDTH = 30;
const SENTENCE_GAP = 24;
const SPACE_ABOVE = 5;
export const FOOTER = { size: FONT_SIZE, leading: LEADING, above: SPACE_ABOVE } as const;

export interface FooterLayout {
  /** One line may carry two texts, the second in the middle of the page. */
  readonly lines: readonly TextLine[];
  /** Points of the page that the footer takes. */
  readonly height: number;
}

/** Puts the sentences side by side if they fit on one line, and otherwise below each other, with line breaks if needed. */
export function layoutFooter(sentences: readonly string[], footerWidth: number, fontSet: FontSet): FooterLayout {
  const typeface = { font: 'text', size: FONT_SIZE } as const;
  const availableWidth = footerWidth - PAGE_NUMBER_WIDTH;
  const separator = '   ·   ';
  const joinedWidth = sentences.reduce(
    (sum, sentence) => sum + measureTextWidth(sentence, typeface, fontSet),
    SENTENCE_GAP * (sentences.length - 1),
  );
  const lines =
    joinedWidth <= availableWidth
      ? [{ runs: [{ font: 'text' as const, text: sentences.join(separator) }], width: joinedWidth }]
      : sentences.flatMap((sentence) => breakText(sentence, typeface, availableWidth, fontSet));
  return { lines, height: SPACE_ABOVE + lines.length * LEADING };
}

export function Footer({
  footer,
  pageNumber,
  pageCount,
  pageSize,
}: {
  footer: FooterLayout;
  pageNumber: number;
  pageCount: number;
  pageSize: PageSize;
}): ReactElement {
  const textStyle = { fontSize: FONT_SIZE, lineHeight: LEADING / FONT_SIZE, color: MUTED } as const;
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        top: pageSize.height - MARGIN - footer.height + SPACE_ABOVE,
        width: pageSize.width - 2 * MARGIN,
      }}
    >
      {footer.lines.map((textLine, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
        <Line key={index} line={textLine} style={textStyle} />
      ))}
      <View style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Text style={{ ...textStyle, fontFamily: 'text-bold', color: ACCENT }}>{`${pageNumber} / ${pageCount}`}</Text>
      </View>
    </View>
  );
}
