import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { Button } from '../../../components/button.tsx';
import text from '../../../components/text.module.css';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Section } from '../../documents/form/section.tsx';
import { ChangedRules } from '../../house-rules/changed-rules.tsx';
import { DefaultRulesButtons } from '../../house-rules/default-rules-buttons.tsx';
import { createHouseRuleEdits } from '../../house-rules/house-rule-edits.ts';
import { HouseRulesDialog } from '../../house-rules/house-rules-dialog.tsx';

/** The house rules of the encounter. They can be changed until the first event, because all events are judged by the same rules. */
export function EncounterHouseRules({ encounter }: { encounter: Encounter }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const [isOpen, setOpen] = useState(false);
  const { edit } = useDocumentEdits();
  const game = gameCatalog.getGame(encounter);
  const { options } = encounter;
  const canChange = encounter.log.length === 0;
  return (
    <Section
      title={translate('houseRules.title')}
      headerContent={
        canChange ? (
          <Button icon={<Scale />} onPress={() => setOpen(true)}>
            {translate('houseRules.edit')}
          </Button>
        ) : undefined
      }
    >
      <ChangedRules game={game} houseRules={options} />
      {canChange ? null : <p className={text.quiet}>{translate('houseRules.begun')}</p>}
      {isOpen && canChange ? (
        <HouseRulesDialog
          title={translate('houseRules.ofGame')}
          hint={translate('houseRules.hintGame')}
          game={game}
          houseRules={options}
          onChange={(key, value) => edit(createHouseRuleEdits(options, key, value))}
          onReset={() => edit([{ op: 'remove', path: '/options' }])}
          onClose={() => setOpen(false)}
        >
          <DefaultRulesButtons game={game} houseRules={options} edit={edit} />
        </HouseRulesDialog>
      ) : null}
    </Section>
  );
}
