/** Tests an attack from its form to the KO with keys alone. */
import { expect, it } from 'vitest';
import { EncounterScreen } from '../../../../../src/renderer/features/encounters/encounter-screen.tsx';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { renderScreen, saveDocuments, setUpScreenForEachTest } from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, typeText, waitFor, waitForElement } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

const TRAITS = {
  fight: { dice: 4, resistance: 1 },
  aim: { dice: 2, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
};

/**
 * Creates a character. Its Power plus the Resistance of a trait is the number that each die of an attack has to reach. `recovery` is the
 * number of dice with which it avoids a KO.
 */
const createCharacter = (
  characterId: string,
  characterName: string,
  power: number,
  hitPoints: number,
  recovery: number,
) => ({
  ...{ format: 'rollcall.character', version: 1, ruleset: 'supers-unlimited', id: characterId, name: characterName },
  ...{ level: 4, alignment: 'hero', classes: ['fighter'], power, move: 5, size: 2, hp: { total: hitPoints } },
  traits: { ...TRAITS, recovery: { dice: recovery } },
  keywords: { type: ['living'], origin: ['mutate'] },
  attacks: [],
  abilities: [{ name: 'Undertow' }],
});

/**
 * `tideSize`: the number of wasps. `isChosen`: whether the Activation of Anvil Street has begun. `attacks`: those of Anvil Street.
 * `laterEvents`: the end of the log.
 */
async function openEncounter(
  randomSeed: number,
  playSettings: object,
  { tideSize = 1, isChosen = true, attacks = [] as readonly object[], laterEvents = [] as readonly object[] } = {},
): Promise<void> {
  const wasps = Array.from({ length: tideSize }, (_, index) => ({
    id: index === 0 ? 'wasp' : `wasp-${index + 1}`,
    character: 'brine-wasp',
  }));
  await saveDocuments('encounters', [
    {
      ...{ format: 'rollcall.encounter', version: 1, ruleset: 'supers-unlimited', id: 'roof', name: 'On the roof' },
      ...{ seed: randomSeed, table: playSettings },
      sides: [
        { id: 'a', name: 'Lamplighters', models: [{ id: 'anvil', character: 'anvil-street' }] },
        { id: 'b', name: 'The Tide', models: wasps },
      ],
      characters: [
        { ...createCharacter('anvil-street', 'Anvil Street', 4, 10, 3), attacks },
        createCharacter('brine-wasp', 'Brine Wasp', 4, 6, 1),
      ],
      log: [
        { kind: 'turn-order', order: ['a', 'b'] },
        { kind: 'start' },
        ...(isChosen ? [{ kind: 'choose', model: 'anvil' }, { kind: 'activate' }] : []),
        ...laterEvents,
      ],
    },
  ]);
  await renderScreen(<EncounterScreen gameCatalog={LOADED_GAMES} id="roof" />);
  await waitForElement('region', 'Who is on');
}

/** Anvil Street uses an Ability with an Upkeep, the other side has its Turn, and Anvil Street is next. */
const UNDERTOW_AND_NEXT_TURN: readonly object[] = [
  { kind: 'ability', model: 'anvil', what: 'Undertow', upkeep: 1 },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
  { kind: 'choose', model: 'wasp' },
  { kind: 'activate' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
];

/** Finds an action of the play screen by its name and starts it. */
async function startAction(actionName: string): Promise<void> {
  await press('/');
  await waitFor(() => expect(document.activeElement?.matches('[data-find-offer], button[data-label]')).toBe(true));
  await typeText(actionName);
  await press('Enter');
}

const listResults = () => findAll('region', 'What came of it');
const getResultText = () => getText(findOne('region', 'What came of it'));
const listDice = () =>
  findAll(
    'listitem',
    undefined,
    findOne('region', 'What came of it').querySelector('[aria-label=Dice]') as Element,
  ).map(getText);
const getWaspText = () => getText(document.querySelector('button[data-model="wasp"]'));
const findConfirmButton = () => document.querySelector<HTMLButtonElement>('[data-confirm]');
const waitForText = (expectedText: string) => waitFor(() => expect(getText(document.body)).toContain(expectedText));
const waitForFocus = (findElement: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(findElement()));

it('resolves an attack up to a KO with typed dice and keys alone', async () => {
  await openEncounter(0, { dice: 'typed' });
  await startAction('bash');
  const eventForm = await waitForElement('region', 'Anvil Street: Attack with Bash');
  // The unchanged form can be confirmed. Four Fight dice against Power 4 and Resistance 1 need 5 or more.
  await waitForFocus(() => eventForm.querySelector('[data-confirm]'));
  expect(getText(eventForm)).toContain('5+');
  await press('Enter');
  const findDiceBox = () => findOne('textbox', /^Dice/) as HTMLInputElement;
  await waitForFocus(findDiceBox);
  await waitForElement('button', /Block/);
  // With typed dice, the app offers no roll.
  expect(findAll('button', 'Roll here')).toEqual([]);
  await typeText('10 7 8 1');
  await waitForText('Each 10 adds a die: 1 more die.');
  await typeText(' 11');
  await waitForText('1 die is too many.');
  expect(findConfirmButton()?.disabled).toBe(true);
  for (let pressCount = 0; pressCount < 2; pressCount++) await press('Backspace');
  await typeText('9');
  await press('Enter');
  await waitFor(() => expect(getResultText()).toContain('4 Successes, 1 POW'));
  expect([listDice()[0], listDice()[1], listDice()[3]]).toEqual(['10 POW', '7 Success', '1 fails']);
  // The form of the next required event appears in the same place.
  await waitForFocus(findDiceBox);
  expect(findDiceBox().value).toBe('');
  // A box for dice takes no letters, so that N works in it.
  await press('n');
  expect(findDiceBox().value).toBe('');
  await typeText('2');
  await press('Enter');
  await waitFor(() => expect(getResultText()).toContain('KO'));
  // The form is gone without a further tap, and the result stays above the actions until the next event.
  await waitFor(() => expect(findConfirmButton()).toBeNull());
  expect(listResults()).toHaveLength(1);
  expect(getWaspText()).toContain('KO');
  expect(getWaspText()).toContain('2/6');
});

/** Declares the attack of Anvil Street with typed dice and returns the field for them. */
async function openTypedDice(): Promise<HTMLInputElement> {
  await openEncounter(0, { dice: 'typed' });
  await startAction('bash');
  const eventForm = await waitForElement('region', 'Anvil Street: Attack with Bash');
  await waitForFocus(() => eventForm.querySelector('[data-confirm]'));
  await press('Enter');
  return (await waitForElement('textbox', /^Dice/)) as HTMLInputElement;
}

it('focuses the field for typed dice on a touch screen too', async () => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 1, configurable: true });
  try {
    const diceField = await openTypedDice();
    await waitFor(() => expect(document.activeElement).toBe(diceField));
  } finally {
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  }
});

