/** The quick reference: pages of three columns each, in the largest type that holds everything. */

import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Reference } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { Footer, layoutFooter } from '../kit/footer.tsx';
import { HEADLINE_LEADING, type Headline, headline } from '../kit/headline.ts';
import { Line } from '../kit/line.tsx';
import { type PageSize, pageSize, type SheetPaper } from '../kit/paper.ts';
import { Bar, Halftone, Row } from '../kit/parts.tsx';
import { clipped, printedName, shownOnPage } from '../kit/printed.ts';
import { EM, GUTTER, INK, MARGIN, PAPER } from '../kit/theme.ts';
import { referenceFooter } from './footer-text.ts';
import { type FittedReference, fitReference, HEADER, heightOf } from './reference-fit.ts';
import type { LaidSection } from './reference-layout.ts';

export interface ReferenceSheetProps {
  /** Formats the words of the sheet in its language. */
  readonly translate: Translate;
  readonly reference: Reference;
  /** Parsed faces, for measuring; the same must have been given to `registerFonts`. */
  readonly fonts: FontSet;
  readonly paper?: SheetPaper;
  /** Version of Rollcall, for the footer. */
  readonly version: string;
  /** Fixed date for tests that compare bytes. */
  readonly date?: Date;
}

/** The document, to be handed to `renderToBuffer` or `pdf`. */
export function ReferenceSheet({
  translate,
  reference,
  fonts,
  paper = 'a4',
  version,
  date,
}: ReferenceSheetProps): ReactElement<DocumentProps> {
  const size = pageSize(paper, 'landscape');
  const footer = layoutFooter(referenceFooter(translate, reference, version), size.width - 2 * MARGIN, fonts);
  const fitted = fitReference(reference, size, footer.height, fonts);
  const title = reference.team
    ? translate('quickReference.documentTitleForTeam', { source: reference.source, name: printedName(reference.team) })
    : translate('quickReference.documentTitle', { source: reference.source });
  return (
    <Document
      title={title}
      author="Rollcall"
      subject={translate('quickReference.documentSubject', { rules: reference.rules })}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language={translate.language}
      {...(date ? { creationDate: date, modificationDate: date } : {})}
    >
      {/* What stands on a page is known: with `wrap`, the renderer lays each out a second time, which also gives it its height. */}
      {fitted.pages.map((page, index) => (
        <Page
          key={reference.pages[index]}
          size={[size.width, size.height]}
          style={{ backgroundColor: PAPER, minHeight: size.height }}
          wrap={false}
        >
          <Header translate={translate} reference={reference} page={index} size={size} fonts={fonts} />
          {page.columns.map((column, j) => (
            <Column
              translate={translate}
              key={column[0]?.id ?? j}
              sections={column}
              index={j}
              fitted={fitted}
              isLoose={reference.isLoose ?? false}
            />
          ))}
          <Footer footer={footer} page={index + 1} of={fitted.pages.length} size={size} />
        </Page>
      ))}
    </Document>
  );
}

/** A long team name goes on two lines before it would meet the title of the page. */
const NAME_SIZES = [
  [17, 1],
  [14, 1],
  [11, 1],
  [8.5, 2],
] as const;

/** Lines that the header has room for, and the letters that are tried until a name is on as many. */
const MOST_LINES = 2;
const LETTERS = [200, 150, 110, 80, 55] as const;

function headerName(text: string, width: number, fonts: FontSet): Headline {
  const tried = (most: number): Headline => headline(clipped(shownOnPage(text), most), width, NAME_SIZES, fonts);
  const most = LETTERS.find((each) => tried(each).lines.length <= MOST_LINES);
  return tried(most ?? LETTERS[LETTERS.length - 1] ?? 0);
}

function Header({
  translate,
  reference,
  page,
  size,
  fonts,
}: {
  translate: Translate;
  reference: Reference;
  page: number;
  size: PageSize;
  fonts: FontSet;
}): ReactElement {
  const height = HEADER - 7;
  const width = size.width - 2 * MARGIN;
  const name = headerName(reference.team ?? reference.title, width * 0.42, fonts);
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
        paddingLeft: 7,
      }}
    >
      <View style={{ position: 'absolute', right: 0, top: 0 }}>
        <Halftone width={width * 0.36} height={height} pitch={4.6} />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View>
          {name.lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and never change places
              key={index}
              line={line}
              style={{ fontSize: name.size, lineHeight: HEADLINE_LEADING, color: PAPER }}
            />
          ))}
        </View>
        <Text style={{ fontFamily: 'display-bold', fontSize: 12, lineHeight: 1, color: '#cfcfcf', marginLeft: 7 }}>
          {reference.team
            ? translate('quickReference.subtitleForTeam', { source: reference.source })
            : translate('quickReference.subtitle', { edition: reference.edition })}
        </Text>
      </View>
      <View style={{ backgroundColor: INK, paddingHorizontal: 8, height, justifyContent: 'center' }}>
        <Text style={{ fontFamily: 'display-black', fontSize: 13, lineHeight: 1, color: PAPER, letterSpacing: 0.3 }}>
          {(reference.pages[page] ?? '').toUpperCase()}
        </Text>
      </View>
    </View>
  );
}

/**
 * The free height of a column is divided between its rows and the gaps of its sections, so that all columns end level.
 * The first number is the part for the rows, the second the most that one row takes above and below, in ems.
 */
const ROWS_PART = 0.65;
const MOST_EXTRA_PAD = 0.16;
/** The same for loose sections, and the most ems between two of them: what is left stays below. */
const MOST_LOOSE_PAD = 0.3;
const MOST_LOOSE_GAP = 2.2;

const citation = (translate: Translate, { cite: { chapter, heading } }: LaidSection): string =>
  chapter === undefined ? heading : translate('quickReference.cite', { chapter, heading });

function Column({
  translate,
  sections,
  index,
  fitted,
  isLoose,
}: {
  translate: Translate;
  sections: readonly LaidSection[];
  index: number;
  fitted: FittedReference;
  isLoose: boolean;
}): ReactElement {
  const { em, columnWidth, columnHeight } = fitted;
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0);
  const spare = Math.max(0, columnHeight - heightOf(sections, em));
  const mostPad = isLoose ? MOST_LOOSE_PAD : MOST_EXTRA_PAD;
  const extra = Math.min(mostPad * em, (ROWS_PART * spare) / Math.max(1, 2 * rows));
  const left = spare - 2 * rows * extra;
  const gap = EM.sectionGap * em + left / Math.max(1, sections.length - 1);
  return (
    <View
      style={{
        position: 'absolute',
        left: MARGIN + index * (columnWidth + GUTTER),
        top: MARGIN + HEADER,
        width: columnWidth,
        height: columnHeight,
        ...(isLoose ? {} : { justifyContent: 'space-between' }),
      }}
    >
      {sections.map((section, i) => (
        <View
          key={section.id}
          style={{ flexShrink: 0, ...(isLoose && i > 0 ? { marginTop: Math.min(gap, MOST_LOOSE_GAP * em) } : {}) }}
        >
          <Bar
            title={section.title}
            note={citation(translate, section)}
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
