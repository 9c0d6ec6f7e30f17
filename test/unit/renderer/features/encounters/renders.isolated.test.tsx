// @vitest-environment happy-dom
/** An event at the table draws what it touches, however long the game has been. */
import '../../../../support/page/renders.ts';
import { expect, it } from 'vitest';
import { bigGame } from '../../../../../bench/big-game.ts';
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { drawn, soon, until } from '../../../../support/page/hands.ts';
import { countRenders, type Rendered } from '../../../../support/page/renders.ts';
import { library, put, screenForEachTest, show } from '../../../../support/page/screen.tsx';

screenForEachTest();

const EVENTS = 280;
const game = bigGame('.', EVENTS + 1);
const event = game.log[EVENTS] as JsonObject;

const open = async () => {
  put('encounters', [{ ...game, log: game.log.slice(0, EVENTS) }]);
  await show(<EncounterScreen gameCatalog={LOADED_GAMES} id={game.id} />);
  await soon('region', 'Who is on');
  await until(() => expect(document.querySelector(`[data-n="${EVENTS}"]`)).not.toBeNull());
  await library().waitUntilSettled();
  await drawn();
};

const play = async () => {
  library().stores.encounters.changeLog(game.id, { kind: 'play', at: EVENTS, events: [event] });
  await until(() => expect(document.querySelector(`[data-n="${EVENTS + 1}"]`)).not.toBeNull());
  await library().waitUntilSettled();
  await drawn();
};

const propsOf = (rendered: readonly Rendered[], component: string) =>
  rendered.flatMap(({ component: name, props }) => (name === component ? [props] : []));

it('a called shot draws the model that calls it, of forty, and two rows of the log, of hundreds', async () => {
  expect(event).toMatchObject({ kind: 'called-shot', model: 'kitestring-1' });
  await open();
  const rendered = await countRenders(play);
  expect(propsOf(rendered, 'Tile').map(({ id }) => id)).toEqual(['kitestring-1']);
  // The new one, and the one that was last before.
  const rows = propsOf(rendered, 'LogRowView').map(({ entry }) => (entry as { eventIndex: number }).eventIndex);
  expect(rows.sort()).toEqual([EVENTS - 1, EVENTS]);
  expect(propsOf(rendered, 'Filters')).toEqual([]);
});

it('an event of another encounter draws nothing', async () => {
  await open();
  put('encounters', [{ ...game, id: 'other', log: [] }]);
  await drawn();
  const rendered = await countRenders(async () => {
    library().stores.encounters.changeLog('other', { kind: 'play', at: 0, events: [{ kind: 'note', text: 'Tea.' }] });
    await library().waitUntilSettled();
    await drawn();
  });
  expect(rendered).toEqual([]);
});
