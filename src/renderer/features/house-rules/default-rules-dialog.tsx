import { useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { readDefaultRules, saveDefaultRules } from './default-rules.ts';
import type { HouseRules } from './house-rule-edits.ts';
import { HouseRulesDialog } from './house-rules-dialog.tsx';

/** The dialog for the default house rules of new teams and encounters of a game. */
export function DefaultRulesDialog({ game, onClose }: { game: Game; onClose(): void }) {
  const translate = useTranslate();
  const [houseRules, setHouseRules] = useState(() => readDefaultRules(game));
  const saveRules = (newRules: HouseRules) => {
    saveDefaultRules(game, newRules);
    setHouseRules(newRules);
  };
  return (
    <HouseRulesDialog
      title={translate('houseRules.ofNew')}
      hint={translate('houseRules.hintNew')}
      game={game}
      houseRules={houseRules}
      onChange={(optionKey, value) => {
        const { [optionKey]: _removed, ...otherRules } = houseRules;
        saveRules(value === undefined ? otherRules : { ...otherRules, [optionKey]: value });
      }}
      onReset={() => saveRules({})}
      onClose={onClose}
    />
  );
}
