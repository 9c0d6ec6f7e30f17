/** Messages about damage in the journal itself. */
import path from 'node:path';
import { visible } from '../../shared/text/visible.ts';
import { readFaultMessage } from '../../shared/texts/disk-messages.ts';
import { englishTexts } from '../texts.ts';
import type { LostChange } from './segments/replay.ts';
import type { Chain } from './snapshots/chain.ts';

/** Sentences about what was damaged and what that cost; empty = every digest was right. */
export function faultsOf({ replay, faulty, closedFolders }: Chain): string[] {
  const faults = [...replay.lost.values()].map(lostMessage);
  for (const { folder, code } of closedFolders) {
    faults.push(
      `The folder “${visible(path.basename(folder))}” can't be read: ${readFaultMessage(englishTexts, code)}.`,
    );
  }
  for (const [name, code] of replay.unreadable) {
    faults.push(`The journal file “${name}” can't be read: ${readFaultMessage(englishTexts, code)}.`);
  }
  if (replay.unnamed > 0) {
    const changes = replay.unnamed === 1 ? 'One change' : `${replay.unnamed} changes`;
    faults.push(`${changes} in the journal can't be read, so Rollcall doesn't know what was changed.`);
  }
  if (replay.missing.size > 0) {
    const files = replay.missing.size === 1 ? 'A journal file is' : `${replay.missing.size} journal files are`;
    faults.push(`${files} missing, so Rollcall doesn't know what was changed in that time.`);
  }
  for (const { name, why } of faulty) faults.push(`The backup “${visible(name)}” can't be used: ${why}.`);
  if (replay.newer.size > 0) {
    faults.push(
      "A newer version of Rollcall wrote part of the journal, and this version can't read it. It was left unchanged.",
    );
  }
  if (faults.length === 0 && replay.damaged.size > 0) {
    faults.push('A journal file was damaged. Rollcall has everything in it from other files.');
  }
  return faults;
}

function lostMessage({ table, id, name, at }: LostChange): string {
  const what = name === '' ? `${table}/${id}` : name;
  return `The newest change to “${visible(what)}”, made on ${timeText(at)}, can't be read. Rollcall only has an older version.`;
}

/** Day and time at the place of the user, the same in every language. */
function timeText(at: number): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} at ${two(date.getHours())}:${two(date.getMinutes())}`;
}
