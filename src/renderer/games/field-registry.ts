/** Registers components of the games for form fields that no field description can express, by the kind of the field. */
import type { ComponentType } from 'react';
import type { OwnField } from '../../shared/form/form.ts';
import { SUPERS_UNLIMITED_FIELDS } from './supers-unlimited/index.ts';

export interface OwnFieldProps {
  field: OwnField;
  /** The pointer of the field in the document. */
  pointer: string;
}

export type OwnFieldView = ComponentType<OwnFieldProps>;

const FIELD_VIEWS: ReadonlyMap<string, OwnFieldView> = new Map(Object.entries(SUPERS_UNLIMITED_FIELDS));

/**
 * Returns the component for a kind of field.
 *
 * @throws Error for a kind that no game has registered
 */
export function getOwnFieldView(kind: OwnField['kind']): OwnFieldView {
  const view = FIELD_VIEWS.get(kind);
  if (view === undefined) throw new Error(`No component draws fields of the kind ${kind}`);
  return view;
}
