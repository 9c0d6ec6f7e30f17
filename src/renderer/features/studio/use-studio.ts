/** What the parts of the studio share: the template as it is shown, what is chosen, and how it is changed. */
import { useCallback, useMemo, useState } from 'react';
import { problemMessage } from '../../../shared/card/template/check/problem-messages.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { tryEdits } from '../../../shared/studio/try-edits.ts';
import { type Address, elementsAt, type Side, type StudioView } from '../../../shared/studio/view.ts';
import { toast } from '../../app/toasts/toasts.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { STUDIO } from '../../strings/studio.ts';

export interface Studio {
  readonly game: Game;
  readonly template: CardTemplate;
  readonly view: StudioView;
  readonly side: Side;
  /** In painting order; only what is there. */
  readonly selection: readonly Address[];
  /** False for a template that comes with Rollcall. */
  readonly canEdit: boolean;
  setSide(side: Side): void;
  setSize(size: string | undefined): void;
  select(addresses: readonly Address[]): void;
  /**
   * Changes the template as one step of undo, unless it could not be read afterwards: then it is told why.
   * @param typed whether it is typed into one field, so that quick changes are one step
   */
  run(edits: readonly Edit[], typed?: boolean): boolean;
  /** Told to those who cannot see it. */
  say(text: string): void;
  readonly said: string;
}

const NOTHING: readonly Address[] = [];

export function useStudioState(template: CardTemplate, game: Game, editor: Editor | undefined): Studio {
  const [side, setSide] = useState<Side>('front');
  const [size, setSize] = useState<string>();
  const [chosen, select] = useState(NOTHING);
  const [said, say] = useState('');
  const known = size !== undefined && template.sizes?.[size] !== undefined ? size : undefined;
  const view = useMemo(() => ({ template, size: known }), [template, known]);
  const shownSide = side === 'more' && template.more === undefined ? 'back' : side;
  const selection = useMemo(() => {
    const there = elementsAt(view, chosen).filter((one) => one.side === shownSide);
    return there.length === 0 ? NOTHING : there.map(({ address }) => address);
  }, [view, chosen, shownSide]);
  const run = useCallback(
    (edits: readonly Edit[], typed = false) => {
      if (editor === undefined || edits.length === 0) return false;
      const tried = tryEdits(template, edits);
      if (!tried.ok) {
        const [first] = tried.problems;
        const reason = first === undefined ? '' : problemMessage(first);
        toast(STUDIO.refused(reason));
        say(STUDIO.refused(reason));
        return false;
      }
      if (typed) editor.edit(edits);
      else editor.step(edits);
      return true;
    },
    [editor, template],
  );
  return useMemo(
    () => ({
      game,
      template,
      view,
      side: shownSide,
      selection,
      canEdit: editor !== undefined,
      setSide: (next) => {
        setSide(next);
        select(NOTHING);
      },
      setSize: (next) => {
        setSize(next);
        select(NOTHING);
      },
      select,
      run,
      say,
      said,
    }),
    [game, template, view, shownSide, selection, editor, run, said],
  );
}
