import type { Edit } from '../../../../shared/document/edit.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import type { FormSource } from './form-source.ts';

export interface FieldProps {
  property: Property;
  value: unknown;
  studio: FormSource;
  /** Pointer of the list whose entries are repeated around the property. */
  listPointer?: string | undefined;
  /**
   * Changes the value; undefined removes the key.
   * @param otherEdits further edits in the same undo step
   */
  onChange(nextValue: unknown, isTyping?: boolean, otherEdits?: readonly Edit[]): void;
}
