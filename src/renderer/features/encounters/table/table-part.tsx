import { useMemo } from 'react';
import { offers } from '../../../../shared/play/offers.ts';
import { Button } from '../../../components/button.tsx';
import { EncounterLog } from '../standing/encounter-log.tsx';
import { Standing } from '../standing/standing.tsx';
import { useTable } from './table-context.ts';
import css from './table-part.module.css';

/** The table: who is on and what may be done, every model, and the log. */
export function TablePart() {
  const table = useTable();
  const { play, encounter } = table;
  // The play is one object that changes: a new table stands for a new moment.
  const offered = useMemo(() => offers(table.rules, table.play), [table]);
  return (
    <div className={css.table}>
      <section className={css.now}>
        {offered.map(({ event, refused }) => (
          <Button
            key={JSON.stringify(event)}
            isDisabled={refused !== undefined}
            onPress={() => table.hand({ ...event })}
          >
            {event.kind}
          </Button>
        ))}
      </section>
      <section className={css.models}>
        <Standing encounter={encounter} play={play} />
      </section>
      <section className={css.log}>
        <EncounterLog />
      </section>
    </div>
  );
}
