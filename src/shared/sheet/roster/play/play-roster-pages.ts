/** Draws the pages of the roster that a team is played from: a block for each model, in two columns. */

import type { DisplayItem } from '../../../display/display-list.ts';
import type { FontSet } from '../../../text/fonts/fonts.ts';
import type { Translate } from '../../../texts/translate.ts';
import {
  createPage,
  createPageFrame,
  type DrawJob,
  type DrawnPages,
  drawRunningHead,
  getContentHeight,
} from '../../draw/page-frame.ts';
import { drawBand, drawDetails, drawTitle } from '../../draw/sheet-head.ts';
import type { RowLayout } from '../../kit/cells.ts';
import { type Headline, layoutHeadline } from '../../kit/headline.ts';
import { RUNNING_HEAD_HEIGHT } from '../../kit/running-head.ts';
import { GUTTER, MARGIN } from '../../kit/theme.ts';
import type { RosterData } from '../roster-data.ts';
import { DETAIL, getDetailsHeight, layoutDetailRows, STAMP } from '../roster-head.tsx';
import { formatRosterFooter, getStampText } from '../roster-text.ts';
import { createExtrasBlock } from './extras-block.ts';
import { createMemberBlock, type PlayMetrics } from './member-block.ts';
import { COLUMN_COUNT, hasTallBlock, layoutPlayColumns, type PlayLayout } from './play-columns.ts';
import { createTitleRow } from './title-row.ts';

/** Lengths of the head in points. It is lower than that of other sheets, since a player needs the room for the models. */
const HEAD = { minHeight: 38, padding: 8, gap: 5 } as const;
/** Points between the models and the footer. */
const FOOTER_GAP = 8;
/** The font sizes, in points, and numbers of lines that are tried in this order until the name fits. */
const NAME_SIZES = [
  [24, 1],
  [20, 1],
  [16, 2],
  [12, 3],
] as const;

interface PlayHead {
  readonly headline: Headline;
  readonly bandHeight: number;
  readonly details: readonly RowLayout[];
  readonly height: number;
}

function layoutPlayHead({ name, details }: RosterData, headWidth: number, fonts: FontSet): PlayHead {
  const headline = layoutHeadline(name, headWidth - STAMP.width - 30, NAME_SIZES, fonts);
  const bandHeight = Math.max(HEAD.minHeight, headline.height + HEAD.padding);
  const detailRows = layoutDetailRows(details, headWidth, fonts);
  return { headline, bandHeight, details: detailRows, height: bandHeight + getDetailsHeight(detailRows) + HEAD.gap };
}

export interface PlayRosterPages extends DrawnPages {
  readonly layout: PlayLayout;
}

/** Draws the pages. `pageCount` is the requested number, and `version` the version of Rollcall. */
export function createPlayRosterPages(
  translate: Translate,
  rosterData: RosterData,
  pageCount: number,
  version: string,
  { paper, fonts }: DrawJob,
  getPictures: PlayMetrics['getPictures'] = () => undefined,
): PlayRosterPages {
  const sheetTitle = { name: rosterData.name, title: translate('playRoster.title') };
  const pageFrame = createPageFrame(COLUMN_COUNT, formatRosterFooter(translate, rosterData, version), paper, fonts);
  const playHead = layoutPlayHead(rosterData, pageFrame.width, fonts);
  const contentHeight = getContentHeight(pageFrame) - FOOTER_GAP;
  const columnHeights = {
    first: contentHeight - playHead.height,
    next: contentHeight - RUNNING_HEAD_HEIGHT - HEAD.gap,
  };
  const widest = { fonts, getPictures, rowWidth: getBlockWidth(rosterData, pageFrame) };
  // A single block that is taller than the page is divided into columns, so it gets their width.
  const isTooTall = hasTallBlock((emSize) => createBlocks(translate, rosterData, { emSize, ...widest }), columnHeights);
  const rowWidth = isTooTall ? pageFrame.columnWidth : widest.rowWidth;
  const createMetrics = (emSize: number): PlayMetrics => ({
    emSize,
    fonts,
    getPictures,
    rowWidth,
  });
  const layout = layoutPlayColumns(
    (emSize) => createBlocks(translate, rosterData, createMetrics(emSize)),
    ({ title }, emSize) =>
      createTitleRow(
        { name: translate('sheet.sectionContinued', { title }), copies: 1, marks: [], kind: '' },
        createMetrics(emSize),
      ),
    columnHeights,
    pageCount,
  );
  const pages = layout.pages.map((columns, pageIndex) => {
    const top = MARGIN + (pageIndex === 0 ? playHead.height : RUNNING_HEAD_HEIGHT + HEAD.gap);
    const columnItems = columns.flatMap(({ rows }, columnIndex) =>
      rows.flatMap(({ row, y }) => row.draw(MARGIN + columnIndex * (pageFrame.columnWidth + GUTTER), top + y)),
    );
    const headItems =
      pageIndex === 0
        ? drawPlayHead(translate, rosterData, playHead, pageFrame.width, fonts)
        : drawRunningHead(translate, sheetTitle, pageFrame);
    return createPage(translate, sheetTitle, pageFrame, { pageIndex, pageCount: layout.pages.length }, [
      ...headItems,
      ...columnItems,
    ]);
  });
  return { pages, bookmarks: listBookmarks(layout), layout };
}

/** A single block takes the width of the page. */
const getBlockWidth = (
  { members, extras }: RosterData,
  { width, columnWidth }: { readonly width: number; readonly columnWidth: number },
): number => (members.length + (hasRows(extras) ? 1 : 0) === 1 ? width : columnWidth);

const hasRows = (extras: RosterData['extras']): boolean => (extras?.rows.length ?? 0) > 0;

const createBlocks = (translate: Translate, { members, extras }: RosterData, metrics: PlayMetrics) => [
  ...members.map((member) => createMemberBlock(translate, member, metrics)),
  ...(extras === undefined || !hasRows(extras) ? [] : [createExtrasBlock(extras, metrics)]),
];

function drawPlayHead(
  translate: Translate,
  rosterData: RosterData,
  { headline, bandHeight, details }: PlayHead,
  width: number,
  fonts: FontSet,
): DisplayItem[] {
  const bandBox = { x: MARGIN, y: MARGIN, width, height: bandHeight };
  return [
    ...drawBand(headline, bandBox, fonts),
    ...drawTitle(translate('playRoster.title'), getStampText(translate, rosterData).toLowerCase(), bandBox, fonts),
    ...drawDetails(details, { x: MARGIN, y: MARGIN + bandHeight + DETAIL.top, width }, fonts),
  ];
}

/** Lists a bookmark for each block. A roster with a single block has none. */
function listBookmarks({ pages }: PlayLayout): DrawnPages['bookmarks'] {
  const bookmarks = pages.flatMap((columns, page) =>
    columns.flatMap(({ blocks }) => blocks.map(({ title }) => ({ title, page }))),
  );
  return bookmarks.length < 2 ? [] : bookmarks;
}
