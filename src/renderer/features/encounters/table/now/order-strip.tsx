import { memo, type RefObject, useEffect, useRef } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { OrderItem } from '../../../../../shared/play/play-screen/turn-order.ts';
import { Name } from '../../../../components/name.tsx';
import { ROVING, useRoving } from '../../../../components/roving.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { useTableActions } from '../table-actions.ts';
import { useTable } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import css from './order-strip.module.css';

interface Props {
  view: TableView;
  known: ReadonlyMap<string, Character>;
}

/** Shows the turn order from first to last, scrolled to the current turn. */
export const OrderStrip = memo(function OrderStrip({ view, known }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter } = useTable();
  const strip = useRef<HTMLOListElement>(null);
  const roving = useRoving(strip);
  useInSight(strip, view.order);
  if (view.order.length === 0 || view.who.kind === 'over') return null;
  const name = createGetName(translate, rules, activeEncounter);
  return (
    <ol ref={strip} className={css.strip} aria-label={translate('table.order')} {...roving}>
      {view.order.map((item) => (
        <li key={item.id}>
          <Item
            {...item}
            name={name(item.id)}
            character={known.get(activeEncounter.figures.get(item.id)?.character.id ?? '')}
          />
        </li>
      ))}
    </ol>
  );
});

type ItemProps = OrderItem & { name: string; character: Character | undefined };

const Item = memo(function Item({ id, kind, status: is, mark, name, character }: ItemProps) {
  const translate = useTranslate();
  const { tap, explain } = useTableActions();
  const words = [translate(`table.is.${is}`), ...(mark === undefined ? [] : [translate(`table.mark.${mark}`)])].join(
    ', ',
  );
  const inside = (
    <>
      {character === undefined ? null : (
        <span className={css.portrait}>
          <CharacterPortrait isFlat character={character} name={name} />
        </span>
      )}
      <span className={css.words}>
        <Name name={name} />
        <span className={css.is} data-quiet={is === 'waits' && mark === undefined ? true : undefined}>
          {words}
        </span>
      </span>
    </>
  );
  const shared = { className: css.item, 'data-is': is, 'data-order': id };
  if (kind === 'side') return <span {...shared}>{inside}</span>;
  return (
    <button
      {...ROVING}
      {...shared}
      type="button"
      aria-haspopup="dialog"
      aria-current={is === 'on' ? 'step' : undefined}
      onClick={(event) => tap(id, event.currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        explain(id, event.currentTarget);
      }}
    >
      {inside}
    </button>
  );
});

/** Scrolls to the current turn, and leaves room for the one before it. */
function useInSight(strip: RefObject<HTMLElement | null>, order: readonly OrderItem[]): void {
  const on = order.find(({ status: is }) => is === 'on')?.id;
  useEffect(() => {
    const list = strip.current;
    const item = on === undefined ? null : list?.querySelector<HTMLElement>(`[data-order="${CSS.escape(on)}"]`);
    if (list === null || item == null) return;
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft - 96 });
  }, [strip, on]);
}
