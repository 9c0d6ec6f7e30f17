// @vitest-environment happy-dom
/** Tests folders dropped on fields that accept files: the files are read, or a message says that it is a folder. */

import { expect, it, vi } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import { useArt } from '../../../../../src/renderer/features/art/use-art.ts';
import { readSymbolTransfer } from '../../../../../src/renderer/features/factions/symbols/read-symbol-file.ts';
import { FontsDialog } from '../../../../../src/renderer/features/templates/fonts/fonts-dialog.tsx';
import { GalleryScreen } from '../../../../../src/renderer/features/templates/gallery/gallery-screen.tsx';
import { TemplatesDialog } from '../../../../../src/renderer/features/templates/templates-dialog.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { dropFolder } from '../../../../support/page/drop-folder.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { findOne } from '../../../../support/page/find.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, waitFor } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';
import { createCharacter } from '../teams/support.ts';

const startImport = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/renderer/navigation/import-request.ts', () => ({ startImport }));
vi.mock('../../../../../src/renderer/features/templates/fonts/import-fonts.ts', () => ({
  importFonts: async (_texts: unknown, _library: unknown, fontFiles: readonly File[]) => ({
    change: undefined,
    failures: fontFiles.map(({ name: fileName }) => ({ title: `${fileName} was read`, problems: [] })),
  }),
}));

setUpScreenForEachTest();

const waitForText = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));
const querySelector = (selector: string) => document.querySelector(selector);

function ArtFieldWithArt({ shown: shownCharacter }: { shown: Character }) {
  return <ArtField character={shownCharacter} art={useArt(() => {})} />;
}

it('the portrait field refuses a dropped folder and says so', async () => {
  await saveDocuments('characters', [createCharacter('ferry')]);
  await renderScreen(
    <Fields
      id="ferry"
      pointers={['/name']}
      renderBelow={(shownCharacter) => <ArtFieldWithArt shown={shownCharacter} />}
    />,
  );
  dropFolder(querySelector('[data-path="/art"]'), 'art', { 'a.png': 'x', 'b.png': 'x' });
  await waitForText('art is a folder. Drop one of the pictures in it.');
});

it('a refusal is shown at the card only while the last file was dropped there', async () => {
  function Problems() {
    const { problem, cardProblem, refuseFolder, refuseFolderOnCard } = useArt(() => {});
    return (
      <>
        <output>{JSON.stringify([problem, cardProblem])}</output>
        <button type="button" onClick={() => refuseFolderOnCard('card')}>
          card
        </button>
        <button type="button" onClick={() => refuseFolder('field')}>
          field
        </button>
      </>
    );
  }
  await renderScreen(<Problems />);
  const message = (name: string) => translate('art.folder', { name });
  const waitForProblems = (...problems: readonly (string | null)[]) =>
    waitFor(() => expect(querySelector('output')?.textContent).toBe(JSON.stringify(problems)));
  await click(findOne('button', 'card'));
  await waitForProblems(message('card'), message('card'));
  await click(findOne('button', 'field'));
  await waitForProblems(message('field'), null);
});

it('the fonts dialog reads the fonts of a dropped folder and refuses a folder without fonts', async () => {
  await renderScreen(<FontsDialog onClose={() => {}} />);
  const findDropTarget = () => querySelector('[role="dialog"] p')?.parentElement?.parentElement ?? null;
  dropFolder(findDropTarget(), 'Papers', { 'notes.txt': 'x' });
  await waitForText('Papers is a folder without TTF, OTF, WOFF or WOFF2 fonts.');
  dropFolder(findDropTarget(), 'Fonts', { 'bad.ttf': 'x', 'licence.txt': 'x' });
  await waitForText('bad.ttf was read');
  expect(document.body.textContent).not.toContain('licence.txt');
});

it('the templates dialog reads the templates of a dropped folder and refuses a folder without templates', async () => {
  await saveDocuments('characters', [createCharacter('ferry')]);
  await renderScreen(
    <Fields
      id="ferry"
      pointers={['/name']}
      renderBelow={(shownCharacter) => <TemplatesDialog character={shownCharacter} factions={[]} onClose={() => {}} />}
    />,
  );
  const findDropTarget = () => querySelector('[role="dialog"] h3, [role="dialog"] p');
  dropFolder(findDropTarget(), 'Heroes', { 'gale.hero.json': '{}' });
  await waitForText('Heroes is a folder without card templates: their names end in .card.json.');
  dropFolder(findDropTarget(), 'Cards', { 'bad.card.json': '{', 'gale.hero.json': '{}' });
  await waitForText('bad.card.json is no card template that can be used');
});

it('the template gallery imports all files of a dropped folder', async () => {
  await renderScreen(<GalleryScreen />);
  await waitFor(() => expect(querySelector('h2')).not.toBeNull());
  dropFolder(querySelector('h2'), 'Set', { 'a.card.json': '{}', 'a.ttf': 'x' });
  await waitFor(() => expect(startImport).toHaveBeenCalledOnce());
  const [, source] = startImport.mock.calls[0] as [unknown, { files: { name: string }[] }];
  expect(source.files.map(({ name: fileName }) => fileName)).toEqual(['Set/a.card.json', 'Set/a.ttf']);
});

it('readSymbolTransfer refuses a dropped folder and says so', async () => {
  const dropItems = [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: 'Badges' }) }];
  const dataTransfer = {
    items: dropItems,
    files: [new File([], 'Badges')],
    getData: () => '',
  } as unknown as DataTransfer;
  expect(await readSymbolTransfer(translate, dataTransfer, { signal: new AbortController().signal })).toEqual({
    kind: 'refused',
    reason: 'Badges is a folder. Drop one of the pictures in it.',
  });
});
