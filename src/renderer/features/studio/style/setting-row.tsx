import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './style.module.css';

interface Props {
  /** Name of the setting, for the label of the reset button. */
  label: string;
  isChanged: boolean;
  onReset(): void;
  children: ReactNode;
}

/** Shows a setting, with a button that resets a changed setting to the value of the template. */
export function SettingRow({ label, isChanged, onReset, children }: Props) {
  const translate = useTranslate();
  return (
    <div className={css.row} data-changed={isChanged || undefined}>
      <div className={css.control}>{children}</div>
      {isChanged ? (
        <IconButton icon={<RotateCcw />} label={translate('style.reset', { what: label })} onPress={onReset} />
      ) : (
        <span />
      )}
    </div>
  );
}
