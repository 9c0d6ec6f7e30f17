import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Finding } from '../../../../shared/finding/finding.ts';
import type { Encounter } from '../../../../shared/play/encounter.ts';
import type { PlaySpec } from '../../../../shared/play/play-spec.ts';
import type { Play } from '../../../../shared/play/state.ts';
import { eventWords } from '../../../../shared/play/table/event-words.ts';
import { IconButton } from '../../../components/button.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { ENCOUNTERS } from '../../../strings/documents/encounters.ts';
import { useTable } from '../table/table-context.ts';
import css from './encounter-log.module.css';

interface Line {
  readonly n: number;
  readonly text: string;
  readonly refused: string | undefined;
}

const ROW = 44;

/** The log in words, the newest event first. Each line leads back to the moment after it. */
export function EncounterLog() {
  const { encounter, rules, play, refused, go } = useTable();
  const lines = useMemo(() => linesOf(rules, play, encounter, refused), [rules, play, encounter, refused]);
  return (
    <section className={css.block}>
      <h2>{ENCOUNTERS.log}</h2>
      {lines.length === 0 ? (
        <p className={css.empty}>{ENCOUNTERS.emptyLog}</p>
      ) : (
        <VirtualList
          items={lines}
          keyOf={({ n }) => String(n)}
          rowHeight={ROW}
          label={ENCOUNTERS.log}
          className={css.list}
          filter={undefined}
          row={({ n, text, refused }) => (
            <div className={css.line} data-refused={refused === undefined ? undefined : true}>
              <span className={css.n}>{n + 1}</span>
              <span className={css.text} title={refused === undefined ? text : `${text}: ${refused}`}>
                {text}
                {refused === undefined ? null : <em>{refused}</em>}
              </span>
              {n + 1 === lines.length ? null : (
                <IconButton icon={<Undo2 />} label={ENCOUNTERS.goTo(n + 1)} onPress={() => go(n + 1)} />
              )}
            </div>
          )}
        />
      )}
    </section>
  );
}

function linesOf(rules: PlaySpec, play: Play, encounter: Encounter, refused: ReadonlyMap<number, Finding>): Line[] {
  const lines = encounter.log.map((event, n) => ({
    n,
    text: eventWords(rules, play, event),
    refused: refused.get(n)?.message,
  }));
  return lines.reverse();
}
