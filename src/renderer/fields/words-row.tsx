import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import css from '../components/field.module.css';
import { Tags } from '../components/tags.tsx';
import { FIELDS } from '../strings/fields.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  hint?: string;
  placeholder?: string;
  className?: string | undefined;
}

/** Free words as tags. Enter or a comma makes a tag; what is not one yet is kept as a draft. */
export function WordsRow({ path, label, hint, placeholder, className }: Props) {
  const field = useField(path);
  const words = Array.isArray(field.value) ? field.value.map(String) : [];
  const store = (next: string[]) => field.set(next.length === 0 ? undefined : next);

  function take() {
    const fresh = (field.draft ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && !words.includes(word));
    if (fresh.length > 0) store([...words, ...fresh]);
    else if (field.draft !== undefined) field.setDraft(undefined);
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    }
    if (event.key === 'Backspace' && (field.draft ?? '') === '' && words.length > 0) store(words.slice(0, -1));
  }

  return (
    <FieldFrame path={path} findings={field.findings} hint={hint} className={className}>
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
              value={field.draft ?? ''}
              onChange={(event) => field.setDraft(event.target.value === '' ? undefined : event.target.value)}
              onKeyDown={key}
              onBlur={take}
            />
            <button type="button" className={css.drop} tabIndex={-1} aria-label={FIELDS.addTo(label)} onClick={take}>
              <Plus />
            </button>
          </div>
        </div>
      </Tags>
    </FieldFrame>
  );
}
