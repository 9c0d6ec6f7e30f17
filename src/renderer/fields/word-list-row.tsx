import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useMemo } from 'react';
import { Button, ComboBox, Group, Input, Label, Popover } from 'react-aria-components';
import type { Choice } from '../components/inputs/choice.ts';
import { ChoiceList } from '../components/inputs/choice-list.tsx';
import css from '../components/inputs/field.module.css';
import { keepListEscape } from '../components/inputs/keep-list-escape.ts';
import { filterChoices, splitWords } from '../components/inputs/match-choices.ts';
import { Tags } from '../components/inputs/tags.tsx';
import overlay from '../components/overlay.module.css';
import { useTranslate } from '../texts/use-translate.ts';
import { useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface WordFieldProps {
  label: string;
  /** Returns the suggested words. It is called only while the user types, and must be the same function in every render. */
  getSuggestions?: (() => readonly Choice[]) | undefined;
  placeholder?: string | undefined;
}

interface Props extends WordFieldProps {
  pointer: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** The maximum number of listed suggestions. */
const MAX_SUGGESTIONS = 30;

/**
 * A field for a list of free words, shown as tags, with suggestions. Enter, a comma and leaving the box add the typed word.
 * Until then, the typed text is a draft.
 */
export function WordListRow({ pointer, hint, className, ...control }: Props) {
  const { value, draft, findings, setValue, setDraft } = useField(pointer);
  return (
    <FieldFrame pointer={pointer} findings={findings} hint={hint} className={className}>
      <WordListControl {...control} value={value} draft={draft} setValue={setValue} setDraft={setDraft} />
    </FieldFrame>
  );
}

interface ControlProps extends WordFieldProps {
  value: unknown;
  draft: string | undefined;
  setValue(value: unknown): void;
  setDraft(text: string | undefined): void;
}

const WordListControl = memo(function WordListControl({
  label,
  getSuggestions,
  placeholder,
  value,
  draft,
  setValue,
  setDraft,
}: ControlProps) {
  const translate = useTranslate();
  const words = Array.isArray(value) ? value.map(String) : [];
  const storeWords = (newWords: string[]) => setValue(newWords.length === 0 ? undefined : newWords);
  const typedText = draft ?? '';
  const choices = useMemo(
    () => (typedText.trim() === '' ? [] : (getSuggestions?.() ?? [])),
    [typedText, getSuggestions],
  );
  const listedChoices = filterChoices(choices, typedText)
    .filter((choice) => !words.includes(choice.label) && choice.label !== typedText)
    .slice(0, MAX_SUGGESTIONS);

  function addWords(text: string | undefined) {
    const newWords = new Set(splitWords(text ?? '').filter((word) => !words.includes(word)));
    // A new value also removes the typed text.
    if (newWords.size > 0) storeWords([...words, ...newWords]);
    else if (draft !== undefined) setDraft(undefined);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, its keys must not reach the list.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    // The attribute is set while a suggestion is highlighted.
    const isOnChoice = Boolean((event.target as Element).getAttribute('aria-activedescendant'));
    if ((event.key === 'Enter' && !isOnChoice) || event.key === ',') {
      event.preventDefault();
      event.stopPropagation();
      addWords(draft);
    }
    if (event.key === 'Backspace' && typedText === '' && words.length > 0) storeWords(words.slice(0, -1));
  }

  /** Adds pasted words at once, and splits them at their separators. */
  function handlePaste(event: ClipboardEvent) {
    const pastedText = event.clipboardData.getData('text/plain');
    if (splitWords(pastedText).length < 2) return;
    event.preventDefault();
    addWords(`${typedText}${pastedText}`);
  }

  return (
    <Tags
      label={label}
      items={words.map((word, index) => ({ id: `${index} ${word}`, label: word }))}
      onRemove={(removedIds) => storeWords(words.filter((word, index) => !removedIds.has(`${index} ${word}`)))}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box below is what has the focus */}
      <div
        className={css.adder}
        onKeyDownCapture={handleKeyDown}
        onKeyDown={keepListEscape}
        onPasteCapture={handlePaste}
      >
        <ComboBox
          allowsCustomValue
          // The suggestions are filtered above.
          defaultFilter={acceptAll}
          menuTrigger="input"
          // A picked word becomes a tag, so the box itself never has a value.
          value={null}
          inputValue={typedText}
          onInputChange={(newText) => setDraft(newText === '' ? undefined : newText)}
          onChange={(pickedWord) => {
            if (typeof pickedWord === 'string') addWords(pickedWord);
          }}
          onBlur={() => addWords(draft)}
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
              onPress={() => addWords(draft)}
            >
              <Plus />
            </Button>
          </Group>
          <Popover className={overlay.popover ?? ''} offset={4}>
            <ChoiceList choices={listedChoices} emptyText="" label={translate('fields.addTo', { label })} />
          </Popover>
        </ComboBox>
      </div>
    </Tags>
  );
});

const acceptAll = (): boolean => true;
