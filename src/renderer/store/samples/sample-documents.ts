/** Bundles the sample documents in `samples/`, which has a folder for each game. */
import type { Samples } from './samples.ts';

const listDocuments = (files: Record<string, unknown>) => Object.values(files) as { id: string }[];
const characters = import.meta.glob('../../../../samples/*/characters/*.json', { eager: true, import: 'default' });
const factions = import.meta.glob('../../../../samples/*/factions/*.json', { eager: true, import: 'default' });
const teams = import.meta.glob('../../../../samples/*/teams/*.json', { eager: true, import: 'default' });
const events = import.meta.glob('../../../../samples/*/events/*.json', { eager: true, import: 'default' });
const encounters = import.meta.glob('../../../../samples/*/encounters/*.json', { eager: true, import: 'default' });

export const SAMPLE_DOCUMENTS: Samples = {
  characters: listDocuments(characters),
  factions: listDocuments(factions),
  teams: listDocuments(teams),
  events: listDocuments(events),
  encounters: listDocuments(encounters),
};
