import { Switch as AriaSwitch } from 'react-aria-components';
import css from './switch.module.css';

interface Props {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, on, onChange }: Props) {
  return (
    <AriaSwitch className={css.switch ?? ''} isSelected={on} onChange={onChange}>
      <span className={css.track} />
      {label}
    </AriaSwitch>
  );
}
