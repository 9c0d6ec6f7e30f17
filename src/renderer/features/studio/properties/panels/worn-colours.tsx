import { useMemo } from 'react';
import type { CardTemplate, Overlay } from '../../../../../shared/card/template/template.ts';
import { overlaysOf } from '../../../../../shared/card/template/themes.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { fieldLabel } from '../../../../../shared/studio/bindable.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { FormSource } from '../form-source.ts';
import css from '../properties.module.css';

/** What a theme is called: its name, else what it hangs on, `Alignment: villain`. */
export function themeLabel(translate: Translate, { name, when }: Overlay, game: Game): string {
  if (name !== undefined) return name;
  const asked = when !== undefined && 'at' in when ? (when.is ?? when.has) : undefined;
  if (when === undefined || !('at' in when) || asked === undefined) return translate('studio.themeByCondition');
  return `${fieldLabel(when.at, game)}: ${[asked].flat().join(', ')}`;
}

/** The themes whose colours the card shown has by itself. */
const wornBy = (template: CardTemplate, binding: FormSource['binding']): readonly Overlay[] =>
  binding === undefined ? [] : overlaysOf(template, binding, undefined).filter(({ colours }) => colours !== undefined);

/** Says which of the colours above the card shown does not have, and why: to change them there changes nothing on it. */
export function WornColours({ form }: { form: FormSource }) {
  const translate = useTranslate();
  const { template, binding, game } = form;
  const worn = useMemo(() => wornBy(template, binding), [template, binding]);
  const { theme: ofFaction } = (binding?.faction ?? {}) as { readonly theme?: object };
  const colours = [...new Set(worn.flatMap((theme) => Object.keys(theme.colours ?? {})))];
  return (
    <>
      {worn.length === 0 ? null : (
        <p className={css.note}>
          {translate('studio.wornColours', {
            theme: worn.map((theme) => themeLabel(translate, theme, game)).join('; '),
            colours: colours.join(', '),
          })}
        </p>
      )}
      {ofFaction === undefined || template.ownColours === true ? null : (
        <p className={css.note}>{translate('studio.factionColours', { colours: Object.keys(ofFaction).join(', ') })}</p>
      )}
    </>
  );
}
