/** Holds the state that all parts of the studio share: the template, the selection, and the actions that change them. */

import { type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { formatTemplateFinding } from '../../../shared/card/template/check/finding-messages.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { tryEdits } from '../../../shared/studio/try-edits.ts';
import { type Address, findElements, type Side, type StudioView } from '../../../shared/studio/view.ts';
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
  /** Addresses in painting order; only those of existing elements. */
  readonly selection: readonly Address[];
  /** Whether the template can be edited; false for built-in templates. */
  readonly canEdit: boolean;
  setSide(side: Side): void;
  setSize(size: string | undefined): void;
  select(addresses: readonly Address[]): void;
  /** Selects an element on any side. */
  showElement(side: Side, address: Address): void;
  /**
   * Changes the template as one undo step. If the changed template would be invalid, tells the user why and returns false.
   *
   * @param isTyping whether the user types into one field, so that changes in quick succession are merged into one step
   */
  commitEdits(edits: readonly Edit[], isTyping?: boolean): boolean;
  /** Announces a message to screen readers. */
  announce(message: string): void;
}

/**
 * Returns the studio with a deferred selection, for forms, which take longer to render than the selection frame on the card. A changed
 * template is never deferred: in another template, the selected addresses may belong to other elements.
 */
export function useDeferredStudio(studio: Studio): Studio {
  const deferredStudio = useDeferredValue(studio);
  return deferredStudio.studioView === studio.studioView && deferredStudio.game === studio.game
    ? deferredStudio
    : studio;
}

const NO_ADDRESSES: readonly Address[] = [];

const isSameList = (previousAddresses: readonly Address[], nextAddresses: readonly Address[]): boolean =>
  previousAddresses.length === nextAddresses.length &&
  previousAddresses.every((address, index) => address === nextAddresses[index]);

/**
 * Returns the studio of a template. A side, a size or elements that the template no longer has are not shown or selected.
 *
 * @param editor the editor of the template; undefined if the template can't be edited
 * @param announcerRef the live region for screen readers
 */
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
  const [selectedAddresses, select] = useState(NO_ADDRESSES);
  const knownSize = size !== undefined && template.sizes?.[size] !== undefined ? size : undefined;
  const studioView = useMemo(() => ({ template, size: knownSize }), [template, knownSize]);
  const shownSide = side === 'more' && template.more === undefined ? 'back' : side;
  const addresses = useMemo(
    () =>
      findElements(studioView, selectedAddresses).flatMap((location) =>
        location.side === shownSide ? [location.address] : [],
      ),
    [studioView, selectedAddresses, shownSide],
  );
  const selection = useStable<readonly Address[]>(addresses, isSameList);
  const latestRef = useLatest({ editor, template });
  // Stable functions, so that forms and tree rows are not rendered again.
  const actions = useMemo(() => {
    const announce = (message: string): void => {
      if (announcerRef?.current) announcerRef.current.textContent = message;
    };
    const commitEdits = (edits: readonly Edit[], isTyping = false): boolean => {
      const { editor: currentEditor, template: currentTemplate } = latestRef.current;
      if (currentEditor === undefined || edits.length === 0) return false;
      const attemptedEdits = tryEdits(gameCatalog, currentTemplate, edits);
      if (!attemptedEdits.ok) {
        const [firstFinding] = attemptedEdits.problems;
        const reason = firstFinding === undefined ? '' : formatTemplateFinding(translate, firstFinding);
        toast(translate('studio.refused', { reason }));
        announce(translate('studio.refused', { reason }));
        return false;
      }
      if (isTyping) currentEditor.edit(edits);
      else currentEditor.step(edits);
      return true;
    };
    return {
      announce,
      commitEdits,
      showElement: (nextSide: Side, address: Address) => {
        setSide(nextSide);
        select([address]);
      },
      setSide: (nextSide: Side) => {
        setSide(nextSide);
        select(NO_ADDRESSES);
      },
      setSize: (nextSize: string | undefined) => {
        setSize(nextSize);
        select(NO_ADDRESSES);
      },
    };
  }, [gameCatalog, announcerRef, latestRef, translate]);
  const canEdit = editor !== undefined;
  return useMemo(
    () => ({ game, template, studioView, side: shownSide, selection, canEdit, select, ...actions }),
    [game, template, studioView, shownSide, selection, canEdit, actions],
  );
}
