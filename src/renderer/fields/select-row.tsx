import { type ReactNode, useCallback } from 'react';
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import type { Choice } from '../components/inputs/choice.ts';
import { Segmented } from '../components/inputs/segmented.tsx';
import { Select } from '../components/inputs/select.tsx';
import { useEdits, useField } from './document-port.ts';
import { FieldFrame } from './field.tsx';

interface Props {
  path: string;
  label: string;
  bare?: boolean;
  choices: readonly Choice[];
  hint?: ReactNode;
  /** Shown as selected while the document has no value. */
  fallback?: string | undefined;
  className?: string | undefined;
  /** Converts the picked id to the value for the document. It must be the same function in every render. */
  store?: ((id: string) => unknown) | undefined;
  /** Returns further edits for the same undo step. It must be the same function in every render. */
  alsoEdit?: ((id: string) => readonly Edit[]) | undefined;
}

/** A drop-down list for one vocabulary. */
export function SelectRow(props: Props) {
  const { path, label, bare, choices, hint, fallback, className, store, alsoEdit } = props;
  const { edit } = useEdits();
  const field = useField(path);
  const value = field.value === undefined ? fallback : String(field.value);
  const pick = useCallback(
    (id: string) => edit([setOrRemove(path, store === undefined ? id : store(id)), ...(alsoEdit?.(id) ?? [])]),
    [edit, path, store, alsoEdit],
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
  /** Shown as selected while the document has no value. */
  fallback?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** A row of buttons for a short vocabulary, all visible. */
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
