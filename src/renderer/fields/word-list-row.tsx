import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useMemo } from 'react';
import { Button, ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import type { Choice } from '../components/inputs/choice.ts';
import { ChoiceList } from '../components/inputs/choice-list.tsx';
import css from '../components/inputs/field.module.css';
import { matching, separated } from '../components/inputs/match.ts';
import { Tags } from '../components/inputs/tags.tsx';
import overlay from '../components/overlay.module.css';
import { useTranslate } from '../texts/use-translate.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface WordFieldProps {
  label: string;
  /** Returns the suggested words. It is called only while the user types, and must be the same function in every render. */
  suggestions?: (() => readonly Choice[]) | undefined;
  placeholder?: string | undefined;
}

interface Props extends WordFieldProps {
  path: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** The maximum number of listed suggestions. */
const MOST = 30;

/**
 * A field for free words as tags, with suggestions from words that were used before. Enter or a comma makes a tag;
 * incomplete text is kept as a draft.
 */
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
  suggestions,
  placeholder,
  value,
  draft,
  set,
  setDraft,
}: ControlProps) {
  const translate = useTranslate();
  const words = Array.isArray(value) ? value.map(String) : [];
  const store = (next: string[]) => set(next.length === 0 ? undefined : next);
  const text = draft ?? '';
  const choices = useMemo(() => (text.trim() === '' ? [] : (suggestions?.() ?? [])), [text, suggestions]);
  const shown = matching(choices, text)
    .filter((choice) => !words.includes(choice.label) && choice.label !== text)
    .slice(0, MOST);

  function take(text: string | undefined) {
    const fresh = new Set(separated(text ?? '').filter((word) => !words.includes(word)));
    if (fresh.size > 0) store([...words, ...fresh]);
    else if (draft !== undefined) setDraft(undefined);
  }

  function key(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    const isOnChoice = Boolean((event.target as Element).getAttribute('aria-activedescendant'));
    if ((event.key === 'Enter' && !isOnChoice) || event.key === ',') {
      event.preventDefault();
      event.stopPropagation();
      take(draft);
    }
    if (event.key === 'Escape' && draft !== undefined) {
      // The first Escape only clears the typed text; the next one closes the surrounding dialog.
      event.stopPropagation();
      event.preventDefault();
      setDraft(undefined);
    }
    if (event.key === 'Backspace' && text === '' && words.length > 0) store(words.slice(0, -1));
  }

  /** Adds pasted words at once, and splits them at their separators. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (separated(pasted).length < 2) return;
    event.preventDefault();
    take(`${text}${pasted}`);
  }

  return (
    <Tags
      label={label}
      items={words.map((word, index) => ({ id: `${index} ${word}`, label: word }))}
      onRemove={(ids) => store(words.filter((word, index) => !ids.has(`${index} ${word}`)))}
    >
      <div className={css.adder} onKeyDownCapture={key} onPasteCapture={paste}>
        <ComboBox
          allowsCustomValue
          // The matches are computed above.
          defaultFilter={fitsAlready}
          menuTrigger="input"
          value={null}
          inputValue={text}
          onInputChange={(next) => setDraft(next === '' ? undefined : next)}
          onChange={(id) => {
            if (typeof id === 'string') take(id);
          }}
          onBlur={() => take(draft)}
        >
          <Label className={css.hidden}>{translate('fields.addTo', { label })}</Label>
          <Group className={css.group ?? ''}>
            <Input placeholder={placeholder ?? translate('fields.add')} />
            {/* With a null slot, the button adds the typed text and does not open a list. */}
            <Button
              slot={null}
              className={css.drop ?? ''}
              excludeFromTabOrder
              aria-label={translate('fields.addTo', { label })}
              onPress={() => take(draft)}
            >
              <Plus />
            </Button>
          </Group>
          <Popover className={overlay.popover ?? ''} offset={4}>
            <ChoiceList choices={shown} empty="" label={translate('fields.addTo', { label })} />
          </Popover>
        </ComboBox>
      </div>
    </Tags>
  );
});

const fitsAlready = (): boolean => true;
