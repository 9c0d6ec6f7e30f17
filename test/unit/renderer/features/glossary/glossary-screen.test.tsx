/** The glossary: a text for all cards, a new name, a merge and a new entry, each taken back by one step. */
import { expect, it } from 'vitest';
import { GlossaryScreen } from '../../../../../src/renderer/features/glossary/glossary-screen.tsx';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, inputAt, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, insert, press, soon, until } from '../../../../support/page/hands.ts';
import { ListCommands } from '../../../../support/page/list-commands.tsx';
import { library, screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const entry = (name: string) => all('button', new RegExp(`^${name}`), one('navigation', 'Entries'));
const panel = () => one('region', 'Entry');
const field = (name: string) => one('textbox', name, panel());
const talents = () => stored<Character>('characters', 'brasslung').talents;
const said = (words: string) => until(() => expect(document.body.textContent).toContain(words));

async function open(): Promise<void> {
  const suit = { name: 'Pressure Suit', text: 'The first point of Damage is ignored.' };
  await store('characters', [
    character('brasslung', { talents: [{ name: 'Ballast', text: 'Two inches less.' }] }),
    character('other', { talents: [suit] }),
  ]);
  await show(
    <>
      <ListCommands />
      <GlossaryScreen />
    </>,
  );
}

it('puts a text on all cards that have the entry, and a new name', async () => {
  await open();
  await click(entry('Ballast')[0] as HTMLElement);
  await fill(await soon('textbox', 'Text on the card'), 'Heavy.');
  await focus(one('switch', 'Offered in forms', panel()));
  await click(await soon('button', 'Put this text on 1 card'));
  await said('The text of Ballast stands on 1 card now.');
  // A new name goes to the card, and the field that gets the focus keeps it.
  await fill(field('Name'), 'Lead Boots');
  await press('Tab');
  await said('Ballast is called Lead Boots on 1 card now.');
  await soon('heading', 'Lead Boots', panel());
  expect(document.activeElement).toBe(field('Text on the card'));
  expect(one('link', undefined, panel()).getAttribute('href')).toBe('#/characters/brasslung');
  expect(talents()).toEqual([{ name: 'Lead Boots', text: 'Heavy.' }]);

  await click(one('button', /Merge into/, panel()));
  await click(await soon('option', 'Pressure Suit'));
  await said('Lead Boots is Pressure Suit now, on 1 card too.');
  await until(() => expect(entry('Lead Boots')).toEqual([]));
  expect(talents()?.[0]?.name).toBe('Pressure Suit');
  (document.activeElement as HTMLElement).blur();
  await press('Control+z');
  await until(() => expect(entry('Lead Boots').map(textOf)).toHaveLength(1));
  expect(talents()).toEqual([{ name: 'Lead Boots', text: 'Heavy.' }]);
});

it('keeps the text on the cards when the entry is merged into one without a text', async () => {
  const ballast = { name: 'Ballast', text: 'Two inches less.' };
  await store('characters', [
    character('brasslung', { talents: [ballast] }),
    character('other', { talents: [{ name: 'Pressure Suit' }] }),
  ]);
  await show(<GlossaryScreen />);
  await click(entry('Ballast')[0] as HTMLElement);
  await click(await soon('button', /Merge into/, panel()));
  await click(await soon('option', 'Pressure Suit'));
  await said('Ballast is Pressure Suit now, on 1 card too.');
  expect(talents()).toEqual([{ name: 'Pressure Suit', text: 'Two inches less.' }]);
});

it('keeps a new entry when its screen is left in the middle of a text, for the cards to come', async () => {
  await open();
  await click(one('button', 'New in Spells'));
  await until(() => expect(document.activeElement).toBe(field('Name')));
  await insert('Second Sight');
  await press('Tab');
  expect(document.activeElement).toBe(field('Text on the card'));
  await insert('Sees twice.');
  // Leaving the screen writes it down, and the disk takes its time.
  await show(<Fields id="brasslung" at={['/spells']} />);
  await until(() => expect(JSON.stringify(library().stores.glossaries.snapshot())).toContain('Sees twice.'));
  await click(one('button', 'Add a Spell'));
  await until(() => expect(document.activeElement).toBe(inputAt('/spells/0/name')));
  await insert('second sight');
  await press('Tab');
  await until(() => expect(inputAt('/spells/0/text').value).toBe('Sees twice.'));
});
