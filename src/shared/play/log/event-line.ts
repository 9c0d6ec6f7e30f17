/** An event of a log on one line, for people: who, what, and with what. */
import { shortened } from '../../text/short.ts';

/** Whatever the event holds, readable or not; keys that are of nobody's interest are left out. */
export function eventLine(event: Readonly<Record<string, unknown>>): string {
  const { kind, model, side, note, at: _, ...rest } = event;
  const who = [side, model].filter((id) => typeof id === 'string').join(' ');
  const details = Object.entries(rest).map(([key, value]) => `${key} ${valueText(value)}`);
  const comment = typeof note === 'string' && note !== '' ? ` “${shortened(note)}”` : '';
  const deed = [shortened(who), shortened(String(kind)).replaceAll('-', ' ')].filter((part) => part !== '').join(' ');
  return `${[deed, ...details].join(', ')}${comment}`;
}

/** What an event worked out, on one line: `total 14, need 17, success false`. */
export const outcomeText = (last: Readonly<Record<string, unknown>>): string =>
  Object.entries(last)
    .map(([key, value]) => `${key} ${valueText(value)}`)
    .join(', ');

function valueText(value: unknown): string {
  if (typeof value === 'string') return shortened(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return shortened(value.join(' '));
  return shortened(JSON.stringify(value));
}
