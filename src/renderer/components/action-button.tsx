import type { ReactNode } from 'react';
import css from './action-button.module.css';
import { Button } from './button.tsx';
import screen from './screen.module.css';
import { Tooltip } from './tooltip.tsx';

interface Props {
  icon: ReactNode;
  label: string;
  kind?: 'danger';
  isDisabled?: boolean;
  /** Whether the label is also visible in narrower windows, because the action is a common one. */
  isFrequent?: boolean;
  onPress(): void;
}

/** One of several action buttons in a row. The label is shown if there is room for all labels, otherwise only the icon. */
export function ActionButton({ icon, label, kind, isDisabled = false, isFrequent = false, onPress }: Props) {
  return (
    <Tooltip text={label}>
      <Button icon={icon} aria-label={label} {...(kind && { kind })} isDisabled={isDisabled} onPress={onPress}>
        <span className={isFrequent ? screen.wide : css.words}>{label}</span>
      </Button>
    </Tooltip>
  );
}
