import { ChevronDown, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
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
import { useLatest } from '../../platform/use-latest.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import overlay from '../overlay.module.css';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import css from './field.module.css';
import { filterChoices, findChoiceByName, findUniqueChoice, parseWords } from './match-choices.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

interface Props {
  label: string;
  choices: readonly Choice[];
  /** Called with several ids if a list of words was typed or pasted. */
  onPick(ids: readonly string[]): void;
  placeholder: string;
  icon?: ReactNode;
  /** The names of the choices that are picked already. Typing one of them shows a message. */
  pickedNames?: readonly string[];
  /** Whether the list closes after a choice. By default it stays open for the next one. */
  closesOnPick?: boolean;
}

/** The maximum number of choices in the open list. The user types to find the others. */
const MAX_LISTED_CHOICES = 100;
const NO_NAMES: readonly string[] = [];

/**
 * A text box that suggests the words of a vocabulary. Picking a word empties the box for the next word. Enter, Tab and
 * leaving the box pick a word that is typed in full. Enter also picks the only match of an incomplete word. Leaving the box
 * removes any other text.
 */
export function Picker({
  label,
  choices,
  onPick,
  placeholder,
  icon,
  pickedNames = NO_NAMES,
  closesOnPick = false,
}: Props) {
  const translate = useTranslate();
  const [typedText, setTypedText] = useState('');
  const [message, setMessage] = useState('');
  const [pickCount, setPickCount] = useState(0);
  const messageId = useId();
  const [hasInteracted, interactionHandlers] = useFirstInteraction();
  const matches = useMemo(
    () => (hasInteracted ? filterChoices(choices, typedText) : []),
    [hasInteracted, choices, typedText],
  );
  const listedChoices = useMemo(() => matches.slice(0, MAX_LISTED_CHOICES), [matches]);

  function pickChoices(choiceIds: readonly string[]) {
    setTypedText('');
    setMessage('');
    setPickCount((count) => count + 1);
    onPick(choiceIds);
  }

  function explainNoMatch(unmatchedText: string): string {
    const pickedChoice = findChoiceByName(
      pickedNames.map((name) => ({ id: name, label: name })),
      unmatchedText,
    );
    return pickedChoice === undefined
      ? translate('fields.nobodyCalled', { word: shortenName(unmatchedText.trim()) })
      : translate('fields.taken', { word: shortenName(pickedChoice.label) });
  }

  function handleBlur() {
    // If the user switches to another program, the text stays.
    if (!document.hasFocus()) return;
    const choice = findChoiceByName(choices, typedText);
    if (choice !== undefined) return pickChoices([choice.id]);
    if (typedText.trim() !== '') setMessage(explainNoMatch(typedText));
    setTypedText('');
  }

  function handleInput(newText: string) {
    setMessage('');
    const parsedWords = parseWords(choices, newText);
    if (parsedWords === undefined) return setTypedText(newText);
    if (parsedWords.choiceIds.length > 0) onPick(parsedWords.choiceIds);
    setTypedText('');
    if (parsedWords.unknownWords.length > 0) setMessage(parsedWords.unknownWords.map(explainNoMatch).join(' '));
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Keys during composition belong to the input method.
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (typedText === '') return;
    if (event.key === 'Escape') {
      // The first Escape only clears the text; the next one closes the list or the dialog.
      consumeEvent(event);
      setTypedText('');
      setMessage('');
    } else if (event.key === 'Enter' && !(event.target as Element).getAttribute('aria-activedescendant')) {
      // No choice of the list is highlighted. React Aria picks a highlighted one itself.
      consumeEvent(event);
      const choice = findUniqueChoice(choices, typedText);
      if (choice !== undefined) pickChoices([choice.id]);
      else
        setMessage(
          matches.length === 0 ? explainNoMatch(typedText) : translate('fields.several', { n: matches.length }),
        );
    }
  }

  return (
    <div {...interactionHandlers} className={css.adder} onKeyDownCapture={handleKeyDown}>
      <ComboBox
        allowsEmptyCollection
        menuTrigger="focus"
        inputValue={typedText}
        onInputChange={handleInput}
        value={null}
        onBlur={handleBlur}
        onChange={(id) => {
          if (typeof id === 'string') pickChoices([id]);
        }}
      >
        {closesOnPick ? <ListCloser pickCount={pickCount} /> : null}
        <Label className={css.hidden}>{label}</Label>
        <Group className={css.group ?? ''}>
          <OpeningInput placeholder={placeholder} aria-describedby={message === '' ? undefined : messageId} />
          <Button className={css.drop ?? ''}>{icon ?? (choices.length > 0 ? <Plus /> : <ChevronDown />)}</Button>
        </Group>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ChoiceList
            choices={listedChoices}
            emptyText={
              typedText.trim() === ''
                ? translate('fields.nothingLeft')
                : matches.length === 0
                  ? explainNoMatch(typedText)
                  : ''
            }
            label={label}
            footnote={
              message ||
              (listedChoices.length < matches.length
                ? translate('fields.moreFit', { n: matches.length - listedChoices.length })
                : '')
            }
          />
        </Popover>
      </ComboBox>
      <div className={css.feedback} id={messageId} role="status">
        {message}
      </div>
    </div>
  );
}

/** An input that opens its list when it gets the focus. If the user has closed the list, a click opens it again. */
function OpeningInput(props: InputProps) {
  const list = useContext(ComboBoxStateContext);
  const openOnPress = ({ currentTarget }: PointerEvent) => {
    if (currentTarget === document.activeElement && list?.isOpen === false) list.open(null, 'manual');
  };
  return <Input {...props} onPointerDown={openOnPress} />;
}

/** Closes the list after each pick. React Aria opens it again when a pick empties the text box. */
function ListCloser({ pickCount }: { pickCount: number }) {
  const list = useContext(ComboBoxStateContext);
  const latestList = useLatest(list);
  useEffect(() => {
    if (pickCount > 0) latestList.current?.close();
  }, [latestList, pickCount]);
  return null;
}

function consumeEvent(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
