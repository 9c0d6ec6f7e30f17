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
export function EventMore({ entry, id: encounter, models, actions, isUndone }: Props) {
  const translate = useTranslate();
  const { eventIndex: n, note, isNote } = entry;
  const [text, setText] = useState<string>();
  const named = models.filter(({ id }) => entry.models.includes(id));
  function keep(event: FormEvent) {
    event.preventDefault();
    actions.noteBeside(n, (text ?? '').trim());
    setText(undefined);
  }
  return (
    <div className={css.more}>
      {named.map(({ id, name }) => (
        <Button key={id} className={css.small} onPress={() => setLogFilter(encounter, { model: id })}>
          {translate('log.only', { name: shortenName(name) })}
        </Button>
      ))}
      {isNote || isUndone ? null : text === undefined ? (
        <Button className={css.small} onPress={() => setText(note)}>
          {note === '' ? translate('log.writeBeside') : translate('log.changeBeside')}
        </Button>
      ) : (
        <form className={css.noteLine} onSubmit={keep}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the user opened it with the button that it replaces
            autoFocus
            aria-label={translate('log.besideLabel', { n: n + 1 })}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText(undefined);
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
