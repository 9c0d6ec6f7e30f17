import { type FormEvent, useState } from 'react';
import type { LogEntry } from '../../../../../shared/play/log/log-lines.ts';
import { Button } from '../../../../components/button.tsx';
import { shortName } from '../../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './log.module.css';
import { setLogFilter } from './log-filter.ts';
import type { Log } from './use-log.ts';

interface Props extends Pick<Log, 'id' | 'models' | 'actions'> {
  entry: LogEntry;
  isUndone: boolean;
}

/** What can be done with an event besides: a note beside it, and the log cut down to a model that it is about. */
export function EventMore({ entry, id: encounter, models, actions, isUndone }: Props) {
  const translate = useTranslate();
  const { n, note, isNote } = entry;
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
          {translate('log.only', { name: shortName(name) })}
        </Button>
      ))}
      {isNote || isUndone ? null : text === undefined ? (
        <Button className={css.small} onPress={() => setText(note)}>
          {note === '' ? translate('log.writeBeside') : translate('log.changeBeside')}
        </Button>
      ) : (
        <form className={css.noteLine} onSubmit={keep}>
          <input
            // biome-ignore lint/a11y/noAutofocus: it was asked for with the button in its place
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
