/** Messages about damage in the journal itself. */
import path from 'node:path';
import { readFaultMessage } from '../../shared/text/disk-messages.ts';
import { visible } from '../../shared/text/visible.ts';
import type { LostChange } from './segments/replay.ts';
import type { Chain } from './snapshots/chain.ts';

/** Sentences about what was damaged and what that cost; empty = every digest was right. */
export function faultsOf({ replay, faulty, closedFolders }: Chain): string[] {
  const faults = [...replay.lost.values()].map(lostMessage);
  for (const { folder, code } of closedFolders) {
    faults.push(`The folder “${visible(path.basename(folder))}” cannot be read: ${readFaultMessage(code)}.`);
  }
  for (const [name, code] of replay.unreadable) {
    faults.push(`The file “${name}” of the journal cannot be read: ${readFaultMessage(code)}.`);
  }
  if (replay.unnamed > 0) {
    const changes = replay.unnamed === 1 ? 'One change' : `${replay.unnamed} changes`;
    faults.push(`${changes} of the journal cannot be read, and what was changed is not known any more.`);
  }
  if (replay.missing.size > 0) {
    const files = replay.missing.size === 1 ? 'A file' : `${replay.missing.size} files`;
    faults.push(`${files} of the journal cannot be found, and what was changed in that time is not known any more.`);
  }
  for (const { name, why } of faulty) faults.push(`The backup “${visible(name)}” cannot be used: ${why}.`);
  if (replay.newer.size > 0) {
    faults.push(
      'A part of the journal was written by a newer Rollcall and cannot be read by this one. It was left as it is.',
    );
  }
  if (faults.length === 0 && replay.damaged.size > 0) {
    faults.push('A file of the journal was damaged. Everything that stood in it is known from elsewhere.');
  }
  return faults;
}

function lostMessage({ table, id, name, at }: LostChange): string {
  const what = name === '' ? `${table}/${id}` : name;
  return `The newest change of “${visible(what)}”, made on ${timeText(at)}, cannot be read any more. What is known of it is older.`;
}

/** Day and time at the place of the user, the same in every language. */
function timeText(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} at ${two(date.getHours())}:${two(date.getMinutes())}`;
}
