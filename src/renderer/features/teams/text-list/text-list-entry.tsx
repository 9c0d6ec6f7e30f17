import { useState } from 'react';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import { findGameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { splitTextLists } from '../../../../shared/text-list/split-text-lists.ts';
import { loadAllLanguages } from '../../../../shared/texts/catalogues.ts';
import { formatShortcut } from '../../../commands/command.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import layout from '../../../components/dialogs/dialog-layout.module.css';
import fieldStyles from '../../../components/inputs/field.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { closeTextListEntry, startPastedLists, type TextListTarget } from '../../../navigation/text-list-request.ts';
import { type Library, listReadableDocuments } from '../../../store/library.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './text-list-dialog.module.css';

/** Asks for a list as text. A text that names nobody stays in the dialog, so that it can be corrected. */
export function TextListEntryDialog({ target }: { target: TextListTarget }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  async function readLists(): Promise<void> {
    const languages = await loadAllLanguages(gameCatalog);
    const knownNames = listKnownNames(library, target);
    const isList = splitTextLists(text).some(
      (listText) => findGameMatch(languages, gameCatalog, listText, knownNames) !== undefined,
    );
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
      <DialogFoot message={isRefused ? translate('textListReview.notAList') : ''} hasFailed={isRefused}>
        <Button onPress={closeTextListEntry}>{translate('shell.cancel')}</Button>
        <Button kind="primary" isDisabled={text.trim() === ''} onPress={() => attempt(readLists())}>
          {translate('textListEntry.read')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}

/** Returns the documents that a list may name: those of the library, and the characters inside the team that the list goes to. */
function listKnownNames({ stores }: Library, target: TextListTarget) {
  const item = target.kind === 'team' ? stores.teams.get(target.id) : undefined;
  return {
    characters: [
      ...listReadableDocuments<'characters'>(stores.characters.snapshot()),
      ...(item?.kind === 'ready' ? (item.document.characters ?? []) : []),
    ],
    factions: listReadableDocuments<'factions'>(stores.factions.snapshot()),
  };
}
