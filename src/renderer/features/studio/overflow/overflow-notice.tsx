import type { Address, StudioElement } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './overflow.module.css';
import { useOverflowTarget } from './overflow-context.ts';
import { OverflowWays } from './overflow-ways.tsx';

/** Says in the form of an element that its words do not fit, with the ways out. Shows nothing while they fit. */
export function OverflowNotice({
  address,
  elementKind,
}: {
  address: Address;
  elementKind: StudioElement['element']['kind'];
}) {
  const translate = useTranslate();
  const target = useOverflowTarget(address);
  if (target === undefined) return null;
  return (
    <section className={css.notice} aria-label={translate('studio.overflow.title')}>
      <h3>{translate('studio.overflow.title')}</h3>
      <OverflowWays address={address} elementKind={elementKind} target={target} />
    </section>
  );
}
