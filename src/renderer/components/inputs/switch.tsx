import { Switch as AriaSwitch } from 'react-aria-components';
import css from './switch.module.css';

interface Props {
  label: string;
  isOn: boolean;
  /** Whether the state is read-only. */
  isReadOnly?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, isOn, isReadOnly = false, onChange }: Props) {
  return (
    <AriaSwitch className={css.switch ?? ''} isSelected={isOn} isDisabled={isReadOnly} onChange={onChange}>
      <span className={css.track} />
      {label}
    </AriaSwitch>
  );
}
