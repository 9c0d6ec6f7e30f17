/** Lists what the play roster of an encounter shows in addition to its models: the Gimmicks of each side, Objects and Buildings. */
import type { Encounter } from '../../../document/kinds/encounter.ts';
import type { RosterExtra, RosterExtras } from '../../../rules/team-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { SuOptions } from '../options.ts';
import { createThing, thingKey } from '../play/battlefield/things.ts';
import { formatThingName } from '../play/texts/item-names.ts';
import { getGimmickEntry } from '../reference/gimmick-text.ts';
import { describeThing } from './encounter-markers.ts';

export function listEncounterExtras(translate: Translate, encounter: Encounter, options: SuOptions): RosterExtras {
  const gimmicks = listGimmicks(translate, encounter);
  const things = listThings(translate, encounter, options);
  return {
    title:
      things.length === 0
        ? translate('suPlayRow.gimmicks')
        : gimmicks.length === 0
          ? translate('suPlayRow.things')
          : translate('suPlayRow.gimmicksAndThings'),
    rows: [...gimmicks, ...things],
  };
}

/** Lists the Gimmicks of all sides. The moment names the side if several sides have Gimmicks. */
function listGimmicks(translate: Translate, { sides }: Encounter): RosterExtra[] {
  const sidesWithGimmicks = sides.filter(({ gimmicks = [] }) => gimmicks.length > 0);
  return sidesWithGimmicks.flatMap(({ id, name, gimmicks = [] }) =>
    [...new Set(gimmicks)].flatMap((gimmickId) => {
      const entry = getGimmickEntry(translate, gimmickId);
      if (entry === undefined) return [];
      const moment = sidesWithGimmicks.length > 1 ? `${name || id} · ${entry.moment}` : entry.moment;
      return [{ ...entry, moment }];
    }),
  );
}

/** Lists the Objects and Buildings of the setup. Invalid ones, which the findings name, are left out. */
function listThings(translate: Translate, { setup }: Encounter, options: SuOptions): RosterExtra[] {
  const { things } = setup ?? {};
  if (!Array.isArray(things)) return [];
  return things.filter(thingKey.isValid).map((value) => {
    const thingDocument = thingKey.parse(value);
    const thing = createThing(thingDocument, options);
    return {
      name: formatThingName(thingDocument.id, thing),
      tag: '',
      moment: '',
      text: describeThing(translate, thing),
    };
  });
}
