import type { ReactNode } from 'react';
import { createNameMarkEdits, hasNameMark, NAME_MARK } from '../../../../shared/document/own-name.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits, useDocumentSelector, useFieldValue } from '../../../fields/document-port.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/**
 * Returns the hint that explains what a tilde in a rules text prints: the name of the character, or in a character without the placeholder a tilde, with a button
 * that turns the placeholder on. Undefined for texts without tildes, and in documents other than characters.
 */
export function useNameMarkHint(pointer: string): ReactNode {
  const translate = useTranslate();
  const { edit, getDocument } = useDocumentEdits();
  const text = useFieldValue(pointer);
  const character = useDocumentSelector((document) =>
    (document as Character).format === 'rollcall.character' ? (document as Character) : undefined,
  );
  if (character === undefined || typeof text !== 'string' || !hasNameMark(text)) return undefined;
  if (character.nameMark === NAME_MARK) {
    const name = character.name.trim();
    return name === '' ? translate('labels.nameMarkUnnamed') : translate('labels.nameMark', { name });
  }
  return (
    <Button kind="quiet" onPress={() => edit(createNameMarkEdits(getDocument() as Character, pointer))}>
      {translate('labels.useNameMark')}
    </Button>
  );
}
