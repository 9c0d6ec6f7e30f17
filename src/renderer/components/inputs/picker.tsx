import { ChevronDown, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useId, useMemo, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Group,
  Input,
  type InputProps,
  Label,
  Popover,
} from 'react-aria-components';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import overlay from '../overlay.module.css';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import css from './field.module.css';
import { exactMatch, matching, named, wordsIn } from './match.ts';
import { useWaking } from './use-waking.ts';

interface Props {
  label: string;
  choices: readonly Choice[];
  /** Called with several ids if a list of words was typed or pasted. */
  onPick(ids: readonly string[]): void;
  placeholder: string;
  icon?: ReactNode;
  /** Names that were picked before. Typing one of them shows a message. */
  taken?: readonly string[];
}

/** The maximum number of listed choices. Typing narrows longer lists down. */
const MOST = 100;
const NAMELESS: readonly string[] = [];

/**
 * A text box that suggests the words of a vocabulary. Picking a word empties the box for the next one. A name that is typed
 * in full is picked by Enter, by Tab and by leaving the box; the only match is picked by Enter. Any other text is removed.
 */
export function Picker({ label, choices, onPick, placeholder, icon, taken = NAMELESS }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const word = useId();
  const [isAwake, waking] = useWaking();
  const found = useMemo(() => (isAwake ? matching(choices, text) : []), [isAwake, choices, text]);
  const shown = useMemo(() => found.slice(0, MOST), [found]);

  function pick(ids: readonly string[]) {
    setText('');
    setMessage('');
    onPick(ids);
  }

  function refusal(typed: string): string {
    const there = named(
      taken.map((name) => ({ id: name, label: name })),
      typed,
    );
    return there === undefined
      ? translate('fields.nobodyCalled', { word: shortenName(typed.trim()) })
      : translate('fields.taken', { word: shortenName(there.label) });
  }

  function leave() {
    // Another program was activated; the text stays for when the user comes back.
    if (!document.hasFocus()) return;
    const choice = named(choices, text);
    if (choice !== undefined) return pick([choice.id]);
    if (text.trim() !== '') setMessage(refusal(text));
    setText('');
  }

  function type(next: string) {
    setMessage('');
    const words = wordsIn(choices, next);
    if (words === undefined) return setText(next);
    if (words.ids.length > 0) onPick(words.ids);
    setText('');
    if (words.others.length > 0) setMessage(words.others.map(refusal).join(' '));
  }

  function press(event: KeyboardEvent) {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (text === '') return;
    if (event.key === 'Escape') {
      // The first Escape only clears the text; the next one closes the list or the dialog.
      stop(event);
      setText('');
      setMessage('');
    } else if (event.key === 'Enter' && !(event.target as Element).getAttribute('aria-activedescendant')) {
      stop(event);
      const choice = exactMatch(choices, text);
      if (choice !== undefined) pick([choice.id]);
      else setMessage(found.length === 0 ? refusal(text) : translate('fields.several', { n: found.length }));
    }
  }

  return (
    <div {...waking} className={css.adder} onKeyDownCapture={press}>
      <ComboBox
        allowsEmptyCollection
        menuTrigger="focus"
        inputValue={text}
        onInputChange={type}
        value={null}
        onBlur={leave}
        onChange={(id) => {
          if (typeof id === 'string') pick([id]);
        }}
      >
        <Label className={css.hidden}>{label}</Label>
        <Group className={css.group ?? ''}>
          <OpeningInput placeholder={placeholder} aria-describedby={message === '' ? undefined : word} />
          <Button className={css.drop ?? ''}>{icon ?? (choices.length > 0 ? <Plus /> : <ChevronDown />)}</Button>
        </Group>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ChoiceList
            choices={shown}
            empty={text.trim() === '' ? translate('fields.nothingLeft') : found.length === 0 ? refusal(text) : ''}
            label={label}
            note={
              message ||
              (shown.length < found.length ? translate('fields.moreFit', { n: found.length - shown.length }) : '')
            }
          />
        </Popover>
      </ComboBox>
      <div className={css.feedback} id={word} role="status">
        {message}
      </div>
    </div>
  );
}

/** An input that opens its list when it gets the focus. If the user has closed the list, a click opens it again. */
function OpeningInput(props: InputProps) {
  const list = useContext(ComboBoxStateContext);
  const press = ({ currentTarget }: PointerEvent) => {
    if (currentTarget === document.activeElement && list?.isOpen === false) list.open(null, 'manual');
  };
  return <Input {...props} onPointerDown={press} />;
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
