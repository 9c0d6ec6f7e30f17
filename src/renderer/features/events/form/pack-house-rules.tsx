import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { ChangedRules } from '../../house-rules/changed-rules.tsx';
import { houseRuleEdits } from '../../house-rules/house-rule-edits.ts';
import { HouseRulesDialog } from '../../house-rules/house-rules-dialog.tsx';

/** Shows the house rules that an event changes, and a button that opens all of them. */
export function PackHouseRules({ event }: { event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const [isOpen, setOpen] = useState(false);
  const { edit } = useEdits();
  const { options } = event;
  return (
    <Section
      title={translate('houseRules.title')}
      aside={
        <Button icon={<Scale />} onPress={() => setOpen(true)}>
          {translate('houseRules.edit')}
        </Button>
      }
    >
      <ChangedRules game={gameCatalog.getGame(event)} own={options} />
      {isOpen ? (
        <HouseRulesDialog
          title={translate('houseRules.ofEvent')}
          hint={translate('houseRules.hintEvent')}
          game={gameCatalog.getGame(event)}
          own={options}
          onChange={(key, value) => edit(houseRuleEdits(options, key, value))}
          onReset={() => edit([{ op: 'remove', path: '/options' }])}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Section>
  );
}