it('digits typed on the pad for dice go to the field', async () => {
  const diceField = await openTypedDice();
  const padKey = findOne('button', '1 on a d10');
  await click(padKey);
  await focus(padKey);
  await typeText('9 8');
  expect(diceField.value).toBe('1 9 8');
  expect(document.activeElement).toBe(diceField);
  // Submits the dice. Otherwise the form, which the next test opens too, would keep them.
  await typeText(' 7');
  await press('Enter');
  await waitFor(() => expect(getResultText()).toContain('Success'));
});

it('resolves an attack with rolled dice and keys alone, and rolls the same dice again after undo', async () => {
  // With this seed, the four dice show a 10, which adds a die, and the Recovery die of the target fails.
  await openEncounter(86, {});
  await startAction('bash');
  const findRollButton = () => findOne('button', /^Nobody reacts: Roll 4 dice/);
  await waitForFocus(findRollButton);
  // The attack is declared and rolled at once.
  await press('Enter');
  const firstDice = ['1 fails', '10 POW', '8 Success', '9 Success', '5 Success'];
  await waitFor(() => expect(listDice()).toEqual(firstDice));
  await waitForFocus(() => findOne('button', 'Roll 1 die'));
  await press('Enter');
  await waitFor(() => expect(listDice()).toEqual(['1 fails']));
  expect(getWaspText()).toContain('KO');
  await press('Control+z');
  await waitFor(() => expect(getWaspText()).toContain('2/6'));
  expect(getWaspText()).not.toContain('KO');
  expect(listResults()).toEqual([]);
  // The attack and its roll are one step for undo.
  await press('Control+z');
  await waitFor(() => expect(getWaspText()).toContain('6/6'));
  expect(getText(findOne('region', 'Who is on'))).not.toContain('Waits for an answer');
  // Reactions come first when a player asks for them, and the dice are the same.
  await startAction('bash');
  await waitForFocus(findRollButton);
  await click(findOne('button', 'Reactions or more dice first'));
  await waitForElement('button', /Block/);
  await waitForFocus(findRollButton);
  await press('Enter');
  await waitFor(() => expect(listDice()).toEqual(firstDice));
});

