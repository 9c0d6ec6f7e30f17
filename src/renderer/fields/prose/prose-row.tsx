import { type KeyboardEvent, memo, useRef } from 'react';
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
import { FieldFrame } from '../field.tsx';
import { useForm } from '../form-port.ts';
import { GrowingBox } from '../growing-box.tsx';
import prose from './prose.module.css';
import { ProseTools } from './prose-tools.tsx';

interface ProseFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** Whether an empty text removes the key. */
  optional?: boolean | undefined;
}

interface Props extends ProseFieldProps {
  path: string;
  hint?: string | undefined;
}

const WARNED = { 'data-warned': true } as const;

/** A field for rules text as printed on the card. A tool bar below the box, and shortcuts, set bold, italic and icons. */
export function ProseRow({ path, hint, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  const { icons = NO_ICONS } = useForm().game.card;
  const text = typeof value === 'string' ? value : '';
  const stray = listStrayBraces(text, icons);
  return (
    <FieldFrame path={path} findings={findings} hint={hint}>
      <ProseControl
        {...control}
        value={text}
        icons={icons}
        mark={stray.length > 0 && !('data-wrong' in mark) ? WARNED : mark}
        set={set}
      />
      {stray.length === 0 ? null : <Stray written={stray} known={Object.keys(icons)} />}
    </FieldFrame>
  );
}

/** Warns about braces that name no icon, since they are printed literally. */
function Stray({ written, known }: { written: readonly string[]; known: readonly string[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const message = formatCardFinding(translate, gameCatalog, { kind: 'unknown-icon', written, fields: [], known });
  return (
    <p className={prose.stray}>
      <SeverityIcon severity="warning" />
      <span>{toSentence(message)}</span>
    </p>
  );
}

interface ControlProps extends ProseFieldProps, Pick<FieldPort, 'mark' | 'set'> {
  value: string;
  icons: Icons;
}

const KEYS = { bold: 'mod+b', italic: 'mod+i' } as const;

const ProseControl = memo(function ProseControl(props: ControlProps) {
  const { label, placeholder = '', optional, value, icons, mark, set } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const store = (text: string) => set(optional === true && text === '' ? undefined : text);

  /** Changes the text and restores the selection in the box. */
  function change(how: (selected: SelectedText) => SelectedText) {
    const area = box.current;
    if (area === null) return;
    const next = how({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
    flushSync(() => store(next.text));
    area.focus();
    area.setSelectionRange(next.start, next.end);
  }

  function press(event: KeyboardEvent) {
    for (const one of ['bold', 'italic'] as const) {
      if (!matchesShortcut(event.nativeEvent, KEYS[one])) continue;
      // In the text these shortcuts mean what they mean in every editor, whatever they do elsewhere.
      event.preventDefault();
      change((selected) => toggleMark(selected, one));
    }
  }

  return (
    <TextField className={css.field ?? ''} value={value} onChange={store}>
      <Label className={css.label}>{label}</Label>
      <GrowingBox value={value}>
        {(area) => <TextArea {...area} ref={box} placeholder={placeholder} rows={1} onKeyDown={press} {...mark} />}
      </GrowingBox>
      <ProseTools
        label={label}
        icons={icons}
        keys={KEYS}
        onMark={(one) => change((selected) => toggleMark(selected, one))}
        onIcon={(name) => change((selected) => insertIcon(selected, name))}
      />
    </TextField>
  );
});
