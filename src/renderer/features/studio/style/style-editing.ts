/** The state and actions that the sections of the style form share. */
import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import type { StyleFinding } from '../../../../shared/card/style/style-finding.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Game } from '../../../../shared/games/game.ts';

export interface StyleEditing {
  readonly style: CardStyle;
  readonly base: CardTemplate;
  /** The base with the style applied. */
  readonly template: CardTemplate;
  readonly problems: readonly StyleFinding[];
  readonly game: Game;
  /**
   * Changes a setting as one undo step; undefined resets it to the template's value.
   *
   * @param isTyping whether the user types or drags, so that changes in quick succession are merged into one step
   */
  changeSetting(settingPath: string, nextValue: unknown, isTyping?: boolean): void;
  commitEdits(edits: readonly Edit[], isTyping?: boolean): void;
}
