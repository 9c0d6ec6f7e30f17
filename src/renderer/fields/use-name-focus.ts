import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

let requestedId: string | undefined;

/** Makes the screen of a document open with the focus in its name, such as for a copy, whose name is changed next. */
export const requestNameFocus = (documentId: string): void => {
  requestedId = documentId;
};

/**
 * Focuses the name of a document and selects its text when its screen opens, if it has no name yet or if the focus was requested. Only
 * the name at the time of opening matters.
 */
export function useNameFocus(documentId: string, name: string): void {
  const isNameNext = useRef(name === '');
  useEffect(() => {
    if (requestedId === documentId) {
      requestedId = undefined;
      isNameNext.current = true;
    }
    if (isNameNext.current) focusField('/name');
  }, [documentId]);
}
