import { type RefObject, useEffect } from 'react';
import { createFormerNameEdits } from '../../../shared/document/former-name.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { getFieldPointer } from '../../fields/focus-field.ts';
import type { Editor } from '../../store/undo/use-editor.ts';

/** Stores the former name of a character when the user leaves the name field after renaming it, if texts use that name. */
export function useFormerName(formRef: RefObject<HTMLElement | null>, { source, step }: Editor): void {
  useEffect(() => {
    const form = formRef.current;
    /** The name when the name field got the focus. */
    let previousName: string | undefined;
    const getCharacter = () => source.getCurrent().document as Character;
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (getFieldPointer(target as Element) === '/name') previousName ??= getCharacter().name;
    };
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const isStillInField = relatedTarget !== null && getFieldPointer(relatedTarget as Element) === '/name';
      if (previousName === undefined || isStillInField || getFieldPointer(target as Element) !== '/name') return;
      const edits = createFormerNameEdits(getCharacter(), previousName);
      previousName = undefined;
      if (edits.length > 0) step(edits);
    };
    form?.addEventListener('focusin', handleFocusIn);
    form?.addEventListener('focusout', handleFocusOut);
    return () => {
      form?.removeEventListener('focusin', handleFocusIn);
      form?.removeEventListener('focusout', handleFocusOut);
    };
  }, [formRef, source, step]);
}
