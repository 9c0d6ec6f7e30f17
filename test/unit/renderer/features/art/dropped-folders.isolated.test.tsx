// @vitest-environment happy-dom
/** Folders dropped on fields that take files: their files are taken, or the folder is called one. */

import { expect, it, vi } from 'vitest';
import { ArtField } from '../../../../../src/renderer/features/art/art-field.tsx';
import { useArt } from '../../../../../src/renderer/features/art/use-art.ts';
import { symbolFromTransfer } from '../../../../../src/renderer/features/factions/symbols/own-symbol.ts';
import { FontsDialog } from '../../../../../src/renderer/features/templates/fonts/fonts-dialog.tsx';
import { GalleryScreen } from '../../../../../src/renderer/features/templates/gallery/gallery-screen.tsx';
import { TemplatesDialog } from '../../../../../src/renderer/features/templates/templates-dialog.tsx';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { dropFolder } from '../../../../support/page/drop-folder.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { until } from '../../../../support/page/hands.ts';
import { screenForEachTest, show, store } from '../../../../support/page/screen.tsx';
import { t } from '../../../../support/texts.ts';
import { character } from '../teams/support.ts';

const startImport = vi.hoisted(() => vi.fn());
vi.mock('../../../../../src/renderer/navigation/import-request.ts', () => ({ startImport }));
vi.mock('../../../../../src/renderer/features/templates/fonts/bring-fonts.ts', () => ({
  bringFonts: async (_texts: unknown, _library: unknown, files: readonly File[]) => ({
    done: undefined,
    refused: files.map(({ name }) => ({ title: `${name} was read`, problems: [] })),
  }),
}));

screenForEachTest();

const says = (text: string) => until(() => expect(document.body.textContent).toContain(text));
const find = (selector: string) => document.querySelector(selector);

function Art({ shown }: { shown: Character }) {
  return <ArtField character={shown} art={useArt(() => {})} />;
}

it('the field of a picture calls a folder one, instead of a file that has vanished', async () => {
  await store('characters', [character('ferry')]);
  await show(<Fields id="ferry" at={['/name']} below={(shown) => <Art shown={shown} />} />);
  dropFolder(find('[data-path="/art"]'), 'art', { 'a.png': 'x', 'b.png': 'x' });
  await says('art is a folder. Drop one of the pictures in it.');
});

it('the fonts in a folder are read, and a folder without one is called so', async () => {
  await show(<FontsDialog onClose={() => {}} />);
  const body = () => find('[role="dialog"] p')?.parentElement?.parentElement ?? null;
  dropFolder(body(), 'Papers', { 'notes.txt': 'x' });
  await says('Papers is a folder without TTF, OTF, WOFF or WOFF2 fonts.');
  dropFolder(body(), 'Fonts', { 'bad.ttf': 'x', 'licence.txt': 'x' });
  await says('bad.ttf was read');
  expect(document.body.textContent).not.toContain('licence.txt');
});

it('the templates in a folder are read, and a folder without one is called so', async () => {
  await store('characters', [character('ferry')]);
  await show(
    <Fields
      id="ferry"
      at={['/name']}
      below={(shown) => <TemplatesDialog character={shown} factions={[]} onClose={() => {}} />}
    />,
  );
  const body = () => find('[role="dialog"] h3, [role="dialog"] p');
  dropFolder(body(), 'Heroes', { 'gale.hero.json': '{}' });
  await says('Heroes is a folder without card templates: their names end in .card.json.');
  dropFolder(body(), 'Cards', { 'bad.card.json': '{', 'gale.hero.json': '{}' });
  await says('bad.card.json is no card template that can be used');
});

it('a folder dropped on the gallery is looked at as an import, with what its templates name beside them', async () => {
  await show(<GalleryScreen />);
  await until(() => expect(find('h2')).not.toBeNull());
  dropFolder(find('h2'), 'Set', { 'a.card.json': '{}', 'a.ttf': 'x' });
  await until(() => expect(startImport).toHaveBeenCalledOnce());
  const [, source] = startImport.mock.calls[0] as [unknown, { files: { name: string }[] }];
  expect(source.files.map(({ name }) => name)).toEqual(['Set/a.card.json', 'Set/a.ttf']);
});

it('the symbol of a faction calls a folder one', async () => {
  const items = [{ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: 'Badges' }) }];
  const data = { items, files: [new File([], 'Badges')], getData: () => '' } as unknown as DataTransfer;
  expect(await symbolFromTransfer(t, data, { signal: new AbortController().signal })).toEqual({
    kind: 'refused',
    reason: 'Badges is a folder. Drop one of the pictures in it.',
  });
});
