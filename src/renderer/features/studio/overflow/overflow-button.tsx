import { Plus } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Address, StudioElement } from '../../../../shared/studio/view.ts';
import overlay from '../../../components/overlay.module.css';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './overflow.module.css';
import { useOverflowTarget } from './overflow-context.ts';
import { OverflowWays } from './overflow-ways.tsx';

interface Props {
  address: Address;
  elementKind: StudioElement['element']['kind'];
  /** The name of the element. */
  label: string;
  className?: string | undefined;
}

/** Marks an element whose words do not fit its box. A press offers the ways out. Shows nothing while all words fit. */
export function OverflowButton({ address, elementKind, label, className = '' }: Props) {
  const translate = useTranslate();
  const target = useOverflowTarget(address);
  if (target === undefined) return null;
  const title = translate('studio.overflow.mark', { name: shortenName(label) });
  return (
    <DialogTrigger>
      <Button className={`${css.mark} ${className}`} aria-label={title}>
        <Plus aria-hidden />
      </Button>
      <Popover className={`${overlay.popover} ${css.popover}`} offset={4} placement="bottom end">
        <Dialog className={css.dialog ?? ''} aria-label={title}>
          {({ close }) => (
            <>
              <h3>{title}</h3>
              <OverflowWays address={address} elementKind={elementKind} target={target} onDone={close} />
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
