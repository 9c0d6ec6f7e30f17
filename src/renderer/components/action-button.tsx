import type { ReactNode } from 'react';
import css from './action-button.module.css';
import { Button } from './button.tsx';
import { Hint } from './hint.tsx';
import screen from './screen.module.css';

interface Props {
  icon: ReactNode;
  label: string;
  kind?: 'danger';
  isDisabled?: boolean;
  /** Whether the action is a common one, whose label stays visible in narrower windows. */
  isUsual?: boolean;
  onPress(): void;
}

/** One of several action buttons in a row. The label is shown if there is room for all labels, otherwise only the icon. */
export function ActionButton({ icon, label, kind, isDisabled = false, isUsual = false, onPress }: Props) {
  return (
    <Hint text={label}>
      <Button icon={icon} aria-label={label} {...(kind && { kind })} isDisabled={isDisabled} onPress={onPress}>
        <span className={isUsual ? screen.wide : css.words}>{label}</span>
      </Button>
    </Hint>
  );
}
