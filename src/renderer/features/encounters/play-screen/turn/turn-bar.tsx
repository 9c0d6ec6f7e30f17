import { Bell, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getClockCount, getClockWord } from '../../../../../shared/play/clock.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import { capitalize } from '../../../../../shared/play/play-screen/event-text.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { usePlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import css from './turn-bar.module.css';

interface Props {
  view: PlayView;
  charactersById: ReadonlyMap<string, Character>;
  /** Whether a form is open. The button for the next step is then hidden. */
  isFormOpen: boolean;
  /** Performs the next step, like the command `table-next`. */
  onNext: (() => unknown) | undefined;
}

/** Shows in large type whose turn it is, the phase, what is due, and the button for the next step. */
export const TurnBar = memo(function TurnBar({ view, charactersById, isFormOpen, onNext }: Props) {
  const translate = useTranslate();
  const { activeEncounter, rules } = usePlaySession();
  const { turnHolder, defaultOption, duty } = view;
  const figure = turnHolder.kind === 'model' ? activeEncounter.figures.get(turnHolder.id) : undefined;
  const seat = activeEncounter.seats.find(({ id }) =>
    turnHolder.kind === 'side' ? id === turnHolder.id : id === figure?.side,
  );
  const character = figure === undefined ? undefined : charactersById.get(figure.character.id);
  const holderName =
    'id' in turnHolder
      ? createGetName(translate, rules, activeEncounter)(turnHolder.id)
      : turnHolder.kind === 'over'
        ? translate('table.over')
        : translate('table.everybody');
  const clockCount = getClockCount(rules, activeEncounter);
  // Before the first round, there is nothing to be between.
  const isBeforeFirstRound = clockCount === 0 && activeEncounter.state.phase === 'between';
  const clockText =
    clockCount === 0
      ? translate('table.notBegun')
      : translate('table.clock', { word: getClockWord(translate, rules), n: clockCount });
  return (
    <section className={css.now} aria-label={translate('table.now')} data-due={duty !== undefined || undefined}>
      {character === undefined ? null : (
        <span className={css.portrait}>
          <CharacterPortrait rendersAsImage character={character} name={holderName} />
        </span>
      )}
      <div className={css.who}>
        <p className={css.clock}>
          <strong>{clockText}</strong>
          {turnHolder.kind === 'over' || isBeforeFirstRound ? null : <span>{view.phase}</span>}
          {view.stage === undefined ? null : <span className={css.stage}>{view.stage}</span>}
        </p>
        <h2 className={css.name}>
          <DisplayName name={holderName} />
        </h2>
        {turnHolder.kind === 'model' && seat !== undefined ? (
          <p className={css.side}>
            <DisplayName name={seat.name} />
          </p>
        ) : null}
      </div>
      {view.result === undefined ? null : <p className={css.result}>{capitalize(view.result)}</p>}
      {duty === undefined ? null : (
        <p className={css.due}>
          <Bell aria-hidden />
          <span>
            <span className={css.dueTitle}>{translate('table.due')}</span>
            {duty}
          </span>
        </p>
      )}
      {defaultOption === undefined ? null : (
        <button type="button" className={css.usual} data-usual hidden={isFormOpen} onClick={() => onNext?.()}>
          <span className={css.usualWords}>
            <span className="visually-hidden">{translate('table.next')}: </span>
            {view.choicePrompt?.text ?? defaultOption.words.label}
          </span>
          <span className={css.key} aria-hidden="true">
            N
          </span>
          <ChevronRight aria-hidden />
        </button>
      )}
    </section>
  );
});
