/** What the parts of the form of a style share. */
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import type { StyleProblem } from '../../../../shared/card/style/style-problem.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Game } from '../../../../shared/games/game.ts';

export interface StyleEditing {
  readonly style: CardStyle;
  readonly base: CardTemplate;
  /** What the style makes of its base. */
  readonly template: CardTemplate;
  readonly problems: readonly StyleProblem[];
  readonly game: Game;
  /**
   * Changes a setting as one step of undo; without a value it is as in the template again.
   * @param typed whether it is dragged or typed, so that quick changes are one step
   */
  set(path: string, value: unknown, typed?: boolean): void;
  run(edits: readonly Edit[], typed?: boolean): void;
}