it('finds an action in the collapsed corrections, expands them and collapses them again', async () => {
  await openEncounter(0, {});
  const findCorrections = () => document.querySelector<HTMLDetailsElement>('details[data-table]');
  expect(findCorrections()?.open).toBe(false);
  await press('/');
  await waitFor(() => expect(document.activeElement?.matches('[data-find-offer]')).toBe(true));
  await typeText('note');
  await waitForElement('button', 'Note');
  expect(findCorrections()?.open).toBe(true);
  expect(getText(document.body)).not.toContain('Nothing fits');
  await press('Escape');
  await waitFor(() => expect(findCorrections()?.open).toBe(false));
});

it('a text field keeps the focus while its first letters complete the form', async () => {
  await openEncounter(0, {});
  await startAction('note');
  const noteField = await waitForElement('textbox', 'Text');
  await focus(noteField);
  await typeText('Qzxy');
  expect(document.activeElement).toBe(noteField);
  expect(noteField).toHaveProperty('value', 'Qzxy');
});

const findOffer = (label: string) => document.querySelector<HTMLElement>(`button[data-label="${label}"]`);

it('a turn with one attack takes five taps, and names no target before one is chosen', async () => {
  await openEncounter(0, {}, { tideSize: 2, isChosen: false });
  let tapCount = 0;
  const tap = async (findElement: () => Element | null) => {
    await waitFor(() => expect(findElement()).not.toBeNull());
    tapCount += 1;
    await click(findElement() as HTMLElement);
  };
  // A model without anything to recover from begins its Activation at once.
  await tap(() => findOffer('Anvil Street: Choose'));
  await tap(() => findOffer('Attack with Bash'));
  const submitButton = await waitForElement('button', /^Choose first: Target/);
  expect((submitButton as HTMLButtonElement).disabled).toBe(true);
  await tap(() => document.querySelector('button[data-model="wasp-2"]'));
  await tap(() => findOne('button', /^Nobody reacts: Roll 4 dice/));
  await waitFor(() => expect(getResultText()).toContain('fails'));
  await tap(() => findOffer('End the Turn'));
  await waitFor(() => expect(getText(findOne('region', 'Who is on'))).toContain('The Tide'));
  expect(tapCount).toBe(5);
  // Undo takes back the end of the Activation together with the end of the Turn.
  await press('Control+z');
  await waitFor(() => expect(getText(findOne('region', 'Who is on'))).toContain('Anvil Street'));
  expect(findOffer('End the Turn')).not.toBeNull();
});

