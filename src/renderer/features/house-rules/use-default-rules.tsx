import { Scale } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import screenCss from '../../components/screen.module.css';
import { Tooltip } from '../../components/tooltip.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { DefaultRulesDialog } from './default-rules-dialog.tsx';

/** Returns the button for the default house rules of a game, and the dialog that the button opens. Also registers a command. */
export function useDefaultRules(game: Game): { button: ReactNode; dialog: ReactNode } {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const commands = useMemo<Command[]>(
    () => [{ id: 'default-rules', label: translate('houseRules.command'), run: () => setOpen(true) }],
    [translate],
  );
  useCommands(commands);
  return {
    button: (
      <Tooltip text={translate('houseRules.command')}>
        <Button icon={<Scale />} aria-label={translate('houseRules.command')} onPress={() => setOpen(true)}>
          <span className={screenCss.wide}>{translate('houseRules.short')}</span>
        </Button>
      </Tooltip>
    ),
    dialog: isOpen ? <DefaultRulesDialog game={game} onClose={() => setOpen(false)} /> : null,
  };
}
