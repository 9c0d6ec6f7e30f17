import { useCallback, useMemo } from 'react';
import { listThemeNames } from '../../../shared/card/template/themes.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useField } from '../../fields/document-port.ts';
import { useCharacterTemplate } from '../../store/templates/use-templates.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './templates.module.css';

/** Select needs a non-empty value for every choice. */
const NONE = 'no theme with a name';

/** Chooses among the template's named themes. Renders nothing if the template has none. */
export function ThemeRow({ character }: { character: Character }) {
  const translate = useTranslate();
  const template = useCharacterTemplate(character);
  const names = useMemo(() => listThemeNames(template), [template]);
  const { value, mark, set } = useField('/art/theme');
  const choices = useMemo(
    () => [{ id: NONE, label: translate('templates.themeNone') }, ...names.map((name) => ({ id: name, label: name }))],
    [names, translate],
  );
  const choose = useCallback((id: string) => set(id === NONE ? undefined : id), [set]);
  if (names.length === 0) return null;
  return (
    <div className={css.theme} data-path="/art/theme">
      <Select
        label={translate('templates.theme')}
        value={names.find((name) => name === value) ?? NONE}
        choices={choices}
        mark={mark}
        onChange={choose}
      />
    </div>
  );
}
