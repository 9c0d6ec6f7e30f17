/** The screen of a character: header, panel and fields never contradict each other. */
import { beforeEach, expect, it, vi } from 'vitest';
import { CharacterScreen } from '../../../../../src/renderer/features/characters/character-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { fieldAt, one, textOf } from '../../../../support/page/find.ts';
import { until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show } from '../../../../support/page/screen.tsx';
import { IdleWorker } from '../../../../support/worker.ts';
import { CAST, character } from '../teams/support.ts';

screenForEachTest();

const BASH = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
const LASER = { name: '', trait: 'aim', type: 'laser', range: 8, effects: [{ effect: 'damage' }] };

beforeEach(() => vi.stubGlobal('Worker', IdleWorker));

async function open(attacks: readonly object[]): Promise<void> {
  put('characters', [...Object.values(CAST), character('ada', { attacks: attacks as never })]);
  await show(<CharacterScreen gameCatalog={LOADED_GAMES} id="ada" />);
  await until(() => fieldAt('/attacks/0'));
}

const panel = () => textOf(one('region', 'Findings'));

it('says of an illegal and unfinished character that both are so, and calls the attack by its position', async () => {
  await open([BASH, LASER]);
  await until(() => expect(panel()).toContain('Attack 2: the rules know no Attack Type called “laser”.'));
  expect(panel()).toContain('Besides the errors below');
  expect(panel()).not.toContain('breaks no rule');
  expect(document.body.textContent).not.toContain('“”');
});

it('says of a legal and unfinished character that it breaks no rule', async () => {
  await open([BASH, { ...LASER, type: 'beam' }]);
  await until(() => expect(panel()).toContain("It doesn't break any rules, but there's more to fill in."));
});

it('shows a chance to hit for a legal attack, and none for an illegal one', async () => {
  await open([BASH, LASER]);
  await until(() => expect(textOf(fieldAt('/attacks/0'))).toContain('% to hit'));
  expect(textOf(fieldAt('/attacks/1'))).not.toContain('to hit');
});
