import { useMemo, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { BULK } from '../../../strings/documents/bulk.ts';
import { SHELL } from '../../../strings/shell.ts';
import { type FactionWay, setFaction } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface FactionDialogProps {
  characters: readonly Character[];
  onClose(): void;
}

const WAYS: readonly { id: FactionWay; label: string }[] = [
  { id: 'first', label: BULK.factionFirst },
  { id: 'only', label: BULK.factionOnly },
  { id: 'out', label: BULK.factionOut },
];

/** Puts several characters into a faction, or takes them out of it. */
export function FactionDialog({ characters, onClose }: FactionDialogProps) {
  const library = useLibrary();
  const factions = useDocuments('factions');
  const choices = useMemo(() => factions.map(({ id, name }) => ({ id, label: name })), [factions]);
  const [faction, setChosen] = useState<string>();
  const [way, setWay] = useState<FactionWay>('first');
  return (
    <DialogFrame title={BULK.factionOf(characters.length)} modal={css.modal} dialog={css.dialog} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (faction === undefined) return;
          attempt(setFaction(library, characters, faction, way));
          onClose();
        }}
      >
        {choices.length === 0 ? <p className={css.hint}>{BULK.noFactions}</p> : null}
        <Select label={BULK.faction} value={faction} choices={choices} onChange={setChosen} autoFocus />
        <Segmented label={BULK.factionWay} value={way} segments={WAYS} onChange={setWay} />
        <p className={css.hint}>{BULK.factionHint[way]}</p>
        <div className={css.foot}>
          <Button onPress={onClose}>{SHELL.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={faction === undefined}>
            {BULK.apply}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
