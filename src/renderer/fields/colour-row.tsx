import { X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { isColor } from '../../shared/display/color.ts';
import { IconButton } from '../components/button.tsx';
import css from '../components/inputs/field.module.css';
import { labelClearColor } from '../strings/documents/factions.ts';
import { useTranslate } from '../texts/use-translate.ts';
import colours from './colour-row.module.css';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  hint?: string | undefined;
}

/** A color as `#rrggbb`, from the palette of the system or typed. An empty field removes the key. */
export function ColourRow({ path, label, hint }: Props) {
  const translate = useTranslate();
  const { value, draft, findings, mark, set, setDraft } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} hint={draft === undefined ? hint : translate('factions.hexDraft')}>
      <ColourControl
        label={label}
        value={typeof value === 'string' ? value : undefined}
        draft={draft}
        mark={mark}
        set={set}
        setDraft={setDraft}
      />
    </FieldFrame>
  );
}

interface ControlProps extends Pick<FieldPort, 'draft' | 'mark' | 'set' | 'setDraft'> {
  label: string;
  value: string | undefined;
}

/** The color that the palette opens with while there is no value. */
const NOTHING = '#808080';

/** Parses a typed color. It also accepts short forms such as `12486b` and `#1BF`. */
function colourIn(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(/^#?/, '#');
  const long = /^#[0-9a-f]{3}$/.test(plain) ? plain.replace(/[0-9a-f]/g, '$&$&') : plain;
  return isColor(long) ? long : undefined;
}

const ColourControl = memo(function ColourControl({ label, value, draft, mark, set, setDraft }: ControlProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? draft ?? value ?? '';

  function type(next: string) {
    setTyped(next);
    const colour = colourIn(next);
    if (colour !== undefined) set(colour);
    else if (next.trim() === '') set(undefined);
    else setDraft(next);
  }

  return (
    <>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={colours.row}>
        <input
          type="color"
          className={colours.swatch}
          data-empty={value === undefined || undefined}
          aria-label={translate('factions.pick', { label })}
          value={isColor(value) ? value : NOTHING}
          onChange={(event) => set(event.target.value)}
        />
        <input
          id={id}
          className={css.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          placeholder="#"
          value={text}
          aria-invalid={mark['data-wrong'] === true}
          {...mark}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <IconButton
          icon={<X />}
          label={labelClearColor(translate, label)}
          isDisabled={value === undefined}
          onPress={() => set(undefined)}
        />
      </div>
    </>
  );
});
