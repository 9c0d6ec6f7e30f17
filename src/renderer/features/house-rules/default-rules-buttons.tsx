import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { Button } from '../../components/button.tsx';
import { HOUSE_RULES } from '../../strings/documents/house-rules.ts';
import { toast } from '../../toasts/toasts.ts';
import { defaultRules, keepDefaultRules } from './default-rules.ts';
import { allHouseRules, type OwnOptions } from './house-rule-edits.ts';

interface Props {
  game: Game;
  own: OwnOptions | undefined;
  edit(edits: readonly Edit[]): void;
}

/** From the user's own defaults to a document, and the other way. */
export function DefaultRulesButtons({ game, own, edit }: Props) {
  return (
    <>
      <Button onPress={() => edit(allHouseRules(defaultRules(game)))}>{HOUSE_RULES.takeDefaults}</Button>
      <Button
        onPress={() => {
          keepDefaultRules(game, own ?? {});
          toast(HOUSE_RULES.usedForNew);
        }}
      >
        {HOUSE_RULES.makeDefaults}
      </Button>
    </>
  );
}
