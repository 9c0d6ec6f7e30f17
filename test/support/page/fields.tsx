/** A few fields of the form of a character: a whole form takes as long as thirty of them. */
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

type Shown = Exclude<Field, ArtField>;

/** Rows of numbers are known by the place of the first. */
const placeOf = (form: object): unknown =>
  'rows' in form && Array.isArray(form.rows) ? form.rows[0]?.pointer : 'pointer' in form && form.pointer;

/** The field of a form that is about a place, in whatever it stands. */
function fieldIn(form: unknown, at: string): Shown | undefined {
  if (typeof form !== 'object' || form === null) return undefined;
  if ('kind' in form && placeOf(form) === at) return form as Shown;
  for (const part of Object.values(form)) {
    const found = fieldIn(part, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Shows {
  id: string;
  at: readonly string[];
  /** What stands below the fields and is about the same character. */
  below?: (character: Character) => ReactNode;
  /** Puts something of the same character around the fields. */
  around?: (fields: ReactNode, character: Character) => ReactNode;
}

export function Fields({ id, at, below, around }: Shows) {
  const item = useItem('characters', id);
  if (item?.kind !== 'ready') return null;
  return <Ready id={id} at={at} below={below} around={around} character={item.document} />;
}

interface Props {
  id: string;
  at: readonly string[];
  below: Shows['below'];
  around: Shows['around'];
  character: Character;
}

function Ready({ id, at, below, around, character }: Props) {
  const { characters } = useLibrary().stores;
  const editor = useEditor('characters', id);
  useCommands(editor.commands);
  const game = GAMES.getGame(character);
  const factions = useDocuments('factions');
  const glossaries = useDocuments('glossaries');
  const port = useMemo(
    () =>
      createFormPort(translate, GAMES, game, factions, characters.snapshot(), (ruleset, kind) =>
        listUserEntries(glossaries, ruleset, kind),
      ),
    [game, factions, characters, glossaries],
  );
  const fields = at.map((place) => {
    const found = fieldIn(game.forms[character.format], place);
    if (found === undefined) throw new Error(`no field at ${place}`);
    return <FieldView key={place} field={found} />;
  });
  const { findings } = judgeWithFixes(GAMES, character);
  return (
    <DocumentProvider port={{ source: editor.source, findings, edit: editor.edit, saveDraft: editor.draft }}>
      <FormContext value={port}>
        <RootsProvider roots={game.derive(character, port.options)}>
          {around === undefined ? fields : around(fields, character)}
          {below?.(character)}
        </RootsProvider>
      </FormContext>
    </DocumentProvider>
  );
}
