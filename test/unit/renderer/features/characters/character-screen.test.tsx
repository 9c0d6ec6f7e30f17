/** Tests that header, panel and fields of the character screen never contradict each other. */
import { beforeEach, expect, it, vi } from 'vitest';
import { CharacterScreen } from '../../../../../src/renderer/features/characters/character-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { dropFolder } from '../../../../support/page/drop-folder.ts';
import { findOne, getField, getText } from '../../../../support/page/find.ts';
import { putInMemory, renderScreen, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, waitFor } from '../../../../support/page/user-input.ts';
import { SilentWorker } from '../../../../support/worker.ts';
import { CAST, createCharacter } from '../teams/support.ts';

setUpScreenForEachTest();

const BASH = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
const LASER = { name: '', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] };

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));

async function openScreen(attacks: readonly object[]): Promise<void> {
  putInMemory('characters', [...Object.values(CAST), createCharacter('ada', { attacks: attacks as never })]);
  await renderScreen(<CharacterScreen gameCatalog={LOADED_GAMES} id="ada" />);
  await waitFor(() => getField('/attacks/0'));
}

const getFindingsText = () => getText(findOne('region', 'Findings'));

it('says that an illegal character is illegal before it says what is missing, and names an unnamed attack by its position', async () => {
  await openScreen([BASH, LASER]);
  await waitFor(() => expect(getFindingsText()).toContain('Attack 2: the rules know no Attack Type called “laser”.'));
  expect(getFindingsText()).toMatch(/Illegal.*Attack 2.*Incomplete.*Still missing:/s);
  expect(document.body.textContent).not.toContain('“”');
});

it('calls a legal character without an attack name incomplete and not illegal', async () => {
  await openScreen([BASH, { ...LASER, type: 'beam' }]);
  await waitFor(() => expect(getFindingsText()).toMatch(/Incomplete.*Still missing:/s));
  expect(getFindingsText()).not.toContain('Illegal');
  expect(getFindingsText()).not.toContain('legal');
});

it('shows a chance to hit for a legal attack but not for an illegal one', async () => {
  await openScreen([BASH, LASER]);
  await waitFor(() => expect(getText(getField('/attacks/0'))).toContain('% to hit'));
  expect(getText(getField('/attacks/1'))).not.toContain('to hit');
});

it('refuses a folder dropped on the card in both places: at the card and at the picture of the form', async () => {
  await openScreen([BASH]);
  const refusal = 'art is a folder. Drop one of the pictures in it.';
  dropFolder(findOne('region', 'Card'), 'art', { 'a.png': 'x' });
  await waitFor(() => expect(getText(findOne('region', 'Card'))).toContain(refusal));
  expect(document.querySelector('form')?.textContent).toContain(refusal);
});

it('unfolds a section that is chosen in the index', async () => {
  await openScreen([BASH]);
  const credits = findOne('region', 'Credits');
  expect(findOne('button', 'Credits', credits).getAttribute('aria-expanded')).toBe('false');
  await click(findOne('button', 'Credits', findOne('navigation', 'Sections of the form')));
  expect(findOne('button', 'Credits', credits).getAttribute('aria-expanded')).toBe('true');
});
