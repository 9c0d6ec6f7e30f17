import { Monitor, Moon, Sun } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { Hint } from '../../components/hint.tsx';
import { SHELL } from '../../strings/shell.ts';
import css from './shell.module.css';
import { setTheme, THEME_CHOICES, type ThemeChoice, useTheme } from './theme.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <RadioGroup
      className={css.theme ?? ''}
      aria-label={SHELL.theme}
      orientation="horizontal"
      value={theme}
      onChange={(choice) => setTheme(choice as ThemeChoice)}
    >
      {THEME_CHOICES.map((choice) => {
        const Icon = ICONS[choice];
        return (
          <Hint key={choice} text={SHELL.themes[choice]}>
            <Radio value={choice} aria-label={SHELL.themes[choice]} className={css.themeChoice ?? ''}>
              <Icon aria-hidden />
            </Radio>
          </Hint>
        );
      })}
    </RadioGroup>
  );
}
