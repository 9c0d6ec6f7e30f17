import { useMemo } from 'react';
import type { CardTemplate, Overlay } from '../../../../../shared/card/template/template.ts';
import { getOverlays } from '../../../../../shared/card/template/themes.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { formatFieldLabel } from '../../../../../shared/studio/bindable.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { FormSource } from '../form-source.ts';
import css from '../properties.module.css';

/** Returns the title of a theme: its name, or else its condition, such as `Alignment: villain`. */
export function getThemeTitle(translate: Translate, { name, when: condition }: Overlay, game: Game): string {
  if (name !== undefined) return name;
  const testedValue = condition !== undefined && 'at' in condition ? (condition.is ?? condition.has) : undefined;
  if (condition === undefined || !('at' in condition) || testedValue === undefined)
    return translate('studio.themeByCondition');
  return `${formatFieldLabel(condition.at, game)}: ${[testedValue].flat().join(', ')}`;
}

/** Returns the themes with colors that apply to the card by their condition. */
const listActiveThemes = (template: CardTemplate, binding: FormSource['binding']): readonly Overlay[] =>
  binding === undefined ? [] : getOverlays(template, binding, undefined).filter(({ colours }) => colours !== undefined);

/**
 * Says which colors of the template a theme or the faction replaces on the shown card, so that changing them has no visible effect. A
 * template with `ownColours` ignores the colors of factions.
 */
export function ThemeColorsNote({ formSource }: { formSource: FormSource }) {
  const translate = useTranslate();
  const { template, binding, game } = formSource;
  const activeThemes = useMemo(() => listActiveThemes(template, binding), [template, binding]);
  const { theme: factionTheme } = (binding?.faction ?? {}) as { readonly theme?: object };
  const colorNames = [...new Set(activeThemes.flatMap((theme) => Object.keys(theme.colours ?? {})))];
  return (
    <>
      {activeThemes.length === 0 ? null : (
        <p className={css.note}>
          {translate('studio.wornColours', {
            theme: activeThemes.map((theme) => getThemeTitle(translate, theme, game)).join('; '),
            colours: colorNames.join(', '),
          })}
        </p>
      )}
      {factionTheme === undefined || template.ownColours === true ? null : (
        <p className={css.note}>
          {translate('studio.factionColours', { colours: Object.keys(factionTheme).join(', ') })}
        </p>
      )}
    </>
  );
}
