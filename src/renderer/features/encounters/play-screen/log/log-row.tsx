import { CircleSlash, PencilLine, Redo2, StickyNote, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { LogEntry } from '../../../../../shared/play/log/log-lines.ts';
import { showHiddenCharacters } from '../../../../../shared/text/hidden-characters.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { IconButton } from '../../../../components/button.tsx';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { EventDetails } from './event-details.tsx';
import css from './log.module.css';
import type { Log } from './use-log.ts';

interface Props extends Pick<Log, 'id' | 'models' | 'actions'> {
  entry: LogEntry;
  isUndone: boolean;
  isLast: boolean;
  isOpen: boolean;
  /** Expands the event, or collapses it if it is expanded. */
  onToggle(eventIndex: number): void;
}

/**
 * Shows one event: its words, its outcome, and its marks. The button of an event undoes the event and everything after it. The button of
 * an undone event redoes everything up to it.
 */
export const LogRowView = memo(function LogRowView(props: Props) {
  const translate = useTranslate();
  const { entry, actions, isUndone, isLast, isOpen, onToggle } = props;
  const { eventIndex, words, outcome, note, isNote, isCorrection, refused } = entry;
  return (
    <div
      className={css.event}
      data-undone={isUndone || undefined}
      data-refused={refused !== undefined || undefined}
      data-note={isNote || undefined}
      data-n={eventIndex + 1}
    >
      <button
        {...ROVING_PROPS}
        type="button"
        className={css.words}
        aria-expanded={isOpen}
        onClick={() => onToggle(eventIndex)}
      >
        <span className={css.n}>
          <span className="visually-hidden">{translate('log.event')}</span> {eventIndex + 1}
        </span>
        <span className={css.text} dir="auto">
          {isUndone ? <span className="visually-hidden">{translate('log.takenBack')}: </span> : null}
          {isNote ? <StickyNote aria-hidden /> : null}
          {showHiddenCharacters(words)}
          {outcome === '' ? null : <span className={css.outcome}>{showHiddenCharacters(outcome)}</span>}
          {note === '' ? null : <span className={css.beside}>“{showHiddenCharacters(note)}”</span>}
          {isCorrection ? (
            <span className={css.mark}>
              <PencilLine aria-hidden />
              {translate('log.correction')}
            </span>
          ) : null}
          {refused === undefined ? null : (
            <span className={css.why}>
              <CircleSlash aria-hidden />
              {translate('log.refused')}: {showHiddenCharacters(formatLateText(translate, refused))}
            </span>
          )}
        </span>
      </button>
      {isUndone ? (
        <IconButton
          icon={<Redo2 />}
          label={translate('log.playUpTo', { n: eventIndex + 1 })}
          className={css.go}
          onPress={() => actions.goTo(eventIndex + 1)}
        />
      ) : (
        <IconButton
          icon={<Undo2 />}
          label={
            isLast
              ? translate('log.takeBack', { n: eventIndex + 1 })
              : translate('log.takeBackFrom', { n: eventIndex + 1 })
          }
          className={css.go}
          onPress={() => actions.goTo(eventIndex)}
        />
      )}
      {isOpen ? <EventDetails {...props} /> : null}
    </div>
  );
});
