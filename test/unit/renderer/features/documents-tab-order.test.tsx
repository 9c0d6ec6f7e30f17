/** Tests the Tab order in the lists of teams, encounters, event packs and templates. */
import { beforeEach, expect, it, vi } from 'vitest';
import encounter from '../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import eventPack from '../../../../samples/supers-unlimited/events/spring-tide-open.event.json' with { type: 'json' };
import firstWatch from '../../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { EncounterScreen } from '../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { EventScreen } from '../../../../src/renderer/features/events/event-screen.tsx';
import { StudioScreen } from '../../../../src/renderer/features/studio/studio-screen.tsx';
import { TeamScreen } from '../../../../src/renderer/features/teams/team-screen.tsx';
import { LOADED_GAMES } from '../../../support/games.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../support/page/screen.tsx';
import { checkTabOrder } from '../../../support/page/tab-order.ts';
import { waitFor, waitForElement, waitForRender } from '../../../support/page/user-input.ts';
import { SilentWorker } from '../../../support/worker.ts';
import { createShape, createTemplate } from '../../studio/support.ts';
import { CAST, createMembers, createTeam } from './teams/support.ts';

setUpScreenForEachTest();

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));

const waitForSelector = (selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const foundElement = document.querySelector<HTMLElement>(selector);
    if (foundElement === null) throw new Error(`There is no ${selector} yet.`);
    return foundElement;
  });

it('Tab leads through the members and Gimmicks of a team to their menus', async () => {
  await saveDocuments('characters', [CAST.lead, CAST.ally]);
  await saveDocuments('teams', [
    { ...createTeam(createMembers('lead', 'ally')), gimmicks: firstWatch.gimmicks.slice(0, 2) },
  ]);
  await renderScreen(<TeamScreen id="team" />);
  const members = await waitForSelector('ul:has([data-path="/members/0"])');
  expect(checkTabOrder(members)).toEqual({ menus: 2, problems: [] });
  expect(checkTabOrder(await waitForSelector('[data-path="/gimmicks"]'))).toEqual({ menus: 2, problems: [] });
});

it('Tab leads through the sides and models of an encounter to their menus', async () => {
  await saveDocuments('encounters', [{ ...encounter, log: [] }]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id={encounter.id} />);
  const sides = await waitForSelector('[data-path="/sides"]');
  const { menus, problems } = checkTabOrder(sides);
  expect(problems).toEqual([]);
  expect(menus).toBe(encounter.sides.length + encounter.sides.flatMap(({ models }) => models).length);
});

it('Tab leads through the ceilings of an event pack to their menus', async () => {
  await saveDocuments('events', [eventPack]);
  await renderScreen(<EventScreen gameCatalog={LOADED_GAMES} id={eventPack.id} part={undefined} />);
  const { menus, problems } = checkTabOrder(await waitForSelector('[data-path="/ceilings"], [data-path$="ceilings"]'));
  expect(problems).toEqual([]);
  expect(menus).toBeGreaterThan(5);
});

it('Tab leads through the lists of a template to their menus', async () => {
  await saveDocuments('templates', [
    createTemplate([createShape([1, 1, 5, 5])], {
      themes: [
        { name: 'One', colours: { ink: '#000000' } },
        { name: 'Two', colours: { ink: '#222222' } },
      ],
      sizes: { small: { name: 'Small', width: 50, height: 80 } },
    }),
  ]);
  await renderScreen(<StudioScreen id="test" />);
  await waitForElement('application');
  for (const summary of document.querySelectorAll('details')) {
    summary.open = true;
    summary.dispatchEvent(new Event('toggle'));
  }
  await waitForRender();
  await waitFor(() => expect(checkTabOrder(document).menus).toBeGreaterThanOrEqual(4));
  expect(checkTabOrder(document).problems.filter((tabProblem) => !/^“(?:Delete|Duplicate)/.test(tabProblem))).toEqual(
    [],
  );
});
