import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { parseDecimal } from '../../shared/text/parse-decimal.ts';
import css from '../components/inputs/field.module.css';
import number from '../components/inputs/number.module.css';
import {
  describeDraft,
  describeDraftBriefly,
  describeTooManyDigits,
  describeTooManyDigitsBriefly,
  explainNumberError,
} from '../strings/documents/fields.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { type FieldPort, useField } from './document-port.ts';
import { FieldFrame, useInRow } from './field.tsx';
import { hasTooManyDigits, parseNumber, showNumber } from './parse-number.ts';

interface NumberFieldProps {
  label: string;
  /** Whether the label is only read by screen readers, not shown. */
  bare?: boolean | undefined;
  /** Whether an empty field removes the key. Otherwise an empty field is a draft, and the document keeps the last number. */
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  size?: 'large' | 'small' | undefined;
}

interface Props extends NumberFieldProps {
  path: string;
  hint?: ReactNode;
  className?: string | undefined;
}

/**
 * A number field that allows incomplete input. Text that is not a number yet stays visible and is saved as a draft; the
 * document keeps its last number until then. The rules decide whether a number is allowed.
 */
export function NumberRow({ path, hint, className, ...control }: Props) {
  const { value, draft, findings, mark, set, setDraft } = useField(path);
  const draftHint = useDraftHint(draft, showNumber(value));
  return (
    <FieldFrame path={path} findings={findings} className={className} hint={draftHint ?? hint}>
      <NumberControl {...control} value={value} draft={draft} mark={mark} set={set} setDraft={setDraft} />
    </FieldFrame>
  );
}

/** Returns the reason why the input is not a valid value yet. */
function useDraftHint(draft: string | undefined, last: string): string | undefined {
  const translate = useTranslate();
  const isBrief = useInRow();
  if (draft === undefined) return undefined;
  const reading = parseDecimal(draft);
  if (!reading.ok && reading.error === 'ambiguous') return explainNumberError(translate, 'ambiguous', draft);
  if (hasTooManyDigits(draft))
    return isBrief ? describeTooManyDigitsBriefly(translate, last) : describeTooManyDigits(translate, last);
  return isBrief ? describeDraftBriefly(translate, last) : describeDraft(translate, last);
}

type ControlProps = NumberFieldProps & Pick<FieldPort, 'value' | 'draft' | 'mark' | 'set' | 'setDraft'>;

const NumberControl = memo(function NumberControl(props: ControlProps) {
  const translate = useTranslate();
  const { label, bare, optional, placeholder = '', size = 'large', value, draft, mark, set, setDraft } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  // While the field has the focus, it shows the text as typed ("4.0"), unless the document has changed.
  const same = typed !== undefined && (typed === draft || parseNumber(typed) === value);
  const text = same ? typed : (draft ?? showNumber(value));

  function type(next: string) {
    setTyped(next);
    const number = parseNumber(next);
    if (number !== undefined) set(number);
    else if (next.trim() === '' && optional === true) set(undefined);
    else setDraft(next);
  }

  function step(by: number) {
    const from = parseNumber(text) ?? (typeof value === 'number' ? value : 0);
    type(String(Math.round((from + by) * 1e6) / 1e6));
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <>
      <label className={bare === true ? css.hidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={number.number} data-size={size} {...mark}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-invalid={mark['data-wrong'] === true}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={key}
        />
        <div className={number.steps} data-repeat>
          <button type="button" tabIndex={-1} aria-label={translate('fields.more', { label })} onClick={() => step(1)}>
            <ChevronUp />
          </button>
          <button type="button" tabIndex={-1} aria-label={translate('fields.less', { label })} onClick={() => step(-1)}>
            <ChevronDown />
          </button>
        </div>
      </div>
    </>
  );
});
