/**
 * Tests Abilities that last from Turn to Turn (E-46). Anna (side a) has a Ward of 1 PP and a Storm of 3 PP in each Upkeep, and Ansel a
 * Shell of 1 PP. They play against Bert and Bo (side b). All have 4 PP.
 */
import { describe, expect, it } from 'vitest';
import { createOffer, listOffers, type Offer } from '../../../../../src/shared/play/offers.ts';
import { createEventFields } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { formatEvent } from '../../../../../src/shared/play/play-screen/event-text.ts';
import { listManualOffers } from '../../../../../src/shared/play/play-screen/manual-offers.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
  type TestEvent,
} from '../support/encounters.ts';
import { playRules } from '../support/random-log.ts';

const CAST: EncounterSpec = {
  characters: [
    createCharacter('anna', {
      abilities: [
        { name: 'Ward', text: 'Upkeep 1 PP. Friends within 3" are harder to hit.' },
        { name: 'Storm', text: 'Costs 2 PP to begin. Pay 3 PP in each Upkeep.' },
        { name: 'Whistle', text: 'A loud noise.' },
      ],
    }),
    createCharacter('ansel', { abilities: [{ name: 'Shell (Upkeep 1)' }] }),
  ],
};

const createUse = (abilityName: string, eventKeys: object = {}): TestEvent => ({
  kind: 'ability',
  model: 'anna',
  what: abilityName,
  ...eventKeys,
});
/** The rest of Anna's Turn, and the Turn of the other side. */
const UNTIL_NEXT_TURN: readonly TestEvent[] = [
  { kind: 'end-activation' },
  { kind: 'end-turn' },
  { kind: 'choose', model: 'bert' },
  { kind: 'activate' },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
];
/** A log after which it is the next Turn of side a. */
const afterUse = (...abilityNames: readonly string[]): readonly TestEvent[] => [
  ...ANNA_ACTING,
  ...abilityNames.map((abilityName) => createUse(abilityName)),
  ...UNTIL_NEXT_TURN,
];
const createChoose = (upkeep?: readonly object[], modelId = 'ansel'): TestEvent => ({
  kind: 'choose',
  model: modelId,
  ...(upkeep === undefined ? {} : { upkeep: [...upkeep] as never }),
});
const WARD = { model: 'anna', pp: 1, what: 'Ward' };
const STORM = { model: 'anna', pp: 3, what: 'Storm' };

const startEncounter = (eventLog: readonly TestEvent[]) =>
  playLog(eventLog, CAST).encounter as unknown as ActiveEncounter;
const listTags = (eventLog: readonly TestEvent[], modelId = 'anna') =>
  playRules.getTrackedValues(startEncounter(eventLog), modelId).tags;
const findChoice = (eventLog: readonly TestEvent[], modelId = 'ansel') =>
  listOffers(playRules, startEncounter(eventLog)).find(
    ({ event }) => event.kind === 'choose' && event.model === modelId,
  );

describe('an Ability with an Upkeep', () => {
  it('is active once it was used, and shows its Upkeep', () => {
    expect(listTags([...ANNA_ACTING, createUse('Ward')])).toEqual(['Ward · 1 PP']);
    expect(listTags([...ANNA_ACTING, createUse('ward'), createUse('Storm')])).toEqual(['ward · 1 PP', 'Storm · 3 PP']);
  });

  it('is not active without an Upkeep on the card, unless the players state one', () => {
    expect(listTags([...ANNA_ACTING, createUse('Whistle')])).toEqual([]);
    expect(listTags([...ANNA_ACTING, createUse('Whistle', { upkeep: 2 })])).toEqual(['Whistle · 2 PP']);
  });

  it('finds the Upkeep in the name of the Ability', () => {
    const eventLog = [
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      createChoose(),
      { kind: 'activate' },
      createUse('Shell (Upkeep 1)', { model: 'ansel' }),
    ];
    expect(listTags(eventLog, 'ansel')).toEqual(['Shell (Upkeep 1) · 1 PP']);
  });

  it('stays active if its Upkeep is paid, and ends if it is not (E-46)', () => {
    const eventLog = afterUse('Ward');
    expect(listTags(eventLog)).toEqual(['Ward · 1 PP']);
    const keptGame = playLog([...eventLog, createChoose([WARD])], CAST);
    expect(getModel(keptGame, 'anna').pp).toBe(3);
    expect(listTags([...eventLog, createChoose([WARD])])).toEqual(['Ward · 1 PP']);
    expect(listTags([...eventLog, createChoose([])])).toEqual([]);
    // A log from before Rollcall asked.
    expect(listTags([...eventLog, createChoose()])).toEqual([]);
  });

  it('is not paid for in the Upkeep of the other side', () => {
    expect(listTags([...ANNA_ACTING, createUse('Ward'), ...UNTIL_NEXT_TURN.slice(0, 3)])).toEqual(['Ward · 1 PP']);
  });

  it('becomes active by a payment, if the players forgot to record its use', () => {
    expect(listTags([...afterUse(), createChoose([WARD])])).toEqual(['Ward · 1 PP']);
  });

  it('ends when its model goes out, and does not come back with it', () => {
    const eventLog = [...ANNA_ACTING, createUse('Ward'), createAdjust('anna', 'out', 1)];
    expect(listTags(eventLog)).toEqual(['Incapacitated']);
    expect(listTags([...eventLog, createAdjust('anna', 'out', 0), createAdjust('anna', 'hp', 10)])).toEqual([]);
  });

  it('can be ended at any time, but not twice', () => {
    const endWard: TestEvent = { kind: 'end-ability', model: 'anna', what: 'Ward' };
    const eventLog = [...ANNA_ACTING, createUse('Ward'), createUse('Whistle', { upkeep: 1 }), endWard];
    expect(listTags(eventLog)).toEqual(['Whistle · 1 PP']);
    expect(findRefusal([...eventLog, endWard], CAST)).toBe('order.choice Ward E-46 [anna]');
  });

  it('changes nothing in the state that the rules define', () => {
    const { normal: active } = playLog([...ANNA_ACTING, createUse('Ward')], CAST);
    const { normal: plain } = playLog([...ANNA_ACTING, createUse('Whistle')], CAST);
    expect(active).toEqual(plain);
  });
});

