/** Shows a few fields of a character form, since a whole form takes as long as thirty of them. */
import { type ReactNode, useMemo } from 'react';
import { useCommands } from '../../../src/renderer/commands/registry.ts';
import { createFormPort } from '../../../src/renderer/features/documents/form/create-form-port.ts';
import { FieldView } from '../../../src/renderer/features/documents/form/field-view.tsx';
import { DocumentProvider } from '../../../src/renderer/fields/document-provider.tsx';
import { FormContext } from '../../../src/renderer/fields/form-port.ts';
import { RootsProvider } from '../../../src/renderer/fields/roots-provider.tsx';
import { judgeWithFixes } from '../../../src/renderer/games/judgements.ts';
import { useDocuments, useItem, useLibrary } from '../../../src/renderer/store/library-context.ts';
import { useEditor } from '../../../src/renderer/store/undo/use-editor.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import type { ArtField, Field } from '../../../src/shared/form/form.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listUserEntries } from '../../../src/shared/glossary/glossary.ts';
import { translate } from '../texts.ts';

type FormField = Exclude<Field, ArtField>;

/** Returns the pointer of a form part. Rows of numbers are identified by their first pointer. */
const getFormPointer = (formPart: object): unknown =>
  'rows' in formPart && Array.isArray(formPart.rows)
    ? formPart.rows[0]?.pointer
    : 'pointer' in formPart && formPart.pointer;

/** Finds the field with a pointer anywhere in a form. */
function findField(formPart: unknown, pointer: string): FormField | undefined {
  if (typeof formPart !== 'object' || formPart === null) return undefined;
  if ('kind' in formPart && getFormPointer(formPart) === pointer) return formPart as FormField;
  for (const childPart of Object.values(formPart)) {
    const matchingField = findField(childPart, pointer);
    if (matchingField !== undefined) return matchingField;
  }
  return undefined;
}

interface FieldsProps {
  id: string;
  pointers: readonly string[];
  /** Renders content below the fields for the same character. */
  renderBelow?: (character: Character) => ReactNode;
  /** Renders content around the fields for the same character. */
  renderAround?: (fieldViews: ReactNode, character: Character) => ReactNode;
}

export function Fields({ id: characterId, pointers, renderBelow, renderAround }: FieldsProps) {
  const storedItem = useItem('characters', characterId);
  if (storedItem?.kind !== 'ready') return null;
  return (
    <LoadedFields
      id={characterId}
      pointers={pointers}
      renderBelow={renderBelow}
      renderAround={renderAround}
      character={storedItem.document}
    />
  );
}

interface LoadedFieldsProps {
  id: string;
  pointers: readonly string[];
  renderBelow: FieldsProps['renderBelow'];
  renderAround: FieldsProps['renderAround'];
  character: Character;
}

function LoadedFields({ id: characterId, pointers, renderBelow, renderAround, character }: LoadedFieldsProps) {
  const { characters } = useLibrary().stores;
  const characterEditor = useEditor('characters', characterId);
  useCommands(characterEditor.commands);
  const currentGame = GAMES.getGame(character);
  const factions = useDocuments('factions');
  const glossaries = useDocuments('glossaries');
  const formPort = useMemo(
    () =>
      createFormPort(translate, GAMES, currentGame, factions, characters.snapshot(), (ruleset, entryKind) =>
        listUserEntries(glossaries, ruleset, entryKind),
      ),
    [currentGame, factions, characters, glossaries],
  );
  const fieldViews = pointers.map((fieldPointer) => {
    const matchingField = findField(currentGame.forms[character.format], fieldPointer);
    if (matchingField === undefined) throw new Error(`no field at ${fieldPointer}`);
    return <FieldView key={fieldPointer} field={matchingField} />;
  });
  const { findings } = judgeWithFixes(GAMES, character);
  return (
    <DocumentProvider
      port={{ source: characterEditor.source, findings, edit: characterEditor.edit, saveDraft: characterEditor.draft }}
    >
      <FormContext value={formPort}>
        <RootsProvider roots={currentGame.derive(character, formPort.options)}>
          {renderAround === undefined ? fieldViews : renderAround(fieldViews, character)}
          {renderBelow?.(character)}
        </RootsProvider>
      </FormContext>
    </DocumentProvider>
  );
}
