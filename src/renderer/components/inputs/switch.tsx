import { Switch as AriaSwitch } from 'react-aria-components';
import css from './switch.module.css';

interface Props {
  label: string;
  on: boolean;
  /** Whether the state is read-only. */
  isFixed?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, on, isFixed = false, onChange }: Props) {
  return (
    <AriaSwitch className={css.switch ?? ''} isSelected={on} isDisabled={isFixed} onChange={onChange}>
      <span className={css.track} />
      {label}
    </AriaSwitch>
  );
}
