/** Boxes of a form that know what there is to choose: what keys do in them, what they say, what stays in them. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, fieldAt, inputAt, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, insert, press, type, until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const hero = () => stored<Character>('characters', 'ferry');
const box = () => one('combobox') as HTMLInputElement;
/** Below the box, which readers are not shown while its list is open. */
const said = (path: string) => textOf(fieldAt(path).querySelector('[role=status]'));
const listed = () => all('status').map(textOf).join('\n');

/** One field, and one to leave it for. */
async function showField(at: string): Promise<void> {
  put('characters', [character('ferry', { classes: ['fighter'] })]);
  await show(<Fields id="ferry" at={['/name', at]} />);
}

async function open(at: string): Promise<void> {
  await showField(at);
  await focus(box());
}

const leave = () => focus(inputAt('/name'));

/** Out of the box by the keyboard, the open list included. */
async function getOut(): Promise<void> {
  await press('Escape');
  await press('Escape');
  await leave();
}

describe('a box for several words', () => {
  it.each([
    ['Mage', 'Enter'],
    ['  mAGE  ', 'Enter'],
    ['mage', 'Tab'],
    ['mag', 'Enter'],
  ])('takes a Class typed as "%s" by %s, and Delete takes it out', async (typed, key) => {
    await open('/classes');
    await insert(typed);
    await press(key);
    await getOut();
    expect(hero().classes).toEqual(['fighter', 'mage']);
    expect(box().value).toBe('');
    await focus(one('row', /^Mage/));
    await press('Delete');
    expect(hero().classes).toEqual(['fighter']);
  });

  it('takes a name typed in full when it is left', async () => {
    await open('/classes');
    await insert('mage');
    await leave();
    expect(hero().classes).toEqual(['fighter', 'mage']);
    expect(box().value).toBe('');
  });

  it('gives back what was typed by Escape, and only that', async () => {
    await open('/classes');
    await insert('mage');
    await press('Escape');
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    await getOut();
    expect(hero().classes).toEqual(['fighter']);
  });

  it.each([
    ['plumber', 'There is no “plumber” to choose.'],
    ['fighter', 'Fighter is there already.'],
  ])(
    'says why "%s" is not taken, while its list is open and afterwards, and keeps no word of it',
    async (word, why) => {
      await open('/classes');
      await insert(word);
      await press('Enter');
      // While the list is open it stands at its foot, afterwards below the box.
      await until(() => expect(listed()).toContain(why));
      await leave();
      expect(box().value).toBe('');
      expect(said('/classes')).toBe(why);
      expect(hero().classes).toEqual(['fighter']);
    },
  );

  it('chooses none of several that fit unseen', async () => {
    await open('/weaknesses');
    await type('a');
    await press('Enter');
    await until(() => expect(listed()).toMatch(/fit: type on/));
    expect(hero().weaknesses).toBeUndefined();
    await press('ArrowDown');
    await press('Enter');
    await getOut();
    expect(hero().weaknesses).toHaveLength(1);
  });

  it('takes a list of words word by word, and says which is nothing', async () => {
    await open('/keywords/elements');
    await fill(box(), 'Fire, water , Nonsense');
    expect(said('/keywords/elements')).toBe('There is no “Nonsense” to choose.');
    expect(hero().keywords.elements).toEqual(['fire', 'water']);
  });

  it('does not take a word that is still being composed', async () => {
    await open('/classes');
    await insert('mage');
    const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    box().dispatchEvent(new KeyboardEvent('keydown', composing));
    await getOut();
    expect(hero().classes).toEqual(['fighter']);
  });
});

describe('a box for free words', () => {
  it('makes several of pasted ones; Escape takes back one that is not finished, Backspace the last', async () => {
    await open('/immunities');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Stun, Burn,\nStun; Freeze');
    box().dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    await until(() => expect(hero().immunities).toHaveLength(3));
    await insert('Half a wo');
    await press('Escape');
    expect(box().value).toBe('');
    expect(hero().immunities).toHaveLength(3);
    await press('Backspace');
    expect(hero().immunities).toHaveLength(2);
    await insert('Sleep');
    await press('Tab');
    expect(hero().immunities?.[2]).toBe('Sleep');
  });

  it('does not take a word that is still being composed', async () => {
    await open('/immunities');
    await insert('ねむ');
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    await press('Shift');
    expect(hero().immunities).toBeUndefined();
    expect(box().value).toBe('ねむ');
  });
});

describe('a box for factions', () => {
  it('shows each by its name', async () => {
    put('factions', [{ format: 'rollcall.faction', version: 1, id: 'nine', name: 'The Howling Nine' }]);
    put('characters', [character('ferry', { factions: ['nine'] })]);
    await show(<Fields id="ferry" at={['/factions']} />);
    await until(() => one('row', 'The Howling Nine'));
  });
});

describe('the name of a Talent', () => {
  it('takes the known spelling, and keeps what is new', async () => {
    await showField('/talents');
    await click(one('button', 'Add a Talent'));
    const name = () => inputAt('/talents/0/name');
    const known = () => hero().talents?.[0]?.name;
    await until(() => expect(document.activeElement).toBe(name()));
    await insert('martial ARTS ');
    await press('Tab');
    expect(known()).toBe('Martial Arts');
    await fill(name(), 'Bell Ringing');
    await press('Escape');
    expect(name().value).toBe('Martial Arts');
    expect(known()).toBe('Martial Arts');
    await fill(name(), 'Bell Ringing');
    await press('Tab');
    expect(known()).toBe('Bell Ringing');
  });
});

describe('the switch of a Weakness', () => {
  it('E-27: is on for Plasma X and cannot be turned off, and follows the document for other Keywords', async () => {
    const weaknesses = [{ keyword: 'plasma-x' }, { keyword: 'fire' }];
    put('characters', [character('ferry', { weaknesses })]);
    await show(<Fields id="ferry" at={['/name', '/weaknesses']} />);
    const [plasma, fire] = all('switch') as HTMLInputElement[];
    expect([plasma?.checked, plasma?.disabled]).toEqual([true, true]);
    expect([fire?.checked, fire?.disabled]).toEqual([false, false]);
    await click(fire as HTMLInputElement);
    expect(hero().weaknesses).toEqual([{ keyword: 'plasma-x' }, { keyword: 'fire', vulnerability: true }]);
  });
});
