import { type FormEvent, useState } from 'react';
import type { LogEntry } from '../../../../../shared/play/log/log-lines.ts';
import { Button } from '../../../../components/button.tsx';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';
import { setLogFilter } from './log-filter.ts';
import type { Log } from './use-log.ts';

interface Props extends Pick<Log, 'id' | 'models' | 'actions'> {
  entry: LogEntry;
  isUndone: boolean;
}

/** Shows more actions for an event: writing a note for it, and filtering the log by one of its models. */
export function EventDetails({ entry, id: encounterId, models, actions, isUndone }: Props) {
  const translate = useTranslate();
  const { eventIndex, note, isNote } = entry;
  const [noteDraft, setNoteDraft] = useState<string>();
  const mentionedModels = models.filter(({ id }) => entry.models.includes(id));
  function saveNote(event: FormEvent) {
    event.preventDefault();
    actions.setEventNote(eventIndex, (noteDraft ?? '').trim());
    setNoteDraft(undefined);
  }
  return (
    <div className={css.more}>
      {mentionedModels.map(({ id, name }) => (
        <Button key={id} className={css.small} onPress={() => setLogFilter(encounterId, { modelId: id })}>
          {translate('log.only', { name: shortenName(name) })}
        </Button>
      ))}
      {isNote || isUndone ? null : noteDraft === undefined ? (
        <Button className={css.small} onPress={() => setNoteDraft(note)}>
          {note === '' ? translate('log.writeBeside') : translate('log.changeBeside')}
        </Button>
      ) : (
        <form className={css.noteLine} onSubmit={saveNote}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the user opened it with the button that it replaces
            autoFocus
            aria-label={translate('log.besideLabel', { n: eventIndex + 1 })}
            value={noteDraft}
            onChange={(event) => setNoteDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setNoteDraft(undefined);
            }}
          />
          <Button type="submit" className={css.small}>
            {translate('log.keep')}
          </Button>
        </form>
      )}
    </div>
  );
}
