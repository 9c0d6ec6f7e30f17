import { useMemo } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { countDeeds } from '../../../../../shared/play/log/game-summary.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import { formatLateText } from '../../../../../shared/texts/late-text.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { listLaterModels } from '../later-models.ts';
import { usePlaySession } from '../play-session.ts';
import css from './game-end.module.css';

interface Props {
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Shows what each model did in the game, side by side. Shows nothing if the game counts nothing, or no model did what it counts. */
export function DeedsTable({ characters }: Props) {
  const translate = useTranslate();
  const { gameCatalog, encounter, rules, activeEncounter } = usePlaySession();
  const deeds = useMemo(() => countDeeds(gameCatalog, encounter, { characters }), [gameCatalog, encounter, characters]);
  if (deeds === undefined) return null;
  const { columns, countsByModel } = deeds;
  if (![...countsByModel.values()].some((counts) => counts.some((count) => count > 0))) return null;
  const labels = columns.map((column) => formatLateText(translate, column));
  const getName = createGetName(translate, rules, activeEncounter);
  const figures = [...activeEncounter.figures.values()];
  // Models that never came into play are not crossed out.
  const laterModels = listLaterModels(activeEncounter, encounter.log);
  return (
    <section className={css.section}>
      <h3>{translate('gameEnd.deeds')}</h3>
      <table className={css.table}>
        <caption className="visually-hidden">{translate('gameEnd.deeds')}</caption>
        <thead>
          <tr>
            <td />
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {activeEncounter.seats.map((seat) => (
          <tbody key={seat.id}>
            <tr className={css.side}>
              <th scope="rowgroup" colSpan={labels.length + 1}>
                <DisplayName name={seat.name} />
              </th>
            </tr>
            {figures
              .filter(({ side }) => side === seat.id)
              .map(({ id }) => (
                <tr
                  key={id}
                  data-out={(activeEncounter.state.models.get(id)?.out && !laterModels.has(id)) || undefined}
                >
                  <th scope="row" className={css.model}>
                    <DisplayName name={getName(id)} />
                  </th>
                  {labels.map((label, index) => (
                    <td key={label}>{countsByModel.get(id)?.[index] || '–'}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
