import { memo, type RefObject, useEffect, useRef } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { OrderItem } from '../../../../../shared/play/play-screen/turn-order.ts';
import { ROVING_PROPS, useRovingFocus } from '../../../../components/use-roving-focus.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { NumberedName } from '../models/numbered-name.tsx';
import { usePlayActions } from '../play-actions.ts';
import { usePlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import css from './order-strip.module.css';

interface Props {
  view: PlayView;
  charactersById: ReadonlyMap<string, Character>;
}

/** Shows the turn order from first to last, scrolled to the current turn. */
export const OrderStrip = memo(function OrderStrip({ view, charactersById }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const stripRef = useRef<HTMLOListElement>(null);
  const roving = useRovingFocus(stripRef);
  useScrollToCurrent(stripRef, view.turnOrder);
  if (view.turnOrder.length === 0 || view.turnHolder.kind === 'over') return null;
  const getModelName = createGetName(translate, rules, activeEncounter);
  return (
    <ol ref={stripRef} className={css.strip} aria-label={translate('table.order')} {...roving}>
      {view.turnOrder.map((orderItem) => (
        <li key={orderItem.id}>
          <OrderItemView
            {...orderItem}
            modelName={getModelName(orderItem.id)}
            character={charactersById.get(activeEncounter.figures.get(orderItem.id)?.character.id ?? '')}
          />
        </li>
      ))}
    </ol>
  );
});

type OrderItemProps = OrderItem & { modelName: string; character: Character | undefined };

const OrderItemView = memo(function OrderItemView({
  id: modelId,
  kind,
  status,
  mark,
  modelName,
  character,
}: OrderItemProps) {
  const translate = useTranslate();
  const { tap, explain } = usePlayActions();
  const statusText = [
    translate(`table.is.${status}`),
    ...(mark === undefined ? [] : [translate(`table.mark.${mark}`)]),
  ].join(', ');
  const itemContent = (
    <>
      {character === undefined ? null : (
        <span className={css.portrait}>
          <CharacterPortrait rendersAsImage character={character} name={modelName} />
        </span>
      )}
      <span className={css.words}>
        <NumberedName name={modelName} />
        <span className={css.is} data-quiet={status === 'waits' && mark === undefined ? true : undefined}>
          {statusText}
        </span>
      </span>
    </>
  );
  const sharedProps = { className: css.item, 'data-is': status, 'data-order': modelId };
  if (kind === 'side') return <span {...sharedProps}>{itemContent}</span>;
  return (
    <button
      {...ROVING_PROPS}
      {...sharedProps}
      type="button"
      aria-haspopup="dialog"
      aria-current={status === 'on' ? 'step' : undefined}
      onClick={(event) => tap(modelId, event.currentTarget)}
      onContextMenu={(event) => {
        event.preventDefault();
        explain(modelId, event.currentTarget);
      }}
    >
      {itemContent}
    </button>
  );
});

/** The space in pixels before the current turn, so that the previous turn remains visible. */
const PREVIOUS_TURN_SPACE_PX = 96;

/** Scrolls the strip to the current turn. */
function useScrollToCurrent(stripRef: RefObject<HTMLElement | null>, order: readonly OrderItem[]): void {
  const currentId = order.find(({ status }) => status === 'on')?.id;
  useEffect(() => {
    const list = stripRef.current;
    const item =
      currentId === undefined ? null : list?.querySelector<HTMLElement>(`[data-order="${CSS.escape(currentId)}"]`);
    if (list === null || item == null) return;
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft - PREVIOUS_TURN_SPACE_PX });
  }, [stripRef, currentId]);
}
