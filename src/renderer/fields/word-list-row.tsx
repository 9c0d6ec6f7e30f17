import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import css from '../components/inputs/field.module.css';
import { separated } from '../components/inputs/match.ts';
import { Tags } from '../components/inputs/tags.tsx';
import { FIELDS } from '../strings/documents/fields.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface WordFieldProps {
  label: string;
  placeholder?: string | undefined;
}

interface Props extends WordFieldProps {
  path: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** Free words as tags. Enter or a comma makes a tag; what is not one yet is kept as a draft. */
export function WordListRow({ path, hint, className, ...control }: Props) {
  const { value, draft, findings, set, setDraft } = useField(path);
  return (
    <FieldFrame path={path} findings={findings} hint={hint} className={className}>
      <WordListControl {...control} value={value} draft={draft} set={set} setDraft={setDraft} />
    </FieldFrame>
  );
}

interface ControlProps extends WordFieldProps {
  value: unknown;
  draft: string | undefined;
  set(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const WordListControl = memo(function WordListControl({
  label,
  placeholder,
  value,
  draft,
  set,
  setDraft,
}: ControlProps) {
  const words = Array.isArray(value) ? value.map(String) : [];
  const store = (next: string[]) => set(next.length === 0 ? undefined : next);

  function take(text: string | undefined) {
    const fresh = new Set(separated(text ?? '').filter((word) => !words.includes(word)));
    if (fresh.size > 0) store([...words, ...fresh]);
    else if (draft !== undefined) setDraft(undefined);
  }

  function key(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take(draft);
    }
    if (event.key === 'Escape' && draft !== undefined) {
      // The first one takes back what was typed; the dialog around is the next one's.
      event.stopPropagation();
      event.preventDefault();
      setDraft(undefined);
    }
    if (event.key === 'Backspace' && (draft ?? '') === '' && words.length > 0) store(words.slice(0, -1));
  }

  /** Words that are pasted between others come in together, several of them as several. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (separated(pasted).length < 2) return;
    event.preventDefault();
    take(`${draft ?? ''}${pasted}`);
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
            onPaste={paste}
            onBlur={() => take(draft)}
          />
          <button
            type="button"
            className={css.drop}
            tabIndex={-1}
            aria-label={FIELDS.addTo(label)}
            onClick={() => take(draft)}
          >
            <Plus />
          </button>
        </div>
      </div>
    </Tags>
  );
});
