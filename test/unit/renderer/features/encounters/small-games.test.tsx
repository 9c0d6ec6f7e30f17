/** Tests the turns and the end of the games without scenarios on the play screen. */
import { describe, expect, it } from 'vitest';
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

interface SmallGame {
  readonly ruleset: string;
  readonly character: object;
  /** A log after which model `lamp` has its turn, or may be activated. */
  readonly log: readonly object[];
  /** The taps of a turn with one attack on model `moth`, as labels of options, texts of submit buttons, or the id of the target. */
  readonly turn: readonly (string | RegExp)[];
  /** A log after which `lamp` is active, if it is not yet. */
  readonly activation?: readonly object[];
}

const ROLLS = ['lamp', 'moth', 'bell'].map((model, index) => ({ kind: 'initiative', model, dice: [6, 6 - index] }));

const SMALL_GAMES: readonly SmallGame[] = [
  {
    ruleset: 'ssua',
    character: { agility: 4, mind: 4, hits: 3, attacks: [{ name: 'Beam', type: 'ranged', pool: 4, ap: 1 }] },
    log: [
      { kind: 'begin' },
      { kind: 'initiative', side: 'reds', model: 'lamp', with: 'agility', dice: [6, 6, 6, 6] },
      { kind: 'initiative', side: 'blues', model: 'moth', with: 'agility', dice: [1, 1, 1, 1] },
    ],
    turn: ['Lamp: Activate', 'Beam', 'moth', /^Roll 4 dice/, 'End the activation'],
    activation: [{ kind: 'activate', model: 'lamp' }],
  },
  {
    ruleset: 'battletech-kcw',
    character: { unit: 'npc', type: 'mech', tonnage: 55, mp: 4, pilotingBase: 5, gunneryBase: 4 },
    log: [{ kind: 'begin' }, ...ROLLS],
    turn: ['Fire', 'moth', /^Fire/, /^Roll 2 dice/, 'End the slot'],
  },
  {
    ruleset: 'action-round',
    character: { powerLevel: 5, initiative: 12 },
    log: [{ kind: 'begin' }],
    turn: ['Close attack', 'moth', /^Close attack/, 'End the turn'],
  },
  {
    ruleset: 'bulletproof-blues',
    character: { perception: 5, prowess: 4, powers: [{ name: 'Ice Wall', rank: 9 }] },
    log: [{ kind: 'aware', order: ['lamp', 'moth', 'bell'] }, { kind: 'begin' }],
    turn: ['Ice Wall', 'moth', /^Ice Wall/, 'End the turn'],
  },
];

async function openGame(
  { ruleset, character }: SmallGame,
  log: readonly object[],
  options: object = {},
): Promise<void> {
  const names = { lamp: 'Lamp', moth: 'Moth', bell: 'Bell' };
  await saveDocuments('encounters', [
    {
      ...{ format: 'rollcall.encounter', version: 1, ruleset, id: 'pier', name: 'On the pier', seed: 3, options },
      table: { dice: 'app' },
      sides: [
        { id: 'reds', name: 'The Reds', models: [{ id: 'lamp', character: 'lamp' }] },
        {
          ...{ id: 'blues', name: 'The Blues' },
          models: ['moth', 'bell'].map((id) => ({ id, character: id })),
        },
      ],
      characters: Object.entries(names).map(([id, name], index) => ({
        ...{ format: 'rollcall.character', version: 1, ruleset, id, name, ...character },
        // In the Action Round, the initiative on the card settles the order.
        ...('initiative' in character ? { initiative: 12 - index } : {}),
      })),
      log,
    },
  ]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id="pier" />);
  await waitForElement('region', 'Who is on');
}

const findOption = (label: string) => document.querySelector<HTMLElement>(`button[data-label="${label}"]`);
const getCurrentText = () => getText(findOne('region', 'Who is on'));

/** Finds what a tap means: the button that submits the form, an option by its label, or the tile of a model. Open forms cover options. */
function findTapped(name: string | RegExp): Element | null {
  const submitButton = document.querySelector<HTMLButtonElement>('button[data-confirm]');
  if (name instanceof RegExp)
    return submitButton?.disabled === false && name.test(getText(submitButton)) ? submitButton : null;
  return (
    document.querySelector(`section[aria-label=Models] button[data-model="${name}"]`) ??
    (submitButton === null ? findOption(name) : null)
  );
}

