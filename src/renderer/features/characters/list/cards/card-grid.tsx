import { useVirtualizer } from '@tanstack/react-virtual';
import { FileWarning } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { VerdictMark } from '../../../../components/badges.tsx';
import { Name } from '../../../../components/name.tsx';
import { judgeCharacter, listMissingFields } from '../../../../games/judgements.ts';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { getStoredName, type Item } from '../../../../store/item.ts';
import { useDocuments, useGames } from '../../../../store/library-context.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { CardsProps } from '../../../lists/list-body.tsx';
import { useWidth } from '../../../lists/rows/use-width.ts';
import css from './card-grid.module.css';
import { CardPicture } from './card-picture.tsx';
import { gridGoal } from './grid-goal.ts';

/** The size of a card with the text below it, and its margin, in pixels. */
const CELL = 196;
const HEIGHT = 324;
const EDGE = 24;

/** The last scroll position of the grid, while the app is open. */
let left = 0;

/** A grid of the characters' printed cards. Only visible ones are rendered. Arrow keys move from card to card. */
export function CardGrid({ kind, items, label, filter, selection, isSelecting, onGo }: CardsProps<'characters'>) {
  const translate = useTranslate();
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const across = Math.max(1, Math.floor((width - EDGE) / CELL));
  const edge = Math.max(0, Math.floor((width - across * CELL) / 2));
  const factions = useDocuments('factions');
  const fonts = useFonts();
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtual = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / across),
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 1,
    initialOffset: left,
  });
  const found = useRef(filter);
  useEffect(() => {
    if (found.current !== filter) scroller.current?.scrollTo({ top: 0 });
    found.current = filter;
  }, [filter]);

  /** The index of the card that a key leads to. It is rendered first, then focused. */
  const going = useRef<number>(undefined);
  const take = () => {
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${going.current}"] a`);
    if (link == null) return;
    going.current = undefined;
    link.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (going.current !== undefined) take();
  });
  function press(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target.tagName !== 'A' || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    const rows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / HEIGHT));
    const to = gridGoal(event.key, from, items.length, across, rows);
    if (to === undefined || to === from) return;
    event.preventDefault();
    going.current = to;
    virtual.scrollToIndex(Math.floor(to / across));
    onGo(from, to, event.shiftKey);
    take();
  }

  return (
    <section
      ref={scroller}
      className={css.grid}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      onKeyDown={press}
      onScroll={({ currentTarget }) => {
        left = currentTarget.scrollTop;
      }}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list */}
      <ul role="list" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().flatMap(({ index: row, start }) =>
          items.slice(row * across, (row + 1) * across).map((item, n) => {
            const index = row * across + n;
            return (
              <li
                key={item.id}
                data-key={item.id}
                data-index={index}
                data-selected={selection.ids.has(item.id) || undefined}
                data-active={isSelecting || undefined}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={css.cell}
                style={{ transform: `translate(${edge + n * CELL}px, ${start}px)`, width: CELL, height: HEIGHT }}
              >
                <input
                  type="checkbox"
                  className={css.box}
                  aria-label={translate('lists.select', {
                    name: shortenName(getStoredName(item.row) || translate('editing.unnamed')),
                  })}
                  checked={selection.ids.has(item.id)}
                  tabIndex={isSelecting ? 0 : -1}
                  onChange={(event) => selection.toggle(item.id, (event.nativeEvent as MouseEvent).shiftKey)}
                />
                <Cell
                  item={item}
                  href={kind.hrefOf(item.id)}
                  factions={factions}
                  fonts={fonts.kind === 'ready' ? fonts.fonts : undefined}
                />
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

interface CellProps {
  item: Item<Character>;
  href: string;
  factions: readonly Faction[];
  fonts: FontSet | undefined;
}

const Cell = memo(function Cell({ item, href, factions, fonts }: CellProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const name = getStoredName(item.row) || (item.kind === 'broken' ? item.id : translate('editing.unnamed'));
  return (
    <a className={css.link} href={href}>
      <span className={css.picture}>
        {item.kind === 'broken' ? (
          <span className={css.broken}>
            <FileWarning aria-hidden />
            {translate('characters.broken')}
          </span>
        ) : fonts === undefined ? null : (
          <CardPicture character={item.document} factions={factions} fonts={fonts} />
        )}
      </span>
      <span className={css.name}>
        <Name name={name} />
        {item.kind === 'broken' ? null : (
          <VerdictMark
            findings={judgeCharacter(gameCatalog, item.document).findings}
            missing={listMissingFields(gameCatalog, item.document)}
            words={false}
          />
        )}
      </span>
    </a>
  );
});
