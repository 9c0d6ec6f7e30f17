import { type KeyboardEvent, memo, useRef } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { noteMessage } from '../../../shared/card/notes/note-messages.ts';
import { insertIcon, type Selected, toggleMark } from '../../../shared/text/markup/edit-markup.ts';
import { type Icons, NO_ICONS } from '../../../shared/text/markup/icons.ts';
import { strayBraces } from '../../../shared/text/markup/markup.ts';
import { matches } from '../../commands/command.ts';
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
  /** An empty text takes the key away. */
  optional?: boolean | undefined;
}

interface Props extends ProseFieldProps {
  path: string;
  hint?: string | undefined;
}

const WARNED = { 'data-warned': true } as const;

/** Rules text as it stands on the card: bold, italic and icons by a tool bar below the box, and by keys. */
export function ProseRow({ path, hint, ...control }: Props) {
  const { value, findings, mark, set } = useField(path);
  const { icons = NO_ICONS } = useForm().game.card;
  const text = typeof value === 'string' ? value : '';
  const stray = strayBraces(text, icons);
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

/** Braces that name no icon are printed as they stand; here it is told before. */
function Stray({ written, known }: { written: readonly string[]; known: readonly string[] }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const message = noteMessage(translate, gameCatalog, { kind: 'unknown-icon', written, fields: [], known });
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

  /** Changes the text, and selects in the box what was selected. */
  function change(how: (selected: Selected) => Selected) {
    const area = box.current;
    if (area === null) return;
    const next = how({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
    flushSync(() => store(next.text));
    area.focus();
    area.setSelectionRange(next.start, next.end);
  }

  function press(event: KeyboardEvent) {
    for (const one of ['bold', 'italic'] as const) {
      if (!matches(event.nativeEvent, KEYS[one])) continue;
      // In the text the keys mean what they mean in every editor, whatever they do elsewhere.
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
