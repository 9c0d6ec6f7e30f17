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
/** Points on the right that are kept free for the page number. */
const PAGE_NUMBER_WIDTH = 30;
/** Points between two sentences on one line. */
const SENTENCE_GAP = 24;
const SPACE_ABOVE = 5;
export const FOOTER = { size: FONT_SIZE, leading: LEADING, above: SPACE_ABOVE } as const;

export interface FooterLayout {
  readonly lines: readonly TextLine[];
  /** Points of the page that the footer takes, including the space above it. */
  readonly height: number;
}

/** Joins the sentences on one line if they fit there. Otherwise each sentence starts a line of its own, with line breaks if needed. */
export function layoutFooter(sentences: readonly string[], footerWidth: number, fonts: FontSet): FooterLayout {
  const textFont = { font: 'text', size: FONT_SIZE } as const;
  const availableWidth = footerWidth - PAGE_NUMBER_WIDTH;
  const separator = '   ·   ';
  const joinedWidth = sentences.reduce(
    (sum, sentence) => sum + measureTextWidth(sentence, textFont, fonts),
    SENTENCE_GAP * (sentences.length - 1),
  );
  const lines =
    joinedWidth <= availableWidth
      ? [{ runs: [{ font: 'text' as const, text: sentences.join(separator) }], width: joinedWidth }]
      : sentences.flatMap((sentence) => breakText(sentence, textFont, availableWidth, fonts));
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
      {footer.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
        <Line key={index} line={line} style={textStyle} />
      ))}
      <View style={{ position: 'absolute', right: 0, bottom: 0 }}>
        <Text style={{ ...textStyle, fontFamily: 'text-bold', color: ACCENT }}>{`${pageNumber} / ${pageCount}`}</Text>
      </View>
    </View>
  );
}
