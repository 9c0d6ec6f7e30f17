import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import css from '../components/field.module.css';
import { Tags } from '../components/tags.tsx';
import { FIELDS } from '../strings/fields.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Look {
  label: string;
  placeholder?: string | undefined;
}

interface Props extends Look {
  path: string;
  hint?: string;
  className?: string | undefined;
}

/** Free words as tags. Enter or a comma makes a tag; what is not one yet is kept as a draft. */
export function WordsRow({ path, hint, className, ...look }: Props) {
  const { value, draft, findings, set, setDraft } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} hint={hint} className={className}>
      <WordsControl {...look} value={value} draft={draft} set={set} setDraft={setDraft} />
    </FieldFrame>
  );
}

interface ControlProps extends Look {
  value: unknown;
  draft: string | undefined;
  set(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const WordsControl = memo(function WordsControl({ label, placeholder, value, draft, set, setDraft }: ControlProps) {
  const words = Array.isArray(value) ? value.map(String) : [];
  const store = (next: string[]) => set(next.length === 0 ? undefined : next);

  function take() {
    const fresh = (draft ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word));
    if (fresh.length > 0) store([...words, ...fresh]);
    else if (draft !== undefined) setDraft(undefined);
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    }
    if (event.key === 'Backspace' && (draft ?? '') === '' && words.length > 0) store(words.slice(0, -1));
  }

  return (
    <Tags
      label={label}
      items={words.map((word, i) => ({ id: `${i} ${word}`, label: word }))}
      onRemove={(ids) => store(words.filter((word, i) => !ids.has(`${i} ${word}`)))}
    >
      <div className={css.adder}>
        <div className={css.group}>
          <input
            aria-label={FIELDS.addTo(label)}
            placeholder={placeholder ?? FIELDS.add}
            value={draft ?? ''}
            onChange={(event) => setDraft(event.target.value === '' ? undefined : event.target.value)}
            onKeyDown={key}
            onBlur={take}
          />
          <button type="button" className={css.drop} tabIndex={-1} aria-label={FIELDS.addTo(label)} onClick={take}>
            <Plus />
          </button>
        </div>
      </div>
    </Tags>
  );
});
