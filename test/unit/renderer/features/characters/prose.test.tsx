/** Text of the card: marked by keys and buttons, with icons from a menu. */
import { expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { all, fieldAt, inputAt, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, press, soon, type, until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show, stored } from '../../../../support/page/screen.tsx';
import { character } from '../teams/support.ts';

screenForEachTest();

const AT = '/talents/0/text';
const BEFORE = 'The first point of Damage is ignored.';
const box = () => inputAt(AT);
const reads = (text: string) => until(() => expect(box().value).toBe(text));
const text = () => stored<Character>('characters', 'ferry').talents?.[0]?.text;

it('bold and italic by keys and buttons, icons from a menu, an unknown icon is told', async () => {
  put('characters', [character('ferry', { talents: [{ name: 'Pressure Suit', text: BEFORE }] })]);
  await show(<Fields id="ferry" at={['/talents']} />);
  const field = fieldAt(AT);
  await fill(box(), 'Hits hard for {ppp}');
  const told = '{ppp} is no icon, so it is printed as written; did you mean {pp}?';
  await until(() => expect(textOf(fieldAt(AT))).toContain(told));
  await fill(box(), 'Hits hard for 2 ');
  await until(() => expect(textOf(fieldAt(AT))).not.toContain('no icon'));
  box().setSelectionRange(5, 9);
  await press('Control+b');
  await reads('Hits **hard** for 2 ');
  await click(one('button', 'Italic', field));
  await reads('Hits ***hard*** for 2 ');
  // The selection stays, so that the same key takes the mark off again.
  await press('Control+i');
  expect(all('dialog')).toEqual([]);
  await reads('Hits **hard** for 2 ');
  box().setSelectionRange(box().value.length, box().value.length);
  await press('Tab');
  expect(document.activeElement).toBe(one('button', 'Bold', field));
  await press('End');
  await press('Enter');
  await focus(await soon('menuitem', /^\W*HP\W*$/));
  await press('Enter');
  await until(() => expect(document.activeElement).toBe(box()));
  await type('!');
  await reads('Hits **hard** for 2 {hp}!');
  expect(text()).toBe('Hits **hard** for 2 {hp}!');
  // Typing is one step, a mark a step like it: undo goes back to what stood there.
  for (let index = 0; index < 8 && text()?.includes('hard'); index += 1) await press('Control+z');
  expect(text()).toBe(BEFORE);
});
