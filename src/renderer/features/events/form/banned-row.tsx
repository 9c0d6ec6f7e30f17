import { useMemo } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { BannedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Tags } from '../../../components/inputs/tags.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** Lists the banned characters by id, including characters that the library does not have. */
export function BannedRow({ field: { pointer: at, label, hint }, event }: { field: BannedField; event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { value, set, findings } = useField(at);
  const characters = useGameCharacters(gameCatalog.getGame(event));
  const ids = Array.isArray(value) ? value.map(String) : [];
  const names = useMemo(() => new Map(characters.map(({ id, name }) => [id, name || id])), [characters]);
  const choices = characters
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, name }) => ({ id, label: name || id, note: id }));
  const store = (next: readonly string[]) => set(next.length === 0 ? undefined : next);
  return (
    <FieldFrame path={at} findings={findings} hint={hint && formatLateText(translate, hint)} className={css.whole}>
      <Tags
        label={formatLateText(translate, label)}
        items={ids.map((id, index) => ({ id: `${index} ${id}`, label: names.get(id) ?? id, unknown: !names.has(id) }))}
        onRemove={(gone) => store(ids.filter((id, index) => !gone.has(`${index} ${id}`)))}
      >
        <Picker
          label={translate('events.addBanned')}
          placeholder={translate('events.addBanned')}
          choices={choices}
          onPick={(picked) => store([...ids, ...picked])}
        />
      </Tags>
    </FieldFrame>
  );
}
