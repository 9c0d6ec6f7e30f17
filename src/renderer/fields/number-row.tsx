import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { parseDecimal } from '../../shared/text/parse-decimal.ts';
import css from '../components/inputs/field.module.css';
import numberStyles from '../components/inputs/number.module.css';
import {
  describeDraft,
  describeDraftBriefly,
  describeTooManyDigits,
  describeTooManyDigitsBriefly,
  explainNumberError,
} from '../strings/documents/fields.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame, useIsInRow } from './field-frame.tsx';
import { formatNumber, hasTooManyDigits, parseNumber } from './parse-number.ts';

interface NumberFieldProps {
  label: string;
  /** Whether the label is only read by screen readers, not shown. */
  isLabelHidden?: boolean | undefined;
  /** Whether an empty field removes the key. Otherwise an empty field is a draft, and the document keeps the last number. */
  isOptional?: boolean | undefined;
  /** Shown while the field is empty. A number is the value that applies then, so steps start there. */
  placeholder?: string | undefined;
  /** The smallest number that steps reach. Smaller numbers can still be typed, and the rules judge them. */
  min?: number | undefined;
  size?: 'large' | 'small' | undefined;
}

interface Props extends NumberFieldProps {
  pointer: string;
  hint?: ReactNode;
  className?: string | undefined;
}

/**
 * A number field that allows incomplete input. Text that is not a number yet stays visible and is saved as a draft; the
 * document keeps its last number until then. The rules decide whether a number is allowed.
 */
export function NumberRow({ pointer, hint, className, ...control }: Props) {
  const { value, draft, findings, severityAttributes, setValue, setDraft } = useField(pointer);
  const draftHint = useDraftHint(draft, formatNumber(value));
  return (
    <FieldFrame pointer={pointer} findings={findings} className={className} hint={draftHint ?? hint}>
      <NumberControl
        {...control}
        value={value}
        draft={draft}
        severityAttributes={severityAttributes}
        setValue={setValue}
        setDraft={setDraft}
      />
    </FieldFrame>
  );
}

/** Returns the reason why the input is not a valid value yet. */
function useDraftHint(draft: string | undefined, lastNumber: string): string | undefined {
  const translate = useTranslate();
  const isBrief = useIsInRow();
  if (draft === undefined) return undefined;
  const parsedNumber = parseDecimal(draft);
  if (!parsedNumber.ok && parsedNumber.error === 'ambiguous') return explainNumberError(translate, 'ambiguous', draft);
  if (hasTooManyDigits(draft))
    return isBrief ? describeTooManyDigitsBriefly(translate, lastNumber) : describeTooManyDigits(translate, lastNumber);
  return isBrief ? describeDraftBriefly(translate, lastNumber) : describeDraft(translate, lastNumber);
}

type ControlProps = NumberFieldProps &
  Pick<FieldPort, 'value' | 'draft' | 'severityAttributes' | 'setValue' | 'setDraft'>;

const NumberControl = memo(function NumberControl(props: ControlProps) {
  const translate = useTranslate();
  const {
    label,
    isLabelHidden,
    isOptional,
    placeholder = '',
    min = Number.NEGATIVE_INFINITY,
    size = 'large',
    value,
    draft,
    severityAttributes,
    setValue,
    setDraft,
  } = props;
  const inputId = useId();
  const [typedText, setTypedText] = useState<string>();
  // While the field has the focus, it shows the text as typed ("4.0"), unless the document has changed.
  const isTypedTextCurrent = typedText !== undefined && (typedText === draft || parseNumber(typedText) === value);
  const shownText = isTypedTextCurrent ? typedText : (draft ?? formatNumber(value));

  function handleInput(newText: string) {
    setTypedText(newText);
    const parsedNumber = parseNumber(newText);
    if (parsedNumber !== undefined) setValue(parsedNumber);
    else if (newText.trim() === '' && isOptional === true) setValue(undefined);
    else setDraft(newText);
  }

  const startNumber = parseNumber(shownText) ?? (typeof value === 'number' ? value : (parseNumber(placeholder) ?? 0));
  const isAtMin = startNumber <= min;

  function stepBy(stepSize: number) {
    if (stepSize < 0 && isAtMin) return;
    // Rounding to six decimals hides binary fractions, such as 0.1 + 1 - 1 = 0.10000000000000009.
    handleInput(String(Math.max(min, Math.round((startNumber + stepSize) * 1e6) / 1e6)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <>
      <label className={isLabelHidden === true ? css.hidden : css.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={numberStyles.number} data-size={size} {...severityAttributes}>
        <input
          id={inputId}
          inputMode="decimal"
          autoComplete="off"
          value={shownText}
          placeholder={placeholder}
          aria-invalid={severityAttributes['data-wrong'] === true}
          onChange={(event) => handleInput(event.target.value)}
          onBlur={() => setTypedText(undefined)}
          onKeyDown={handleKeyDown}
        />
        <div className={numberStyles.steps} data-repeat>
          <button
            type="button"
            tabIndex={-1}
            aria-label={translate('fields.more', { label })}
            onClick={() => stepBy(1)}
          >
            <ChevronUp />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={translate('fields.less', { label })}
            disabled={isAtMin}
            onClick={() => stepBy(-1)}
          >
            <ChevronDown />
          </button>
        </div>
      </div>
    </>
  );
});
