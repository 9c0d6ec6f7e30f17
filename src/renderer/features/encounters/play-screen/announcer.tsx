import { useEffect, useRef } from 'react';
import { createGetName } from '../../../../shared/play/model-names.ts';
import { capitalize } from '../../../../shared/play/play-screen/event-text.ts';
import { listChanges } from '../../../../shared/play/play-screen/model-changes.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { describeChanges } from '../../../strings/play/play-screen.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { usePlaySession } from './play-session.ts';
import type { PlayView } from './play-view.ts';

/** The maximum number of changes that are announced one by one. Further changes are only counted. */
const MAX_ANNOUNCED = 3;

/** Announces briefly to screen readers what an event has changed, whose turn it is, and what is due. */
export function Announcer({ view }: { view: PlayView }) {
  const translate = useTranslate();
  const { rules, activeEncounter } = usePlaySession();
  const statusRef = useRef<HTMLDivElement>(null);
  const previousViewRef = useRef(view);
  useEffect(() => {
    const previousView = previousViewRef.current;
    previousViewRef.current = view;
    if (previousView === view) return;
    const changes = listChanges(translate, rules, previousView.trackedModels, view.trackedModels).map(
      ({ words }) => words,
    );
    // It is the turn of a model or of a side, which have ids, of everybody, or of no one because the game is over.
    const previousHolder = 'id' in previousView.turnHolder ? previousView.turnHolder.id : previousView.turnHolder.kind;
    const currentHolder = 'id' in view.turnHolder ? view.turnHolder.id : view.turnHolder.kind;
    const sentences = [
      changes.length === 0
        ? ''
        : describeChanges(translate, changes.slice(0, MAX_ANNOUNCED), Math.max(0, changes.length - MAX_ANNOUNCED)),
      previousHolder === currentHolder
        ? ''
        : formatTurnHolder(translate, view, createGetName(translate, rules, activeEncounter)),
      view.stage === undefined || view.stage === previousView.stage ? '' : `${view.stage}.`,
      view.duty === undefined || view.duty === previousView.duty ? '' : translate('table.waits', { what: view.duty }),
    ];
    // The text is written directly into the element, because a state would render the component again.
    if (statusRef.current !== null)
      statusRef.current.textContent = sentences.filter((sentence) => sentence !== '').join(' ');
  }, [view, rules, activeEncounter, translate]);
  return <div ref={statusRef} role="status" className="visually-hidden" data-announcer />;
}

function formatTurnHolder(
  translate: Translate,
  { turnHolder, phase, result }: PlayView,
  getModelName: (modelId: string) => string,
): string {
  if ('id' in turnHolder) return translate('table.isOn', { name: getModelName(turnHolder.id) });
  if (turnHolder.kind !== 'over') return `${phase}.`;
  const overText = `${translate('table.over')}.`;
  return result === undefined ? overText : `${overText} ${capitalize(result)}.`;
}
