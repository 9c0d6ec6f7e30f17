/** The folders of samples/, one a game, as they stand, bundled. */
import type { Samples } from './samples.ts';

const pick = (files: Record<string, unknown>) => Object.values(files) as { id: string }[];
const characters = import.meta.glob('../../../../samples/*/characters/*.json', { eager: true, import: 'default' });
const factions = import.meta.glob('../../../../samples/*/factions/*.json', { eager: true, import: 'default' });
const teams = import.meta.glob('../../../../samples/*/teams/*.json', { eager: true, import: 'default' });
const events = import.meta.glob('../../../../samples/*/events/*.json', { eager: true, import: 'default' });
const encounters = import.meta.glob('../../../../samples/*/encounters/*.json', { eager: true, import: 'default' });

export const SAMPLE_DOCUMENTS: Samples = {
  characters: pick(characters),
  factions: pick(factions),
  teams: pick(teams),
  events: pick(events),
  encounters: pick(encounters),
};
