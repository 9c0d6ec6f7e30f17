import { useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { PlainKey } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type FactionWay, setFaction } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface FactionDialogProps {
  characters: readonly Character[];
  onClose(): void;
}

const WAYS: readonly { id: FactionWay; label: PlainKey }[] = [
  { id: 'first', label: 'bulk.factionFirst' },
  { id: 'only', label: 'bulk.factionOnly' },
  { id: 'out', label: 'bulk.factionOut' },
];

/** Adds several characters to a faction, or removes them from it. */
export function FactionDialog({ characters, onClose }: FactionDialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const factions = useDocuments('factions');
  const choices = useMemo(() => factions.map(({ id, name }) => ({ id, label: name })), [factions]);
  const [faction, setChosen] = useState<string>();
  const [way, setWay] = useState<FactionWay>('first');
  return (
    <DialogFrame
      title={translate('bulk.factionOf', { count: characters.length })}
      modal={css.modal}
      dialog={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (faction === undefined) return;
          attempt(setFaction(translate, library, characters, faction, way));
          onClose();
        }}
      >
        {choices.length === 0 ? <p className={css.hint}>{translate('bulk.noFactions')}</p> : null}
        <Select label={translate('bulk.faction')} value={faction} choices={choices} onChange={setChosen} autoFocus />
        <Segmented
          label={translate('bulk.factionWay')}
          value={way}
          segments={translateLabels(translate, WAYS)}
          onChange={setWay}
        />
        <p className={css.hint}>{translate(`bulk.factionHint.${way}`)}</p>
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={faction === undefined}>
            {translate('bulk.apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
