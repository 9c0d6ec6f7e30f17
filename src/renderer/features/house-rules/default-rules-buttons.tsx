import type { Edit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { Button } from '../../components/button.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { defaultRules, keepDefaultRules } from './default-rules.ts';
import { allHouseRules, type OwnOptions } from './house-rule-edits.ts';

interface Props {
  game: Game;
  own: OwnOptions | undefined;
  edit(edits: readonly Edit[]): void;
}

/** Buttons that copy the user's default house rules to a document, or save those of the document as defaults. */
export function DefaultRulesButtons({ game, own, edit }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Button onPress={() => edit(allHouseRules(defaultRules(game)))}>{translate('houseRules.takeDefaults')}</Button>
      <Button
        onPress={() => {
          keepDefaultRules(game, own ?? {});
          toast(translate('houseRules.usedForNew'));
        }}
      >
        {translate('houseRules.makeDefaults')}
      </Button>
    </>
  );
}
