// @vitest-environment happy-dom
/** An edit draws what it touches, and nothing else. */
import '../../../../support/page/renders.ts';
import { expect, it, vi } from 'vitest';
import brasslung from '../../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { CharacterScreen } from '../../../../../src/renderer/features/characters/character-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { fieldAt } from '../../../../support/page/find.ts';
import { drawn, focus, type, until } from '../../../../support/page/hands.ts';
import { countRenders, type Rendered } from '../../../../support/page/renders.ts';
import { library, put, screenForEachTest, show } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

const PLACES = ['/name', '/concept', '/traits/fight', '/attacks'];
const LASER = { name: 'Laser', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] };

const open = async (more: object = {}) => {
  put('characters', [character('ada', more)]);
  await show(<Fields id="ada" at={PLACES} />);
  await drawn();
};

/** The places of the fields that were drawn, each once. */
const places = (rendered: readonly Rendered[]): string[] => [
  ...new Set(rendered.flatMap(({ props: { path } }) => (typeof path === 'string' ? [path] : []))),
];

it('a letter typed into a field draws this field, and none beside it', async () => {
  await open({ attacks: [LASER] });
  await focus(fieldAt('/concept').querySelector('input, textarea') as HTMLElement);
  const rendered = await countRenders(() => type('x'));
  expect(places(rendered)).toEqual(['/concept']);
});

it('a letter typed into the form of a whole screen draws no number of it, and no chance', async () => {
  vi.stubGlobal('Worker', IdleWorker);
  put('characters', [brasslung as never]);
  await show(<CharacterScreen gameCatalog={LOADED_GAMES} id={brasslung.id} />);
  await until(() => expect(document.body.textContent).toContain('% to recover'));
  await focus(fieldAt('/concept').querySelector('input, textarea') as HTMLElement);
  await type('a');
  const rendered = await countRenders(async () => {
    await type('b');
    await drawn();
    await drawn();
  });
  const components = rendered.map(({ component }) => component);
  expect(components).toContain('TextRow');
  expect(components.filter((name) => ['NumberRow', 'NumberView', 'ChanceNote', 'TagsRow'].includes(name))).toEqual([]);
});

it('a finding that comes draws the field that it is about, and leaves those whose findings say the same', async () => {
  await open({ attacks: [LASER] });
  const rendered = await countRenders(async () => {
    library().stores.characters.edit('ada', [{ op: 'set', path: '/name', value: '' }]);
    await drawn();
  });
  expect(places(rendered)).toEqual(['/name']);
});
