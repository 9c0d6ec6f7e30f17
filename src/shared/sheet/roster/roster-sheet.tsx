/** The roster of a judged team: one page to hand in, check at the table and file. */

import { Document, type DocumentProps, Page, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';
import { BLOCK_EM, type Block, type BlockPages, begunBefore } from '../kit/blocks.ts';
import { CONTINUED_BAR, CONTINUED_HEAD, continuedHeadline } from '../kit/continued-head.ts';
import { Footer, layoutFooter } from '../kit/footer.tsx';
import { pageSize, type SheetPaper } from '../kit/paper.ts';
import { Bar, Row } from '../kit/parts.tsx';
import type { TextLine } from '../kit/text-lines.ts';
import { MARGIN, PAPER } from '../kit/theme.ts';
import type { RosterData } from './roster-data.ts';
import { layoutHead, RosterHead } from './roster-head.tsx';
import { fitRoster, type RosterSection } from './roster-layout.ts';
import { rosterFooter, stampOf, titlesOf } from './roster-text.ts';

export interface RosterSheetProps {
  /** Formats the words of the sheet in its language. */
  readonly translate: Translate;
  readonly data: RosterData;
  /** Parsed faces, for measuring; the same must have been given to `registerFonts`. */
  readonly fonts: FontSet;
  readonly paper?: SheetPaper;
  /** Version of Rollcall, for the footer. */
  readonly version: string;
  /** Fixed date for tests that compare bytes. */
  readonly date?: Date;
}

/** The document, to be handed to `renderToBuffer` or `pdf`. One page, and further ones only when one cannot hold it. */
export function RosterSheet({
  translate,
  data,
  fonts,
  paper = 'a4',
  version,
  date,
}: RosterSheetProps): ReactElement<DocumentProps> {
  const size = pageSize(paper, 'portrait');
  const width = size.width - 2 * MARGIN;
  const footer = layoutFooter(rosterFooter(translate, data, version), width, fonts);
  const head = layoutHead(data, width, fonts);
  const height = size.height - 2 * MARGIN - footer.height;
  const nextTitle = continuedHeadline(data.name, stampOf(translate, data), width, fonts);
  const fitted = fitRoster(
    translate,
    data,
    width,
    { first: height - head.height, next: height - CONTINUED_HEAD },
    fonts,
  );
  const begun = begunBefore(fitted);
  return (
    <Document
      title={translate('teamRoster.documentTitle', { name: data.name })}
      author="Rollcall"
      subject={documentSubject(translate, data)}
      creator={`Rollcall ${version}`}
      producer="Rollcall"
      language={translate.language}
      {...(date ? { creationDate: date, modificationDate: date } : {})}
    >
      {/* As in the quick reference: each page is laid out once. */}
      {fitted.pages.map((blocks, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
          key={index}
          size={[size.width, size.height]}
          style={{ backgroundColor: PAPER, minHeight: size.height }}
          wrap={false}
        >
          {index === 0 ? (
            <RosterHead translate={translate} data={data} head={head} width={width} />
          ) : (
            <NextHead title={nextTitle} note={stampOf(translate, data)} width={width} />
          )}
          <Blocks
            translate={translate}
            blocks={blocks}
            fitted={fitted}
            titles={titlesOf(translate, data)}
            width={width}
            top={MARGIN + (index === 0 ? head.height : CONTINUED_HEAD)}
            begun={begun[index] ?? new Set<RosterSection>()}
          />
          <Footer footer={footer} page={index + 1} of={fitted.pages.length} size={size} />
        </Page>
      ))}
    </Document>
  );
}

/** Verdict, rules and fingerprint, as a PDF reader shows them. */
function documentSubject(translate: Translate, { verdict, rules, fingerprint }: RosterData): string {
  const values = { verdict: translate(`teamRoster.verdicts.${verdict}`), rules };
  return fingerprint === ''
    ? translate('teamRoster.documentSubject', values)
    : translate('teamRoster.documentSubjectWithFingerprint', { ...values, fingerprint });
}

/** The head of a page that continues the one before. */
function NextHead({ title, note, width }: { title: TextLine | undefined; note: string; width: number }): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top: MARGIN, width }}>
      <Bar title={title ?? ''} note={note} {...CONTINUED_BAR} />
    </View>
  );
}

/** The blocks of one page, `top` points from its upper edge. */
function Blocks<S extends string>({
  translate,
  blocks,
  fitted: { em, pad },
  titles,
  width,
  top,
  begun,
}: {
  translate: Translate;
  blocks: readonly Block<S>[];
  fitted: BlockPages<S>;
  titles: Readonly<Record<string, string>>;
  width: number;
  top: number;
  begun: ReadonlySet<S>;
}): ReactElement {
  return (
    <View style={{ position: 'absolute', left: MARGIN, top, width }}>
      {blocks.map((block) =>
        block.row ? (
          <Row key={`${block.section} ${block.row.key}`} row={block.row} pad={pad} />
        ) : (
          <View
            key={block.section}
            style={{ paddingTop: BLOCK_EM.sectionGap * em, paddingBottom: BLOCK_EM.barGap * em }}
          >
            <Bar
              title={(begun.has(block.section)
                ? translate('sheet.sectionContinued', { title: titles[block.section] ?? '' })
                : (titles[block.section] ?? '')
              ).toUpperCase()}
              height={em * BLOCK_EM.bar}
              size={em * BLOCK_EM.barTitle}
              noteSize={em}
            />
          </View>
        ),
      )}
    </View>
  );
}
