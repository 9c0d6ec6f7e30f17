import { useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import dialogCss from '../../../../components/dialogs/rename-dialog.module.css';
import fieldCss from '../../../../components/inputs/field.module.css';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { parsePlayerNames } from '../incoming-names.ts';
import type { SubmissionsState } from '../submissions-state.ts';
import { AbsentPlayers } from './absent-players.tsx';
import overviewCss from './overview.module.css';
import css from './submissions.module.css';

interface Props {
  state: SubmissionsState;
  eventPack: EventPack;
  onSave(playerNames: readonly string[]): void;
  onClose(): void;
}

/** Says which players are missing, and asks for the names of the expected players of an event. */
export function PlayersDialog({ state, eventPack, onSave, onClose }: Props) {
  const translate = useTranslate();
  const [namesText, setNamesText] = useState(state.notes.expected.join('\n'));
  return (
    <DialogFrame
      title={translate('eventLists.playersTitle')}
      modalClassName={dialogCss.modal}
      dialogClassName={dialogCss.dialog}
      onClose={onClose}
    >
      <form
        className={dialogCss.form}
        onSubmit={(submitEvent) => {
          submitEvent.preventDefault();
          onSave(parsePlayerNames(namesText));
          onClose();
        }}
      >
        {state.notes.expected.length === 0 ? null : (
          <div className={overviewCss.about}>
            <AbsentPlayers state={state} eventPack={eventPack} />
          </div>
        )}
        <TextField className={fieldCss.field ?? ''} value={namesText} onChange={setNamesText} autoFocus>
          <Label className={fieldCss.label}>{translate('eventLists.playersNames')}</Label>
          <TextArea dir="auto" className={`${fieldCss.input} ${overviewCss.names}`} rows={10} spellCheck={false} />
        </TextField>
        <p className={css.quiet}>{translate('eventLists.playersHint')}</p>
        <div className={dialogCss.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit">
            {translate('eventLists.playersSave')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
