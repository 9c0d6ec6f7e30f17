import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { ChangedRules } from '../../house-rules/changed-rules.tsx';
import { createHouseRuleEdits } from '../../house-rules/house-rule-edits.ts';
import { HouseRulesDialog } from '../../house-rules/house-rules-dialog.tsx';

/** Shows the house rules that an event changes, and a button that opens all of them. */
export function PackHouseRules({ eventPack }: { eventPack: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const [isOpen, setOpen] = useState(false);
  const { edit } = useDocumentEdits();
  const { options } = eventPack;
  return (
    <Section
      title={translate('houseRules.title')}
      headerContent={
        <Button icon={<Scale />} onPress={() => setOpen(true)}>
          {translate('houseRules.edit')}
        </Button>
      }
    >
      <ChangedRules game={gameCatalog.getGame(eventPack)} houseRules={options} />
      {isOpen ? (
        <HouseRulesDialog
          title={translate('houseRules.ofEvent')}
          hint={translate('houseRules.hintEvent')}
          game={gameCatalog.getGame(eventPack)}
          houseRules={options}
          onChange={(ruleKey, ruleValue) => edit(createHouseRuleEdits(options, ruleKey, ruleValue))}
          onReset={() => edit([{ op: 'remove', path: '/options' }])}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Section>
  );
}
