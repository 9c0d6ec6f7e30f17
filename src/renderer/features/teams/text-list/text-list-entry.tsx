import { useState } from 'react';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import { formatShortcut } from '../../../commands/command.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import fieldStyles from '../../../components/inputs/field.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import {
  closeTextListEntry,
  isTextListEntryOpen,
  startPastedLists,
  type TextListTarget,
} from '../../../navigation/text-list-request.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { isTextList, listKnownNames } from '../../transfer/text-list-check.ts';
import css from './text-list-dialog.module.css';
import { explainNotAList } from './use-game-match.ts';

/** Asks for a list as text. A text that names nobody stays in the dialog, so that it can be corrected. */
export function TextListEntryDialog({ target }: { target: TextListTarget }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isReading, setReading] = useState(false);

  async function readLists(): Promise<void> {
    setReading(true);
    const isList = await isTextList(gameCatalog, library, text, target).finally(() => setReading(false));
    // The user may have canceled meanwhile.
    if (!isTextListEntryOpen(target)) return;
    setRefused(!isList);
    if (!isList) return;
    closeTextListEntry();
    startPastedLists(text, target);
  }

  return (
    <DialogFrame
      title={translate('textListEntry.title')}
      modalClassName={css.entryModal}
      dialogClassName={layout.column}
      ignoresOutsideClicks
      onClose={closeTextListEntry}
    >
      <div className={css.body}>
        <TextField
          className={fieldStyles.field ?? ''}
          value={text}
          onChange={(newText) => {
            setText(newText);
            setRefused(false);
          }}
          autoFocus
        >
          <Label className={fieldStyles.label}>{translate('textListEntry.label')}</Label>
          <TextArea
            dir="auto"
            rows={10}
            spellCheck={false}
            className={`${fieldStyles.input} ${css.entry}`}
            placeholder={translate('textListEntry.example')}
          />
          <Text slot="description" className={fieldStyles.hint ?? ''}>
            {translate('textListEntry.hint', { shortcut: formatShortcut(translate, 'mod+v') })}
          </Text>
        </TextField>
      </div>
      <DialogFoot
        message={isRefused ? explainNotAList(translate, listKnownNames(library, target).characters) : ''}
        hasFailed={isRefused}
      >
        <Button onPress={closeTextListEntry}>{translate('shell.cancel')}</Button>
        <Button kind="primary" isDisabled={isReading || text.trim() === ''} onPress={() => attempt(readLists())}>
          {translate('textListEntry.read')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
