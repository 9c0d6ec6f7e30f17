import { useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { defaultRules, keepDefaultRules } from './default-rules.ts';
import type { OwnOptions } from './house-rule-edits.ts';
import { HouseRulesDialog } from './house-rules-dialog.tsx';

/** The dialog for the default house rules of new teams and encounters of a game. */
export function DefaultRulesDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const translate = useTranslate();
  const [own, setOwn] = useState(() => defaultRules(game));
  const keep = (next: OwnOptions) => {
    keepDefaultRules(game, next);
    setOwn(next);
  };
  return (
    <HouseRulesDialog
      title={translate('houseRules.ofNew')}
      hint={translate('houseRules.hintNew')}
      game={game}
      own={own}
      onChange={(key, value) => {
        const { [key]: _before, ...others } = own;
        keep(value === undefined ? others : { ...others, [key]: value });
      }}
      onReset={() => keep({})}
      onClose={onClose}
    />
  );
}
