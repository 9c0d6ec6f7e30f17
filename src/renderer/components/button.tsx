import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import css from './button.module.css';
import { Tooltip } from './tooltip.tsx';

interface Props extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a label, and an icon before it if that helps. In a dialog, Enter presses the primary button (`data-main`). */
export function Button({ kind = 'plain', icon, children, className, ...props }: Props) {
  return (
    <AriaButton
      {...props}
      data-main={kind === 'primary' || undefined}
      className={`${css.button} ${css[kind]} ${className ?? ''}`}
    >
      {icon}
      {children}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<Props, 'children' | 'icon' | 'aria-label'> {
  icon: ReactNode;
  /** Read by screen readers, and shown as a hint. */
  label: string;
}

/** A button with only an icon. Its label shows on hover and on focus. */
export function IconButton({ icon, label, kind = 'quiet', className, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton {...props} aria-label={label} className={`${css.icon} ${css[kind]} ${className ?? ''}`}>
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
