/** Fields of forms that a description cannot say well: components of the games, by the kind of their field. */
import type { ComponentType } from 'react';
import type { OwnField } from '../../shared/form/form.ts';
import { SUPERS_UNLIMITED_FIELDS } from './supers-unlimited/index.ts';

export interface OwnFieldProps {
  field: OwnField;
  /** Its place in the document. */
  at: string;
}

export type OwnFieldView = ComponentType<OwnFieldProps>;

const VIEWS: ReadonlyMap<string, OwnFieldView> = new Map(Object.entries(SUPERS_UNLIMITED_FIELDS));

/** @throws Error for a kind that no game has registered */
export function ownField(kind: OwnField['kind']): OwnFieldView {
  const view = VIEWS.get(kind);
  if (view === undefined) throw new Error(`No component draws fields of the kind ${kind}`);
  return view;
}
