import { useVirtualizer } from '@tanstack/react-virtual';
import { TriangleAlert } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import text from '../../../components/text.module.css';
import { useCommit } from '../../../platform/use-latest.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSideId } from '../job.ts';
import type { PrintSettings } from '../options/settings.ts';
import type { ShownSide } from '../use-printer.ts';
import { PageInk } from './page-ink.tsx';
import css from './pages.module.css';
import { PagesBar } from './pages-bar.tsx';
import type { Page, Section } from './sections.ts';
import { isDrawn } from './sheet-ink.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { AROUND, CAPTION, percentOfScale, scaleOf, type Zoom, zoomStep } from './zoom.ts';

/** Lets other components scroll to a page. */
export interface PagesHandle {
  show(page: number): void;
}

interface Props {
  sections: readonly Section[];
  pages: readonly Page[];
  settings: PrintSettings;
  zoom: Zoom;
  cardSides: ReadonlyMap<string, ShownSide>;
  onZoom(zoom: Zoom): void;
  onWanted(cardSides: readonly CardSideId[]): void;
  ref: Ref<PagesHandle>;
}

type Row =
  | { readonly kind: 'page'; readonly page: Page; readonly number: number }
  | { readonly kind: 'note'; readonly section: Section };

/** The height in pixels of a message that replaces pages. */
const NOTE = 76;

function rowsOf(sections: readonly Section[]): Row[] {
  let number = 0;
  return sections.flatMap((section): Row[] => {
    if (section.note !== undefined) return [{ kind: 'note', section }];
    return section.pages.map((page) => ({ kind: 'page', page, number: number++ }));
  });
}

/** Shows all pages one below the other as they will be printed, with a zoom and thumbnails. */
export const PagesPane = memo(function PagesPane(props: Props) {
  const translate = useTranslate();
  const { sections, pages, settings, zoom, cardSides, onZoom, onWanted, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const pane = useSizeOf(scroller);
  const rows = useMemo(() => rowsOf(sections), [sections]);
  const scaleAt = useCallback((page: Page) => scaleOf(zoom, page, pane), [zoom, pane]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row?.kind === 'page' ? row.page.height * scaleAt(row.page) + CAPTION + AROUND : NOTE;
    },
    getItemKey: (index) => {
      const row = rows[index];
      return row?.kind === 'page' ? row.page.key : `note ${row?.section.what}`;
    },
    overscan: 1,
    paddingStart: AROUND,
  });
  const shown = virtual.getVirtualItems();
  const middle = (virtual.scrollOffset ?? 0) + pane.height / 3;
  const first = shown.find(({ end }) => end > middle) ?? shown.at(-1);
  const row = rows[first?.index ?? 0];
  const current = row?.kind === 'page' ? row.number : 0;
  const latest = useRef({ rows, index: 0, scaleAt });
  // The scroll offset is still the old one after a zoom, so the page to stay at is the one from before the zoom.
  const stays = latest.current.scaleAt === scaleAt ? (first?.index ?? 0) : latest.current.index;
  useCommit(latest, { rows, index: stays, scaleAt });

  const show = useCallback(
    (page: number) => {
      const index = latest.current.rows.findIndex((one) => one.kind === 'page' && one.number === page);
      if (index >= 0) virtual.scrollToIndex(index, { align: 'start' });
    },
    [virtual],
  );
  useImperativeHandle(ref, () => ({ show }), [show]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes of all rows depend on these
  useEffect(() => {
    const { index } = latest.current;
    virtual.measure();
    if (index > 0) virtual.scrollToIndex(index, { align: 'start' });
    // Pages are centered on the widest one, so a narrow pane would otherwise show the empty space at their side.
    const box = scroller.current;
    if (box !== null) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  }, [scaleAt, virtual]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows have new sizes
  useEffect(() => virtual.measure(), [rows, virtual]);

  const [beside, setBeside] = useState<readonly Page[]>([]);
  const inSight = shown.flatMap(({ index }) => {
    const one = rows[index];
    return one?.kind === 'page' ? [one.page] : [];
  });
  const wanted = useMemo(() => [...inSight, ...beside].flatMap(sidesOf), [inSight, beside]);
  const key = wanted.map(({ what, card, side }) => `${what}${card}${side}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever they change
  useEffect(() => onWanted(wanted), [key, onWanted]);

  const percent = row?.kind === 'page' ? percentOfScale(scaleAt(row.page)) : 100;
  const step = (by: 1 | -1) => onZoom(zoomStep(percent, by));
  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') onZoom('page');
    else return;
    event.preventDefault();
  }
  const widest = Math.max(0, ...inSight.map((page) => page.width * scaleAt(page) + 2 * AROUND));

  return (
    <section className={css.pane} aria-label={translate('print.preview')}>
      <PagesBar
        page={current}
        count={pages.length}
        zoom={zoom}
        percent={percent}
        onZoom={onZoom}
        onStep={step}
        onPage={show}
      />
      <div className={css.body}>
        {pages.length > 1 ? (
          <Thumbnails
            pages={pages}
            current={current}
            cardSides={cardSides}
            back={backOf(settings)}
            onPage={show}
            onInSight={setBeside}
          />
        ) : null}
        <section
          className={css.scroller}
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
          tabIndex={0}
          aria-label={translate('print.pagesList')}
          onKeyDown={onKey}
        >
          <div style={{ height: virtual.getTotalSize(), minWidth: widest, position: 'relative' }}>
            {shown.map(({ index, key: id, start }) => {
              const one = rows[index];
              if (one === undefined) return null;
              return (
                <div key={id} className={css.row} style={{ transform: `translateY(${start}px)` }}>
                  {one.kind === 'note' ? (
                    <Note section={one.section} />
                  ) : (
                    <PageFigure
                      page={one.page}
                      number={one.number}
                      scale={scaleAt(one.page)}
                      cardSides={cardSides}
                      settings={settings}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </section>
      </div>
    </section>
  );
});

interface FigureProps {
  page: Page;
  number: number;
  scale: number;
  cardSides: ReadonlyMap<string, ShownSide>;
  settings: PrintSettings;
}

function PageFigure({ page, number, scale, cardSides, settings }: FigureProps) {
  return (
    <figure className={css.page} data-page={number + 1} style={{ width: page.width * scale }}>
      <div className={css.paper} style={{ height: page.height * scale }}>
        <PageInk page={page} scale={scale} cardSides={cardSides} back={backOf(settings)} />
      </div>
      <figcaption>{page.caption}</figcaption>
    </figure>
  );
}

function Note({ section: { label, note } }: { section: Section }) {
  const translate = useTranslate();
  if (note === undefined) return null;
  if (note.kind === 'problem') {
    return (
      <p className={css.problem} role="alert">
        <TriangleAlert aria-hidden /> {translate('print.partNote', { part: label, note: note.text })}
      </p>
    );
  }
  return <p className={`${css.note} ${text.quiet}`}>{translate('print.partNote', { part: label, note: note.text })}</p>;
}

/** Pages of single cards have no backs that could be misaligned with their fronts. */
const backOf = ({ paper, back }: PrintSettings) => (paper === 'card' ? undefined : back);

function sidesOf(page: Page): CardSideId[] {
  if (page.kind === 'pdf' || !isDrawn(page.sheet)) return [];
  const { what, deck, sheet } = page;
  return sheet.slots.flatMap(({ card, side }) => {
    const one = deck[card];
    return one === undefined ? [] : [{ what, card: one.card, side }];
  });
}

const NO_ROOM = { width: 0, height: 0 };

function useSizeOf(element: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState(NO_ROOM);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}
