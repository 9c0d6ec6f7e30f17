/** Tests what players can put on the table by a form, without ids: Objects, Buildings, summoned models and corrections. */
import { describe, expect, it } from 'vitest';
import { findPickField } from '../../../../../src/renderer/features/encounters/play-screen/event-form/model/pick-field.ts';
import { needsForm } from '../../../../../src/renderer/features/encounters/play-screen/event-form/needs-form.ts';
import { judgeEvent } from '../../../../../src/shared/play/event/judge-event.ts';
import { createGetName } from '../../../../../src/shared/play/model-names.ts';
import { createOffer, type Offer } from '../../../../../src/shared/play/offers.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { listManualOffers } from '../../../../../src/shared/play/play-screen/manual-offers.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import { createThrow } from '../support/attacks.ts';
import { ANNA_ACTING, createCharacter, type EncounterSpec, playGame, type TestEvent } from '../support/encounters.ts';
import { playRules } from '../support/random-log.ts';

const startEncounter = (encounterSpec: EncounterSpec): ActiveEncounter =>
  playGame(encounterSpec).encounter as unknown as ActiveEncounter;
const listManual = (encounter: ActiveEncounter): Offer[] => listManualOffers(translate, playRules, encounter, []);
const listFields = (encounter: ActiveEncounter, event: TestEvent, isFree = true): EventField[] =>
  createEventFields(translate, playRules, encounter, createOffer(playRules, encounter, event, isFree));
const listItems = (encounter: ActiveEncounter) =>
  playRules.listBoardItems?.(translate, encounter, createGetName(translate, playRules, encounter));

const VAN: TestEvent = { kind: 'thing', thing: { id: 'thing-1', kind: 'object', rank: 2, name: 'Blue Van' } };
const BANK: TestEvent = { kind: 'thing', thing: { id: 'thing-2', kind: 'building', material: 'solid', limit: 6 } };

