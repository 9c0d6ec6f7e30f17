import { useRef } from 'react';
import type { OverflowTarget } from '../../../../shared/studio/overflow.ts';
import type { Address, StudioElement } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './overflow.module.css';
import { useOverflowTarget } from './overflow-context.ts';
import { OverflowWays } from './overflow-ways.tsx';
import { useFocusSuccessor } from './use-focus-successor.ts';

interface Props {
  address: Address;
  elementKind: StudioElement['element']['kind'];
}

/**
 * Says in the form of an element that its words do not fit, with the ways out. Shows nothing while they fit. The heading of the form
 * gets the focus when a chosen way has made them fit.
 */
export function OverflowNotice(props: Props) {
  const target = useOverflowTarget(props.address);
  return target === undefined ? null : <ShownNotice {...props} target={target} />;
}

const findHeading = (notice: HTMLElement): HTMLElement | null => notice.parentElement?.querySelector('h2') ?? null;

function ShownNotice({ address, elementKind, target }: Props & { target: OverflowTarget }) {
  const translate = useTranslate();
  const noticeRef = useRef<HTMLElement>(null);
  const onDone = useFocusSuccessor(noticeRef, findHeading);
  return (
    <section ref={noticeRef} className={css.notice} aria-label={translate('studio.overflow.title')}>
      <h3>{translate('studio.overflow.title')}</h3>
      <OverflowWays address={address} elementKind={elementKind} target={target} onDone={onDone} />
    </section>
  );
}
