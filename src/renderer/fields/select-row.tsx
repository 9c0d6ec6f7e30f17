import { type ReactNode, useCallback } from 'react';
import { type Edit, setOrRemove } from '../../shared/document/edit.ts';
import type { Choice } from '../components/inputs/choice.ts';
import { SegmentedControl } from '../components/inputs/segmented-control.tsx';
import { Select } from '../components/inputs/select.tsx';
import { useDocumentEdits, useField } from './document-port.ts';
import { FieldFrame } from './field-frame.tsx';

interface Props {
  pointer: string;
  label: string;
  isLabelHidden?: boolean;
  choices: readonly Choice[];
  hint?: ReactNode;
  /** Shown as selected while the document has no value. */
  fallback?: string | undefined;
  className?: string | undefined;
  /** Converts the picked id to the value for the document. It must be the same function in every render. */
  toDocumentValue?: ((optionId: string) => unknown) | undefined;
  /** Returns further edits for the same undo step. It must be the same function in every render. */
  createFurtherEdits?: ((optionId: string) => readonly Edit[]) | undefined;
}

/** A field that picks one word from a drop-down list. */
export function SelectRow(props: Props) {
  const { pointer, label, isLabelHidden, choices, hint, fallback, className, toDocumentValue, createFurtherEdits } =
    props;
  const { edit } = useDocumentEdits();
  const field = useField(pointer);
  const value = field.value === undefined ? fallback : String(field.value);
  const pickOption = useCallback(
    (optionId: string) =>
      edit([
        setOrRemove(pointer, toDocumentValue === undefined ? optionId : toDocumentValue(optionId)),
        ...(createFurtherEdits?.(optionId) ?? []),
      ]),
    [edit, pointer, toDocumentValue, createFurtherEdits],
  );
  return (
    <FieldFrame pointer={pointer} findings={field.findings} hint={hint} className={className}>
      <Select
        label={label}
        isLabelHidden={isLabelHidden === true}
        value={value}
        choices={choices}
        severityAttributes={field.severityAttributes}
        onChange={pickOption}
      />
    </FieldFrame>
  );
}

interface SegmentedProps {
  pointer: string;
  label: string;
  isLabelHidden?: boolean;
  segments: readonly { id: string; label: string; icon?: ReactNode }[];
  /** Shown as selected while the document has no value. */
  fallback?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
}

/** A field that picks one of a few words. All words are visible as a row of buttons. */
export function SegmentedRow({ pointer, label, isLabelHidden, segments, fallback, hint, className }: SegmentedProps) {
  const field = useField(pointer);
  return (
    <FieldFrame pointer={pointer} findings={field.findings} hint={hint} className={className}>
      <SegmentedControl
        label={label}
        isLabelHidden={isLabelHidden === true}
        value={typeof field.value === 'string' ? field.value : fallback}
        segments={segments}
        severityAttributes={field.severityAttributes}
        onChange={field.setValue}
      />
    </FieldFrame>
  );
}
