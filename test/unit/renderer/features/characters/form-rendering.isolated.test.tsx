// @vitest-environment happy-dom
/** Tests that an edit renders only what it changes. */
import '../../../../support/page/record-renders.ts';
import { expect, it, vi } from 'vitest';
import brasslung from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { CharacterScreen } from '../../../../../src/renderer/features/characters/character-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { getField } from '../../../../support/page/find.ts';
import { type RenderedComponent, recordRenders } from '../../../../support/page/record-renders.ts';
import { getLibrary, putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { focus, typeText, waitFor, waitForRender } from '../../../../support/page/user-input.ts';
import { createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

const POINTERS = ['/name', '/concept', '/traits/fight', '/attacks'];
const LASER = { name: 'Laser', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] };

const openForm = async (changes: object = {}) => {
  putInMemory('characters', [createCharacter('ada', changes)]);
  await renderScreen(<Fields id="ada" pointers={POINTERS} />);
  await waitForRender();
};

/** Returns the pointers of the rendered fields, each once. */
const listPointers = (rendered: readonly RenderedComponent[]): string[] => [
  ...new Set(rendered.flatMap(({ props: { pointer } }) => (typeof pointer === 'string' ? [pointer] : []))),
];

it('typing a letter into a field renders only this field', async () => {
  await openForm({ attacks: [LASER] });
  await focus(getField('/concept').querySelector('input, textarea') as HTMLElement);
  const rendered = await recordRenders(() => typeText('x'));
  expect(listPointers(rendered)).toEqual(['/concept']);
});

it('typing a letter into the character screen renders no number, chance or tags', async () => {
  vi.stubGlobal('Worker', IdleWorker);
  putInMemory('characters', [brasslung as never]);
  await renderScreen(<CharacterScreen gameCatalog={LOADED_GAMES} id={brasslung.id} />);
  await waitFor(() => expect(document.body.textContent).toContain('% to recover'));
  await focus(getField('/concept').querySelector('input, textarea') as HTMLElement);
  await typeText('a');
  const rendered = await recordRenders(async () => {
    await typeText('b');
    await waitForRender();
    await waitForRender();
  });
  const components = rendered.map(({ component }) => component);
  expect(components).toContain('TextRow');
  expect(
    components.filter((componentName) => ['NumberRow', 'NumberView', 'ChanceNote', 'TagsRow'].includes(componentName)),
  ).toEqual([]);
});

it('a new finding renders only the field that it is about', async () => {
  await openForm({ attacks: [LASER] });
  const rendered = await recordRenders(async () => {
    getLibrary().stores.characters.edit('ada', [{ op: 'set', path: '/name', value: '' }]);
    await waitForRender();
  });
  expect(listPointers(rendered)).toEqual(['/name']);
});
