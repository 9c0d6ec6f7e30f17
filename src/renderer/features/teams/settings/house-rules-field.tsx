import { Scale } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChangedRules } from '../../house-rules/changed-rules.tsx';
import { DefaultRulesButtons } from '../../house-rules/default-rules-buttons.tsx';
import { createHouseRuleEdits } from '../../house-rules/house-rule-edits.ts';
import { HouseRulesDialog } from '../../house-rules/house-rules-dialog.tsx';
import { useTeam } from '../team-view.ts';
import css from './settings-section.module.css';

/** Shows the house rules in effect for the team that differ from the defaults, and a button that opens all of them. */
export function HouseRulesField() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, eventPack, editTeam } = useTeam();
  const headingId = useId();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const game = gameCatalog.getGame(team);
  const { options } = team;
  return (
    <section className={css.houseRules} aria-labelledby={headingId}>
      <div className={css.houseRulesHead}>
        <h2 id={headingId}>{translate('houseRules.title')}</h2>
        <Button icon={<Scale />} onPress={() => setDialogOpen(true)}>
          {translate('houseRules.edit')}
        </Button>
      </div>
      <ChangedRules game={game} houseRules={options} eventRules={eventPack?.options} />
      {isDialogOpen ? (
        <HouseRulesDialog
          title={translate('houseRules.ofTeam')}
          hint={eventPack === undefined ? translate('houseRules.hintTeam') : translate('houseRules.hintTeamAtEvent')}
          game={game}
          houseRules={options}
          eventRules={eventPack?.options}
          onChange={(key, value) => editTeam(createHouseRuleEdits(options, key, value))}
          onReset={() => editTeam([{ op: 'remove', path: '/options' }])}
          onClose={() => setDialogOpen(false)}
        >
          <DefaultRulesButtons game={game} houseRules={options} edit={editTeam} />
        </HouseRulesDialog>
      ) : null}
    </section>
  );
}