describe('the choice of a model', () => {
  it('asks nothing about Upkeep while no Ability of the side is active', () => {
    expect(findChoice(afterUse())?.event).toEqual({ kind: 'choose', model: 'ansel' });
    expect(findChoice(afterUse('Ward').slice(0, -4), 'bert')?.event).toEqual({ kind: 'choose', model: 'bert' });
  });

  it('pays for every active Ability of the side by default, and says how much', () => {
    const offer = findChoice(afterUse('Ward')) ?? { event: undefined };
    expect(offer.event).toEqual({ kind: 'choose', model: 'ansel', upkeep: [WARD] });
    const encounter = startEncounter(afterUse('Ward'));
    const getPrice = (chosen: object) => createOfferTexts(translate, playRules, encounter, chosen as Offer).price;
    expect(getPrice({ ...offer, event: { ...offer.event, model: 'anna' } })).toBe('Upkeep 1 PP');
    // Anna pays, so choosing Ansel costs Ansel nothing.
    expect(getPrice(offer)).toBeUndefined();
  });

  it('lets go by default what the model cannot pay after the Refresh', () => {
    const poorLog = [...afterUse('Storm', 'Ward'), createAdjust('anna', 'pp', 2)];
    expect(findChoice(poorLog)?.event.upkeep).toEqual([STORM]);
    expect(findChoice([...poorLog, createAdjust('anna', 'pp', 1)])?.event.upkeep).toEqual([WARD]);
    expect(findChoice([...poorLog, createAdjust('anna', 'pp', 1)])?.refused).toBeUndefined();
  });

  it('shows each active Ability in its form', () => {
    const eventLog = afterUse('Ward');
    const encounter = startEncounter(eventLog);
    const offer = createOffer(playRules, encounter, findChoice(eventLog)?.event ?? { kind: 'choose' }, false);
    const field = createEventFields(translate, playRules, encounter, offer).find(({ path }) => path === '/upkeep');
    expect(field?.knownEntries).toEqual([
      { value: WARD, question: 'Keep Ward active?', answers: ['Yes, anna pays 1 PP', 'No, it ends'] },
    ]);
    expect(field?.isRare).toBeUndefined();
  });
});

describe('the statements', () => {
  it('end each active Ability, and nothing while none is active', () => {
    const listEnds = (eventLog: readonly TestEvent[]) =>
      listManualOffers(translate, playRules, startEncounter(eventLog), []).filter(
        ({ event }) => event.kind === 'end-ability',
      );
    expect(listEnds(afterUse('Ward')).map(({ event }) => event)).toEqual([
      { kind: 'end-ability', model: 'anna', what: 'Ward' },
    ]);
    expect(listEnds(afterUse())).toEqual([]);
  });
});

describe('the log', () => {
  it('names the end of an Ability', () => {
    const encounter = startEncounter(ANNA_ACTING);
    expect(formatEvent(translate, playRules, encounter, { kind: 'end-ability', model: 'anna', what: 'Ward' })).toBe(
      'anna ends Ward',
    );
  });
});
