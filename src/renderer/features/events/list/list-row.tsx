import { CalendarCheck, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { eventSettings } from '../../../../shared/event/event-settings.ts';
import { hashOf } from '../../../app/router.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import type { Broken, Documents, Item, Ready } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { EVENTS } from '../../../strings/documents/events.ts';
import { BrokenRow } from '../../documents/broken-row.tsx';
import rows from '../../documents/list.module.css';
import { deleteEvent, duplicateEvent } from '../actions.ts';
import { judgePack } from '../judge-pack.ts';
import css from './list.module.css';

interface Props {
  item: Item<Documents['events']>;
  library: Library;
}

/** One event pack in the list: the row opens it, the buttons copy and delete it. */
export const EventRow = memo(function EventRow({ item, library }: Props) {
  return item.kind === 'ready' ? (
    <ReadyRow item={item} library={library} />
  ) : (
    <EventBroken item={item} library={library} />
  );
});

function ReadyRow({ item, library }: Props & { item: Ready<EventPack> }) {
  const { document: event } = item;
  const name = event.name === '' ? EDITING.unnamed : event.name;
  const [size, ...others] = eventSettings(event);
  return (
    <div className={`${rows.row} ${css.row}`}>
      <span className={`${rows.portrait} ${css.mark}`}>
        <CalendarCheck aria-hidden />
      </span>
      <a className={rows.name} href={hashOf({ screen: 'event', id: item.id })}>
        <Name name={name} />
        <span className={rows.concept}>{size?.[1]}</span>
      </a>
      <span className={css.settings}>{others.map(([label, value]) => `${label}: ${value}`).join(' · ')}</span>
      <VerdictMark findings={judgePack(event).findings} />
      <span className={rows.tools}>
        <IconButton
          icon={<Copy />}
          label={EVENTS.duplicateOf(name)}
          onPress={() => attempt(duplicateEvent(library, event))}
        />
        <IconButton
          icon={<Trash2 />}
          label={EVENTS.deleteOf(name)}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, deleteEvent(library, item.id, name))}
        />
      </span>
    </div>
  );
}

function EventBroken({ item, library }: { item: Broken; library: Library }) {
  return (
    <BrokenRow
      item={item}
      className={css.row}
      href={hashOf({ screen: 'event', id: item.id })}
      word={EVENTS.broken}
      deleteLabel={EVENTS.deleteOf(item.name)}
      onDelete={() => deleteEvent(library, item.id, item.name)}
      after={<span />}
    />
  );
}
