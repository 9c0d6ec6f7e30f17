import { useMemo } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { BannedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Tags } from '../../../components/inputs/tags.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** Lists the banned characters by id, including characters that the library does not have. */
export function BannedRow({
  field: { pointer, label, hint },
  eventPack,
}: {
  field: BannedField;
  eventPack: EventPack;
}) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { value, setValue: setField, findings } = useField(pointer);
  const characters = useGameCharacters(gameCatalog.getGame(eventPack));
  const bannedIds = Array.isArray(value) ? value.map(String) : [];
  const nameById = useMemo(() => new Map(characters.map(({ id, name }) => [id, name || id])), [characters]);
  const choices = characters
    .filter(({ id }) => !bannedIds.includes(id))
    .map(({ id, name }) => ({
      id,
      label: name || id,
      note: id,
    }));
  const saveIds = (changedIds: readonly string[]) => setField(changedIds.length === 0 ? undefined : changedIds);
  return (
    <FieldFrame
      pointer={pointer}
      findings={findings}
      hint={hint && formatLateText(translate, hint)}
      className={css.whole}
    >
      <Tags
        label={formatLateText(translate, label)}
        // A document may list an id twice, so the index is part of the key.
        items={bannedIds.map((bannedId, index) => ({
          id: `${index} ${bannedId}`,
          label: nameById.get(bannedId) ?? bannedId,
          isUnknown: !nameById.has(bannedId),
        }))}
        onRemove={(removedKeys) =>
          saveIds(bannedIds.filter((bannedId, index) => !removedKeys.has(`${index} ${bannedId}`)))
        }
      >
        <Picker
          label={translate('events.addBanned')}
          placeholder={translate('events.addBanned')}
          choices={choices}
          onPick={(pickedIds) => saveIds([...bannedIds, ...pickedIds])}
        />
      </Tags>
    </FieldFrame>
  );
}
