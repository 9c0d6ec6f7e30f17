import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { OverflowTarget } from '../../../../shared/studio/overflow.ts';
import type { Address, StudioElement } from '../../../../shared/studio/view.ts';
import overlay from '../../../components/overlay.module.css';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './overflow.module.css';
import { useOverflowTarget } from './overflow-context.ts';
import { OverflowWays } from './overflow-ways.tsx';
import { useFocusSuccessor } from './use-focus-successor.ts';

interface Props {
  address: Address;
  elementKind: StudioElement['element']['kind'];
  /** The name of the element. */
  label: string;
  className?: string | undefined;
}

/**
 * Marks an element whose words do not fit its box. A press offers the ways out. Shows nothing while all words fit. The row or the canvas
 * around the mark gets the focus when a chosen way has made them fit.
 */
export function OverflowButton(props: Props) {
  const target = useOverflowTarget(props.address);
  return target === undefined ? null : <ShownButton {...props} target={target} />;
}

const findFocusableParent = (mark: HTMLElement): HTMLElement | null =>
  mark.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;

function ShownButton({ address, elementKind, label, className = '', target }: Props & { target: OverflowTarget }) {
  const translate = useTranslate();
  const markRef = useRef<HTMLButtonElement>(null);
  const onUse = useFocusSuccessor(markRef, findFocusableParent);
  const title = translate('studio.overflow.mark', { name: shortenName(label) });
  return (
    <DialogTrigger>
      <Button ref={markRef} className={`${css.mark} ${className}`} aria-label={title}>
        <Plus aria-hidden />
      </Button>
      <Popover className={`${overlay.popover} ${css.popover}`} offset={4} placement="bottom end">
        <Dialog className={css.dialog ?? ''} aria-label={title}>
          {({ close }) => (
            <>
              <h3>{title}</h3>
              <OverflowWays
                address={address}
                elementKind={elementKind}
                target={target}
                onDone={() => {
                  onUse();
                  close();
                }}
              />
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
