/** What things, markers and Entangles on the table are called. */
import { t, texts } from '../../../../i18n/phrases.ts';
import { nameOf as modelName } from '../../../../play/names.ts';
import { shortened } from '../../../../text/short.ts';
import { nameOf } from '../../names.ts';
import { ENTANGLE } from '../attack/declared.ts';
import type { Marker, SuPlay, Thing } from '../state.ts';

const MARKER_WORDS: Readonly<Record<Marker['kind'], string>> = texts({
  power: 'Power Marker',
  territory: 'Objective',
  quarter: 'Table Quarter',
  quest: 'Quest Marker',
  prize: 'Prize',
  vip: 'V.I.P.',
});

/** `Power Marker 2`, `Objective 1 of the Night Watch`, `Overturned Car`, `the Entangle on Wasp`; undefined for what is none of these. */
export function called(play: SuPlay, id: string): string | undefined {
  const marker = play.state.markers.get(id);
  if (marker) return markerName(play, id, marker);
  const thing = play.state.things.get(id);
  if (thing) return thingName(id, thing);
  if (!id.startsWith(ENTANGLE)) return undefined;
  return t`the Entangle on ${nameIn(play)(id.slice(ENTANGLE.length))}`;
}

function markerName(play: SuPlay, id: string, { kind, owner }: Marker): string {
  const number = id.slice(id.lastIndexOf('-') + 1);
  const of = owner === undefined ? '' : t` of ${nameIn(play)(owner)}`;
  return `${MARKER_WORDS[kind]} ${number}${of}`;
}

/** An id that somebody chose says what it is; the one that Rollcall gives says nothing. */
function thingName(id: string, { kind }: Thing): string {
  const number = /^thing-(\d+)$/.exec(id)?.[1];
  return number === undefined ? nameOf(id) : `${nameOf(kind)} ${number}`;
}

/** What anything at the table is called; an id that names nothing is called by itself. */
export const nameIn =
  (play: SuPlay) =>
  (id: string): string =>
    shortened(
      (play.figures.has(id) ? modelName(play as never, id) : undefined) ??
        play.seats.find((seat) => seat.id === id)?.name ??
        called(play, id) ??
        id,
    );
