import { type ReactNode, useCallback } from 'react';
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import type { Choice } from '../components/inputs/choice.ts';
import { Segmented } from '../components/inputs/segmented.tsx';
import { Select } from '../components/inputs/select.tsx';
import { useField, usePort } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  bare?: boolean;
  choices: readonly Choice[];
  hint?: ReactNode;
  /** Shown as taken when the document says nothing. */
  fallback?: string | undefined;
  className?: string | undefined;
  /** Turns the picked id into what the document holds. The same function in every render. */
  store?: ((id: string) => unknown) | undefined;
  /** What changes together with it. The same function in every render. */
  along?: ((id: string) => readonly Edit[]) | undefined;
}

/** One word of a vocabulary, in a list that opens. */
export function SelectRow(props: Props) {
  const { path, label, bare, choices, hint, fallback, className, store, along } = props;
  const { edit } = usePort();
  const field = useField(path);
  const value = field.value === undefined ? fallback : String(field.value);
  const pick = useCallback(
    (id: string) => edit([setOrRemove(path, store === undefined ? id : store(id)), ...(along?.(id) ?? [])]),
    [edit, path, store, along],
  );
  return (
    <FieldFrame path={path} findings={field.findings} hint={hint} className={className}>
      <Select label={label} bare={bare === true} value={value} choices={choices} mark={field.mark} onChange={pick} />
    </FieldFrame>
  );
}

interface SegmentedProps {
  path: string;
  label: string;
  bare?: boolean;
  segments: readonly { id: string; label: string; icon?: ReactNode }[];
  /** Shown as taken when the document says nothing. */
  fallback?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** One word of a short vocabulary, all words in sight. */
export function SegmentedRow({ path, label, bare, segments, fallback, hint, className }: SegmentedProps) {
  const field = useField(path);
  return (
    <FieldFrame path={path} findings={field.findings} hint={hint} className={className}>
      <Segmented
        label={label}
        bare={bare === true}
        value={typeof field.value === 'string' ? field.value : fallback}
        segments={segments}
        mark={field.mark}
        onChange={field.set}
      />
    </FieldFrame>
  );
}
