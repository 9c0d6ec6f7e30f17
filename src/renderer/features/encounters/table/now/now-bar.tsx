import { Bell, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { getClockWord } from '../../../../../shared/play/clock.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import { capitalize } from '../../../../../shared/play/play-screen/event-text.ts';
import { Name } from '../../../../components/name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { useTable } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import css from './now-bar.module.css';

interface Props {
  view: TableView;
  known: ReadonlyMap<string, Character>;
  /** Whether a form is open, which has precedence. */
  isStating: boolean;
  /** Does the same as the shortcut key. */
  onNext: (() => unknown) | undefined;
}

/** Shows in large type whose turn it is, the phase, what is due, and the button for the next step. */
export const NowBar = memo(function NowBar({ view, known, isStating, onNext }: Props) {
  const translate = useTranslate();
  const { activeEncounter, rules } = useTable();
  const { who, usual, duty } = view;
  const { by } = rules.clock;
  const figure = who.kind === 'model' ? activeEncounter.figures.get(who.id) : undefined;
  const seat = activeEncounter.seats.find(({ id }) => (who.kind === 'side' ? id === who.id : id === figure?.side));
  const character = figure === undefined ? undefined : known.get(figure.character.id);
  const name =
    'id' in who
      ? createGetName(translate, rules, activeEncounter)(who.id)
      : who.kind === 'over'
        ? translate('table.over')
        : translate('table.everybody');
  const clock =
    activeEncounter.state[by] === 0
      ? translate('table.notBegun')
      : translate('table.clock', { word: getClockWord(translate, rules), n: activeEncounter.state[by] });
  return (
    <section className={css.now} aria-label={translate('table.now')} data-due={duty !== undefined || undefined}>
      {character === undefined ? null : (
        <span className={css.portrait}>
          <CharacterPortrait isFlat character={character} name={name} />
        </span>
      )}
      <div className={css.who}>
        <p className={css.clock}>
          <strong>{clock}</strong>
          {who.kind === 'over' ? null : <span>{view.phase}</span>}
        </p>
        <h2 className={css.name}>
          <Name name={name} />
        </h2>
        {who.kind === 'model' && seat !== undefined ? (
          <p className={css.side}>
            <Name name={seat.name} />
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
      {usual === undefined ? null : (
        <button type="button" className={css.usual} data-usual hidden={isStating} onClick={() => onNext?.()}>
          <span className={css.usualWords}>
            <span className="visually-hidden">{translate('table.next')}: </span>
            {view.choice ?? usual.words.label}
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
