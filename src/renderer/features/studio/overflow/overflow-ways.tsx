import { useContext, useMemo } from 'react';
import type { OverflowTarget } from '../../../../shared/studio/overflow.ts';
import type { Address, StudioElement } from '../../../../shared/studio/view.ts';
import { Button } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './overflow.module.css';
import { OverflowContext } from './overflow-context.ts';

interface Props {
  address: Address;
  elementKind: StudioElement['element']['kind'];
  target: OverflowTarget;
  /** Called after a way was chosen. */
  onDone?(): void;
}

/** Says what the print does with words that do not fit their box, and offers the ways in which they fit. */
export function OverflowWays({ address, elementKind, target, onDone }: Props) {
  const translate = useTranslate();
  const source = useContext(OverflowContext);
  const listWays = source?.canEdit === true ? source.listWays : undefined;
  const ways = useMemo(() => listWays?.(address) ?? [], [listWays, address]);
  return (
    <>
      <p className={css.note}>
        {translate(`studio.overflow.print.${target}`, { isWhole: elementKind !== 'flow' })}
        {source?.canEdit === true && ways.length === 0 ? ` ${translate('studio.overflow.noWay')}` : ''}
      </p>
      {ways.length === 0 ? null : (
        <div className={css.ways}>
          {ways.map((way) => (
            <Button
              key={way.kind}
              onPress={() => {
                source?.applyWay(address, way);
                onDone?.();
              }}
            >
              {translate(`studio.overflow.ways.${way.kind}`, { amount: way.amount ?? 0 })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
