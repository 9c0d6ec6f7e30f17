import type { Edit } from '../../../../shared/document/edit.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import type { FormSource } from './form-source.ts';

export interface FieldProps {
  property: Property;
  /** Replaces the usual label of the property. */
  label?: string | undefined;
  value: unknown;
  formSource: FormSource;
  /** The pointer of the list, if the property belongs to a part that is repeated for each entry of a list. */
  listPointer?: string | undefined;
  /**
   * Changes the value. Undefined removes the key.
   *
   * @param isTyping whether the user types, so that changes in quick succession are merged into one undo step
   * @param otherEdits further edits in the same undo step
   */
  onChange(nextValue: unknown, isTyping?: boolean, otherEdits?: readonly Edit[]): void;
}
