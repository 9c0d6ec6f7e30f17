import { CircleSlash, PencilLine, Redo2, StickyNote, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { LogEntry } from '../../../../../shared/play/log/log-lines.ts';
import { visible } from '../../../../../shared/text/visible.ts';
import { formatText } from '../../../../../shared/texts/late-text.ts';
import { IconButton } from '../../../../components/button.tsx';
import { ROVING } from '../../../../components/roving.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { EventMore } from './event-more.tsx';
import css from './log.module.css';
import type { Log } from './use-log.ts';

interface Props extends Pick<Log, 'id' | 'models' | 'actions'> {
  entry: LogEntry;
  isUndone: boolean;
  isLast: boolean;
  isOpen: boolean;
  /** Opens it, or closes it where it is open. */
  onToggle(n: number): void;
}

/** One event: its words, what it worked out, its marks, and the way back to the moment after it. */
export const LogRowView = memo(function LogRowView(props: Props) {
  const translate = useTranslate();
  const { entry, actions, isUndone, isLast, isOpen, onToggle } = props;
  const { n, words, outcome, note, isNote, isCorrection, refused } = entry;
  return (
    <div
      className={css.event}
      data-undone={isUndone || undefined}
      data-refused={refused !== undefined || undefined}
      data-note={isNote || undefined}
      data-n={n + 1}
    >
      <button {...ROVING} type="button" className={css.words} aria-expanded={isOpen} onClick={() => onToggle(n)}>
        <span className={css.n}>
          <span className="visually-hidden">{translate('log.event')}</span> {n + 1}
        </span>
        <span className={css.text} dir="auto">
          {isUndone ? <span className="visually-hidden">{translate('log.takenBack')}: </span> : null}
          {isNote ? <StickyNote aria-hidden /> : null}
          {visible(words)}
          {outcome === '' ? null : <span className={css.outcome}>{visible(outcome)}</span>}
          {note === '' ? null : <span className={css.beside}>“{visible(note)}”</span>}
          {isCorrection ? (
            <span className={css.mark}>
              <PencilLine aria-hidden />
              {translate('log.correction')}
            </span>
          ) : null}
          {refused === undefined ? null : (
            <span className={css.why}>
              <CircleSlash aria-hidden />
              {translate('log.refused')}: {visible(formatText(translate, refused))}
            </span>
          )}
        </span>
      </button>
      {isUndone ? (
        <IconButton
          icon={<Redo2 />}
          label={translate('log.playUpTo', { n: n + 1 })}
          className={css.go}
          onPress={() => actions.go(n + 1)}
        />
      ) : (
        <IconButton
          icon={<Undo2 />}
          label={isLast ? translate('log.takeBack', { n: n + 1 }) : translate('log.goBack', { n: n + 1 })}
          className={css.go}
          onPress={() => actions.go(isLast ? n : n + 1)}
        />
      )}
      {isOpen ? <EventMore {...props} /> : null}
    </div>
  );
});
