import { useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { PlainKey } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type FactionChange, setFaction } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface FactionDialogProps {
  characters: readonly Character[];
  onClose(): void;
}

const FACTION_OPTIONS: readonly { id: FactionChange; label: PlainKey }[] = [
  { id: 'first', label: 'bulk.factionFirst' },
  { id: 'only', label: 'bulk.factionOnly' },
  { id: 'out', label: 'bulk.factionOut' },
];

/** Adds several characters to a faction, or removes them from it. */
export function FactionDialog({ characters, onClose }: FactionDialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const factions = useDocuments('factions');
  const factionChoices = useMemo(() => factions.map(({ id, name }) => ({ id, label: name })), [factions]);
  const [chosenFactionId, setChosenFactionId] = useState<string>();
  const [factionChange, setFactionChange] = useState<FactionChange>('first');
  return (
    <DialogFrame
      title={translate('bulk.factionOf', { count: characters.length })}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosenFactionId === undefined) return;
          attempt(setFaction(translate, library, characters, chosenFactionId, factionChange));
          onClose();
        }}
      >
        {factionChoices.length === 0 ? <p className={css.hint}>{translate('bulk.noFactions')}</p> : null}
        <Select
          label={translate('bulk.faction')}
          value={chosenFactionId}
          choices={factionChoices}
          onChange={setChosenFactionId}
          autoFocus
        />
        <SegmentedControl
          label={translate('bulk.factionWay')}
          value={factionChange}
          segments={translateLabels(translate, FACTION_OPTIONS)}
          onChange={setFactionChange}
        />
        <p className={css.hint}>{translate(`bulk.factionHint.${factionChange}`)}</p>
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={chosenFactionId === undefined}>
            {translate('bulk.apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
