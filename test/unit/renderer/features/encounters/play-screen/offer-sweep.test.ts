/** Tests that everything the small games offer can be entered on the play screen, in many moments of many games. */
import { expect, it } from 'vitest';
import {
  changeValue,
  createForm,
} from '../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-state.ts';
import { createFormView } from '../../../../../../src/renderer/features/encounters/play-screen/event-form/model/form-view.ts';
import { rollMissingDice } from '../../../../../../src/renderer/features/encounters/play-screen/event-form/model/roll-missing-dice.ts';
import { createRandom } from '../../../../../../src/shared/dice/random.ts';
import type { JsonObject } from '../../../../../../src/shared/document/json/json-object.ts';
import { copyEncounter } from '../../../../../../src/shared/play/copy-encounter.ts';
import { listOffers, listRequestedOffers, type Offer } from '../../../../../../src/shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../src/shared/play/play-rules.ts';
import type { EventField } from '../../../../../../src/shared/play/play-screen/event-fields.ts';
import { listManualOffers } from '../../../../../../src/shared/play/play-screen/manual-offers.ts';
import { getPlayRules } from '../../../../../../src/shared/play/playable-game.ts';
import { replay, submitLogEvent } from '../../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../../src/shared/play/state.ts';
import * as actionRound from '../../../../../games/action-round/play/fixtures.ts';
import * as battleTech from '../../../../../games/battletech-kcw/play/fixtures.ts';
import * as bulletproofBlues from '../../../../../games/bulletproof-blues/play/fixtures.ts';
import * as ssua from '../../../../../games/ssua/play/fixtures.ts';
import { LOADED_GAMES } from '../../../../../support/games.ts';
import { createEncounter, type EncounterSpec } from '../../../../../support/play/encounter.ts';
import { translate } from '../../../../../support/texts.ts';

type Spec = Pick<EncounterSpec, 'sides' | 'characters' | 'options' | 'log'>;
interface Fixtures {
  readonly SIDES: EncounterSpec['sides'];
  readonly CHARACTERS: EncounterSpec['characters'];
}

/** Creates an encounter of these characters, with house rules and the beginning of a log. */
const createSpec = (
  { SIDES, CHARACTERS }: Fixtures,
  options: NonNullable<EncounterSpec['options']> = {},
  log: EncounterSpec['log'] = [],
): Spec => ({ sides: SIDES, characters: CHARACTERS, options, log });

/** Returns the log in which two models roll the same. */
const createEqualRolls = (kind: string) => [
  { kind: 'begin' },
  ...['x', 'y'].map((model) => ({ kind, model, dice: [3, 4] })),
];
const createTwins = (twin: Fixtures['CHARACTERS'][string]): Fixtures => ({
  SIDES: { reds: ['x=twin'], blues: ['y=twin'] },
  CHARACTERS: { twin },
});

/** The games, with house rules, characters and logs that add offers: ties, models that are out, effects. */
const GAMES: readonly (readonly [string, readonly Spec[]])[] = [
  ['ssua', [createSpec(ssua, {}, [{ kind: 'out', model: 'c1' }]), createSpec(ssua, { 'ssua.passForfeits': true })]],
  [
    'battletech-kcw',
    [
      createSpec(battleTech, {}, [{ kind: 'out', model: 'i' }]),
      createSpec(battleTech, { 'bt.actionPack': true }),
      createSpec(createTwins(battleTech.CHARACTERS.hover), {}, createEqualRolls('initiative')),
    ],
  ],
  [
    'action-round',
    [
      createSpec(actionRound, {}, [
        { kind: 'begin' },
        { kind: 'effect', model: 'q', name: 'dazed', until: 'encounter' },
        { kind: 'out', model: 'r' },
      ]),
      createSpec(actionRound, { 'ar.initMode': 'd20' }),
      createSpec(createTwins(actionRound.CHARACTERS.p)),
    ],
  ],
  [
    'bulletproof-blues',
    [
      createSpec(bulletproofBlues),
      createSpec(createTwins(bulletproofBlues.CHARACTERS.b), {}, createEqualRolls('perception')),
    ],
  ],
];

const STEP_COUNT = 150;

interface Moment {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
}

/** Lists everything that the play screen offers in a moment and the rules do not refuse. */
function listAllowedOffers({ rules, activeEncounter }: Moment): Offer[] {
  const offers = [...listOffers(rules, activeEncounter), ...listRequestedOffers(rules, activeEncounter)];
  const manualOffers = listManualOffers(translate, rules, activeEncounter, offers);
  return [...offers, ...manualOffers].filter(({ refused }) => refused === undefined);
}

