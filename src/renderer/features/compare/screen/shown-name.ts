import type { Character } from '../../../../shared/document/schema.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { shortName } from '../../../strings/documents/short-name.ts';

/** A name as lists and sentences have room for it. */
export const shownNameOf = ({ name }: Character): string => (name === '' ? EDITING.unnamed : shortName(name));
