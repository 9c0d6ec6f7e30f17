import { X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { isColor } from '../../shared/display/color.ts';
import { IconButton } from '../components/button.tsx';
import css from '../components/inputs/field.module.css';
import { labelClearColor } from '../strings/documents/factions.ts';
import { useTranslate } from '../texts/use-translate.ts';
import colorRow from './color-row.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface Props {
  pointer: string;
  label: string;
  hint?: string | undefined;
}

/** A color as `#rrggbb`, from the palette of the system or typed. An empty field removes the key. */
export function ColorRow({ pointer, label, hint }: Props) {
  const translate = useTranslate();
  const { value, draft, findings, severityAttributes, setValue, setDraft } = useField(pointer);
  return (
    <FieldFrame
      pointer={pointer}
      findings={findings}
      hint={draft === undefined ? hint : translate('factions.hexDraft')}
    >
      <ColorControl
        label={label}
        value={typeof value === 'string' ? value : undefined}
        draft={draft}
        severityAttributes={severityAttributes}
        setValue={setValue}
        setDraft={setDraft}
      />
    </FieldFrame>
  );
}

interface ControlProps extends Pick<FieldPort, 'draft' | 'severityAttributes' | 'setValue' | 'setDraft'> {
  label: string;
  value: string | undefined;
}

/** The color that the palette opens with while there is no value. */
const DEFAULT_PALETTE_COLOR = '#808080';

/** Parses a typed color. It also accepts short forms such as `12486b` and `#1BF`. */
function parseColor(typedText: string): string | undefined {
  const normalizedColor = typedText.trim().toLowerCase().replace(/^#?/, '#');
  const fullColor = /^#[0-9a-f]{3}$/.test(normalizedColor)
    ? normalizedColor.replace(/[0-9a-f]/g, '$&$&')
    : normalizedColor;
  return isColor(fullColor) ? fullColor : undefined;
}

const ColorControl = memo(function ColorControl({
  label,
  value,
  draft,
  severityAttributes,
  setValue,
  setDraft,
}: ControlProps) {
  const translate = useTranslate();
  const inputId = useId();
  const [typedText, setTypedText] = useState<string>();
  const shownText = typedText ?? draft ?? value ?? '';

  function handleTyping(newText: string) {
    setTypedText(newText);
    const color = parseColor(newText);
    if (color !== undefined) setValue(color);
    else if (newText.trim() === '') setValue(undefined);
    else setDraft(newText);
  }

  return (
    <>
      <label className={css.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={colorRow.row}>
        <input
          type="color"
          className={colorRow.swatch}
          data-empty={value === undefined || undefined}
          aria-label={translate('factions.pick', { label })}
          value={isColor(value) ? value : DEFAULT_PALETTE_COLOR}
          onChange={(event) => setValue(event.target.value)}
        />
        <input
          id={inputId}
          className={css.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          placeholder="#"
          value={shownText}
          aria-invalid={severityAttributes['data-wrong'] === true}
          {...severityAttributes}
          onChange={(event) => handleTyping(event.target.value)}
          onBlur={() => setTypedText(undefined)}
        />
        <IconButton
          icon={<X />}
          label={labelClearColor(translate, label)}
          isDisabled={value === undefined}
          onPress={() => setValue(undefined)}
        />
      </div>
    </>
  );
});
