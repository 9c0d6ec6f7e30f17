import { useEffect, useRef } from 'react';
import { namesOf } from '../../../../shared/play/names.ts';
import { changesOf } from '../../../../shared/play/table/changes.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { describeChanges } from '../../../strings/play/table.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTable } from './table-context.ts';
import type { TableView } from './table-view.ts';

/** More changes at once than this are counted, not read out. */
const MOST = 3;

/** Says to readers what an event has changed, who is on now, and what waits: shortly. */
export function Announcer({ view }: { view: TableView }) {
  const translate = useTranslate();
  const { rules, activeEncounter } = useTable();
  const said = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view) return;
    const changes = changesOf(translate, rules, before.tracked, view.tracked).map(({ words }) => words);
    const wasOn = 'id' in before.who ? before.who.id : before.who.kind;
    const isOn = 'id' in view.who ? view.who.id : view.who.kind;
    const words = [
      changes.length === 0
        ? ''
        : describeChanges(translate, changes.slice(0, MOST), Math.max(0, changes.length - MOST)),
      wasOn === isOn ? '' : onText(translate, view, namesOf(translate, rules, activeEncounter)),
      view.duty === undefined || view.duty === before.duty ? '' : translate('table.waits', { what: view.duty }),
    ];
    // At once, and not by drawing the table once more.
    if (said.current !== null) said.current.textContent = words.filter((part) => part !== '').join(' ');
  }, [view, rules, activeEncounter, translate]);
  return <div ref={said} role="status" className="visually-hidden" data-announcer />;
}

function onText(translate: Translate, { who, phase }: TableView, name: (id: string) => string): string {
  if ('id' in who) return translate('table.isOn', { name: name(who.id) });
  return who.kind === 'over' ? `${translate('table.over')}.` : `${phase}.`;
}
