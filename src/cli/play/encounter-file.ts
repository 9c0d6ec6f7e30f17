/** The encounter files that `order` reads. */

import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import type { OpenArchive } from '../files/archive-file.ts';

export interface EncounterFile {
  readonly file: string;
  readonly encounter: Encounter;
  readonly archive: OpenArchive | undefined;
}

export interface UnreadFile {
  readonly file: string;
  readonly error: Unreadable;
}

export const isEncounterFile = (file: EncounterFile | UnreadFile): file is EncounterFile => 'encounter' in file;
