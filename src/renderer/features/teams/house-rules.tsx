import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Section } from '../documents/form/section.tsx';
import { ChangedRules } from '../house-rules/changed-rules.tsx';
import { DefaultRulesButtons } from '../house-rules/default-rules-buttons.tsx';
import { houseRuleEdits } from '../house-rules/house-rule-edits.ts';
import { HouseRulesDialog } from '../house-rules/house-rules-dialog.tsx';
import { useTeam } from './team-view.ts';

/** Shows the house rules in effect for the team that differ from the defaults, and a button that opens all of them. */
export function HouseRules() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, event, edit } = useTeam();
  const [isOpen, setOpen] = useState(false);
  const game = gameCatalog.getGame(team);
  const { options } = team;
  return (
    <Section
      title={translate('houseRules.title')}
      aside={
        <Button icon={<Scale />} onPress={() => setOpen(true)}>
          {translate('houseRules.edit')}
        </Button>
      }
    >
      <ChangedRules game={game} own={options} over={event?.options} />
      {isOpen ? (
        <HouseRulesDialog
          title={translate('houseRules.ofTeam')}
          hint={event === undefined ? translate('houseRules.hintTeam') : translate('houseRules.hintTeamAtEvent')}
          game={game}
          own={options}
          over={event?.options}
          onChange={(key, value) => edit(houseRuleEdits(options, key, value))}
          onReset={() => edit([{ op: 'remove', path: '/options' }])}
          onClose={() => setOpen(false)}
        >
          <DefaultRulesButtons game={game} own={options} edit={edit} />
        </HouseRulesDialog>
      ) : null}
    </Section>
  );
}
