/** The quick reference: two pages, three columns each, in the largest type that holds everything. */
import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { FontSet } from '../card/fonts.ts';
import type { Reference } from '../rulesets/supers-unlimited/reference/types.ts';
import { type PageSize, pageSize, type SheetPaper } from './paper.ts';
import { Bar, Halftone, Row } from './parts.tsx';
import { type FittedReference, fitReference, HEADER, heightOf } from './reference-fit.ts';
import type { LaidSection } from './reference-layout.ts';
import { ACCENT, EM, GUTTER, INK, MARGIN, PAPER, QUIET } from './theme.ts';
import { referenceFooter } from './words.ts';

export interface ReferenceSheetProps {
  readonly reference: Reference;
  /** Parsed faces, for measuring; the same must have been given to `registerFonts`. */
  readonly fonts: FontSet;
  readonly paper?: SheetPaper;
  /** Version of Rollcall, for the footer. */
  readonly version: string;
  /** Set it when bytes are compared. */
  readonly date?: Date;
}

/** The document, to be handed to `renderToBuffer` or `pdf`. */
export function ReferenceSheet({
  reference,
  fonts,
  paper = 'a4',
  version,
  date,
}: ReferenceSheetProps): ReactElement<DocumentProps> {
  const size = pageSize(paper, 'landscape');
  const fitted = fitReference(reference, size, fonts);
  const title = `${reference.source}: quick reference${reference.team ? ` for ${reference.team}` : ''}`;
  return (
    <Document
      title={title}
      author="Rollcall"
      subject={`Rules ${reference.rules}`}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language="en"
      {...(date ? { creationDate: date, modificationDate: date } : {})}
    >
      {fitted.pages.map((page, i) => (
        <Page key={reference.pages[i]} size={[size.width, size.height]} style={{ backgroundColor: PAPER }}>
          <Header reference={reference} page={i} size={size} />
          {page.columns.map((column, j) => (
            <Column key={column[0]?.id ?? j} sections={column} index={j} fitted={fitted} />
          ))}
          <Footer lines={referenceFooter(reference, version)} page={i + 1} of={fitted.pages.length} size={size} />
        </Page>
      ))}
    </Document>
  );
}

function Header({ reference, page, size }: { reference: Reference; page: number; size: PageSize }): ReactElement {
  const height = HEADER - 7;
  const width = size.width - 2 * MARGIN;
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        top: MARGIN,
        width,
        height,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: INK,
        paddingHorizontal: 7,
        overflow: 'hidden',
      }}
    >
      <View style={{ position: 'absolute', right: 0, top: 0 }}>
        <Halftone width={width * 0.36} height={height} pitch={4.6} />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Text style={{ fontFamily: 'display-black', fontSize: 17, lineHeight: 1, color: PAPER, letterSpacing: 0.4 }}>
          {`${reference.team ?? reference.title}`.toUpperCase()}
        </Text>
        <Text style={{ fontFamily: 'display-bold', fontSize: 12, lineHeight: 1, color: '#cfcfcf', marginLeft: 7 }}>
          {reference.team ? `Quick reference, ${reference.source}` : `Quick reference ${reference.source.slice(-3)}`}
        </Text>
      </View>
      <View style={{ backgroundColor: INK, paddingHorizontal: 7, height, justifyContent: 'center', marginRight: -7 }}>
        <Text style={{ fontFamily: 'display-black', fontSize: 13, lineHeight: 1, color: PAPER, letterSpacing: 0.3 }}>
          {(reference.pages[page] ?? '').toUpperCase()}
        </Text>
      </View>
    </View>
  );
}

/** What is left of a column goes into its rows first and only then between its sections: so the bottoms are even. */
const MOST_EXTRA_PAD = 0.16;

function Column({
  sections,
  index,
  fitted,
}: {
  sections: readonly LaidSection[];
  index: number;
  fitted: FittedReference;
}): ReactElement {
  const { em, columnWidth, columnHeight } = fitted;
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const spare = Math.max(0, columnHeight - heightOf(sections, em));
  const extra = Math.min(MOST_EXTRA_PAD * em, spare / Math.max(1, 2 * rows));
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN + index * (columnWidth + GUTTER),
        top: MARGIN + HEADER,
        width: columnWidth,
        height: columnHeight,
        justifyContent: 'space-between',
      }}
    >
      {sections.map((section) => (
        <View key={section.id} style={{ flexShrink: 0 }}>
          <Bar
            title={section.title}
            note={section.cite}
            height={em * EM.bar}
            size={em * EM.barTitle}
            noteSize={em * EM.cite}
          />
          <View style={{ height: em * EM.barGap, flexShrink: 0 }} />
          {section.rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              pad={em * EM.rowPad + extra}
              top={row.kind === 'group' ? em * EM.groupGap : 0}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

function Footer({
  lines,
  page,
  of,
  size,
}: {
  lines: readonly [string, string];
  page: number;
  of: number;
  size: PageSize;
}): ReactElement {
  const style = { fontFamily: 'text', fontSize: 6.2, lineHeight: 1.1, color: QUIET } as const;
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        bottom: MARGIN - 2,
        width: size.width - 2 * MARGIN,
        flexDirection: 'row',
        justifyContent: 'space-between',
      }}
    >
      <Text style={style}>{lines[0]}</Text>
      <Text style={{ ...style, flexShrink: 1 }}>{lines[1]}</Text>
      <Text style={{ ...style, fontFamily: 'text-bold', color: ACCENT }}>{`${page} / ${of}`}</Text>
    </View>
  );
}
