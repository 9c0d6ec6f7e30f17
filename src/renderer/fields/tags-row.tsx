import type { Choice } from '../components/choice.ts';
import { Picker } from '../components/picker.tsx';
import { Tags } from '../components/tags.tsx';
import { FIELDS } from '../strings/fields.ts';
import { findingsBelow, useField, usePort } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  bare?: boolean;
  choices: readonly Choice[];
  hint?: string;
  className?: string | undefined;
  /** An empty list takes the key away. */
  optional?: boolean;
}

/** Several words of a vocabulary, in the order they were picked. */
export function TagsRow({ path, label, bare, choices, hint, className, optional }: Props) {
  const field = useField(path);
  const { findings } = usePort();
  const words = Array.isArray(field.value) ? field.value.map(String) : [];
  const store = (next: string[]) => field.set(optional === true && next.length === 0 ? undefined : next);
  const items = words.map((word, i) => {
    const known = choices.find((c) => c.id === word);
    return { id: `${i} ${word}`, label: known?.label ?? FIELDS.unknown(word), unknown: known === undefined };
  });
  return (
    <FieldFrame path={path} findings={findingsBelow(findings, path)} hint={hint} className={className}>
      <Tags
        label={label}
        bare={bare === true}
        items={items}
        onRemove={(ids) => store(words.filter((word, i) => !ids.has(`${i} ${word}`)))}
      >
        <Picker
          label={FIELDS.addTo(label)}
          placeholder={FIELDS.add}
          choices={choices.filter((c) => !words.includes(c.id))}
          onPick={(id) => store([...words, id])}
        />
      </Tags>
    </FieldFrame>
  );
}
