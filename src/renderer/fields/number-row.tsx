import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import css from '../components/field.module.css';
import { FIELDS } from '../strings/fields.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';
import { parseNumber, showNumber } from './parse-number.ts';

interface Props {
  path: string;
  label: string;
  /** The label is read out, not shown. */
  bare?: boolean;
  /** An empty field takes the key away; otherwise it is a draft, and the last number stands. */
  optional?: boolean;
  placeholder?: string;
  hint?: ReactNode;
  size?: 'large' | 'small';
  className?: string | undefined;
}

/**
 * A number that may be half typed. What is no number yet stays visible as a draft and is stored as one; the document keeps
 * its last number until then. Whether a number is allowed is said by the rules, not here.
 */
export function NumberRow(props: Props) {
  const { path, label, bare, optional, placeholder, hint, size = 'large', className } = props;
  const field = useField(path);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const stored = field.draft ?? showNumber(field.value);
  // While the cursor is in the field its own text stands ("4.0"), unless the document has moved on.
  const same = typed !== undefined && (typed === field.draft || parseNumber(typed) === field.value);
  const text = same ? typed : stored;

  function type(next: string) {
    setTyped(next);
    const number = parseNumber(next);
    if (number !== undefined) field.set(number);
    else if (next.trim() === '' && optional === true) field.set(undefined);
    else field.setDraft(next);
  }

  function step(by: number) {
    const from = parseNumber(text) ?? (typeof field.value === 'number' ? field.value : 0);
    type(String(Math.round((from + by) * 1e6) / 1e6));
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <FieldFrame path={path} findings={field.findings} className={className} hint={draftHint(field) ?? hint}>
      <label className={bare === true ? css.hidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.number} data-size={size} {...field.mark}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={placeholder ?? ''}
          aria-invalid={field.mark['data-wrong'] === true}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={key}
        />
        <div className={css.steps}>
          <button type="button" tabIndex={-1} aria-label={FIELDS.more(label)} onClick={() => step(1)}>
            <ChevronUp />
          </button>
          <button type="button" tabIndex={-1} aria-label={FIELDS.less(label)} onClick={() => step(-1)}>
            <ChevronDown />
          </button>
        </div>
      </div>
    </FieldFrame>
  );
}

function draftHint(field: { draft: string | undefined; value: unknown }): string | undefined {
  return field.draft === undefined ? undefined : FIELDS.draft(showNumber(field.value));
}
