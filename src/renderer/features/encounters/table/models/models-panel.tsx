import { memo, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { Segmented } from '../../../../components/inputs/segmented.tsx';
import { Name } from '../../../../components/name.tsx';
import { useRoving } from '../../../../components/roving.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type TargetPick, useTargetPick } from '../event-form/target-pick.tsx';
import { useTable } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import css from './models-panel.module.css';
import { Tile } from './tile.tsx';

interface Props {
  view: TableView;
  /** The characters of the encounter and the library, by id. */
  known: ReadonlyMap<string, Character>;
}

/**
 * The least number of models for which tiles are narrower, and for which the sides can be shown one by one in a narrow
 * panel. With `CROWDED` models or more, the sides can always be shown one by one.
 */
const MANY = 13;
const CROWDED = 25;
const ALL = 'all sides';

/** Shows every model as a tile, grouped by side, and the notes about the board. */
export const ModelsPanel = memo(function ModelsPanel({ view, known }: Props) {
  const translate = useTranslate();
  const { activeEncounter } = useTable();
  // The form is painted first, and the marks of the tiles right after it.
  const pick = useAfterPaint(useTargetPick());
  const [shown, setShown] = useState(ALL);
  const panel = useRef<HTMLDivElement>(null);
  const roving = useRoving(panel);
  const isMany = view.tracked.size >= MANY;
  const { seats: allSeats } = activeEncounter;
  const segments = useMemo(
    () => [{ id: ALL, label: translate('table.allSides') }, ...allSeats.map(({ id, name }) => ({ id, label: name }))],
    [allSeats, translate],
  );
  const seats = allSeats.filter(({ id }) => !isMany || shown === ALL || shown === id);
  return (
    <div
      ref={panel}
      className={css.panel}
      data-many={isMany || undefined}
      data-crowded={view.tracked.size >= CROWDED || undefined}
      {...roving}
    >
      {isMany && allSeats.length > 1 ? (
        <div className={css.filter}>
          <Segmented label={translate('table.sides')} bare value={shown} segments={segments} onChange={setShown} />
        </div>
      ) : null}
      {seats.map((seat) => {
        const models = [...activeEncounter.figures.values()].filter(
          ({ id, side }) => side === seat.id && view.tracked.has(id),
        );
        const inPlay = models.filter(({ id }) => activeEncounter.state.models.get(id)?.out !== true).length;
        return (
          <section key={seat.id} className={css.side} aria-label={seat.name}>
            <h3>
              <Name name={seat.name} />
              <span>{translate('table.inPlay', { n: inPlay })}</span>
            </h3>
            {models.length === 0 ? <p className={css.nobody}>{translate('table.nobody')}</p> : null}
            <ul className={css.tiles}>
              {models.map(({ id, character }) => {
                const is = view.tracked.get(id);
                return is === undefined ? null : (
                  <Tile
                    key={id}
                    id={id}
                    is={is}
                    character={known.get(character.id)}
                    isActive={activeEncounter.state.active === id}
                    mayAct={view.mayAct.has(id)}
                    isOut={activeEncounter.state.models.get(id)?.out === true}
                    isToCome={view.toCome.has(id)}
                    pick={pick === undefined ? undefined : pickOf(pick, id)}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      {view.standing.length === 0 ? null : (
        <section className={css.side}>
          <h3>{translate('table.standing')}</h3>
          <ul className={css.standing}>
            {view.standing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

function pickOf({ picked, canPick }: TargetPick, id: string): 'possible' | 'picked' | 'impossible' {
  if (picked.has(id)) return 'picked';
  return canPick(id) ? 'possible' : 'impossible';
}
