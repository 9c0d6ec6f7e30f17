import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { readDefaultRules, saveDefaultRules } from './default-rules.ts';
import { createHouseRulesReplacement, type HouseRules } from './house-rule-edits.ts';

interface Props {
  game: Game;
  houseRules: HouseRules | undefined;
  edit(edits: readonly Edit[]): void;
}

/** Buttons that copy the user's default house rules to a document, or save the rules of the document as the user's defaults. */
export function DefaultRulesButtons({ game, houseRules, edit }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Button onPress={() => edit(createHouseRulesReplacement(readDefaultRules(game)))}>
        {translate('houseRules.takeDefaults')}
      </Button>
      <Button
        onPress={() => {
          saveDefaultRules(game, houseRules ?? {});
          toast(translate('houseRules.usedForNew'));
        }}
      >
        {translate('houseRules.makeDefaults')}
      </Button>
    </>
  );
}
