/** Where a click on the cover leads, and what stands in the outline: places worked out from the layout. */
import { entryKey } from './report-layout.ts';
import type { LaidReport } from './report-pages.ts';
import { type Block, ROSTER_EM } from './roster-layout.ts';
import { NEXT_HEAD } from './roster-sheet.tsx';
import { MARGIN, RULE } from './theme.ts';

/** Pages are counted from 1; the box is in points from the upper left corner of its page. */
export interface PageLink {
  readonly page: number;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly to: number;
}
export interface Bookmark {
  readonly title: string;
  readonly page: number;
}

export function bookmarksOf({ data, parts }: LaidReport): Bookmark[] {
  return parts.map(({ entry, firstPage }) => ({ title: entry?.name ?? data.event.name, page: firstPage }));
}

/** One link for each row of the table. */
export function linksOf({ parts, width }: LaidReport): PageLink[] {
  const [cover] = parts;
  if (!cover) return [];
  const { fitted, headHeight } = cover;
  const targets = new Map(parts.flatMap(({ entry, firstPage }) => (entry ? [[entryKey(entry), firstPage]] : [])));
  return fitted.pages.flatMap((blocks, i) => {
    let top = MARGIN + (i === 0 ? headHeight : NEXT_HEAD);
    return blocks.flatMap((block): PageLink[] => {
      const height = drawnHeight(block, fitted);
      const box = { left: MARGIN, top, width, height };
      top += height;
      const to = block.section === 'lists' ? targets.get(block.row?.key ?? '') : undefined;
      return to === undefined ? [] : [{ page: cover.firstPage + i, box, to }];
    });
  });
}

/** With the air that a page with room gives its rows. */
function drawnHeight({ row, height }: Block<string>, { em, pad }: { em: number; pad: number }): number {
  return row ? row.height + 2 * pad + (row.ruled ? RULE : 0) : Math.max(height, em * ROSTER_EM.bar);
}
