/** The roster of a judged team: one page to submit, check and file. */

import { Document, type DocumentProps, Page, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { BLOCK_EM, type Block, type BlockPages, listStartedSections } from '../kit/blocks.ts';
import { Footer, layoutFooter } from '../kit/footer.tsx';
import { getPageSize, type SheetPaper } from '../kit/paper.ts';
import { fitRunningHeadName, RUNNING_HEAD, RUNNING_HEAD_HEIGHT } from '../kit/running-head.ts';
import { Bar, Row } from '../kit/sheet-elements.tsx';
import type { TextLine } from '../kit/text-lines.ts';
import { MARGIN, PAPER } from '../kit/theme.ts';
import type { RosterData } from './roster-data.ts';
import { layoutHead, RosterHead } from './roster-head.tsx';
import { fitRoster, type RosterSection } from './roster-layout.ts';
import { formatRosterFooter, getSectionTitles, getStampText } from './roster-text.ts';

export interface RosterSheetProps {
  /** Formats the texts of the sheet in its language. */
  readonly translate: Translate;
  readonly rosterData: RosterData;
  /** Parsed typefaces for measuring. The same typefaces must be registered with `registerFonts`. */
  readonly fontSet: FontSet;
  readonly paper?: SheetPaper;
  /** The version of Rollcall, for the footer. */
  readonly version: string;
  /** A fixed date for tests that compare bytes. */
  readonly fixedDate?: Date;
}

/** Creates the document for `renderToBuffer` or `pdf`. It has several pages only if the roster does not fit on one. */
export function RosterSheet({
  translate,
  rosterData,
  fontSet,
  paper = 'a4',
  version,
  fixedDate,
}: RosterSheetProps): ReactElement<DocumentProps> {
  const pageSize = getPageSize(paper, 'portrait');
  const contentWidth = pageSize.width - 2 * MARGIN;
  const footer = layoutFooter(formatRosterFooter(translate, rosterData, version), contentWidth, fontSet);
  const headLayout = layoutHead(rosterData, contentWidth, fontSet);
  const contentHeight = pageSize.height - 2 * MARGIN - footer.height;
  const runningHeadName = fitRunningHeadName(
    rosterData.name,
    getStampText(translate, rosterData),
    contentWidth,
    fontSet,
  );
  const blockPages = fitRoster(
    translate,
    rosterData,
    contentWidth,
    { firstPage: contentHeight - headLayout.height, nextPages: contentHeight - RUNNING_HEAD_HEIGHT },
    fontSet,
  );
  const startedSections = listStartedSections(blockPages);
  return (
    <Document
      title={translate('teamRoster.documentTitle', { name: rosterData.name })}
      author="Rollcall"
      subject={formatDocumentSubject(translate, rosterData)}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language={translate.language}
      {...(fixedDate ? { creationDate: fixedDate, modificationDate: fixedDate } : {})}
    >
      {/* As in the quick reference, `wrap={false}` keeps the renderer from laying out each page twice. */}
      {blockPages.pages.map((blocks, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={index}
          size={[pageSize.width, pageSize.height]}
          style={{ backgroundColor: PAPER, minHeight: pageSize.height }}
          wrap={false}
        >
          {index === 0 ? (
            <RosterHead translate={translate} rosterData={rosterData} headLayout={headLayout} width={contentWidth} />
          ) : (
            <RunningHead
              pageTitle={runningHeadName}
              pageNote={getStampText(translate, rosterData)}
              width={contentWidth}
            />
          )}
          <Blocks
            translate={translate}
            blocks={blocks}
            blockPages={blockPages}
            sectionTitles={getSectionTitles(translate, rosterData)}
            width={contentWidth}
            topOffset={MARGIN + (index === 0 ? headLayout.height : RUNNING_HEAD_HEIGHT)}
            startedSections={startedSections[index] ?? new Set<RosterSection>()}
          />
          <Footer footer={footer} pageNumber={index + 1} pageCount={blockPages.pages.length} pageSize={pageSize} />
        </Page>
      ))}
    </Document>
  );
}

/** Formats verdict, rules and fingerprint for the document properties of the PDF. */
function formatDocumentSubject(translate: Translate, { verdict, rules, fingerprint }: RosterData): string {
  const messageValues = { verdict: translate(`teamRoster.verdicts.${verdict}`), rules };
  return fingerprint === ''
    ? translate('teamRoster.documentSubject', messageValues)
    : translate('teamRoster.documentSubjectWithFingerprint', { ...messageValues, fingerprint });
}

/** Draws the running head of a page after the first. */
function RunningHead({
  pageTitle,
  pageNote,
  width,
}: {
  pageTitle: TextLine | undefined;
  pageNote: string;
  width: number;
}): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: MARGIN, width }}>
      <Bar title={pageTitle ?? ''} note={pageNote} {...RUNNING_HEAD} />
    </View>
  );
}

/** Draws the blocks of one page, `topOffset` points from its top edge. */
function Blocks<S extends string>({
  translate,
  blocks,
  blockPages: { emSize, rowPadding },
  sectionTitles,
  width,
  topOffset,
  startedSections,
}: {
  translate: Translate;
  blocks: readonly Block<S>[];
  blockPages: BlockPages<S>;
  sectionTitles: Readonly<Record<string, string>>;
  width: number;
  topOffset: number;
  startedSections: ReadonlySet<S>;
}): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: topOffset, width }}>
      {blocks.map((block) =>
        block.rowLayout ? (
          <Row key={`${block.section} ${block.rowLayout.rowKey}`} row={block.rowLayout} padding={rowPadding} />
        ) : (
          <View
            key={block.section}
            style={{ paddingTop: BLOCK_EM.sectionGap * emSize, paddingBottom: BLOCK_EM.barGap * emSize }}
          >
            <Bar
              title={(startedSections.has(block.section)
                ? translate('sheet.sectionContinued', { title: sectionTitles[block.section] ?? '' })
                : (sectionTitles[block.section] ?? '')
              ).toUpperCase()}
              height={emSize * BLOCK_EM.bar}
              size={emSize * BLOCK_EM.barTitle}
              noteSize={emSize}
            />
          </View>
        ),
      )}
    </View>
  );
}
