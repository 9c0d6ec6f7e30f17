import type { Property } from '../../../../shared/studio/properties.ts';
import type { FormSource } from './form-source.ts';

export interface FieldProps {
  property: Property;
  value: unknown;
  studio: FormSource;
  /** The list whose entries are repeated around it. */
  within?: string | undefined;
  /** Undefined takes the key away. */
  onChange(value: unknown, typed?: boolean): void;
}
