import { createContext, useCallback, useContext, useMemo } from 'react';
import {
  listOverflows,
  listOverflowWays,
  type OverflowTarget,
  type OverflowWay,
} from '../../../../shared/studio/overflow.ts';
import type { Address } from '../../../../shared/studio/view.ts';
import { useAfterPaint } from '../../../platform/after-paint.ts';
import { useLatest, useReused } from '../../../platform/use-latest.ts';
import { useGames } from '../../../store/library-context.ts';
import type { CardMaker } from '../use-card-maker.ts';
import type { Studio } from '../use-studio.ts';

/** The elements of the shown side whose words do not fit on the shown card, and the ways out. */
export interface OverflowSource {
  readonly overflows: ReadonlyMap<Address, OverflowTarget>;
  readonly canEdit: boolean;
  /**
   * Lists the ways in which the words of an element fit. This takes some hundredths of a second. The function is another one as soon as
   * the ways may differ.
   */
  listWays(address: Address): readonly OverflowWay[];
  /** Applies a way and selects the element. */
  applyWay(address: Address, way: OverflowWay): void;
}

export const OverflowContext = createContext<OverflowSource | undefined>(undefined);

const NO_OVERFLOWS: ReadonlyMap<Address, OverflowTarget> = new Map();

/** Returns the overflows of the shown side. The object changes with the template and the shown card, on which the ways out depend. */
export function useOverflowSource(studio: Studio, { subjectInput }: Pick<CardMaker, 'subjectInput'>): OverflowSource {
  const gameCatalog = useGames();
  const { side, canEdit } = studio;
  // The card is painted before its marks.
  const studioView = useAfterPaint(studio.studioView);
  const overflows = useReused(
    useMemo(
      () => (subjectInput === undefined ? NO_OVERFLOWS : listOverflows(gameCatalog, studioView, subjectInput, side)),
      [gameCatalog, studioView, subjectInput, side],
    ),
    reuseOverflows,
  );
  const listWays = useCallback(
    (address: Address) =>
      subjectInput === undefined ? [] : listOverflowWays(gameCatalog, studioView, subjectInput, address),
    [gameCatalog, studioView, subjectInput],
  );
  const latestRef = useLatest(studio);
  return useMemo(
    () => ({
      overflows,
      canEdit,
      listWays,
      applyWay: (address, way) => {
        const { commitEdits, select } = latestRef.current;
        if (commitEdits(way.edits)) select([address]);
      },
    }),
    [overflows, canEdit, listWays, latestRef],
  );
}

const reuseOverflows = (
  previous: ReadonlyMap<Address, OverflowTarget>,
  next: ReadonlyMap<Address, OverflowTarget>,
): ReadonlyMap<Address, OverflowTarget> =>
  previous.size === next.size && [...next].every(([address, target]) => previous.get(address) === target)
    ? previous
    : next;

/** Returns where the words of an element go that have no room in its box; undefined if they all fit. */
export const useOverflowTarget = (address: Address): OverflowTarget | undefined =>
  useContext(OverflowContext)?.overflows.get(address);
