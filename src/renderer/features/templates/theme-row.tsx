import { useCallback, useMemo } from 'react';
import { listThemeNames } from '../../../shared/card/template/themes.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useField } from '../../fields/document-port.ts';
import { useCharacterTemplate } from '../../store/templates/use-templates.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './templates.module.css';

/** Select needs a non-empty value for every choice. */
const NO_THEME = 'no theme with a name';

/** Chooses among the template's named themes. Renders nothing if the template has none. */
export function ThemeRow({ character }: { character: Character }) {
  const translate = useTranslate();
  const template = useCharacterTemplate(character);
  const themeNames = useMemo(() => listThemeNames(template), [template]);
  const { value: currentTheme, severityAttributes, setValue } = useField('/art/theme');
  const choices = useMemo(
    () => [
      { id: NO_THEME, label: translate('templates.themeNone') },
      ...themeNames.map((themeName) => ({ id: themeName, label: themeName })),
    ],
    [themeNames, translate],
  );
  const chooseTheme = useCallback(
    (choiceId: string) => setValue(choiceId === NO_THEME ? undefined : choiceId),
    [setValue],
  );
  if (themeNames.length === 0) return null;
  return (
    <div className={css.theme} data-path="/art/theme">
      <Select
        label={translate('templates.theme')}
        value={themeNames.find((themeName) => themeName === currentTheme) ?? NO_THEME}
        choices={choices}
        severityAttributes={severityAttributes}
        onChange={chooseTheme}
      />
    </div>
  );
}