describe.each(SMALL_GAMES)('$ruleset', (game) => {
  const active = [...game.log, ...(game.activation ?? [])];

  it('takes at most five taps for a turn with one attack', async () => {
    await openGame(game, game.log);
    for (const name of game.turn) {
      await waitFor(() => expect(findTapped(name), String(name)).toBeTruthy());
      await click(findTapped(name) as Element);
    }
    await waitFor(() => expect(getCurrentText()).not.toContain('Lamp'));
    expect(game.turn.length).toBeLessThanOrEqual(5);
  });

  it('ends only after a question, with the winner and the deeds, and undoes the end', async () => {
    await openGame(game, active);
    const findEnd = () => findOption('End the game') as HTMLElement;
    await click(findEnd());
    const dialog = await waitForElement('dialog', 'End the game?');
    expect(getText(dialog)).toContain('Models in play12');
    expect((findOne('radio', 'Nobody') as HTMLInputElement).checked).toBe(true);
    await click(findOne('button', 'Keep playing'));
    expect(getCurrentText()).toContain('Lamp');
    await click(findEnd());
    await waitForElement('dialog', 'End the game?');
    await click(findOne('radio', 'The Blues'));
    await click(document.querySelector('[data-end-game]') as HTMLElement);
    await waitFor(() => expect(getCurrentText()).toContain('The game is over'));
    expect(getCurrentText()).toContain('Winner: The Blues');
    await waitFor(() =>
      expect(getText(document.querySelector('[data-announcer]'))).toBe('The game is over. Winner: The Blues.'),
    );
    const panelText = getText(findOne('region', 'Actions'));
    expect(panelText).toContain('Print the score sheet');
    expect(panelText).toContain('Rematch');
    expect(panelText).toMatch(/Who did what.*TurnsThe RedsLamp1/);
    await click(findOne('button', 'Undo the end of the game'));
    await waitFor(() => expect(getCurrentText()).toContain('Lamp'));
  });

  it('offers to end the game with N when only one side is left', async () => {
    await openGame(game, [...active, { kind: 'out', model: 'moth' }, { kind: 'out', model: 'bell' }]);
    await press('n');
    const dialog = await waitForElement('dialog', 'End the game?');
    expect((findOne('radio', 'The Reds') as HTMLInputElement).checked).toBe(true);
    expect(findAll('radio', 'Nobody', dialog)).toEqual([]);
    await click(document.querySelector('[data-end-game]') as HTMLElement);
    await waitFor(() => expect(getCurrentText()).toContain('Winner: The Reds'));
  });
});

it('does not ask who shoots in the roll to hit after an attack', async () => {
  const [, battleTech] = SMALL_GAMES as readonly [SmallGame, SmallGame];
  await openGame(battleTech, battleTech.log);
  for (const name of battleTech.turn.slice(0, 3)) {
    await waitFor(() => expect(findTapped(name), String(name)).toBeTruthy());
    await click(findTapped(name) as Element);
  }
  const form = await waitForElement('region', 'Lamp: Roll to hit Moth');
  expect(getText(form)).toContain('Range, terrain, movement');
  expect(getText(form)).not.toContain('Who');
});

it('C-79: a check asks for the total that the players rolled, and promises no roll', async () => {
  const [, , actionRound] = SMALL_GAMES as readonly [SmallGame, SmallGame, SmallGame];
  const character = { ...actionRound.character, skills: [{ name: 'Insight', rank: 4 }] };
  await openGame({ ...actionRound, character }, actionRound.log);
  await press('/');
  await click(document.querySelector('details[data-table] summary') as HTMLElement);
  await waitFor(() => expect(findOption('Check')).not.toBeNull());
  await click(findOption('Check') as HTMLElement);
  const form = await waitForElement('region', /Check/);
  expect(getText(form)).not.toContain('Roll 1 die');
  expect(findAll('button', /^(?:Roll here|Type the dice in)/, form)).toEqual([]);
});

it('C-16: an attack of the Action Round asks for a target that is in play, which cannot be left out', async () => {
  const [, , actionRound] = SMALL_GAMES as readonly [SmallGame, SmallGame, SmallGame];
  await openGame(actionRound, [...actionRound.log, { kind: 'out', model: 'bell' }]);
  await click(findOption('Close attack') as HTMLElement);
  const form = await waitForElement('region', 'Lamp: Close attack');
  expect(findAll('radio', /./, form).map((radio) => getText(radio.closest('label')))).toEqual(['Moth', 'Lamp']);
});

it('B-15: asks a hot unit of BattleTech at the end of its slot how much heat it dissipates, and a cool unit nothing', async () => {
  const [, battleTech] = SMALL_GAMES as readonly [SmallGame, SmallGame];
  const walk = { kind: 'action', model: 'lamp', name: 'walk', sa: 0, move: true, heat: 1 };
  await openGame(battleTech, [...battleTech.log, walk]);
  await click(findOption('End the slot') as HTMLElement);
  const form = await waitForElement('region', 'End the slot');
  expect(getText(form)).toContain('Heat now: 0, plus 1 from this slot');
  await click(findTapped(/^End the slot/) as Element);
  await waitFor(() => expect(getCurrentText()).toContain('Moth'));
  await click(findOption('End the slot') as HTMLElement);
  await waitFor(() => expect(getCurrentText()).toContain('Bell'));
});

it('A-3: lets the next side choose who rolls for initiative', async () => {
  const [ssua] = SMALL_GAMES as readonly [SmallGame];
  await openGame(ssua, [{ kind: 'begin' }]);
  await click(findOption('Lamp: Roll Agility') as HTMLElement);
  await waitFor(() => expect(findTapped(/^Roll 4 dice/)).toBeTruthy());
  await click(findTapped(/^Roll 4 dice/) as Element);
  await waitFor(() => expect(findOption('Bell: Roll Mind')).not.toBeNull());
  expect(document.querySelector('[data-confirm]')).toBeNull();
});

it('shows no table of deeds when a game ends before anybody has done anything', async () => {
  const [ssua] = SMALL_GAMES as readonly [SmallGame];
  await openGame(ssua, [{ kind: 'begin' }, { kind: 'end-game' }]);
  const panelText = getText(await waitForElement('region', 'Actions'));
  expect(panelText).toContain('Rematch');
  expect(panelText).not.toContain('Who did what');
  expect(getText(document.body)).not.toContain('To roll');
});
