import { themeNames } from '../../../shared/card/template/themes.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useField } from '../../fields/document-port.ts';
import { useTemplateOf } from '../../store/templates/use-templates.ts';
import { TEMPLATES } from '../../strings/studio/templates.ts';
import css from './templates.module.css';

/** Select wants a word for every choice. */
const NONE = 'no theme with a name';

/** The choice among the template's named themes; nothing where it has none. */
export function ThemeRow({ character }: { character: Character }) {
  const names = themeNames(useTemplateOf(character));
  const { value, mark, set } = useField('/art/theme');
  if (names.length === 0) return null;
  const choices = [{ id: NONE, label: TEMPLATES.themeNone }, ...names.map((name) => ({ id: name, label: name }))];
  return (
    <div className={css.theme} data-path="/art/theme">
      <Select
        label={TEMPLATES.theme}
        value={names.find((name) => name === value) ?? NONE}
        choices={choices}
        mark={mark}
        onChange={(id) => set(id === NONE ? undefined : id)}
      />
    </div>
  );
}
