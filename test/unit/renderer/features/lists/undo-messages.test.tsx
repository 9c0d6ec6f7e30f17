/** What undo and redo say: the name of the document, never its id, and one message at a time. */

import { beforeEach, describe, expect, it } from 'vitest';
import { useAllCommands } from '../../../../../src/renderer/commands/registry.ts';
import { CharacterListScreen } from '../../../../../src/renderer/features/characters/list/list-screen.tsx';
import { deleteDocument, deleteSome } from '../../../../../src/renderer/features/documents/document-actions.ts';
import { TABLE_NAMES } from '../../../../../src/renderer/store/rows.ts';
import {
  describeRedone,
  describeUndone,
  labelRedo,
  labelUndo,
  OPERATION_KINDS,
} from '../../../../../src/renderer/strings/library/operations.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, fieldAt, one, textOf } from '../../../../support/page/find.ts';
import { click, press, until } from '../../../../support/page/hands.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { library, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';
import { t, tGerman } from '../../../../support/texts.ts';
import { character } from '../teams/support.ts';

screenForEachTest();

let labels: readonly string[] = [];
function Offered() {
  labels = useAllCommands().map(({ label }) => label);
  return null;
}

const toasts = () => [...document.querySelectorAll('[aria-label="Messages"] [data-kind]')].map(textOf);
const undoButtons = () => all('button', 'Undo', document.querySelector('[aria-label="Messages"]') ?? document);

describe('on the list of characters', () => {
  beforeEach(async () => {
    await store('characters', [
      character('hero-ue4pa3', { name: '' }),
      character('hero-x7', { name: 'Brasslung' }),
      character('hero-y8', { name: 'Fresnel' }),
    ]);
    await show(
      <>
        <ListCommands />
        <Offered />
        <CharacterListScreen />
      </>,
    );
  });

  it('undo says which document comes back, and the toast of its deletion goes', async () => {
    await deleteDocument(t, library(), 'characters', 'hero-x7', 'Brasslung');
    await until(() => expect(labels).toContain('Undo: delete Brasslung'));
    expect(undoButtons()).toHaveLength(1);
    await press('Control+z');
    await until(() => expect(toasts()).toEqual(['Undid: delete Brasslung.']));
    expect(undoButtons()).toHaveLength(0);
    await press('Control+Shift+z');
    await until(() => expect(toasts()).toEqual(['Redid: delete Brasslung.']));
  });

  it('a document without a name is called unnamed', async () => {
    await deleteDocument(t, library(), 'characters', 'hero-ue4pa3', '');
    await until(() => expect(toasts()).toEqual(['An unnamed character was deleted.Undo']));
    await until(() => expect(labels).toContain('Undo: delete an unnamed character'));
    await press('Control+z');
    await until(() => expect(toasts()).toEqual(['Undid: delete an unnamed character.']));
    expect(document.body.textContent).not.toContain('ue4pa3');
  });

  it('the toast of another deletion keeps its Undo', async () => {
    await deleteDocument(t, library(), 'characters', 'hero-x7', 'Brasslung');
    await deleteSome(t, library(), 'characters', ['hero-ue4pa3', 'hero-y8']);
    await until(() => expect(undoButtons()).toHaveLength(2));
    await press('Control+z');
    await until(() => expect(toasts()).toEqual(['Brasslung was deleted.Undo', 'Undid: delete 2 characters.']));
    const [undo] = undoButtons();
    if (undo !== undefined) await click(undo);
    await until(() => expect(library().stores.characters.get('hero-x7')).toBeDefined());
  });
});

it('the toast of a removed entry goes when undo brings the entry back', async () => {
  await store('characters', [character('ferry', { talents: [{ name: 'Tide' }] })]);
  await show(<Fields id="ferry" at={['/talents']} />);
  await until(() => fieldAt('/talents/0'));
  await chooseInRowMenu('Tide', 'Remove');
  await until(() => expect(toasts()).toEqual(['Tide was removed.Undo']));
  await press('Control+z');
  await until(() => expect(toasts()).toEqual([]));
  expect(one('button', 'More actions for Tide')).toBeDefined();
});

describe.each([
  ['English', t],
  ['German', tGerman],
])('in %s', (_, texts) => {
  it.each(TABLE_NAMES)('every operation on unnamed %s is told without empty quotes or codes', (table) => {
    for (const kind of OPERATION_KINDS) {
      for (const tell of [labelUndo, labelRedo, describeUndone, describeRedone]) {
        const said = tell(texts, { kind, counts: { [table]: 1 }, name: '' });
        expect(said).not.toMatch(/“”|„“|undefined| {2}|: [.]|Unnamed/);
        expect(said.length).toBeGreaterThan(15);
      }
      expect(describeUndone(texts, { kind, counts: { [table]: 3 } })).toMatch(/3 /);
    }
  });
});
