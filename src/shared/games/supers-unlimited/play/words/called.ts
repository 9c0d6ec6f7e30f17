/** What things, markers and Entangles on the table are called. */
import { nameOf as modelName } from '../../../../play/names.ts';
import { shortened } from '../../../../text/short.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { ENTANGLE } from '../attack/declared.ts';
import type { Marker, SuPlay, Thing } from '../state.ts';

/** `Power Marker 2`, `Objective 1 of the Night Watch`, `Overturned Car`, `the Entangle on Wasp`; undefined for what is none of these. */
export function called(translate: Translate, play: SuPlay, id: string): string | undefined {
  const marker = play.state.markers.get(id);
  if (marker) return markerName(translate, play, id, marker);
  const thing = play.state.things.get(id);
  if (thing) return thingName(id, thing);
  if (!id.startsWith(ENTANGLE)) return undefined;
  return translate('suWords.entangle', { model: nameIn(translate, play)(id.slice(ENTANGLE.length)) });
}

function markerName(translate: Translate, play: SuPlay, id: string, { kind, owner }: Marker): string {
  const marker = translate(`suWords.markers.${kind}`, { number: id.slice(id.lastIndexOf('-') + 1) });
  return owner === undefined ? marker : translate('suWords.markerOf', { marker, side: nameIn(translate, play)(owner) });
}

/** An id that somebody chose says what it is; the one that Rollcall gives says nothing. */
function thingName(id: string, { kind }: Thing): string {
  const number = /^thing-(\d+)$/.exec(id)?.[1];
  return number === undefined ? nameOf(id) : `${nameOf(kind)} ${number}`;
}

/** What anything at the table is called; an id that names nothing is called by itself. */
export const nameIn =
  (translate: Translate, play: SuPlay) =>
  (id: string): string =>
    shortened(
      (play.figures.has(id) ? modelName(play as never, id) : undefined) ??
        play.seats.find((seat) => seat.id === id)?.name ??
        called(translate, play, id) ??
        id,
    );
