import { useId } from 'react';
import type { EventPack } from '../../../../shared/document/schema.ts';
import type { AllowedField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Chip } from '../../../components/chip.tsx';
import fieldCss from '../../../components/inputs/field.module.css';
import { useField, useFindingsBelowPointer } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useGames } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** Selects the allowed words of a vocabulary. All words are allowed if the pack lists none. */
export function AllowedRow({
  field: { pointer, label, vocabulary },
  eventPack,
}: {
  field: AllowedField;
  eventPack: EventPack;
}) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const labelId = useId();
  const { value, setValue: setField } = useField(pointer);
  const findings = useFindingsBelowPointer(pointer);
  const vocabularyWords = gameCatalog.getGame(eventPack).vocabularies[vocabulary] ?? [];
  const wordIds = vocabularyWords.map((word) => word.id);
  const allowedIds = Array.isArray(value) ? value.map(String) : wordIds;
  const unknownIds = allowedIds.filter((wordId) => !wordIds.includes(wordId));
  const toggle = (wordId: string) => {
    const changedIds = allowedIds.includes(wordId)
      ? allowedIds.filter((allowedId) => allowedId !== wordId)
      : [...allowedIds, wordId];
    const sortedIds = [
      ...wordIds.filter((candidateId) => changedIds.includes(candidateId)),
      ...changedIds.filter((candidateId) => !wordIds.includes(candidateId)),
    ];
    setField(sortedIds.length === wordIds.length && unknownIds.length === 0 ? undefined : sortedIds);
  };
  return (
    <FieldFrame
      pointer={pointer}
      findings={findings}
      hint={
        allowedIds.length === 0
          ? translate('events.allowedNone')
          : allowedIds.length === wordIds.length
            ? translate('events.allowedAll')
            : undefined
      }
      className={css.whole}
    >
      <span className={fieldCss.label} id={labelId}>
        {formatLateText(translate, label)}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div className={css.chips} role="group" aria-labelledby={labelId}>
        {vocabularyWords.map((word) => (
          <Chip key={word.id} isPressed={allowedIds.includes(word.id)} onPress={() => toggle(word.id)}>
            {formatLateText(translate, word.label)}
          </Chip>
        ))}
        {unknownIds.map((unknownId) => (
          <Chip key={unknownId} isPressed onPress={() => toggle(unknownId)}>
            {translate('fields.unknown', { word: shortenName(unknownId) })}
          </Chip>
        ))}
      </div>
    </FieldFrame>
  );
}