/** Returns a value that a player can enter into a field. */
function chooseValue({ type, choices, min }: EventField): unknown {
  switch (type) {
    case 'choice':
      return choices?.[0]?.value;
    case 'choices':
      return choices?.slice(0, 1).map(({ value }) => value);
    case 'switch':
      return true;
    case 'number':
    case 'inches':
      return Math.max(1, min ?? 1);
    default:
      return type === 'text' ? 'x' : undefined;
  }
}

/** Enters an offer as a player does, with a value in each field that needs one, and returns its event and the last form. */
function enterOffer({ rules, activeEncounter }: Moment, offer: Offer, firstDieIndex: number) {
  let form = createForm(translate, rules, activeEncounter, offer);
  const { fields } = createFormView(translate, rules, activeEncounter, form);
  for (const field of fields)
    if (field.value === undefined && (field.isRequired || field.isAlwaysAsked === true))
      form = changeValue(rules, activeEncounter, form, field.path, chooseValue(field));
  form = rollMissingDice(translate, rules, activeEncounter, form, 1, firstDieIndex);
  return { event: form.event, view: createFormView(translate, rules, activeEncounter, form) };
}

/** Lists what is wrong with the fields of a form: ids to type, and labels that are keys of the log. */
function listFieldFaults({ rules }: Moment, { kind }: CandidateEvent, fields: readonly EventField[]): string[] {
  const keys = rules.events.get(kind)?.keys ?? {};
  return fields.flatMap(({ path, type }) => {
    const key = path.slice(1);
    const isTypedId =
      type === 'text' && keys[key]?.type === 'id' && ['model', 'side'].includes(keys[key].namedKind ?? '');
    const { keyLabels } = rules.words ?? {};
    const hasLabel =
      kind === 'note' ||
      type === 'dice' ||
      keyLabels?.[`${kind}.${key}`] !== undefined ||
      keyLabels?.[key] !== undefined ||
      translate.has(`playKeys.${key}`);
    return [
      ...(isTypedId ? [`${kind}: ${key} is an id to type`] : []),
      ...(hasLabel ? [] : [`${kind}: ${key} has no label`]),
    ];
  });
}

/** Enters every offer of a moment. Returns what is wrong, the kinds that were entered, and the events that move play on. */
function enterAllOffers(moment: Moment, firstDieIndex: number) {
  const faults: string[] = [];
  const enteredEvents = listAllowedOffers(moment).map((offer) => {
    const { event, view } = enterOffer(moment, offer, firstDieIndex);
    const refusal = submitLogEvent(moment.rules, copyEncounter(moment.activeEncounter), event as JsonObject);
    faults.push(...listFieldFaults(moment, event, view.fields));
    if (view.refused !== undefined || refusal !== undefined)
      faults.push(`${JSON.stringify(event)}: ${view.refused} ${JSON.stringify(refusal)}`);
    return { event, isFree: offer.isFree };
  });
  return {
    faults,
    kinds: enteredEvents.map(({ event }) => event.kind),
    nextEvents: enteredEvents
      .filter(({ event, isFree }) => !isFree && event.kind !== 'end-game')
      .map(({ event }) => event),
  };
}

it.each(GAMES)('everything that %s offers can be entered, and every kind of event is offered', (ruleset, specs) => {
  const faults = new Set<string>();
  const enteredKinds = new Set<string>();
  const random = createRandom(7);
  const choose = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  let allKinds: readonly string[] = [];
  for (const spec of specs) {
    const encounter = createEncounter(ruleset, spec);
    const { encounter: activeEncounter } = replay(LOADED_GAMES, encounter);
    if (!activeEncounter) throw new Error('the encounter of the test is not legal');
    const moment: Moment = { rules: getPlayRules(LOADED_GAMES, encounter), activeEncounter };
    allKinds = [...moment.rules.events.keys()];
    for (let step = 0; step < STEP_COUNT; step += 1) {
      const { faults: newFaults, kinds, nextEvents } = enterAllOffers(moment, step);
      for (const fault of newFaults) faults.add(fault);
      for (const kind of kinds) enteredKinds.add(kind);
      // Rare kinds are as likely as frequent ones, so that the games get on.
      const nextKind = choose([...new Set(nextEvents.map(({ kind }) => kind))]);
      const nextEvent = choose(nextEvents.filter(({ kind }) => kind === nextKind));
      submitLogEvent(moment.rules, activeEncounter, nextEvent as JsonObject);
    }
  }
  expect([...faults]).toEqual([]);
  expect(allKinds.filter((kind) => !enteredKinds.has(kind))).toEqual([]);
});
