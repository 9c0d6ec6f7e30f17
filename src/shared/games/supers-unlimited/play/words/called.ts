/** What things, markers and Entangles on the table are called. */
import { nameOf as modelName } from '../../../../play/names.ts';
import { shortened } from '../../../../text/short.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { ENTANGLE } from '../attack/declared.ts';
import type { Marker, SuEncounter, Thing } from '../state.ts';

/** `Power Marker 2`, `Objective 1 of the Night Watch`, `Overturned Car`, `the Entangle on Wasp`; undefined for what is none of these. */
export function called(translate: Translate, encounter: SuEncounter, id: string): string | undefined {
  const marker = encounter.state.markers.get(id);
  if (marker) return markerName(translate, encounter, id, marker);
  const thing = encounter.state.things.get(id);
  if (thing) return thingName(id, thing);
  if (!id.startsWith(ENTANGLE)) return undefined;
  return translate('suWords.entangle', { model: nameIn(translate, encounter)(id.slice(ENTANGLE.length)) });
}

function markerName(translate: Translate, encounter: SuEncounter, id: string, { kind, owner }: Marker): string {
  const marker = translate(`suWords.markers.${kind}`, { number: id.slice(id.lastIndexOf('-') + 1) });
  return owner === undefined
    ? marker
    : translate('suWords.markerOf', { marker, side: nameIn(translate, encounter)(owner) });
}

/** An id that somebody chose says what it is; the one that Rollcall gives says nothing. */
function thingName(id: string, { kind }: Thing): string {
  const number = /^thing-(\d+)$/.exec(id)?.[1];
  return number === undefined ? nameOf(id) : `${nameOf(kind)} ${number}`;
}

/** What anything at the table is called; an id that names nothing is called by itself. */
export const nameIn =
  (translate: Translate, encounter: SuEncounter) =>
  (id: string): string =>
    shortened(
      (encounter.figures.has(id) ? modelName(encounter as never, id) : undefined) ??
        encounter.seats.find((seat) => seat.id === id)?.name ??
        called(translate, encounter, id) ??
        id,
    );
