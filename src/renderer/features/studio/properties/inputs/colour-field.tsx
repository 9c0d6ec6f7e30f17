import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import { type BaseTheme, completeTheme, isColour } from '../../../../../shared/display/colour.ts';
import { RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from '../properties.module.css';
import palette from './colour-field.module.css';

interface Props {
  label: string;
  value: string | undefined;
  template: CardTemplate;
  optional: boolean;
  isDisabled: boolean;
  /** What is said where no colour is chosen. */
  none?: string;
  onChange(value: string | undefined, typed?: boolean): void;
}

/** A colour of the theme by its swatch, or one of its own. */
export function ColourField({ label, value, template, optional, isDisabled, none, onChange }: Props) {
  const translate = useTranslate();
  const theme = completeTheme(template.theme as BaseTheme);
  const own = value !== undefined && isColour(value) ? value : undefined;
  return (
    <fieldset className={css.colours} disabled={isDisabled}>
      <legend className={css.label}>
        {label}
        <span className={css.value}>{value ?? none ?? translate('studio.none')}</span>
      </legend>
      <div className={palette.swatches}>
        {Object.entries(theme).map(([name, colour]) => (
          <button
            key={name}
            type="button"
            className={palette.swatch}
            style={{ background: String(colour) }}
            title={name}
            aria-label={translate('studio.colourOf', { label, name })}
            aria-pressed={value === name}
            onClick={() => onChange(name)}
          />
        ))}
        <label className={palette.ownColour} data-on={own === undefined ? undefined : true}>
          <span className="visually-hidden">{translate('studio.ownColour', { label })}</span>
          <input
            type="color"
            value={own ?? String(theme[value as keyof typeof theme] ?? '#808080')}
            onChange={(event) => onChange(event.target.value, true)}
          />
        </label>
        {optional && value !== undefined ? (
          <RowMenu name={label} actions={[removeAction(translate, () => onChange(undefined))]} />
        ) : null}
      </div>
    </fieldset>
  );
}

/** A colour of a theme itself. */
export function HexField({ label, value, isDisabled, onChange }: Omit<Props, 'template' | 'optional'>) {
  return (
    <label className={palette.hex}>
      <input
        className={palette.hexInput}
        type="color"
        disabled={isDisabled}
        value={value ?? '#808080'}
        onChange={(event) => onChange(event.target.value, true)}
      />
      <span>{label}</span>
      <span className={css.value}>{value}</span>
    </label>
  );
}
