import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { formatCardFinding } from '../../../shared/card/findings/finding-messages.ts';
import { insertIcon, type SelectedText, toggleMark } from '../../../shared/text/markup/edit-markup.ts';
import { type Icons, NO_ICONS } from '../../../shared/text/markup/icons.ts';
import { listStrayBraces } from '../../../shared/text/markup/markup.ts';
import { matchesShortcut } from '../../commands/command.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import css from '../../components/inputs/field.module.css';
import { useGames } from '../../store/library-context.ts';
import { toSentence } from '../../strings/sentence.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { type FieldPort, useField } from '../document-port.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormPort } from '../form-port.ts';
import { GrowingBox } from '../growing-box.tsx';
import proseStyles from './prose.module.css';
import { ProseTools } from './prose-tools.tsx';

interface ProseFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** Whether an empty text removes the key. */
  isOptional?: boolean | undefined;
}

interface Props extends ProseFieldProps {
  pointer: string;
  hint?: ReactNode;
}

const WARNING_ATTRIBUTES = { 'data-warned': true } as const;

/** A field for rules text with the markup of the card. A toolbar and shortcuts make text bold or italic and insert icons. */
export function ProseRow({ pointer, hint, ...control }: Props) {
  const { value, findings, severityAttributes, setValue } = useField(pointer);
  const { icons = NO_ICONS } = useFormPort().game.card;
  const proseText = typeof value === 'string' ? value : '';
  const strayBraces = listStrayBraces(proseText, icons);
  return (
    <FieldFrame pointer={pointer} findings={findings} hint={hint}>
      <ProseControl
        {...control}
        value={proseText}
        icons={icons}
        severityAttributes={
          strayBraces.length > 0 && !('data-wrong' in severityAttributes) ? WARNING_ATTRIBUTES : severityAttributes
        }
        setValue={setValue}
      />
      {strayBraces.length === 0 ? null : (
        <StrayBracesWarning strayBraces={strayBraces} iconNames={Object.keys(icons)} />
      )}
    </FieldFrame>
  );
}

/** Warns about words in braces that are not the name of an icon. The card prints them with their braces. */
function StrayBracesWarning({
  strayBraces,
  iconNames,
}: {
  strayBraces: readonly string[];
  iconNames: readonly string[];
}) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const message = formatCardFinding(translate, gameCatalog, {
    kind: 'unknown-icon',
    written: strayBraces,
    fields: [],
    known: iconNames,
  });
  return (
    <p className={proseStyles.stray}>
      <SeverityIcon severity="warning" />
      <span>{toSentence(message)}</span>
    </p>
  );
}

interface ControlProps extends ProseFieldProps, Pick<FieldPort, 'severityAttributes' | 'setValue'> {
  value: string;
  icons: Icons;
}

const MARK_SHORTCUTS = { bold: 'mod+b', italic: 'mod+i' } as const;

const ProseControl = memo(function ProseControl(props: ControlProps) {
  const { label, placeholder = '', isOptional, value, icons, severityAttributes, setValue } = props;
  const textBox = useRef<HTMLTextAreaElement>(null);
  const storeText = (newText: string) => setValue(isOptional === true && newText === '' ? undefined : newText);

  /** Changes the text and restores the selection in the box. */
  function editSelection(transform: (selected: SelectedText) => SelectedText) {
    const textArea = textBox.current;
    if (textArea === null) return;
    const edited = transform({ text: textArea.value, start: textArea.selectionStart, end: textArea.selectionEnd });
    flushSync(() => storeText(edited.text));
    textArea.focus();
    textArea.setSelectionRange(edited.start, edited.end);
  }

  function handleKeyDown(event: KeyboardEvent) {
    for (const markName of ['bold', 'italic'] as const) {
      if (!matchesShortcut(event.nativeEvent, MARK_SHORTCUTS[markName])) continue;
      // Inside the text box, these shortcuts format the text, even if a command of the app has the same shortcut.
      event.preventDefault();
      editSelection((selected) => toggleMark(selected, markName));
    }
  }

  return (
    <TextField className={css.field ?? ''} value={value} onChange={storeText}>
      <Label className={css.label}>{label}</Label>
      <GrowingBox value={value}>
        {(textBoxProps) => (
          <TextArea
            {...textBoxProps}
            ref={textBox}
            placeholder={placeholder}
            rows={1}
            onKeyDown={handleKeyDown}
            {...severityAttributes}
          />
        )}
      </GrowingBox>
      <ProseTools
        label={label}
        icons={icons}
        shortcuts={MARK_SHORTCUTS}
        onMark={(markName) => editSelection((selected) => toggleMark(selected, markName))}
        onIcon={(iconName) => editSelection((selected) => insertIcon(selected, iconName))}
      />
    </TextField>
  );
});
