/** A table that keeps track without rules, its log, and its clock. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sample from '../../../../../samples/ssua/encounters/last-bus-to-gasworks.encounter.json' with { type: 'json' };
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { all, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, press, soon, until } from '../../../../support/page/hands.ts';
import { firstPage, reload, screenForEachTest, secondWindow, show, store } from '../../../../support/page/screen.tsx';

screenForEachTest();

const CAST = readdirSync('samples/ssua/characters').map(
  (file) => JSON.parse(readFileSync(`samples/ssua/characters/${file}`, 'utf8')) as { id: string },
);

/** Two of each side: every one of them has a row of boxes, which is what a tracker takes longest for. */
const SIDES = sample.sides.map((side) => ({ ...side, models: side.models.slice(0, 2) }));

async function open(change: object): Promise<void> {
  await store('characters', CAST);
  await store('encounters', [{ ...sample, sides: SIDES, id: 'tracked', name: 'Tracked', ...change }]);
  await show(<EncounterScreen gameCatalog={LOADED_GAMES} id="tracked" />);
}

async function play(mode: string): Promise<void> {
  await click(one('button', 'How this table plays'));
  await click(await soon('radio', mode));
  await press('Escape');
  await until(() => expect(all('dialog')).toEqual([]));
}

const rows = (page: ParentNode = document) => all('listitem', undefined, one('region', 'Order of play', page));
const first = (page?: ParentNode) => rows(page)[0] as HTMLElement;
const nameOf = (row: HTMLElement) => textOf(row.querySelector('strong'));
const ap = (page?: ParentNode) => Number((one('textbox', undefined, first(page)) as HTMLInputElement).value);
const less = (page?: ParentNode) => click(one('button', /one less$/, first(page)));
const events = () => [...document.querySelectorAll<HTMLElement>('[data-n]')].map(textOf);

describe('the tracker', () => {
  it('keeps numbers, conditions and order, undone and played again; they are carried back into the rules', async () => {
    await open({ log: [{ kind: 'begin' }] });
    await play('Tracker only');
    await until(() => ap());
    const name = nameOf(first());
    const before = ap();
    await less();
    await until(() => expect(events()[0]).toContain(`${name}: AP ${before - 1}`));
    await click(one('button', /: more$/, first()));
    const condition = first().querySelector<HTMLInputElement>('[placeholder="Condition"]') as HTMLInputElement;
    await fill(condition, 'on fire');
    await press('Enter');
    await until(() => one('button', 'No longer on fire', first()));
    await focus(one('button', /^Move /, first()));
    await press('ArrowDown');
    await until(() => expect(nameOf(rows()[1] as HTMLElement)).toBe(name));

    await click(await soon('button', 'Go back to here: after event 1'));
    await until(() => expect([nameOf(first()), ap()]).toEqual([name, before]));
    await click(await soon('button', 'Play again up to here: event 3'));
    await until(() => expect(ap()).toBe(before - 1));
    await reload();
    await until(() => expect(ap()).toBe(before - 1));

    await play('With the rules');
    await until(() => expect(document.body.textContent).toContain('1 number was carried into the rules'));
    expect(events().find((line) => line.includes('from the tracker'))).toContain('Correction');
    await play('Tracker only');
    await until(() => expect(ap()).toBe(before - 1));
    await soon('button', 'No longer on fire');

    // The turn goes round under its heading; what the way back into the rules wrote is taken back with it.
    for (let turn = 0; turn < 3; turn += 1) await press('n');
    await until(() => expect(document.querySelectorAll('[data-on]')).toHaveLength(1));
    await soon('heading', 'Round 1');
    await play('With the rules');
    await click(all('button', 'Undo').at(-1) as HTMLElement);
    await until(() => expect(rows().length).toBeGreaterThan(0));
    await until(() => expect(document.querySelectorAll('[data-on]')).toHaveLength(1));
  });

  it('agrees in two windows, and each takes back what the other did', async () => {
    await open({ log: [{ kind: 'begin' }], table: { rules: false } });
    const other = await secondWindow();
    const page = firstPage();
    const before = await until(() => ap(page));
    await until(() => expect(ap(other)).toBe(before));
    await less(page);
    await until(() => expect(ap(other)).toBe(before - 1));
    await less(other);
    await until(() => expect(ap(page)).toBe(before - 2));
    await press('Control+z');
    await until(() => expect([ap(page), ap(other)]).toEqual([before - 1, before - 1]));
  });

  it('tracks a character with an error of its own all the same', async () => {
    const character = sample.sides[0]?.models[0]?.character;
    const broken = {
      ...{ format: 'rollcall.character', version: 1, ruleset: 'ssua', id: character },
      ...{ name: 'Bent Rule', agility: -1, mind: 4, hits: 3 },
    };
    await open({ characters: [broken], log: [] });
    await click(one('radio', 'Table'));
    await soon('heading', 'It cannot be played yet');
    await click(one('button', 'Use the tracker instead'));
    await until(() => expect(rows().map(nameOf)).toContain('Bent Rule'));
    await press('n');
    await until(() => expect(textOf(one('region', 'Tracker'))).toContain('Round 1'));
  });
});

describe('the log', () => {
  it('is cut down to words and models, and takes notes, also beside an event', async () => {
    await open({ log: [{ kind: 'note', text: 'The bus is late.' }, { kind: 'nothing-like-this' }, { kind: 'begin' }] });
    await fill(await soon('textbox', 'Note for the log'), 'Tea is served.');
    await press('Enter');
    await until(() => expect(events()[0]).toContain('Tea is served.'));
    expect(events().find((line) => line.includes('Refused'))).toContain('nothing like this');
    await click(one('button', /^Event 3/));
    await click(await soon('button', 'Write beside it'));
    await fill(await soon('textbox', 'Beside event 3'), 'at last');
    await press('Enter');
    const noted = () => all('button', /^Event 3.*at last/);
    await until(() => expect(noted()).toHaveLength(1));
    await press('Control+z');
    await until(() => expect(noted()).toHaveLength(0));
    expect(events()).toHaveLength(4);
    await press('Control+Shift+z');
    await until(() => expect(noted()).toHaveLength(1));
    await fill(one('searchbox', 'Find in the log'), 'LAST');
    await until(() => expect(events()).toHaveLength(1));
    expect(document.body.textContent).toContain('1 of 4 events');
    await click(one('button', 'Show all'));
    await until(() => expect(events()).toHaveLength(4));
  });
});
