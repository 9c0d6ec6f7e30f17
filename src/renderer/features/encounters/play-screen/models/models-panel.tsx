import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { useRovingFocus } from '../../../../components/use-roving-focus.ts';
import { useAfterPaint } from '../../../../platform/after-paint.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useTargetPick } from '../event-form/target-pick.tsx';
import { usePlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import { BoardItems } from './board-items.tsx';
import { ModelTile } from './model-tile.tsx';
import css from './models-panel.module.css';
import { getPickState, hasUsualModel, sortSides } from './pick-order.ts';

interface Props {
  view: PlayView;
  /** The characters of the encounter and the library, by id. */
  charactersById: ReadonlyMap<string, Character>;
}

/** From this number of models on, the tiles are narrower, and a narrow panel has a switch that shows only one side. */
const MIN_MANY_MODELS = 13;
/** From this number of models on, every panel has the switch that shows only one side. */
const MIN_CROWDED_MODELS = 25;
/** The choice that shows all sides. Rollcall creates ids without spaces, so no side has this id. */
const ALL_SIDES = 'all sides';

/**
 * Shows every model as a tile, grouped by side, then the things on the table, and the notes about the board. While a form asks for a target,
 * enemies come first.
 */
export const ModelsPanel = memo(function ModelsPanel({ view, charactersById }: Props) {
  const translate = useTranslate();
  const { activeEncounter } = usePlaySession();
  // An opening form is painted first. The tiles show their marks one paint later.
  const targetPick = useAfterPaint(useTargetPick());
  const [shownSide, setShownSide] = useState(ALL_SIDES);
  const panelRef = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(panelRef);
  useScrollToPossible(panelRef, targetPick !== undefined);
  const isMany = view.trackedModels.size >= MIN_MANY_MODELS;
  const { seats: allSeats } = activeEncounter;
  const segments = useMemo(
    () => [
      { id: ALL_SIDES, label: translate('table.allSides') },
      ...allSeats.map(({ id, name }) => ({ id, label: name })),
    ],
    [allSeats, translate],
  );
  const allModels = [...activeEncounter.figures.values()];
  const isUsualSide = (seat: { id: string }) => targetPick !== undefined && hasUsualModel(targetPick, seat, allModels);
  const hasUsual = allSeats.some(isUsualSide);
  const shownSeats = (targetPick === undefined ? allSeats : sortSides(targetPick, allSeats, allModels)).filter(
    (seat) => !isMany || shownSide === ALL_SIDES || shownSide === seat.id || isUsualSide(seat),
  );
  return (
    <div
      ref={panelRef}
      className={css.panel}
      data-many={isMany || undefined}
      data-crowded={view.trackedModels.size >= MIN_CROWDED_MODELS || undefined}
      // A wide panel has the switch too while it shows one side only, so that the others can be shown again.
      data-filtered={shownSide !== ALL_SIDES || undefined}
      {...roving}
    >
      {isMany && allSeats.length > 1 ? (
        <div className={css.filter}>
          <SegmentedControl
            label={translate('table.sides')}
            isLabelHidden
            value={shownSide}
            segments={segments}
            onChange={setShownSide}
          />
        </div>
      ) : null}
      {shownSeats.map((seat) => {
        const models = allModels.filter(({ id, side }) => side === seat.id && view.trackedModels.has(id));
        const inPlayCount = models.filter(({ id }) => activeEncounter.state.models.get(id)?.out !== true).length;
        return (
          <section key={seat.id} className={css.side} aria-label={seat.name}>
            <h3>
              <DisplayName name={seat.name} />
              <span>{translate('table.inPlay', { n: inPlayCount })}</span>
            </h3>
            {models.length === 0 ? <p className={css.nobody}>{translate('table.nobody')}</p> : null}
            <ul className={css.tiles}>
              {models.map(({ id: modelId, character }) => {
                const trackedModel = view.trackedModels.get(modelId);
                return trackedModel === undefined ? null : (
                  <ModelTile
                    key={modelId}
                    modelId={modelId}
                    trackedModel={trackedModel}
                    character={charactersById.get(character.id)}
                    isActive={activeEncounter.state.active === modelId}
                    mayAct={view.modelsThatMayAct.has(modelId)}
                    isOut={activeEncounter.state.models.get(modelId)?.out === true}
                    entersLater={view.laterModels.has(modelId)}
                    pickState={targetPick === undefined ? undefined : getPickState(targetPick, modelId, hasUsual)}
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      {view.board === undefined ? null : <BoardItems board={view.board} targetPick={targetPick} />}
      {view.boardNotes.length === 0 ? null : (
        <section className={css.side}>
          <h3>{translate('table.standing')}</h3>
          <ul className={css.standing}>
            {view.boardNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

/** Scrolls to the first model that may be chosen when a form begins to ask for one. Its own side is often above the enemies. */
function useScrollToPossible(panelRef: RefObject<HTMLElement | null>, isPicking: boolean): void {
  useEffect(() => {
    if (isPicking) panelRef.current?.querySelector('[data-pick="possible"]')?.scrollIntoView({ block: 'nearest' });
  }, [panelRef, isPicking]);
}
