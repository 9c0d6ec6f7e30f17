/**
 * Sweeps over whole random games: every kind of event, Reaction and Gimmick can be entered from the play screen, and no form asks for an id
 * or for a value that it has no input for.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { flattenFields } from '../../../../../src/renderer/features/encounters/play-screen/event-form/model/flatten-fields.ts';
import { EVENTS } from '../../../../../src/shared/games/supers-unlimited/play/events.ts';
import { PLAYED_GIMMICKS } from '../../../../../src/shared/games/supers-unlimited/play/gimmicks/gimmick-event.ts';
import { createGetName } from '../../../../../src/shared/play/model-names.ts';
import {
  createOffer,
  listLeadingOffers,
  listRequestedOffers,
  type Offer,
} from '../../../../../src/shared/play/offers.ts';
import { createEventFields, type EventField } from '../../../../../src/shared/play/play-screen/event-fields.ts';
import { createOpenOffer, listManualOffers } from '../../../../../src/shared/play/play-screen/manual-offers.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { translate } from '../../../../support/texts.ts';
import { ANNA_ACTING, createCharacter, type EncounterSpec, playGame } from '../support/encounters.ts';
import { playRandomGame, playRules } from '../support/random-log.ts';

/** Lists what the play screen has a button for: its options, what players add by hand, and the corrections of things. */
function listScreenOffers(encounter: ActiveEncounter): Offer[] {
  const leadingOffers = [...listLeadingOffers(playRules, encounter), ...listRequestedOffers(playRules, encounter)];
  const getName = createGetName(translate, playRules, encounter);
  const corrections = (playRules.listBoardItems?.(translate, encounter, getName) ?? []).flatMap(
    ({ correction }) => createOpenOffer(translate, playRules, encounter, correction) ?? [],
  );
  return [
    ...leadingOffers.filter(({ refused }) => refused === undefined),
    ...listManualOffers(translate, playRules, encounter, leadingOffers),
    ...corrections,
  ];
}

/** Names what an offer enters: `react block`. */
const nameOffer = ({ event: { kind, reaction, gimmick } }: Offer): string =>
  [kind, reaction, gimmick].filter(Boolean).join(' ');

/** Texts that only a reader of the file understands: ids that Rollcall makes, and keys of events. */
const ID_LIKE = /\bid\b|^[a-z]+(?:-[a-z]+)*-\d+$|[a-z][A-Z]|^\/|[{}]/;

function listFieldFaults(encounter: ActiveEncounter, { path, label, type, choices, isRequired, hint }: EventField) {
  const modelIds = new Set(encounter.state.models.keys());
  const texts = [label, ...(hint === undefined ? [] : [hint]), ...(choices ?? []).map((choice) => choice.label)];
  return [
    // Models of the test are called by their ids.
    ...texts.filter((text) => text === '' || (ID_LIKE.test(text) && !modelIds.has(text))),
    ...(path.split('/').at(-1) === 'id' ? ['asks for an id'] : []),
    ...(isRequired && (type === 'choice' || type === 'choices') && (choices ?? []).length === 0 ? ['no choices'] : []),
  ].map((fault) => `${path}: ${fault}`);
}

const seenOffers = new Set<string>();
const faults = new Set<string>();
const seenForms = new Set<string>();

function sweep(encounter: ActiveEncounter): void {
  for (const offer of listScreenOffers(encounter)) {
    const offerName = nameOffer(offer);
    seenOffers.add(offerName);
    const fields = createEventFields(translate, playRules, encounter, offer);
    const formKey = `${offerName} ${flattenFields(fields).map(({ path }) => path)}`;
    if (seenForms.has(formKey)) continue;
    seenForms.add(formKey);
    const { label } = createOfferTexts(translate, playRules, encounter, offer);
    if (label === '' || ID_LIKE.test(label)) faults.add(`${offerName}: ${label}`);
    for (const field of flattenFields(fields))
      for (const fault of listFieldFaults(encounter, field)) faults.add(`${offerName} ${fault}`);
    // The form of each list also has fields for a new entry.
    for (const { type, path, newEntry } of fields) {
      if (type !== 'list' || newEntry === undefined) continue;
      const [, listKey = ''] = path.split('/');
      const extended = createOffer(playRules, encounter, { ...offer.event, [listKey]: [newEntry] }, offer.isFree);
      for (const field of flattenFields(createEventFields(translate, playRules, encounter, extended)))
        for (const fault of listFieldFaults(encounter, field)) faults.add(`${offerName} ${fault}`);
    }
  }
}

/** Moments that random games rarely reach. */
const RARE_MOMENTS: readonly EncounterSpec[] = [
  {
    characters: [createCharacter('anna', { abilities: [{ name: 'Ward', text: 'Upkeep 1 PP' }] })],
    log: [...ANNA_ACTING, { kind: 'ability', model: 'anna', what: 'Ward' }],
  },
  { log: [{ kind: 'scenario', scenario: 'super-quest' }] },
  {
    characters: [createCharacter('anna', { movement: ['sprint', 'teleport'] })],
    log: [...ANNA_ACTING, { kind: 'move', model: 'anna', by: 'sprint', inches: 2, fall: 12 }],
  },
];

describe('the play screen of Supers Unlimited', () => {
  beforeAll(() => {
    for (const moment of RARE_MOMENTS) {
      const { encounter, refused } = playGame(moment);
      expect(refused).toEqual([]);
      sweep(encounter as unknown as ActiveEncounter);
    }
    for (let seed = 1; seed <= 14; seed += 1) {
      playRandomGame(seed, 130, (encounter, _event, submit) => {
        sweep(encounter as unknown as ActiveEncounter);
        submit();
      });
    }
  }, 240_000);

  it('has an entry for every kind of event', () => {
    const seenKinds = new Set([...seenOffers].map((offerName) => offerName.split(' ')[0]));
    expect([...EVENTS.keys()].filter((eventKind) => !seenKinds.has(eventKind))).toEqual([]);
  });

  it('has an entry for every Reaction and Gimmick', () => {
    const wanted = [
      ...['block', 'fallen-ally', 'teleport', 'other'].map((reaction) => `react ${reaction}`),
      ...PLAYED_GIMMICKS.map((gimmick) => `gimmick ${gimmick}`),
    ];
    expect(wanted.filter((offerName) => !seenOffers.has(offerName))).toEqual([]);
  });

  it('asks for no id, names every field and choice, and has an input for every required value', () => {
    expect([...faults]).toEqual([]);
  });
});
