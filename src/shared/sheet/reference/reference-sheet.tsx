/** The quick reference: pages with three columns, in the largest type that fits. */

import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Reference } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { Footer, layoutFooter } from '../kit/footer.tsx';
import { HEADLINE_LEADING, type Headline, layoutHeadline } from '../kit/headline.ts';
import { Line } from '../kit/line.tsx';
import { getPageSize, type PageSize, type SheetPaper } from '../kit/paper.ts';
import { Bar, Halftone, Row } from '../kit/sheet-elements.tsx';
import { formatSheetName, showHiddenExceptJoiners, truncateText } from '../kit/sheet-text.ts';
import { EM, GUTTER, INK, MARGIN, PAPER } from '../kit/theme.ts';
import { type FittedReference, fitReference, getColumnSectionsHeight, HEADER_HEIGHT } from './reference-fit.ts';
import { formatReferenceFooter } from './reference-footer.ts';
import type { ArrangedSection } from './reference-layout.ts';

export interface ReferenceSheetProps {
  /** Formats the texts of the sheet in its language. */
  readonly translate: Translate;
  readonly reference: Reference;
  /** Parsed typefaces for measuring. The same typefaces must be registered with `registerFonts`. */
  readonly fontSet: FontSet;
  readonly paper?: SheetPaper;
  /** The version of Rollcall, for the footer. */
  readonly version: string;
  /** A fixed date for tests that compare bytes. */
  readonly fixedDate?: Date;
}

/** Creates the document for `renderToBuffer` or `pdf`. */
export function ReferenceSheet({
  translate,
  reference,
  fontSet,
  paper = 'a4',
  version,
  fixedDate,
}: ReferenceSheetProps): ReactElement<DocumentProps> {
  const pageSize = getPageSize(paper, 'landscape');
  const footer = layoutFooter(
    formatReferenceFooter(translate, reference, version),
    pageSize.width - 2 * MARGIN,
    fontSet,
  );
  const fittedReference = fitReference(reference, pageSize, footer.height, fontSet);
  const documentTitle = reference.team
    ? translate('quickReference.documentTitleForTeam', {
        source: reference.source,
        name: formatSheetName(reference.team),
      })
    : translate('quickReference.documentTitle', { source: reference.source });
  return (
    <Document
      title={documentTitle}
      author="Rollcall"
      subject={translate('quickReference.documentSubject', { rules: reference.rules })}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language={translate.language}
      {...(fixedDate ? { creationDate: fixedDate, modificationDate: fixedDate } : {})}
    >
      {/* The content of each page is known. With `wrap`, the renderer would lay out each page a second time to compute its height. */}
      {fittedReference.pages.map((fittedPage, index) => (
        <Page
          key={reference.pages[index]}
          size={[pageSize.width, pageSize.height]}
          style={{ backgroundColor: PAPER, minHeight: pageSize.height }}
          wrap={false}
        >
          <Header translate={translate} reference={reference} pageIndex={index} pageSize={pageSize} fontSet={fontSet} />
          {fittedPage.columns.map((columnSections, columnIndex) => (
            <Column
              translate={translate}
              key={columnSections[0]?.id ?? columnIndex}
              sections={columnSections}
              columnIndex={columnIndex}
              fittedReference={fittedReference}
              isLoose={reference.isLoose ?? false}
            />
          ))}
          <Footer footer={footer} pageNumber={index + 1} pageCount={fittedReference.pages.length} pageSize={pageSize} />
        </Page>
      ))}
    </Document>
  );
}

/** The font sizes, in points, and numbers of lines that are tried in this order until a team name fits left of the page title. */
const NAME_SIZES = [
  [17, 1],
  [14, 1],
  [11, 1],
  [8.5, 2],
] as const;

/** The number of lines that the header has room for. */
const MAX_NAME_LINES = 2;
/** The numbers of characters to which a name is truncated, tried in this order until the name fits. */
const NAME_LENGTH_LIMITS = [200, 150, 110, 80, 55] as const;

function layoutHeaderName(name: string, maxWidth: number, fontSet: FontSet): Headline {
  const layoutTruncated = (maxCharacters: number): Headline =>
    layoutHeadline(truncateText(showHiddenExceptJoiners(name), maxCharacters), maxWidth, NAME_SIZES, fontSet);
  const fittingLimit = NAME_LENGTH_LIMITS.find(
    (lengthLimit) => layoutTruncated(lengthLimit).lines.length <= MAX_NAME_LINES,
  );
  return layoutTruncated(fittingLimit ?? NAME_LENGTH_LIMITS[NAME_LENGTH_LIMITS.length - 1] ?? 0);
}

