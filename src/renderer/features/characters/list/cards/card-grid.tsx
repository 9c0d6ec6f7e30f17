import { useVirtualizer } from '@tanstack/react-virtual';
import { FileWarning, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { VerdictBadge } from '../../../../components/badges.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import { judgeCharacter, listMissingFields } from '../../../../games/judgements.ts';
import { enlargeCard } from '../../../../navigation/card-request.ts';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { getStoredName, type Item } from '../../../../store/item.ts';
import { useDocuments, useGames } from '../../../../store/library-context.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CardPicture } from '../../../documents/card-picture/card-picture.tsx';
import type { CardsProps } from '../../../lists/list-body.tsx';
import { useElementWidth } from '../../../lists/rows/use-element-width.ts';
import css from './card-grid.module.css';
import { findNextIndex } from './grid-navigation.ts';

/** The width in pixels of a card with its margin. */
const CELL_WIDTH = 196;
/** The height in pixels of a card with its margin and the text below it. */
const CELL_HEIGHT = 324;
/** The space in pixels that stays free at the sides of the grid. */
const EDGE_WIDTH = 24;

/** The last scroll position of the grid. It is kept while the app is open. */
let lastScrollTop = 0;

/** Shows the characters' printed cards in a grid. Only visible cards are rendered. Arrow keys move from card to card. */
export function CardGrid({
  listKind,
  items,
  label,
  scrollResetKey,
  selection,
  isSelecting,
  onFocusMove,
}: CardsProps<'characters'>) {
  const translate = useTranslate();
  const scroller = useRef<HTMLElement>(null);
  const gridWidth = useElementWidth(scroller);
  const columnCount = Math.max(1, Math.floor((gridWidth - EDGE_WIDTH) / CELL_WIDTH));
  const leftMargin = Math.max(0, Math.floor((gridWidth - columnCount * CELL_WIDTH) / 2));
  const factions = useDocuments('factions');
  const fonts = useFonts();
  // biome-ignore lint/nursery/useReactCompiler: the virtualizer changes in place, and nothing here is memoized by it
  const virtualizer = useVirtualizer({
    count: gridWidth === 0 ? 0 : Math.ceil(items.length / columnCount),
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL_HEIGHT,
    overscan: 1,
    initialOffset: lastScrollTop,
  });
  const lastResetKey = useRef(scrollResetKey);
  useEffect(() => {
    if (lastResetKey.current !== scrollResetKey) scroller.current?.scrollTo({ top: 0 });
    lastResetKey.current = scrollResetKey;
  }, [scrollResetKey]);

  /** The index of the card that the pressed key leads to. The card is rendered first, then focused. */
  const targetIndex = useRef<number>(undefined);
  const focusTarget = () => {
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${targetIndex.current}"] a`);
    if (link == null) return;
    targetIndex.current = undefined;
    link.focus({ preventScroll: true });
  };
  // Runs after every render, because the virtualizer renders a card that was out of view only after scrolling to it.
  useEffect(() => {
    if (targetIndex.current !== undefined) focusTarget();
  });
  const showCard = (item: Item<Character> | undefined) => {
    if (item?.kind === 'ready') enlargeCard({ characterId: item.id, characterIds: items.map(({ id }) => id) });
  };
  function handleKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    if (target.tagName !== 'A' || event.altKey || event.ctrlKey || event.metaKey) return;
    const currentIndex = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    // While cards are being selected, and with Shift or Ctrl, the space bar selects.
    if (event.key === ' ' && !event.shiftKey && !isSelecting) {
      event.preventDefault();
      event.stopPropagation();
      showCard(items[currentIndex]);
      return;
    }
    const visibleRowCount = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / CELL_HEIGHT));
    const nextIndex = findNextIndex(event.key, currentIndex, items.length, columnCount, visibleRowCount);
    if (nextIndex === undefined || nextIndex === currentIndex) return;
    event.preventDefault();
    targetIndex.current = nextIndex;
    virtualizer.scrollToIndex(Math.floor(nextIndex / columnCount));
    onFocusMove(currentIndex, nextIndex, event.shiftKey);
    focusTarget();
  }

  return (
    <section
      ref={scroller}
      className={css.grid}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      onKeyDown={handleKeyDown}
      onScroll={({ currentTarget }) => {
        lastScrollTop = currentTarget.scrollTop;
      }}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without list style some readers forget that this is a list */}
      <ul role="list" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().flatMap(({ index: row, start: rowTop }) =>
          items.slice(row * columnCount, (row + 1) * columnCount).map((item, columnIndex) => {
            const index = row * columnCount + columnIndex;
            return (
              <li
                key={item.id}
                data-key={item.id}
                data-index={index}
                data-selected={selection.rowIds.has(item.id) || undefined}
                data-active={isSelecting || undefined}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className={css.cell}
                style={{
                  transform: `translate(${leftMargin + columnIndex * CELL_WIDTH}px, ${rowTop}px)`,
                  width: CELL_WIDTH,
                  height: CELL_HEIGHT,
                }}
              >
                <input
                  type="checkbox"
                  className={css.box}
                  aria-label={translate('lists.select', {
                    name: shortenName(getStoredName(item.row) || translate('editing.unnamed')),
                  })}
                  checked={selection.rowIds.has(item.id)}
                  tabIndex={isSelecting ? 0 : -1}
                  onChange={(event) => selection.toggle(item.id, (event.nativeEvent as MouseEvent).shiftKey)}
                />
                <CardCell
                  item={item}
                  href={listKind.getHref(item.id)}
                  factions={factions}
                  fonts={fonts.kind === 'ready' ? fonts.fonts : undefined}
                />
                {item.kind === 'broken' ? null : (
                  // The space bar does the same, so that Tab leads from card to card.
                  <button
                    type="button"
                    className={css.enlarge}
                    tabIndex={-1}
                    title={translate('form.enlarge')}
                    aria-label={translate('lists.enlarge', {
                      name: shortenName(getStoredName(item.row) || translate('editing.unnamed')),
                    })}
                    onClick={() => showCard(item)}
                  >
                    <Maximize2 aria-hidden />
                  </button>
                )}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}

interface CardCellProps {
  item: Item<Character>;
  href: string;
  factions: readonly Faction[];
  fonts: FontSet | undefined;
}

const CardCell = memo(function CardCell({ item, href, factions, fonts }: CardCellProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const cardName = getStoredName(item.row) || (item.kind === 'broken' ? item.id : translate('editing.unnamed'));
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
        <DisplayName name={cardName} />
        {item.kind === 'broken' ? null : (
          <VerdictBadge
            findings={judgeCharacter(gameCatalog, item.document).findings}
            missingFields={listMissingFields(gameCatalog, item.document)}
            hasVisibleText={false}
          />
        )}
      </span>
    </a>
  );
});
