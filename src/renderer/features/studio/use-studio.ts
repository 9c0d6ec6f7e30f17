/** What the parts of the studio share: the template as it is shown, what is chosen, and how it is changed. */

import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { problemMessage } from '../../../shared/card/template/check/problem-messages.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { tryEdits } from '../../../shared/studio/try-edits.ts';
import { type Address, elementsAt, type Side, type StudioView } from '../../../shared/studio/view.ts';
import { useLatest, useStable } from '../../platform/use-latest.ts';
import { useGames } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';

export interface Studio {
  readonly game: Game;
  readonly template: CardTemplate;
  readonly studioView: StudioView;
  readonly side: Side;
  /** In painting order; only what is there. */
  readonly selection: readonly Address[];
  /** False for a template that comes with Rollcall. */
  readonly canEdit: boolean;
  setSide(side: Side): void;
  setSize(size: string | undefined): void;
  select(addresses: readonly Address[]): void;
  /** Chooses an element, wherever it is. */
  show(side: Side, address: Address): void;
  /**
   * Changes the template as one step of undo, unless it could not be read afterwards: then it is told why.
   * @param typed whether it is typed into one field, so that quick changes are one step
   */
  run(edits: readonly Edit[], typed?: boolean): boolean;
  /** Told to those who cannot see it. */
  say(text: string): void;
}

/**
 * For forms, which take longer to draw than the frame on the card: what is chosen now follows as soon as there is time. A
 * template that has changed never waits, since addresses may be those of other elements.
 */
export function useSettled(studio: Studio): Studio {
  const settled = useDeferredValue(studio);
  return settled.studioView === studio.studioView && settled.game === studio.game ? settled : studio;
}

const NOTHING: readonly Address[] = [];

const isSameList = (a: readonly Address[], b: readonly Address[]): boolean =>
  a.length === b.length && a.every((address, n) => address === b[n]);

/** @param announcerRef where that is written which is told to those who cannot see it */
export function useStudioState(
  template: CardTemplate,
  game: Game,
  editor: Editor | undefined,
  announcerRef?: RefObject<HTMLElement | null>,
): Studio {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const [side, setSide] = useState<Side>('front');
  const [size, setSize] = useState<string>();
  const [chosen, select] = useState(NOTHING);
  const known = size !== undefined && template.sizes?.[size] !== undefined ? size : undefined;
  const studioView = useMemo(() => ({ template, size: known }), [template, known]);
  const shownSide = side === 'more' && template.more === undefined ? 'back' : side;
  const addresses = useMemo(
    () => elementsAt(studioView, chosen).flatMap((one) => (one.side === shownSide ? [one.address] : [])),
    [studioView, chosen, shownSide],
  );
  const selection = useStable<readonly Address[]>(addresses, isSameList);
  const latestRef = useLatest({ editor, template });
  // The same functions for as long as the studio is open: forms and rows of the tree need not be drawn again for them.
  const actions = useMemo(() => {
    const say = (text: string): void => {
      if (announcerRef?.current) announcerRef.current.textContent = text;
    };
    const run = (edits: readonly Edit[], typed = false): boolean => {
      const { editor: now, template: before } = latestRef.current;
      if (now === undefined || edits.length === 0) return false;
      const tried = tryEdits(gameCatalog, before, edits);
      if (!tried.ok) {
        const [first] = tried.problems;
        const reason = first === undefined ? '' : problemMessage(translate, first);
        toast(translate('studio.refused', { reason }));
        say(translate('studio.refused', { reason }));
        return false;
      }
      if (typed) now.edit(edits);
      else now.step(edits);
      return true;
    };
    return {
      say,
      run,
      show: (next: Side, address: Address) => {
        setSide(next);
        select([address]);
      },
      setSide: (next: Side) => {
        setSide(next);
        select(NOTHING);
      },
      setSize: (next: string | undefined) => {
        setSize(next);
        select(NOTHING);
      },
    };
  }, [gameCatalog, announcerRef, latestRef, translate]);
  const canEdit = editor !== undefined;
  return useMemo(
    () => ({ game, template, studioView, side: shownSide, selection, canEdit, select, ...actions }),
    [game, template, studioView, shownSide, selection, canEdit, actions],
  );
}
