/** Formats an event of a log on one line: who acts, what happens, and with which values. */
import { truncateVisibly } from '../../text/truncate.ts';

/** Formats any event, readable or not, without its timestamp `at`. */
export function formatEventLine(logEvent: Readonly<Record<string, unknown>>): string {
  const { kind, model, side, note, at: _timestamp, ...detailFields } = logEvent;
  const actor = [side, model].filter((actorId) => typeof actorId === 'string').join(' ');
  const details = Object.entries(detailFields).map(([key, value]) => `${key} ${formatValue(value)}`);
  const comment = typeof note === 'string' && note !== '' ? ` “${truncateVisibly(note)}”` : '';
  const action = [truncateVisibly(actor), truncateVisibly(String(kind)).replaceAll('-', ' ')]
    .filter((part) => part !== '')
    .join(' ');
  return `${[action, ...details].join(', ')}${comment}`;
}

/** Formats the outcome of an event on one line: `total 14, need 17, success false`. */
export const formatOutcome = (lastOutcome: Readonly<Record<string, unknown>>): string =>
  Object.entries(lastOutcome)
    .map(([key, value]) => `${key} ${formatValue(value)}`)
    .join(', ');

function formatValue(value: unknown): string {
  if (typeof value === 'string') return truncateVisibly(value);
  if (Array.isArray(value) && value.every((listItem) => typeof listItem !== 'object'))
    return truncateVisibly(value.join(' '));
  return truncateVisibly(JSON.stringify(value));
}
