/** Tests what the tile of a model shows. */
import { expect, it } from 'vitest';
import { NumberedName } from '../../../../../../../src/renderer/features/encounters/play-screen/models/numbered-name.tsx';
import { TrackBoxes } from '../../../../../../../src/renderer/features/encounters/play-screen/models/track-boxes.tsx';
import { renderScreen, setUpScreenForEachTest } from '../../../../../../support/page/screen.tsx';

setUpScreenForEachTest();

const listParts = (element: Element | null) => [...(element?.children ?? [])].map(({ textContent }) => textContent);

it('keeps the number of a copy apart from its name, which can be cut', async () => {
  await renderScreen(<NumberedName name="Harbour Volunteer 2" />);
  const name = document.querySelector('strong');
  expect(name?.textContent).toBe('Harbour Volunteer 2');
  expect(listParts(name)).toEqual(['Harbour Volunteer', ' 2']);
});

it('shows boxes only for a track with more than one box, or with a red one', async () => {
  const tracks = [
    { label: 'Move left', value: 1, max: 1 },
    { label: 'HP', value: 1, max: 1, red: 1 },
    { label: 'PP', value: 1, max: 2 },
  ];
  await renderScreen(
    <ul>
      {tracks.map((track) => (
        <li key={track.label}>
          <TrackBoxes track={track} />
        </li>
      ))}
    </ul>,
  );
  expect([...document.querySelectorAll('li')].map((item) => item.querySelectorAll('span > span').length)).toEqual([
    0, 1, 2,
  ]);
});
