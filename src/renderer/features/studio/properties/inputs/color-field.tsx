import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import { type BaseTheme, completeTheme, isColor } from '../../../../../shared/display/color.ts';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from '../properties.module.css';
import palette from './color-field.module.css';

interface Props {
  label: string;
  value: string | undefined;
  template: CardTemplate;
  optional: boolean;
  isDisabled: boolean;
  /** Label while no color is chosen. */
  unsetLabel?: string;
  onChange(nextColor: string | undefined, isTyping?: boolean): void;
}

/** Chooses a color of the theme by its swatch, or a custom one. */
export function ColorField({ label, value: color, template, optional, isDisabled, unsetLabel, onChange }: Props) {
  const translate = useTranslate();
  const completedTheme = completeTheme(template.theme as BaseTheme);
  const customColor = color !== undefined && isColor(color) ? color : undefined;
  return (
    <fieldset className={css.colours} disabled={isDisabled}>
      <legend className={css.label}>
        {label}
        <span className={css.value}>{color ?? unsetLabel ?? translate('studio.none')}</span>
      </legend>
      <div className={palette.swatches}>
        {Object.entries(completedTheme).map(([colorName, themeColor]) => (
          <button
            key={colorName}
            type="button"
            className={palette.swatch}
            style={{ background: String(themeColor) }}
            title={colorName}
            aria-label={translate('studio.colourOf', { label, name: colorName })}
            aria-pressed={color === colorName}
            onClick={() => onChange(colorName)}
          />
        ))}
        <label className={palette.ownColour} data-on={customColor === undefined ? undefined : true}>
          <span className="visually-hidden">{translate('studio.ownColour', { label })}</span>
          <input
            type="color"
            value={customColor ?? String(completedTheme[color as keyof typeof completedTheme] ?? '#808080')}
            onChange={(event) => onChange(event.target.value, true)}
          />
        </label>
        {optional && color !== undefined ? (
          <RowMenu rowName={label} actions={[createRemoveAction(translate, () => onChange(undefined))]} />
        ) : null}
      </div>
    </fieldset>
  );
}

/** Edits a color of the theme itself. */
export function HexField({ label, value: color, isDisabled, onChange }: Omit<Props, 'template' | 'optional'>) {
  return (
    <label className={palette.hex}>
      <input
        className={palette.hexInput}
        type="color"
        disabled={isDisabled}
        value={color ?? '#808080'}
        onChange={(event) => onChange(event.target.value, true)}
      />
      <span>{label}</span>
      <span className={css.value}>{color}</span>
    </label>
  );
}
