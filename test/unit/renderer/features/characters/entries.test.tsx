/** Entries of a list in a form: where the focus goes, what is known of a name, what undo does. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, fieldAt, inputAt, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, insert, press, type, until } from '../../../../support/page/hands.ts';
import { chooseInRowMenu } from '../../../../support/page/row-menu.ts';
import { put, screenForEachTest, show, store, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const hero = () => stored<Character>('characters', 'ferry');
const talents = () => hero().talents ?? [];
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function open(...at: string[]): Promise<void> {
  await store('characters', [character('ferry')]);
  await show(<Fields id="ferry" at={at} />);
}

describe('the focus', () => {
  it('is on what is added, stays on what is moved, and goes on when something is removed', async () => {
    await open('/talents', '/attacks');
    for (const name of ['Tide', 'A Sea']) {
      await focus(one('button', 'Add a Talent'));
      await press('Enter');
      // Typed at once: on the button the space would add another one.
      await type(name);
    }
    expect(talents().map(({ name }) => name)).toEqual(['Tide', 'A Sea']);
    await chooseInRowMenu('Tide', 'Duplicate');
    expect(talents().map(({ name }) => name)).toEqual(['Tide', 'Tide', 'A Sea']);
    await until(() => expect(document.activeElement).toBe(inputAt('/talents/1/name')));
    for (const position of [1, 0]) {
      await chooseInRowMenu('A Sea', 'Move up');
      await until(() => expect(focused()).toBe('More actions for A Sea'));
      expect(inputAt(`/talents/${position}/name`).value).toBe('A Sea');
    }
    await chooseInRowMenu('A Sea', 'Remove');
    await until(() => expect(document.activeElement).toBe(inputAt('/talents/0/name')));
    for (const left of [1, 0]) {
      await chooseInRowMenu('Tide', 'Remove');
      expect(talents()).toHaveLength(left);
      const next = () => (left === 0 ? one('button', 'Add a Talent') : inputAt('/talents/0/name'));
      await until(() => expect(document.activeElement).toBe(next()));
    }
    await focus(one('button', 'Add an attack'));
    await press('Enter');
    await type('Tow');
    expect(hero().attacks[1]?.name).toBe('Tow');
  });
});

describe('undo and redo', () => {
  it('leave the document as it is beyond the last step', async () => {
    await open('/name');
    await focus(inputAt('/name'));
    await press('End');
    await type(' II');
    for (let index = 0; index < 4; index += 1) await press('Control+z');
    expect(hero().name).toBe('FERRY');
    for (const keys of ['Control+Shift+z', 'Control+y', 'Control+Shift+z', 'Control+y']) await press(keys);
    expect(hero().name).toBe('FERRY II');
    await press('Control+z');
    await press('Control+y');
    expect(hero().name).toBe('FERRY II');
    expect(inputAt('/name').value).toBe('FERRY II');
  });

  it('follow each other before the page is drawn again', async () => {
    await open('/name');
    await focus(inputAt('/name'));
    await press('End');
    await type(' II');
    const undone = press('Control+z');
    const redone = press('Control+y');
    await Promise.all([undone, redone]);
    expect(hero().name).toBe('FERRY II');
  });
});

it('an entry that the message of its removal brings back leaves what was typed into other entries since', async () => {
  await store('characters', [character('ferry', { talents: [{ name: 'Tide' }, { name: 'A Sea' }] })]);
  await show(<Fields id="ferry" at={['/talents']} />);
  await chooseInRowMenu('Tide', 'Remove');
  await fill(inputAt('/talents/0/name'), 'The Sea');
  await click(one('button', 'Undo'));
  await until(() => expect(talents().map(({ name }) => name)).toEqual(['Tide', 'The Sea']));
});

describe('a Talent that another card has', () => {
  const name = () => inputAt('/talents/0/name');
  const text = () => inputAt('/talents/0/text');
  const KNOWN = [
    { name: 'Ballast', text: 'Knockback moves Brasslung 2″ less.' },
    { name: 'Pressure Suit', text: 'The first point of Damage is ignored.' },
    { name: 'Gear', text: 'Useful things.', items: ['Storm lamp'] },
  ];

  async function openTalent(): Promise<void> {
    put('characters', [character('brasslung', { talents: KNOWN })]);
    await open('/talents');
    await click(one('button', 'Add a Talent'));
    await until(() => expect(document.activeElement).toBe(name()));
  }

  it('comes back with its text, found by a word of it; Escape gives back the name that stood there', async () => {
    await openTalent();
    await insert('2″ less');
    await until(() => one('option', /^Ballast/));
    await press('ArrowDown');
    await press('Enter');
    await until(() => expect(talents()).toEqual([KNOWN[0]]));
    await fill(name(), 'So');
    await press('Escape');
    expect(name().value).toBe('Ballast');
    expect(document.activeElement).toBe(name());
    // A name typed in full is taken by Tab, as it is known; a text that another card has gives way to its own.
    await fill(name(), 'pressure suit');
    await press('Tab');
    await until(() => expect(talents()).toEqual([KNOWN[1]]));
    // What somebody has written stays.
    await fill(text(), 'Written for this one alone.');
    await fill(name(), 'Ballast');
    await press('Tab');
    await until(() => expect(talents()).toEqual([{ name: 'Ballast', text: 'Written for this one alone.' }]));
  });

  it('has its things offered one by one, and takes new ones as they are typed', async () => {
    await openTalent();
    const items = () => one('combobox', 'Add: Items in brackets', fieldAt('/talents/0')) as HTMLInputElement;
    const things = () => talents()[0]?.items;
    await insert('Tools');
    await focus(items());
    await insert('lamp');
    await until(() => one('option', 'Storm lamp'));
    await press('ArrowDown');
    await press('Enter');
    await until(() => expect(things()).toEqual(['Storm lamp']));
    expect(items().value).toBe('');
    await insert('Lamp oil');
    await press('Enter');
    await insert('rope');
    await type(',');
    await insert('Wick');
    await press('Tab');
    await until(() => expect(things()).toEqual(['Storm lamp', 'Lamp oil', 'rope', 'Wick']));
    await focus(items());
    await insert('Wi');
    await press('Escape');
    expect(items().value).toBe('');
    await press('Backspace');
    expect(things()).toEqual(['Storm lamp', 'Lamp oil', 'rope']);
    expect(all('row', undefined, fieldAt('/talents/0')).map(textOf)).toHaveLength(3);
  });
});
