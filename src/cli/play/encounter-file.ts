/** Defines the encounter files that the command `rollcall order` reads. */

import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import type { OpenArchive } from '../files/open-archive.ts';

export interface EncounterFile {
  readonly file: string;
  readonly encounter: Encounter;
  readonly archive: OpenArchive | undefined;
}

export interface UnreadableFile {
  readonly file: string;
  readonly error: Unreadable;
}

export const isEncounterFile = (file: EncounterFile | UnreadableFile): file is EncounterFile => 'encounter' in file;
