/** The features of all kinds of documents. A new kind is one line here (docs/kinds.md). */
import { charactersFeature } from '../features/characters/feature.ts';
import { decksFeature } from '../features/decks/feature.ts';
import { encountersFeature } from '../features/encounters/feature.ts';
import { eventsFeature } from '../features/events/feature.ts';
import { factionsFeature } from '../features/factions/feature.ts';
import { glossaryFeature } from '../features/glossary/feature.ts';
import { templatesFeature } from '../features/studio/feature.ts';
import { teamsFeature } from '../features/teams/feature.ts';

/**
 * The features in the order of the navigation rail and of the menus, which follows the users: the designer of cards, the player of a
 * team, the organizer of an event.
 */
export const KIND_FEATURES = [
  charactersFeature,
  templatesFeature,
  teamsFeature,
  factionsFeature,
  encountersFeature,
  eventsFeature,
  decksFeature,
  glossaryFeature,
] as const;
