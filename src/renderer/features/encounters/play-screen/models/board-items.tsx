import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { BoardItem } from '../../../../../shared/play/play-rules.ts';
import { Button } from '../../../../components/button.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { TargetPick } from '../event-form/target-pick.tsx';
import { usePlayActions } from '../play-actions.ts';
import type { Board } from '../play-view.ts';
import css from './board-items.module.css';
import panel from './models-panel.module.css';

interface Props {
  board: Board;
  /** The field of the open form for which things can be tapped; undefined if no form asks for one. */
  targetPick: TargetPick | undefined;
}

/**
 * Shows the things on the table, and the buttons that add more. A tap on a thing picks it if a form asks for a target, and corrects it
 * otherwise.
 */
export const BoardItems = memo(function BoardItems({ board: { items, additions }, targetPick }: Props) {
  const translate = useTranslate();
  const { openForm } = usePlayActions();
  return (
    <section className={panel.side} aria-label={translate('table.things')}>
      <h3>{translate('table.things')}</h3>
      {items.length === 0 ? <p className={panel.nobody}>{translate('table.noThings')}</p> : null}
      {items.length === 0 ? null : (
        <ul className={css.items}>
          {items.map(({ item, correction }) => (
            <ItemButton
              key={item.id}
              item={item}
              targetPick={targetPick}
              onCorrect={correction === undefined ? undefined : () => openForm(correction)}
            />
          ))}
        </ul>
      )}
      {additions.length === 0 || targetPick !== undefined ? null : (
        <div className={css.additions}>
          {additions.map(({ label, offer }) => (
            <Button key={label} icon={<Plus />} className={css.addition} onPress={() => openForm(offer)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
});

interface ItemProps {
  item: BoardItem;
  targetPick: TargetPick | undefined;
  /** Undefined while it cannot be corrected. */
  onCorrect: (() => void) | undefined;
}

function ItemButton({ item: { id, name, description, condition, isDestroyed }, targetPick, onCorrect }: ItemProps) {
  const translate = useTranslate();
  const isPicked = targetPick?.pickedIds.has(id) === true;
  const canPick = targetPick?.canPick(id) === true;
  const pickState = targetPick === undefined ? undefined : isPicked ? 'picked' : canPick ? 'possible' : 'impossible';
  const isDisabled = targetPick === undefined ? onCorrect === undefined : !canPick;
  return (
    <li>
      <button
        {...ROVING_PROPS}
        type="button"
        className={css.item}
        data-thing={id}
        data-destroyed={isDestroyed || undefined}
        data-pick={pickState}
        aria-disabled={isDisabled || undefined}
        aria-pressed={targetPick === undefined ? undefined : isPicked}
        title={targetPick === undefined && onCorrect !== undefined ? translate('table.correctThing') : undefined}
        onClick={() => {
          if (isDisabled) return;
          if (targetPick === undefined) onCorrect?.();
          else targetPick.pick(id);
        }}
      >
        <span className={css.name}>
          <DisplayName name={name} />
        </span>
        <span className={css.description}>{description}</span>
        {condition === undefined ? null : (
          <span className={css.condition}>
            <span className="visually-hidden">, </span>
            {condition}
          </span>
        )}
      </button>
    </li>
  );
}
