/** Words of scenarios and subplots, which score sheets show too. */
import type { SectionText } from '../types.ts';

const SCENARIOS: SectionText = {
  title: 'Scenarios (D10)',
  rows: {
    slugfest: {
      name: 'Slugfest',
      text: "*Endgame*: a Team's models that are not KO'ed are below half its starting Levels. *Total*: Levels left; a KO'ed model counts half, rounded up.",
    },
    'danger-zone': {
      name: 'Danger Zone',
      text: '{markers} Power Markers, {apart}"+ from center, each other, edges and Deployment Markers. Moving into BtB, or starting an Activation there: attacked by {dice}D10 against Power alone, Damage and POW Double Stun. Resolve: any Trait, TN {tn}. *Endgame*: all are Claimed. *Total*: Power Markers Claimed.',
    },
    'enemy-territory': {
      name: 'Enemy Territory',
      text: '{markers} Markers per player, {apart}"+ apart: in the own Zone and at most {zone}" from the enemy Zone, or {nearest}-{farthest}" from the own Deployment Marker. *Endgame*: a player Claims both enemy Markers. *Total*: enemy Markers Claimed.',
    },
    'hold-ground': {
      name: 'Hold Ground',
      text: '*Endgame*: a player Claims {quarters} or more table quarters. *Total*: quarters Claimed.',
    },
    'super-quest': {
      name: 'Super Quest',
      text: '{markers} Quest Markers, {apart}"+ from center, each other, edges and Deployment Markers; roll the kind of each. *Endgame*: all are Claimed. *Total*: Quest Markers Claimed.',
    },
  },
};

const SUBPLOTS: SectionText = {
  title: 'Subplots (optional, D10)',
  rows: {
    score: {
      text: 'Each player rolls once. *{vp} VP* as soon as resolved; then the Marker goes. First Blood or Take Their Leader rolled twice scores twice.',
    },
    'first-blood': { name: 'First Blood!', text: 'The first Super is Incapacitated: the other Team scores.' },
    prize: {
      name: 'Prize!',
      text: 'Place a McGuffin, Size {size}, immune to Damage and Effects; roll its kind. Manipulate, TN {tn}: Successes are Study Points, shared by all Teams. The Team that brings them to {points}+ scores.',
    },
    vip: {
      name: 'V.I.P!',
      text: 'Place a model, Size {size}, {zones}"+ from Zones or {markers}"+ from Deployment Markers, if possible; only Knockback affects it. Manipulate, Mind, TN {tn}: Conviction Points, for each Team its own. {points}+ score.',
    },
    'take-their-leader': {
      name: 'Take Their Leader!',
      text: 'The first Leader is Incapacitated: the other Team scores.',
    },
    choice: { name: 'Choice', text: 'The roller chooses. If both roll this, reroll.' },
  },
};

export const PLAY_TEXT = {
  scenarios: SCENARIOS,
  subplots: SUBPLOTS,
} satisfies Record<string, SectionText>;
