import type { Edit } from '../../../../shared/document/edit.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import type { FormSource } from './form-source.ts';

export interface FieldProps {
  property: Property;
  value: unknown;
  studio: FormSource;
  /** The list whose entries are repeated around it. */
  within?: string | undefined;
  /**
   * Undefined takes the key away.
   * @param also what else changes in the same step
   */
  onChange(value: unknown, typed?: boolean, also?: readonly Edit[]): void;
}
