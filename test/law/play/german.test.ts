/** The table in German: whatever happens and may be done is said without leftovers of the English sentences. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOf } from '../../../src/shared/games/plays.ts';
import { GERMAN_OF_GAMES } from '../../../src/shared/games/translations.ts';
import { GERMAN } from '../../../src/shared/language/german.ts';
import { told } from '../../../src/shared/language/say.ts';
import { speakLanguage } from '../../../src/shared/language/translation.ts';
import { offers } from '../../../src/shared/play/offers.ts';
import type { PlaySpec } from '../../../src/shared/play/play-spec.ts';
import { advance, openEncounter } from '../../../src/shared/play/replay.ts';
import type { Play } from '../../../src/shared/play/state.ts';
import { changesOf, trackedOf } from '../../../src/shared/play/table/changes.ts';
import { eventFields } from '../../../src/shared/play/table/event-fields.ts';
import { eventWords, momentWords, outcomeWords, standingWords } from '../../../src/shared/play/table/event-words.ts';
import { handOffers } from '../../../src/shared/play/table/hand-offers.ts';
import { offerWords } from '../../../src/shared/play/table/offer-words.ts';
import { ENGLISH } from '../../support/language/english.ts';
import { encounters } from '../../support/play/play-logs.ts';
import { TABLES } from '../../support/play/play-tables.ts';
import { runs } from '../../support/runs.ts';

let back = () => {};
beforeAll(() => {
  back = speakLanguage('de', [GERMAN, ...GERMAN_OF_GAMES]);
});
afterAll(() => back());

/** All that a table shows now. */
function* shown(rules: PlaySpec, play: Play): Iterable<string> {
  yield momentWords(rules, play);
  yield* standingWords(rules, play);
  for (const { tags, tracks } of trackedOf(rules, play).values()) {
    yield* tags.map(told);
    yield* tracks.map(({ label }) => told(label));
  }
  const led = offers(rules, play);
  for (const offer of [...led, ...handOffers(rules, play, led)]) {
    const { label, price = '', refused = '' } = offerWords(rules, play, offer);
    yield* [label, price, refused];
    if (offer.refused) continue;
    const { rolls = [], options = [], asks = [] } = rules.forecast?.(play, offer.event) ?? {};
    for (const roll of rolls) {
      yield* [roll.what, roll.reads ?? '', ...Object.values(roll.markWords ?? {})];
      yield* roll.parts.flatMap((part) => [part.label, part.why]);
      yield* roll.chances.map((chance) => chance.label);
    }
    yield* options.flatMap((option) => [option.label, option.effect, option.why]);
    yield* asks.map(({ words }) => words);
    for (const field of eventFields(rules, play, offer)) {
      yield* [field.label, field.hint ?? '', ...(field.choices ?? []).map((choice) => choice.label)];
    }
  }
}

/** What the characters of these tables are called, and what their logs say of themselves. */
const NAMES = /\b(?:one|two|three)\b|a card/g;

const english = new Set<string>();
const note = (texts: Iterable<string>) => {
  for (const text of texts) if (ENGLISH.test(text.replaceAll(NAMES, '…'))) english.add(text);
};

describe.each(TABLES)('$ruleset', (table) => {
  it('says all of it in German', () => {
    english.clear();
    fc.assert(
      fc.property(encounters(table), (encounter) => {
        const { play } = openEncounter(encounter, {});
        if (!play) throw new Error('the table of the test is not legal');
        const rules = playOf(encounter);
        for (const event of encounter.log ?? []) {
          const line = eventWords(rules, play, event);
          const before = trackedOf(rules, play);
          if (advance(rules, play, event)) continue;
          note([line, outcomeWords(rules, play, event)]);
          note(changesOf(rules, before, trackedOf(rules, play)).map(({ words }) => words));
        }
        note(shown(rules, play));
      }),
      { seed: 15, numRuns: runs(40) },
    );
    expect([...english]).toEqual([]);
  });
});