function Header({
  translate,
  reference,
  pageIndex,
  pageSize,
  fontSet,
}: {
  translate: Translate;
  reference: Reference;
  pageIndex: number;
  pageSize: PageSize;
  fontSet: FontSet;
}): ReactElement {
  const headerHeight = HEADER_HEIGHT - 7;
  const headerWidth = pageSize.width - 2 * MARGIN;
  const headline = layoutHeaderName(reference.team ?? reference.title, headerWidth * 0.42, fontSet);
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN,
        top: MARGIN,
        width: headerWidth,
        height: headerHeight,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: INK,
        paddingLeft: 7,
      }}
    >
      <View style={{ position: 'absolute', right: 0, top: 0 }}>
        <Halftone width={headerWidth * 0.36} height={headerHeight} pitch={4.6} />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View>
          {headline.lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
              key={index}
              line={line}
              style={{ fontSize: headline.size, lineHeight: HEADLINE_LEADING, color: PAPER }}
            />
          ))}
        </View>
        <Text style={{ fontFamily: 'display-bold', fontSize: 12, lineHeight: 1, color: '#cfcfcf', marginLeft: 7 }}>
          {reference.team
            ? translate('quickReference.subtitleForTeam', { source: reference.source })
            : translate('quickReference.subtitle', { edition: reference.edition })}
        </Text>
      </View>
      <View style={{ backgroundColor: INK, paddingHorizontal: 8, height: headerHeight, justifyContent: 'center' }}>
        <Text style={{ fontFamily: 'display-black', fontSize: 13, lineHeight: 1, color: PAPER, letterSpacing: 0.3 }}>
          {(reference.pages[pageIndex] ?? '').toUpperCase()}
        </Text>
      </View>
    </View>
  );
}

/**
 * Rows and section gaps share the free height of a column, so that all columns end at the same height. This is the share of the rows.
 */
const ROW_SPACE_SHARE = 0.65;
/** The maximum extra padding above and below a row, in ems. */
const MAX_EXTRA_PADDING = 0.16;
/** The maximum row padding and section gap for loose sections, in ems. The remaining height stays free at the bottom. */
const MAX_LOOSE_PADDING = 0.3;
const MAX_LOOSE_GAP = 2.2;

const formatCitation = (translate: Translate, { cite: { chapter, heading } }: ArrangedSection): string =>
  chapter === undefined ? heading : translate('quickReference.cite', { chapter, heading });

function Column({
  translate,
  sections,
  columnIndex,
  fittedReference,
  isLoose,
}: {
  translate: Translate;
  sections: readonly ArrangedSection[];
  columnIndex: number;
  fittedReference: FittedReference;
  isLoose: boolean;
}): ReactElement {
  const { emSize, columnWidth, columnHeight } = fittedReference;
  const rowCount = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const spareHeight = Math.max(0, columnHeight - getColumnSectionsHeight(sections, emSize));
  const maxPadding = isLoose ? MAX_LOOSE_PADDING : MAX_EXTRA_PADDING;
  const extraPadding = Math.min(maxPadding * emSize, (ROW_SPACE_SHARE * spareHeight) / Math.max(1, 2 * rowCount));
  const remainingHeight = spareHeight - 2 * rowCount * extraPadding;
  const sectionGap = EM.sectionGap * emSize + remainingHeight / Math.max(1, sections.length - 1);
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN + columnIndex * (columnWidth + GUTTER),
        top: MARGIN + HEADER_HEIGHT,
        width: columnWidth,
        height: columnHeight,
        ...(isLoose ? {} : { justifyContent: 'space-between' }),
      }}
    >
      {sections.map((section, sectionIndex) => (
        <View
          key={section.id}
          style={{
            flexShrink: 0,
            ...(isLoose && sectionIndex > 0 ? { marginTop: Math.min(sectionGap, MAX_LOOSE_GAP * emSize) } : {}),
          }}
        >
          <Bar
            title={section.title}
            note={formatCitation(translate, section)}
            height={emSize * EM.bar}
            size={emSize * EM.barTitle}
            noteSize={emSize * EM.cite}
          />
          <View style={{ height: emSize * EM.barGap, flexShrink: 0 }} />
          {section.rows.map((rowLayout) => (
            <Row
              key={rowLayout.rowKey}
              row={rowLayout}
              padding={emSize * EM.rowPad + extraPadding}
              top={rowLayout.kind === 'group' ? emSize * EM.groupGap : 0}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
