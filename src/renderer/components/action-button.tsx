import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import screen from './screen.module.css';
import { Tooltip } from './tooltip.tsx';

interface Props {
  icon: ReactNode;
  label: string;
  kind?: 'danger';
  isDisabled?: boolean;
  onPress(): void;
}

/** One of several action buttons in a row. A narrow window shows only the icon. */
export function ActionButton({ icon, label, kind, isDisabled = false, onPress }: Props) {
  return (
    <Tooltip text={label}>
      <Button icon={icon} aria-label={label} {...(kind && { kind })} isDisabled={isDisabled} onPress={onPress}>
        <span className={screen.wide}>{label}</span>
      </Button>
    </Tooltip>
  );
}
