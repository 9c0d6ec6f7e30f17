import { useEffect, useRef } from 'react';
import { createGetName } from '../../../../shared/play/model-names.ts';
import { listChanges } from '../../../../shared/play/play-screen/model-changes.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { describeChanges } from '../../../strings/play/play-screen.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTable } from './table-context.ts';
import type { TableView } from './table-view.ts';

/** The most changes that are announced one by one; more are only counted. */
const MOST = 3;

/** Announces briefly to screen readers what an event has changed, whose turn it is, and what is due. */
export function Announcer({ view }: { view: TableView }) {
  const translate = useTranslate();
  const { rules, activeEncounter } = useTable();
  const said = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view) return;
    const changes = listChanges(translate, rules, before.tracked, view.tracked).map(({ words }) => words);
    const wasOn = 'id' in before.who ? before.who.id : before.who.kind;
    const isOn = 'id' in view.who ? view.who.id : view.who.kind;
    const words = [
      changes.length === 0
        ? ''
        : describeChanges(translate, changes.slice(0, MOST), Math.max(0, changes.length - MOST)),
      wasOn === isOn ? '' : onText(translate, view, createGetName(translate, rules, activeEncounter)),
      view.duty === undefined || view.duty === before.duty ? '' : translate('table.waits', { what: view.duty }),
    ];
    // The text is set at once, without another render of the play screen.
    if (said.current !== null) said.current.textContent = words.filter((part) => part !== '').join(' ');
  }, [view, rules, activeEncounter, translate]);
  return <div ref={said} role="status" className="visually-hidden" data-announcer />;
}

function onText(translate: Translate, { who, phase }: TableView, name: (id: string) => string): string {
  if ('id' in who) return translate('table.isOn', { name: name(who.id) });
  return who.kind === 'over' ? `${translate('table.over')}.` : `${phase}.`;
}
