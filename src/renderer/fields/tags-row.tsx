import { memo } from 'react';
import type { Choice } from '../components/inputs/choice.ts';
import { Picker } from '../components/inputs/picker.tsx';
import { Tags } from '../components/inputs/tags.tsx';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { useField, useFindingsBelow } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface TagsFieldProps {
  label: string;
  bare?: boolean | undefined;
  /** Must be the same array in every render, since memoized parts depend on it. */
  choices: readonly Choice[];
  /** Whether an empty list removes the key. */
  optional?: boolean | undefined;
}

interface Props extends TagsFieldProps {
  path: string;
  hint?: string | undefined;
  className?: string | undefined;
}

/** A field for several words of a vocabulary, in the order they were picked. */
export function TagsRow({ path, hint, className, ...control }: Props) {
  const { value, set } = useField(path);
  return (
    <FieldFrame path={path} findings={useFindingsBelow(path)} hint={hint} className={className}>
      <TagsControl {...control} value={value} set={set} />
    </FieldFrame>
  );
}

interface ControlProps extends TagsFieldProps {
  value: unknown;
  set(value: unknown): void;
}

const TagsControl = memo(function TagsControl({ label, bare, choices, optional, value, set }: ControlProps) {
  const translate = useTranslate();
  const words = Array.isArray(value) ? value.map(String) : [];
  const store = (next: string[]) => set(optional === true && next.length === 0 ? undefined : next);
  const items = words.map((word, index) => {
    const known = choices.find((c) => c.id === word);
    return {
      id: `${index} ${word}`,
      label: known?.label ?? translate('fields.unknown', { word: shortenName(word) }),
      unknown: known === undefined,
    };
  });
  return (
    <Tags
      label={label}
      bare={bare === true}
      items={items}
      onRemove={(ids) => store(words.filter((word, index) => !ids.has(`${index} ${word}`)))}
    >
      <Picker
        label={translate('fields.addTo', { label })}
        placeholder={translate('fields.add')}
        choices={choices.filter((c) => !words.includes(c.id))}
        taken={items.map((item) => item.label)}
        onPick={(ids) => store([...words, ...ids])}
      />
    </Tags>
  );
});
