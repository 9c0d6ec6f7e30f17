/** The dialog of card templates: what comes in, what is refused, what a full disk leaves, and how a card gets one. */

import { beforeEach, expect, it, vi } from 'vitest';
import { templateFile } from '../../../../../src/renderer/features/templates/import-template.ts';
import { builtInCalled } from '../../../../../src/renderer/features/templates/template-actions.ts';
import { TemplateRow } from '../../../../../src/renderer/features/templates/template-row.tsx';
import { ThemeRow } from '../../../../../src/renderer/features/templates/theme-row.tsx';
import type { CardTemplate } from '../../../../../src/shared/card/template/template.ts';
import type { Character as AnyCharacter } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import inkSaver from '../../../../../templates/cards/supers-unlimited/ink-saver/template.json' with { type: 'json' };
import { Fields } from '../../../../support/page/fields.tsx';
import { all, one, textOf } from '../../../../support/page/find.ts';
import { click, press, soon, until } from '../../../../support/page/hands.ts';
import { put, reload, screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const dialog = () => one('dialog');
const own = () => one('region', 'Your own');
const said = (...words: readonly (string | RegExp)[]) =>
  until(() => {
    for (const one of words) expect(dialog().textContent).toMatch(one);
  });
const template = () => stored<Character>('characters', 'ferry').art?.template;

beforeEach(async () => {
  put('characters', [character('ferry')]);
  const rows = (one: AnyCharacter) => (
    <>
      <TemplateRow character={one} factions={[]} />
      <ThemeRow character={one} />
    </>
  );
  await show(<Fields id="ferry" at={['/name']} below={rows} />);
  await click(one('button', 'Card templates'));
  await said('Classic', 'None yet.');
});

/** Chooses files, as by the button. */
function bring(...files: readonly (readonly [string, string | Uint8Array<ArrayBuffer> | object])[]): void {
  const input = dialog().querySelector('input[type=file]') as HTMLInputElement;
  const given = files.map(([name, content]) => {
    const isWritten = typeof content === 'string' || content instanceof Uint8Array;
    return new File([isWritten ? content : JSON.stringify(content)], name, { type: 'application/json' });
  });
  Object.defineProperty(input, 'files', { value: given, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('files that are no templates are refused with what is wrong and where', async () => {
  bring(['broken.card.json', '{']);
  await said('broken.card.json is no card template that can be used:');
  bring(['odd.card.json', { format: 'rollcall.card-template', version: 1, id: 'odd', name: 'Odd', front: 7 }]);
  await said('odd.card.json is no card template that can be used:', /front/);
  expect(dialog().textContent).not.toContain('broken.card.json');
});

it('templates brought in together are taken back together', async () => {
  bring(
    ['one.card.json', { ...inkSaver, id: 'one', name: 'Plain one' }],
    ['two.card.json', { ...inkSaver, id: 'two', name: 'Plain two' }],
  );
  await said('2 templates are among yours.');
  await soon('button', 'Use Plain two');
  await click(one('button', 'Undo', dialog()));
  await said('None yet.');
});

it('a full disk keeps none and takes none away, and says so', async () => {
  const classic = templateFile(builtInCalled(GAMES, 'classic') as CardTemplate);
  const mine = ['mine.card.json', new Uint8Array(classic.bytes)] as const;
  const { put: putRow, delete: remove } = IDBObjectStore.prototype;
  let isFull = true;
  const fail = (to: IDBObjectStore) => {
    if (isFull && to.name === 'templates') throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...call: Parameters<typeof putRow>
  ) {
    fail(this);
    return putRow.apply(this, call);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    ...call: Parameters<typeof remove>
  ) {
    fail(this);
    return remove.apply(this, call);
  });
  const reason = 'The disk is full. Free some space and try again. Your templates are as they were.';

  bring(mine);
  await said('Classic, own could not be saved among your templates:', reason, 'None yet.');

  isFull = false;
  bring(mine);
  await until(() => expect(own().textContent).toContain('Classic, own'));
  await until(() => expect(dialog().textContent).not.toContain(reason));

  isFull = true;
  await click(one('button', 'Remove Classic, own'));
  await said('Classic, own could not be removed:', reason);
  expect(own().textContent).toContain('Classic, own');
  isFull = false;
  await click(one('button', 'Remove Classic, own'));
  await said('None yet.', 'Classic, own is removed.');
  await click(one('button', 'Undo', dialog()));
  await until(() => expect(own().textContent).toContain('Classic, own'));
});

it('a click lets the card wear one, and undo the one before; gimmicks and markers have none that it could wear', async () => {
  expect(one('button', 'Use Classic').getAttribute('aria-pressed')).toBe('true');
  expect(all('button', /^Use /)).toHaveLength(6);
  await click(one('button', 'Use Tarot'));
  await until(() => expect(all('dialog')).toEqual([]));
  expect(template()).toBe('tarot');
  await press('Control+z');
  expect(template()).toBeUndefined();
});

it('one’s own and its theme are worn after a reload', async () => {
  await store('characters', [character('ferry')]);
  const themes = [{ name: 'Night', colours: { ink: '#00ff7f' } }];
  bring(['mine.card.json', { ...inkSaver, id: 'mine', name: 'Mine', themes }]);
  await click(await soon('button', 'Use Mine'));
  await click(await soon('button', /Theme$/));
  await click(await soon('option', 'Night'));
  await until(() => expect(textOf(one('button', /Theme$/))).toContain('Night'));
  await reload();
  await until(() => expect(textOf(one('button', /Card template$/))).toContain('Mine'));
  expect(textOf(one('button', /Theme$/))).toContain('Night');
});
