// @vitest-environment happy-dom
/** Tests that a log event renders only what it changes, however long the log is. */
import '../../../../support/page/record-renders.ts';
import { expect, it } from 'vitest';
import { createBigGame } from '../../../../../bench/big-game.ts';
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { type RenderedComponent, recordRenders } from '../../../../support/page/record-renders.ts';
import { getLibrary, putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { waitFor, waitForElement, waitForRender } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const EVENT_COUNT = 280;
const sampleEncounter = createBigGame('.', EVENT_COUNT + 1);
const lastEvent = sampleEncounter.log[EVENT_COUNT] as JsonObject;

const openScreen = async () => {
  putInMemory('encounters', [{ ...sampleEncounter, log: sampleEncounter.log.slice(0, EVENT_COUNT) }]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id={sampleEncounter.id} />);
  await waitForElement('region', 'Who is on');
  await waitFor(() => expect(document.querySelector(`[data-n="${EVENT_COUNT}"]`)).not.toBeNull());
  await getLibrary().waitUntilSettled();
  await waitForRender();
};

const playLastEvent = async () => {
  getLibrary().stores.encounters.changeLog(sampleEncounter.id, { kind: 'play', at: EVENT_COUNT, events: [lastEvent] });
  await waitFor(() => expect(document.querySelector(`[data-n="${EVENT_COUNT + 1}"]`)).not.toBeNull());
  await getLibrary().waitUntilSettled();
  await waitForRender();
};

const listProps = (rendered: readonly RenderedComponent[], component: string) =>
  rendered.flatMap(({ component: componentName, props }) => (componentName === component ? [props] : []));

it('a called shot renders one of forty model tiles and two of hundreds of log rows', async () => {
  expect(lastEvent).toMatchObject({ kind: 'called-shot', model: 'kitestring-1' });
  await openScreen();
  const rendered = await recordRenders(playLastEvent);
  expect(listProps(rendered, 'ModelTile').map(({ modelId }) => modelId)).toEqual(['kitestring-1']);
  // The new row, and the row that was last before.
  const eventIndexes = listProps(rendered, 'LogRowView').map(
    ({ entry: logEntry }) => (logEntry as { eventIndex: number }).eventIndex,
  );
  expect(eventIndexes.sort()).toEqual([EVENT_COUNT - 1, EVENT_COUNT]);
  expect(listProps(rendered, 'Filters')).toEqual([]);
});

it('an event of another encounter renders nothing', async () => {
  await openScreen();
  putInMemory('encounters', [{ ...sampleEncounter, id: 'other', log: [] }]);
  await waitForRender();
  const rendered = await recordRenders(async () => {
    getLibrary().stores.encounters.changeLog('other', {
      kind: 'play',
      at: 0,
      events: [{ kind: 'note', text: 'Tea.' }],
    });
    await getLibrary().waitUntilSettled();
    await waitForRender();
  });
  expect(rendered).toEqual([]);
});