describe('what players add by hand', () => {
  it.each([
    ['during the set-up', []],
    ['in an Activation', ANNA_ACTING],
  ])('includes Objects and Buildings, whose forms open and ask for Rank, material and volume, %s', (_, log) => {
    const encounter = startEncounter({ log });
    const thingOffers = listManual(encounter).filter(({ event }) => event.kind === 'thing');
    const labels = thingOffers.map((offer) => createOfferTexts(translate, playRules, encounter, offer).label);
    expect(labels).toEqual(['Add an Object', 'Add a Building']);
    const requiredPaths = thingOffers.map((offer) =>
      createEventFields(translate, playRules, encounter, offer).flatMap(({ isRequired, path }) =>
        isRequired ? [path] : [],
      ),
    );
    expect(requiredPaths).toEqual([['/thing/rank'], ['/thing/material', '/thing/limit']]);
    for (const offer of thingOffers) expect(needsForm(translate, playRules, encounter, offer)).toBe(true);
  });

  it('can be submitted by filling in the required fields, and no field asks for an id', () => {
    for (const log of [[], ANNA_ACTING, [...ANNA_ACTING, VAN, BANK]]) {
      const encounter = startEncounter({ log });
      for (const offer of listManual(encounter)) {
        const fields = createEventFields(translate, playRules, encounter, offer);
        expect(fields.filter(({ path, label }) => path.endsWith('/id') || /\bids?\b/i.test(label))).toEqual([]);
        for (const { isRequired, type, choices } of fields)
          if (isRequired && (type === 'choice' || type === 'choices')) expect(choices?.length).toBeGreaterThan(0);
      }
    }
  });

  it('lists things by the name that players gave them, or else by kind and number', () => {
    const encounter = startEncounter({ log: [...ANNA_ACTING, VAN, BANK] });
    expect(listItems(encounter)?.map(({ name, description }) => [name, description])).toEqual([
      ['Blue Van', 'Object of Rank 2'],
      ['Building 2', 'Solid Building'],
    ]);
  });

  it('corrects the Damage of a Building and says when it is destroyed', () => {
    const correction: TestEvent = { kind: 'adjust-thing', thing: 'thing-2', damage: 4 };
    const encounter = startEncounter({ log: [...ANNA_ACTING, BANK, correction] });
    expect(listItems(encounter)?.[0]?.condition).toBe('4 of 6 Damage');
    const destroyed = startEncounter({
      log: [...ANNA_ACTING, BANK, { kind: 'adjust-thing', thing: 'thing-2', condition: 'destroyed' }],
    });
    expect(listItems(destroyed)?.[0]).toMatchObject({ condition: 'destroyed', isDestroyed: true });
    expect(judgeEvent(playRules, encounter, { ...correction, thing: 'nothing' })).toMatchObject({
      refused: { code: 'order.unknown' },
    });
  });

  it('summons several models at once, each with its own id', () => {
    const summon: TestEvent = { kind: 'summon', id: 'summoned-1', side: 'a', character: 'bo', copies: 3 };
    const { state } = playGame({ log: [...ANNA_ACTING, summon] });
    expect([...state.models].flatMap(([id, { summoned, side }]) => (summoned ? [[id, side]] : []))).toEqual([
      ['summoned-1', 'a'],
      ['summoned-1-2', 'a'],
      ['summoned-1-3', 'a'],
    ]);
    const encounter = startEncounter({ log: ANNA_ACTING });
    expect(judgeEvent(playRules, encounter, { ...summon, copies: 21 })).toMatchObject({
      refused: { code: 'order.limit', required: 20 },
    });
  });

  it('asks whom to summon by name and picture, and how many', () => {
    const fields = listFields(startEncounter({ log: ANNA_ACTING }), { kind: 'summon', id: 'summoned-1', side: 'a' });
    expect(fields.map(({ path }) => path)).not.toContain('/id');
    expect(fields.find(({ path }) => path === '/character')).toMatchObject({ names: 'characters', isRequired: true });
    expect(fields.find(({ path }) => path === '/copies')).toMatchObject({ label: 'How many', isSuggested: true });
  });

  it('sends only summoned models away', () => {
    const summon: TestEvent = { kind: 'summon', id: 'summoned-1', side: 'a', character: 'bo' };
    const listDismissed = (log: readonly TestEvent[]) =>
      listManual(startEncounter({ log })).flatMap(({ event }) => (event.kind === 'dismiss' ? [event.model] : []));
    expect(listDismissed(ANNA_ACTING)).toEqual([]);
    expect(listDismissed([...ANNA_ACTING, summon])).toEqual(['summoned-1']);
  });
});

describe('the targets that tiles stand for', () => {
  const attack: TestEvent = { kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }] };
  const findPick = (encounter: ActiveEncounter, event: TestEvent) =>
    findPickField(playRules, encounter, event, listFields(encounter, event, false));

  it('include the things on the table', () => {
    const encounter = startEncounter({ log: [...ANNA_ACTING, VAN] });
    expect(findPick(encounter, attack)?.selectableIds).toContain('thing-1');
  });

  it('do not include the Object of a Throw, which a field of its own asks for (E-83)', () => {
    const strong = createCharacter('anna', {
      abilities: [{ name: 'Super Strength' }],
      attacks: [createThrow('fight')],
    });
    const encounter = startEncounter({ characters: [strong], log: [...ANNA_ACTING, VAN] });
    const fields = listFields(encounter, { kind: 'attack', model: 'anna', attack: 'Throw', targets: [{}] });
    expect(fields.find(({ path }) => path === '/object')).toMatchObject({
      label: 'What it throws',
      isAlwaysAsked: true,
      choices: [{ value: 'thing-1', label: 'Blue Van' }],
    });
  });

  it('are not the characters that can be summoned, although models may have their ids', () => {
    const encounter = startEncounter({ log: ANNA_ACTING });
    expect(findPick(encounter, { kind: 'summon', id: 'summoned-1', side: 'a' })).toBeUndefined();
  });

  it('are only its own Entangle for an entangled attacker with Fight or Aim (E-107)', () => {
    const entangle: TestEvent = { kind: 'adjust', model: 'anna', field: 'entangle', to: 2 };
    const encounter = startEncounter({ log: [...ANNA_ACTING, entangle] });
    const pick = findPick(encounter, attack);
    expect(pick?.selectableIds).toEqual(['anna']);
    expect(pick?.pick('anna').value).toBe('entangle:anna');
  });
});
