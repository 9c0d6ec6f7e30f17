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
  /** One of the usual ones: its words stay in narrower windows. */
  isUsual?: boolean;
  onPress(): void;
}

/** One of many actions beside each other: an icon, and its words where there is room for those of all. */
export function ActionButton({ icon, label, kind, isDisabled = false, isUsual = false, onPress }: Props) {
  return (
    <Hint text={label}>
      <Button icon={icon} aria-label={label} {...(kind && { kind })} isDisabled={isDisabled} onPress={onPress}>
        <span className={isUsual ? screen.wide : css.words}>{label}</span>
      </Button>
    </Hint>
  );
}