it('asks for the Upkeep of active Abilities with the choice of a model, which one tap confirms', async () => {
  await openEncounter(0, {}, { laterEvents: UNDERTOW_AND_NEXT_TURN });
  const getAnvilText = () => getText(document.querySelector('button[data-model="anvil"]'));
  expect(getAnvilText()).toContain('Undertow · 1 PP');
  expect(getText(findOne('region', 'Actions'))).toContain('Upkeep due this turn: Undertow (Anvil Street, 1 PP).');
  await click(await waitForElement('button', /^Anvil Street: Choose/));
  // The question comes first and has the focus, so that the keyboard answers it.
  const question = await waitForElement('radiogroup', 'Keep Undertow active?');
  expect(question.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toBe(findOne('radio', 'Yes, Anvil Street pays 1 PP'));
  expect((findOne('radio', 'Yes, Anvil Street pays 1 PP') as HTMLInputElement).checked).toBe(true);
  // The tiles do not look like targets: a tap on one would add a payment of its model.
  expect(document.querySelectorAll('[data-pick]')).toHaveLength(0);
  expect(getText(findConfirmButton())).toContain('Upkeep 1 PP');
  await click(findConfirmButton() as HTMLElement);
  // The Activation begins by itself, as after a choice without a form.
  await waitFor(() => expect(findOffer('Attack with Bash')).not.toBeNull());
  expect(getAnvilText()).toContain('Undertow · 1 PP');
  // Undo takes back both. Then the Ability is let go.
  await press('Control+z');
  await click(await waitForElement('button', /^Anvil Street: Choose/));
  await click(await waitForElement('radio', 'No, it ends'));
  expect(getText(findConfirmButton())).not.toContain('1 PP');
  await click(findConfirmButton() as HTMLElement);
  await waitFor(() => expect(getAnvilText()).not.toContain('Undertow'));
});

it('ends an active Ability in the dialog of its model with one tap', async () => {
  await openEncounter(0, {}, { laterEvents: UNDERTOW_AND_NEXT_TURN });
  await click(document.querySelector('button[data-model="anvil"]') as HTMLElement);
  await click(await waitForElement('button', /^End Undertow/));
  await waitFor(() =>
    expect(getText(document.querySelector('button[data-model="anvil"]'))).not.toContain('Undertow · 1 PP'),
  );
});

it('the key N asks before it ends a turn with unspent actions, and a second press does not end it', async () => {
  await openEncounter(3, {});
  await startAction('bash');
  await waitFor(() => expect(findConfirmButton()?.disabled).toBe(false));
  await focus(document.querySelector('button[data-model="wasp"]') as HTMLElement);
  // In a form, N submits it.
  await press('n');
  await waitFor(() => expect(listResults()).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-usual]')).not.toBeNull());
  await press('n');
  const question = await waitForElement('dialog', /^Anvil Street can still act: /);
  await waitForFocus(() => findOne('button', 'Keep playing', question));
  await press('n');
  await press('Enter');
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
  expect(getText(findOne('region', 'Who is on'))).toContain('Anvil Street');
  await press('n');
  await click(findOne('button', 'End the Turn', await waitForElement('dialog', /can still act/)));
  await waitFor(() => expect(getText(findOne('region', 'Who is on'))).toContain('The Tide'));
});

it('an attack on several targets can be declared once the buttons of the form name one', async () => {
  const sweep = { name: 'Sweep', trait: 'aim', type: 'beam', range: 8, effects: [{ effect: 'damage' }] };
  await openEncounter(5, { dice: 'app' }, { tideSize: 2, attacks: [sweep] });
  await startAction('sweep');
  const eventForm = await waitForElement('region', 'Anvil Street: Attack with Sweep');
  expect(getText(eventForm)).toContain('Choose first: Target');
  expect(getText(eventForm)).not.toContain('Entry 1');
  const firstTarget = findOne('button', /^Brine Wasp/, eventForm);
  // With keys alone, the first target is in focus, and the key N leads back to it while no target is chosen.
  expect(document.activeElement).toBe(firstTarget);
  firstTarget.blur();
  await press('n');
  expect(document.activeElement).toBe(firstTarget);
  await click(firstTarget);
  await waitFor(() => expect(firstTarget.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(findConfirmButton()?.disabled).toBe(false));
});

it('a long list of targets folds to the chosen one, and the key N attacks with it (E-82)', async () => {
  await openEncounter(3, {}, { tideSize: 14 });
  await startAction('bash');
  const targets = await waitForElement('radiogroup', 'Target');
  expect(findAll('radio', undefined, targets)).toHaveLength(14);
  expect(getText(findOne('region', 'Actions'))).not.toContain('It still needs');
  // The first press of N goes to the missing target.
  await press('n');
  expect(targets.contains(document.activeElement)).toBe(true);
  // A tap on a tile chooses the target.
  await click(document.querySelector('button[data-model="wasp-5"]') as HTMLElement);
  await waitFor(() => expect(findAll('radio', undefined, findOne('radiogroup', 'Target'))).toHaveLength(1));
  await click(findOne('button', 'Change'));
  expect(findAll('radio', undefined, findOne('radiogroup', 'Target'))).toHaveLength(14);
  await press('n');
  await waitFor(() => expect(listResults()).toHaveLength(1));
});

it('does not show the result of an undone roll after another event', async () => {
  await openEncounter(3, {});
  await startAction('bash');
  await waitFor(() => expect(findConfirmButton()?.disabled).toBe(false));
  await press('Enter');
  await waitFor(() => expect(listResults()).toHaveLength(1));
  await waitFor(() => expect(findConfirmButton()).toBeNull());
  await press('Control+z');
  await waitFor(() => expect(listResults()).toEqual([]));
  // Two corrections give the log the length that it had with the roll.
  for (const hitPoints of ['5', '4']) {
    await click(document.querySelector('button[data-model="wasp"]') as HTMLElement);
    await fill(await waitForElement('textbox', 'HP'), hitPoints);
    await press('Enter');
    await waitFor(() => expect(getWaspText()).toContain(`${hitPoints}/6`));
    await press('Escape');
  }
  expect(listResults()).toEqual([]);
});

it('the question before an early end gives the focus back, and an undo does not ask it again', async () => {
  await openEncounter(3, {});
  const findTile = () => document.querySelector<HTMLElement>('button[data-model="wasp"]');
  // After the attack, the default next step is the end of the Turn.
  await startAction('bash');
  await waitFor(() => expect(findConfirmButton()?.disabled).toBe(false));
  await press('Enter');
  await waitFor(() => expect(document.querySelector('[data-usual]:not([hidden])')).not.toBeNull());
  await focus(findTile() as HTMLElement);
  const ask = async () => {
    await press('n');
    const question = await waitForElement('dialog', /^Anvil Street can still act: /);
    await waitForFocus(() => findOne('button', 'Keep playing', question));
  };
  await ask();
  await press('Escape');
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
  await waitForFocus(findTile);
  await click(document.querySelector('[data-usual]') as HTMLElement);
  await click(findOne('button', 'Keep playing', await waitForElement('dialog', /can still act/)));
  await waitForFocus(() => document.querySelector('[data-usual]'));
  await ask();
  await click(findOne('button', 'End the Turn', await waitForElement('dialog', /can still act/)));
  await waitFor(() => expect(getText(findOne('region', 'Who is on'))).toContain('The Tide'));
  await press('Control+z');
  await waitFor(() => expect(getText(findOne('region', 'Who is on'))).toContain('Anvil Street'));
  expect(findAll('dialog')).toEqual([]);
  // Only another event withdraws the question, and its undo does not ask it again.
  await ask();
  await press('Control+z');
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
  await press('Control+Shift+z');
  await waitFor(() => expect(document.querySelector('[data-usual]')).not.toBeNull());
  expect(findAll('dialog')).toEqual([]);
});
