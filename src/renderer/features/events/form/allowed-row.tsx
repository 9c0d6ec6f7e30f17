import { useId } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { AllowedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Chip } from '../../../components/chip.tsx';
import field from '../../../components/inputs/field.module.css';
import { useField, useFindingsBelow } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** Selects the allowed words of a vocabulary. All words are allowed if the pack lists none. */
export function AllowedRow({
  field: { pointer: at, label, vocabulary: of },
  event,
}: {
  field: AllowedField;
  event: EventPack;
}) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const id = useId();
  const { value, set } = useField(at);
  const findings = useFindingsBelow(at);
  const words = gameCatalog.getGame(event).vocabularies[of] ?? [];
  const all = words.map((word) => word.id);
  const allowed = Array.isArray(value) ? value.map(String) : all;
  const strange = allowed.filter((word) => !all.includes(word));
  const toggle = (word: string) => {
    const next = allowed.includes(word) ? allowed.filter((one) => one !== word) : [...allowed, word];
    const sorted = [...all.filter((one) => next.includes(one)), ...next.filter((one) => !all.includes(one))];
    set(sorted.length === all.length && strange.length === 0 ? undefined : sorted);
  };
  return (
    <FieldFrame
      path={at}
      findings={findings}
      hint={
        allowed.length === 0
          ? translate('events.allowedNone')
          : allowed.length === all.length
            ? translate('events.allowedAll')
            : undefined
      }
      className={css.whole}
    >
      <span className={field.label} id={id}>
        {formatLateText(translate, label)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div className={css.chips} role="group" aria-labelledby={id}>
        {words.map((word) => (
          <Chip key={word.id} pressed={allowed.includes(word.id)} onPress={() => toggle(word.id)}>
            {formatLateText(translate, word.label)}
          </Chip>
        ))}
        {strange.map((word) => (
          <Chip key={word} pressed onPress={() => toggle(word)}>
            {translate('fields.unknown', { word: shortenName(word) })}
          </Chip>
        ))}
      </div>
    </FieldFrame>
  );
}
